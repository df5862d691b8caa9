"""Records: every field says who sees it; copies share nothing; what is read back is what was written."""

from __future__ import annotations

import enum
import types
from typing import Annotated, ClassVar, Literal, NewType

import msgspec
import pytest

from dejarik.kernel import Event, Hidden, How, Owner, Procedure, Public, Record, Rng, Secret, Seen, records
from dejarik.kernel.events import EventFamily
from dejarik.kernel.procedures import AnyProcedure
from dejarik.kernel.records import copy, fields_of, read_member, tag_of
from dejarik.kernel.state import Source
from dejarik.kernel.traces import Trace

CardId = NewType("CardId", int)
Pile = NewType("Pile", list[int])


class Suit(enum.Enum):
    """An enum of a game."""

    SUN = "sun"
    MOON = "moon"


class Point(msgspec.Struct, frozen=True):
    """A plain value that never changes."""

    x: int
    y: int


class Token(Record):
    """A record in other records."""

    name: Public[str]
    count: Public[int] = 0


class Board(Record):
    """A field of every kind that a state may hold."""

    number: Public[int] = 1
    word: Public[str] = ""
    flag: Public[bool] = False
    id: Public[CardId] = CardId(3)
    pile: Public[Pile] = Pile([])
    way: Public[Literal["north", "south"]] = "north"
    suit: Public[Suit] = Suit.SUN
    point: Public[Point] = Point(1, 2)
    pair: Public[tuple[int, Suit]] = (1, Suit.MOON)
    many: Public[tuple[int, ...]] = ()
    maybe: Public[int | None] = None
    either: Public[int | str] = 0
    words: Public[list[str]] = []
    by_number: Public[dict[int, str]] = {}
    by_suit: Public[dict[Suit, int]] = {}
    nested: Public[dict[str, dict[int, list[int]]]] = {}
    grid: Public[list[list[int]]] = []
    token: Public[Token | None] = None
    tokens: Public[list[Token]] = []
    piles: Public[dict[int, list[Token]]] = {}
    heaps: Public[list[list[Token]]] = []
    boxes: Public[dict[str, dict[int, list[Token]]]] = {}
    short: Public[list[Annotated[list[int], msgspec.Meta(max_length=3)]]] = []
    rng: Hidden[Rng | None] = None


def full_board() -> Board:
    return Board(
        words=["a"],
        pile=Pile([1, 2]),
        by_number={1: "one"},
        by_suit={Suit.SUN: 2},
        nested={"a": {1: [2, 3]}},
        grid=[[1], [2]],
        token=Token("single"),
        tokens=[Token("first"), Token("second", 2)],
        piles={4: [Token("third")]},
        heaps=[[Token("fourth")]],
        boxes={"a": {1: [Token("fifth")]}},
        short=[[1, 2]],
        many=(1, 2),
        rng=Rng.seeded(1),
    )


# --- Declarations


def test_a_field_that_does_not_say_who_sees_it_cannot_be_defined() -> None:
    with pytest.raises(TypeError, match=r"Careless\.gold: int does not say who sees it"):

        class Careless(Record):
            seat: Public[int]
            gold: int


def test_a_field_that_says_so_in_the_middle_of_its_type_is_found_before_it_is_shown() -> None:
    class Sly(Record):
        gold: Public[int] | None = None

    with pytest.raises(TypeError, match="must say once who sees it"):
        fields_of(Sly)


def test_what_belongs_to_the_class_needs_no_sight() -> None:
    class Fixed(Record):
        limit: ClassVar[int] = 3

    assert fields_of(Fixed) == ()


def test_fields_come_in_their_order_with_their_sight() -> None:
    class Hand(Record):
        seat: Public[int]
        cards: Owner[list[str]]
        marks: Seen[int] = 0
        deck: Secret[list[str]] = []
        seed: Hidden[int] = 0

    assert [(field.name, field.sight.name) for field in fields_of(Hand)] == [
        ("seat", "PUBLIC"),
        ("cards", "OWNER"),
        ("marks", "SEEN"),
        ("deck", "SECRET"),
        ("seed", "HIDDEN"),
    ]


# --- Copies


def test_a_copy_is_equal() -> None:
    board = full_board()
    assert copy(board) == board
    assert copy(Board()) == Board()


def test_whatever_is_changed_in_a_copy_the_original_stays() -> None:
    board, untouched = full_board(), full_board()
    twin = copy(board)
    twin.words.append("b")
    twin.pile.append(3)
    twin.by_number[2] = "two"
    twin.by_suit.clear()
    twin.nested["a"][1].append(4)
    twin.grid[0][0] = 9
    assert twin.token is not None
    assert twin.rng is not None
    twin.token.count += 1
    twin.tokens[1].name = "changed"
    twin.tokens.pop(0)
    twin.piles[4][0].count = 7
    twin.heaps[0][0].count = 7
    twin.boxes["a"][1][0].count = 7
    twin.short[0].append(3)
    twin.rng.below(6)
    assert board == untouched


def test_an_empty_container_is_copied_too() -> None:
    board = Board()
    twin = copy(board)
    twin.words.append("a")
    twin.piles[1] = []
    assert board == Board()


def test_records_of_one_class_share_no_default() -> None:
    one, other = Board(), Board()
    one.words.append("a")
    assert other.words == []


class Holds(Procedure):
    """A procedure that holds another, and a table by number."""

    inner: Public[AnyProcedure | None] = None
    table: Public[dict[int, int]] = {}
    how: Public[How] = How.ADD


def test_a_member_of_a_family_is_copied_as_what_it_is() -> None:
    outer = Holds(inner=Holds(table={1: 2}))
    twin = copy(outer)
    assert twin == outer
    assert isinstance(twin.inner, Holds)
    twin.inner.table[1] = 3
    assert outer == Holds(inner=Holds(table={1: 2}))


class Bag:
    """What nobody knows how to copy."""


class Careful(Record):
    """A record with something that can change inside, and no way to copy it."""

    bag: Public[Bag | None] = None


class Mixed(Record):
    """A pair of which only a part can change."""

    pair: Public[tuple[int, list[int]]] = (0, [])


class Wrapped(msgspec.Struct, frozen=True):
    """What does not change itself, but holds what does."""

    count: int = 0
    items: list[int] = []


class Wraps(Record):
    """A record with such a thing."""

    wrapped: Public[Wrapped] = Wrapped()


class Either(Record):
    """One thing that can change, or one that can't."""

    either: Public[int | list[int]] = 0


class Several(Record):
    """Two things that can change."""

    either: Public[list[int] | dict[int, int]] = []


@pytest.mark.parametrize("kind", [Careful, Mixed, Wraps, Either, Several])
def test_what_may_change_and_cannot_be_copied_is_no_field(kind: type[Record]) -> None:
    with pytest.raises(TypeError, match="it is not known how to copy"):
        copy(kind())


def test_before_threads_begin_every_class_is_known_how_to_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out: list[type] = []

    def decoder(kind: type, **options: object) -> None:
        worked_out.append(kind)

    monkeypatch.setattr(records, "_READY", set())
    monkeypatch.setattr(msgspec.msgpack, "Decoder", decoder)
    records.ready_for_threads()
    assert {Rng, Source, Trace} <= set(worked_out), "also subclasses of subclasses"
    assert Token not in worked_out, "those of the program"
    assert len(worked_out) == len(set(worked_out))
    worked_out.clear()
    records.ready_for_threads()
    assert worked_out == []


# --- Reading back


@pytest.mark.parametrize("form", [msgspec.json, msgspec.msgpack], ids=["JSON", "MessagePack"])
def test_what_is_read_back_is_what_was_written(form: object) -> None:
    encode, decoder = form.encode, form.Decoder  # type: ignore[attr-defined]
    for record in (Board(), full_board(), Holds(inner=Holds(table={1: 2}, how=How.SET), table={3: 4})):
        assert decoder(type(record), dec_hook=read_member).decode(encode(record)) == record


def test_a_tag_names_the_game_the_module_and_the_class() -> None:
    assert tag_of("Attack", "dejarik.assault.rules.attack") == "assault.attack/Attack"
    assert tag_of("Use", "dejarik.kernel.abilities") == "kernel.abilities/Use"
    assert tag_of("Thing", "somewhere") == "somewhere/Thing"


def test_two_classes_of_one_tag_cannot_both_be_defined() -> None:
    namespace = {"__module__": "dejarik.kernel.abilities", "__qualname__": "Other.AbilityUsed"}
    with pytest.raises(TypeError, match=r"share the tag 'kernel\.abilities/AbilityUsed'"):
        types.new_class("AbilityUsed", (Event,), exec_body=lambda inside: inside.update(namespace))


@pytest.mark.parametrize("raw", [{"is": "no such event"}, {}, {"is": 3}, [], "kernel", None])
def test_an_unknown_tag_is_refused(raw: object) -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown EventFamily"):
        read_member(EventFamily, raw)


def test_what_is_no_family_is_refused() -> None:
    with pytest.raises(NotImplementedError):
        read_member(object, {})
