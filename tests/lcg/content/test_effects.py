"""Effects of texts: what they aim at or choose from is said once, and they may be used only while there is any."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.kernel import Ability, Definition, Use
from dejarik.kernel.effects import Effect, name_effects, then
from dejarik.kernel.errors import Mistake
from dejarik.lcg.content.aiming import aimed, one_each, up_to
from dejarik.lcg.content.blocks import (
    action,
    any_unit,
    damage_them,
    damaged,
    draw_cards,
    enemy_unit,
    focused,
    heal_them,
    own_unit,
    ready_chosen,
    ready_itself,
    shift_damage,
)
from dejarik.lcg.content.choosing import choose, choose_key, choose_player, each_chooses, opponent_chooses
from dejarik.lcg.content.picks import Pick
from dejarik.lcg.rules import texts
from dejarik.lcg.rules.actions import Action
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.teams import opponents
from dejarik.lcg.rules.values import units

SAYS = "dark-side-apprentice-33"  # a card without a text of its own


def let_it_say(monkeypatch: pytest.MonkeyPatch, do: Effect[Lcg]) -> None:
    """The card has an action that does this, for one test."""
    definition = Definition((action("x", do),))
    name_effects(f"test-{id(do)}", definition)
    monkeypatch.setitem(texts._TEXTS, SAYS, definition)


def with_units(dark: str = "", light: str = "") -> Table:
    return Table(f"""
        dark units: {", ".join(filter(None, (SAYS, dark)))}
        {f"light units: {light}" if light else ""}
    """).actions("dark")


@pytest.mark.rule("LCGC-PLAY-05", "LCGC-ABL-06")
def test_a_target_that_is_said_once_is_needed_and_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    let_it_say(monkeypatch, aimed(heal_them(2), at=damaged(enemy_unit)))
    assert not with_units(light="luke-skywalker-92").can(f"use:{SAYS}")
    table = with_units(light="luke-skywalker-92 damage=2, yoda-166 damage=1")
    table.choose(f"use:{SAYS}").choose("target:luke-skywalker-92")
    assert (table.card("luke-skywalker-92").damage, table.card("yoda-166").damage) == (0, 1)


def test_up_to_so_many_targets_are_at_least_one(monkeypatch: pytest.MonkeyPatch) -> None:
    let_it_say(monkeypatch, aimed(heal_them(), at=up_to(2, damaged(any_unit))))
    table = with_units(light="luke-skywalker-92 damage=1, yoda-166 damage=1, guardian-of-peace-109 damage=1")
    table.choose(f"use:{SAYS}")
    assert (table.asked.least, table.asked.most) == (1, 2)
    table.choose("target:luke-skywalker-92", "target:guardian-of-peace-109")
    assert [table.card(key).damage for key in ("luke-skywalker-92", "yoda-166", "guardian-of-peace-109")] == [
        0,
        1,
        0,
    ]


def test_of_several_kinds_of_targets_there_must_be_one_each(monkeypatch: pytest.MonkeyPatch) -> None:
    let_it_say(monkeypatch, aimed(shift_damage, at=one_each(damaged(own_unit), enemy_unit)))
    assert not with_units("tie-fighter-149 damage=1").can(f"use:{SAYS}")
    assert not with_units("tie-fighter-149", "yoda-166").can(f"use:{SAYS}")
    table = with_units("tie-fighter-149 damage=1", "yoda-166").choose(f"use:{SAYS}")
    assert (table.card("tie-fighter-149").damage, table.card("yoda-166").damage) == (0, 1)


def test_what_comes_after_an_effect_on_targets_follows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    let_it_say(monkeypatch, then(aimed(damage_them(), at=enemy_unit), draw_cards()))
    assert not with_units().can(f"use:{SAYS}")
    table = with_units(light="yoda-166").choose(f"use:{SAYS}")
    assert table.card("yoda-166").damage == 1
    assert table.hand("dark") == ["kuati-security-team-136"]


def test_targets_in_the_middle_of_an_effect_are_refused() -> None:
    with pytest.raises(TypeError, match="only the first of several effects can have them"):
        action("x", then(draw_cards(), aimed(damage_them(), at=enemy_unit)))


def test_what_is_chosen_from_must_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    let_it_say(monkeypatch, choose(focused(own_unit), ready_chosen))
    assert not with_units("tie-fighter-149").can(f"use:{SAYS}")
    table = with_units("tie-fighter-149 focus=1, darth-vader-35 focus=1")
    table.choose(f"use:{SAYS}").choose("choose:darth-vader-35")
    assert (table.card("tie-fighter-149").focus, table.card("darth-vader-35").focus) == (1, 0)


def test_as_many_as_must_be_chosen_have_to_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    let_it_say(monkeypatch, choose(focused(own_unit), ready_chosen, least=2, most=2))
    assert not with_units("tie-fighter-149 focus=1").can(f"use:{SAYS}")
    assert with_units("tie-fighter-149 focus=1, darth-vader-35 focus=1").can(f"use:{SAYS}")


def test_an_effect_brings_its_own_condition_besides_that_of_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    ability: Ability[Action] = action("x", ready_itself(), when=lambda state, use: state.dial == 0)
    monkeypatch.setitem(texts._TEXTS, SAYS, Definition((ability,)))
    assert not with_units().can(f"use:{SAYS}")
    tired = Table(f"dark units: {SAYS} focus=1").actions("dark")
    assert tired.can(f"use:{SAYS}")
    tired.state.dial = 1
    assert not ability.holds(tired.state, Use(source=tired.id(SAYS), key=SAYS, ability="x", seat=0))


def not_marked(state: Lcg, pick: Pick, chosen: int) -> None: ...


@pytest.mark.parametrize(
    "effect",
    [
        lambda: choose(any_unit, not_marked),
        lambda: choose_key(lambda state, use: [], not_marked),
        lambda: choose_player(lambda state, use: [0], not_marked),
        lambda: opponent_chooses(enemy_unit, not_marked),
        lambda: each_chooses(opponents, lambda state, use, seat: units(state, seat), not_marked),
    ],
)
def test_a_function_that_is_not_marked_to_follow_is_named_at_once(effect: object) -> None:
    assert callable(effect)
    with pytest.raises(Mistake, match=r"not_marked .* is to follow from a choice: mark it with @follows"):
        effect()
