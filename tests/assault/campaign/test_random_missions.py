"""Missions played at random to their ends: every promise of the conformance suite, and what the Rebels never see.

The players act whenever they can, so that doors are opened, objects tested and attacked, and events happen.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.assault.campaign.field import party

from dejarik.assault.campaign.game import MissionOptions
from dejarik.assault.campaign.party import (
    HeroBrought,
    Party,
    playable_decks,
    playable_heroes,
    starting_empire,
    starting_party,
)
from dejarik.assault.campaign.rules.deploying import TroopsShown
from dejarik.assault.campaign.rules.layout import layout_of
from dejarik.assault.campaign.rules.missions import mission_text, option_of, playable_missions
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire, rebels
from dejarik.assault.content.definitions import is_complete
from dejarik.assault.facts.campaign_library import class_deck
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.campaign_records import Side
from dejarik.assault.game import GAME
from dejarik.assault.rules.ground import board_for
from dejarik.assault.rules.state import HAND
from dejarik.kernel import Decision, Event, Option, Rng, engine, register
from dejarik.kernel.answers import Choice, random_answer
from dejarik.kernel.conformance import Inspector
from dejarik.kernel.decisions import Kind
from dejarik.kernel.match import Match

register(GAME)

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("lenient")]

EVERY = 60  # decisions between two looks of the inspector
GLANCE = 6  # decisions between two looks at what the Rebels see; what they hear is always looked at
EAGER = ("interact", "attack", "test", "deploy", "reinforce")

each_mission = pytest.mark.parametrize("mission", playable_missions())
#: Each mission once; the fuzzer plays all with every party.
each_game = pytest.mark.parametrize(
    ("mission", "heroes"), [(mission, 2 + place % 3) for place, mission in enumerate(playable_missions())]
)


def test_a_tour_comes_to_every_mission_with_two_three_and_four_heroes() -> None:
    tables = [GAME.options_from(settings, Rng.seeded(1)) for settings in GAME.tour({})]
    seen = [(table.mission, len(table.party.heroes)) for table in tables]
    assert sorted(seen) == [(mission, heroes) for mission in playable_missions() for heroes in (2, 3, 4)]
    assert [table["heroes"] for table in GAME.tour({"format": "mission", "mission": "aftermath"})] == [
        "2",
        "3",
        "4",
    ]


def options(mission: str, heroes: int, rng: Rng) -> MissionOptions:
    """Heroes and a class that are complete, by chance; as long as there are too few, the same hero several times."""
    names, decks = playable_heroes(), playable_decks()
    if len(names) < heroes or not decks:
        return MissionOptions(mission, party(heroes), threat_level=2 + rng.below(3))
    rng.shuffle(names)
    return MissionOptions(mission, starting_party(tuple(names[:heroes]), rng.pick(decks)))


def answer(asked: Decision, rng: Rng) -> Choice:
    """By chance; half the time something that changes more than a place."""
    if asked.kind is Kind.CHOOSE and rng.below(2):
        eager: list[Option] = [option for option in asked.options if option.verb.word in EAGER]
        if eager:
            return rng.pick(eager)
    return random_answer(asked, rng)


@each_game
def test_a_random_mission_keeps_every_promise(mission: str, heroes: int) -> None:
    rng = Rng.seeded(1000 * heroes)
    match = Match(GAME, options(mission, heroes, rng), 0)
    inspector = Inspector(match, rng.split(), breadth=2)
    while match.decision is not None:
        if len(match.choices) % EVERY == 0:
            assert inspector.look() == []
        assert list(GAME.violations(match.state)) == []
        inspector.advance(answer(match.decision, rng), looking=(len(match.choices) + 1) % EVERY == 0)
    assert inspector.look() == []
    assert match.outcome is not None
    assert isinstance(match.state, MissionState)
    assert match.outcome.winners in ((EMPIRE,), tuple(rebels(match.state)))


#: Few of the cards that heroes buy are in starting parties: here all come, a few heroes at a time.
each_few = pytest.mark.parametrize("names", [playable_heroes()[first::4] for first in range(4)])


@each_few
def test_heroes_with_all_cards_of_their_classes_keep_every_promise(names: list[str]) -> None:
    rng = Rng.seeded(len(names[0]))
    decks = {name: [card.id for card in class_deck(name) if is_complete(card.id)] for name in names[:4]}
    heroes = tuple(HeroBrought(name, tuple(cards)) for name, cards in decks.items())
    party = Party(heroes, starting_empire(rng.pick(playable_decks())))
    match = Match(GAME, MissionOptions(rng.pick(playable_missions()), party), rng.below(100))
    inspector = Inspector(match, rng.split(), breadth=2)
    while match.decision is not None:
        if len(match.choices) % (4 * EVERY) == 0:
            assert inspector.look() == []
        assert list(GAME.violations(match.state)) == []
        uses = [option for option in match.decision.options if option.verb.word in ("use", "special")]
        given = rng.pick(uses) if uses and rng.below(2) else answer(match.decision, rng)
        inspector.advance(given, looking=(len(match.choices) + 1) % (4 * EVERY) == 0)


# --- The fog --------------------------------------------------------------------------------------


def hidden_names(state: MissionState) -> Iterator[str]:
    """What nobody but the Empire may know now, by the names that the program has for it (CORE-INFO-01)."""
    layout, text = layout_of(state), mission_text(state)
    for section in layout.sections:
        if section.region not in state.sections:
            yield section.region
            yield section.name
    placed = {section.name for section in layout.sections if section.region in state.sections}
    yield from (point.name for point in layout.points if "-" in point.name and point.name not in placed)
    laid = set(board_for(state).map.spaces)
    lying = {token.kind for token in (*state.tokens.values(), *state.removed.values())}
    lying |= {each.kind for each in layout.objects if not each.spaces or not laid.isdisjoint(each.spaces)}
    for each in layout.objects:
        if each.kind not in lying:
            yield each.kind
            yield each.name
    on_the_table = {figure.card for figure in (*state.figures.values(), *state.fallen.values())}
    on_the_table |= {group.card for group in layout.initial_groups}  # they come before anybody can act
    waiting = (each.card for each in empire(state).reserved if each.event not in state.happened)
    yield from {*empire(state).hand, *waiting} - on_the_table
    yield from (event for event in text.events if event not in state.happened and event not in lying)
    open_to_rebels = {each.name for each in layout.events if each.choice is Side.REBEL}
    for event, choices in text.options.items():
        if event in open_to_rebels & set(state.happened):
            continue  # they choose themselves
        for option in choices:
            if option_of(event, option) not in state.happened:
                yield option_of(event, option)
                yield f"option:{option}"
    yield from (source.key for source in state.sources.values() if source.zone == HAND)


WORD = re.compile(r"[\w-]+")


def mentions(text: str, name: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text) is not None


def mentioned(shown: Any, names: set[str]) -> list[str]:
    """Those of some names that are in what is shown."""
    text = json.dumps(shown, default=str)
    words = set(WORD.findall(text))
    return [name for name in names if name in words or (not WORD.fullmatch(name) and mentions(text, name))]


def seen_and_heard(state: MissionState, events: list[Event], seat: int | None) -> dict[str, Any]:
    return {"seen": engine.view(state, seat), "heard": engine.told(state, events, seat)}


#: Names that something open has, too: a field of the deployment in progress, and a space.
NAMED_ALIKE = frozenset({"reinforced", "L5"})

SECRET = "armored-gauntlets"  # stands for an agenda: any card that nobody else has


def held_secretly(mission: str, heroes: int, seed: int) -> MissionState:
    """A mission at its first decision, with a card in the Imperial hand and a group that was chosen for it."""
    state: MissionState = engine.start(GAME, options(mission, heroes, Rng.seeded(seed)), seed)
    state.enter(SECRET, EMPIRE, zone=HAND, open=False)
    empire(state).hand.append(held(mission))
    return state


def held(mission: str) -> str:
    """A card that no event of the mission and no group at its start shows."""
    layout = campaign_mission(mission)
    there = {each.card for each in layout.initial_groups} | {each.card for each in layout.reserved_groups}
    return "wampa" if "trandoshan-hunter" in there else "trandoshan-hunter"


@pytest.mark.rule("CORE-INFO-01", "IA-HIDDENINFO-01", "IA-HIDDENINFO-02")
@each_mission
def test_the_rebels_see_and_hear_nothing_that_is_hidden(mission: str) -> None:
    rng = Rng.seeded(7)
    state = held_secretly(mission, 2, 7)
    events: list[Event] = []
    met: set[str] = set()
    told: set[str] = set()  # what a Supply card has made the Empire show
    while (asked := engine.decision(state)) is not None:
        told |= {card for event in events if isinstance(event, TroopsShown) for card in event.cards}
        names = set(hidden_names(state)) - told - NAMED_ALIKE
        met |= names
        for seat in (rebels(state)[-1], None):
            if events:
                assert mentioned(engine.told(state, events, seat), names) == []
            if state.number % GLANCE:
                continue
            seen = engine.view(state, seat)
            offered = {f"option:{each.value}" for each in asked.options} if seat in asked.seats else set()
            assert mentioned(seen, names - offered) == []
            mine = seen["state"]["players"][EMPIRE]
            assert mine["points"] == {"hidden": len(empire(state).points)}
            assert mine["hand"] == {"hidden": len(empire(state).hand)}, "how many there are, everybody sees"
            assert mine["reserved"] == {"hidden": len(empire(state).reserved)}
        events = engine.apply(state, answer(asked, rng))
    assert {SECRET, held(mission)} <= met


@pytest.mark.rule("CORE-INFO-01")
@each_mission
def test_the_empire_sees_what_is_its_own(mission: str) -> None:
    """So that the test above looks for names which are really there."""
    state = held_secretly(mission, 2, 7)
    state.__dict__.pop("decision_", None)
    text = json.dumps(seen_and_heard(state, [], EMPIRE), default=str)
    own = {SECRET, held(mission), *(each.card for each in empire(state).reserved)}
    assert {name for name in own if mentions(text, name)} == own


@pytest.mark.rule("CORE-INFO-02")
@each_mission
def test_nobody_sees_the_supply_deck(mission: str) -> None:
    state = held_secretly(mission, 2, 7)
    for seat in (EMPIRE, *rebels(state), None):
        assert engine.view(state, seat)["state"]["supply"] == {"hidden": len(state.supply)}


@pytest.mark.rule("CORE-INFO-03", "CORE-EVENT-07", "IA-HIDDENINFO-03")
@each_mission
def test_everybody_sees_what_is_open(mission: str) -> None:
    state = held_secretly(mission, 2, 7)
    while state.round < 1:
        asked = engine.decision(state)
        assert asked is not None
        engine.apply(state, answer(asked, Rng.seeded(1)))
    for seat in (*rebels(state), None):
        shown = engine.view(state, seat)["state"]
        assert (shown["threat"], shown["threat_level"], shown["round"]) == (
            state.threat,
            state.threat_level,
            mission_text(state).first_round.get(2, 1),
        )
        assert shown["told"] == [{"text": "mission-briefing", "round": 0}], "what was read can be read again"
        assert shown["goals"] == state.goals
