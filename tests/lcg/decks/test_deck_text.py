"""Deck files: what is written is what is read, in either language, and mistakes are named with file and line."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import given

from dejarik.authoring.listing import LONGEST_FILE
from dejarik.kernel.errors import BadFile
from dejarik.lcg.decks.deck import Deck
from dejarik.lcg.decks.deck_text import find_set, label_of, load_deck, read_deck, write_deck
from dejarik.lcg.facts.cards import CardId, Challenge
from dejarik.lcg.facts.library import affiliation_cards, all_sets
from dejarik.messages import Language, say

WRITTEN = """
# Two masters and their pupil
Name: Two # masters
Affiliation: Jedi

Sets:
2x A Hero's Journey     # the pupil
in you must go
2 × 3
jedi-training-86
"""


def test_a_deck_file_lists_sets_by_their_objectives_or_numbers_with_comments() -> None:
    deck = read_deck(WRITTEN, "two.deck")
    assert deck.name == "Two # masters"
    assert deck.affiliation == "jedi"
    assert deck.sets == ("1", "1", "2", "3", "3", "7")


def test_a_deck_file_may_be_polish() -> None:
    deck = read_deck(
        "Nazwa: Wspólny front\nStronnictwo: Przemytnicy i szpiedzy\nZestawy:\n2x Gniew Rendara\nstraznicy pustkowi",
        "front.deck",
    )
    assert (deck.affiliation, deck.sets) == ("smugglers-and-spies", ("93", "93", "91"))


def test_a_challenge_deck_names_its_challenge_and_its_support() -> None:
    deck = read_deck("Challenge: The Hunt for Skywalker\nSupport:\nRendar’s Wrath\n91", "hunt.deck")
    assert deck == Deck("", challenge=Challenge.SKYWALKER, support=("93", "91"))
    assert read_deck("Wyzwanie: zadanie jerjerroda", "x").challenge is Challenge.JERJERROD


def test_a_set_may_stand_behind_its_heading() -> None:
    assert read_deck("Affiliation: sith\nSets: 2x Fall of the Jedi", "x").sets == ("19", "19")


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        (
            "Sets:\n1\n19",
            "x.deck: a line “Affiliation: …” is missing (or “Challenge: …” for a challenge deck).",
        ),
        (
            "Affiliation: Hutts",
            "x.deck:1: There is no affiliation “Hutts”; there are these: Jedi, Rebel Alliance, "
            "Smugglers and Spies, Sith, Imperial Navy, Scum and Villainy.",
        ),
        (
            "Challenge: Endor",
            "x.deck:1: There is no challenge deck “Endor”; there are these: Jerjerrod’s Task, "
            "The Hunt for Skywalker.",
        ),
        (
            "Affiliation: Jedi\nSets:\nA Hero’s Jurney",
            "x.deck:3: There is no “A Hero’s Jurney”. Similar: A Hero’s Journey",
        ),
        ("Affiliation: Jedi\nAffiliation: Sith", "x.deck:2: “Affiliation” is given a second time."),
        ("Sets:\n0x 1", "x.deck:2: The number of copies cannot be 0; it is a number from 1 to 20."),
        ("Sets:\n99x 1", "x.deck:2: The number of copies cannot be 99; it is a number from 1 to 20."),
        (
            "Cards: 1",
            "x.deck:1: “Cards” is not a heading; there are these: Name, Affiliation, Challenge, Sets",
        ),
    ],
)
def test_a_mistake_is_named_with_file_and_line(written: str, sentence: str) -> None:
    with pytest.raises(BadFile) as problem:
        read_deck(written, "x.deck")
    assert say(problem.value.message, Language.ENGLISH).startswith(sentence)


@pytest.mark.parametrize(
    "written",
    [
        "Affiliation: Jedi\nObjective Sets:\nA Hero’s Journey x2\nIn You Must Go x1",
        "Control\n\nJedi\nTotal Objective Sets: (3)\n"
        "2x A Hero's Journey (Core Set)\n1x In You Must Go (Core Set)\n\nUnits (4)\n"
        "2x Luke Skywalker\nFate Cards: 2\n2x Twist of Fate",
        "2 A Hero's Journey\n- In You Must Go",
        "Zestawy celów (3)\n2 Podróż bohatera\nWejść tam musisz",
    ],
    ids=["counts behind", "with command cards", "sets only", "Polish"],
)
def test_lists_of_other_builders_and_forums_are_read(written: str) -> None:
    deck = read_deck(written, "x.deck")
    first, second = find_set("A Hero's Journey"), find_set("In You Must Go")
    assert (deck.affiliation, deck.sets) == ("jedi", (first, first, second))
    assert deck.name in {"Control", ""}


def test_all_mistakes_are_told_at_once() -> None:
    with pytest.raises(BadFile) as problem:
        read_deck("Affiliation: Hutts\nSets:\nA Hero’s Jurney\n19\n99x 19", "x.deck")
    lines = say(problem.value.message, Language.POLISH).splitlines()
    assert [line.split(": ")[0] for line in lines] == ["x.deck:1", "x.deck:3", "x.deck:5"]


def test_a_file_that_is_too_long_is_not_read() -> None:
    with pytest.raises(BadFile, match="too-long"):
        read_deck("#" * (LONGEST_FILE + 1), "x.deck")


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00"])
def test_a_file_that_is_no_text_cannot_be_read(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "x.deck"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadFile, match="list-file-unreadable"):
        load_deck(path)


@pytest.mark.parametrize("language", Language)
def test_every_set_is_found_by_what_it_is_called(language: Language) -> None:
    called = {each.number: label_of(each.number, language) for each in all_sets()}
    assert len(set(called.values())) == len(called)
    written = "\n".join(called.values())
    assert read_deck(f"Affiliation: Jedi\nSets:\n{written}", "x").sets == tuple(called)


NUMBERS = st.lists(st.sampled_from([each.number for each in all_sets()]), max_size=15).map(
    lambda numbers: tuple(sorted(numbers, key=int))
)
NAMES = st.text(st.characters(exclude_categories=["C", "Z"]), max_size=20)


@given(
    name=NAMES,
    affiliation=st.sampled_from([each.id for each in affiliation_cards()]),
    sets=NUMBERS,
    language=st.sampled_from(Language),
)
def test_what_is_written_is_read(
    name: str, affiliation: CardId, sets: tuple[str, ...], language: Language
) -> None:
    deck = Deck(name, affiliation, sets)
    assert read_deck(write_deck(deck, language), "x") == deck


@given(
    challenge=st.sampled_from([each for each in Challenge if each]),
    support=NUMBERS,
    language=st.sampled_from(Language),
)
def test_what_is_written_of_a_challenge_is_read(
    challenge: Challenge, support: tuple[str, ...], language: Language
) -> None:
    deck = Deck("x", challenge=challenge, support=support)
    assert read_deck(write_deck(deck, language), "x") == deck


@given(st.text())
def test_what_is_no_deck_is_refused(written: str) -> None:
    with suppress(BadFile):
        deck = read_deck(written, "x")
        assert deck.affiliation or deck.challenge  # a number may be that of a set
