"""How a game is shown: what can be chosen for it, what a page draws, what it says before a choice.

A game names its presenter (`Game.presenter`), which is loaded by those who show the game and not by those who only play
it. This one shows nothing: a game without its own is played with the kernel's view and the decision.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from dejarik.kernel.errors import Problem
from dejarik.kernel.sent import Sent, Setting, parts
from dejarik.kernel.text import Text, text

if TYPE_CHECKING:
    from dejarik.kernel.accounts import ToldStep
    from dejarik.kernel.chronicles import Ground, Named
    from dejarik.kernel.corrections import Correction
    from dejarik.kernel.events import Event
    from dejarik.kernel.state import State
    from dejarik.kernel.telling import Line, Storyteller

S = TypeVar("S", bound="State")
Opts = TypeVar("Opts", bound=msgspec.Struct)


class Presenter(Generic[S, Opts]):
    """A game for those who look at it. It holds no state, and tells a seat nothing that is hidden from it."""

    #: The sentences for what happens; a game without them has no log.
    story: Storyteller[S, Any] | None = None

    def __init__(self, game: str) -> None:
        self.game = game

    # --- Before a game

    def settings(self) -> list[Setting]:
        """What can be chosen for a new game, for a page's form. What each seat brings, such as its army, names its
        `seat`."""
        return []

    def catalogue(self) -> Sent:
        """Facts that never change: cards, maps."""
        return Sent()

    def examine(self, kind: str, document: Any) -> Sent:
        """What is right and wrong with a document of somebody's own, such as an army. What can't be read is refused
        with a `Problem`, and so is a kind of document that the game does not have."""
        raise Problem("game-examines-nothing", game=self.game, kind=kind[:40])

    def fitting(
        self, options: Opts, seat: int, own: Sequence[str] = (), open_seats: Collection[int] = ()
    ) -> Sent:
        """What whoever sits down in a seat now could not `bring`, and why, as `examine` says it of a table that is not
        made yet. `own`: documents that could be brought too. Empty where everything can."""
        return Sent()

    # --- Putting something right

    def correctable(self, options: Opts, state: S) -> Sent:
        """What can be put right in a game now (`Game.correct`), for a page's form. Refused where nothing can be."""
        raise Problem("game-no-corrections", game=self.game)

    def correction(self, options: Opts, correction: Correction) -> Text:
        """What is put right, in words for everybody."""
        return text("correction-unworded")

    # --- Many games

    def called(self, kind: Named, id: str) -> Text | None:
        """What people call something that a chronicle names; None: as it is written there, such as somebody's own
        army."""
        return None

    def ground(self, id: str) -> Ground | None:
        """The plan of a map that a chronicle names; None where there is none."""
        return None

    # --- A game in progress

    def present(self, state: S, seat: int | None) -> dict[str, object]:
        """What a page shows of a state to a seat, or to a spectator (None): names, shapes, values after all modifiers.
        Both parts together, each thing by its name."""
        return parts(self.present_to_all(state), self.present_to(state, seat))

    def present_to_all(self, state: S) -> Sent:
        """The part that is the same for everybody: a table works it out once for all."""
        return Sent()

    def present_to(self, state: S, seat: int | None) -> Sent:
        """The part that a seat has for its own."""
        return Sent()

    def standing(self, options: Opts, state: S) -> State | None:
        """Of games that follow each other: how all of them stand with this one as far as it has come, as a state of the
        kind that lies between them, which is shown as any other. None where none follow, and of such a state itself."""
        return None

    def tell(self, state: S, events: Sequence[Event], seat: int | None) -> list[Line]:
        """What happened since the last choice, in sentences for a seat or a spectator: each after what it came from."""
        return [] if self.story is None else self.story.tell(state, events, seat)

    def occasion(self, state: S, seat: int | None) -> list[Line]:
        """What can be reacted to now, in sentences; empty where nobody is asked for a reaction."""
        return [] if self.story is None else self.story.occasion(state, seat)

    def account(self, state: S, steps: Sequence[ToldStep]) -> Sent:
        """How a game went that is over, by what everybody was told of each choice; empty where nothing is added up."""
        return Sent()

    def hint(self, state: S, seat: int | None, option: str) -> Sent:
        """What a page shows about an option of the decision before it is taken: a path, odds, lines of sight. Empty for
        what means nothing to the seat. Whoever is not asked gets what a spectator gets."""
        return Sent()
