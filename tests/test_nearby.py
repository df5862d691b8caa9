"""Which tests `make quick` runs for a change."""

from __future__ import annotations

from scripts.nearby import CONCERNS, EVERYTHING, ROOT, nearby

ALWAYS = nearby([])


def test_a_game_concerns_its_own_tests_and_the_bots() -> None:
    found = nearby(["src/dejarik/lcg/rules/edge.py", "docs/cards.md"])
    assert sorted(set(found) - set(ALWAYS)) == ["tests/bots", "tests/lcg"]
    assert "tests/kernel" in found
    assert "tests/test_messages.py" in found


def test_what_everything_stands_on_concerns_everything() -> None:
    for file in (
        "src/dejarik/kernel/engine.py",
        "tests/conftest.py",
        "pyproject.toml",
        "src/dejarik/messages.py",
    ):
        assert nearby(["src/dejarik/lcg/rules/edge.py", file]) == [EVERYTHING]


def test_prose_concerns_only_what_looks_at_the_whole_project() -> None:
    assert nearby(["README.md", "docs/cards.md"]) == ALWAYS


def test_every_folder_that_is_named_is_there() -> None:
    folders = {*CONCERNS, *ALWAYS, *(path for paths in CONCERNS.values() for path in paths)}
    assert [path for path in sorted(folders) if not (ROOT / path).exists()] == []
