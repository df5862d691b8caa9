"""What many games say together."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.kernel.chronicles import Brought, Chronicle, Deed, Fall
from dejarik.lab import analysis
from dejarik.lab.analysis import Course, told
from dejarik.lab.played import Played
from dejarik.lab.statistics import Share

EMPIRE, REBELS = (
    Brought(0, "vader", "imperial", ("darth-vader", "officer")),
    Brought(1, "yavin", "rebel", ("luke",)),
)


def game(
    number: int, winners: list[int], *, swapped: bool = False, map: str = "farm", **more: object
) -> Played:
    brought = [REBELS, EMPIRE] if swapped else [EMPIRE, REBELS]
    chronicle = Chronicle(f"{map}-a", map, brought, rounds=2, **more)  # type: ignore[arg-type]
    return Played(number=number, seed=number, bots=["a", "b"], winners=winners, chronicle=chronicle)


def test_only_games_that_were_won_or_drawn_tell_something() -> None:
    without = Played(number=1, seed=1, bots=["a"])
    broken = game(2, [])
    broken.error = "KeyError"
    interlude = game(3, [])
    interlude.is_interlude = True
    assert [each.played.number for each in told([game(0, [0]), without, broken, interlude])] == [0]


def test_shares_follow_what_was_brought_and_not_the_seat() -> None:
    games = told([game(0, [0]), game(1, [1], swapped=True), game(2, [0], swapped=True), game(3, [])])
    assert analysis.by_brought(games, lambda each: each.name) == {
        "vader": Share(4, 2, 1),
        "yavin": Share(4, 1, 1),
    }
    assert list(analysis.by_brought(games, lambda each: each.faction)) == ["imperial", "rebel"]
    assert analysis.by_seat(games) == {0: Share(4, 2, 1), 1: Share(4, 1, 1)}
    assert analysis.meetings(games) == {("vader", "yavin"): Share(4, 2, 1)}


def test_places_tell_how_the_last_side_did_or_who_is_asked_for() -> None:
    games = told([game(0, [0]), game(1, [1]), game(2, [1], map="plaza")])
    assert analysis.by_place(games, lambda each: each.ground) == {"farm": Share(2, 1), "plaza": Share(1, 1)}
    assert list(analysis.by_place(games, lambda each: each.ground)) == ["farm", "plaza"]
    own = analysis.by_place(games, lambda each: each.ground, brought="vader")
    assert own == {"plaza": Share(1, 0), "farm": Share(2, 1)}
    assert analysis.last_faction(games) == "rebel"
    assert analysis.last_faction([*games, *told([game(3, [0], swapped=True)])]) == ""


def test_a_team_wins_together() -> None:
    heroes = [Brought(1, name, "rebel") for name in ("diala", "gideon")]
    chronicle = Chronicle("aftermath", "aftermath", [EMPIRE, *heroes])
    [mission] = told([Played(number=0, seed=0, bots=["x"] * 3, winners=[1, 2], chronicle=chronicle)])
    assert (mission.share(0), mission.share(1)) == (Share(1, 0), Share(1, 1))
    table = analysis.crossed(
        [mission], lambda each: each.chronicle.scene, lambda each: [hero.name for hero in heroes]
    )
    assert table == {"aftermath": {"diala": Share(1, 1), "gideon": Share(1, 1)}}
    assert analysis.meetings([mission]) == {}
    assert analysis.by_brought([mission], lambda each: each.faction) == {
        "rebel": Share(1, 1),
        "imperial": Share(1, 0),
    }


def test_points_go_on_as_they_were_when_a_game_is_over() -> None:
    games = told([game(0, [0], points=[[2, 0], [6, 4], [40, 4]]), game(1, [1], points=[[0, 2], [2, 8]])])
    courses = analysis.courses(games, lambda each, seat: each.chronicle.brought[seat].name)
    assert courses["vader"].mean == [1, 4, 21]
    assert courses["yavin"].mean == [1, 6, 6]
    [one] = analysis.courses(games[:1], lambda each, seat: str(seat)).values().__iter__().__next__().mean[:1]
    assert one == 2


def test_the_middle_half_of_the_games_is_told() -> None:
    games = told([game(number, [0], points=[[number, 0]]) for number in range(5)])
    course = analysis.courses(games, lambda each, seat: str(seat))["0"]
    assert course == Course([2], [0.5], [3.5])


def test_what_cards_did_is_counted_for_their_own_seat() -> None:
    deeds = [Deed(0, "darth-vader", dealt=6, points=10, felled=2), Deed(1, "luke", suffered=6, fell=1)]
    games = told([game(0, [0], deeds=deeds), game(1, [1])])
    found = analysis.cards(games)
    assert list(found) == ["darth-vader", "luke", "officer"]
    vader = found["darth-vader"]
    assert (vader.games, vader.dealt, vader.points, vader.felled) == (2, 6, 10, 2)
    assert vader.a_game(vader.dealt) == 3
    assert (vader.active, vader.idle, vader.gain) == (Share(1, 1), Share(1, 0), 1.0)
    assert found["officer"].gain is None
    assert list(analysis.cards(games, brought="yavin")) == ["luke"]


def test_falls_are_told_by_map_space_and_faction() -> None:
    falls = [Fall(0, "officer", 1, "B2"), Fall(1, "luke", 2, "B2"), Fall(1, "luke", 2, "C3")]
    found = analysis.falls(told([game(0, [0], falls=falls[:1], map="plaza"), game(1, [0], falls=falls)]))
    assert found == {
        "farm": {"B2": Counter(imperial=1, rebel=1), "C3": Counter(rebel=1)},
        "plaza": {"B2": Counter(imperial=1)},
    }
    assert list(found) == ["farm", "plaza"]


def test_lengths() -> None:
    assert analysis.lengths(told([game(0, [0]), game(1, [1])])) == pytest.approx({2: 2})
