"""The ladder: the same tables for all pairs, with the sides swapped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dejarik.cli import main
from dejarik.kernel.games import find_game
from dejarik.kernel.match import Match
from dejarik.lab.ladder import Meeting, Standing, climb, contest
from dejarik.lab.played import Played, Simulation, lay, seated
from dejarik.lab.statistics import Share


def played(number: int, bots: list[str], winners: list[int]) -> Played:
    return Played(
        number=number,
        seed=1,
        bots=bots,
        winners=winners,
        decisions=[10] * len(bots),
        thinking=[0.5] * len(bots),
    )


def test_each_table_is_played_twice_with_the_same_dice_and_the_sides_swapped() -> None:
    game = find_game("assault")
    plan = Simulation("assault", {}, ("greedy", "quick"), 50, 8, league="mission", mirrored=True)
    for number in (0, 2, 6):
        one, other = (lay(game, plan, each) for each in (number, number + 1))
        assert one.options == other.options
        assert one.names == ["greedy", "quick", "quick", "quick"]
        assert other.names == ["quick", "greedy", "greedy", "greedy"]
        assert plan.seed_of(number) == plan.seed_of(number + 1) == 50 + number // 2
    assert len({lay(game, plan, number).options.mission for number in range(8)}) == 4


def test_every_league_is_played_by_two_sides() -> None:
    leagues = {name: dict(find_game(name).leagues()) for name in ("assault", "lcg")}
    assert {name: len(tables) for name, tables in leagues["assault"].items()} == {
        "skirmish": 12,
        "teams": 3,
        "mission": 80,
    }
    assert {name: len(tables) for name, tables in leagues["lcg"].items()} == {
        "duel": 1,
        "starter": 1,
        "2v2": 1,
        "jerjerrod": 2,
        "skywalker": 2,
    }
    for name, own in leagues.items():
        game = find_game(name)
        for league in own:
            table = lay(game, Simulation(name, {}, ("random",), 1, 1, league=league), 0)
            sides = {role.team for role in game.roles(table.options)}
            assert len(sides) == 2
            assert len(set(seated(game, table.options, ("greedy", "quick")))) == 2
            Match(game, table.options, 1)


def test_a_meeting_counts_for_the_first_bot_on_whichever_side() -> None:
    meeting = Meeting(("a", "b"))
    for each in (
        played(0, ["a", "b", "b"], [0]),
        played(1, ["b", "a", "a"], [0]),
        played(2, ["a", "b", "b"], [0, 1, 2]),
        played(3, ["b", "a", "a"], [1, 2]),
        Played(number=4, seed=3, error="KeyError: 'x'"),
    ):
        meeting.add(each)
    assert meeting.by_side == [Share(2, 1, 1), Share(2, 1, 0)]
    assert (meeting.share, meeting.errors) == (Share(4, 2, 1), 1)


def test_a_standing_knows_both_ways_and_how_long_each_bot_thinks() -> None:
    standing = Standing("duel", ["a", "b", "c"], [Meeting(("a", "b"), [Share(4, 4), Share(4, 2)])])
    standing.add(played(0, ["a", "b", "b"], [0]))
    assert (standing.share("a", "b"), standing.share("b", "a")) == (Share(8, 6), Share(8, 2))
    assert standing.share("a", "c") is None
    assert (standing.milliseconds("a"), standing.milliseconds("b"), standing.milliseconds("c")) == (50, 50, 0)
    assert standing.ratings["a"] > standing.ratings["b"]


def test_pairs_may_be_only_those_with_one_bot() -> None:
    game = find_game("lcg")
    ladder = contest(game, ["random", "rookie"], ["duel"], 3, 1, against="greedy")
    assert ladder.bots == ("random", "rookie", "greedy")
    assert ladder.pairs == [("random", "greedy"), ("rookie", "greedy")]
    assert ladder.games == 4  # both sides as often


def test_a_ladder_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    ladder = contest(find_game("lcg"), ["random", "greedy"], ["starter"], 2, 1)
    asked: list[int] = []

    def counting(plan: Simulation, numbers: Any, workers: int) -> Any:
        asked.append(len(numbers))
        return [[played(number, list(plan.bots_of(number)), [0])] for number in numbers]

    first = climb(ladder, folder=tmp_path, runner=counting)
    again = climb(ladder, folder=tmp_path, runner=counting)
    assert asked == [2, 0]
    assert first == again
    assert again[0].meetings[0].by_side == [Share(1, 1), Share(1, 0)]
    assert (tmp_path / "starter-random-greedy" / "games.jsonl").exists()


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--leagues", "sabacc"], "ladder-no-league"),
        (["--bots", "yoda,greedy"], "sim-bot-unknown"),
        (["--bots", "greedy"], "ladder-one-bot"),
        (["--bots", "random,greedy", "--against", "yoda"], "sim-bot-unknown"),
    ],
)
def test_what_is_no_ladder_is_refused(
    words: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", "lcg", "--games", "2", *words, "--json"], {"LANG": "en"}) == 2
    assert json.loads(capsys.readouterr().out)["error"]["id"] == problem


@pytest.mark.slow
def test_the_ladder_is_told_as_a_table_and_as_data(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    line = ["ladder", "lcg", "--bots", "random,greedy", "--leagues", "duel", "--games", "2", "--workers", "1"]
    line += ["--out", str(tmp_path)]
    assert main([*line, "--json"], {"LANG": "en"}) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["bots"], answer["games"], answer["seed"]) == (["random", "greedy"], 2, 100_001)
    [league] = answer["leagues"]
    [meeting] = league["meetings"]
    assert (meeting["bots"], meeting["games"], meeting["wins"]) == (["random", "greedy"], 2, 0)
    assert [side["games"] for side in meeting["by_side"]] == [1, 1]
    assert league["ratings"] == {"random": 1000, "greedy": 1280}
    assert main(line, {"LANG": "pl"}) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == "duel"
    assert lines[3] == "| bot | Elo | ms na decyzję | przeciw greedy | przeciw random |"
    assert lines[5].startswith("| greedy | 1280 | ")
    assert lines[5].endswith(" | – | 1.00 [0.34, 1.00] |")
