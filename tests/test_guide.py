"""The guide for card authors (docs/cards.md) stays true: its quotes are in the source, its tests and files exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs/cards.md").read_text(encoding="utf-8")

#: The file that a block is quoted from, and the block.
QUOTE = re.compile(r"<!-- (\S+) -->\n```\w+\n(.*?)\n```", re.DOTALL)
NAMED_TEST = re.compile(r"`(tests/\S+\.py)::(\w+)`")
TWO_EMPTY_LINES = "\n\n\n"  # between parts of a quote that need not follow each other in the source

CARDS = re.split(r"^### (?=\d+\. )", GUIDE, flags=re.MULTILINE)[1:]


@cache
def source(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.partition("\n")[0])
def test_a_card_of_the_guide_is_quoted_from_the_source_and_shown_by_tests(card: str) -> None:
    quotes = QUOTE.findall(card)
    assert any(file.endswith(".py") for file, _ in quotes)
    for file, block in quotes:
        for part in block.split(TWO_EMPTY_LINES):
            assert part in source(file), f"docs/cards.md quotes this, but {file} has it no more; copy it anew"
    named = NAMED_TEST.findall(card)
    assert named
    for file, test in named:
        assert f"\ndef {test}(" in source(file), f"{file} has no test {test}"


def test_there_are_six_cards_of_each_game() -> None:
    games = [file.split("/")[2] for card in CARDS for file, _ in QUOTE.findall(card)[-1:]]
    assert games == ["assault"] * 6 + ["lcg"] * 6
