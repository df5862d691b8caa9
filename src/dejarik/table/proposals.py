"""Proposals: what people who decide together would answer, before the decision is answered.

Those who may answer see each other's proposals, and nobody else does. At a table where all must agree, an answer counts
when all people among them propose it; else whoever answers does so for all, and a proposal is only a wish. Bots agree
with people. Proposals are not in the journal: the game gets one answer, and a server that stops forgets them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.kernel.answers import Answer, read_answer
from dejarik.kernel.decisions import Decision, Kind
from dejarik.kernel.errors import Refused
from dejarik.kernel.state import State
from dejarik.table import records
from dejarik.table.moments import Proposal
from dejarik.table.problems import Malformed
from dejarik.table.words import Together, Viewer

if TYPE_CHECKING:
    from dejarik.table.live_table import LiveTable

MOST_BYTES = 6000  # of a proposal, so that other servers can be told of it


class Proposals:
    """What is proposed for the decision that is waited for: the last of each person."""

    def __init__(self) -> None:
        self._made: dict[int, Answer] = {}

    def put(self, seat: int, answer: Answer | None, fellows: list[int]) -> None:
        """A person who holds these seats proposes something, or nothing any more."""
        for each in fellows:
            self._made.pop(each, None)
        if answer is not None:
            self._made[seat] = answer

    def drop(self, seat: int) -> None:
        self._made.pop(seat, None)

    def clear(self) -> None:
        self._made.clear()

    def of(self, seats: list[int]) -> tuple[int, Answer] | None:
        """What the holder of these seats proposes, and from which of them."""
        return next(((seat, self._made[seat]) for seat in seats if seat in self._made), None)

    def all(self) -> list[records.Proposal]:
        return [records.Proposal(seat=seat, answer=answer) for seat, answer in self._made.items()]


def propose(live: LiveTable, proposal: Proposal) -> None:
    """Somebody proposes an answer. Whoever has no part in the decision is refused, and so is what is no answer."""
    asked = live.match.decision
    is_late = proposal.revision not in (None, live.revision)
    if asked is None or proposal.number != asked.number or is_late:
        raise Refused("refused-stale", number=len(live.steps))
    if proposal.seat not in live.asked_seats or not asked.partners:
        raise Refused("refused-seat")
    answer = proposal.answer
    if answer is not None:
        answer = in_one_form(live.match.state, asked, answer)
        if len(msgspec.json.encode(answer)) > MOST_BYTES:
            raise Malformed("table-malformed", where="answer")
    live.proposals.put(proposal.seat, answer, live.fellows(proposal.seat))


def in_one_form(state: State, asked: Decision, answer: Answer) -> Answer:
    """A legal answer so that those that mean the same are the same."""
    read_answer(state, asked, answer)
    if asked.kind is Kind.SOME and isinstance(answer, list):
        return [id for id in asked.ids(state) if id in answer]
    if asked.kind is Kind.DISTRIBUTE and isinstance(answer, dict):
        return {id: answer[id] for id in asked.ids(state) if answer.get(id)}
    return answer


def must_agree(live: LiveTable) -> bool:
    """Whether what is asked now is answered by all people who may, and not by any of them."""
    return len(live.asked_seats) > 1 and live.row.together is Together.ALL


def agreed(live: LiveTable) -> Proposal | None:
    """The answer on which all agree who must."""
    asked = live.match.decision
    if asked is None or not must_agree(live):
        return None
    made = [live.proposals.of(person) for person in _people(live)]
    answers = [each[1] for each in made if each is not None]
    if not made or len(answers) < len(made) or any(each != answers[0] for each in answers):
        return None
    seat = next(each[0] for each in made if each is not None)
    return Proposal(seat, asked.number, answers[0])


def _people(live: LiveTable) -> list[list[int]]:
    """The people who may answer: each as the seats that they hold and that are asked. A friend who has not sat down
    yet is not waited for."""
    asked = [seat for seat in live.asked_seats if live.seats[seat].token is not None]
    people = ([seat for seat in person if seat in asked] for person in live.others(()))
    return [person for person in people if person]


def sharing(live: LiveTable, viewer: Viewer) -> records.Sharing | None:
    """A decision that belongs to several seats, for a viewer who may answer it."""
    seats = live.asked_seats
    if len(seats) < 2 or viewer not in seats:
        return None
    return records.Sharing(
        seats=list(seats),
        people=[seat for person in _people(live) for seat in person],
        agree=must_agree(live),
        proposals=live.proposals.all(),
    )
