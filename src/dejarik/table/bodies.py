"""What requests and answers of the HTTP interface look like: checked on the way in, and documented for OpenAPI."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from dejarik.table.words import SeatKind

Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Word = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[^\x00]*$")]
Value = Annotated[str, StringConstraints(max_length=8000, pattern=r"^[^\x00]*$")]
Secret = Annotated[str, StringConstraints(min_length=32, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]

MOST_SEATS = 8
MOST_SETTINGS = 40
SHORTEST_CLOCK = 5
LONGEST_CLOCK = 30 * 24 * 3600


class Body(BaseModel):
    """A request's body: nothing beyond what is documented."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class WantedSeat(Body):
    kind: SeatKind
    name: Name = ""
    bot: Word | None = None


class WantedTable(Body):
    """A table to make. With `options` the game's own options are given whole, and `settings` are only shown."""

    game: Word
    seats: Annotated[list[WantedSeat], Field(min_length=1, max_length=MOST_SEATS)]
    settings: Annotated[dict[Word, Value], Field(max_length=MOST_SETTINGS)] = {}
    options: dict[str, Any] | None = None
    private: bool = False
    spectators: bool = True
    clock: Annotated[int, Field(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)] | None = None


class Joining(Body):
    """Without `seat`, any that is free. `brings`: settings of that seat, such as its army. `secret`: what the seat's
    shall be, so that whoever loses the answer can ask again."""

    name: Name = ""
    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | None = None
    brings: Annotated[dict[Word, Value], Field(max_length=MOST_SETTINGS)] = {}
    secret: Secret | None = None


class FittingWanted(Body):
    """A seat in which somebody could sit down, and documents of their own that they could bring."""

    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)]
    documents: Annotated[list[Value], Field(max_length=MOST_SETTINGS)] = []


class HintWanted(Body):
    """`at`: a decision of a game that is over."""

    at: Annotated[int, Field(ge=0, lt=2**31)] | None = None
    option: Annotated[str, StringConstraints(max_length=400)]


class Reporting(Body):
    note: Annotated[str, StringConstraints(max_length=2000, pattern=r"^[^\x00]*$")] = ""


# --- Answers ------------------------------------------------------------------------------------------


class Words(BaseModel):
    id: str
    args: dict[str, Any]


class ProblemBody(BaseModel):
    """What every request that is refused gets; nothing has changed then."""

    error: Words


class GameFacts(BaseModel):
    name: str
    label: Words
    settings: list[dict[str, Any]]
    bots: list[str]


class Games(BaseModel):
    games: list[GameFacts]


class MadeSeat(BaseModel):
    """`token` for the maker's own seats, `link` for each friend: an invitation, for one person."""

    seat: int
    kind: SeatKind
    token: str | None = None
    link: str | None = None


class MadeTable(BaseModel):
    table: str
    seats: list[MadeSeat]
    watch: str


class Joined(BaseModel):
    """Who has sat down where; the secret is shown this once."""

    seat: int
    token: str


class SeatFacts(BaseModel):
    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    taken: bool
    seated: bool
    team: int
    role: Words | None
    connected: bool | None = None
    conceded: bool | None = None


class CallerFacts(BaseModel):
    """The seats that the caller holds, or the one to which the caller is invited."""

    seats: list[int]
    invitation: int | None


class TableFacts(BaseModel):
    """What everybody may know of a table; `caller` for those who send a token."""

    id: str
    game: str
    label: Words
    settings: dict[str, Any]
    seats: list[SeatFacts]
    state: str
    private: bool
    spectators: bool
    clock: int | None
    due: float | None
    created: float
    outcome: dict[str, Any] | None
    number: int | None = None
    asking: dict[str, Any] | None = None
    story: list[dict[str, Any]] | None = None
    rematch: str | None = None
    caller: CallerFacts | None = None


class Lobby(BaseModel):
    tables: list[TableFacts]


class TableView(BaseModel):
    """What the caller sees at a decision."""

    number: int
    seats: list[int]
    viewer: int | None
    view: dict[str, Any]
    shown: dict[str, Any]


class Log(BaseModel):
    """What happened from a decision on: `{"number", "seat", "by", "events"}` for each."""

    number: int
    log: list[dict[str, Any]]


class Rematch(BaseModel):
    """Where the next game is. The caller's secret holds there too."""

    table: str
    watch: str
    token: str


class Looked(BaseModel):
    """A table to look at."""

    table: str
    watch: str


class Reported(BaseModel):
    report: str


class Healthy(BaseModel):
    ok: bool
