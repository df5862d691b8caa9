"""How texts are written: targets stated once, events with their types, one effect under one name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from mypy import api
from tests.assault.content.fights import wound
from tests.assault.rules.scenes import PREFIX, lend, stand
from tests.assault.rules.scenes import use as use_made_up
from tests.assault.table import Table

from dejarik.assault.board import Position, Space
from dejarik.assault.content.blocks import after, both, many, rule, special
from dejarik.assault.content.choosing import all_of, anywhere, by_player, choose, choose_player, choose_word
from dejarik.assault.content.phrases import adjacent_foes, attack, others_within
from dejarik.assault.content.picks import Pick
from dejarik.assault.rules.attack import Tally
from dejarik.assault.rules.events import ActivationBegins, RoundEnds
from dejarik.assault.rules.figures.damage import Defeated, hurt, was_adjacent, was_within
from dejarik.assault.rules.ground import put
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.skirmish.rules.state import SkirmishState, opponents
from dejarik.assault.skirmish.rules.victory import gain
from dejarik.kernel import Use
from dejarik.kernel.abilities import takes_event
from dejarik.kernel.effects import follows, then
from dejarik.kernel.errors import Mistake

# --- A target is stated once ----------------------------------------------------------------------------


@follows
def prick(state: Assault, pick: Pick, figure: Figure) -> None:
    hurt(state, [figure], 1, by=pick.seat)


@follows
def pay(state: SkirmishState, pick: Pick, seat: int) -> None:
    gain(state, seat, 1)


@follows
def note(state: SkirmishState, pick: Pick, word: str) -> None:
    gain(state, pick.seat, 2 if word == "evade" else 1)


def prick_all(state: Assault, use: Use, figures: list[Figure]) -> None:
    hurt(state, figures, 1, by=use.seat)


def nobody(state: Assault) -> list[Figure]:
    return []


rule(PREFIX + "prick", special("prick", choose(adjacent_foes, prick)))
rule(PREFIX + "prick-all", special("prick-all", all_of(adjacent_foes, prick_all)))
rule(PREFIX + "prick-nobody", special("prick-nobody", choose(anywhere(nobody), prick)))
rule(PREFIX + "pay-rival", special("pay-rival", choose_player(by_player(opponents), pay)))
rule(PREFIX + "note", special("note", choose_word(["block", "evade"], note)))
rule(
    PREFIX + "prick-then-note",
    special("prick-then-note", then(choose(adjacent_foes, prick), choose_word(["block", "evade"], note))),
)


def active(picture: str, text: str) -> Table:
    table = lend(Table(picture, A="stormtrooper", b="rebel-trooper", c="rebel-trooper"), "A", text)
    return table.activate("A")


@pytest.mark.parametrize("text", ["prick", "prick-all", "prick-then-note"])
def test_what_has_nothing_to_choose_from_is_not_offered(text: str) -> None:
    assert f"special:{PREFIX}{text}.{text}" not in _specials(active("| A   .   b   c |", text))
    assert f"special:{PREFIX}{text}.{text}" in _specials(active("| A   b   .   c |", text))


def _specials(table: Table) -> list[str]:
    return [id.partition("#")[0] for id in table.offers("special:")]


def test_a_choice_among_nothing_is_never_offered() -> None:
    assert not _specials(active("| A   b   .   c |", "prick-nobody"))


def test_the_options_are_what_there_is_to_choose_from() -> None:
    table = use_made_up(active("| b   A   c |", "prick"), "prick", "special")
    assert table.options == [f"choose:{table.id('b')}", f"choose:{table.id('c')}"]
    table.choose(f"choose:{table.id('c')}")
    assert (table.damage("b"), table.damage("c")) == (0, 1)


def test_all_of_them_are_reached_without_a_choice() -> None:
    table = use_made_up(active("| b   A   c |", "prick-all"), "prick-all", "special")
    assert (table.damage("b"), table.damage("c")) == (1, 1)


def test_players_and_words_are_chosen_in_the_same_way() -> None:
    table = use_made_up(active("| b   A   c |", "note"), "note", "special")
    assert table.options == ["choose:block", "choose:evade"]
    assert table.choose("choose:evade").vp(0) == 2
    assert (
        use_made_up(active("| b   A   c |", "pay-rival"), "pay-rival", "special").vp(1) == 1
    )  # the only one


def test_one_choice_after_another() -> None:
    table = use_made_up(active("| b   A   c |", "prick-then-note"), "prick-then-note", "special")
    table.choose(f"choose:{table.id('b')}")
    assert table.damage("b") == 1
    assert table.choose("choose:block").vp(0) == 1


rule(PREFIX + "hard-blow", special("hard-blow", attack(must=True, tally=Tally(damage=1)), attacks=True))


def test_an_attack_is_offered_if_there_is_somebody_to_attack_and_takes_nothing_from_the_text() -> None:
    """What happens to the tally of one attack is not there in the next."""
    assert not _specials(active("| A | b   c |", "hard-blow"))  # there is a wall
    for _ in range(2):
        table = use_made_up(active("| A   b   .   c |", "hard-blow"), "hard-blow", "special")
        assert table.attack.tally.damage == 1
        table.attack.tally.damage += 5


def unmarked(state: Assault, pick: Pick, figure: Figure) -> None: ...


def test_a_function_that_is_not_marked_is_named_when_the_card_is_read() -> None:
    with pytest.raises(
        Mistake,
        match=r"unmarked \(content/test_texts\.py:\d+\) is to follow from a choice: mark it with @follows",
    ):
        choose(others_within(2), unmarked)


# --- Events and names -----------------------------------------------------------------------------------


def at_the_end(state: Assault, use: Use) -> None: ...


def on_waking(state: Assault, use: Use) -> None: ...


def hears(state: Assault, use: Use, event: RoundEnds) -> bool:
    return event.round == 2


def test_abilities_of_one_name_do_the_same_thing() -> None:
    """A use in progress finds its ability by the name."""
    with pytest.raises(Mistake, match="two abilities with different effects have the name dusk"):
        rule(
            PREFIX + "two-of-one-name",
            many("dusk", after("dusk", RoundEnds, at_the_end), after("dusk", ActivationBegins, on_waking)),
        )


def test_a_condition_of_several_parts_hears_the_event_if_one_of_them_does() -> None:
    def deaf(state: Assault, use: Use) -> bool:
        return True

    state: Any = None
    use = Use(source=0, key="x", ability="x", seat=0)
    assert not takes_event(both(deaf, deaf))
    assert takes_event(both(deaf, hears))
    assert both(deaf, hears)(state, use, RoundEnds(round=2))
    assert not both(deaf, hears)(state, use, RoundEnds(round=1))


MISTAKES = """
from dejarik.assault.content.blocks import after, both, attacking, command, it_is_me, the_attacker
from dejarik.assault.content.choosing import choose, heard
from dejarik.assault.content.phrases import adjacent_foes
from dejarik.assault.content.picks import Pick
from dejarik.assault.rules.attack import AttackDeclared, AttackResolved
from dejarik.assault.rules.figures.damage import Defeated
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Use

def strike(state: Assault, use: Use, event: AttackResolved) -> None: ...
def hard(state: Assault, use: Use, event: AttackResolved) -> bool:
    return event.damage > 2
def burn(state: Assault, pick: Pick, space: int) -> None: ...
def nothing(state: Assault, use: Use) -> None: ...
def rest(state: Assault, use: Use, event: Defeated) -> list[Figure]:
    return []

after("right", AttackResolved, strike, when=both(attacking, hard))
after("right", Defeated, nothing, when=it_is_me)
def asks(state: Assault, use: Use, event: Defeated) -> None: print(event.within4)  # wrong
after("a", Defeated, strike)  # wrong
after("b", AttackDeclared, nothing, when=both(attacking, hard))  # wrong
after("c", AttackDeclared, nothing, when=it_is_me)  # wrong
after("d", Defeated, lambda state, use, event: print(event.within4))  # wrong
command("e", Defeated, nothing, you=the_attacker)  # wrong
choose(adjacent_foes, burn)  # wrong
heard(AttackResolved, rest)  # wrong
"""


@pytest.mark.slow
def test_a_function_for_another_event_or_another_choice_is_found_by_its_types(tmp_path: Path) -> None:
    module = tmp_path / "mistakes.py"
    module.write_text(MISTAKES, encoding="utf-8")
    report, problems, _ = api.run(["--strict", "--no-pretty", str(module)])
    assert not problems
    told = {int(line.split(":")[1]) for line in report.splitlines() if ": error:" in line}
    wrong = {number for number, line in enumerate(MISTAKES.splitlines(), 1) if line.endswith("# wrong")}
    assert told == wrong, report


# --- Where somebody was when a figure was defeated ------------------------------------------------------


def defeat_of(table: Table, letter: str) -> Defeated:
    wound(table, letter, 20, by=1)
    return next(event for event in table.events if isinstance(event, Defeated))


def test_how_far_away_others_were_is_a_fact_of_the_defeat() -> None:
    table = Table(
        "| A   B   .   .   C   d |", A="stormtrooper", B="stormtrooper", C="stormtrooper", d="rebel-trooper"
    )
    event = defeat_of(table, "B")
    near, far = table.figure("A"), table.figure("C")
    assert was_adjacent(event, near)
    assert not was_adjacent(event, far)
    assert was_within(event, far, 3)
    assert not was_within(event, far, 2)
    assert not was_within(event, table.figure("d"), 3)
    put(table.state, near, Position(Space(far.space - 1)))  # moved meanwhile
    assert was_adjacent(event, near)


def test_in_the_same_space_only_a_companion_was_adjacent() -> None:
    for guest, adjacent in (("salacious-b-crumb", True), ("stormtrooper", False)):
        table = stand(Table("| A   B   . |", A="stormtrooper", B=guest), "B", "A1")
        event = defeat_of(table, "A")
        assert was_within(event, table.figure("B"), 0)
        assert was_adjacent(event, table.figure("B")) is adjacent
