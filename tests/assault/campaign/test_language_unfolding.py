"""The words of missions for maps that unfold, and for what all figures may do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.trial import write_trial

from dejarik.assault.board import Nature
from dejarik.assault.campaign.rules.missions import special_uses
from dejarik.assault.campaign.rules.obscured import is_neared
from dejarik.assault.campaign.rules.state import empire
from dejarik.assault.content.campaign.language import (
    HEROES,
    deploys,
    event,
    gain,
    laid,
    neutral,
    obscured,
    pushable,
)
from dejarik.assault.content.campaign.language.effects import points_of
from dejarik.assault.content.campaign.language.unfolding import each_obscured
from dejarik.assault.rules.ground import space_name

pytestmark = pytest.mark.usefixtures("lenient")

CORNER = "into-a-corner"


def everybody(state: object, figure: object) -> bool:
    return True


def test_a_section_is_laid_when_a_rebel_comes_next_to_it_and_of_several_only_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write_trial(
        monkeypatch,
        CORNER,
        obscured("city-square-n", "city-square-s"),
        event("troopers-in-the-square", laid("city-square-s", "city-square-n"), gain(4)),
    )
    field = Field(CORNER).clear()
    state = field.state
    field.put("a", "P30").activate("a").choose("move", "go:P31")
    assert (state.sections, is_neared(state, "city-square-s")) == (["Start Section"], False)
    field.choose("go:P32")
    assert (state.sections[1:], state.happened) == (
        ["Section 12 - City Square S"],
        ["troopers-in-the-square"],
    )
    assert (state.threat, empire(state).points[-3:]) == (4, ["green-css1", "green-css2", "green-css3"])
    field.put("b", "P19")
    assert (is_neared(state, "city-square-n"), field.exists("P18")) == (False, True), (
        "the other way is closed"
    )
    field.choose("go:P31")
    assert len(state.sections) == 2


def test_sections_that_are_laid_at_the_same_time_are_laid_without_a_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write_trial(monkeypatch, CORNER, each_obscured("city-square-n", "city-square-s"))
    field = Field(CORNER).clear().put("b", "P19").put("a", "P31").activate("a").choose("move", "go:P32")
    assert field.decision.prompt.id == "activation-prompt"
    assert field.state.sections[1:] == ["Section 2 - City Square N", "Section 12 - City Square S"]


def test_an_imperial_figure_finds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, CORNER, obscured("city-square-n", "city-square-s"))
    field = Field(CORNER)
    [officer] = field.of_card("imperial-officer")
    field.put(officer, "P31").activate_figure(officer).choose("move", "go:P32")
    assert field.state.sections == ["Start Section"]


def test_the_data_say_which_points_an_event_turns_on_and_off_and_of_places_those_count_that_are_laid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write_trial(
        monkeypatch,
        CORNER,
        obscured("city-square-s"),
        event("close-quarters", laid("city-square-s"), deploys()),
    )
    field = Field(CORNER)
    assert points_of(field.state, "close-quarters") == ([], ["diner-green-1", "diner-green-2"])
    field.clear().put("a", "P31").activate("a").choose("move", "go:P32")
    assert empire(field.state).points == ["green-css1", "green-css2", "green-css3"]
    assert "riot-trooper-elite-campaign" not in field.standing(), "no street is laid where they could stand"


# --- Neutral figures and those beside them ------------------------------------------------------------


def crowd(monkeypatch: pytest.MonkeyPatch, nature: Nature = Nature.ORDINARY, **words: int) -> Field:
    write_trial(
        monkeypatch,
        CORNER,
        neutral("bystander", nature=nature),
        pushable("bystander", by=everybody, points=2, **words),
    )
    return Field(CORNER).clear()


@pytest.mark.parametrize(
    ("nature", "cost"), [(Nature.ORDINARY, 2), (Nature.HINDERING, 3)], ids=["free", "dear"]
)
def test_a_neutral_figure_may_cost_everybody_more(
    monkeypatch: pytest.MonkeyPatch, nature: Nature, cost: int
) -> None:
    """CORE-NEUTRAL-03 is the rule, and the mission's the exception."""
    field = crowd(monkeypatch, nature)
    for figure, space in zip(
        (each for each in field.state.figures.values() if each.seat < 0), ("O25", "P25"), strict=True
    ):
        field.put(figure, space)
    field.put("a", "O26").activate("a").choose("move")
    assert field.facts("go:O24")["cost"] == cost


def test_any_figure_may_push_a_neutral_one_for_movement_points(monkeypatch: pytest.MonkeyPatch) -> None:
    field = crowd(monkeypatch)
    state = field.state
    [officer] = field.of_card("imperial-officer")
    field.put(officer, "P25").activate_figure(officer)
    use = "use:rules-into-a-corner-figures.push-bystander"
    assert field.offers(use) == [], "it has no movement points"
    field.choose("move")
    [option] = field.offers(use)
    field.choose(option)
    assert "push:O23" in field.options
    assert "stay" not in field.options
    field.choose("push:O23")
    assert officer.points == 2
    assert sorted(space_name(state, each.space) for each in state.figures.values() if each.seat < 0) == [
        "O21",
        "O23",
    ]
    assert field.offers(use) == [], "it is out of reach"


def test_an_incapacitated_hero_pushes_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    field = crowd(monkeypatch)
    field.put("a", "P25").activate("a").choose("move")
    assert len(field.offers("use:rules-into-a-corner-figures")) == 1
    field.hero("a").incapacitated = True
    field.refresh()
    assert field.offers("use:rules-into-a-corner-figures") == []


def test_only_those_push_whom_the_mission_names(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(
        monkeypatch, CORNER, neutral("bystander"), pushable("bystander", by=HEROES, points=1, spaces=2)
    )
    assert ("rules-into-a-corner-figures", "push-bystander") in special_uses()
    field = Field(CORNER).clear()
    [officer] = field.of_card("imperial-officer")
    field.put(officer, "P25").activate_figure(officer).choose("move")
    assert field.offers("use:rules-into-a-corner-figures") == []
    field = Field(CORNER).clear().put("a", "P25").activate("a").choose("move")
    [option] = field.offers("use:rules-into-a-corner-figures")
    field.choose(option)
    assert "push:O22" in field.options, "two spaces"


def test_the_dial_may_begin_later_with_few_heroes(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, CORNER, first_round={3: 2, 2: 3})
    assert [Field(CORNER, heroes).state.round for heroes in (2, 3, 4)] == [3, 2, 1]
