"""What a page needs to show an attack as it went: the lines of the log bring its beats, with numbers and causes."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import UNSET
from tests.assault.content.rolls import black, blue, buy, green, red, white, yellow
from tests.assault.skirmish.heard import duel
from tests.assault.table import Table
from tests.receiving import received

from dejarik.assault.dice.attack import Condition
from dejarik.assault.game import GAME
from dejarik.assault.rules.attack import Attack, attack_with
from dejarik.assault.showing.fight_records import Beat, FightLine, Verdict
from dejarik.kernel.telling import Line
from dejarik.messages import Language, say


def lines(table: Table) -> list[Line]:
    found = GAME.presenter.tell(table.state, table.events, None)
    table.events = []
    return found


def beats(table: Table) -> list[Beat]:
    return [line.beat for line in lines(table) if isinstance(line, FightLine)]


def judged(table: Table) -> Verdict:
    [verdict] = [beat.verdict for beat in beats(table) if beat.verdict is not UNSET]
    return verdict


def changed(beat: Beat) -> list[tuple[str, int, str, str]]:
    assert beat.changes is not UNSET
    return [(each.of, each.amount, say(each.cause, Language.ENGLISH), each.helps) for each in beat.changes]


def test_an_attack_without_a_choice_is_told_beat_by_beat() -> None:
    table = duel(other="royal-guard").give("A", Condition.WEAKENED)
    told = beats(table.roll([blue(3, 2), green(1, 1, 1), black(block=2)]).attack_with("A", "b"))
    assert [beat.kind.value for beat in told] == ["declared", "rolled", "modified", "judged"]
    assert {(beat.attacker, beat.target) for beat in told} == {(table.id("A"), table.id("b"))}
    _, rolled, modified, verdict = told
    assert rolled.rolled is not UNSET
    assert msgspec.to_builtins(rolled.rolled) == {
        "accuracy": 4, "surge": 1, "damage": 3, "block": 2, "evade": 0, "dodge": 0,
    }  # fmt: skip
    assert changed(modified) == [("surge", -1, "Weakened", "defence")]
    assert verdict.verdict is not UNSET
    found = msgspec.to_builtins(verdict.verdict)
    assert found | {"chance": 0, "expected": 0} == {
        "result": "hit", "why": None, "accuracy": 4, "needs": 2, "damage": 3, "block": 2, "pierce": 0, "amount": 1,
        "health": 8, "before": 8, "left": 7, "chance": 0, "expected": 0,
    }  # fmt: skip


def test_only_a_declaration_begins_an_act() -> None:
    table = duel(other="royal-guard").roll([blue(3, 2), green(1, 2), black(block=1)]).attack_with("A", "b")
    acts = [line.act for line in lines(table)]
    assert acts[0] == "attack"
    assert set(acts[1:]) == {UNSET}


def test_surges_evades_and_pierce_are_told_with_what_they_change() -> None:
    table = duel(other="royal-guard").give("b", Condition.HIDDEN)
    table.roll([blue(3, 2, 0), green(1, 1, 1), black(block=2)]).attack_with("A", "b")
    before = beats(table)
    assert changed(before[2]) == [("accuracy", -2, "Hidden", "defence")]
    [spent, verdict] = beats(buy(table, "A", "1"))
    assert spent.count == 1
    assert changed(spent) == [("damage", 1, "+1 damage", "attack")]
    assert verdict.verdict is not UNSET
    assert (verdict.verdict.damage, verdict.verdict.block, verdict.verdict.amount) == (4, 2, 2)


def test_a_reroll_tells_both_faces_and_what_the_new_ones_bring_more() -> None:
    table = Table("| A   B   .   b |", groups=("AB",), A="stormtrooper", B="stormtrooper", b="rebel-trooper")
    table.roll([blue(3, 1, 1), green(2, 1, 1), white()]).script(5)
    table.attack_with("B", "b").choose("use:stormtrooper.squad-training").choose(["die:attack:0:blue"])
    [rerolled] = [beat for beat in beats(table) if beat.kind.value == "rerolled"]
    assert rerolled.rolled is not UNSET
    assert (rerolled.rolled.accuracy, rerolled.rolled.damage, rerolled.rolled.surge) == (2, 0, -1)
    assert isinstance(rerolled.before, list)
    assert isinstance(rerolled.after, list)
    assert rerolled.before[0].face != rerolled.after[0].face


@pytest.mark.parametrize(
    ("roll", "result", "amount"),
    [
        ([blue(2, 1), green(1, 2), white(dodge=1)], "dodge", 0),
        ([blue(2, 1), green(1, 2), white(block=1)], "hit", 2),
    ],
)
def test_what_an_attack_comes_to_has_a_word(roll: list[tuple], result: str, amount: int) -> None:  # type: ignore[type-arg]
    verdict = judged(duel().roll(roll).attack_with("A", "b"))
    assert (verdict.result, verdict.amount) == (result, amount)


def test_the_chance_of_as_much_is_that_of_the_dice() -> None:
    """A blue and a green die against a white one at two spaces, with the surge abilities of a Stormtrooper."""
    table = duel().roll([blue(2, 1), green(1, 2), white(dodge=1)]).attack_with("A", "b")
    verdict = judged(table)
    assert isinstance(verdict.chance, float)
    other = judged(duel().roll([blue(5, 1), green(1, 0, 1), white(evade=1)]).attack_with("A", "b"))
    assert isinstance(other.chance, float)
    assert verdict.chance + other.chance == pytest.approx(1)  # nothing at all, and one or more
    assert verdict.expected == other.expected


@pytest.mark.rule("CORE-SURGE-02")
def test_what_was_expected_counts_surge_abilities_that_may_be_bought_twice() -> None:
    table = duel("rebel-saboteur", other="royal-guard")
    twin = duel("rebel-saboteur", other="royal-guard")
    twin.push(attack_with(twin.state, twin.figure("A")))
    shown = received(GAME.presenter.hint(twin.state, 0, f"attack:{twin.id('b')}"))["odds"]["damage"]
    verdict = judged(table.roll([red(1), yellow(2, 1), black(block=1)]).attack_with("A", "b"))
    average = sum(int(amount) * chance for amount, chance in shown.items())
    assert verdict.expected == pytest.approx(average, abs=0.05)


def test_a_figure_that_falls_is_told_in_the_fight() -> None:
    table = duel().hurt("b", 2).roll([blue(3, 2), green(1, 2), white()]).attack_with("A", "b")
    told = beats(table)
    assert [beat.kind.value for beat in told[-2:]] == ["judged", "defeated"]
    assert told[-2].verdict is not UNSET
    assert (told[-2].verdict.before, told[-2].verdict.left) == (1, 0)


def test_an_attack_that_is_over_is_told_where_a_text_lent_it_surge_abilities() -> None:
    table = Table("| S   A   .   b |", S="general-sorin", A="probe-droid", b="royal-guard")
    table.roll([blue(3, 2), yellow(2, 1), yellow(2, 1), black(block=1)]).attack_with("A", "b")
    while table.state.find(Attack) is not None:
        table.choose("done")
    verdict = judged(table)
    assert (verdict.result, verdict.amount, verdict.chance) == ("hit", 3, UNSET)
