"""The journal of a table: everything that happens at it, one entry after another, never changed.

The place of an entry in its table is unique in the database, and that alone decides who was first when two
servers or two tabs act at the same moment. A table is what its journal adds up to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from dejarik.kernel.answers import Answer
from dejarik.kernel.corrections import Correction
from dejarik.table.words import Answers, By, Habit, Pace, Point


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is"):
    """Something that happened at a table."""


class Chosen(Entry, frozen=True, tag="chosen"):
    """A decision was answered. `learned`: somebody was shown something new by it. `partners`: who might have answered
    as well."""

    seat: int
    number: int
    answer: Answer
    learned: bool
    by: By = By.PERSON
    partners: tuple[int, ...] = ()


class UndoAsked(Entry, frozen=True, tag="asked"):
    """A seat asks the others to take back, to the decision `to`."""

    seat: int
    to: int


class Consented(Entry, frozen=True, tag="consented"):
    """A seat answers to that."""

    seat: int
    yes: bool


class Undone(Entry, frozen=True, tag="undone"):
    """The game went back to the decision `to`."""

    seat: int
    to: int


class Conceded(Entry, frozen=True, tag="conceded"):
    seat: int


class Said(Entry, frozen=True, tag="said"):
    """A seat's line of chat: plain text, never markup."""

    seat: int
    text: str


class Joined(Entry, frozen=True, tag="joined"):
    """Somebody took an open seat, or a friend sat down. Its name and secret are in the table of seats. `waited`: the
    game could not begin before.

    Whoever brings something, such as an army, changes the game that is about to begin: `settings` and `options` are
    those with which it does."""

    seat: int
    name: str
    settings: dict[str, str] | None = None
    options: dict[str, Any] | None = None
    waited: bool = True


class Rematched(Entry, frozen=True, tag="rematched"):
    """The next game of the same people is at another table."""

    seat: int
    table: str


class Continued(Entry, frozen=True, tag="continued"):
    """The game that follows is at another table. `seat`: who asked for it; None where only bots play."""

    table: str
    seat: int | None = None


class Branched(Entry, frozen=True, tag="branched"):
    """Somebody plays this game, or what follows it, once more: at the first table of another series."""

    table: str
    seat: int


class Passing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who plays for somebody who is away: a bot, or the partner of this seat; neither: the seat is played by its own
    person again."""

    bot: str | None = None
    partner: int | None = None


class Suggested(Entry, frozen=True, tag="suggested"):
    """A seat suggests what takes everybody's word: to put something right, or who plays for somebody who is away."""

    seat: int
    correction: Correction | None = None
    away: int | None = None
    passing: Passing | None = None


class Answered(Entry, frozen=True, tag="answered"):
    """A seat agrees to what was suggested at that place of the journal, or does not; whoever suggested it withdraws
    it."""

    seat: int
    to: int
    yes: bool


class Corrected(Entry, frozen=True, tag="corrected"):
    """Something was put right, on which everybody has agreed."""

    correction: Correction


class Passed(Entry, frozen=True, tag="passed"):
    """A seat is played by somebody else for the time being, or by its own person again. `by`: who said so."""

    seat: int
    to: Passing
    by: int


class Given(Entry, frozen=True, tag="given"):
    """A seat has become somebody else's, for good: an invitation was made, or a person took over from a bot. Who has it
    now is in the table of seats."""

    seat: int
    by: int


class Named(Entry, frozen=True, tag="named"):
    """A point of a series, the start or the end of this game, has been given a name; none: it has none any more."""

    seat: int
    at: Point
    name: str


class Restarted(Entry, frozen=True, tag="restarted"):
    """A game that was begun with other rules was begun again with those of this version. What was played before stays
    in the journal and counts no more."""

    seat: int
    version: str
    seed: int


class Adopted(Entry, frozen=True, tag="adopted"):
    """A game that was begun with other rules goes on with those of this version, which lead to the very same so far."""

    seat: int
    version: str


class Resumed(Entry, frozen=True, tag="resumed"):
    """A game that was begun with other rules (`found`) goes on with those of this version, which lead elsewhere: from
    this state, at the decision of this number, with so many corrections in it. Later choices count no more."""

    seat: int
    version: str
    found: str
    number: int
    corrections: int
    state: bytes


class Paced(Entry, frozen=True, tag="paced"):
    """A seat wants to be asked so; and to be passed for in windows until what has the label `until` is over, `unless`
    one of them concerns it."""

    seat: int
    pace: Pace
    until: str = ""
    unless: bool = False


class Prepared(Entry, frozen=True, tag="prepared"):
    """A seat leaves what becomes of questions out of its turn, if it has not answered after so many seconds. What is
    `settled` about texts comes first."""

    seat: int
    answers: Answers
    after: float = 0.0
    settled: dict[str, Habit] = {}

    @property
    def is_nothing(self) -> bool:
        """Whether its person is asked everything."""
        return self.answers is Answers.ASK and not self.settled


class Closed(Entry, frozen=True, tag="closed"):
    """The game is only looked at from here on: it came from a replay file."""


AnyEntry = (
    Chosen
    | UndoAsked
    | Consented
    | Undone
    | Conceded
    | Said
    | Joined
    | Rematched
    | Continued
    | Branched
    | Suggested
    | Answered
    | Corrected
    | Passed
    | Given
    | Named
    | Restarted
    | Adopted
    | Resumed
    | Paced
    | Prepared
    | Closed
)

_PRIVATE = Paced | Prepared


def heard_by(entries: Sequence[AnyEntry]) -> set[int] | None:
    """The seats whose holders alone hear of some entries: how somebody wants to be asked is told to nobody else, also
    not by a message without news. None: everybody does."""
    seats = {entry.seat for entry in entries if isinstance(entry, _PRIVATE)}
    return seats if all(isinstance(entry, _PRIVATE) for entry in entries) else None


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(body)
    return entry
