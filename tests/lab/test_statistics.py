"""Shares with their intervals, and ratings."""

from __future__ import annotations

import pytest

from dejarik.lab.statistics import Share, elo


@pytest.mark.parametrize(
    ("share", "interval"),
    [
        # As printed in tables of Wilson's interval.
        (Share(10, 5), (0.2366, 0.7634)),
        (Share(10, 0), (0.0, 0.2775)),
        (Share(10, 10), (0.7225, 1.0)),
        (Share(0, 0), (0.0, 1.0)),
    ],
)
def test_the_interval_is_wilsons(share: Share, interval: tuple[float, float]) -> None:
    assert share.interval == pytest.approx(interval, abs=0.0001)


def test_a_draw_is_half_a_win_for_both() -> None:
    share = Share(10, 6, 2)
    assert share.value == 0.7
    assert share.reversed.value == pytest.approx(0.3)
    assert share.reversed == Share(10, 2, 2)
    assert share + Share(2, 1) == Share(12, 7, 2)
    assert str(share) == "0.70 [0.40, 0.89]"


def test_ten_to_one_is_four_hundred_points() -> None:
    ratings = elo(["weak", "strong"], {("weak", "strong"): Share(10_999, 1000)})
    assert ratings["weak"] == 1000
    assert ratings["strong"] == pytest.approx(1400, abs=0.5)


def test_ratings_are_those_by_which_all_meetings_are_likeliest() -> None:
    even = {("a", "b"): Share(99, 49, 1), ("b", "c"): Share(99, 49, 1)}
    assert list(elo(["a", "b", "c"], even).values()) == pytest.approx([1000, 1000, 1000])
    chain = elo(["a", "b", "c"], {("a", "b"): Share(1099, 100), ("c", "b"): Share(1099, 999)})
    assert chain["b"] - chain["a"] == pytest.approx(chain["c"] - chain["b"], abs=2)
    assert chain["c"] > chain["b"] > chain["a"]


def test_who_has_always_won_is_rated_too() -> None:
    assert elo(["a", "b"], {("a", "b"): Share(4, 0)})["b"] == pytest.approx(1000 + 400 * 0.9542, abs=0.1)
