"""A table in memory: what its journal adds up to, and who may do what at it.

Nothing is stored or sent here, and nothing waits: `room.py` does that, and hands every stored line to `fold`. The only
rules here are those of the table (seats, taking back, conceding, clocks); those of the game are in its match.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from dejarik.kernel.answers import Answer
from dejarik.kernel.corrections import MadeCorrection
from dejarik.kernel.decisions import Decision
from dejarik.kernel.errors import Refused
from dejarik.kernel.games import AnyGame, find_game
from dejarik.table import event_feed, records
from dejarik.table.bot_workers import stand_in
from dejarik.table.ending import is_given_up, outcome_of
from dejarik.table.facts import is_taken, public_facts
from dejarik.table.journal import (
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
    Paced,
    Passed,
    Passing,
    Rematched,
    Said,
    Suggested,
    UndoAsked,
    Undone,
)
from dejarik.table.moments import ChoiceMade, Spoken, Task, UndoRequest
from dejarik.table.pacing import Paces, pause
from dejarik.table.people import People
from dejarik.table.presenting import viewer_of
from dejarik.table.problems import Conflict
from dejarik.table.proposals import Proposals
from dejarik.table.records import Outcome, Told
from dejarik.table.rows import Line, SeatRow, Snapshot, Summary, TableRow
from dejarik.table.stored_match import StoredMatch
from dejarik.table.story import Story
from dejarik.table.suggestions import Suggestion, passing_facts, suggestion_facts, told_of
from dejarik.table.taking_back import waited_for
from dejarik.table.words import By, Stage, Viewer

#: A bot that has not answered so long after it was asked is asked by any other server of the database.
BOT_GRACE = 10.0
CHAT_KEPT = 200


class LiveTable(People):
    """One table. Made from its row, then folded from its journal."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        super().__init__(row, seats)
        self.game: AnyGame = find_game(row.game)
        self.stand_in = stand_in(self.game)
        if self.game.version != row.version:
            raise Conflict("table-other-version", found=row.version, known=self.game.version)
        self._begin()
        self.steps: list[ChoiceMade] = []
        self.position = 0  # of the next line of the journal
        self.revision = 0  # changes of the game; never goes back
        self.is_closed = False
        self.asking: UndoRequest | None = None
        self.suggestion: Suggestion | None = None
        self.paces = Paces()
        self.proposals = Proposals()
        self.chat: deque[Spoken] = deque(maxlen=CHAT_KEPT)
        self.story = Story()
        self.rematch: str | None = None
        self.next: str | None = None  # the table of the game that follows
        self.branches: list[str] = []
        self.asked_since = row.created

    def _begin(self) -> None:
        """The game at its first decision, and what happened before it."""
        self.match = StoredMatch(self.game, self.game.read_options(self.row.options), self.row.seed)
        begun = self.match.state
        self._opening = event_feed.pack(begun, begun.journal, len(self.seats)) if begun.journal else None

    # --- Adding up the journal --------------------------------------------------------------------

    def replay(self, lines: Sequence[Line], snapshot: Snapshot | None) -> None:
        """Fold a whole journal; what a snapshot covers is not played again."""
        covered = 0 if snapshot is None else snapshot.position
        choices: list[Answer] = []
        learned: list[bool] = []
        corrections: list[MadeCorrection] = []
        for line in lines[:covered]:
            if isinstance(line.entry, Chosen):
                choices.append(line.entry.answer)
                learned.append(line.entry.learned)
            elif isinstance(line.entry, Undone):
                to = line.entry.to
                del choices[to:], learned[to:]
                corrections = [made for made in corrections if made.at <= to]
            elif isinstance(line.entry, Corrected):
                corrections.append(MadeCorrection(len(choices), line.entry.correction))
            self.fold(line, is_played=True)
        if snapshot is not None:
            self.match.resume(choices, learned, corrections, snapshot.state)
        for line in lines[covered:]:
            self.fold(line)

    def fold(self, line: Line, *, is_played: bool = False) -> None:
        """Add a stored line. `is_played`: the match has made this change already."""
        assert line.position == self.position, f"line {line.position} at {self.position}"
        self.position += 1
        match line.entry:
            case Chosen(seat=seat, answer=answer, number=number, by=by, partners=partners):
                if not is_played:
                    self.match.apply(answer, seat=seat, number=number)
                self.steps.append(ChoiceMade(seat, by, line.told, partners))
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
            case Rematched(table=table):
                self.rematch = table
            case Continued(table=table):
                self.next = table
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
                self.pass_seat(seat, passing)
                self.story.tell(
                    Told(
                        number=len(self.steps),
                        kind="passed",
                        seat=seat,
                        by=by,
                        to=passing_facts(self.passed.get(seat)),
                    )
                )
                self._people_changed(seat)
            case Given(seat=seat):
                self.pass_seat(seat, Passing())
                self.conceded = [each for each in self.conceded if each != seat]
                self.story.tell(Told(number=len(self.steps), kind="given", seat=seat, by=line.entry.by))
                self._people_changed(seat)
            case Paced():
                self.paces.take(line.entry)
            case Closed():
                self.is_closed = True

    def _bring(self, settings: dict[str, str] | None, options: dict[str, Any]) -> None:
        """Begin with these options: somebody has brought something, such as an army."""
        self.row = replace(
            self.row, settings=msgspec.json.encode(settings or {}), options=msgspec.json.encode(options)
        )
        self._begin()
        self.revision += 1

    def _people_changed(self, seat: int) -> None:
        """Somebody else plays a seat: whoever was asked something is asked anew. The clock runs on."""
        self.revision += 1
        self.asking = self.suggestion = None
        self.proposals.drop(seat)

    def _game_changed(self, at: float) -> None:
        self.revision += 1
        self.asking = None
        self.asked_since = at

    def viewer(self, seats: Sequence[int]) -> Viewer:
        """The seat through which the holder of these seats looks now."""
        return viewer_of(self.match.state, seats)

    # --- How it stands ----------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        if self.is_closed or self.outcome is not None:
            return Stage.FINISHED
        return Stage.PLAYING if all(map(is_taken, self.seats)) else Stage.OPEN

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: by its rules, or because people gave up."""
        return outcome_of(self.match, self.row, self.seats, self.conceded)

    @property
    def goes_on(self) -> bool:
        """Whether another game follows this one, which is over, and its table is not made yet."""
        is_first = self.next is None and not self.is_closed
        return self.row.series is not None and is_first and self.match.has_sequel

    @property
    def goes_on_alone(self) -> bool:
        """Whether it does so without being asked: only bots sit here."""
        return not any(each.token or each.invitation for each in self.seats) and self.goes_on

    @property
    def asked_seats(self) -> tuple[int, ...]:
        """Everybody who may answer what the game waits for."""
        decision = self.match.decision
        return decision.seats if decision is not None and self.stage is Stage.PLAYING else ()

    @property
    def asked(self) -> int | None:
        """The seat that the game waits for; the first of them, where several decide together."""
        return next(iter(self.asked_seats), None)

    @property
    def waits_for_people(self) -> bool:
        """Whether a person may answer."""
        return any(map(self.is_person, self.asked_seats))

    @property
    def has_bluff_windows(self) -> bool:
        """Whether this is a table with bluff windows."""
        return self.game.bluff_option(self.match.options) is True

    @property
    def window(self) -> Decision | None:
        """The bluff window in which the game waits for somebody."""
        decision = self.match.decision
        is_one = self.asked is not None and self.has_bluff_windows
        return decision if decision is not None and decision.bluff and is_one else None

    @property
    def passes(self) -> bool:
        """Whether the table passes for the person who is asked, in a moment."""
        window = self.window
        return (
            window is not None and self.is_person(window.seat) and self.paces.passes(window, self.match.state)
        )

    @property
    def due(self) -> float | None:
        """When somebody else answers for those who are asked."""
        if self.goes_on_alone:
            return self.asked_since + BOT_GRACE
        if self.asked is None:
            return None
        if self.passes or not self.waits_for_people:
            return self.asked_since + BOT_GRACE
        return self.clock_due

    @property
    def clock_due(self) -> float | None:
        """When the clock of the people who are asked runs out."""
        if self.row.clock is None or not self.waits_for_people:
            return None
        return self.asked_since + self.row.clock

    def task(self, now: float) -> Task | None:
        """What a bot has to answer now: for its own seat, for one that gave up, or for one whose time has run out."""
        seat, decision = self.asked, self.match.decision
        if seat is None or decision is None:
            return None
        asked = (seat, decision.number, self.revision)
        at = self.asked_since + pause(self.row.seed, self.revision, self.steps) if self.window else 0.0
        if not self.waits_for_people:
            return Task(self.bot_for(seat) or self.stand_in, *asked, By.BOT, at)
        if self.passes and decision.refusal is not None:
            answer = decision.id_of(self.match.state, decision.refusal)
            return Task("", *asked, By.PACE, at, answer)
        if self.clock_due is not None and now >= self.clock_due:
            person = next(filter(self.is_person, self.asked_seats))
            return Task(self.stand_in, person, decision.number, self.revision, By.CLOCK)
        return None

    def summary(self) -> Summary:
        outcome = self.outcome
        return Summary(
            self.stage,
            (self.asked is not None and (self.window is not None or not self.waits_for_people))
            or self.goes_on_alone,
            self.due,
            None if outcome is None else msgspec.json.encode(outcome),
        )

    # --- What is refused --------------------------------------------------------------------------

    def check_running(self) -> None:
        if self.stage is Stage.FINISHED:
            raise Refused("refused-over")
        if self.stage is Stage.OPEN:
            raise Conflict("table-waiting")

    def check_plays(self, seats: Collection[int], seat: int) -> None:
        self.check_holds(seats, seat)
        self.check_running()

    # --- What is told -----------------------------------------------------------------------------

    def told(self, start: int, viewer: Viewer) -> list[records.Step]:
        """What happened from a decision on, as a viewer may hear it."""
        return [
            records.Step(
                number=number,
                seat=step.seat,
                partners=list(step.partners) or UNSET,
                by=step.by_for(viewer),
                events=heard.events,
                lines=heard.lines,
            )
            for number, step in enumerate(self.steps[start:], start)
            for heard in [event_feed.unpack(step.told, viewer)]
        ]

    def opening(self, start: int, viewer: Viewer) -> msgspec.Raw | UnsetType:
        """The lines of what happened before the first decision, for who wants to hear everything from the start."""
        return UNSET if start or self._opening is None else event_feed.unpack(self._opening, viewer).lines

    def facts(self, connected: Collection[int]) -> records.Table:
        """What everybody may know of the table."""
        known = public_facts(self.row, self.seats, self.summary())
        seats = [
            msgspec.structs.replace(
                fact,
                connected=fact.seat in connected,
                conceded=fact.seat in self.conceded,
                passed=passing_facts(self.passed.get(fact.seat)),
            )
            for fact in known.seats
        ]
        now = {"goes_on": self.goes_on, "next": self.next, "branches": list(self.branches)}
        series = known.series and msgspec.structs.replace(known.series, **now)
        return msgspec.structs.replace(
            known,
            seats=seats,
            due=self.clock_due,  # in a bluff window, too, whoever answers
            number=len(self.steps),
            asked=list(self.asked_seats),
            changed=self.asked_since,
            asking=self._asking_now(),
            suggestion=suggestion_facts(self),
            story=self.story.facts(),
            rematch=self.rematch,
            series=series,
        )

    def _asking_now(self) -> records.Asking | None:
        if self.asking is None:
            return None
        return records.Asking(
            by=self.asking.seat,
            to=self.asking.to,
            yes=sorted(self.asking.consents),
            waiting=waited_for(self, self.asking.consents),
        )
