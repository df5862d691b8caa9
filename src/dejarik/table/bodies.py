"""What requests of the HTTP interface look like: checked on the way in, and documented for OpenAPI. Answers are in
`records.py`."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from dejarik.table.words import Brought, PassedTo, Point, SeatKind, Sides, Together


def printed(name: str) -> str:
    """A name without what can't be seen: control characters, and marks that turn the direction of what follows."""
    return "".join(filter(str.isprintable, name)).strip()


LONGEST_NAME = 40
MOST_CHOICES = 1_000_000
LONGEST_WHY = 300
LONGEST_WORD = 80
LONGEST_VALUE = 8000

Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f]*$"),
    AfterValidator(printed),
]
Why = Annotated[
    str,
    StringConstraints(max_length=LONGEST_WHY, pattern=r"^[^\x00-\x1f\x7f]*$"),
    AfterValidator(printed),
    Field(min_length=1),
]
Word = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_WORD, pattern=r"^[^\x00]*$")]
Value = Annotated[str, StringConstraints(max_length=LONGEST_VALUE, pattern=r"^[^\x00]*$")]
SeatSecret = Annotated[str, StringConstraints(min_length=32, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]

MOST_SEATS = 8
MOST_SETTINGS = 40
SHORTEST_CLOCK = 5
LONGEST_CLOCK = 30 * 24 * 3600


class Body(BaseModel):
    """A request's body: nothing beyond what is documented."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class WantedSeat(Body):
    """`program`: the invitation of this seat is for a program, and can do nothing but play."""

    kind: SeatKind
    name: Name = ""
    bot: Word | None = None
    program: bool = False


class WantedTable(Body):
    """A table to make. With `options` the game's own options are given whole, and `settings` are only shown. Where
    nothing is said of `bluff` windows, there are some if people play against each other. `together`: how those agree
    who decide together, where the game has such decisions."""

    game: Word
    seats: Annotated[list[WantedSeat], Field(min_length=1, max_length=MOST_SEATS)]
    settings: Annotated[dict[Word, Value], Field(max_length=MOST_SETTINGS)] = {}
    options: dict[str, Any] | None = None
    private: bool = False
    spectators: bool = True
    clock: Annotated[int, Field(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)] | None = None
    bluff: bool | None = None
    together: Together = Together.ANY


class TakingUp(Body):
    """A new table that goes on before the decision of this number, with somebody in every seat."""

    number: Annotated[int, Field(ge=0, le=MOST_CHOICES)]
    seats: Annotated[list[WantedSeat], Field(min_length=1, max_length=MOST_SEATS)]


class GivenSeat(WantedSeat):
    """A seat that is given to somebody else: to a bot, to whoever gets the link, to anybody; or that the caller takes
    over, from a bot."""

    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)]


class Continuing(Body):
    """`seats`: those that change hands, of the caller, of bots and of those who have given up."""

    seats: Annotated[list[GivenSeat], Field(max_length=MOST_SEATS)] = []


class Branching(Continuing):
    """`at`: the start of the game, to play it once more, or its end, to play once more what follows."""

    at: Point


class PassingWanted(Body):
    """To whom a seat is passed; `bot` and `partner` say which, `name` who gets the invitation."""

    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)]
    to: PassedTo
    bot: Word | None = None
    partner: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | None = None
    name: Name = ""


class CorrectionWanted(Body):
    """`change` is data of the game; `why` is for everybody to read, also later."""

    change: Annotated[dict[Word, Any], Field(max_length=MOST_SETTINGS)]
    why: Why


class SuggestionAnswered(Body):
    """`id`: that of the suggestion which was read."""

    id: Annotated[int, Field(ge=0, lt=2**31)]
    yes: bool


class PointNamed(Body):
    """A name for the start or the end of a game of a series; an empty one takes the name away."""

    at: Point
    name: Name


class Joining(Body):
    """Without `seat`, any that is free. `brings`: settings of that seat, such as its army. `secret`: what the seat's
    shall be, so that whoever loses the answer can ask again."""

    name: Name = ""
    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | None = None
    brings: Annotated[dict[Word, Value], Field(max_length=MOST_SETTINGS)] = {}
    secret: SeatSecret | None = None


class Rematching(Body):
    """How somebody wants to play again. `brings`: settings of seats at the new table, the own ones and those of bots.
    With `ask` others sit down there themselves, if they want to, and choose what they bring."""

    sides: Sides = Sides.SWAPPED
    brought: Brought = Brought.SAME
    brings: Annotated[dict[Word, Value], Field(max_length=MOST_SETTINGS)] = {}
    ask: bool = False


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
