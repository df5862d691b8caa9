"""Companions: how they come into play, activate with their group and outlive it; shown with Salacious B. Crumb."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import wound
from tests.assault.rules.rounds import play_round
from tests.assault.table import Table

from dejarik.assault.content.companions import affiliation, bring_into_play, companions_of
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.activation import Activation, GroupActivation
from dejarik.assault.rules.events import Deployed, MissionBegins
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import are_adjacent, sees
from dejarik.assault.rules.objects.tokens import DOOR, tokens_of
from dejarik.assault.rules.printed import Faction, profile
from dejarik.assault.rules.state import NOWHERE, Figure
from dejarik.assault.rules.values import can_interact

CRUMB = "salacious-b-crumb"


def bring(table: Table, letter: str, space: str) -> Figure:
    """A companion for the figure's group, in a space given by its name."""
    state = table.state
    state.__dict__.pop("decision_", None)
    number = int(state.__dict__["board_"].space(space))
    figure = bring_into_play(state, CRUMB, state.groups[table.figure(letter).group], [number])
    table.push()
    return figure


@pytest.mark.rule("IA-COMP-01", "IA-COMP-04", "CORE-COMPANION-01")
def test_a_companion_comes_ready_and_belongs_to_a_group() -> None:
    table = Table("| V   .   a |", V="vinto-hreeda-skirmish", a="alliance-ranger")
    crumb = bring(table, "V", "B1")
    group = table.state.groups[crumb.group]
    assert group.ready
    assert group.of == table.figure("V").group
    assert companions_of(table.state, 0, CRUMB) == [crumb]
    assert companions_of(table.state, 1, CRUMB) == []


@pytest.mark.rule("IA-COMP-02")
def test_a_companion_has_the_affiliation_of_its_group() -> None:
    table = Table("| L   .   a |", L="luke-skywalker-jedi-knight", a="alliance-ranger")
    crumb = bring(table, "L", "B1")
    assert profile(CRUMB).faction is Faction.MERCENARY
    assert affiliation(table.state, crumb) is Faction.REBEL
    assert affiliation(table.state, table.figure("a")) is Faction.REBEL


def group_of(table: Table, letter: str) -> GroupActivation:
    figure = table.figure(letter)
    return GroupActivation(group=figure.group, seat=figure.seat)


@pytest.mark.rule("IA-COMP-03", "CORE-ACT-16")
def test_a_companion_activates_directly_before_its_group() -> None:
    table = Table("| V   .   a |", V="vinto-hreeda-skirmish", a="alliance-ranger")
    crumb = bring(table, "V", "B1")
    table.push(group_of(table, "V"))
    assert table.options == [f"figure:{table.id('V')}", f"figure:{crumb.id}"]
    table.choose(f"figure:{crumb.id}")
    assert table.decision.about["figure"] == crumb.id
    table.choose("end")
    assert table.decision.about["figure"] == table.id("V")
    table.choose("end")
    assert table.is_idle
    assert not table.state.groups[crumb.group].ready


@pytest.mark.rule("IA-COMP-03", "CORE-ACT-16")
def test_a_companion_activates_directly_after_its_group_and_not_in_between() -> None:
    table = Table(
        "| V   W   .   a |",
        V="weequay-pirate", W="weequay-pirate", a="alliance-ranger", groups=["VW"],
    )  # fmt: skip
    crumb = bring(table, "V", "C1")
    table.push(group_of(table, "V")).choose(f"figure:{table.id('V')}", "end")
    assert table.decision.about["figure"] == table.id("W")  # not Crumb
    table.choose("end")
    assert table.decision.about["figure"] == crumb.id
    table.choose("end")
    assert table.is_idle


@pytest.mark.rule("IA-COMP-05", "CORE-PLACE-06")
def test_a_companion_that_finds_no_room_is_placed_as_close_as_possible() -> None:
    table = Table("| V   #   .   a |", V="vinto-hreeda-skirmish", a="alliance-ranger")
    crumb = bring(table, "V", "B1")
    assert sorted(table.options) == ["place:A1", "place:C1"]  # its host's space it may share
    table.choose("place:A1")
    assert crumb.space == table.figure("V").space


@pytest.mark.rule("IA-COMP-06", "IA-COMP-14", "CORE-COMPANION-07")
def test_a_companion_can_be_hurt_and_defeated_but_scores_nothing() -> None:
    table = Table("| V   .   a |", V="vinto-hreeda-skirmish", a="alliance-ranger")
    crumb = bring(table, "V", "B1")
    crumb.damage = 5
    table.occur(Damaged(target=crumb.id, amount=1, by=1))
    assert crumb.id not in table.state.figures
    assert table.vp(1) == 0
    assert crumb.group not in table.state.groups
    assert profile(CRUMB).figure_cost == 0


@pytest.mark.rule("IA-COMP-07", "IA-COMP-11")
def test_a_companion_hides_nobody_and_is_adjacent_to_who_shares_its_space() -> None:
    table = Table("| V   .   a |", V="vinto-hreeda-skirmish", a="alliance-ranger")
    crumb = bring(table, "V", "B1")
    assert sees(table.state, table.figure("V"), table.figure("a"))
    crumb.space = table.figure("a").space
    table.refresh()
    assert are_adjacent(table.state, crumb, table.figure("a"))
    assert are_adjacent(table.state, table.figure("a"), crumb)


@pytest.mark.rule("IA-COMP-08", "IA-COMP-10")
def test_hostile_figures_enter_and_stay_in_its_space_at_no_extra_cost() -> None:
    table = Table("| V   .   a |", V="vinto-hreeda-skirmish", a="alliance-ranger")
    bring(table, "V", "B1")
    table.activate("a").choose("move")
    assert table.facts("go:B1")["cost"] == 1


@pytest.mark.rule("IA-COMP-09")
def test_a_companion_may_end_in_the_space_of_another_figure() -> None:
    table = Table("| V   .   a |", V="vinto-hreeda-skirmish", a="alliance-ranger")
    crumb = bring(table, "V", "B1")
    table.push(Activation(figure=crumb.id)).choose("move", "go:A1", "end")
    assert crumb.space == table.figure("V").space


@pytest.mark.rule("IA-COMP-12", "CORE-INTERACT-04")
def test_a_companion_cannot_interact() -> None:
    table = Table(
        """
        | V   . = .   a |
        | .   . = .   . |
        """,
        V="vinto-hreeda-skirmish",
        a="alliance-ranger",
    )
    crumb = bring(table, "V", "B1")
    assert tokens_of(table.state, DOOR)
    assert not can_interact(table.state, crumb.id)
    table.push(Activation(figure=crumb.id))
    assert table.offers("interact:") == []


@pytest.mark.rule("IA-COMP-16", "CORE-COMPANION-08")
def test_a_companion_stays_when_its_group_is_gone_but_activates_no_more() -> None:
    table = Table("| V   .   a   W |", V="vinto-hreeda-skirmish", W="weequay-pirate", a="alliance-ranger")
    crumb = bring(table, "V", "B1")
    wound(table, "V", 8, by=1)
    assert crumb.id in table.state.figures
    activated = []
    play_round(table)
    while not table.is_idle:
        activated.append(table.decision.about["figure"])
        table.choose("end")
    assert activated == [table.id("W"), table.id("a")]


@pytest.mark.rule("IA-COMP-16", "CORE-COMPANION-08")
def test_a_companion_does_not_activate_after_a_group_that_is_gone_in_its_own_activation() -> None:
    table = Table("| V   .   a   W |", V="vinto-hreeda-skirmish", W="weequay-pirate", a="alliance-ranger")
    crumb = bring(table, "V", "B1")
    table.hurt("V", 7).give("V", Condition.BLEEDING)
    table.push(group_of(table, "V")).choose(f"figure:{table.id('V')}", "move")
    assert table.is_defeated("V")
    assert table.is_idle  # Crumb is not activated
    assert crumb.id in table.state.figures
    assert crumb.space != NOWHERE


@pytest.mark.rule("IA-COMP-03", "IA-COMP-04", "CORE-ACT-16", "CORE-GROUP-02")
def test_a_companion_that_comes_during_its_groups_activation_activates_directly_after_it() -> None:
    table = Table("| A   .   b |", A="jarrod-kelvin-skirmish", b="royal-guard").hand(0, "droid-mastery")
    table.push(group_of(table, "A")).choose("use:droid-mastery")
    [droid] = companions_of(table.state, 0, "j4x-7")
    assert table.state.groups[droid.group].ready
    assert table.decision.about["figure"] == table.id("A")
    table.choose("end")
    assert not table.state.groups[table.figure("A").group].ready  # CORE-ACT-06
    assert table.decision.about["figure"] == droid.id
    assert table.state.groups[droid.group].ready
    table.choose("end")
    assert table.is_idle
    assert not table.state.groups[droid.group].ready


@pytest.mark.rule("IA-COMP-18", "CORE-COMPANION-09")
def test_each_player_may_have_a_companion_of_the_same_kind() -> None:
    table = Table("| V   .   a |", V="vinto-hreeda-skirmish", a="shyla-varad-skirmish")
    mine = bring(table, "V", "A1")
    theirs = bring(table, "a", "C1")
    assert companions_of(table.state, 0, CRUMB) == [mine]
    assert companions_of(table.state, 1, CRUMB) == [theirs]


@pytest.mark.rule("IA-COMP-19", "CORE-COMPANION-09")
def test_a_companion_that_comes_again_leaves_the_board_first() -> None:
    table = Table(
        "| V   .   W   a |", V="vinto-hreeda-skirmish", W="shyla-varad-skirmish", a="alliance-ranger"
    )
    old = bring(table, "V", "B1")
    new = bring(table, "W", "C1")
    assert companions_of(table.state, 0, CRUMB) == [new]
    assert old.id not in table.state.figures
    assert old.group not in table.state.groups
    assert not [source for source in table.state.sources.values() if source.subject == old.id]
    assert table.vp(1) == 0  # nobody was defeated


def test_only_a_companion_is_brought_into_play() -> None:
    table = Table("| V   .   a |", V="vinto-hreeda-skirmish", a="alliance-ranger")
    with pytest.raises(ValueError, match="companion"):
        bring_into_play(table.state, "weequay-pirate", table.state.groups[table.figure("V").group], [1])


def test_with_a_host_that_a_mission_holds_back_the_companion_comes_when_it_is_deployed() -> None:
    table = Table("| V   .   a |", V="vinto-hreeda-skirmish", a="alliance-ranger")
    table.attach("V", "indentured-jester")
    space = table.figure("V").space
    table.figure("V").space = NOWHERE
    table.refresh()
    table.occur(MissionBegins())
    assert companions_of(table.state, 0, CRUMB) == []
    table.figure("V").space = space
    table.refresh()
    table.occur(Deployed(figure=table.id("V")))
    [crumb] = companions_of(table.state, 0, CRUMB)
    assert crumb.space == space
