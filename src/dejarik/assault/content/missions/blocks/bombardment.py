"""Turrets and cannons: choose a space anywhere, roll a die, and everybody in the space suffers.

Who controls a gun and when it fires, its mission says.
"""

from __future__ import annotations

from dejarik.assault.content.phrases import roll
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import on_board, piece, space_name
from dejarik.assault.rules.names import source_text
from dejarik.assault.rules.state import Assault
from dejarik.assault.rules.verbs import DECLINE, name_of_space, space_facts, space_label
from dejarik.kernel import (
    Decision,
    Event,
    Option,
    Procedure,
    Public,
    Record,
    Verb,
    ask,
    choose,
    each_of,
    text,
)


class Fired(Event):
    """A gun has fired at a space."""

    seat: Public[int]
    space: Public[str]
    damage: Public[int]


class GunShot(Record):
    """What a gun will do when all have fired."""

    seat: Public[int]
    space: Public[int]
    damage: Public[int]


FIRE = Verb("fire", space_label, name_of_space, space_facts)


class Guns(Procedure):
    """Each gun chooses a space and rolls; when all have, the damage is dealt at the same moment.

    A figure is defeated by the player whose shot brings it down, in the order of the shots (IA-4P-24).
    """

    seats: Public[list[int]]  # who fires, one entry a gun
    die: Public[Die]
    key: Public[str]
    shots: Public[list[GunShot]] = []

    def offer(self, state: Assault) -> Decision | None:
        """Every space with a figure; firing at an empty one is as good as declining."""
        if not self.seats:
            return None
        taken = sorted({int(cell) for figure in on_board(state) for cell in piece(state, figure).cells})
        options = [*each_of(FIRE, taken), Option(DECLINE)]
        return choose(self.seats[0], text("ask-fire", mission=source_text(self.key)), options)

    def fire(self, state: Assault, choice: int | str) -> None:
        seat = self.seats.pop(0)
        if not isinstance(choice, str):
            place = len(state.journal)  # the shot is told before its roll
            [face] = roll(state, self.die)
            self.shots.append(GunShot(seat, choice, face.damage))
            state.log(Fired(seat=seat, space=space_name(state, choice), damage=face.damage), place)
        self.go_to(Guns.offer)

    def hit(self, state: Assault) -> None:
        events: list[Event] = [
            Damaged(target=figure.id, amount=shot.damage, by=shot.seat)
            for shot in self.shots
            if shot.damage
            for figure in on_board(state)
            if shot.space in piece(state, figure).cells
        ]
        if events:
            state.occur(*events)

    steps = (ask(offer, fire), hit)
