"""Rerolls (CORE-ATTACK-15 to -17, CORE-DICE-07): which dice, and rolling them again; each die once an attack."""

from __future__ import annotations

from dejarik.assault.rules.attack.attack import Attack
from dejarik.assault.rules.attack.results import Rolled
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Decision, Option, Procedure, Public, ask, choose_some, text


def pool(attack: Attack, name: str) -> list[Rolled]:
    return attack.attack_dice if name == "attack" else attack.defence_dice


def rerollable(attack: Attack, name: str) -> list[Rolled]:
    """The dice of a pool that have not been rerolled yet (CORE-ATTACK-16)."""
    return [die for die in pool(attack, name) if not die.rerolled]


class Reroll(Procedure):
    """Somebody rerolls up to so many dice of these pools, or every one of them."""

    seat: Public[int]
    pools: Public[list[str]]
    most: Public[int] = 1
    every: Public[bool] = False

    def offer(self, state: Assault) -> Decision | None:
        attack = state.the(Attack)
        options = [
            Option(
                f"die:{name}:{place}:{die.colour.value}",
                text("option-reroll", die=text(f"die-{die.colour.value}"), pool=text(f"pool-{name}")),
                {"pool": name, "die": place, "face": die.face},
                (name, place),
            )
            for name in self.pools
            for place, die in enumerate(pool(attack, name))
            if not die.rerolled
        ]
        if not options:
            return None
        least = len(options) if self.every else 1
        return choose_some(
            self.seat, text("reroll-prompt"), options, least, len(options) if self.every else self.most
        )

    def roll(self, state: Assault, dice: list[tuple[str, int]]) -> None:
        attack = state.the(Attack)
        for name, place in dice:
            die = pool(attack, name)[place]
            die.face = state.rng.below(6)
            die.rerolled = True

    steps = (ask(offer, roll),)
