"""Fly Solo: two ways through one door, and IG-88 in the other."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.content.rolls import blue, green

from dejarik.assault.campaign.rules.state import empire, is_rebel
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

HAN, IG_88 = "han-solo-scoundrel", "ig-88-assassin-droid"


@pytest.fixture
def field() -> Field:
    return Field("fly-solo")


def han(field: Field) -> Figure:
    return field.of_card(HAN)[0]


def found(field: Field, option: str = "alert") -> Field:
    """The heroes force the door."""
    field.clear().put("a", "D14").activate("a").roll([blue(2, surge=1), green(1, damage=2)])
    field.choose("interact:force#").until("mission-choose")
    return field.choose(f"option:{option}")


def broken_out(field: Field) -> Field:
    return field.clear().reach_round(3).end_round("mission-choose")


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert (state.threat, state.threat_level, state.sections) == (0, 4, ["Start Section"])
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "probe-droid": 1,
        "stormtrooper": 6,
        "trandoshan-hunter": 2,
    }
    assert sorted((door.door, door.locked) for door in field.tokens(DOOR)) == [(0, False), (1, True)]
    assert empire(state).points == ["green-1", "green-2"]
    assert state.goals == ["reach-han"]


@pytest.mark.rule("CORE-ALLY-03")
def test_han_cannot_be_brought() -> None:
    assert Field("fly-solo", ally=HAN).of_card(HAN) == []


@pytest.mark.event("strange-patrons")
@pytest.mark.rule("CORE-DEPLOY-02", "CORE-TEST-04")
def test_han_sits_behind_the_door(field: Field) -> None:
    state = found(field).until("activation-prompt").state
    assert state.happened[:2] == ["strange-patrons", "time-to-run"]
    assert state.sections == ["Start Section", "Section 2 - Back Room"]
    assert field.standing(1)[HAN] == ["I14"]
    assert is_rebel(state, han(field))
    standing = field.standing()
    assert "G14" in standing["stormtrooper-elite"]
    assert (len(standing["stormtrooper-elite"]), len(standing["imperial-officer-elite"])) == (3, 1)
    for card in (HAN, "stormtrooper-elite", "imperial-officer-elite"):
        assert not state.groups[field.of_card(card)[0].group].ready, "they are exhausted"
    assert state.goals == ["bring-han-out"]
    assert (han(field).damage, field.of_card("stormtrooper-elite")[0].damage) == (0, 0)


@pytest.mark.event("daring-escape")
@pytest.mark.rule("CORE-STATUS-06")
def test_or_comes_out_by_himself(field: Field) -> None:
    state = broken_out(field).state
    assert state.happened == ["daring-escape", "time-to-run"]
    assert field.standing(1)[HAN] == ["B14"]
    assert han(field).damage == 4
    assert [figure.damage for figure in field.of_card("stormtrooper-elite")] == [2, 2, 2]
    assert field.of_card("imperial-officer-elite") == []
    assert state.groups[han(field).group].ready
    field.choose("option:alert").until("activate-group")
    assert [door.door for door in field.tokens(DOOR)] == [0]


def test_not_when_the_door_is_open_already(field: Field) -> None:
    found(field).finish().clear().reach_round(4)
    assert "daring-escape" not in field.state.happened
    assert len(field.of_card(HAN)) == 1


@pytest.mark.event("time-to-run", "time-to-run/alert")
def test_ig_88_comes_to_the_entrance(field: Field) -> None:
    found(field).until("activation-prompt")
    assert field.standing()[IG_88] == ["F7"]
    assert field.state.threat == 4


@pytest.mark.event("time-to-run/pursue")
def test_and_may_move_at_once(field: Field) -> None:
    found(field, "pursue")
    [hunter] = field.of_card(IG_88)
    assert field.options == [f"choose:{hunter.id}", "decline"]
    field.choose(f"choose:{hunter.id}")
    assert (field.decision.seat, field.decision.about["figure"]) == (0, hunter.id)
    there = field.offers("move:") or field.offers("go:")
    field.choose(there[-1]).until("activation-prompt")
    assert (field.standing()[IG_88] != ["F7"], field.state.threat) == (True, 0)


@pytest.mark.ending("mission-han-escaped")
@pytest.mark.rule("CORE-ESCAPE-01")
def test_the_rebels_win_when_han_escapes(field: Field) -> None:
    found(field).finish().clear().put(han(field), "E6").put("a", "F6").activate("a").choose("move")
    assert field.offers("escape") == []
    field.finish().activate_figure(han(field)).choose("move")
    field.choose(field.offers("escape")[0])
    assert field.outcome == Outcome("mission-han-escaped", (1, 2))


@pytest.mark.ending("mission-han-defeated")
def test_the_empire_wins_when_han_is_defeated_and_not_by_wounds(field: Field) -> None:
    found(field).finish().wound("a").wound("b")
    assert field.outcome is None
    assert field.defeat(han(field)).outcome == Outcome("mission-han-defeated", (0,))
