"""Conditions and power tokens on figures (CORE-COND, CORE-POWER, IA-POWER, IA-KEYWORD).

The five conditions are part of the rules, so what they do stands where it matters: in attacks, movement and
activations. Here they are gained and discarded.
"""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.assault.dice.attack import HARMFUL, Condition, PowerToken
from dejarik.assault.rules.names import figure_text
from dejarik.assault.rules.reports import ConditionLost, ConditionRefused, PowerLost
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.values import can_be_affected, can_gain_conditions, can_gain_harmful
from dejarik.kernel import (
    Decision,
    Event,
    Procedure,
    Public,
    Text,
    Verb,
    ask,
    choose,
    choose_some,
    each_of,
    text,
)

MOST_POWER_TOKENS = 2  # CORE-POWER-02, IA-POWER-07


class ConditionGained(Event):
    """A figure gains a condition that it did not have."""

    figure: Public[int]
    condition: Public[Condition]


class PowerGained(Event):
    """A figure gains a power token."""

    figure: Public[int]
    token: Public[PowerToken]


def may_gain(state: Assault, figure: Figure, condition: Condition) -> bool:
    """Whether a figure would gain a condition: each at most once (CORE-COND-02)."""
    return (
        figure.id in state.figures
        and condition not in figure.conditions
        and can_be_affected(state, figure.id)
        and can_gain_conditions(state, figure.id)
        and (condition not in HARMFUL or can_gain_harmful(state, figure.id))
    )


def gain_condition(state: Assault, figure: Figure, condition: Condition) -> None:
    if not may_gain(state, figure, condition):
        if figure.id in state.figures and condition not in figure.conditions:
            state.log(ConditionRefused(figure=figure.id, condition=condition))
        return
    figure.conditions.append(condition)
    state.occur(ConditionGained(figure=figure.id, condition=condition))


class GainCondition(Procedure):
    """A figure gains a condition once everything before it has been resolved, if it is still there."""

    figure: Public[int]
    condition: Public[Condition]

    def gain(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is not None:
            gain_condition(state, figure, self.condition)

    steps = (gain,)


def discard_condition(state: Assault, figure: Figure, condition: Condition) -> None:
    if condition in figure.conditions and can_be_affected(state, figure.id):
        figure.conditions.remove(condition)
        state.log(ConditionLost(figure=figure.id, condition=condition))


def harmful(figure: Figure) -> list[Condition]:
    return [condition for condition in figure.conditions if condition in HARMFUL]


# --- Power tokens ---------------------------------------------------------------------------------


def gain_power(state: Assault, figure: Figure, token: PowerToken) -> None:
    """The figure gets the token, and its player discards down to two (CORE-POWER-02, IA-POWER-08)."""
    if figure.id not in state.figures or not can_be_affected(state, figure.id):
        return
    figure.power.append(token)
    state.log(PowerGained(figure=figure.id, token=token))
    if len(figure.power) > MOST_POWER_TOKENS:
        state.push(DiscardPower(figure=figure.id))


def gain_power_of_choice(
    state: Assault, figure: Figure, among: Sequence[PowerToken] = tuple(PowerToken), count: int = 1
) -> None:
    """The figure's player picks the type (CORE-POWER-01, IA-POWER-06)."""
    if figure.id in state.figures:
        state.push(*(ChoosePower(figure=figure.id, among=list(among)) for _ in range(count)))


def _power_label(token: PowerToken) -> Text:
    return text("option-power-token", token=text(f"symbol-{token.value}"))


POWER_TOKEN = Verb(
    "token",
    lambda state, asked, token: _power_label(token),
    lambda state, asked, token: str(token.value),
)
HELD_TOKEN = Verb(  # by its place and kind
    "token",
    lambda state, asked, held: _power_label(held[1]),
    lambda state, asked, held: f"{held[1].value}#{held[0]}",
)


class ChoosePower(Procedure):
    """Which power token to gain."""

    figure: Public[int]
    among: Public[list[PowerToken]]

    def offer(self, state: Assault) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None:
            return None
        options = each_of(POWER_TOKEN, self.among)
        return choose(
            figure.seat,
            text("power-choose", figure=figure_text(state, figure)),
            options,
            about={"figure": figure.id},
        )

    def take(self, state: Assault, token: PowerToken) -> None:
        gain_power(state, state.figures[self.figure], token)

    steps = (ask(offer, take),)


class DiscardPower(Procedure):
    """A figure has more than two power tokens: its player chooses what goes."""

    figure: Public[int]

    def offer(self, state: Assault) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None or len(figure.power) <= MOST_POWER_TOKENS:
            return None
        options = each_of(HELD_TOKEN, enumerate(figure.power))
        excess = len(figure.power) - MOST_POWER_TOKENS
        prompt = text("power-discard", figure=figure_text(state, figure), count=excess)
        return choose_some(figure.seat, prompt, options, excess, excess, about={"figure": figure.id})

    def take(self, state: Assault, tokens: list[tuple[int, PowerToken]]) -> None:
        figure = state.figures[self.figure]
        gone = {place for place, _ in tokens}
        for _, token in tokens:
            state.log(PowerLost(figure=figure.id, token=token))
        figure.power = [token for place, token in enumerate(figure.power) if place not in gone]

    steps = (ask(offer, take),)
