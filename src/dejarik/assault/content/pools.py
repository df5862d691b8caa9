"""Dice that a card adds to a pool or takes out of it, before the roll of an attack (CORE-ATTACK-14)."""

from __future__ import annotations

from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import Attack, pool
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Decision, Option, Procedure, Public, Verb, ask, choose, each_of, text

ATTACK = "attack"
DEFENCE = "defence"

DIE = Verb(  # by its place and colour
    "die",
    lambda state, asked, die: text("option-die", die=die[1].word),
    lambda state, asked, die: str(die[1].value),
    lambda state, asked, die: {"colour": die[1].value},
)


class TakeDieOut(Procedure):
    """Somebody chooses a die of a pool, which is not rolled in this attack."""

    seat: Public[int]
    name: Public[str]  # of the pool

    def offer(self, state: Assault) -> Decision | None:
        options = {
            die.colour: Option(DIE, (place, die.colour))
            for place, die in enumerate(pool(state.the(Attack), self.name))
        }
        if not options:
            return None
        return choose(self.seat, text("dice-take-out", pool=text(f"pool-{self.name}")), [*options.values()])

    def take(self, state: Assault, die: tuple[int, Die]) -> None:
        state.the(Attack).change_pool(state, self.name, removed=[die[1]])

    steps = (ask(offer, take),)


class AddDie(Procedure):
    """Somebody chooses the colour of a die that joins a pool."""

    seat: Public[int]
    name: Public[str]
    colours: Public[list[Die]]

    def offer(self, state: Assault) -> Decision | None:
        options = each_of(DIE, enumerate(self.colours))
        return (
            choose(self.seat, text("dice-add", pool=text(f"pool-{self.name}")), options) if options else None
        )

    def take(self, state: Assault, die: tuple[int, Die]) -> None:
        state.the(Attack).change_pool(state, self.name, added=[die[1]])

    steps = (ask(offer, take),)
