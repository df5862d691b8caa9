"""A table in memory: what its journal adds up to, and who may do what at it.

Nothing is stored or sent here, and nothing waits: `room.py` does that, and hands every stored line to `fold`. The only
rules here are those of the table (seats, taking back, conceding, clocks); those of the game are in its match.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from dejarik.kernel.answers import Answer, as_ids
from dejarik.kernel.decisions import Decision
from dejarik.kernel.errors import Refused
from dejarik.kernel.minds import Memory
from dejarik.table import event_feed, records
from dejarik.table.ending import outcome_of
from dejarik.table.facts import is_taken, public_facts
from dejarik.table.folding import FoldedTable, other_version
from dejarik.table.momentary import momentary
from dejarik.table.moments import Task
from dejarik.table.pacing import pause
from dejarik.table.preparing import LeftAnswer
from dejarik.table.presenting import viewer_of
from dejarik.table.problems import Conflict
from dejarik.table.records import Outcome
from dejarik.table.rows import Summary
from dejarik.table.stored_match import NOTHING_FOLLOWS
from dejarik.table.suggestions import passing_facts, suggestion_facts
from dejarik.table.taking_back import waited_for
from dejarik.table.words import By, Stage, Viewer

_log = logging.getLogger(__name__)

#: A bot that has not answered so long after it was asked is asked by any other server of the database.
BOT_GRACE = 10.0


class LiveTable(FoldedTable):
    """One table. Made from its row, then folded from its journal."""

    def viewer(self, seats: Sequence[int]) -> Viewer:
        """The seat through which the holder of these seats looks now."""
        return viewer_of(self.match.state, seats)

    def speaker(self, seats: Sequence[int]) -> int:
        """The seat under whose name the holder of these seats speaks: an own one, not one played for somebody."""
        own = [seat for seat in seats if self.player(seat) == seat] or list(seats)
        viewer = self.viewer(seats)
        return viewer if viewer in own else own[0]

    # --- How it stands ----------------------------------------------------------------------------

    @momentary
    def stage(self) -> Stage:
        if self.outdated is not None:
            return self.outdated.stage
        if self.is_closed or self.outcome is not None:
            return Stage.FINISHED
        return Stage.PLAYING if all(map(is_taken, self.seats)) else Stage.OPEN

    @momentary
    def outcome(self) -> Outcome | None:
        """How the game ended: by its rules, or because people gave up."""
        if self.outdated is not None:
            stored = self.outdated.outcome
            return None if stored is None else msgspec.json.decode(stored, type=Outcome)
        return outcome_of(self.match, self.row, self.seats, self.conceded)

    @property
    def goes_on(self) -> bool:
        """Whether another game follows this one, which is over, and its table is not made yet."""
        is_first = self.next is None and not self.is_closed
        if self.outdated is not None:
            return is_first and self.outdated.sequel not in (None, NOTHING_FOLLOWS)
        return self.row.series is not None and is_first and self.match.has_sequel

    @property
    def sequel(self) -> Any:
        """The options of the game that follows, as this game left them; None: none does, or this one is not over."""
        if self.outdated is None:
            return self.match.sequel
        stored = self.outdated.sequel
        return None if stored in (None, NOTHING_FOLLOWS) else self.game.read_options(stored)

    @property
    def can_restart(self) -> bool:
        """Whether the game was begun with other rules, and nothing else can be done than to begin it again."""
        if self.outdated is None or self.next is not None or self.rematch is not None or self.is_closed:
            return False
        return self.stage is not Stage.FINISHED or (
            self.row.series is not None and self.outdated.sequel is None
        )

    @property
    def can_carry_on(self) -> bool:
        """Whether it is worth a try to go on with such a game where it stands."""
        is_known = self.alike is None or self.alike[0] == len(self.steps)
        return self.can_restart and self.stage is Stage.PLAYING and not self.story.was_corrected and is_known

    @property
    def goes_on_alone(self) -> bool:
        """Whether it does so without being asked: only bots sit here."""
        return not any(each.token or each.invitation for each in self.seats) and self.goes_on

    @momentary
    def asked_seats(self) -> tuple[int, ...]:
        """Everybody who may answer what the game waits for."""
        if self.outdated is not None or self.stage is not Stage.PLAYING:
            return ()
        decision = self.match.decision
        return decision.seats if decision is not None else ()

    @property
    def asked(self) -> int | None:
        """The seat that the game waits for; the first of them, where several decide together."""
        return next(iter(self.asked_seats), None)

    @momentary
    def waits_for_people(self) -> bool:
        """Whether a person may answer."""
        return any(map(self.is_person, self.asked_seats))

    @property
    def has_bluff_windows(self) -> bool:
        """Whether this is a table with bluff windows."""
        return self.game.bluff_option(self.match.options) is True

    @momentary
    def window(self) -> Decision | None:
        """The bluff window in which the game waits for somebody."""
        decision = self.match.decision
        is_one = self.asked is not None and self.has_bluff_windows
        return decision if decision is not None and decision.bluff and is_one else None

    @property
    def pause(self) -> float:
        """How long it takes until a bluff window is passed that nobody has to think about."""
        return pause(self.row.seed, self.revision, self.steps)

    @property
    def passes(self) -> bool:
        """Whether the table answers for the people who are asked, at once or in a moment."""
        return self.own_answer is not None

    @momentary
    def own_answer(self) -> Answer | None:
        """What the table answers for the people who are asked, where they need not."""
        asked, state = self.match.decision, self.match.state
        people = list(filter(self.is_person, self.asked_seats))
        if asked is None or not people:
            return None
        try:
            choice = self.paces.answer(asked, state, people)
            return None if choice is None else as_ids(state, asked, choice)
        except Exception:  # they are asked, then
            _log.exception("table %s could not look for an answer of its own", self.row.id)
            return None

    @momentary
    def left_answer(self) -> LeftAnswer | None:
        """What the person who is asked has left for this question, which comes out of turn."""
        decision = self.match.decision if self.asked is not None else None
        if decision is None or not self.is_person(decision.seat):
            return None
        return self.prepared.for_question(self.game, self.match.state, decision)

    @momentary
    def answers_itself(self) -> bool:
        """Whether the person who is asked need not even look at the question."""
        left = self.left_answer
        return self.passes or (left is not None and not left.after)

    @property
    def due(self) -> float | None:
        """When somebody else answers for those who are asked."""
        if self.goes_on_alone:
            return self.asked_since + BOT_GRACE
        if self.asked is None:
            return None
        if self.answers_itself or not self.waits_for_people:
            return self.asked_since + BOT_GRACE
        left = self.left_answer
        moments = [self.clock_due, None if left is None else self.asked_since + left.after]
        return min((moment for moment in moments if moment is not None), default=None)

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
        at = self.asked_since + self.pause if self.window else 0.0
        if not self.waits_for_people:
            return Task(self.bot_for(seat) or self.stand_in, *asked, By.BOT, at)
        if self.own_answer is not None:
            return Task("", *asked, By.PACE, at, self.own_answer)
        left = self.left_answer
        if left is not None and now >= self.asked_since + left.after:
            return Task(self.stand_in, *asked, By.PREPARED, at, left.answer)
        if self.clock_due is not None and now >= self.clock_due:
            person = next(filter(self.is_person, self.asked_seats))
            return Task(self.stand_in, person, decision.number, self.revision, By.CLOCK)
        return None

    def summary(self) -> Summary:
        """What the journal adds up to."""
        return self._summary

    @momentary
    def _summary(self) -> Summary:
        points = msgspec.json.encode(self.points) if self.points else None
        if self.outdated is not None:
            return replace(self.outdated, points=points)
        outcome = self.outcome
        return Summary(
            self.stage,
            (self.asked is not None and (self.window is not None or not self.waits_for_people))
            or self.answers_itself
            or self.goes_on_alone,
            self.due,
            None if outcome is None else msgspec.json.encode(outcome),
            self.match.written_sequel if self.row.series is not None and not self.is_closed else None,
            points,
        )

    # --- What is refused --------------------------------------------------------------------------

    def check_running(self) -> None:
        self.check_rules()
        if self.stage is Stage.FINISHED:
            raise Refused("refused-over")
        if self.stage is Stage.OPEN:
            raise Conflict("table-waiting")

    def check_rules(self) -> None:
        """Whether the game was begun with the rules that there are here."""
        if self.outdated is not None:
            raise other_version(self.row, self.game)

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

    def mindset(self, task: Task) -> tuple[int, Memory]:
        """What a bot begins to think with. Its chance: the same for the same table, seat and moment, and nobody can
        work it out. Its memory: of all that its seat was told."""
        seed = (self.row.seed * 1_000_003 + task.revision * 8 + task.seat) & 0x7FFF_FFFF_FFFF_FFFF
        return seed, self._memories.of(self, task.seat)

    def opening(self, start: int, viewer: Viewer) -> msgspec.Raw | UnsetType:
        """The lines of what happened before the first decision, for who wants to hear everything from the start."""
        return UNSET if start or self._opening is None else event_feed.unpack(self._opening, viewer).lines

    def facts(self, connected: Collection[int], watching: int) -> records.Table:
        """What everybody may know of the table; `connected` and `watching`: who looks at it, and how many look on."""
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
            watching=watching,
            asking=self._asking_now(),
            suggestion=suggestion_facts(self),
            story=self.story.facts(),
            rematch=self.rematch and records.Rematched(table=self.rematch.table, by=self.rematch.seat),
            further=self.further if self.stage is Stage.FINISHED and series is None else UNSET,
            series=series,
            outdated=self._outdated_facts(),
        )

    def _outdated_facts(self) -> records.Outdated | None:
        if self.outdated is None:
            return None
        return records.Outdated(
            found=self.row.version,
            known=self.game.version,
            restart=self.can_restart,
            carry_on=self.can_carry_on,
            resume=self.resumable[0] if self.resumable is not None and self.can_restart else None,
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
