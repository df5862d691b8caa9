"""OCTGN files: whole sets are written and found again, by id or by title; what is odd is refused with a reason."""

from __future__ import annotations

from pathlib import Path

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from dejarik.kernel.errors import BadFile, Problem
from dejarik.kernel.rng import Rng
from dejarik.lcg.decks.deck import Deck, random_deck
from dejarik.lcg.decks.octgn import GAME, NUMBERS, load_o8d, read_o8d, write_o8d
from dejarik.lcg.facts.cards import CardId, Challenge, Side
from dejarik.lcg.facts.library import all_sets
from dejarik.messages import Language, say

ONE_SET = f"""<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="{GAME}">
  <section name="Affiliation">
    <card qty="1" id="ff4fb461-8060-457a-9c16-000000000143">Jedi</card>
  </section>
  <section name="Command Deck">
    <card qty="1" id="ff4fb461-8060-457a-9c16-000000000064">Luke Skywalker</card>
    <card qty="1" id="ff4fb461-8060-457a-9c16-000000000067">Twi'lek Loyalist</card>
    <card qty="1" id="ff4fb461-8060-457a-9c16-000000000066">Jedi Lightsaber</card>
    <card qty="1" id="ff4fb461-8060-457a-9c16-000000000065">Trust Your Feelings</card>
    <card qty="1" id="ff4fb461-8060-457a-9c16-000000000068">Dagobah Training Grounds</card>
  </section>
  <section name="Objective Deck">
    <card qty="1" id="ff4fb461-8060-457a-9c16-000000000063">A Hero's Journey</card>
  </section>
</deck>
"""
HEROES_JOURNEY = Deck("x", CardId("jedi"), ("1",))


def read(written: str) -> Deck:
    return read_o8d(written.encode(), "x.o8d", "x")


def refusal(written: str) -> str:
    with pytest.raises(BadFile) as problem:
        read(written)
    return say(problem.value.message, Language.ENGLISH)


def by_title(
    objectives: str, command: str = "", affiliation: str = "Jedi", section: str = "Objectives"
) -> str:
    """A file as another program writes it: other names of sections, ids that nobody knows."""
    parts = (("Affiliation", affiliation), (section, objectives), ("Command", command))
    sections = "".join(
        f'<section name="{name}">'
        + "".join(f'<card qty="1" id="?">{title}</card>' for title in titles.split(" / ") if title)
        + "</section>"
        for name, titles in parts
    )
    return f"<deck>{sections}</deck>"


def test_a_deck_is_written_with_the_ids_of_the_plug_in() -> None:
    assert write_o8d(HEROES_JOURNEY) == ONE_SET


@pytest.mark.rule("LCGC-DECK-01")
def test_a_file_is_read_as_whole_sets() -> None:
    assert read(ONE_SET) == HEROES_JOURNEY


def test_two_copies_of_a_set_are_counted() -> None:
    written = write_o8d(Deck("x", CardId("jedi"), ("1", "1")))
    assert '<card qty="2" id="ff4fb461-8060-457a-9c16-000000000063">' in written
    assert read(written).sets == ("1", "1")


def test_cards_with_unknown_ids_are_found_by_their_titles() -> None:
    written = by_title(
        "A Hero’s Journey",
        "Luke Skywalker / Twi'lek Loyalist / JEDI LIGHTSABER / Trust your feelings / Dagobah Training Grounds",
    )
    assert read(written) == HEROES_JOURNEY


def test_a_card_is_known_by_its_id_whatever_it_is_called() -> None:
    assert read(ONE_SET.replace(">Luke Skywalker<", ">Łukasz<")) == HEROES_JOURNEY


def test_sections_may_have_any_name() -> None:
    assert read(by_title("A Hero's Journey", section="Cele")).sets == ("1",)


def test_a_file_without_command_cards_is_a_deck_all_the_same() -> None:
    assert read(by_title("In You Must Go / In You Must Go")).sets == ("2", "2")


def test_a_deck_is_named_after_its_file(tmp_path: Path) -> None:
    path = tmp_path / "Two Suns.o8d"
    path.write_text(ONE_SET, encoding="utf-8")
    assert load_o8d(path).name == "Two Suns"


@given(seed=st.integers(0, 2**32), side=st.sampled_from(Side))
def test_what_is_written_is_read(seed: int, side: Side) -> None:
    deck = random_deck(Rng.seeded(seed), side)
    assert read_o8d(write_o8d(deck).encode(), "x.o8d", deck.name) == deck


def test_every_card_of_every_set_has_its_own_number() -> None:
    numbers = msgspec.json.decode(NUMBERS.read_bytes())
    assert list(numbers["sets"]) == [each.number for each in all_sets()]
    used = [number for six in numbers["sets"].values() for number in six]
    used += numbers["affiliations"].values()
    assert sorted(used) == [*range(1, 223), *range(547, 583)]


# --- What is refused


@pytest.mark.rule("LCGC-DECK-01")
def test_a_set_is_never_taken_in_part() -> None:
    missing = ONE_SET.replace(
        '    <card qty="1" id="ff4fb461-8060-457a-9c16-000000000064">Luke Skywalker</card>\n', ""
    )
    assert refusal(missing) == (
        "x.o8d: sets are taken whole, and these cards of them are missing: Luke Skywalker."
    )
    assert refusal(
        ONE_SET.replace('qty="1" id="ff4fb461-8060-457a-9c16-000000000064"', 'qty="3" id="?"')
    ) == ("x.o8d: these cards belong to no objective of the deck: 2x Luke Skywalker.")


@pytest.mark.parametrize(
    ("written", "why"),
    [
        (
            by_title("Hoth Operations / Echo Base"),
            "these cards are not in the Core Set or in Balance of the Force",
        ),
        (by_title("The Mines"), "these cards are not in the Core Set or in Balance of the Force: The Mines."),
        (by_title("In You Must Go", affiliation=""), "there is no affiliation card; a deck has one."),
        (
            by_title("In You Must Go", affiliation="Jedi / Sith"),
            "there are 2 affiliation cards; a deck has one.",
        ),
        (ONE_SET.replace(GAME, "0" * 36), "this is a deck for another game."),
        (ONE_SET.replace('qty="1"', 'qty="0"'), "The number of copies cannot be 0"),
        (ONE_SET.replace('qty="1"', 'qty="-1"'), "The number of copies cannot be -1"),
        (ONE_SET.replace('qty="1"', 'qty="999999999999"'), "The number of copies cannot be 999999999999"),
        ("<decks/>", "this is XML, but not a deck."),
        ("Name: x", "this is not an OCTGN file"),
        ("", "this is not an OCTGN file"),
    ],
)
def test_what_is_odd_is_refused_with_a_reason(written: str, why: str) -> None:
    assert refusal(written).startswith(f"x.o8d: {why}")


@pytest.mark.parametrize(
    "doctype",
    [
        '<!DOCTYPE deck [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>',
        '<!DOCTYPE deck SYSTEM "file:///etc/passwd">',
        '<!DOCTYPE deck [<!ENTITY % x SYSTEM "http://example.org/x"> %x;]>',
    ],
)
def test_document_types_and_entities_are_refused(doctype: str) -> None:
    written = ONE_SET.replace("<deck ", f"{doctype}<deck ")
    assert "declares a document type" in refusal(written)


def test_a_file_that_is_too_long_is_not_read() -> None:
    with pytest.raises(BadFile, match="too-long"):
        read_o8d(b"<deck>" + b" " * 100_000 + b"</deck>", "x.o8d")


@given(st.binary(max_size=300))
def test_any_file_is_read_or_refused(content: bytes) -> None:
    with pytest.raises(BadFile):
        read_o8d(content, "x.o8d")


def test_a_challenge_deck_has_no_file() -> None:
    with pytest.raises(Problem, match="lcg-o8d-challenge"):
        write_o8d(Deck("x", challenge=Challenge.JERJERROD))


def test_a_set_that_does_not_exist_is_not_written() -> None:
    with pytest.raises(Problem, match="lcg-no-such-set"):
        write_o8d(Deck("x", CardId("jedi"), ("37",)))
