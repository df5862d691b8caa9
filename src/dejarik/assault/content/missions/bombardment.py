"""Turrets and cannons: choose a space anywhere, roll a die, and everybody in the space suffers."""

from __future__ import annotations

from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.damage import Damaged
from dejarik.assault.rules.ground import on_board, piece, space_name
from dejarik.assault.rules.names import source_text
from dejarik.assault.rules.state import Assault
from dejarik.kernel import NOBODY, Decision, Event, Option, Procedure, Public, ask, choose, text


class Fired(Event):
    """A gun has fired at a space."""

    seat: Public[int]
    space: Public[str]
    damage: Public[int]


class Guns(Procedure):
    """Each gun chooses a space and rolls; when all have, the damage is dealt at the same moment."""

    seats: Public[list[int]]  # who fires, one entry a gun
    die: Public[Die]
    key: Public[str]
    may: Public[bool] = False
    aimed: Public[dict[int, int]] = {}  # space → damage

    def offer(self, state: Assault) -> Decision | None:
        if not self.seats:
            return None
        taken = sorted({int(cell) for figure in on_board(state) for cell in piece(state, figure).cells})
        options = [
            Option(f"fire:{name}", text("option-space", space=name), {"space": name}, (space,))
            for space, name in ((space, space_name(state, space)) for space in taken)
        ]
        if self.may or not options:
            options.append(Option("decline", text("option-decline")))
        return choose(self.seats[0], text("ask-fire", mission=source_text(self.key)), options)

    def fire(self, state: Assault, choice: tuple[int] | str) -> None:
        seat = self.seats.pop(0)
        if not isinstance(choice, str):
            damage = self.die.faces[state.rng.below(6)].damage
            self.aimed[choice[0]] = self.aimed.get(choice[0], 0) + damage
            state.log(Fired(seat=seat, space=space_name(state, choice[0]), damage=damage))
        self.go_to(Guns.offer)

    def hit(self, state: Assault) -> None:
        events: list[Event] = []
        for figure in on_board(state):
            damage = sum(self.aimed.get(int(cell), 0) for cell in piece(state, figure).cells)
            if damage:
                events.append(Damaged(target=figure.id, amount=damage, by=NOBODY))
        if events:
            state.occur(*events)

    steps = (ask(offer, fire), hit)
