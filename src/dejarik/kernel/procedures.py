"""Procedures: named pieces of a rulebook in progress, on a stack, as plain data.

A procedure is a record with an ordered tuple of steps. A step is a method that changes
the state, pushes another procedure, or jumps; or it is a question, made with `ask`.
Reading the steps from top to bottom reads like the rule:

    class Attack(Procedure):
        attacker: Public[int]
        target: Public[int]
        steps = (declare, roll, ask(offer_reroll, reroll), ask(offer_surges, spend_surge), suffer)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from dejarik.kernel.decisions import Decision, Option
from dejarik.kernel.records import Family, Public, Record

if TYPE_CHECKING:
    from dejarik.kernel.state import State


#: All options of one kind that a procedure offers now; they have one verb, or verbs of one word.
KindOfOption = Callable[[Any, Any], list[Option]]


class Question(NamedTuple):
    """A step that asks: `put` derives the decision from the state, or says None to go on
    without asking; `take` receives the value of the answer. `put` changes nothing.

    A dear question of which one answer is chosen may say of which `kinds` of options it consists. Then whoever plays on
    by chance draws a kind and looks for nothing else (`drawing`). The last kind is never empty; taking what is left
    when all others are comes to the same as not being asked. One that `waits` for an answer whatever there is to choose
    is put in a rehearsal only when somebody looks at it."""

    put: Callable[[Any, Any], Decision | None]
    take: Callable[[Any, Any, Any], None]
    kinds: tuple[KindOfOption, ...] = ()
    waits: bool = False


def ask(
    put: Callable[[Any, Any], Decision | None],
    take: Callable[[Any, Any, Any], None],
    kinds: tuple[KindOfOption, ...] = (),
    *,
    waits: bool = False,
) -> Question:
    """A step that asks the decision of `put` and hands its answer to `take`."""
    return Question(put, take, kinds, waits)


Step = Callable[[Any, Any], None] | Question

#: The name of a scope; `authoring.names` finds those that never begin.
ScopeName = str


class ProcedureFamily(Family):
    __slots__ = ()
    members: ClassVar[dict[str, type[Record]]] = {}


class Procedure(Record, ProcedureFamily, kw_only=True):
    """A piece of the rulebook that is being carried out.

    `at` is the step that comes next. A derived class that changes a step lists its own `steps`. A class with a
    `scope` ("attack", "round") bounds effects and limits in time: they end when the procedure does.
    """

    steps: ClassVar[tuple[Step, ...]] = ()
    scope: ClassVar[ScopeName] = ""

    at: Public[int] = 0
    frame: Public[int] = 0
    under: Public[int] = 0  # where on the stack the procedure lies that pushed this one

    @property
    def label(self) -> str:
        """The name of this very scope: `attack:17`."""
        return f"{self.scope}:{self.frame}"

    def receive(self, state: Any, child: Procedure) -> None:
        """Called when a procedure that this one pushed has ended: its fields are its result."""

    def end(self) -> None:
        """Leave out the remaining steps."""
        self.at = len(self.steps)

    def repeat(self) -> None:
        """Come back to the step that is being carried out. For plain steps."""
        self.at -= 1

    def go_to(self, step: Callable[[Any, Any], Any]) -> None:
        """Go on with this step, named by its method (for a question: the one that asks)."""
        for index, candidate in enumerate(self.steps):
            if candidate is step or (type(candidate) is Question and candidate.put is step):
                self.at = index
                return
        raise ValueError(f"{type(self).__name__} has no step {step.__name__}")


def scope_names(package: str) -> set[ScopeName]:
    """The names of all scopes of the game in this package, as far as its modules have been read."""
    kinds = (each for each in Procedure.members.values() if each.__module__.startswith(f"{package}."))
    return {"game", *(each.scope for each in kinds if issubclass(each, Procedure) and each.scope)}


def scope_label(state: State, scope: ScopeName) -> str:
    """The label of the innermost scope of that name in progress; `game` when there is none."""
    for procedure in reversed(state.stack):
        if procedure.scope == scope:
            return procedure.label
    return "game"


if TYPE_CHECKING:
    AnyProcedure = Procedure
else:
    AnyProcedure = ProcedureFamily
