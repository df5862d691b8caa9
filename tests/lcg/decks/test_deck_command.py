"""`dejarik deck`: check, export, import, list."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dejarik.cli import main
from dejarik.lcg.decks.ready_made import TEAMS, ready_made

Capture = pytest.CaptureFixture[str]
WRONG = "Name: Too many\nAffiliation: Jedi\nSets:\n3x A Hero's Journey\n"


def run(capsys: Capture, *arguments: str, lang: str = "en") -> tuple[int, str, str]:
    exit_code = main(("deck", *arguments), {"LANG": lang})
    captured = capsys.readouterr()
    return exit_code, captured.out, captured.err


@pytest.fixture
def wrong(tmp_path: Path) -> str:
    path = tmp_path / "wrong.deck"
    path.write_text(WRONG, encoding="utf-8")
    return str(path)


def test_a_ready_made_deck_is_legal(capsys: Capture) -> None:
    exit_code, out, _ = run(capsys, "check", "old-masters")
    assert exit_code == 0
    assert out.startswith("Old Masters (Jedi)\n10 objective sets, 50 command cards\n  2x A Hero’s Journey\n")
    assert "The deck is legal." in out


def test_what_is_wrong_with_a_file_is_said(capsys: Capture, wrong: str) -> None:
    exit_code, out, _ = run(capsys, "check", wrong)
    assert exit_code == 1
    assert "2 things are wrong:" in out
    assert "- A Hero’s Journey: 3 copies; 2 are allowed.\n" in out


def test_the_answer_as_json(capsys: Capture, wrong: str) -> None:
    exit_code, out, _ = run(capsys, "check", wrong, "--json")
    answer = json.loads(out)
    assert exit_code == 1
    assert (answer["name"], answer["affiliation"], answer["sets"]) == ("Too many", "jedi", ["1", "1", "1"])
    assert not answer["legal"]
    assert [each["id"] for each in answer["problems"]] == ["lcg-deck-too-small", "lcg-deck-copies"]


def test_the_answer_in_polish(capsys: Capture) -> None:
    exit_code, out, _ = run(capsys, "check", "the-hunt-for-skywalker", lang="pl")
    assert exit_code == 0
    assert "Talia wyzwań, liczba kart: 59\nWsparcie, liczba kart: 10\n  Strażnicy Pustkowi\n" in out
    assert "Talia jest zgodna z zasadami." in out


def test_a_small_deck_is_legal_for_a_first_game_only(capsys: Capture) -> None:
    assert run(capsys, "check", "starter-sith")[0] == 1
    assert run(capsys, "check", "starter-sith", "--starter")[0] == 0


def test_the_decks_of_a_team_are_checked_together(capsys: Capture) -> None:
    exit_code, out, _ = run(capsys, "check", "old-masters", "--with", "red-squadron")
    assert exit_code == 0
    assert "The decks are legal as a team." in out
    exit_code, out, _ = run(capsys, "check", "old-masters", "--with", "balance-restored")
    assert exit_code == 1
    assert "- In You Must Go: 4 copies in the team; 2 are allowed in all.\n" in out


def test_what_is_not_there_is_refused(capsys: Capture) -> None:
    exit_code, out, err = run(capsys, "check", "nobody.deck")
    assert (exit_code, out) == (2, "")
    assert err == (
        "There is no file nobody.deck, and no ready-made deck of that name; “dejarik deck list” shows them.\n"
    )


@pytest.mark.parametrize("name", [name for name, deck in ready_made().items() if not deck.challenge])
def test_an_exported_deck_can_be_imported(capsys: Capture, tmp_path: Path, name: str) -> None:
    exported = tmp_path / f"{name}.o8d"
    exported.write_text(run(capsys, "export", name, "--o8d")[1], encoding="utf-8")
    exit_code, written, _ = run(capsys, "import", str(exported))
    assert exit_code == 0
    imported = tmp_path / "imported.deck"
    imported.write_text(written, encoding="utf-8")
    for path in (exported, imported):
        answer = json.loads(run(capsys, "check", str(path), "--json")[1])
        assert (answer["affiliation"], tuple(answer["sets"])) == (
            ready_made()[name].affiliation,
            ready_made()[name].sets,
        )


def test_a_deck_is_exported_as_text_in_the_readers_language(capsys: Capture) -> None:
    exit_code, out, _ = run(capsys, "export", "the-hunt-for-skywalker", lang="pl")
    assert exit_code == 0
    assert out.splitlines()[1:] == [
        "Wyzwanie: Polowanie na Skywalkera",
        "",
        "Wsparcie:",
        "Strażnicy Pustkowi",
        "Gniew Rendara",
    ]


def test_a_challenge_deck_is_not_exported_for_octgn(capsys: Capture) -> None:
    exit_code, out, err = run(capsys, "export", "jerjerrods-task", "--o8d")
    assert (exit_code, out) == (2, "")
    assert "OCTGN has no deck files for challenge decks" in err


def test_what_is_no_octgn_file_is_refused(capsys: Capture, wrong: str) -> None:
    exit_code, _, err = run(capsys, "import", wrong)
    assert exit_code == 2
    assert "this is not an OCTGN file" in err


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_ready_made_decks_and_teams_are_listed(capsys: Capture, lang: str) -> None:
    exit_code, out, _ = run(capsys, "list", lang=lang)
    assert exit_code == 0
    listed = [line.split()[0] for line in out.splitlines() if line.startswith("  ")]
    assert listed == [*ready_made(), *TEAMS]
    answer = json.loads(run(capsys, "list", "--json", lang=lang)[1])
    assert [each["id"] for each in answer["decks"]] == list(ready_made())
    assert [each["id"] for each in answer["teams"]] == list(TEAMS)
