"""The commands that play games: fuzz, replay, sim, bench."""

from __future__ import annotations

import json
import platform
import sysconfig
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import bench
import pytest
from bench import _against

from dejarik.cli import main
from dejarik.cli.bench import _benchmarks
from dejarik.cli.command import Call
from dejarik.cli.transcript import Entry, lines
from dejarik.examples import arena, caravan
from dejarik.kernel import Problem, games, register
from dejarik.kernel.driver import RandomPlayer, play
from dejarik.kernel.match import Match
from dejarik.kernel.saves import digest
from dejarik.lab.simulation import Simulation, simulate
from dejarik.messages import Language

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: str, lang: str = "en") -> tuple[int, str, str]:
    exit_code = main(arguments, {"LANG": lang})
    captured = capsys.readouterr()
    return exit_code, captured.out, captured.err


def run_json(capsys: Capture, *arguments: str) -> tuple[int, dict[str, Any]]:
    exit_code, out, _ = run(capsys, *arguments, "--json")
    answer: dict[str, Any] = json.loads(out)
    return exit_code, answer


@pytest.fixture(autouse=True)
def games_of_this_test() -> Iterator[None]:
    known = dict(games._GAMES)
    yield
    games._GAMES.clear()
    games._GAMES.update(known)


class Unlucky(arena.ArenaGame):
    """Arena, in which the second round is against the rules, and the third breaks down."""

    name = "unlucky"

    def violations(self, state: arena.Arena) -> Iterable[str]:
        if state.round == 2:
            yield "it is the second round"

    def precedence(self, state: arena.Arena, occurrence: Any) -> Any:
        if state.round == 3:
            raise KeyError("the third round")
        return super().precedence(state, occurrence)


@pytest.fixture
def replay_file(tmp_path: Path) -> tuple[Path, Match]:
    match = Match(caravan.GAME, caravan.Options(3), 12_345)
    play(match, [RandomPlayer(seat) for seat in range(3)])
    path = tmp_path / "game.json"
    path.write_bytes(match.replay(note="a fine game"))
    return path, match


# --- fuzz


def test_fuzz_plays_as_long_as_it_is_told_and_finds_nothing_in_a_sound_game(capsys: Capture) -> None:
    exit_code, answer = run_json(
        capsys, "fuzz", "caravan", "--decisions", "120", "--seed", "3", "--every", "10"
    )
    assert exit_code == 0
    assert (answer["decisions"], answer["violations"]) == (120, [])
    assert answer["games"] >= 3


def test_fuzz_fails_when_something_is_found_and_leaves_a_replay(capsys: Capture, tmp_path: Path) -> None:
    register(Unlucky())
    exit_code, answer = run_json(capsys, "fuzz", "unlucky", "--decisions", "60", "--folder", str(tmp_path))
    assert exit_code == 1
    finding = answer["violations"][0]
    assert (finding["check"], finding["seed"]) == ("rules", 1)
    assert Match.from_replay(Path(finding["replay"]).read_bytes()).seed == 1


def test_fuzz_explores_what_earlier_reports_have_not_seen(capsys: Capture, tmp_path: Path) -> None:
    seen = tmp_path / "seen.jsonl"
    seen.write_text('{"games": 1, "events": {"sand": {"storm": 2}}}\n')
    exit_code, answer = run_json(
        capsys, "fuzz", "arena", "--decisions", "300", "--every", "99", "--explore", "--seen", str(seen)
    )
    assert (exit_code, answer["explore"], answer["decisions"], answer["violations"]) == (0, True, 300, [])
    assert answer["lines"] > answer["games"]
    exit_code, answer = run_json(capsys, "fuzz", "arena", "--explore", "--seen", str(tmp_path))
    assert exit_code == 2


def test_fuzz_speaks_to_people_in_their_language(capsys: Capture) -> None:
    _, english, _ = run(capsys, "fuzz", "arena", "--decisions", "2", "--every", "9")
    _, polish, _ = run(capsys, "fuzz", "arena", "--decisions", "2", "--every", "9", lang="pl")
    assert english == (
        "1 game, 2 decisions, no violation\n"
        "Cheap checks at every decision, all of them at one decision in 9 and at the end; "
        "one game in 10 is played a second time\n"
    )
    assert polish == (
        "1 gra, 2 decyzje, żadnego naruszenia\n"
        "Tanie sprawdzenia przy każdej decyzji, wszystkie przy jednej na 9 decyzji i na końcu; "
        "jedna gra na 10 rozegrana drugi raz\n"
    )


# --- replay


def test_replay_shows_what_was_played(capsys: Capture, replay_file: tuple[Path, Match]) -> None:
    path, match = replay_file
    exit_code, answer = run_json(capsys, "replay", str(path))
    assert exit_code == 0
    assert match.outcome is not None
    assert answer == {
        "game": "caravan",
        "version": "1",
        "options": {"players": 3, "companies": False, "journeys": 1, "gold": []},
        "seed": 12_345,
        "decisions": len(match.choices),
        "outcome": {"reason": "most-gold", "winners": list(match.outcome.winners)},
        "digest": digest(match.state),
        "note": "a fine game",
    }
    _, out, _ = run(capsys, "replay", str(path))
    assert "Game: caravan, rules version 1, seed 12345\n" in out
    assert "End: most gold; the winner" in out
    assert "Note: a fine game\n" in out


def test_replay_can_check_every_decision(capsys: Capture, replay_file: tuple[Path, Match]) -> None:
    exit_code, answer = run_json(capsys, "replay", str(replay_file[0]), "--check")
    assert (exit_code, answer["violations"]) == (0, [])


def test_replay_fails_when_a_check_finds_something(capsys: Capture, tmp_path: Path) -> None:
    match = Match(register(Unlucky()), arena.Options(), 1)
    while match.state.round == 1:  # type: ignore[attr-defined]
        assert match.decision is not None
        match.apply("done" if "done" in match.decision.ids(match.state) else "pass")
    path = tmp_path / "game.json"
    path.write_bytes(match.replay())
    exit_code, answer = run_json(capsys, "replay", str(path), "--check")
    assert exit_code == 1
    assert answer["violations"] == [
        {"decision": len(match.choices), "check": "rules", "detail": "it is the second round"}
    ]
    assert answer["outcome"] is None


def test_replay_tells_the_whole_game_decision_by_decision(
    capsys: Capture, replay_file: tuple[Path, Match]
) -> None:
    path, match = replay_file
    _, answer = run_json(capsys, "replay", str(path), "--log")
    assert [entry["decision"] for entry in answer["log"]] == list(range(len(match.choices)))
    first = answer["log"][0]
    assert first["chosen"][0] in first["options"]
    _, out, _ = run(capsys, "replay", str(path), "--log")
    assert f"0. Player {first['seat'] + 1}: {first['prompt']}\n" in out
    assert f"  Offered: {' | '.join(first['options'])}\n  Chosen: {first['chosen'][0]}\n" in out


def test_the_number_of_a_decision_has_no_sign_between_its_digits() -> None:
    entry = Entry(decision=1234, seat=0, occasion=[], prompt="What now?", options=[], chosen=[], told=[])
    assert next(lines(Call(Language.ENGLISH), [], [entry])) == "1234. Player 1: What now?"


def test_replay_tells_one_player_nothing_of_the_decisions_of_others(
    capsys: Capture, replay_file: tuple[Path, Match]
) -> None:
    _, answer = run_json(capsys, "replay", str(replay_file[0]), "--log", "--seat", "2")
    own = [entry for entry in answer["log"] if entry["seat"] == 1]
    others = [entry for entry in answer["log"] if entry["seat"] != 1]
    assert own
    assert all(entry["prompt"] and entry["options"] for entry in own)
    assert others
    assert not any(entry["prompt"] or entry["options"] or entry["chosen"] for entry in others)
    assert run(capsys, "replay", str(replay_file[0]), "--log", "--seat", "4") == (
        2,
        "",
        "There is no seat 4 in this game: it has 3.\n",
    )


@pytest.mark.parametrize("content", [b"", b"nonsense", b'{"dejarik": 9}', b"\xff\xfe"])
def test_a_file_that_is_no_replay_is_answered_with_one_sentence(
    capsys: Capture, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    assert run(capsys, "replay", str(path)) == (2, "", "This is not a file of this program.\n")


def test_a_file_that_is_not_there_or_no_file_is_answered_with_one_sentence(
    capsys: Capture, tmp_path: Path
) -> None:
    assert run(capsys, "replay", str(tmp_path / "x")) == (2, "", f"There is no file {tmp_path / 'x'}.\n")
    exit_code, out, err = run(capsys, "replay", str(tmp_path))
    assert (exit_code, out, err.count("\n")) == (2, "", 1)


def test_a_replay_that_was_tampered_with_says_where(capsys: Capture, replay_file: tuple[Path, Match]) -> None:
    path, _ = replay_file
    replay = json.loads(path.read_bytes())
    replay["choices"][4] = "win"
    path.write_text(json.dumps(replay))
    _, _, err = run(capsys, "replay", str(path))
    assert err == "Decision 4 of this replay cannot be made: “win” is not one of the choices.\n"


# --- sim


def test_sim_counts_games_outcomes_and_wins(capsys: Capture) -> None:
    exit_code, answer = run_json(capsys, "sim", "caravan", "--players", "3", "--games", "20", "--seed", "5")
    assert exit_code == 0
    assert {"games", "finished", "decisions", "seconds", "errors", "outcomes", "wins"} <= answer.keys()
    assert (answer["games"], answer["finished"], answer["errors"]) == (20, 20, [])
    assert answer["outcomes"] == {"most-gold": 20}
    assert set(answer["wins"]) <= {"0", "1", "2"}
    assert sum(answer["wins"].values()) >= 20 - answer["draws"]


@pytest.mark.slow
def test_the_same_plan_gives_the_same_results_on_any_number_of_processes() -> None:
    plan = Simulation("arena", {}, ("random",), seed=3, games=120)
    alone, together = simulate(plan, workers=1), simulate(plan, workers=2)
    assert alone == together
    assert alone.games == alone.finished == 120


def test_a_game_can_be_found_again_by_its_seed() -> None:
    many = simulate(Simulation("arena", {}, ("random",), seed=10, games=3), workers=1)
    singles = [
        simulate(Simulation("arena", {}, ("random",), seed=10 + n, games=1), workers=1) for n in range(3)
    ]
    assert many.decisions == sum(single.decisions for single in singles)


def test_settings_are_handed_to_the_game() -> None:
    sturdy = simulate(Simulation("arena", {"health": "12"}, ("random",), seed=1, games=10), workers=1)
    frail = simulate(Simulation("arena", {"health": "1"}, ("random",), seed=1, games=10), workers=1)
    assert sturdy.outcomes["lights-out"] > frail.outcomes["lights-out"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("sim arena --map x", "The game arena has no setting “map”; it has these: health."),
        ("sim caravan --players 5", "Caravan is for two to four players, not for 5."),
        ("sim arena --bots clever", "There is no bot “clever”; there are these: random."),
        ("sim caravan --players 3 --bots random,random", "2 bots do not fit 3 seats; name one for each seat"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(
    capsys: Capture, line: str, sentence: str
) -> None:
    exit_code, out, err = run(capsys, *line.split())
    assert (exit_code, out) == (2, "")
    assert err.startswith(sentence)


def test_games_that_break_down_are_counted_and_the_others_go_on(capsys: Capture) -> None:
    register(Unlucky())
    exit_code, answer = run_json(capsys, "sim", "unlucky", "--games", "5", "--workers", "1")
    assert exit_code == 1
    assert answer["games"] == 5
    assert answer["finished"] + len(answer["errors"]) == 5
    assert answer["errors"][0]["error"] == "KeyError: 'the third round'"


def test_sim_speaks_to_people(capsys: Capture) -> None:
    _, out, _ = run(capsys, "sim", "arena", "--games", "2", "--workers", "1", lang="pl")
    assert out.startswith("Rozegrano 2 gry, do końca: 2\n")


# --- bench


@pytest.mark.parametrize(
    ("variables", "built"),
    [
        ({"CONFIG_ARGS": "'--enable-optimizations' '--with-lto'"}, "yes"),
        ({"CONFIG_ARGS": "'--enable-shared'", "PGO_PROF_USE_FLAG": "-fprofile-use"}, "no"),
        ({"CONFIG_ARGS": "'--enable-shared'", "PGO_PROF_USE_FLAG": ""}, "unknown"),
        ({}, "unknown"),
    ],
)
def test_bench_measures_against_a_calibration_of_the_same_run(
    variables: dict[str, str], built: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sysconfig, "get_config_var", variables.get)
    monkeypatch.setattr(bench, "calibrate", lambda: 1000.0)
    monkeypatch.setattr("bench.odds.metrics", lambda: {"fast": (500.0, "/s"), "slow": (2.0, "ms")})
    exit_code, answer = run_json(capsys, "bench", "--only", "odds")
    assert exit_code == 0
    assert answer.pop("interpreter") == {
        "name": platform.python_implementation(),
        "version": platform.python_version(),
        "pgo": built,
    }
    assert answer == {
        "calibration": 1000.0,
        "metrics": {
            "fast": {"value": 500.0, "unit": "/s", "per_calibration": 0.5},
            "slow": {"value": 2.0, "unit": "ms", "per_calibration": 2.0},
        },
        "errors": {},
    }


def test_a_benchmark_that_breaks_down_does_not_keep_the_others_from_being_measured(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise RuntimeError("no board")

    monkeypatch.setattr(bench, "calibrate", lambda: 1000.0)
    monkeypatch.setattr("bench.odds.metrics", lambda: {"fast": (500.0, "/s")})
    monkeypatch.setattr("bench.board.metrics", fail)
    exit_code, answer = run_json(capsys, "bench", "--only", "board,odds")
    assert exit_code == 1
    assert answer["errors"] == {"board": "RuntimeError: no board"}
    assert list(answer["metrics"]) == ["fast"]


def test_every_module_of_the_folder_measures_something() -> None:
    assert {"board", "kernel", "odds"} <= set(bench.names())


def test_an_unknown_benchmark_is_refused(capsys: Capture) -> None:
    exit_code, _, err = run(capsys, "bench", "--only", "chess")
    assert exit_code == 2
    assert err.startswith("There is no benchmark “chess”; there are these: asked, board, ")


@pytest.mark.slow
def test_bench_compares_with_another_revision(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_against, "SEEDS", (1,))
    monkeypatch.setattr(_against, "ROUNDS", 0)
    monkeypatch.setattr(_against, "WAYS", ["duel"])
    monkeypatch.setattr(_against, "WORKS", ["clone"])
    exit_code, answer = run_json(capsys, "bench", "--against", "HEAD")
    assert exit_code == 0
    assert list(answer) == ["interpreter", "commit", "factors"]
    assert len(answer["commit"]) == 40
    (factor,) = answer["factors"].values()
    assert list(answer["factors"]) == ["duel clone"]
    assert factor["factor"] == factor["before"] / factor["now"]


def test_what_another_revision_cannot_do_has_no_factor(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    factors = {"duel play": _against.Factor(300.0, 200.0), "mission play": _against.Factor(None, 250.0)}
    monkeypatch.setattr(_against, "factors", lambda commit: factors)
    exit_code, out, _ = run(capsys, "bench", "--against", "HEAD")
    assert exit_code == 0
    assert out.splitlines()[2:] == [
        "duel play          300.0      200.0 µs  × 1.50",
        "mission play                  250.0 µs",
    ]


def test_bench_against_what_is_not_there_is_refused(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    exit_code, _, err = run(capsys, "bench", "--against", "no-such-branch")
    assert (exit_code, err.strip()) == (2, "There is no revision “no-such-branch” in this checkout.")
    monkeypatch.setattr(_against, "_git", lambda *words: "")
    exit_code, _, err = run(capsys, "bench", "--against", "release")
    assert (exit_code, err.strip()) == (2, "There has been no release yet: no tag begins with “v”.")


def test_the_last_release_is_the_highest_tag(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []

    def git(*words: str) -> str:
        asked.append(words)
        return "v1.10.0\nv1.9.0\n" if words[0] == "tag" else "abc\n"

    monkeypatch.setattr(_against, "_git", git)
    assert _against.last_release() == "v1.10.0"
    assert _against.commit_of("v1.10.0") == "abc"
    assert asked[-1][-1] == "v1.10.0^{commit}"


def test_an_installed_package_says_that_it_has_no_benchmarks(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        _benchmarks(tmp_path)
    assert caught.value.message.id == "bench-no-checkout"
