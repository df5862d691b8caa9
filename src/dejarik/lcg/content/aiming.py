"""Targets: an effect on targets says once what they are, and from that follows when it may be used and what is asked.

A target is chosen when an ability is used, before anybody can cancel it (LCGC-ABL-06), and without one it can't be used
(LCGC-PLAY-05): `aimed(damage_them(2), at=enemy_unit)`. What is chosen only while an effect is carried out is in
`choosing` and `picks`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dejarik.kernel import Decision, Procedure, Public, Use, ask, choose, choose_some, each_of, text
from dejarik.kernel.effects import Effect
from dejarik.lcg.content.picks import Among
from dejarik.lcg.rules.names import text_of
from dejarik.lcg.rules.state import Lcg, in_play
from dejarik.lcg.rules.values import affects, can_be_targeted
from dejarik.lcg.rules.verbs import NONE, TARGET

#: What happens to cards: (state, the use, their ids).
Deed = Callable[[Lcg, Use, list[int]], None]


class Aim(Procedure):
    """The controller of an ability chooses its targets: one, or from one up to `most`."""

    seat: Public[int]
    cards: Public[list[int]]
    most: Public[int] = 1
    key: Public[str] = ""

    def offer(self, state: Lcg) -> Decision | None:
        options = each_of(TARGET, self.cards)
        prompt = text("lcg-target", card=text_of(state, self.key, state.the(Use).source))
        if not options:
            return None
        if self.most == 1:
            return choose(self.seat, prompt, options, about={"key": self.key})
        return choose_some(self.seat, prompt, options, 1, self.most, about={"key": self.key})

    def take(self, state: Lcg, chosen: int | list[int]) -> None:
        state.the(Use).targets += [chosen] if isinstance(chosen, int) else chosen

    steps = (ask(offer, take),)


class AimApart(Procedure):
    """The controller of an ability chooses targets of different players, one after the other: at least one."""

    seat: Public[int]
    cards: Public[list[int]]
    most: Public[int] = 2
    key: Public[str] = ""

    def offer(self, state: Lcg) -> Decision | None:
        chosen = state.the(Use).targets
        taken = {state.cards[id].seat for id in chosen}
        left = [id for id in self.cards if state.cards[id].seat not in taken]
        if not left or len(chosen) >= self.most:
            return None
        options = each_of(TARGET, left)
        if chosen:
            options.append(NONE)
        prompt = text("lcg-target", card=text_of(state, self.key, state.the(Use).source))
        return choose(self.seat, prompt, options, about={"key": self.key})

    def take(self, state: Lcg, chosen: int) -> None:
        if chosen >= 0:
            state.the(Use).targets.append(chosen)
            self.go_to(AimApart.offer)

    steps = (ask(offer, take),)


@dataclass(frozen=True, slots=True)
class Targets:
    """Which targets an effect has: from each of `amongs` one, or up to `most`; `apart`: no two of the same player."""

    amongs: tuple[Among, ...]
    most: int = 1
    apart: bool = False


def up_to(most: int, among: Among) -> Targets:
    """ "Up to 3 of these": at least one."""
    return Targets((among,), most)


def one_each(*amongs: Among) -> Targets:
    """One target of each kind, in this order: "a friendly unit and an enemy unit"."""
    return Targets(amongs)


def up_to_apart(most: int, among: Among) -> Targets:
    """Up to so many, no two of the same player: "up to 2 units, at most 1 of each opponent"."""
    return Targets((among,), most, apart=True)


def legal_targets(state: Lcg, use: Use, among: Among) -> list[int]:
    """The cards that this use could be aimed at now."""
    return [id for id in among(state, use) if can_be_targeted(state, id) and affects(state, use.seat, id)]


class Aimed(Effect[Lcg]):
    """What is done to targets. It is possible while there is a legal target of each kind."""

    def __init__(self, do: Deed, at: Targets) -> None:
        self._do = do
        self._at = at

    def possible(self, state: Lcg, use: Use) -> bool:
        return all(legal_targets(state, use, among) for among in self._at.amongs)

    def aim(self, state: Lcg, use: Use) -> None:
        """Ask for the targets, once the ability has been paid."""
        kind = AimApart if self._at.apart else Aim
        state.push(
            *(
                kind(seat=use.seat, cards=legal_targets(state, use, among), most=self._at.most, key=use.key)
                for among in self._at.amongs
            )
        )

    def __call__(self, state: Lcg, acting: Use) -> None:
        """It is done to those targets that are still there."""
        self._do(state, acting, [id for id in acting.targets if in_play(state, id)])


def aimed(do: Deed, *, at: Among | Targets) -> Aimed:
    """`aimed(ready_them(), at=focused(own_unit))`: one target, or what `up_to` and its relatives say."""
    return Aimed(do, at if isinstance(at, Targets) else Targets((at,)))


def aim_of(do: Any) -> Callable[[Lcg, Use], None] | None:
    """How the targets of an effect are chosen, if it has any: in a sequence only its beginning can have them."""
    if isinstance(do, Aimed):
        return do.aim
    if not isinstance(do, Effect) or not do.parts:
        return None
    first, *rest = do.parts
    if any(aim_of(part) is not None for part in rest):
        raise TypeError(
            "targets are chosen at the beginning: only the first of several effects can have them"
        )
    return aim_of(first)
