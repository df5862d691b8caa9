"""The card game on the command line: simulations of every format, decks from files, and replays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dejarik.cli import main
from dejarik.kernel.driver import RandomPlayer, play
from dejarik.kernel.games import find_game
from dejarik.kernel.match import Match
from dejarik.kernel.rng import Rng
from dejarik.lcg.decks.deck_text import write_deck
from dejarik.lcg.decks.octgn import write_o8d
from dejarik.lcg.decks.ready_made import ready_made
from dejarik.messages import Language

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: str, lang: str = "en") -> tuple[int, dict[str, Any]]:
    exit_code = main([*arguments, "--json"], {"LANG": lang})
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return exit_code, answer


def sim(capsys: Capture, *arguments: str, lang: str = "en") -> tuple[int, dict[str, Any]]:
    return run(capsys, "sim", "lcg", "--games", "1", "--workers", "1", *arguments, lang=lang)


# --- sim


@pytest.mark.parametrize(
    ("format", "players"),
    [("duel", 2), ("starter", 2), ("2v2", 4), ("jerjerrod", 3), ("jerjerrod", 4), ("skywalker", 3), ("skywalker", 4)],
)  # fmt: skip
def test_sim_finishes_games_of_every_format_and_number_of_players(
    capsys: Capture, format: str, players: int
) -> None:
    bots = ",".join(["random"] * players)
    exit_code, answer = sim(capsys, "--format", format, "--players", str(players), "--bots", bots)
    assert (exit_code, answer["finished"], answer["errors"]) == (0, 1, [])
    assert set(answer["outcomes"]) <= set(find_game("lcg").reasons)
    assert set(answer["wins"]) <= {str(seat) for seat in range(players)}


REFUSED = {
    "an unknown format": (("--format", "draft"), "lcg-no-format"),
    "three in a duel": (("--format", "duel", "--players", "3"), "lcg-players"),
    "two in a challenge": (("--format", "skywalker", "--players", "2"), "lcg-players"),
    "three in teams of two": (("--format", "2v2", "--players", "3"), "lcg-players"),
    "a map": (("--map", "hoth"), "lcg-setting"),
    "armies": (("--armies", "hired-guns"), "lcg-setting"),
    "three bots for two": (("--bots", "random,random,random"), "sim-bots-count"),
    "an unknown bot": (("--bots", "yoda"), "sim-bot-unknown"),
    "an unknown deck": (("--decks", "the-best"), "lcg-no-ready-made"),
    "a file that is not there": (("--decks", "no/such.deck"), "cli-no-such-file"),
    "five decks": (("--decks", ",".join(["dark-throne"] * 5)), "lcg-setting"),
    "the same side twice": (("--decks", "dark-throne,battle-station"), "lcg-team-size"),
    "a challenge deck in a duel": (("--decks", "jerjerrods-task"), "lcg-challenge-elsewhere"),
}


@pytest.mark.parametrize(("arguments", "why"), REFUSED.values(), ids=REFUSED.keys())
def test_sim_refuses_what_makes_no_game_in_both_languages(
    capsys: Capture, arguments: tuple[str, ...], why: str
) -> None:
    (code, english), (_, polish) = (sim(capsys, *arguments, lang=lang) for lang in ("en", "pl"))
    assert (code, english["error"]["id"]) == (2, why)
    assert english["error"]["message"] != polish["error"]["message"]


# --- decks from files


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """A deck as text in each language, one of OCTGN, one that is not legal, and what is no deck."""
    dark, light = ready_made()["dark-throne"], ready_made()["old-masters"]
    contents = {
        "dark.deck": write_deck(dark, Language.ENGLISH),
        "light.deck": write_deck(light, Language.POLISH),
        "light.o8d": write_o8d(light),
        "small.deck": write_deck(ready_made()["starter-sith"], Language.ENGLISH),
        "word.deck": "dark-throne",
    }
    for name, content in contents.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
    (tmp_path / "noise.deck").write_bytes(b"\xff\xfe\x00")
    return {path.name: path for path in tmp_path.iterdir()}


@pytest.mark.parametrize("names", [("dark.deck", "light.deck"), ("light.o8d", "dark.deck"), ("light.deck",)])
def test_sim_plays_with_decks_from_files(
    capsys: Capture, files: dict[str, Path], names: tuple[str, ...]
) -> None:
    exit_code, answer = sim(capsys, "--decks", ",".join(str(files[name]) for name in names))
    assert (exit_code, answer["finished"], answer["errors"]) == (0, 1, [])


@pytest.mark.parametrize("decks", ["dark-throne,old-masters", "ready-made", "random"])
def test_sim_plays_with_decks_by_name_and_with_drawn_ones(capsys: Capture, decks: str) -> None:
    exit_code, answer = sim(capsys, "--decks", decks)
    assert (exit_code, answer["finished"]) == (0, 1)


@pytest.mark.parametrize(
    ("name", "why"),
    [("small.deck", "lcg-bad-deck"), ("noise.deck", "cli-unreadable-file"), ("word.deck", "list-file-line")],
)
def test_sim_refuses_files_that_hold_no_legal_deck(
    capsys: Capture, files: dict[str, Path], name: str, why: str
) -> None:
    exit_code, answer = sim(capsys, "--decks", str(files[name]))
    assert exit_code == 2
    assert answer["error"]["id"].startswith(why)


# --- replay


@pytest.mark.slow
def test_replay_checks_every_decision_of_a_game(capsys: Capture, tmp_path: Path) -> None:
    game = find_game("lcg")
    match = Match(game, game.options_from({"format": "starter"}, Rng.seeded(2)), 2)
    play(match, [RandomPlayer(seat) for seat in range(2)])
    path = tmp_path / "game.json"
    path.write_bytes(match.replay())
    exit_code, answer = run(capsys, "replay", str(path), "--check")
    assert (exit_code, answer["violations"]) == (0, [])
    assert match.outcome is not None
    assert answer["outcome"] == {"reason": match.outcome.reason, "winners": list(match.outcome.winners)}
    assert answer["options"]["format"] == "starter"
