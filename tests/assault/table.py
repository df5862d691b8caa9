"""A table for tests: figures with real cards on a board drawn as a text picture, dice that fall as written.

    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper")
    table.activate("A")
    table.roll(Symbols(damage=2, accuracy=3), NOTHING, block=…)      # or table.script(face, face, …)
    table.choose("attack", f"attack:{table.id('b')}")

Capitals belong to seat 0, small letters to seat 1 (or as `seats` says). Each letter is a group of its own, unless
`groups` puts several together. When nothing is left to do, the table asks `idle`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

from tests.asked import can_be_said

from dejarik.assault.board import Sides, read_picture
from dejarik.assault.content import definitions
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.dice.faces import FACES, Die, Symbols
from dejarik.assault.game import GAME
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.attack import Attack, attack_with
from dejarik.assault.rules.ground import forget_situation, position_of, space_name
from dejarik.assault.rules.objects.tokens import DOOR, add_token
from dejarik.assault.rules.state import Assault, Figure, Group
from dejarik.assault.skirmish.rules.commands import hand, to_hand
from dejarik.assault.skirmish.rules.state import SkirmishPlayer, SkirmishState
from dejarik.kernel import (
    Decision,
    Event,
    Option,
    Procedure,
    Rng,
    Verb,
    apply,
    ask,
    choose,
    decision,
    register,
    text,
)
from dejarik.kernel.engine import run

register(GAME)
definitions.load()


class OneRound(Procedure):
    """A round that does not end while the test goes on."""

    scope: ClassVar[str] = "round"


IDLE = Verb("idle", text("kernel-pass"))


class Idle(Procedure):
    """Nothing goes on: the test decides what happens next."""

    def offer(self, state: Assault) -> Decision:
        return choose(0, text("kernel-pass"), [Option(IDLE)], pause=True)

    def take(self, state: Assault, choice: str) -> None:
        self.repeat()

    steps = (ask(offer, take),)


class Table:
    """See the module."""

    def __init__(
        self,
        picture: str,
        *,
        seats: Mapping[str, int] | None = None,
        groups: Sequence[str] = (),
        sides: Sides = Sides.TWO_PLAYER,
        **cards: str,
    ) -> None:
        scene = read_picture(picture)
        self.state = state = self.new_state(sides)
        state.__dict__["board_"] = scene.board
        state.shields = [
            int(space) for space in range(scene.board.size) if scene.situation.shields >> space & 1
        ]
        state.rubble = [
            int(space)
            for space in range(scene.board.size)
            if (scene.situation.difficult & ~scene.board.difficult) >> space & 1
        ]
        state.open_doors = scene.board.all_doors & ~scene.situation.closed
        for door in range(scene.board.all_doors.bit_length()):
            if not state.open_doors >> door & 1:
                add_token(state, DOOR, door=door)
        self._ids: dict[str, int] = {}
        self.events: list[Event] = []
        for letter, card in cards.items():
            seat = (seats or {}).get(letter, self.seat_of(letter))
            mates = next((group for group in groups if letter in group), letter)
            group = next((self.figure(mate).group for mate in mates if mate in self._ids), 0)
            if not group:
                group = state.new_id()
                state.groups[group] = Group(group, seat, card, size=len(mates))
            piece = scene[letter]
            figure = Figure(
                state.new_id(), seat, group, card, mates.index(letter) + 1,
                int(piece.position.space), int(piece.position.lying),
            )  # fmt: skip
            state.figures[figure.id] = figure
            self._ids[letter] = figure.id
            state.enter(card, seat, subject=figure.id)
        self.prepare()
        state.push(OneRound())
        state.push(Idle())
        run(state)

    def new_state(self, sides: Sides) -> SkirmishState:
        """A game with its players and nothing else."""
        state = SkirmishState(
            game=GAME.name, rng=Rng.seeded(1), map="picture", mission="A", sides=sides, round=1
        )
        for seat in range(2 if sides is Sides.TWO_PLAYER else 4):
            state.players.append(SkirmishPlayer(seat, seat % 2 if sides is Sides.TEAM else seat))
        return state

    def seat_of(self, letter: str) -> int:
        return 0 if letter.isupper() else 1

    def prepare(self) -> None:
        """What else is there before anything happens."""

    # --- Looking ----------------------------------------------------------------------------------

    def id(self, letter: str) -> int:
        """The id of a figure, also after its defeat."""
        return self._ids[letter]

    def figure(self, letter: str) -> Figure:
        return self.state.figures[self._ids[letter]]

    def is_defeated(self, letter: str) -> bool:
        return self._ids[letter] not in self.state.figures

    def damage(self, letter: str) -> int:
        return self.figure(letter).damage

    def has(self, letter: str, condition: Condition) -> bool:
        return condition in self.figure(letter).conditions

    def space(self, letter: str) -> str:
        """The name of the (top left) space a figure stands in."""
        return space_name(self.state, int(position_of(self.figure(letter)).space))

    def vp(self, seat: int) -> int:
        return self.state.players[seat].vp

    @property
    def decision(self) -> Decision:
        asked = decision(self.state)
        assert asked is not None, "the game is over"
        return asked

    @property
    def options(self) -> list[str]:
        """The ids of what can be chosen now."""
        return self.decision.ids(self.state)

    def facts(self, id: str) -> dict[str, Any]:
        """What a page is told about an option."""
        option = self.decision.find(self.state, id)
        assert option is not None, f"{id} is not among {self.options}"
        return self.decision.facts_of(self.state, option)

    def offers(self, start: str) -> list[str]:
        """The options whose ids begin like this."""
        return [id for id in self.options if id.startswith(start)]

    @property
    def is_idle(self) -> bool:
        return self.options == ["idle"]

    @property
    def attack(self) -> Attack:
        """The attack in progress."""
        return self.state.the(Attack)

    # --- Doing ------------------------------------------------------------------------------------

    def choose(self, *choices: str | list[str] | dict[str, int]) -> Self:
        """Answer one decision after another. An id may be given by its beginning, if only one option has it."""
        for choice in choices:
            answer: str | list[str] | dict[str, int] = choice
            if isinstance(choice, str) and choice not in self.options:
                fitting = self.offers(choice)
                assert len(fitting) == 1, f"{choice!r} fits {fitting} of {self.options}"
                answer = fitting[0]
            assert can_be_said(self.state, self.decision)
            self.events += apply(self.state, answer)
            # Figures may share a space for a while, in the middle of a text that takes one and pushes the other.
            wrong = [each for each in GAME.violations(self.state) if not each.endswith("share a space")]
            assert not wrong, wrong
        return self

    def pick(self, letter: str) -> Self:
        """Choose a figure, whatever the verb."""
        fitting = [id for id in self.options if id.rpartition(":")[2] == str(self.id(letter))]
        assert len(fitting) == 1, f"{letter} is not among {self.options}"
        return self.choose(fitting[0])

    def push(self, *procedures: Procedure) -> Self:
        """Let something happen now."""
        self.state.__dict__.pop("decision_", None)
        self.state.journal = []
        self.state.push(*procedures)
        run(self.state)
        self.events += self.state.journal
        return self

    def occur(self, *events: Event) -> Self:
        """Let these events happen now."""
        self.state.__dict__.pop("decision_", None)
        self.state.journal = []
        self.state.occur(*events)
        run(self.state)
        self.events += self.state.journal
        return self

    def activate(self, letter: str) -> Self:
        """Begin a figure's activation."""
        return self.push(Activation(figure=self.id(letter)))

    def attack_with(self, letter: str, target: str, **kind: object) -> Self:
        """A figure attacks another, by no action of its own; stops where the first decision after the target is."""
        self.push(attack_with(self.state, self.figure(letter), must=True, **kind))
        if any(id == f"attack:{self.id(target)}" for id in self.options):
            self.choose(f"attack:{self.id(target)}")
        return self

    def end(self) -> Self:
        """End the activation, declining everything at its end."""
        self.choose("end")
        while not self.is_idle:
            self.choose("pass")
        return self

    # --- Setting the scene ------------------------------------------------------------------------

    def script(self, *results: int) -> Self:
        """The next random results: faces of dice by their number from 0."""
        self.state.rng.script += list(results)
        return self

    def roll(self, dice: Sequence[tuple[Die, Symbols]]) -> Self:
        """The next dice show these symbols."""
        return self.script(*(FACES[die].index(symbols) for die, symbols in dice))

    def hand(self, seat: int, *cards: str) -> Self:
        """Give Command cards to a player's hand."""
        for card in cards:
            to_hand(self.state, seat, card)
        self.refresh()
        return self

    def hand_of(self, seat: int) -> list[str]:
        return [self.state.sources[id].key for id in hand(self.state, seat)]

    def deck(self, seat: int, *cards: str) -> Self:
        """The Command deck of a player, the top card last."""
        self.state.players[seat].deck = list(cards)
        return self

    def give(self, letter: str, *things: Condition | PowerToken) -> Self:
        """Conditions and power tokens that a figure has from the start."""
        for thing in things:
            if isinstance(thing, Condition):
                self.figure(letter).conditions.append(thing)
            else:
                self.figure(letter).power.append(thing)
        self.refresh()
        return self

    def hurt(self, letter: str, damage: int) -> Self:
        """Damage that a figure has from the start."""
        self.figure(letter).damage = damage
        self.refresh()
        return self

    def attach(self, letter: str, card: str) -> Self:
        """An Attachment on the figure's group."""
        figure = self.figure(letter)
        self.state.groups[figure.group].attachment = card
        self.state.enter(card, figure.seat, subject=figure.id)
        self.refresh()
        return self

    def upgrade(self, seat: int, card: str) -> Self:
        """A Skirmish Upgrade in play."""
        self.state.players[seat].upgrades.append(card)
        self.state.enter(card, seat)
        self.refresh()
        return self

    def refresh(self) -> None:
        """The state was changed by hand: ask anew."""
        self.state.__dict__.pop("decision_", None)
        forget_situation(self.state)
