"""One game of a plan: the same wherever it is played, with whoever sits where, and whole series as one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from dejarik.examples import arena
from dejarik.kernel import Outcome, Problem, games, register
from dejarik.kernel.games import find_game
from dejarik.kernel.rng import Rng
from dejarik.lab.played import Played, Simulation, lay, play_number, seated
from dejarik.lab.simulation import simulate


@pytest.fixture(autouse=True)
def games_of_this_test() -> Iterator[None]:
    known = dict(games._GAMES)
    yield
    games._GAMES.clear()
    games._GAMES.update(known)


def without_times(played: list[Played]) -> list[Played]:
    return [msgspec.structs.replace(each, seconds=0.0, thinking=[]) for each in played]


def test_a_game_is_the_same_by_its_seed_whatever_its_number() -> None:
    third = play_number(Simulation("arena", {}, ("random",), seed=10, games=9), 2)
    first = play_number(Simulation("arena", {}, ("random",), seed=12, games=1), 0)
    assert without_times(first) == [msgspec.structs.replace(each, number=0) for each in without_times(third)]
    assert first[0].seed == 12


def test_what_a_game_came_to_is_told_by_seats() -> None:
    [played] = play_number(Simulation("arena", {}, ("random",), seed=1, games=1), 0)
    assert played.bots == ["random", "random"]
    assert len(played.decisions) == len(played.thinking) == 2
    assert min(played.decisions) > 0
    assert (played.reason, played.error, played.is_last) == ("lights-out", "", True)


def test_a_tour_goes_through_all_that_there_is_and_begins_again() -> None:
    plan = Simulation("assault", {"format": "mission", "party": "fitting"}, ("random",), 1, 500, touring=True)
    tour = find_game("assault").tour(plan.settings)
    assert len(tour) == 240
    assert [plan.settings_of(number) for number in range(240)] == list(tour)
    assert plan.settings_of(245) == tour[5]
    assert {table["party"] for table in tour} == {"fitting"}


def test_a_tour_with_so_many_heroes_has_every_mission_once() -> None:
    tour = find_game("assault").tour({"format": "mission", "heroes": "3"})
    assert len(tour) == len({table["mission"] for table in tour}) == 80
    assert {table["heroes"] for table in tour} == {"3"}


def test_a_tour_of_campaigns_has_each_with_every_number_of_heroes() -> None:
    tour = find_game("assault").tour({"format": "campaign"})
    assert len(tour) == 12
    assert {(table["campaign"], table["heroes"]) for table in tour} == {
        (box, heroes)
        for box in ("core", "return-to-hoth", "jabbas-realm", "heart-of-the-empire")
        for heroes in ("2", "3", "4")
    }
    assert (
        lay(find_game("assault"), Simulation("assault", tour[1], ("random",), 1, 1), 0).names
        == ["random"] * 3
    )


@pytest.mark.parametrize(
    ("bots", "names"),
    [
        (("random",), ["random", "random", "random", "random"]),
        (("greedy", "quick"), ["greedy", "quick", "quick", "quick"]),  # the Empire against all heroes
        (("greedy", "quick", "random", "rookie"), ["greedy", "quick", "random", "rookie"]),
    ],
)
def test_bots_are_named_for_all_seats_for_each_side_or_for_each_seat(
    bots: tuple[str, ...], names: list[str]
) -> None:
    game = find_game("assault")
    options = game.options_from({"format": "mission", "heroes": "3"}, Rng.seeded(1))
    assert seated(game, options, bots) == names


def test_other_numbers_of_bots_fit_nobody() -> None:
    game = find_game("assault")
    options = game.options_from({"format": "mission", "heroes": "3"}, Rng.seeded(1))
    with pytest.raises(Problem) as refusal:
        seated(game, options, ("greedy", "quick", "random"))
    assert refusal.value.message.id == "sim-bots-count"


class Tournament(arena.ArenaGame):
    """Arena, three times with less and less health; the second time only leads on."""

    name = "tournament"

    def sequel(self, options: arena.Options, state: Any) -> arena.Options | None:
        return arena.Options(options.health - 1) if options.health > 1 else None

    def leads_on(self, outcome: Outcome) -> bool:
        return outcome.reason == "lights-out"


def test_a_series_belongs_to_one_number_and_its_last_game_says_so() -> None:
    register(Tournament())
    plan = Simulation("tournament", {"health": "3"}, ("random",), seed=1, games=2)
    played = [*play_number(plan, 0), *play_number(plan, 1)]
    assert [(each.number, each.stage, each.is_last) for each in played] == [
        (0, 0, False),
        (0, 1, False),
        (0, 2, True),
        (1, 0, False),
        (1, 1, False),
        (1, 2, True),
    ]
    total = simulate(plan, workers=1)
    assert (total.games, total.finished) == (2, 2)
    won = [each for each in played if not each.is_interlude]
    assert total.outcomes.total() == len(won)
    assert total.decisions == sum(sum(each.decisions) for each in played)


class Broken(Tournament):
    """Which breaks down where its last game would begin."""

    name = "broken"

    def sequel(self, options: arena.Options, state: Any) -> arena.Options | None:
        if options.health == 2:
            raise KeyError("the last one")
        return super().sequel(options, state)


def test_a_series_that_breaks_down_is_over_and_told() -> None:
    register(Broken())
    played = play_number(Simulation("broken", {"health": "3"}, ("random",), seed=4, games=1), 0)
    assert [(each.stage, each.error, each.is_last) for each in played] == [
        (0, "", False),
        (1, "", False),
        (2, "KeyError: 'the last one'", True),
    ]
