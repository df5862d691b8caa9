"""What the kernel asks of a game, and where it finds the games that are installed.

A game answers few questions: how it starts, who goes first in a window, what the text
behind a key does. Bots, the laboratory and the table know games only through this.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from dejarik.kernel.errors import Problem
from dejarik.kernel.rng import Rng
from dejarik.kernel.sent import Sent, Setting, parts
from dejarik.kernel.text import Text, text

if TYPE_CHECKING:
    from dejarik.kernel.abilities import Definition, Use
    from dejarik.kernel.answers import Ratings
    from dejarik.kernel.state import Outcome, State
    from dejarik.kernel.windows import Discipline, Occurrence

S = TypeVar("S", bound="State")
Opts = TypeVar("Opts", bound=msgspec.Struct)


class Role(msgspec.Struct, frozen=True):
    """What a seat is in a game, known before it begins: who wins and loses together, and what people call it."""

    team: int
    label: Text | None = None


class Game(ABC, Generic[S, Opts]):
    """A game as everybody else sees it. One instance serves all its matches and holds no state."""

    name: ClassVar[str]  # as on the command line
    version: ClassVar[str]  # of the rules: a replay is exact within one version
    state_type: type[S]
    options_type: type[Opts]
    bound: ClassVar[int]  # every game ends within so many decisions
    reasons: ClassVar[tuple[str, ...]] = ()  # what `Outcome.reason` can be

    @abstractmethod
    def new(self, options: Opts, rng: Rng) -> S:
        """The state before anything has happened, with the first procedure on its stack.

        Options that make no game are refused with a `Problem`."""

    @abstractmethod
    def seats(self, options: Opts) -> int:
        """How many play with these options."""

    def roles(self, options: Opts) -> list[Role]:
        """The role of each seat. Where nothing else is said, everybody plays alone."""
        return [Role(seat) for seat in range(self.seats(options))]

    @abstractmethod
    def random_options(self, rng: Rng) -> Opts:
        """Options for one more game of the fuzzer: over time, everything there is."""

    def options_from(self, settings: Mapping[str, str], rng: Rng) -> Opts:
        """Options from words such as those of a command line: `{"players": "3"}`; what is left open is drawn.

        A setting is a field of the options; a game that takes more derives this. What does
        not fit is refused with a `Problem`."""
        fields = {field.name: field for field in msgspec.structs.fields(self.options_type)}
        values: dict[str, object] = {}
        for name, given in settings.items():
            if name not in fields:
                raise _unknown_setting(self.name, name, fields)
            try:
                values[name] = msgspec.convert(given, fields[name].type, strict=False)
            except msgspec.ValidationError:
                raise Problem("game-setting-bad", game=self.name, setting=name, given=given[:80]) from None
        for name, field in fields.items():
            if field.required and name not in values:
                raise Problem("game-setting-missing", game=self.name, setting=name)
        return self.options_type(**values)

    def bring(
        self,
        options: Opts,
        setting: str,
        value: str,
        *,
        open_seats: Collection[int] = (),
        rng: Rng | None = None,
    ) -> Opts:
        """The same options with what one seat brings changed: a setting that names a `seat`. What makes no game is
        refused, here or when the game is started, and the refusal tells nothing that others brought.

        Nobody has chosen yet in `open_seats`: where what is brought does not fit beside what they have, theirs is
        drawn anew."""
        raise _unknown_setting(self.name, setting, ())

    def fitting(
        self, options: Opts, seat: int, own: Sequence[str] = (), open_seats: Collection[int] = ()
    ) -> Sent:
        """What whoever sits down in a seat now could not `bring`, and why, as `examine` says it of a table that is not
        made yet. `own`: documents that could be brought too. Empty where everything can."""
        return Sent()

    @abstractmethod
    def redeal(self, state: S, seat: int | None, rng: Rng) -> None:
        """Change everything hidden from a seat (None: a spectator) to something else that is
        possible for all that it has seen. For search, and to show that views hide it."""

    def definition(self, key: str) -> Definition:
        """What the text behind a source's key does."""
        raise KeyError(key)

    def precedence(self, state: S, occurrence: Occurrence) -> Sequence[int]:
        """The order in which seats react; `NOBODY` stands for the rules themselves."""
        return range(-1, self.seat_count(state))

    def discipline(self, state: S, occurrence: Occurrence) -> Discipline:
        """How seats take turns in this window."""
        from dejarik.kernel.windows import Discipline

        return Discipline.BY_SEAT

    def arbiter(self, state: S, occurrence: Occurrence) -> int:
        """The seat that orders what belongs to nobody."""
        return 0

    def courteous(self, state: S) -> bool:
        """Whether `courtesy` is ever true in this game."""
        return False

    def courtesy(self, state: S, occurrence: Occurrence, seat: int) -> bool:
        """Whether a seat is asked although it can do nothing, so that being asked tells nothing."""
        return False

    def seat_count(self, state: S) -> int:
        """How many seats this state has."""
        raise NotImplementedError

    def eyes(self, state: S, seat: int) -> Sequence[int]:
        """The seats whose own cards this seat sees: itself, and partners where the rules say so."""
        return (seat,)

    def label(self, state: S, use: Use) -> Text:
        """The words for using an ability."""
        return text("kernel-use", source=use.key, ability=use.ability)

    def facts(self, state: S, use: Use) -> dict[str, Any]:
        """What an option to use an ability tells a page beyond its label: plain data (`Verb.facts`)."""
        return {}

    def outcome_text(self, outcome: Outcome) -> Text:
        """Why the game ended, in words: the message `outcome-<game>-<reason>`."""
        id = f"outcome-{self.name}-{outcome.reason}"  # of the family that the game declares
        return Text(id)

    # --- For those who show a game ------------------------------------------------------------------

    def settings(self) -> list[Setting]:
        """What can be chosen for a new game, for a page's form. What each seat brings, such as its army, names its
        `seat`."""
        return []

    def catalogue(self) -> Sent:
        """Facts that never change, for a page: cards, maps."""
        return Sent()

    def present(self, state: S, seat: int | None) -> dict[str, object]:
        """What a page shows of a state: names, shapes, values after all modifiers; nothing that is hidden from the
        seat. Both parts together, each thing by its name."""
        return parts(self.present_to_all(state), self.present_to(state, seat))

    def present_to_all(self, state: S) -> Sent:
        """The part of what is presented that is the same for everybody: a table works it out once for all."""
        return Sent()

    def present_to(self, state: S, seat: int | None) -> Sent:
        """The part that a seat has for its own, or a spectator (None)."""
        return Sent()

    def hint(self, state: S, seat: int | None, option: str) -> Sent:
        """What a page shows about an option of the decision before it is taken: a path, odds, lines of sight. Empty for
        what means nothing to the seat."""
        return Sent()

    def examine(self, kind: str, document: Any) -> Sent:
        """What is right and wrong with a document of somebody's own, such as an army. What can't be read is refused
        with a `Problem`, and so is a kind of document that the game does not have."""
        raise Problem("game-examines-nothing", game=self.name, kind=kind[:40])

    # --- For those who think ------------------------------------------------------------------------

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> S:
        """A state that could be behind a seat's view: what is hidden is drawn at random."""
        raise NotImplementedError

    def rate(self, state: S) -> Ratings:
        """How good each option of the decision looks to the seat that is asked; the more the better. For bots: it
        looks only at what that seat may know. Options that are left out are worth 0; nothing at all: no idea."""
        return {}

    def violations(self, state: S) -> Iterable[str]:
        """What is wrong with a state that can't be right, for the fuzzer: an empty space shot at."""
        return ()


def _unknown_setting(game: str, setting: str, known: Iterable[str]) -> Problem:
    names = ", ".join(known)
    if not names:
        return Problem("game-no-settings", game=game, setting=setting[:80])
    return Problem("game-setting-unknown", game=game, setting=setting[:80], known=names)


AnyGame = Game[Any, Any]

_GAMES: dict[str, AnyGame] = {}


def register(game: AnyGame) -> AnyGame:
    """Make a game known under its name."""
    _GAMES[game.name] = game
    return game


def find_game(name: str) -> AnyGame:
    """The game of that name; a clear problem when there is none."""
    known = _GAMES.get(name)
    if known is None:
        for entry in entry_points(group="dejarik.games"):
            if entry.name == name:
                return register(entry.load())
        raise Problem("game-unknown", name=name[:80], games=", ".join(game_names()))
    return known


def game_names() -> list[str]:
    """Every game that is installed or registered."""
    return sorted({*_GAMES, *(entry.name for entry in entry_points(group="dejarik.games"))})


def game_of(state: State) -> AnyGame:
    """The game that this state is of."""
    return _GAMES.get(state.game) or find_game(state.game)
