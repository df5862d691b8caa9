"""Turrets and cannons: choose a space anywhere, roll a die, and everybody in the space suffers.

Who controls a gun and when it fires, its mission says.
"""

from __future__ import annotations

from dejarik.assault.content.conditions import roll
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.damage import Damaged
from dejarik.assault.rules.ground import on_board, piece, space_name
from dejarik.assault.rules.names import source_text
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Decision, Event, Option, Procedure, Public, Record, ask, choose, text


class Fired(Event):
    """A gun has fired at a space."""

    seat: Public[int]
    space: Public[str]
    damage: Public[int]


class Shot(Record):
    """What a gun will do when all have fired."""

    seat: Public[int]
    space: Public[int]
    damage: Public[int]


class Guns(Procedure):
    """Each gun chooses a space and rolls; when all have, the damage is dealt at the same moment.

    A figure is defeated by the player whose shot brings it down, in the order of the shots (IA-4P-24).
    """

    seats: Public[list[int]]  # who fires, one entry a gun
    die: Public[Die]
    key: Public[str]
    shots: Public[list[Shot]] = []

    def offer(self, state: Assault) -> Decision | None:
        """Every space with a figure; firing at an empty one is as good as declining."""
        if not self.seats:
            return None
        taken = sorted({int(cell) for figure in on_board(state) for cell in piece(state, figure).cells})
        options = [
            Option(f"fire:{name}", text("option-space", space=name), {"space": name}, (space,))
            for space, name in ((space, space_name(state, space)) for space in taken)
        ]
        options.append(Option("decline", text("option-decline")))
        return choose(self.seats[0], text("ask-fire", mission=source_text(self.key)), options)

    def fire(self, state: Assault, choice: tuple[int] | str) -> None:
        seat = self.seats.pop(0)
        if not isinstance(choice, str):
            [face] = roll(state, self.die)
            self.shots.append(Shot(seat, choice[0], face.damage))
            state.log(Fired(seat=seat, space=space_name(state, choice[0]), damage=face.damage))
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
