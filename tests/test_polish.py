"""Polish messages keep to the words of docs/polish.md: one word for one thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCALE = ROOT / "src/dejarik/locale/pl"
WORDS = ROOT / "src/dejarik/web/static/words"
#: Names, and stories that are read aloud: they may use any word.
FREE = re.compile(r"^(lcg-card|card|item|map-name|campaign-map-name|mission|event|rules|outcome)-[a-z0-9-]+$")
STORY = re.compile(r"-(briefing|text|told)$")
SMALL_GAMES = ("game-event", "fact-name")


def rows() -> list[tuple[str, str, tuple[str, ...]]]:
    """What is meant, where, and the beginnings of words that are not to stand for it."""
    found = []
    for line in (ROOT / "docs/polish.md").read_text().splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 4 and cells[2] in ("IA", "LCG", "all"):
            found.append((cells[1], cells[2], tuple(word.strip() for word in cells[3].split(","))))
    return found


def messages() -> Iterator[tuple[Path, str, str]]:
    """File, name and words of every Polish message that says something about the game or the table."""
    for path in (*sorted(LOCALE.rglob("*.ftl")), *sorted(WORDS.glob("pl*.ftl"))):
        name, words = "", []
        for line in (*path.read_text().splitlines(), "end ="):
            begins = re.match(r"^([a-z][a-z0-9-]*) =(.*)$", line)
            if begins is None:
                words.append("" if line.startswith("#") else line)
                continue
            if name and path.name != "examples.ftl" and not _is_free(path, name):
                yield path, name, " ".join(words)
            name, words = begins[1], [begins[2]]


def _is_free(path: Path, name: str) -> bool:
    """A name or a story, or of a small game."""
    if name.startswith(SMALL_GAMES):
        return True
    if path.parent in (LOCALE, WORDS):
        return path.parent == LOCALE and bool(FREE.match(name)) and not STORY.search(name)
    return bool(STORY.search(name) or FREE.match(name))


def concerns(where: str, path: Path, name: str) -> bool:
    of_cards = path.name.startswith(("lcg", "pl-lcg", "pl-decks")) or "-lcg" in name
    return where == "all" or (where == "LCG") == of_cards


ROWS = rows()


def test_the_page_of_words_is_read() -> None:
    assert len(ROWS) >= 20
    assert all(word for _, _, never in ROWS for word in never)


@pytest.mark.parametrize(("meant", "where", "never"), ROWS, ids=[row[0] for row in ROWS])
def test_no_message_uses_another_word(meant: str, where: str, never: tuple[str, ...]) -> None:
    wrong = re.compile("|".join(rf"\b{re.escape(word)}" for word in never), re.IGNORECASE)
    found = [
        f"{path.name}: {name}: {words.strip()[:120]}"
        for path, name, words in messages()
        if concerns(where, path, name) and wrong.search(words)
    ]
    assert not found, f"the word is: {meant}\n" + "\n".join(found)
