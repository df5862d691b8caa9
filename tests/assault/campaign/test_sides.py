"""Allies, villains and figures of the other side: who counts as what in a mission."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.imperial.scene import HIT, empire, fight_on
from tests.assault.campaign.scene import MissionTable
from tests.assault.campaign.trial import write_trial

from dejarik.assault.campaign.allies import earned_allies
from dejarik.assault.campaign.party import playable_decks, starting_empire
from dejarik.assault.campaign.rules.bounties import claim_bounty, hunted
from dejarik.assault.campaign.rules.deploying import DeployGroup, affordable, has_figures
from dejarik.assault.campaign.rules.layout import space_of
from dejarik.assault.campaign.rules.open_groups import may_be_open
from dejarik.assault.campaign.rules.state import EMPIRE, is_rebel
from dejarik.assault.campaign.rules.state import empire as imperial_player
from dejarik.assault.campaign.rules.values import counts_as_imperial, counts_as_rebel
from dejarik.assault.content.campaign.language import IMPERIALS, REBELS, target
from dejarik.assault.facts.cards import Faction
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.attack.borrowing import attack_for
from dejarik.assault.rules.events import MissionBegins
from dejarik.assault.rules.ground import foes, is_friendly
from dejarik.assault.rules.printed import profile
from dejarik.assault.rules.texts import may_target
from dejarik.assault.rules.values import health, speed

pytestmark = pytest.mark.usefixtures("lenient")


# --- Rebel figures --------------------------------------------------------------------------------


@pytest.mark.rule("CORE-TERM-08")
def test_heroes_and_allies_are_rebel_figures() -> None:
    table = MissionTable("| A   d   r |", A="stormtrooper", d="diala-passil", r="rebel-trooper")
    assert [is_rebel(table.state, table.figure(letter)) for letter in "Adr"] == [False, True, True]
    assert [REBELS(table.state, table.figure(letter)) for letter in "Adr"] == [False, True, True]


@pytest.mark.rule("CORE-ALLY-06")
def test_a_mercenary_who_is_an_ally_counts_as_rebel() -> None:
    field = Field("trespass", ally="dengar")
    [dengar] = field.of_card("dengar")
    assert profile("dengar").faction is Faction.MERCENARY
    assert REBELS(field.state, dengar)
    assert not IMPERIALS(field.state, dengar)
    assert is_friendly(field.state, dengar, field.figure("a"))
    assert {figure.seat for figure in foes(field.state, dengar)} == {EMPIRE}
    field.clear().defeat(dengar)
    assert "dengar" not in imperial_player(field.state).hand


@pytest.mark.rule("CORE-ALLY-05")
def test_an_ally_earned_twice_may_be_the_elite_one() -> None:
    trooper, elite = "echo-base-trooper", "echo-base-trooper-elite"
    assert earned_allies([]) == []
    assert earned_allies([trooper]) == [trooper]
    assert earned_allies([elite]) == [trooper], "the regular card, whichever is named"
    assert earned_allies([trooper, "dengar", trooper]) == [trooper, elite, "dengar"]
    assert earned_allies(["dengar", "dengar"]) == ["dengar"], "who is unique is neither"


# --- Unique by name -------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ALLY-10", "CORE-TERM-13")
def test_an_ally_whose_name_the_mission_brings_stays_away(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "homecoming")
    plain = Field("homecoming").state.threat
    for card, comes in (("luke-skywalker-jedi-knight", False), ("dengar", True)):
        field = Field("homecoming", ally=card)
        assert len(field.of_card("luke-skywalker-hero-of-the-rebellion")) == 1
        assert bool(field.of_card(card)) is comes
        assert (field.state.threat > plain) is comes


@pytest.mark.rule("CORE-ALLY-10", "IA-VILLAIN-02")
def test_the_empire_has_one_of_a_name_at_a_time() -> None:
    field = Field("aftermath")
    state = field.state
    jabba, other = "jabba-the-hutt-vile-gangster-campaign", "jabba-the-hutt-vile-gangster-skirmish"
    imperial_player(state).villains += [jabba, other]
    imperial_player(state).hand.append(other)
    assert not may_be_open(state, jabba), "the same name in hand"
    imperial_player(state).hand.clear()
    field.push(DeployGroup(card="dengar", seat=EMPIRE, spaces=[space_of(state, "C6")]))
    field.until("activate-group")
    imperial_player(state).hand.append("dengar")
    state.threat = 20
    assert not has_figures(state, "dengar")
    assert "dengar" not in affordable(state)
    assert has_figures(state, "dengar", 1), "that of another side is another matter"


@pytest.mark.rule("IA-VILLAIN-02", "CORE-ALLY-01", "CORE-ALLY-08")
def test_a_villain_follows_the_rules_of_allies() -> None:
    field = Field("aftermath")
    state = field.state
    assert not may_be_open(state, "dengar"), "not earned"
    imperial_player(state).villains.append("dengar")
    assert may_be_open(state, "dengar")
    field.push(DeployGroup(card="dengar", seat=EMPIRE, spaces=[space_of(state, "C6")]))
    field.until("activate-group").defeat(*field.of_card("dengar"))
    assert "dengar" not in imperial_player(state).hand, "out for the mission"
    assert imperial_player(state).villains == ["dengar"], "and not for longer"


# --- Figures of the other side --------------------------------------------------------------------


@pytest.mark.rule("CORE-ATTACK-55", "IA-ATTACK-07")
def test_a_figure_that_the_other_side_attacks_with_is_of_both_sides_for_the_mission(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write_trial(
        monkeypatch,
        "aftermath",
        target("terminal", attacked_by=REBELS),
        target("crate", attacked_by=IMPERIALS),
    )
    field = Field("aftermath")
    state = field.state
    [trooper, *_] = field.of_card("stormtrooper")
    terminal, crate = field.token("terminal"), field.token("crate")
    for attacker, allowed in ((field.figure("a"), (True, False)), (trooper, (False, True))):
        assert (may_target(state, attacker, terminal), may_target(state, attacker, crate)) == allowed
    field.put(trooper, "E3").put("a", "E5")
    attack_for(state, trooper, 1)
    field.push()
    assert state.find(Attack) is not None
    assert (counts_as_rebel(state, trooper), counts_as_imperial(state, trooper.id)) == (True, True)
    assert (may_target(state, trooper, terminal), may_target(state, trooper, crate)) == (True, True)
    assert not counts_as_imperial(state, field.id("a"))


# --- Bounty tokens --------------------------------------------------------------------------------


@pytest.mark.rule("IA-BOUNTY-01", "CORE-TOKEN-20")
def test_a_bounty_token_does_nothing_by_itself() -> None:
    fights = []
    for bounty in (False, True):
        table = empire("A.d", A="stormtrooper")
        if bounty:
            claim_bounty(table.state, table.id("d"))
        me = table.id("d")
        values = health(table.state, me), speed(table.state, me)
        table.roll(HIT).attack_with("A", "d")
        options = list(table.options)
        fight_on(table)
        table.activate("d")
        fights.append((values, options, table.damage("d"), table.strain("d"), table.options))
    assert fights[0] == fights[1]


@pytest.mark.rule("IA-BOUNTY-02", "IA-BOUNTY-03")
def test_only_the_hutt_mercenaries_bring_bounty_tokens() -> None:
    for deck in playable_decks():
        table = empire("A..de", *starting_empire(deck).cards, A="stormtrooper", e="gaarkhan")
        table.occur(MissionBegins())
        wanted = {table.id("d"), table.id("e")} if deck == "hutt-mercenaries" else set()
        assert set(hunted(table.state)) == wanted, deck
