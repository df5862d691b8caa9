"""A table as the lines of its journal add up to it: what was chosen, who sat down, gave up, passed a seat, what was put
right. Nothing is worked out here of how it stands now; that is in `live_table.py`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from dejarik.kernel.games import AnyGame, find_game
from dejarik.table import event_feed
from dejarik.table.bot_workers import stand_in
from dejarik.table.ending import is_given_up
from dejarik.table.journal import (
    Adopted,
    Answered,
    Branched,
    Chosen,
    Closed,
    Conceded,
    Consented,
    Continued,
    Corrected,
    Given,
    Joined,
    Named,
    Paced,
    Passed,
    Passing,
    Prepared,
    Rematched,
    Restarted,
    Resumed,
    Said,
    Suggested,
    UndoAsked,
    Undone,
)
from dejarik.table.momentary import Moment
from dejarik.table.moments import ChoiceMade, Spoken, UndoRequest
from dejarik.table.pacing import Paces
from dejarik.table.people import People
from dejarik.table.preparing import Preparations
from dejarik.table.problems import Conflict
from dejarik.table.proposals import Proposals
from dejarik.table.records import Told
from dejarik.table.remembering import Memories
from dejarik.table.rows import Line, SeatRow, Snapshot, Summary, TableRow
from dejarik.table.standing import Standing
from dejarik.table.stored_match import StoredMatch
from dejarik.table.story import Story
from dejarik.table.suggestions import Suggestion, passing_facts, told_of

CHAT_KEPT = 200


def other_version(row: TableRow, game: AnyGame) -> Conflict:
    """That a game was begun with other rules than there are here."""
    return Conflict("table-other-version", found=row.version, known=game.version)


class FoldedTable(People):
    """One table, as its journal adds up to it. `stored` is how it stood, as the server wrote that was there then: all
    that is known of a game of other rules, which is not played here."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow], stored: Summary | None = None) -> None:
        super().__init__(row, seats)
        self.game: AnyGame = find_game(row.game)
        self.stand_in = stand_in(self.game)
        if self.game.version != row.version and stored is None:
            raise other_version(row, self.game)
        self.outdated = stored if self.game.version != row.version else None
        self.moment = Moment()
        self._begin()
        self.steps: list[ChoiceMade] = []
        self.position = 0  # of the next line of the journal
        self.revision = 0  # changes of the game; never goes back
        self.adopted = 0  # the place in the journal from which on snapshots are of these rules
        self.is_closed = False
        self.asking: UndoRequest | None = None
        self.suggestion: Suggestion | None = None
        self.paces = Paces()
        self._memories = Memories()
        self.prepared = Preparations()
        self.proposals = Proposals()
        self.chat: deque[Spoken] = deque(maxlen=CHAT_KEPT)
        self.story = Story()
        self.rematch: Rematched | None = None
        self.next: str | None = None  # the table of the game that follows
        self.branches: list[str] = []
        self.points: dict[str, str] = {}  # the names of its start and its end
        self.asked_since = row.created
        self.alike: tuple[int, bytes] | None = (
            None  # of a game of other rules: how far these lead to the same
        )
        #: And, where not to its end, from which state on it can be gone on with: its number, the corrections in it.
        self.resumable: tuple[int, int, bytes] | None = None

    def _begin(self) -> None:
        """The game at its first decision, and what happened before it."""
        options = self.game.read_options(self.row.options)
        self.match = StoredMatch(self.game, options, self.row.seed, self.row.version)
        begun = self.match.state
        self._opening = event_feed.pack(begun, begun.journal, len(self.seats)) if begun.journal else None

    # --- Adding up the journal --------------------------------------------------------------------

    def replay(self, lines: Sequence[Line], snapshot: Snapshot | None) -> None:
        """Fold a whole journal; what a snapshot covers is not played again, nor what was played before the game was
        begun again or taken up from a position."""
        begun = 1 + max(
            (line.position for line in lines if isinstance(line.entry, Restarted | Resumed)), default=-1
        )
        snapshot = None if snapshot is None or snapshot.position < begun else snapshot
        covered = begun if snapshot is None else snapshot.position
        standing = Standing()
        for line in lines[:covered]:
            standing.take(line.entry)
            self.fold(line, is_played=True)
        state = (
            snapshot.state
            if snapshot is not None
            else standing.base.state
            if standing.base is not None
            else None
        )
        if state is not None:
            self.match.resume(standing.choices, standing.learned, standing.corrections, state)
        if standing.base is not None:
            self.match.rest_on(standing.base)
        for line in lines[covered:]:
            self.fold(line)

    def look(self, lines: Sequence[Line], snapshot: Snapshot | None) -> None:
        """Fold the journal of a game of other rules: what was told is known, and it is not played."""
        standing = Standing()
        for line in lines:
            standing.take(line.entry)
            self.fold(line, is_played=True)
        self.match.look_only(
            standing.choices, standing.corrections, None if snapshot is None else snapshot.state
        )
        if standing.base is not None:
            self.match.rest_on(standing.base)

    def fold(self, line: Line, *, is_played: bool = False) -> None:
        """Add a stored line. `is_played`: the match has made this change already."""
        assert line.position == self.position, f"line {line.position} at {self.position}"
        self.position += 1
        match line.entry:
            case Chosen(seat=seat, answer=answer, number=number, by=by, partners=partners):
                if not is_played:
                    self.match.apply(answer, seat=seat, number=number)
                    self.match.learned[-1] = line.entry.learned
                self.steps.append(ChoiceMade(seat, by, line.told, partners, line.at, line.position))
                self.proposals.clear()
                self._game_changed(line.at)
            case Undone(seat=seat, to=to):
                if not is_played:
                    self.match.undo(len(self.match.choices) - to)
                del self.steps[to:]
                self.paces.go_back()
                self.proposals.clear()
                agreed = self.asking is not None and (self.asking.seat, self.asking.to) == (seat, to)
                self.story.take_back(seat, to, agreed=agreed)
                self._game_changed(line.at)
            case Conceded(seat=seat):
                self.conceded.append(seat)
                self.proposals.drop(seat)
                is_over = is_given_up(self.row, self.seats, self.conceded)
                self.story.tell(Told(number=len(self.steps), kind="conceded", seat=seat, bot=not is_over))
                self.suggestion = None
                self._game_changed(line.at)
            case UndoAsked(seat=seat, to=to):
                self.asking = UndoRequest(seat, to)
            case Consented(seat=seat, yes=yes):
                if not yes:
                    self.asking = None
                elif self.asking is not None:
                    self.asking.consents.add(seat)
            case Said():
                self.chat.append(Spoken(line.position, line.entry, line.at))
            case Joined(seat=seat, settings=settings, options=options, waited=waited):
                self.story.tell(Told(number=len(self.steps), kind="joined", seat=seat))
                if waited:
                    self.asked_since = line.at
                if options is not None:
                    self._bring(settings, options)
            case Rematched():
                self.rematch = line.entry
            case Continued(table=table, seat=gone):
                self.next = table
                if gone is not None:
                    self.story.tell(Told(number=len(self.steps), kind="continued", seat=gone))
            case Branched(table=table):
                self.branches.append(table)
            case Suggested() as entry:
                self.suggestion = Suggestion(line.position, entry)
            case Answered(seat=seat, to=to, yes=yes):
                if self.suggestion is not None and self.suggestion.position == to:
                    self.suggestion = self.suggestion.answered(seat, yes=yes)
            case Corrected(correction=correction):
                if not is_played:
                    self.match.correct(correction)
                self.suggestion = None
                self.proposals.clear()
                self.story.tell(told_of(self, correction))
                self._game_changed(line.at)
            case Passed(seat=seat, to=passing, by=by):
                self._pass_seat(seat, passing, by)
            case Given(seat=seat):
                self.pass_seat(seat, Passing())
                self.prepared.drop(seat)
                self.conceded = [each for each in self.conceded if each != seat]
                self.story.tell(Told(number=len(self.steps), kind="given", seat=seat, by=line.entry.by))
                self._people_changed(seat)
                for other in self.played_by(seat):  # for whoever sat here, not for who comes
                    self._pass_seat(other, Passing(), seat)
            case Named(at=point, name=name):
                self.points = {key: kept for key, kept in self.points.items() if key != point.value}
                self.points |= {point.value: name} if name else {}
            case Restarted(seat=seat, version=version, seed=seed):
                self._restart(version, seed)
                self.story.tell(Told(number=0, kind="restarted", seat=seat))
                self._game_changed(line.at)
            case Adopted(seat=seat, version=version):
                self.row = replace(self.row, version=version)
                self.outdated = None if version == self.game.version else self.outdated
                self.adopted = self.position
                self.story.tell(Told(number=len(self.steps), kind="adopted", seat=seat))
                self._game_changed(line.at)
            case Resumed():
                self._resume(line.entry, is_played=is_played)
                self._game_changed(line.at)
            case Paced():
                self.paces.take(line.entry)
            case Prepared():
                self.prepared.take(line.entry)
            case Closed():
                self.is_closed = True

    def _bring(self, settings: dict[str, str] | None, options: dict[str, Any]) -> None:
        """Begin with these options: somebody has brought something, such as an army."""
        self.row = replace(
            self.row, settings=msgspec.json.encode(settings or {}), options=msgspec.json.encode(options)
        )
        self._begin()
        self.revision += 1

    def _restart(self, version: str, seed: int) -> None:
        """Begin again with the same options, under these rules."""
        self.row = replace(self.row, version=version, seed=seed)
        self.outdated = None if version == self.game.version else self.outdated
        self.steps = []
        self.paces.go_back()
        self.proposals.clear()
        self.suggestion = None
        self.story.begin_again()
        self._begin()

    def _resume(self, base: Resumed, *, is_played: bool) -> None:
        """Go on from a position, under these rules."""
        if not is_played:
            self.match.take_up(base)
        self.row = replace(self.row, version=base.version)
        self.outdated = None if base.version == self.game.version else self.outdated
        self.adopted = self.position
        del self.steps[base.number :]
        self.paces.go_back()
        self.proposals.clear()
        self.suggestion = None
        self.story.go_back(base.number)
        self.story.tell(Told(number=base.number, kind="resumed", seat=base.seat))

    def _pass_seat(self, seat: int, to: Passing, by: int) -> None:
        self.pass_seat(seat, to)
        passed = passing_facts(self.passed.get(seat))
        self.story.tell(Told(number=len(self.steps), kind="passed", seat=seat, by=by, to=passed))
        self._people_changed(seat)

    def _people_changed(self, seat: int) -> None:
        """Somebody else plays a seat: whoever was asked something is asked anew. The clock runs on."""
        self.revision += 1
        self.asking = self.suggestion = None
        self.proposals.drop(seat)

    def _game_changed(self, at: float) -> None:
        self.revision += 1
        self.asking = None
        self.asked_since = at
