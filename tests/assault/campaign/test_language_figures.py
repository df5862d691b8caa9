"""Words about figures: those who are not activated, who are laid low and get up again, and who cannot leave an area."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.trial import write_trial

from dejarik.assault.campaign.rules.attachments import attach_card
from dejarik.assault.campaign.rules.figures import add_named_group
from dejarik.assault.campaign.rules.rounds import can_activate
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.campaign.rules.wounds import StoodUp, is_incapacitated, stand_up
from dejarik.assault.content.blocks import special
from dejarik.assault.content.campaign.language import Block, event, happened, lays_low, of_card
from dejarik.assault.content.campaign.language.figures import confined, idle
from dejarik.assault.content.campaign.language.mission import of_figure
from dejarik.assault.content.campaign.language.vehicles import driven, get_out_of_wreck, wrecked
from dejarik.assault.rules.attack import may_attack
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import members
from dejarik.assault.rules.movement import may_go
from dejarik.assault.rules.state import NOWHERE, Figure
from dejarik.assault.rules.values import can_be_affected
from dejarik.kernel import Use

pytestmark = pytest.mark.usefixtures("lenient")

OFFICER = "imperial-officer"


def trial(monkeypatch: pytest.MonkeyPatch, *blocks: Block) -> Field:
    write_trial(monkeypatch, "aftermath", *blocks)
    return Field("aftermath")


def officer(field: Field) -> Figure:
    [figure] = field.of_card(OFFICER)
    return figure


def texts(field: Field) -> list[str]:
    """What counts of the officer."""
    return [each.key for each in field.state.sources.values() if each.subject == officer(field).id]


def fell(field: Field) -> Field:
    return field.defeat(officer(field)).until("activate-group")


def test_idle_figures_are_not_activated(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch, idle(of_card(OFFICER)))
    able = {group.card: can_activate(field.state, group.id) for group in field.state.groups.values()}
    assert (able[OFFICER], able["stormtrooper"]) == (False, True)


def test_or_as_long_as_something_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch, idle(of_card(OFFICER), when=happened("fortified")))
    group = officer(field).group
    assert can_activate(field.state, group)
    field.state.happened.append("fortified")
    assert not can_activate(field.state, group)


@pytest.mark.rule("CORE-INCAP-01", "CORE-INCAP-02")
@pytest.mark.parametrize("crawls", [False, True])
def test_a_figure_is_laid_low_instead_of_being_defeated(
    monkeypatch: pytest.MonkeyPatch, crawls: bool
) -> None:
    field = fell(trial(monkeypatch, lays_low(of_card(OFFICER), crawls=crawls)))
    state, figure = field.state, officer(field)
    assert (state.laid_low, is_incapacitated(state, figure)) == ([figure.id], True)
    assert (may_go(state, figure), may_attack(state, figure)) == (crawls, False)
    assert (can_be_affected(state, figure.id), texts(field)) == (False, ["rules-incapacitated"])


@pytest.mark.parametrize("crawls", [False, True])
def test_who_was_laid_low_may_get_up_again(monkeypatch: pytest.MonkeyPatch, crawls: bool) -> None:
    field = trial(monkeypatch, lays_low(of_card(OFFICER), crawls=crawls))
    state, figure = field.state, officer(field)
    attach_card(state, "military-might-combat-veterans", state.groups[figure.group])
    before = texts(field)
    fell(field).now(lambda state: stand_up(state, figure))
    assert (state.laid_low, is_incapacitated(state, figure), figure.damage) == ([], False, 0)
    assert (may_go(state, figure), can_be_affected(state, figure.id)) == (True, True)
    assert sorted(texts(field)) == sorted(before), "its card and what is attached to its group"
    assert [event.figure for event in field.events if isinstance(event, StoodUp)] == [figure.id]


def test_who_stands_does_not_get_up(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch, lays_low(of_card(OFFICER)))
    before = dict(field.state.sources)
    field.now(lambda state: stand_up(state, officer(field)))
    assert field.state.sources == before


def test_confined_figures_do_not_leave_their_area(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "captured", confined(OFFICER, "hallway"))
    field = Field("captured").clear()
    figure = officer(field)
    field.put(figure, "K2").activate_figure(figure).choose("move")
    assert "go:J2" in field.options
    assert {option.removeprefix("go:") for option in field.offers("go:")} <= {
        "H2", "I2", "J2", "H3", "I3", "J3", "K3",
    }  # fmt: skip


# --- Figures of a mission alone -------------------------------------------------------------------


def count_threat(state: MissionState, use: Use) -> None:
    state.threat += 1


def test_a_figure_of_the_mission_has_a_text_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """And not others of the same card."""
    write_trial(
        monkeypatch,
        "a-heros-welcome",
        of_figure("rodian-pirate", special("brag", count_threat)),
    )
    field = Field("a-heros-welcome")
    group = add_named_group(field.state, EMPIRE, "rodian-pirate")
    pirate, *_ = members(field.state, group.id)
    field.put(pirate, next(iter(field.standing(1).values()))[0]).activate_figure(pirate)
    assert len(field.offers("special:rules-a-heros-welcome-rodian-pirate.brag")) == 1
    other = next(each for each in field.state.figures.values() if each.seat == EMPIRE and each is not pirate)
    field.until("activate-group").activate_figure(other)
    assert field.offers("special:rules-a-heros-welcome-rodian-pirate") == []


def test_a_hero_inside_of_a_figure_gets_out_of_its_wreck(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(
        monkeypatch,
        "loose-cannon",
        driven("at-st", rule=1),
        event("abandon-walker", wrecked("at-st"), get_out_of_wreck),
    )
    field = Field("loose-cannon", ("diala-passil", "mak-eshkarey"), threat_level=3)
    pilot, [walker] = field.figure("b"), field.of_card("at-st-elite")
    assert (pilot.space, field.hero("b").aboard) == (NOWHERE, walker.id)
    field.occur(Damaged(target=pilot.id, amount=2, by=EMPIRE))
    assert (pilot.damage, walker.damage) == (0, 2)
    spaces = set(field.standing(2)["at-st-elite"][0].split("+"))
    field.defeat(walker).until("activate-group")
    assert (field.space("b") in spaces, field.hero("b").aboard) == (True, 0)
    field.occur(Damaged(target=pilot.id, amount=2, by=EMPIRE))
    assert pilot.damage == 2
