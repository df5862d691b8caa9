"""Agendas in a mission: who brings them, who knows of them, and what a hidden hand gives away."""

from __future__ import annotations

import json

import msgspec
import pytest
from tests.assault.campaign.agendas.scene import has_played, held, plot
from tests.assault.campaign.field import Field, party

from dejarik.assault.campaign.determinization import determinize
from dejarik.assault.campaign.game import MissionOptions
from dejarik.assault.campaign.hiding import possible_agendas, redeal
from dejarik.assault.campaign.party import problems, random_party
from dejarik.assault.campaign.rules.stages import ImperialUpgradeBegins
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.content.definitions import is_complete
from dejarik.assault.facts.campaign_library import all_agenda
from dejarik.assault.facts.campaign_vocabulary import AgendaType
from dejarik.assault.game import GAME
from dejarik.assault.rules.events import RoundBegins, RoundEnds
from dejarik.assault.rules.texts import definition_of
from dejarik.kernel import Event, Rng, engine
from dejarik.kernel.answers import random_answer
from dejarik.kernel.match import Match

INFORMANTS = "agents-of-the-empire-imperial-informants"
FIRE = "imperial-discipline-fire-at-will"
GEAR = "heavy-riot-gear"
COORDINATION = "assault-coordination"
SNAP = "persistence-snap-fire"

pytestmark = pytest.mark.usefixtures("lenient")


def of_type(*types: AgendaType) -> list[str]:
    return [card.id for card in all_agenda() if card.type in types]


SECRET = of_type(AgendaType.SECRET)


# --- Who brings them ------------------------------------------------------------------------------


def test_every_agenda_is_written() -> None:
    assert [card.id for card in all_agenda() if not is_complete(card.id)] == []
    assert len(all_agenda()) == 39


@pytest.mark.rule("CORE-AGENDA-02")
def test_mission_agendas_do_nothing_in_a_mission_nor_does_a_beacon() -> None:
    idle = of_type(AgendaType.SIDE_MISSION, AgendaType.FORCED_MISSION)
    assert len(idle) == 5
    for card in idle:
        text = definition_of(card)
        assert (text.abilities, text.constants) == ((), ())
    [beacon] = definition_of("agents-of-the-empire-tracking-beacon").abilities
    assert beacon.on is ImperialUpgradeBegins, "which is between missions"


@pytest.mark.rule("CORE-AGENDA-02")
def test_secret_agendas_are_in_the_hand_and_others_lie_open() -> None:
    field = Field("trespass", agendas=[INFORMANTS, FIRE], influence=2)
    zones = {source.key: (source.zone, source.open) for source in field.state.sources.values()}
    assert (zones[INFORMANTS], zones[FIRE]) == (("hand", False), ("play", True))
    assert empire(field.state).influence == 2


def test_what_is_no_agenda_is_refused_as_one() -> None:
    for card, wrong in (
        (INFORMANTS, []),
        ("military-might-show-of-force", ["party-no-card"]),
        ("x", ["party-no-card"]),
    ):
        brought = party(1, agendas=[card])
        assert [each.id for each in problems(brought) if each.id == "party-no-card"] == wrong


def test_over_time_every_agenda_of_a_hand_or_play_area_is_brought_by_chance() -> None:
    met: set[str] = set()
    for seed in range(150):
        met.update(random_party(Rng.seeded(seed), 2).empire.agendas)
    assert met == set(of_type(AgendaType.SECRET, AgendaType.ONGOING))


# --- Who knows of them ----------------------------------------------------------------------------


def told_to(state: MissionState, events: list[Event], seat: int | None) -> str:
    """Everything that a seat sees, hears and is shown."""
    page = GAME.presenter
    shown = [page.present(state, seat), page.tell(state, events, seat), page.occasion(state, seat)]
    return json.dumps([engine.view(state, seat), engine.told(state, events, seat), shown], default=str)


@pytest.mark.slow
@pytest.mark.rule("CORE-INFO-01", "CORE-AGENDA-02")
@pytest.mark.parametrize("seed", range(3))
def test_the_rebels_never_see_nor_hear_the_name_of_an_agenda_in_the_hand(seed: int) -> None:
    rng = Rng.seeded(seed)
    agendas = list(SECRET)
    rng.shuffle(agendas)
    options = MissionOptions("trespass", party(2, agendas=agendas[:8], influence=2), bluff=bool(seed % 2))
    match, events, played = Match(GAME, options, seed), list[Event](), 0
    assert isinstance(match.state, MissionState)
    while match.decision is not None and len(match.choices) < 250:
        state: MissionState = match.state
        names = [source.key for source in state.sources.values() if source.zone == "hand"]
        for seat in (2, None):
            known = told_to(state, events, seat)
            assert [name for name in names if name in known] == []
        own = told_to(state, events, EMPIRE)
        assert [name for name in names if name not in own] == [], "so that the names are those that are used"
        events = list(match.apply(random_answer(match.decision, rng)))
        played = len(empire(match.state).played)
    assert played, "some have been played"


@pytest.mark.rule("CORE-INFO-03")
def test_everybody_knows_which_agendas_have_been_played() -> None:
    table = plot("A.d", GEAR, INFORMANTS, A="stormtrooper")
    table.occur(RoundBegins(round=1)).choose(f"use:{GEAR}", "decline")
    for seat in (0, 1, None):
        assert engine.view(table.state, seat)["state"]["players"][EMPIRE]["played"] == [GEAR]
    assert held(table) == [INFORMANTS]


@pytest.mark.rule("CORE-INFO-01", "CORE-INFO-03")
def test_a_page_shows_how_many_agendas_are_left_and_which_were_played() -> None:
    field = Field("trespass", agendas=[GEAR, INFORMANTS, COORDINATION], influence=1)
    field.occur(RoundBegins(round=2)).choose(f"use:{GEAR}", "decline")
    for seat in (EMPIRE, 1, None):
        page = json.loads(msgspec.json.encode(GAME.presenter.present(field.state, seat)))
        everybody = {name: page["empire"][name] for name in ("agendas", "played", "influence")}
        assert everybody == {"agendas": 2, "played": [GEAR], "influence": 1}
        hand = [INFORMANTS, COORDINATION] if seat == EMPIRE else []
        assert [each["card"] for each in page["agendas"]] == hand


def test_a_card_of_the_hand_knows_the_options_it_is_played_by() -> None:
    field = Field("trespass", agendas=[INFORMANTS, COORDINATION])

    def options() -> dict[str, list[str]]:
        page = json.loads(msgspec.json.encode(GAME.presenter.present(field.state, EMPIRE)))
        return {each["card"]: each["options"] for each in page["agendas"]}

    field.activate_figure(field.of_card("imperial-officer")[0])
    assert options() == {INFORMANTS: [], COORDINATION: [f"use:{COORDINATION}.{COORDINATION}"]}
    field.choose("end").occur(RoundEnds(round=1))
    assert [len(each) for each in options().values()] == [1, 0]


@pytest.mark.rule("CORE-INFO-01")
def test_a_hand_that_is_dealt_anew_looks_the_same_and_holds_nothing_that_was_played() -> None:
    field = Field("trespass", agendas=[INFORMANTS, SNAP])
    empire(field.state).played = [card for card in SECRET if card not in (INFORMANTS, SNAP, GEAR)]
    assert sorted(possible_agendas(field.state)) == sorted([INFORMANTS, SNAP, GEAR])
    before, met = engine.view(field.state, 1), set[str]()
    for seed in range(20):
        twin = engine.clone(field.state)
        redeal(twin, 1, Rng.seeded(seed))
        assert engine.view(twin, 1) == before
        met.update(source.key for source in twin.sources.values() if source.zone == "hand")
    assert met == {INFORMANTS, SNAP, GEAR}


@pytest.mark.rule("CORE-INFO-01")
def test_a_rebel_imagines_agendas_and_the_empire_knows_its_own() -> None:
    field = Field("trespass", agendas=[INFORMANTS, SNAP])
    empire(field.state).hand = ["royal-guard"]
    for seat in (0, 1):
        imagined = determinize(engine.view(field.state, seat), Rng.seeded(3))
        hand = [source.key for source in imagined.sources.values() if source.zone == "hand"]
        assert (len(hand), len(empire(imagined).hand)) == (2, 1)
        assert set(hand) <= set(SECRET)
        assert (hand == [INFORMANTS, SNAP]) is (seat == EMPIRE)


# --- What a hidden hand gives away ----------------------------------------------------------------


@pytest.mark.rule("CORE-TIMING-12")
@pytest.mark.parametrize(
    ("agendas", "bluff", "asked"), [([SNAP], True, True), ([SNAP], False, False), ([], True, False)]
)
def test_with_bluff_windows_the_empire_is_asked_whatever_the_hand_holds(
    agendas: list[str], bluff: bool, asked: bool
) -> None:
    field = Field("trespass", agendas=agendas, bluff=bluff)
    field.occur(RoundEnds(round=1))
    assert (field.options == ["pass"] and field.decision.seat == EMPIRE) is asked


@pytest.mark.rule("CORE-TIMING-12")
def test_in_a_bluff_window_a_card_of_the_moment_can_be_played() -> None:
    field = Field("trespass", agendas=[INFORMANTS], bluff=True)
    field.occur(RoundEnds(round=1)).choose(f"use:{INFORMANTS}")
    assert has_played(field, INFORMANTS)
