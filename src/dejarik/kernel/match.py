"""A match: one game with its history, so that it can be taken back, shared and replayed.

A game is its options, its seed and its choices; everything else follows. A match keeps
a snapshot now and then, and finds any earlier moment from the nearest one.
"""

from __future__ import annotations

from copy import copy
from typing import Any, NamedTuple

import msgspec

from dejarik.kernel import engine, saves
from dejarik.kernel.answers import Answer, Choice, as_ids
from dejarik.kernel.bluffs import asking_tells
from dejarik.kernel.corrections import Correction, MadeCorrection
from dejarik.kernel.decisions import Decision
from dejarik.kernel.errors import BadFile, Problem, Refused
from dejarik.kernel.events import Event
from dejarik.kernel.games import AnyGame
from dejarik.kernel.state import Outcome, State
from dejarik.kernel.windows import NOBODY

#: A snapshot is kept every so many decisions.
STRIDE = 32


class Replay(msgspec.Struct, omit_defaults=True):
    """A game as a file: enough to play it again, bit for bit.

    `digest` is that of the state after the last choice; `note` is for people.
    """

    dejarik: int
    game: str
    version: str
    options: msgspec.Raw
    seed: int
    choices: list[Answer]
    digest: str = ""
    note: str = ""
    corrections: list[MadeCorrection] = []

    def corrections_at(self, number: int) -> list[Correction]:
        """What was put right while the decision of this number was waited for."""
        return [made.correction for made in self.corrections if made.at == number]


class Kept(NamedTuple):
    """A snapshot, and how many of the match's corrections are in it."""

    state: bytes
    corrections: int = 0


class Match:
    """A game in progress, with all that was decided since its start."""

    def __init__(self, game: AnyGame, options: Any, seed: int) -> None:
        self.game = game
        self.version = game.version  # of the rules with which it was begun
        self.options = options
        self.seed = seed
        self.state: State = engine.start(game, options, seed)
        self.choices: list[Answer] = []
        #: Whether each choice showed anybody something new, other than what its seat has shown of its own.
        self.learned: list[bool] = []
        #: Whether what is asked now is part of the last choice, which its seat has only half made. Not known of a match
        #: that was loaded or taken back.
        self.is_half_made = False
        self.corrections: list[MadeCorrection] = []
        self._snapshots: dict[int, Kept] = {0: Kept(saves.packed(self.state))}
        self._marks: dict[str, int] = {}

    # --- Playing ----------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        return engine.decision(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    def apply(
        self,
        answer: Answer | Choice,
        *,
        seat: int | None = None,
        number: int | None = None,
        heeding: bool = False,
    ) -> list[Event]:
        """Answer the decision. If the rules fail at it, the match stands where it stood before. `heeding`: it counts as
        learned, too, what could be read from whom the game asks next."""
        # With bluff windows everybody is asked whatever they hold.
        is_read = heeding and not self.game.has_bluff_windows(self.state)
        before = engine.clone(self.state) if is_read else None
        drawn = self.state.rng.drawn
        waiting = self.state.number
        asking, depth = self.state.stack[-1] if self.state.stack else None, len(self.state.stack)
        asked = self.decision
        ids = as_ids(self.state, asked, answer) if asked is not None else ""
        try:
            events = engine.apply(self.state, answer, seat=seat, number=number)
        except Exception as error:
            if isinstance(error, Refused) and self.state.number == waiting:
                raise  # before anything happened
            self.state = self._state_at(len(self.choices))
            if isinstance(error, Refused):
                raise engine.Fault(f"the rules refused an answer that they had offered: {error}") from error
            raise
        self.choices.append(ids)
        own = seat if seat is not None else asked.seat if asked is not None else NOBODY
        learned = self.state.rng.drawn != drawn or self.state.has_learned_besides(own)
        following, stack = self.decision, self.state.stack
        goes_on = len(stack) > depth > 0 and stack[depth - 1] is asking
        self.is_half_made = goes_on and following is not None and following.seat == own
        self.learned.append(learned or (before is not None and self._was_told(before)))
        if len(self.choices) % STRIDE == 0:
            self._snapshots[len(self.choices)] = Kept(saves.packed(self.state), len(self.corrections))
        return events

    def _was_told(self, before: State) -> bool:
        """Whether whom the game asks could tell anybody something, after the last choice at this state."""
        try:
            return asking_tells(before, self.choices[-1], self.decision)
        except Exception:  # the choice is made, whatever the rules make of another game
            return True

    def corrections_at(self, number: int) -> list[Correction]:
        """What was put right while the decision of this number was waited for."""
        return [made.correction for made in self.corrections if made.at == number]

    def correct(self, correction: Correction) -> list[Event]:
        """Put something right on which everybody has agreed; what can't be is refused, and changes nothing."""
        try:
            self.state = engine.correct(self.state, self.options, correction)
        except engine.Fault as error:  # nothing that could be chosen would be left
            raise Problem("correction-impossible") from error
        self.corrections.append(MadeCorrection(len(self.choices), correction))
        return self.state.journal

    def fork(self) -> Match:
        """Another match that has come the same way, and goes its own from here."""
        twin = copy(self)
        twin.state = engine.clone(self.state)
        twin.choices, twin.learned = self.choices[:], self.learned[:]
        twin.corrections = self.corrections[:]
        twin._snapshots, twin._marks = dict(self._snapshots), dict(self._marks)
        return twin

    # --- Taking back ------------------------------------------------------------------------------

    def mark(self, name: str) -> None:
        """Remember this moment under a name, for `undo_to`."""
        self._marks[name] = len(self.choices)

    def undo(self, decisions: int = 1) -> None:
        """Go back by so many decisions."""
        if not 0 <= decisions <= len(self.choices):
            raise Problem("undo-too-far", asked=decisions, most=len(self.choices))
        self._rewind(len(self.choices) - decisions)

    def undo_to(self, name: str) -> None:
        """Go back to a marked moment."""
        if name not in self._marks:
            raise Problem("undo-no-mark", name=name)
        self._rewind(self._marks[name])

    def undo_is_free(self, decisions: int = 1) -> bool:
        """Whether nothing hidden or random was learned since, so that nobody gains by going back."""
        return 0 < decisions <= len(self.choices) and not any(self.learned[-decisions:])

    def state_at(self, number: int) -> State:
        """The state as it was when the decision of this number was waited for."""
        if not 0 <= number <= len(self.choices):
            raise Problem("undo-too-far", asked=len(self.choices) - number, most=len(self.choices))
        return self._state_at(number)

    def _rewind(self, number: int) -> None:
        self.is_half_made = False
        self.state = self._state_at(number)
        del self.choices[number:], self.learned[number:]
        self.corrections = [made for made in self.corrections if made.at <= number]
        self._snapshots = {at: kept for at, kept in self._snapshots.items() if at <= number}
        self._marks = {name: at for name, at in self._marks.items() if at <= number}

    def _state_at(self, number: int) -> State:
        nearest = max(at for at in self._snapshots if at <= number)
        kept = self._snapshots[nearest]
        state: State = saves.unpacked(self.game, kept.state)
        due = self.corrections[kept.corrections :]
        for place in range(nearest, number + 1):
            for made in due:
                if made.at == place:
                    state = engine.correct(state, self.options, made.correction)
            if place < number:
                engine.apply(state, self.choices[place])
        return state

    # --- Files ------------------------------------------------------------------------------------

    def replay(self, note: str = "") -> bytes:
        """This match as a replay file."""
        replay = Replay(
            dejarik=saves.FORMAT,
            game=self.game.name,
            version=self.version,
            options=msgspec.Raw(msgspec.json.encode(self.options)),
            seed=self.seed,
            choices=self.choices,
            digest=saves.digest(self.state) if self.version == self.game.version else "",
            note=note,
            corrections=self.corrections,
        )
        return msgspec.json.encode(replay)

    @classmethod
    def from_replay(cls, data: bytes) -> Match:
        """The match in a replay file, played again to its last choice and compared."""
        replay, game, options = read_replay(data)
        try:
            match = cls(game, options, replay.seed)
        except Problem as problem:
            raise BadFile("replay-options", reason=problem.message) from problem
        for number, choice in enumerate([*replay.choices, None]):
            try:
                for correction in replay.corrections_at(number):
                    match.correct(correction)
                if choice is not None:
                    match.apply(choice)
            except Problem as refusal:
                raise BadFile("replay-refused", number=number, reason=refusal.message) from refusal
            except Exception as error:
                raise BadFile(
                    "replay-broken", number=number, error=f"{type(error).__name__}: {error}"
                ) from error
        if replay.digest and saves.digest(match.state) != replay.digest:
            raise BadFile("replay-differs")
        return match


def read_replay(data: bytes, *, of_any_version: bool = False) -> tuple[Replay, AnyGame, Any]:
    """A replay file, its game and its options, checked but not yet played. One of other rules is refused, unless it is
    not to be played."""
    try:
        replay = msgspec.json.decode(data, type=Replay)
    except saves.UNREADABLE as error:
        raise BadFile("file-foreign") from error
    places = [made.at for made in replay.corrections]
    if places != sorted(places) or not all(0 <= at <= len(replay.choices) for at in places):
        raise BadFile("file-damaged", detail=f"corrections {places}"[:200])
    game = saves.game_of_file(replay.dejarik, replay.game, replay.version, of_any_version=of_any_version)
    try:
        return replay, game, game.read_options(bytes(replay.options))
    except saves.UNREADABLE as error:
        raise BadFile("file-damaged", detail=str(error)[:200]) from error
