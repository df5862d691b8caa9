"""Army files: what is written is what is read, in either language, and mistakes are named with file and line."""

from __future__ import annotations

from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import given

from dejarik.assault.facts.cards import CardId
from dejarik.assault.facts.library import all_command, all_deployment
from dejarik.assault.skirmish.armies import AFFILIATIONS, Army
from dejarik.assault.skirmish.army_text import label, load_army, read_army, write_army
from dejarik.kernel.errors import BadFile
from dejarik.messages import Language, say

WRITTEN = """
# Two heroes and their friends
Name: Two # heroes
Faction: Rebel

Deployment:
Luke Skywalker, Jedi Knight     # the one with the green blade
2x Echo Base Trooper (elite)
han solo
echo-base-trooper

Command:
Planning
2 × marksman
"""


def test_an_army_file_lists_cards_by_name_or_id_with_comments() -> None:
    army = read_army(WRITTEN, "two.army")
    assert army.name == "Two # heroes"
    assert army.faction.value == "rebel"
    assert army.cards == (
        "luke-skywalker-jedi-knight",
        "echo-base-trooper-elite",
        "echo-base-trooper-elite",
        "han-solo-scoundrel",
        "echo-base-trooper",
    )
    assert army.command == ("planning", "marksman", "marksman")


def test_an_army_file_may_be_polish() -> None:
    army = read_army(
        "Nazwa: Śnieg\nStronnictwo: Imperium\nRozstawienie:\nSzturmowiec śnieżny (elitarna)\n"
        "Oficer Imperialny\nDowodzenie:\nPrzejęcie inicjatywy\nwiecznie w biegu",
        "śnieg.army",
    )
    assert army.cards == ("snowtrooper-elite", "imperial-officer")
    assert army.command == ("take-initiative", "on-the-lam")


@pytest.mark.parametrize(
    ("written", "id"),
    [
        ("Stormtrooper", "stormtrooper"),
        ("Stormtrooper (regular)", "stormtrooper"),
        ("stormtrooper (Elite)", "stormtrooper-elite"),
        ("szturmowiec", "stormtrooper"),
        ("Zolnierz desantu (elitarna)", "jet-trooper-elite"),
        ("AT-ST", "at-st-elite"),
        ("Leia Organa", "leia-organa-skirmish"),
        ("Leia Organa, Rebel Commander (campaign)", "leia-organa-campaign"),
        ("Riot Trooper (elite, campaign)", "riot-trooper-elite-campaign"),
        ("Mak Eshka'rey", "mak-eshkarey-skirmish"),
        ("Hutt Jabba", "jabba-the-hutt-vile-gangster-skirmish"),
        ("Temporary Alliance, Hired Guns", "temporary-alliance-hired-guns"),
    ],
)
def test_a_name_finds_its_card(written: str, id: str) -> None:
    assert read_army(f"Faction: Rebel\nDeployment: {written}", "file").cards == (id,)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (
            "Deployment:\nNexu\nStormtrooper",
            "x.army: the line “Faction: …” is missing; it says Rebel, Imperial or Mercenary.",
        ),
        (
            "Faction: Hutts",
            "x.army:1: There is no faction “Hutts”; there are these: rebel, imperial, mercenary.",
        ),
        ("Faction: Rebel\nFaction: Rebel", "x.army:2: “Faction” is given a second time."),
        (
            "Faction: Rebel\nDeployment:\n\nLuke Skywalker",
            "x.army:4: “Luke Skywalker” can be several cards: Luke Skywalker, Hero of the Rebellion; "
            "Luke Skywalker, Jedi Knight.",
        ),
        (
            "Faction: Imperial\nDeployment:\n0x Nexu",
            "x.army:3: 0 copies are not possible; it is a number from 1 to 20.",
        ),
        (
            "Faction: Imperial\nDeployment:\nStormtroper (elite)",
            "x.army:3: There is no card “Stormtroper (elite)”. Close to it: Stormtrooper (elite), "
            "Snowtrooper (elite), Riot Trooper (elite).",
        ),
        ("Faction: Imperial\nDeployment:\nzzz", "x.army:3: There is no card “zzz”."),
        ("Faction: Imperial\nCommand:\nxyzzy", "x.army:3: There is no card “xyzzy”."),
    ],
)
def test_a_mistake_is_named_with_file_and_line(written: str, said: str) -> None:
    with pytest.raises(BadFile) as caught:
        read_army(written, "x.army")
    assert say(caught.value.message, Language.ENGLISH) == said


def test_an_unknown_heading_is_shown_with_those_there_are() -> None:
    with pytest.raises(BadFile) as caught:
        read_army("Cards: 40", "x.army")
    assert "Deployment" in say(caught.value.message, Language.POLISH)


@pytest.mark.parametrize(
    "written",
    [
        "Walkers\n\nImperial (40/40)\n- AT-ST (14)\n- 2 Elite Stormtrooper [9]\n\n"
        "Command Cards (2/15)\n• Planning (0)\nMarksman x2",
        "Walkers\nDeployment Cards\n▪ AT-ST - 14 pts\nStormtrooper (elite) x2\nPoints: 40\n"
        "Command Deck:\n1 Planning\n2x Marksman (IACP)",
        "AT-ST\nElite Stormtrooper (x2)\nPlanning\n2x Marksman",
        "Lista\n\nKarty rozstawienia (40)\nAT-ST\n2 elitarny szturmowiec\n"
        "Karty dowodzenia: 15/15\nPlanowanie\n2 strzelec wyborowy",
    ],
    ids=["bullets", "headings", "cards only", "Polish"],
)
def test_lists_of_other_builders_and_forums_are_read(written: str) -> None:
    army = read_army(written, "x.army")
    assert army.faction.value == "imperial"
    assert army.cards == ("at-st-elite", "stormtrooper-elite", "stormtrooper-elite")
    assert army.command == ("planning", "marksman", "marksman")
    assert army.name in {"Walkers", "Lista", ""}


def test_a_title_stands_apart_and_is_no_card() -> None:
    assert read_army("Nexu\n\nNexu", "x").name == ""
    assert read_army("Our Nexu\n\nNexu", "x").name == "Our Nexu"
    with pytest.raises(BadFile):
        read_army("Our Nexu\nNexu", "x")


def test_all_mistakes_are_told_at_once() -> None:
    with pytest.raises(BadFile) as caught:
        read_army("Faction: Hutts\nDeployment:\nzzz\nNexu\n99x Nexu\nxyzzy", "x.army")
    lines = say(caught.value.message, Language.ENGLISH).splitlines()
    assert [line.split(": ")[0] for line in lines] == ["x.army:1", "x.army:3", "x.army:5", "x.army:6"]
    assert lines[1] == "x.army:3: There is no card “zzz”."
    with pytest.raises(BadFile) as caught:
        read_army("Deployment:\n" + "zzz\n" * 50, "x.army")
    assert len(say(caught.value.message, Language.POLISH).splitlines()) == 20


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as caught:
        load_army(tmp_path / "missing.army")
    assert caught.value.message.id == "list-file-unreadable"
    picture = tmp_path / "picture.army"
    picture.write_bytes(b"\xff\xfe\xff")
    with pytest.raises(BadFile):
        load_army(picture)
    novel = tmp_path / "novel.army"
    novel.write_text("# and then\n" * 20_000, encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        load_army(novel)
    assert caught.value.message.id == "army-file-too-long"


@pytest.mark.parametrize("language", Language)
def test_the_label_of_every_card_finds_that_card(language: Language) -> None:
    for card in all_deployment():
        assert read_army(f"Faction: Rebel\nDeployment: {label(card, language)}", "").cards == (card.id,)
    for each in all_command():
        assert read_army(f"Faction: Rebel\nCommand: {label(each, language)}", "").command == (each.id,)


def ids(cards: list[CardId]) -> st.SearchStrategy[tuple[CardId, ...]]:
    return st.lists(st.sampled_from(cards), max_size=12).map(tuple)


ARMIES = st.builds(
    Army,
    name=st.text(max_size=30).map(lambda name: " ".join(name.split())),
    faction=st.sampled_from(AFFILIATIONS),
    cards=ids([card.id for card in all_deployment()]),
    command=ids([card.id for card in all_command()]),
)


@pytest.mark.slow
@given(ARMIES, st.sampled_from(Language))
def test_an_army_that_is_written_and_read_again_is_the_same(army: Army, language: Language) -> None:
    assert read_army(write_army(army, language), "file") == army


LINES = st.lists(
    st.one_of(
        st.text(max_size=40),
        st.sampled_from(
            ["Faction: Rebel", "Deployment:", "Command:", "3x Nexu", "Name: x", "(elite)", "99999x A"]
        ),
    ),
    max_size=8,
).map("\n".join)


def read_or_refused(written: str) -> str:
    """The affiliation that is read, or what is said instead."""
    try:
        return read_army(written, "file").faction.value
    except BadFile as problem:
        return say(problem.message, Language.ENGLISH)


@given(LINES)
def test_whatever_is_in_a_file_is_read_or_refused_with_its_place(written: str) -> None:
    answer = read_or_refused(written)
    assert answer in AFFILIATIONS or answer.startswith("file:")
