"""What the table sends: facts of games, tables and seats, and of how a game stands. The messages of a socket are in
`line_records.py`. What comes in is checked elsewhere: requests in `bodies.py`, a page's messages in `socket.py`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET

from dejarik.kernel.sent import Maybe, Sent, Setting
from dejarik.kernel.text import Argument, Text
from dejarik.table.words import Answers, By, Habit, Pace, SeatKind, Stage, Together


class Words(Sent, kw_only=True):
    """A text, always with its arguments."""

    id: str
    args: dict[str, Argument]

    @classmethod
    def of(cls, said: Text) -> Words:
        return cls(id=said.id, args=said.args)


class ProblemBody(Sent, kw_only=True):
    """What every request that is refused gets; nothing has changed then."""

    error: Words


# --- Games and tables -------------------------------------------------------------------------------------


class Game(Sent, kw_only=True):
    """A game that is installed."""

    name: str
    label: Words
    offered: bool  # in the lobby; examples only if the operator wants them there
    settings: list[Setting]
    bots: list[str]  # those that can play it
    levels: list[str]  # those that say how hard it is to be, the easiest first, an even match in the middle
    bluff: bool  # whether it can be played with bluff windows
    together: bool  # whether several seats may decide together in it


class Games(Sent, kw_only=True):
    """All games that are installed."""

    games: list[Game]


class Passing(Sent, kw_only=True):
    """Who plays for somebody who is away: a bot, or the person of a partner's seat."""

    bot: str | None
    partner: int | None


class Seat(Sent, kw_only=True):
    """A seat of a table, as everybody may know it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    taken: bool  # nobody is waited for
    seated: bool  # somebody or a bot sits there
    team: int  # seats with the same one win together
    role: Words | None  # such as “dark side”, known before the game begins
    connected: Maybe[bool] = UNSET
    conceded: Maybe[bool] = UNSET
    passed: Maybe[Passing | None] = UNSET  # somebody else plays it for the time being


class Outcome(Sent, kw_only=True):
    """How a game ended."""

    reason: str
    winners: list[int]
    conceded: Maybe[list[int]] = UNSET  # who gave up, of a game that ended so
    leads_on: Maybe[bool] = UNSET  # nobody could win it: it led to the next game
    text: Text


class CorrectionShown(Sent, kw_only=True):
    """Something that is put right."""

    change: dict[str, Any]  # as it was asked for
    text: Text  # in words
    why: str  # in those of whoever proposed it
    by: int  # that seat
    name: str  # of the person who sat there


class Told(Sent, kw_only=True):
    """Something that happened at the table besides the choices."""

    number: int  # how many choices had been made then
    kind: Literal[
        "joined",
        "conceded",
        "undone",
        "corrected",
        "passed",
        "given",
        "restarted",
        "adopted",
        "resumed",
        "continued",
    ]
    seat: int
    agreed: bool = False  # the others had agreed to taking back
    bot: bool = False  # a bot plays on for who gave up
    by: Maybe[int] = UNSET  # who passed the seat, or gave it to somebody else
    to: Maybe[Passing | None] = UNSET  # to whom it was passed; null: its own person plays it again
    correction: Maybe[CorrectionShown] = UNSET


class Suggestion(Sent, kw_only=True):
    """What takes everybody's word: to put something right, or who plays for somebody who is away."""

    id: int  # of this very suggestion: whoever agrees names it
    by: int
    correction: Maybe[CorrectionShown] = UNSET
    away: Maybe[int] = UNSET  # the seat of somebody who is away
    passing: Maybe[Passing] = UNSET  # who shall play it
    yes: list[int]  # the seats that have agreed
    waiting: list[int]  # the seats of those who still have to agree


class Asking(Sent, kw_only=True):
    """Somebody asks to take back."""

    by: int
    to: int  # the number of the decision to go back to
    yes: list[int]  # the seats that have agreed
    waiting: list[int]  # the seats of those who still have to agree


class Outdated(Sent, kw_only=True):
    """A game that was begun with other rules than this server has. It can be looked at as far as it is known."""

    found: str  # the version of the rules with which it was begun
    known: str  # the version here
    restart: bool  # whoever plays there may begin it again, from its start
    carry_on: bool  # or try to go on where it stands, if today's rules lead there
    resume: int | None  # where they don't, as is known by now: the choice from which it can be gone on with


class Caller(Sent, kw_only=True):
    """Who has sent a token: the seats that it holds, or the one to which it is an invitation."""

    seats: tuple[int, ...] = ()
    invitation: int | None = None


class Series(Sent, kw_only=True):
    """Where a table stands among those that follow each other, such as the stages of a campaign. What may be missing is
    not told in the lobby."""

    id: str
    part: int  # from 0
    points: dict[str, str]  # the names that people have given to its `start` and its `end`
    goes_on: Maybe[bool] = UNSET  # the game is over, another one follows, and its table is not made yet
    next: Maybe[str | None] = UNSET  # the table of the game that follows
    branches: Maybe[list[str]] = UNSET  # tables at which this game, or what follows it, is played once more
    newest: Maybe[str] = UNSET  # the last table of the series, once there is a next one


class Rematched(Sent, kw_only=True):
    """Somebody wants to play again, or everybody does: at another table."""

    table: str
    by: int


class Table(Sent, kw_only=True):
    """What everybody may know of a table. What may be missing is not told in the lobby."""

    id: str
    game: str
    label: Words
    settings: dict[str, str]
    seats: list[Seat]
    state: Stage
    private: bool
    spectators: bool
    clock: int | None  # seconds for a decision
    bluff: bool | None  # whether there are bluff windows; null where the game has none
    together: Together | None  # how those who decide together agree; null where nobody does
    due: float | None  # when the clock runs out, in seconds since 1970; null in the lobby
    created: float
    outcome: Outcome | None
    series: Series | None  # null where no game follows
    number: Maybe[int] = UNSET  # decisions made
    asked: Maybe[list[int]] = UNSET  # the seats that are waited for
    changed: Maybe[float] = UNSET  # when the game changed last, in seconds since 1970
    asking: Maybe[Asking | None] = UNSET
    suggestion: Maybe[Suggestion | None] = UNSET
    story: Maybe[list[Told]] = UNSET  # the last 60
    watching: Maybe[int] = UNSET  # pages that look on; in the lobby of tables that are in memory
    rematch: Maybe[Rematched | None] = UNSET
    further: Maybe[int] = (
        UNSET  # of a game that is over: how many seats further everybody is on the other side
    )
    outdated: Maybe[Outdated | None] = UNSET
    caller: Maybe[Caller] = UNSET  # for those who send a token


class Lobby(Sent, kw_only=True):
    """The public tables that changed last."""

    tables: list[Table]


class MadeSeat(Sent, kw_only=True):
    """A seat of a table just made."""

    seat: int
    kind: SeatKind
    token: Maybe[str] = UNSET  # of the maker's own seats
    link: Maybe[str] = UNSET  # for each friend: an invitation, for one person


class MadeTable(Sent, kw_only=True):
    """A table just made."""

    table: str
    seats: list[MadeSeat]
    watch: str
    unplayed: Maybe[int] = UNSET  # games of a file that are of other rules: they are looked at only
    left_out: Maybe[int] = UNSET  # games of a file that these rules can't even begin


class Joined(Sent, kw_only=True):
    """Who has sat down where."""

    seat: int
    token: str  # shown this once


class Agreed(Sent, kw_only=True):
    """The table after something was changed or suggested."""

    table: Table
    link: Maybe[str] = UNSET  # the invitation to a seat that was given to somebody else: shown this once


class Rematch(Sent, kw_only=True):
    """Where the next game is."""

    table: str
    watch: str
    token: str | None  # the caller's, if it holds a seat there or invites to one
    invited: bool  # whether the caller still has to sit down there


class Continued(Sent, kw_only=True):
    """Where the game that follows is."""

    table: str
    watch: str
    token: str | None  # the caller's, if it holds a seat there, too
    seats: list[MadeSeat]  # those that were given to others now, with their invitations


class SeriesTables(Sent, kw_only=True):
    """The tables of a series up to the newest, with those before it branched, one after the other."""

    id: str
    tables: list[Table]


class Looked(Sent, kw_only=True):
    """A table to look at."""

    table: str
    watch: str


# --- How a game stands ------------------------------------------------------------------------------------


class Step(Sent, kw_only=True):
    """A choice and what came of it, as the viewer may hear it; not the choice itself."""

    number: int
    seat: int
    partners: Maybe[list[int]] = UNSET  # who might have made it as well
    by: By
    events: msgspec.Raw
    lines: msgspec.Raw  # of the log: `Presenter.tell`


class Log(Sent, kw_only=True):
    """What happened from a decision on."""

    number: int
    opening: Maybe[msgspec.Raw] = UNSET  # lines: before the first decision, for who has heard none
    log: list[Step]


class View(Sent, kw_only=True):
    """What the caller sees at a decision."""

    number: int
    seats: list[int]
    viewer: int | None
    view: Any  # the kernel's
    shown: Any  # `Presenter.present`
    standing: (
        Any  # `Presenter.standing`, presented: how games that follow each other stand; null where none do
    )


class Pacing(Sent, kw_only=True):
    """How the receiver wants to be asked; told to nobody else."""

    seat: int
    pace: Pace
    until: str | None  # what is in progress, until whose end the table passes
    unless: bool  # but not where it concerns the receiver
    scopes: list[str]  # what is in progress, from the outermost on: what `until` could be
    turn: bool | None  # whether it is the receiver's turn; null where there are no turns
    pause: Maybe[float] = UNSET  # seconds until a bluff window would be passed, for who is asked


class Preparation(Sent, kw_only=True):
    """What becomes of questions that come to the receiver out of turn; told to nobody else."""

    seat: int
    answers: Answers
    after: float  # seconds in which the receiver has not answered; 0: at once
    settled: dict[str, Habit]  # by text, as the page has sent it; comes before `answers`


class Proposal(Sent, kw_only=True):
    """What somebody would answer."""

    seat: int
    answer: str | list[str] | dict[str, int]


class Sharing(Sent, kw_only=True):
    """A decision that belongs to several seats; only those who may answer are told."""

    seats: list[int]  # everybody who may answer
    people: list[int]  # the seats of the people among them
    agree: bool  # the people among them must agree: a choice is a proposal
    proposals: list[Proposal]  # the last of each person
