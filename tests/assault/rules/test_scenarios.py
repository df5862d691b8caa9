"""Situations in which engines break: interrupts inside interrupts, figures that vanish in the middle of what they do,
targets that are gone, reactions of both sides at once, doors that close on somebody, companions left alone.

After every decision the state is saved, loaded and compared, and asked for what must never be.
"""

from __future__ import annotations

import pytest
from tests.assault.content.rolls import black, blue, green
from tests.assault.rules.rounds import asks, by_mission, groups, idle_turn, play_round, sit_out, used
from tests.assault.rules.scenes import PREFIX, lend, use
from tests.assault.table import Table

from dejarik.assault.content.blocks import WhenHearing, after, before, both, defending, me, rule, special
from dejarik.assault.content.choosing import choose
from dejarik.assault.content.companions import bring_into_play
from dejarik.assault.content.picks import Pick
from dejarik.assault.dice.attack import Condition
from dejarik.assault.game import GAME
from dejarik.assault.rules.attack import Attack, AttackDeclared, AttackResolved, attack_with, may_attack
from dejarik.assault.rules.figures.conditions import GainCondition, gain_condition
from dejarik.assault.rules.figures.damage import Damaged, hurt
from dejarik.assault.rules.ground import board_for, foes, piece
from dejarik.assault.rules.movement import Moved, MoveSpaces
from dejarik.assault.rules.objects.tokens import DOOR, close_door, is_open, tokens_of
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Use, decision, saves
from dejarik.kernel.effects import follows

FIELD = """
| A   .   .   .   .   a |
| .   .   .   .   .   . |
| B   .   .   .   .   b |
"""


def field(**cards: str) -> Table:
    figures = {"A": "stormtrooper", "B": "snowtrooper", "a": "stormtrooper", "b": "royal-guard"}
    return Table(FIELD, **(figures | cards))  # type: ignore[arg-type]


def check(table: Table) -> None:
    """What must hold at every moment: nothing illegal, and a saved game asks the same as the one that goes on."""
    assert list(GAME.violations(table.state)) == []
    if table.state.outcome is None:
        packed = saves.packed(table.state)
        twin = saves.unpacked(GAME, packed)
        twin.__dict__["board_"] = board_for(table.state)  # a picture has no name to load it by
        asked = decision(twin)
        assert asked is not None
        assert asked.ids(twin) == table.options


def settle(table: Table) -> Table:
    """Decline everything until an action is asked for, or nothing goes on; look at every state on the way."""
    while table.state.outcome is None and not table.is_idle:
        check(table)
        if table.decision.prompt.id in ("activation-prompt", "activate-group", "activate-figure"):
            break
        words = ("pass", "done", "decline", "keep", "stay", "stop")
        table.choose(next((word for word in words if word in table.options), table.options[0]))
    return table


# --- Interrupts -------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-INTERRUPT-01", "CORE-STATE-07")
def test_an_attack_inside_a_step_inside_an_attack_inside_an_activation() -> None:
    """A attacks b; b interrupts with a sidestep; a hostile step lets B interrupt with an attack of its own."""
    table = lend(lend(field(), "b", "slip-away"), "B", "snap-shot")
    table.activate("A").choose("attack", f"attack:{table.id('b')}")
    use(table, "slip-away").choose("move:F2")
    use(table, "snap-shot")
    assert asks(table) == (0, "attack-target")
    attackers = [each.attacker for each in table.state.stack if isinstance(each, Attack)]
    assert attackers == [table.id("A"), table.id("B")]
    check(table)
    table.roll([blue(5, 1), green(3, 2), black(block=1)])  # B at b, in F2
    table.roll([blue(5, 1), green(3, 2), black(block=1)])  # A at b, in F2
    table.choose(f"attack:{table.id('b')}")
    settle(table)
    assert [event.attacker for event in table.events if isinstance(event, AttackResolved)] == [
        table.id("B"),
        table.id("A"),
    ]
    assert table.space("b") == "F2"
    assert table.damage("b") == 4
    assert (table.decision.about["figure"], table.decision.about["actions"]) == (table.id("A"), 1)


# --- Vanishing in the middle ------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ACT-10", "CORE-DEFEAT-01")
def test_a_figure_that_is_defeated_during_its_own_move_stops_there_and_its_activation_is_over() -> None:
    table = by_mission(field(), "minefield")
    play_round(table)
    table.choose(f"activate:{table.figure('A').group}", "move", "go:D1")  # the mine is in C1
    assert table.is_defeated("A")
    assert [event.to.space for event in table.events if isinstance(event, Moved)] == [1, 2]
    check(table)
    assert asks(table) == (1, "activate-group")
    sit_out(table)
    assert table.is_idle


@pytest.mark.rule("CORE-ACT-10", "CORE-ATTACK-42")
def test_a_figure_that_is_defeated_during_its_own_attack_leaves_it_unresolved_before_the_roll() -> None:
    table = lend(field(), "a", "thorns")
    play_round(table)
    table.choose(f"activate:{table.figure('A').group}", "attack", f"attack:{table.id('a')}")
    assert table.is_defeated("A")
    settle(table)
    assert table.damage("a") == 0
    assert table.vp(1) == 2
    assert asks(table) == (1, "activate-group")


@pytest.mark.rule("CORE-ACT-10", "CORE-ATTACK-44")
def test_a_figure_that_is_defeated_during_its_own_attack_after_the_roll_still_hits() -> None:
    table = lend(field(), "a", "late-thorns")
    play_round(table)
    table.roll([blue(5, 1), green(2, 2), black(block=1)])
    table.choose(f"activate:{table.figure('A').group}", "attack", f"attack:{table.id('a')}")
    settle(table)
    assert table.is_defeated("A")
    assert table.damage("a") == 2
    assert asks(table) == (1, "activate-group")


@pytest.mark.rule("CORE-WIN-02", "CORE-SKIRMISH-22")
def test_the_last_figure_of_a_side_dies_in_its_own_status_phase() -> None:
    table = lend(Table("| A   .   .   a |", A="stormtrooper", a="royal-guard"), "A", "dusk-death")
    lend(table, "a", "may-dusk")
    play_round(table)
    idle_turn(table, "A")
    idle_turn(table, "a")
    assert table.state.outcome is not None  # at once: the opponent's own effect is not asked for any more
    assert (table.state.outcome.reason, table.state.outcome.winners) == ("elimination", (1,))
    assert used(table) == ["dusk-death"]
    assert table.vp(1) == 2


@pytest.mark.rule("CORE-MOVE-26", "CORE-COND-11")
def test_a_figure_that_is_stunned_on_its_way_through_somebody_is_pushed_to_the_closest_place() -> None:
    """A walks through B to C1 and is stunned in B's space by a rule of the mission."""
    table = by_mission(
        Table(
            """
            | A   B   .   .   b |
            | .   .   .   .   . |
            """,
            A="stormtrooper",
            B="snowtrooper",
            b="royal-guard",
        ),
        "stun-trap",
    )
    table.activate("A").choose("move", "go:C1")
    assert asks(table) == (0, "push-aside")
    assert set(table.offers("push:")) == {"push:A1", "push:C1", "push:A2", "push:B2", "push:C2"}
    table.choose("push:B2")
    assert table.space("A") == "B2"
    assert not table.offers("go:")
    check(table)


@pytest.mark.rule("CORE-INTERRUPT-01", "CORE-INTERRUPT-04")
def test_a_figure_that_is_pushed_away_on_its_way_does_not_go_on_along_its_old_path() -> None:
    table = lend(field(), "a", "gust")
    table.activate("A").choose("move", "go:D1")
    use(table, "gust").choose("push:B3")
    settle(table)
    assert table.space("A") == "B3"
    assert table.figure("A").points == 3  # only the step that was made has been paid for
    assert table.offers("go:")
    check(table)


# --- Targets that are gone --------------------------------------------------------------------------------


@pytest.mark.rule("CORE-INTERRUPT-04", "CORE-RULE-04")
def test_an_ability_whose_target_disappears_before_it_resolves_does_nothing() -> None:
    """A curses a foe, which is to suffer 1 damage and be Stunned; the foe's friend kills it first, out of spite."""
    table = lend(lend(field(), "A", "hex"), "b", "spite")
    table.activate("A")
    use(table, "hex", "special").pick("a")
    use(table, "spite")  # a dies before the curse takes hold
    settle(table)
    assert table.is_defeated("a")
    assert table.vp(0) == 2  # once
    assert table.decision.about["actions"] == 1  # the cost stays paid
    assert all(Condition.STUNNED not in figure.conditions for figure in table.state.figures.values())


@pytest.mark.rule("CORE-ATTACK-42", "CORE-INTERRUPT-04")
def test_a_target_that_dies_when_it_is_declared_leaves_the_attack_without_effect() -> None:
    table = lend(field(), "A", "graze").hurt("a", 2)
    table.activate("A").choose("attack", f"attack:{table.id('a')}")
    settle(table)
    assert table.is_defeated("a")
    assert table.vp(0) == 2  # once
    assert "attack" not in table.options


# --- Both sides at once -----------------------------------------------------------------------------------


@pytest.mark.rule("CORE-TIMING-02", "CORE-TIMING-03", "CORE-TIMING-08")
def test_reactions_of_both_sides_come_in_the_order_of_initiative_outside_and_of_the_attack_inside() -> None:
    outside = field()
    for letter in "Aa":
        lend(outside, letter, "alarm")
    outside.state.initiative = 1
    outside.occur(Damaged(target=outside.id("B"), amount=1, by=1))
    assert asks(outside)[0] == 1
    outside.choose("use:")
    assert asks(outside)[0] == 0
    outside.choose("use:")
    inside = field(a="royal-guard", b="royal-guard")
    for letter in "Aa":
        lend(inside, letter, "alarm")
    inside.state.initiative = 1
    inside.roll([blue(5, 1), green(2, 2), black(block=1)]).attack_with("A", "a")
    order = []
    while not inside.is_idle:
        if inside.offers("use:rule-test-alarm"):
            order.append(asks(inside)[0])
            inside.choose("use:rule-test-alarm")
        else:
            inside.choose(next(word for word in ("pass", "done") if word in inside.options))
    assert order == [0, 1]  # the attacker first, although the other has initiative


# --- Doors ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-LARGE-14", "CORE-DOOR-04", "CORE-DOOR-05", "CORE-PUSH-05")
def test_a_door_that_closes_on_a_large_figure_pushes_it_to_the_closest_place() -> None:
    table = Table(
        """
        | .   n / n   .   . |
        | .   n / n   .   b |
        """,
        seats={"n": 0, "b": 1},
        n="nexu",
        b="royal-guard",
    )
    assert is_open(table.state, 0)
    table.state.__dict__.pop("decision_", None)
    close_door(table.state, 0)
    table.push()
    assert asks(table) == (0, "push-aside")  # its own player chooses, although nobody's ability pushes it
    assert table.options == ["push:A1", "push:C1"]  # one space either way, never across the door
    table.choose("push:C1")
    assert len(tokens_of(table.state, DOOR)) == 1
    cells = {board_for(table.state).name(cell) for cell in piece(table.state, table.figure("n")).cells}
    assert cells == {"C1", "D1", "C2", "D2"}
    check(table)
    table.activate("n").choose("move")
    assert not table.offers("go:A1")


@pytest.mark.rule("CORE-DOOR-04")
def test_a_door_that_closes_beside_small_figures_moves_nobody() -> None:
    table = Table(
        """
        | A / b |
        | . / . |
        """,
        A="stormtrooper",
        b="royal-guard",
    )
    table.state.__dict__.pop("decision_", None)
    close_door(table.state, 0)
    table.push()
    assert table.is_idle
    table.activate("A")
    assert "attack" not in table.options
    assert table.offers("interact:open")


# --- Companions -------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-COMPANION-08", "IA-COMP-16", "CORE-COMPANION-11")
def test_a_companion_whose_group_is_gone_stays_but_does_not_activate_and_keeps_its_player_in_the_game() -> (
    None
):
    table = Table("| A   .   .   .   b |", A="stormtrooper", b="royal-guard")
    state = table.state
    state.__dict__.pop("decision_", None)
    droid = bring_into_play(state, "j4x-7", state.groups[table.figure("A").group], [1])
    table._ids["J"] = droid.id
    table.push()
    table.occur(Damaged(target=table.id("A"), amount=3, by=1))
    assert table.is_defeated("A")
    assert not table.is_defeated("J")
    play_round(table)
    assert groups(table) == ""  # the guard, the only one to activate
    assert table.decision.seat == 1
    idle_turn(table, "b")
    assert table.is_idle
    check(table)
    table.occur(Damaged(target=table.id("J"), amount=4, by=1))
    assert table.vp(1) == 2  # the trooper's; a companion is worth nothing
    sit_out(play_round(table))
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (1,)


# --- Texts made up for these rules ------------------------------------------------------------------------


def sidestep(state: Assault, use: Use) -> None:
    state.push(MoveSpaces(figure=use.subject, spaces=1, seat=use.seat))


def shoot(state: Assault, use: Use) -> None:
    state.push(attack_with(state, me(state, use)))


def a_foe_moves(state: Assault, use: Use, event: Moved) -> bool:
    mover = state.figures.get(event.figure)
    return mover is not None and mover.seat != use.seat


def of_its_own_will(state: Assault, use: Use, event: Moved) -> bool:
    return not event.pushed


def enters(space: int) -> WhenHearing[Moved]:
    def when(state: Assault, use: Use, event: Moved) -> bool:
        return event.to.space == space

    return when


def explode(state: Assault, use: Use, event: Moved) -> None:
    hurt(state, [state.figures[event.figure]], 20, by=-1)


def trap(state: Assault, use: Use, event: Moved) -> None:
    gain_condition(state, state.figures[event.figure], Condition.STUNNED)


def blow(state: Assault, use: Use, event: Moved) -> None:
    state.push(MoveSpaces(figure=event.figure, spaces=2, seat=use.seat, willing=False))


@follows
def hexed(state: Assault, pick: Pick, figure: Figure) -> None:
    state.push(GainCondition(figure=figure.id, condition=Condition.STUNNED))
    hurt(state, [figure], 1, by=pick.seat)


def kill_the_victim(state: Assault, use: Use, event: Damaged) -> None:
    hurt(state, [state.figures[event.target]], 20, by=use.seat)


def a_friend_is_cursed(state: Assault, use: Use, event: Damaged) -> bool:
    return event.amount == 1 and event.target in state.figures and event.target != use.subject


rule(PREFIX + "hex", special("hex", choose(foes, hexed)))
rule(PREFIX + "spite", before("spite", Damaged, kill_the_victim, when=a_friend_is_cursed))


rule(PREFIX + "slip-away", after("slip-away", AttackDeclared, sidestep, when=defending))
rule(
    PREFIX + "snap-shot",
    after(
        "snap-shot",
        Moved,
        shoot,
        when=both(a_foe_moves, lambda state, use: may_attack(state, me(state, use))),
    ),
)
rule(PREFIX + "minefield", after("mine", Moved, explode, when=enters(2), forced=True))
rule(PREFIX + "stun-trap", after("trap", Moved, trap, when=enters(1), forced=True))
rule(PREFIX + "gust", after("gust", Moved, blow, when=both(a_foe_moves, of_its_own_will)))
rule(PREFIX + "alarm", after("alarm", Damaged, lambda state, use: None))
