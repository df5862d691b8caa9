"""Arena: a small board game with dice and interrupts inside interrupts.

Two players, two droids each, on a board of five by five. Droids move step by step and may be
shot at on the way; whoever is shot at may shoot back, which may be answered in turn. A spark
trap in the middle hurts whoever enters it. The last side standing wins.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import ClassVar

import msgspec

from dejarik.kernel import (
    NOBODY,
    Ability,
    Decision,
    Definition,
    Event,
    Game,
    How,
    Limit,
    Moment,
    Occurrence,
    Option,
    Permission,
    Procedure,
    Public,
    Query,
    Record,
    Rng,
    State,
    Text,
    Use,
    Verb,
    ask,
    cancel,
    choose,
    each_of,
    itself,
    text,
)
from dejarik.messages import declare_family

SIDE = 5
TRAP = (2, 2)
ROUNDS = 10
DIE = (0, 1, 1, 2, 2, 3)


class Options(msgspec.Struct, frozen=True):
    """The health that every droid starts with."""

    health: int = 4


class Droid(Record):
    """A droid on the board."""

    id: Public[int]
    seat: Public[int]
    x: Public[int]
    y: Public[int]
    damage: Public[int] = 0


class Arena(State):
    """The droids by id; one that is destroyed is gone."""

    droids: Public[dict[int, Droid]] = {}
    health: Public[int] = 4
    round: Public[int] = 0


def space(x: int, y: int) -> str:
    return f"{'ABCDE'[x]}{y + 1}"


def name(state: Arena, id: int) -> Text:
    droid = state.droids[id]
    return text("arena-droid", seat=droid.seat + 1, space=space(droid.x, droid.y))


def targets(state: Arena, id: int) -> list[int]:
    """Enemy droids in the same row or column with nothing between."""
    me = state.droids[id]
    return [
        other.id
        for other in state.droids.values()
        if other.seat != me.seat and (other.x == me.x or other.y == me.y) and not _between(state, me, other)
    ]


def _between(state: Arena, a: Droid, b: Droid) -> bool:
    return any(
        min(a.x, b.x) <= c.x <= max(a.x, b.x) and min(a.y, b.y) <= c.y <= max(a.y, b.y)
        for c in state.droids.values()
        if c is not a and c is not b
    )


armour = Query[Arena]("armour", lambda state, id: 0, least=0)
can_move = Permission[Arena]("can-move", lambda state, id: True)


# --- What happens -----------------------------------------------------------------------------------


class RoundBegins(Event):
    """A new round."""

    number: Public[int]


class Stepped(Event):
    """A droid enters a space."""

    droid: Public[int]
    x: Public[int]
    y: Public[int]

    def happen(self, state: Arena) -> None:
        droid = state.droids[self.droid]
        droid.x, droid.y = self.x, self.y


class ShotAt(Event):
    """A droid has been shot at, and hit or not."""

    attacker: Public[int]
    target: Public[int]


class Damaged(Event):
    """A droid suffers damage."""

    droid: Public[int]
    amount: Public[int]

    def happen(self, state: Arena) -> None:
        droid = state.droids.get(self.droid)
        if droid is not None:
            droid.damage += self.amount
            if droid.damage >= state.health:
                state.occur(Destroyed(droid=droid.id, seat=droid.seat))


class Destroyed(Event):
    """A droid is removed from the board with all that concerned it."""

    droid: Public[int]
    seat: Public[int]

    def happen(self, state: Arena) -> None:
        del state.droids[self.droid]
        for id in [id for id, source in state.sources.items() if source.subject == self.droid]:
            state.leave(id)
        state.modifiers = [modifier for modifier in state.modifiers if modifier.subject != self.droid]
        sides = {droid.seat for droid in state.droids.values()}
        if len(sides) < 2:
            state.finish("last-side", *sides)


# --- The course of the game -------------------------------------------------------------------------


class Fight(Procedure):
    """Rounds until one side is gone or the lights go out."""

    def next_round(self, state: Arena) -> None:
        if state.round < ROUNDS:
            state.round += 1
            state.push(Round())
            self.repeat()

    def lights_out(self, state: Arena) -> None:
        health = [0, 0]
        for droid in state.droids.values():
            health[droid.seat] += state.health - droid.damage
        state.finish("lights-out", *(seat for seat in (0, 1) if health[seat] == max(health)))

    steps = (next_round, lights_out)


class Round(Procedure):
    """Every droid is activated once, the sides in turn."""

    scope: ClassVar[str] = "round"
    ready: Public[list[int]] = []

    def begin(self, state: Arena) -> None:
        self.ready = list(state.droids)
        state.occur(RoundBegins(number=state.round))

    def next_droid(self, state: Arena) -> None:
        self.ready = [id for id in self.ready if id in state.droids]
        if self.ready:
            state.push(Activation(droid=self.ready.pop(0)))
            self.repeat()

    steps = (begin, next_droid)


DONE = Verb("done", text("arena-done"), declines=True)
BRACE = Verb("brace", text("arena-brace"))
MOVE = Verb("move", text("arena-move"))
SHOOT = Verb("shoot", lambda state, asked, id: text("arena-shoot", target=name(state, id)), itself)
STEP = Verb(
    "move",
    lambda state, asked, end: text("arena-step", space=space(*end)),
    lambda state, asked, end: space(*end),
)
STOP = Verb("stop", text("arena-stop"), declines=True)


class Activation(Procedure):
    """Two actions: move up to two spaces, shoot, or brace."""

    scope: ClassVar[str] = "activation"
    droid: Public[int]
    actions: Public[int] = 2

    def offer(self, state: Arena) -> Decision | None:
        me = state.droids.get(self.droid)
        if me is None or not self.actions:
            return None
        options = [Option(DONE), Option(BRACE)]
        if can_move(state, me.id):
            options.append(Option(MOVE))
        options += each_of(SHOOT, targets(state, me.id))
        return choose(me.seat, text("arena-act", droid=name(state, me.id)), options)

    def act(self, state: Arena, choice: str | int) -> None:
        self.actions -= 1
        if isinstance(choice, int):
            state.push(Shot(attacker=self.droid, target=choice))
        elif choice == "move":
            state.push(Move(droid=self.droid, points=2))
        elif choice == "brace":
            state.modify("armour", How.ADD, 1, subject=self.droid, until=state.scope("round"))
        else:
            self.end()
            return
        self.go_to(Activation.offer)

    steps = (ask(offer, act),)


class Move(Procedure):
    """Step by step, so that others can interrupt at every space."""

    droid: Public[int]
    points: Public[int]

    def offer(self, state: Arena) -> Decision | None:
        me = state.droids.get(self.droid)
        if me is None or not self.points or not can_move(state, self.droid):
            return None
        taken = {(droid.x, droid.y) for droid in state.droids.values()}
        ends = [
            (me.x + dx, me.y + dy)
            for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
            if 0 <= me.x + dx < SIDE and 0 <= me.y + dy < SIDE and (me.x + dx, me.y + dy) not in taken
        ]
        return choose(me.seat, text("arena-where"), [*each_of(STEP, ends), Option(STOP)])

    def step(self, state: Arena, choice: str | tuple[int, int]) -> None:
        if isinstance(choice, str):
            self.end()
            return
        self.points -= 1
        state.occur(Stepped(droid=self.droid, x=choice[0], y=choice[1]))
        self.go_to(Move.offer)

    steps = (ask(offer, step),)


class Shot(Procedure):
    """Roll a die against the target's armour; then the target may answer."""

    scope: ClassVar[str] = "shot"
    attacker: Public[int]
    target: Public[int]
    result: Public[int] = 0

    def roll(self, state: Arena) -> None:
        self.result = DIE[state.rng.below(6)]

    def hit(self, state: Arena) -> None:
        amount = self.result - armour(state, self.target)
        if amount > 0:
            state.occur(Damaged(droid=self.target, amount=amount))

    def pin(self, state: Arena) -> None:
        if self.result == 3 and self.target in state.droids:
            state.modify("can-move", How.FORBID, subject=self.target, until=state.scope("round"))

    def over(self, state: Arena) -> None:
        state.occur(ShotAt(attacker=self.attacker, target=self.target))

    steps = (roll, hit, pin, over)


# --- What droids and the trap do ----------------------------------------------------------------------


def may_answer(state: Arena, use: Use, shot: ShotAt) -> bool:
    return shot.target == use.subject and shot.attacker in targets(state, use.subject)


def answer(state: Arena, use: Use, shot: ShotAt) -> None:
    state.push(Shot(attacker=use.subject, target=shot.attacker))


def sees_step(state: Arena, use: Use, step: Stepped) -> bool:
    return step.droid in targets(state, use.subject)


def overwatch(state: Arena, use: Use, step: Stepped) -> None:
    state.push(Shot(attacker=use.subject, target=step.droid))


def in_trap(state: Arena, use: Use, step: Stepped) -> bool:
    return (step.x, step.y) == TRAP and step.droid in state.droids


def spark(state: Arena, use: Use, step: Stepped) -> None:
    state.occur(Damaged(droid=step.droid, amount=1))


def shrug_off(state: Arena, use: Use, damage: Damaged) -> None:
    cancel(state, damage)


DEFINITIONS = {
    "droid": Definition(
        abilities=(
            Ability("answer", ShotAt, answer, may_answer, limit=Limit("round")),
            Ability("overwatch", Stepped, overwatch, sees_step, limit=Limit("round")),
            # Once a game, a droid prevents all the damage that it would suffer.
            Ability(
                "shrug-off", Damaged, shrug_off, lambda state, use, damage: damage.droid == use.subject,
                Moment.BEFORE, limit=Limit("game"),
            ),
        )
    ),
    "trap": Definition(abilities=(Ability("spark", Stepped, spark, in_trap, forced=True),)),
}  # fmt: skip


class ArenaGame(Game[Arena, Options]):
    """Arena, as the kernel plays it."""

    name = "arena"
    is_example = True
    version = "1"
    state_type = Arena
    options_type = Options
    bound = 1000
    reasons = ("last-side", "lights-out")

    has_turns = True

    def turn_of(self, state: Arena) -> Collection[int]:
        """Whose droid is being activated."""
        active = [procedure.droid for procedure in state.stack if isinstance(procedure, Activation)][:1]
        return {state.droids[id].seat for id in active if id in state.droids}

    def new(self, options: Options, rng: Rng) -> Arena:
        state = Arena(game=self.name, rng=rng, health=max(1, options.health))
        for seat, x, y in ((0, 1, 0), (1, 3, 4), (0, 3, 0), (1, 1, 4)):
            id = state.new_id()
            state.droids[id] = Droid(id, seat, x, y)
            state.enter("droid", seat, subject=id)
        state.enter("trap", NOBODY)
        state.push(Fight())
        return state

    def seats(self, options: Options) -> int:
        return 2

    def seat_count(self, state: Arena) -> int:
        return 2

    def random_options(self, rng: Rng) -> Options:
        return Options(health=2 + rng.below(5))

    def definition(self, key: str) -> Definition:
        return DEFINITIONS[key]

    def precedence(self, state: Arena, occurrence: Occurrence) -> Sequence[int]:
        """The rules first, then the side whose droid is being activated, then the other."""
        activation = state.find(Activation)
        droid = state.droids.get(activation.droid) if activation else None
        first = droid.seat if droid else 0
        return (NOBODY, first, 1 - first)

    def label(self, state: Arena, use: Use) -> Text:
        return text("arena-use", ability=text(f"arena-{use.ability}"), droid=name(state, use.subject))

    def redeal(self, state: Arena, seat: int | None, rng: Rng) -> None:
        """Only the dice to come are hidden."""
        state.rng = rng.split()

    def violations(self, state: Arena) -> Iterable[str]:
        if len({(droid.x, droid.y) for droid in state.droids.values()}) != len(state.droids):
            yield "two droids on one space"
        for modifier in state.modifiers:
            if modifier.subject not in state.droids:
                yield f"a modifier of {modifier.query} outlived its droid"


GAME = ArenaGame()

declare_family(
    "arena-*",
    lambda: (f"arena-{ability.name}" for each in DEFINITIONS.values() for ability in each.abilities),
)
declare_family("outcome-arena-*", lambda: (f"outcome-arena-{reason}" for reason in GAME.reasons))
