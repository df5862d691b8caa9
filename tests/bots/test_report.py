"""What a bot that searches says about its decisions: on the command line, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dejarik.bots.report import judgement
from dejarik.bots.search import Considered, Gain, Thought
from dejarik.cli import main
from dejarik.kernel import Rng, register
from dejarik.kernel.driver import RandomPlayer, Turn
from dejarik.kernel.match import Match
from dejarik.lcg.game import GAME
from dejarik.messages import Language, say

register(GAME)
Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def begun() -> Match:
    """A duel of random players up to its thirtieth decision."""
    match = Match(GAME, GAME.options_from({"format": "duel"}, Rng.seeded(4)), 4)
    player = RandomPlayer(1)
    while match.decision is not None and len(match.choices) < 30:
        match.apply(player.choose(Turn(match.state, match.decision)))
    return match


def test_the_two_best_options_are_told_with_their_chances_and_what_each_is_better_in(begun: Match) -> None:
    asked = begun.decision
    assert asked is not None
    assert len(asked.options) > 1
    found = [
        Considered((0,), [0.4, 0.5], {"units": 2.0, "hand": 3.0}),
        Considered((1,), [0.6, 0.7], {"units": 6.0, "hand": 2.0}),
    ]
    told = judgement(GAME.mind, begun.state, asked, Thought(found, 1, Gain(0.2, 0.01)))
    assert [each.chance for each in told.judged] == [65, 45]
    [(units, ahead)], [(hand, _)] = told.judged[0].better, told.judged[1].better
    assert (say(units, Language.ENGLISH), ahead) == ("units", 2.0)
    assert say(hand, Language.POLISH) == "karty na ręce"
    assert told.judged[0].labels == [asked.label_of(begun.state, asked.options[1])]
    assert (told.deviates, round(told.gain), round(told.error)) == (True, 20, 1)


def test_why_lists_what_is_not_what_looks_best_at_first_and_explains_one_decision(
    begun: Match, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "duel.json"
    path.write_bytes(begun.replay())
    assert main(["why", str(path), "--bot", "veteran", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert listed["bot"] == "veteran"
    assert all(each["deviates"] and each["gain"] > 0 for each in listed["decisions"])
    assert main(["why", str(path), "--bot", "veteran"]) == 0
    assert f"{len(listed['decisions'])} of 30 decisions otherwise" in capsys.readouterr().out
    explained = []
    for number in range(30):
        assert main(["--json", "why", str(path), "--bot", "veteran", "--at", str(number)]) == 0
        explained += json.loads(capsys.readouterr().out)["decisions"]
    assert explained
    assert all(1 <= len(each["options"]) <= 2 for each in explained)
    assert [each for each in explained if each["deviates"]] == listed["decisions"]


def test_why_says_what_is_wrong(begun: Match, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "duel.json"
    path.write_bytes(begun.replay())
    assert main(["why", str(path), "--bot", "greedy"]) == 2
    assert "veteran, master" in capsys.readouterr().err
    assert main(["why", str(path), "--at", "30"]) == 2
    assert "There is no decision 30" in capsys.readouterr().err
