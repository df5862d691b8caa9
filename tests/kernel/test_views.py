"""Views: what each seat sees of a record, by the sight of each field, as plain data."""

from __future__ import annotations

from collections.abc import Collection

import pytest
from msgspec import field
from tests.kernel.test_records import Board, Suit, full_board
from tests.kernel.toy import HAND, Occasion, Toy, asked, card, writes

from dejarik.kernel import Ability, Hidden, Owner, Public, Record, Rng, Secret, Seen, view
from dejarik.kernel.views import show


class Place(Record):
    """A place at a table, with a field of each sight."""

    seat: Public[int]
    gold: Public[int] = 5
    hand: Owner[list[str]] = field(default_factory=lambda: ["spy", "thief"])
    bid: Owner[int] = 3
    scouted: Seen[list[str]] = field(default_factory=lambda: ["north"])
    allies: Public[tuple[int, ...]] = (2,)
    deck: Secret[list[str]] = field(default_factory=lambda: ["a", "b", "c"])
    trap: Secret[dict[int, str]] = field(default_factory=lambda: {1: "x"})
    lucky: Secret[int] = 7
    seed: Hidden[int] = 99
    rng: Hidden[Rng | None] = None

    def seen(self, eyes: Collection[int]) -> bool:
        return any(seat in self.allies for seat in eyes)


def test_everybody_sees_what_is_public_and_nobody_what_is_hidden() -> None:
    shown = show(Place(0, rng=Rng.seeded(1)), ())
    assert shown["gold"] == 5
    assert "seed" not in shown
    assert "rng" not in shown


def test_the_owner_sees_what_is_the_owners_and_others_how_many() -> None:
    assert show(Place(0), (0,))["hand"] == ["spy", "thief"]
    assert show(Place(0), (0,))["bid"] == 3
    for eyes in ((1,), ()):
        assert show(Place(0), eyes)["hand"] == {"hidden": 2}
        assert show(Place(0), eyes)["bid"] is None


def test_a_field_is_seen_by_whomever_the_record_admits() -> None:
    assert show(Place(0), (2,))["scouted"] == ["north"]
    assert show(Place(0), (0,))["scouted"] == {"hidden": 1}


def test_a_record_that_admits_nobody_shows_nobody_what_can_be_seen() -> None:
    class Shy(Record):
        seat: Public[int]
        notes: Seen[list[str]]

    for eyes in ((0,), (1,), ()):
        assert show(Shy(0, ["a", "b"]), eyes) == {"seat": 0, "notes": {"hidden": 2}}


def test_of_what_is_secret_everybody_sees_how_many() -> None:
    for eyes in ((0,), (1,), ()):
        shown = show(Place(0), eyes)
        assert (shown["deck"], shown["trap"], shown["lucky"]) == ({"hidden": 3}, {"hidden": 1}, None)


def test_partners_see_with_each_others_eyes() -> None:
    assert show(Place(1), (0, 1))["hand"] == ["spy", "thief"]


def test_a_field_for_its_owner_needs_to_say_who_that_is() -> None:
    class Ownerless(Record):
        hand: Owner[list[str]] = []

    with pytest.raises(TypeError, match="no field `seat`"):
        show(Ownerless(), ())


def test_a_view_is_made_of_plain_data_whatever_the_record_holds() -> None:
    shown = show(full_board(), ())
    assert shown["suit"] == "sun"
    assert shown["point"] == {"x": 1, "y": 2}
    assert shown["pair"] == [1, "moon"]
    assert shown["many"] == [1, 2]
    assert shown["by_number"] == {"1": "one"}
    assert shown["by_suit"] == {"sun": 2}
    assert shown["nested"] == {"a": {"1": [2, 3]}}
    assert shown["piles"] == {"4": [{"name": "third", "count": 0}]}
    assert shown["token"] == {"name": "single", "count": 0}
    assert (shown["maybe"], shown["either"]) == (None, 0)


def test_what_is_changed_in_a_view_changes_nothing_of_the_record() -> None:
    board = full_board()
    shown = show(board, ())
    for part in ("words", "pile", "by_number", "by_suit", "nested", "grid", "tokens", "piles"):
        shown[part].clear()
    shown["token"]["count"] = 100
    assert board == full_board()
    assert Board().by_suit == {} != {Suit.SUN: 2} == board.by_suit


# --- Of a whole state


def test_a_closed_card_shows_its_name_to_its_own_seat_only() -> None:
    state = Toy({"spy": card()}).lay(in_hand=[("spy", 1)])
    keys = {seat: view(state, seat)["state"]["sources"]["1"]["key"] for seat in (0, 1, None)}
    assert keys == {0: None, 1: "spy", None: None}
    state.relocate(1, HAND, open=True)
    assert view(state, 0)["state"]["sources"]["1"]["key"] == "spy"


def test_the_options_are_shown_to_the_seat_that_is_asked_and_to_nobody_else() -> None:
    toy = Toy({"ant": card(Ability("bite", Occasion, writes("bite")))})
    state = toy.lay(Occasion(), in_play=[("ant", 1)])
    assert asked(state) is not None
    mine = view(state, 1)["decision"]
    assert [option["id"] for option in mine["options"]] == ["use:ant.bite#1", "pass"]
    for seat in (0, None):
        assert view(state, seat)["decision"] == {"number": 0, "seat": 1}


def test_after_the_end_there_is_no_decision_and_everybody_sees_the_outcome() -> None:
    shown = view(Toy().lay(), None)
    assert shown["decision"] is None
    assert shown["state"]["outcome"] == {"reason": "over", "winners": [], "by": ""}


def test_procedures_in_progress_are_shown_with_their_names() -> None:
    toy = Toy({"ant": card(Ability("bite", Occasion, writes("bite")))})
    shown = view(toy.lay(Occasion(name="dawn"), in_play=[("ant", 1)]), None)["state"]
    window = shown["stack"][-1]
    assert window["is"] == "kernel.windows/Occurrence"
    assert window["moment"] == "after"
    assert window["events"] == [
        {
            "is": "tests.toy/Occasion",
            "name": "dawn",
            "cancelled": False,
            "due_to": None,
            "cancelled_by": None,
        }
    ]
