"""Records that leave for a page."""

from __future__ import annotations

from msgspec import UNSET

from dejarik.kernel.sent import Maybe, Sent, parts


class Where(Sent, kw_only=True):
    """A place, and whether it is lit."""

    place: str
    lit: Maybe[bool] = UNSET


class Whose(Sent, kw_only=True):
    seat: int


def test_the_fields_of_several_records_are_put_together_and_what_is_unset_is_left_out() -> None:
    assert parts(Where(place="A1"), Whose(seat=2)) == {"place": "A1", "seat": 2}
    assert parts(Where(place="A1", lit=False)) == {"place": "A1", "lit": False}
