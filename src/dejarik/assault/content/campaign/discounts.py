"""Groups that cost less for once: abilities of an optional deployment, of which several may be used for one group
(CORE-DEPLOY-04)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from dejarik.assault.campaign.rules.deploying import OptionalDeployment, affordable
from dejarik.assault.campaign.rules.prices import DuringDeployment
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.campaign.rules.threat import threat_cost
from dejarik.assault.content.blocks import Part
from dejarik.assault.dice.attack import Condition
from dejarik.kernel import Ability, Cost, Moment, Use
from dejarik.kernel.effects import Effect


def any_card(card: str) -> bool:
    return True


@dataclass(eq=False)
class Discount(Effect[MissionState]):
    """One of the cards that fit is deployed now, for so much less."""

    less: Callable[[MissionState], int]
    fits: Callable[[str], bool]
    threat: int  # its own price
    exhausted: bool
    conditions: tuple[Condition, ...]

    def possible(self, state: MissionState, use: Use) -> bool:
        return bool(self._within_means(state, use.source, self.less(state), self.threat))

    def __call__(self, state: MissionState, acting: Any) -> None:
        """It has been paid for."""
        now = state.the(OptionalDeployment)
        now.reduced = self._within_means(state, acting.source, self.less(state), 0)
        now.reduction += self.less(state)
        now.exhausted = now.exhausted or self.exhausted
        now.conditions += self.conditions

    def _within_means(self, state: MissionState, source: int, less: int, kept: int) -> list[str]:
        """The cards that can be paid for with it and with all others that may still be used for them. A group that
        comes only in part has a price of its own."""
        now = state.the(OptionalDeployment)
        if now.figures:
            return []
        found = []
        for card in filter(self.fits, now.reduced or dict.fromkeys(empire(state).hand)):
            others = [each for each in _others(state, source) if each.fits(card)]
            total = now.reduction + less + sum(each.less(state) for each in others)
            if card in affordable(state, total, kept + sum(each.threat for each in others)):
                found.append(card)
        return found


def _others(state: MissionState, source: int) -> Iterator[Discount]:
    """What else could make a group cheaper, and does it for less than it costs."""
    for id, ability in state.index.listens(DuringDeployment, Moment.AFTER):
        effect = ability.do
        if id != source and state.sources[id].seat == EMPIRE and isinstance(effect, Discount):
            use = Use.of(id, state.sources[id], ability.name)
            payable = all(cost.payable(state, use) for cost in ability.costs)
            if payable and effect.less(state) > effect.threat:
                yield effect


def discount(
    name: str,
    less: int | Callable[[MissionState], int],
    *costs: Cost,
    fits: Callable[[str], bool] = any_card,
    threat: int = 0,
    exhausted: bool = False,
    conditions: tuple[Condition, ...] = (),
) -> Part:
    """During an optional deployment: a group that fits costs less; it may come in exhausted, or with conditions."""
    by_so_much = (lambda state: less) if isinstance(less, int) else less
    effect = Discount(by_so_much, fits, threat, exhausted, conditions)
    price = (threat_cost(threat), *costs) if threat else costs
    return Part(name, (Ability(name, DuringDeployment, effect, effect.possible, costs=price),))
