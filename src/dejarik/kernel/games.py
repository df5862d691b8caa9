"""What the kernel asks of a game, and where it finds the games that are installed.

A game answers few questions: how it starts, who goes first in a window, what the text
behind a key does. How it is shown is its presenter's, how it is thought about its mind's.
Bots, the laboratory and the table know games only through these three.
"""

from __future__ import annotations

import enum
import gc
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from dejarik.kernel.corrections import Correction
from dejarik.kernel.errors import Problem
from dejarik.kernel.milestones import Milestones
from dejarik.kernel.minds import Mind
from dejarik.kernel.presenters import Presenter
from dejarik.kernel.rng import Rng
from dejarik.kernel.text import Text, text

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint, EntryPoints

    from dejarik.kernel.abilities import Definition, Use
    from dejarik.kernel.chronicles import Chronicler
    from dejarik.kernel.decisions import Decision
    from dejarik.kernel.state import Outcome, State
    from dejarik.kernel.windows import Occurrence

S = TypeVar("S", bound="State")
Opts = TypeVar("Opts", bound=msgspec.Struct)


class Kind(msgspec.Struct):
    """By what states and options of several classes are told apart."""

    kind: str = ""


class Discipline(enum.Enum):
    """How the seats take turns in a window."""

    BY_SEAT = "each seat resolves all it wants, then the next; who passed is not asked again"
    ALTERNATING = "forced effects first; then one each in turn, until all pass in a row"


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
    #: Other classes of states and options, by the tag `kind` that theirs carry: for other ways to play the same game.
    further_states: Mapping[str, type[S]] = {}
    further_options: Mapping[str, type[Opts]] = {}
    bound: ClassVar[int]  # every game ends within so many decisions
    reasons: ClassVar[tuple[str, ...]] = ()  # what `Outcome.reason` can be
    is_example: ClassVar[bool] = (
        False  # shows how a game is written, and is offered only where somebody wants to see that
    )
    has_shared_decisions: ClassVar[bool] = False  # whether several seats may decide together (`partners`)

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

    def shares_decisions(self, options: Opts) -> bool:
        """Whether several seats decide together in a game with these options."""
        return self.has_shared_decisions

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

    def tour(self, settings: Mapping[str, str]) -> Sequence[Mapping[str, str]]:
        """Everything that there is to play within these settings (every mission, for each number of players …), as
        settings of their own: for those who want to have seen it all."""
        return [settings]

    def leagues(self) -> Mapping[str, Sequence[Mapping[str, str]]]:
        """The ways to play in which bots are compared, by name: each has tables, as settings, at which two sides play
        against each other."""
        return {self.name: [{}]}

    def read_options(self, given: bytes | Mapping[str, Any]) -> Opts:
        """Options as they were written down, as JSON or plain data. What can't be read raises what msgspec raises."""
        if isinstance(given, bytes):
            kind = msgspec.json.decode(given, type=Kind).kind
            return msgspec.json.decode(given, type=self.further_options.get(kind, self.options_type))
        kind = msgspec.convert(given, Kind).kind
        return msgspec.convert(given, self.further_options.get(kind, self.options_type))

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
        return Discipline.BY_SEAT

    def arbiter(self, state: S, occurrence: Occurrence) -> int:
        """The seat that orders what belongs to nobody."""
        return 0

    # --- Bluff windows: whom the game asks tells nothing about hidden hands ---------------------------

    #: Questions that tell something hidden because a rule makes it public: the id of the prompt, and that of the rule.
    open_questions: ClassVar[Mapping[str, str]] = {}

    @property
    def has_bluff_option(self) -> bool:
        """Whether this game can be played with and without bluff windows: by its option `bluff`."""
        return "bluff" in self.options_type.__struct_fields__

    def bluff_option(self, options: Opts) -> bool | None:
        """Whether a game with these options has bluff windows; None where that is no option."""
        return getattr(options, "bluff") if self.has_bluff_option else None  # noqa: B009

    def has_bluff_windows(self, state: S) -> bool:
        """Whether seats are asked wherever their hands could hold something, and not only where they do."""
        return False

    def open_bluff_windows(self, state: S) -> None:
        """Have them from now on: to find out what a game without them could have told (`bluffs.asking_tells`)."""

    def offers_bluff(self, state: S, occurrence: Occurrence, seat: int) -> bool:
        """Whether a seat is asked although it can do nothing, so that being asked tells nothing."""
        from dejarik.kernel.bluffs import might_use

        return self.has_bluff_windows(state) and any(
            might_use(state, seat, type(event), occurrence.moment, which)
            for which, event in enumerate(occurrence.events)
            if not event.cancelled
        )

    def hidden_hand(self, state: S, seat: int) -> Sequence[int]:
        """The cards that a seat may use and nobody else sees, by their source ids."""
        return ()

    def might_hold(self, state: S, seat: int) -> tuple[str, ...]:
        """Everything that such a card might be, for all that everybody knows."""
        return ()

    def seat_count(self, state: S) -> int:
        """How many seats this state has."""
        raise NotImplementedError

    def eyes(self, state: S, seat: int) -> Sequence[int]:
        """The seats whose own cards this seat sees: itself, and partners where the rules say so."""
        return (seat,)

    # --- Being asked only what matters (`obvious`, and what people want to be asked) -------------------

    def turn_label(self, state: S) -> str | None:
        """A label for the turn in progress that no other turn of the game has, where turns are not a scope."""
        return None

    def concerns(self, state: S, seat: int) -> bool:
        """Whether what is in progress is done to a seat: to what it has in play, or to itself."""
        return False

    def partners_in(self, state: S, asked: Decision) -> tuple[int, ...]:
        """Further seats that may answer a question which does not say so itself: of what belongs to several players."""
        return ()

    def label(self, state: S, use: Use) -> Text:
        """The words for using an ability."""
        return text("kernel-use", source=use.key, ability=use.ability)

    def label_among(self, state: S, use: Use, others: Sequence[Use]) -> Text:
        """The words where others are on offer too: with what tells it from those that have the same label."""
        return self.label(state, use)

    def facts(self, state: S, use: Use) -> dict[str, Any]:
        """What an option to use an ability tells a page beyond its label: plain data (`Verb.facts`)."""
        return {}

    def outcome_text(self, outcome: Outcome) -> Text:
        """Why the game ended, in words: the message `outcome-<game>-<reason>`."""
        id = f"outcome-{self.name}-{outcome.reason}"  # of the family that the game declares
        return Text(id)

    # --- Turns ----------------------------------------------------------------------------------------

    has_turns: ClassVar[bool] = False  # whether people say of this game that it is somebody's turn

    def turn_of(self, state: S) -> Collection[int]:
        """The seats whose turn it is, in a game that has turns; none where everybody is asked in turn, such as while it
        is being set up. For those who look after people who are away."""
        return ()

    # --- What comes after it ------------------------------------------------------------------------

    def has_sequels(self, options: Opts) -> bool:
        """Whether a game with these options belongs to a series, such as a campaign: others may follow it."""
        return False

    def sequel(self, options: Opts, state: S) -> Opts | None:
        """The game that follows one that is over, for the same seats: the next stage of a campaign. None: none does."""
        return None

    def leads_on(self, outcome: Outcome) -> bool:
        """Whether nobody could win what ended so: it only led to the game that follows."""
        return False

    # --- Putting something right --------------------------------------------------------------------

    def correct(self, options: Opts, state: S, correction: Correction) -> None:
        """Put something right on which everybody has agreed, in a game that waits for a decision or is over. What
        can't be is refused with a `Problem`; the state that is changed is a copy, so it need not be left as it was."""
        raise Problem("game-no-corrections", game=self.name)

    # --- For others ---------------------------------------------------------------------------------

    @property
    def presenter(self) -> Presenter[S, Opts]:
        """For those who show the game."""
        return Presenter(self.name)

    @property
    def mind(self) -> Mind[S] | None:
        """For those who think; None where nobody can."""
        return None

    def milestones(self, state: S) -> Milestones | None:
        """What is played here and what of it has been reached, for those who count it over many games."""
        return None

    def chronicler(self, options: Opts) -> Chronicler[S] | None:
        """Somebody who writes down what happens in one match with these options; None where nothing is told."""
        return None

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


def _installed() -> EntryPoints:
    """The games that are installed. What looks for them takes long to import, and most commands need no game."""
    from importlib.metadata import entry_points

    return entry_points(group="dejarik.games")


def register(game: AnyGame) -> AnyGame:
    """Make a game known under its name."""
    _GAMES[game.name] = game
    return game


def find_game(name: str) -> AnyGame:
    """The game of that name; a clear problem when there is none."""
    known = _GAMES.get(name)
    if known is None:
        for entry in _installed():
            if entry.name == name:
                return register(_loaded(entry))
        raise Problem("game-unknown", name=name[:80], games=", ".join(game_names()))
    return known


def _loaded(entry: EntryPoint) -> AnyGame:
    """A game with its rules and cards. They stay as long as the program runs, so they are not searched for garbage,
    neither while they are read nor ever again."""
    collects = gc.isenabled()
    gc.disable()
    try:
        game: AnyGame = entry.load()
    finally:
        if collects:
            gc.enable()
    gc.freeze()
    return game


def game_names() -> list[str]:
    """Every game that is installed or registered."""
    return sorted({*_GAMES, *(entry.name for entry in _installed())})


def game_of(state: State) -> AnyGame:
    """The game that this state is of."""
    return _GAMES.get(state.game) or find_game(state.game)
