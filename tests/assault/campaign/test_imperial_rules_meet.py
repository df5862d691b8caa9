"""Where rules of the Imperial player meet others: figures that are nobody's, allies and entrances, villains who have
fallen, reinforcements of exhausted groups, companions in the Status Phase."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.assault.campaign.field import Field
from tests.assault.campaign.scene import MissionTable

from dejarik.assault.board import SpaceName
from dejarik.assault.campaign import setup
from dejarik.assault.campaign.allies import earned_allies
from dejarik.assault.campaign.rules import bringing
from dejarik.assault.campaign.rules.deploying import Reinforce
from dejarik.assault.campaign.rules.layout import layout_of, spaces_of
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.rounds import MissionRound, begin_activation
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.campaign.setup import where_rebels_enter
from dejarik.assault.content.campaign.language import effects
from dejarik.assault.content.companions import bring_into_play
from dejarik.assault.facts.campaign_records import Arrival, MissionAlly, MissionEvent, Side, Slug
from dejarik.assault.facts.cards import CardId
from dejarik.assault.rules.events import RoundBegins
from dejarik.assault.rules.figures.damage import Damaged, Defeats
from dejarik.assault.rules.figures.groups import add_group
from dejarik.assault.rules.ground import members
from dejarik.assault.rules.state import ANY_GROUP
from dejarik.kernel import NOBODY

HERO, VADER = "diala-passil", "darth-vader-lord-of-the-sith"
MOMENTUM = "verena-talos-combat-momentum"
LEIA = CardId("leia-organa-campaign")
_BRINGS_LEIA = MissionEvent(
    name=Slug("rescue"), deploys=(Arrival(card=LEIA, side=Side.REBEL, spaces=(SpaceName("E11"),)),)
)
pytestmark = pytest.mark.usefixtures("lenient")


@pytest.mark.rule("CORE-TERM-07", "CORE-NEUTRAL-01")
def test_a_neutral_figure_is_no_imperial_figure() -> None:
    """A captured officer, whom nobody controls, frightens no hero (Fearsome Presence); the Empire's own does."""
    for neutral, strain in ((True, 0), (False, 1)):
        table = MissionTable(
            "| A   .   .   .   O   d |",
            A="stormtrooper",
            O="imperial-officer-elite",
            d=HERO,
            empire=["nemeses-fearsome-presence"],
        )
        if neutral:
            table.figure("O").seat = table.state.groups[table.figure("O").group].seat = NOBODY
            table.refresh()
        table.activate("A").choose("end")
        if not neutral:
            table.choose("use")
        assert table.is_idle
        assert table.strain("d") == strain


@pytest.mark.rule("CORE-ALLY-03")
def test_an_ally_begins_next_to_an_entrance_that_something_stands_on_as_the_heroes_do() -> None:
    """Dark Recon: the entrance is E16 and F16, and neither space is entered."""
    field = Field("dark-recon", ally="chewbacca-loyal-wookiee")
    chewbacca = field.of_card("chewbacca-loyal-wookiee")[0]
    heroes = [field.figure("a"), field.figure("b")]
    entrance = spaces_of(field.state, ("E16", "F16"))
    for figure in (chewbacca, *heroes):
        assert figure.space not in entrance
        assert figure.space in where_rebels_enter(field.state)


@pytest.mark.rule("CORE-DEFEAT-07", "CORE-ALLY-08")
def test_a_villain_who_has_been_defeated_is_not_called_back_in_the_same_mission() -> None:
    """As You Wish adds Darth Vader to the hand, unless he has fallen."""
    for fallen in (False, True):
        table = MissionTable(
            "| A   V   .   d |",
            A="stormtrooper",
            V=VADER if fallen else "royal-guard",
            d=HERO,
            agendas=["lord-vaders-command-as-you-wish"],
        )
        table.occur(Damaged(target=table.id("V"), amount=99, by=1))
        assert table.is_defeated("V")
        table.occur(RoundBegins(round=2))
        assert bool(table.offers("use")) is not fallen


@pytest.mark.rule("CORE-DEPLOY-10", "CORE-ACT-06")
def test_a_figure_that_reinforces_an_exhausted_group_does_not_activate_with_it() -> None:
    """The last trooper's activation is over, its card is exhausted, and what is used then lets one more join them."""
    table = MissionTable(
        "| A   B   .   d |",
        groups=("ABC",),
        A="stormtrooper",
        B="stormtrooper",
        d=HERO,
        empire=["imperial-discipline-fire-at-will"],
    )
    group = table.state.groups[table.figure("A").group]
    table.choose_to_activate("A").choose(f"figure:{table.id('A')}", "end", "pass", "end")
    assert not group.ready
    table.push(Reinforce(group=group.id, space=2))
    assert len(members(table.state, group.id)) == 3
    table.choose("pass")
    assert table.is_idle


@pytest.mark.rule("CORE-ALLY-05", "CORE-CARD-09")
def test_an_ally_is_regular_or_elite_only_where_both_are_printed_for_the_campaign() -> None:
    """There is no regular AT-ST, and a card for the skirmish alone is none to bring."""
    assert earned_allies(["at-st-elite"]) == ["at-st-elite"]
    assert earned_allies(["riot-trooper-campaign"]) == ["riot-trooper-campaign"]
    assert earned_allies(["riot-trooper-campaign", "riot-trooper-elite-campaign"]) == [
        "riot-trooper-campaign",
        "riot-trooper-elite-campaign",
    ]


@pytest.mark.rule("CORE-DEPLOY-05", "CORE-DEPLOY-06")
def test_an_event_that_names_a_place_for_an_optional_deployment_has_it_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also when no deployment point is active; and the place does not become one."""
    field = Field("trespass", ready=True)
    empire(field.state).hand, empire(field.state).points = ["probe-droid"], []
    field.state.threat = 3
    reinforcements = MissionEvent(
        name=Slug("reinforcements"), optional_deployment=True, optional_at=(SpaceName("E11"),)
    )
    layout = replace(layout_of(field.state), events=(reinforcements,))
    monkeypatch.setattr(effects, "layout_of", lambda state: layout)
    field.now(lambda state: effects.deploys()(state, EventHappens(event="reinforcements")))
    field.choose("deploy:probe-droid")
    assert field.standing()["probe-droid"] == ["E11"]
    assert field.state.threat == 0
    assert empire(field.state).points == []


@pytest.mark.rule("CORE-ALLY-10", "CORE-ALLY-07")
def test_an_earned_ally_whom_the_mission_brings_later_stays_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one Leia a side: hers is the place that the mission has for her. Chewbacca comes."""
    for given in ({"allies": (MissionAlly(card=LEIA),)}, {"events": (_BRINGS_LEIA,)}):
        field = Field("trespass")
        layout = replace(layout_of(field.state), **given)
        with monkeypatch.context() as patched:
            patched.setattr(bringing, "campaign_mission", lambda mission, layout=layout: layout)
            field.push(setup.BringAlly(card=LEIA))
            assert field.of_card(LEIA) == []
            assert field.state.threat == 0
            field.push(setup.BringAlly(card="chewbacca-loyal-wookiee"))
            assert len(field.of_card("chewbacca-loyal-wookiee")) == 1


@pytest.mark.rule("CORE-STATUS-02", "CORE-CARD-05")
def test_the_companion_of_a_hero_is_not_readied_in_the_status_phase_but_that_of_the_empire_is() -> None:
    table = MissionTable("| A   j   .   . |", A="stormtrooper", j="jarrod-kelvin")
    state = table.state
    own = bring_into_play(state, "j4x-7", state.groups[table.figure("j").group], [2])
    empires = add_group(state, EMPIRE, "88-z", of=ANY_GROUP)
    for group in state.groups.values():
        group.exhaust()
    MissionRound().make_ready(state)
    assert [group.card for group in state.groups.values() if not group.ready] == ["j4x-7"]
    begin_activation(state, state.groups[table.figure("j").group])
    assert state.groups[own.group].ready
    assert empires.ready


@pytest.mark.rule("CORE-TERM-10", "CORE-NEUTRAL-01")
def test_a_neutral_figure_that_falls_is_no_hostile_one() -> None:
    """Verena's Combat Momentum answers the defeat of a hostile figure next to her."""
    for neutral in (True, False):
        table = MissionTable("| N   v |", N="stormtrooper", v="verena-talos", cards={"v": [MOMENTUM]})
        if neutral:
            table.figure("N").seat = table.state.groups[table.figure("N").group].seat = NOBODY
            table.refresh()
        table.push(Defeats(by={table.id("N"): 1}))
        assert bool(table.offers("use")) is not neutral
