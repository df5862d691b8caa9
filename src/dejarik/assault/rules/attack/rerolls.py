"""Rerolls (CORE-ATTACK-15 to -17, CORE-DICE-07): which dice, and rolling them again; each die once an attack."""

from __future__ import annotations

from typing import Any

from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack.attack import Attack
from dejarik.assault.rules.attack.events import AboutToReroll
from dejarik.assault.rules.attack.reports import Rerolled
from dejarik.assault.rules.attack.results import Rolled
from dejarik.assault.rules.names import face_text
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Decision, Option, Procedure, Public, Text, Verb, ask, choose_some, text
from dejarik.kernel.records import copy


def pool(attack: Attack, name: str) -> list[Rolled]:
    return attack.attack_dice if name == "attack" else attack.defence_dice


def rerollable(attack: Attack, name: str) -> list[Rolled]:
    """The dice of a pool that have not been rerolled yet (CORE-ATTACK-16)."""
    return [die for die in pool(attack, name) if not die.rerolled]


def _die(state: Assault, which: tuple[str, int]) -> Rolled:
    name, place = which
    return pool(state.the(Attack), name)[place]


def _name(state: Assault, asked: Decision, which: tuple[str, int]) -> str:
    name, place = which
    return f"{name}:{place}:{_die(state, which).colour.value}"


def _label(state: Assault, asked: Decision, which: tuple[str, int]) -> Text:
    die = _die(state, which)
    return text(
        "option-reroll", die=die.colour.word, pool=text(f"pool-{which[0]}"), face=face_text(die.symbols)
    )


def _facts(state: Assault, asked: Decision, which: tuple[str, int]) -> dict[str, Any]:
    name, place = which
    die = _die(state, which)
    return {"pool": name, "die": place, "face": die.face, "colour": die.colour.value}


REROLL = Verb("die", _label, _name, _facts)


class Reroll(Procedure):
    """Somebody rerolls up to so many dice of these pools, or every one of them."""

    seat: Public[int]
    pools: Public[list[str]]
    most: Public[int] = 1
    every: Public[bool] = False
    colour: Public[Die | None] = None  # the only one allowed
    chosen: Public[list[tuple[str, int]]] = []
    may: Public[bool] = False  # or none

    def offer(self, state: Assault) -> Decision | None:
        attack = state.the(Attack)
        options = [
            Option(REROLL, (name, place))
            for name in self.pools
            for place, die in enumerate(pool(attack, name))
            if not die.rerolled and self.colour in (None, die.colour)
        ]
        if not options:
            return None
        least = len(options) if self.every else 0 if self.may else 1
        return choose_some(
            self.seat, text("reroll-prompt"), options, least, len(options) if self.every else self.most
        )

    def take(self, state: Assault, dice: list[tuple[str, int]]) -> None:
        self.chosen = dice
        if not dice:
            return
        attack = state.the(Attack)
        state.occur(AboutToReroll(attacker=attack.attacker, target=attack.target))

    def roll(self, state: Assault) -> None:
        attack = state.the(Attack)
        chosen = [pool(attack, name)[place] for name, place in self.chosen]
        if not chosen:
            return
        before = [copy(die) for die in chosen]
        for die in chosen:
            die.face = state.rng.below(6)
            die.rerolled = True
        state.log(
            Rerolled(
                attacker=attack.attacker, target=attack.target, seat=self.seat, before=before, dice=chosen
            )
        )

    steps = (ask(offer, take), roll)
