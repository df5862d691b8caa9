"""Rounds on a drawn board: what tests of activations, timing and victory have in common.

The texts made up here listen to the moments of a round; each belongs to a figure (`lend` of `scenes`) or, as
a rule of the mission, to nobody.
"""

from __future__ import annotations

from typing import Any, TypeVar

from tests.assault.rules.scenes import PREFIX
from tests.assault.table import Table

from dejarik.assault.content.blocks import Do, When_, WhenHearing, after, it_is_me, me, rule
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.events import (
    ActionResolved,
    ActivationBegins,
    ActivationEnds,
    ActivationOver,
    RoundBegins,
    RoundEnds,
    StatusBegins,
)
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import foes
from dejarik.assault.rules.state import Assault
from dejarik.assault.skirmish.rules.rounds import Round, Skirmish
from dejarik.assault.skirmish.rules.victory import gain
from dejarik.kernel import NOBODY, AbilityUsed, Event, Use
from dejarik.kernel.abilities import always

E = TypeVar("E", bound=Event)


def play_round(table: Table, *, initiative: int = 0) -> Table:
    """A round begins; it stops at the first decision."""
    table.state.initiative = initiative
    return table.push(Round())


def play_rounds(table: Table, *, initiative: int = 0) -> Table:
    """Rounds without end."""
    table.state.initiative = initiative
    table.state.round = 0
    return table.push(Skirmish())


def asks(table: Table) -> tuple[int, str]:
    """Who is asked, and for what."""
    return table.decision.seat, table.decision.prompt.id


def groups(table: Table) -> str:
    """The letters of the groups that may be activated now: the first of each group."""
    offered = [int(id.removeprefix("activate:")) for id in table.offers("activate:")]
    found: dict[int, str] = {}
    for letter, figure in table._ids.items():
        if figure in table.state.figures:
            found.setdefault(table.state.figures[figure].group, letter)
    return "".join(found[group] for group in offered)


def turn(table: Table, letter: str) -> Table:
    """The player whose turn it is activates this figure's group, beginning with this figure."""
    if asks(table)[1] == "activate-group":
        table.choose(f"activate:{table.figure(letter).group}")
    if table.decision.prompt.id == "activate-figure":
        table.choose(f"figure:{table.id(letter)}")
    return table


def idle_turn(table: Table, letters: str) -> Table:
    """These figures of one group activate one after another and do nothing."""
    for letter in letters:
        turn(table, letter).choose("end")
    return table


def sit_out(table: Table, *, until: str = "idle") -> Table:
    """Everybody does as little as possible until there is nothing left, or somebody is asked for this prompt."""
    for _ in range(500):
        if table.state.outcome is not None or table.is_idle or table.decision.prompt.id == until:
            return table
        for lazy in ("end", "pass", "decline", "keep", "done", "stay", "stop"):
            if lazy in table.options:
                table.choose(lazy)
                break
        else:
            table.choose(table.options[0])
    raise AssertionError("the round does not end")


def ready(table: Table, letter: str) -> bool:
    """Whether the card of the figure's group is ready."""
    return table.state.groups[table.figure(letter).group].ready


def used(table: Table) -> list[str]:
    """The abilities that have been used, in their order."""
    return [event.ability for event in table.events if isinstance(event, AbilityUsed)]


def by_mission(table: Table, name: str) -> Table:
    """A made-up text is a rule of the mission."""
    table.state.enter(PREFIX + name, NOBODY)
    table.refresh()
    return table


# --- Texts --------------------------------------------------------------------------------------------------


def nothing(state: Assault, use: Use) -> None:
    """Only that it happens matters."""


def focus(state: Assault, use: Use) -> None:
    gain_condition(state, me(state, use), Condition.FOCUSED)


def _speaks(
    name: str,
    on: type[E],
    do: Do[Any] = nothing,
    when: When_[Any] | WhenHearing[E] = always,
) -> None:
    """Two texts: one that must be used (`name`) and one that may be (`may-name`)."""
    rule(PREFIX + name, after(name, on, do, when=when, forced=True))
    rule(PREFIX + "may-" + name, after("may-" + name, on, do, when=when))


_speaks("dawn", RoundBegins)
_speaks("other-dawn", RoundBegins)
_speaks("dusk", RoundEnds)
_speaks("other-dusk", RoundEnds)
_speaks("status", StatusBegins)
_speaks("wake", ActivationBegins, when=it_is_me)
_speaks("rest", ActivationEnds, when=it_is_me)
_speaks("breathe", ActionResolved, when=it_is_me)
_speaks("done", ActivationOver, when=it_is_me)
_speaks("pride", ActivationEnds, focus, it_is_me)


def slay_all(state: Assault, use: Use) -> None:
    hurt(state, foes(state, me(state, use)), 20, by=use.seat)


def slay_everybody(state: Assault, use: Use) -> None:
    hurt(state, list(state.figures.values()), 20, by=NOBODY)


def slay_oneself(state: Assault, use: Use) -> None:
    hurt(state, [me(state, use)], 20, by=use.seat)


_speaks("dusk-slaughter", RoundEnds, slay_all)
_speaks("dusk-doom", RoundEnds, slay_everybody)
_speaks("dusk-death", RoundEnds, slay_oneself)
_speaks("deadly-wake", ActivationBegins, slay_oneself, it_is_me)
_speaks("dusk-bonus", RoundEnds, lambda state, use: gain(state, max(0, use.seat), 10))
_speaks("dawn-bonus", RoundBegins, lambda state, use: gain(state, max(0, use.seat), 10))
