"""Attacks of a special kind (CORE-ATTACK-50 to -56): other dice, copied dice, and attacks with a hostile figure."""

from __future__ import annotations

import pytest
from tests.assault.content.rolls import black, blue, green, red, white, yellow
from tests.assault.rules.scenes import chosen, lend, targets, use
from tests.assault.table import Table

from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.attack import Attack, attack_with
from dejarik.assault.rules.attack.redirecting import redirect
from dejarik.assault.rules.attack.reports import AttackCalledOff
from dejarik.assault.rules.attack.targets import NO_SPACE, counted_from_elsewhere, in_reach
from dejarik.assault.rules.ground import board_for, space_name
from dejarik.assault.rules.texts import Vantage

# --- Other dice -----------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ATTACK-51", "IA-ATTACK-10")
def test_an_attack_of_another_type_and_pool_keeps_the_figures_surge_abilities() -> None:
    table = Table("| L   b |", L="luke-skywalker-hero-of-the-rebellion", b="gaarkhan-skirmish")
    table.roll([red(2, 1), yellow(0, surge=1), black(block=2)])
    table.activate("L").choose("special:luke-skywalker-hero-of-the-rebellion.saber-strike")
    assert table.attack.melee
    assert [die.colour for die in table.attack.attack_dice] == [
        Die.RED,
        Die.YELLOW,
    ]  # printed: blue, green, yellow
    assert len(table.offers("surge:")) == 3


@pytest.mark.rule("IA-ATTACK-12", "CORE-ATTACK-51")
def test_verena_uses_her_surge_abilities_in_close_quarters() -> None:
    table = Table("| V   b |", V="verena-talos-skirmish", b="gaarkhan-skirmish")
    table.activate("V").choose("special:verena-talos-skirmish.close-quarters")
    assert table.attack.melee
    assert table.attack.dice != [Die.BLUE, Die.GREEN]
    while not table.offers("surge:"):
        table.script(0, 0, 0, 0).choose(table.options[0])
    assert len(table.offers("surge:")) >= 2


@pytest.mark.rule("CORE-ATTACK-52")
def test_copied_dice_bring_neither_surge_abilities_nor_the_right_to_choose_them() -> None:
    table = lend(Table("| A   .   i |", A="stormtrooper", i="ig-88-assassin-droid"), "A", "mimic")
    table.activate("A")
    use(table, "mimic", "special")
    assert table.decision.seat == 1  # IG-88 chooses its dice when it attacks: its player does so now
    table.roll([green(2, 1, 1), blue(3, 1, 1), black(block=1)])
    table.choose(["die:green#1", "die:blue#1"])
    assert table.decision.seat == 0
    assert [id.rpartition(".")[2] for id in table.options] == ["1", "2", "done"]
    table.choose("done")
    assert table.damage("i") == 0  # 2 damage against a block and IG-88's own


# --- With a hostile figure --------------------------------------------------------------------------------

PUPPETS = """
    | O   .   b |
    | .   .   c |
"""


def puppets(hostile: str = "stormtrooper") -> Table:
    """O makes b attack; c is b's comrade."""
    table = Table(PUPPETS, O="imperial-officer", b=hostile, c=hostile, groups=("bc",))
    return lend(table, "O", "puppeteer").activate("O")


def puppeteer(table: Table) -> Table:
    use(table, "puppeteer", "special")
    return table.pick("b")


@pytest.mark.rule("CORE-ATTACK-53", "IA-ATTACK-03", "IA-ATTACK-04")
def test_who_resolves_it_controls_the_figure_for_the_attack() -> None:
    table = puppeteer(puppets("probe-droid-elite"))
    assert table.decision.seat == 0  # the target
    table.roll([blue(3, 1, 1), yellow(1, 1, 1), yellow(1, 1, 1), black(block=1)]).pick("c")
    assert (table.decision.seat, table.offers("use:")[0].partition("#")[0]) == (
        0,
        "use:probe-droid-elite.targeting-computer",
    )
    table.choose("pass")
    assert table.decision.seat == 0  # the surges
    table.choose("done")
    assert table.damage("c") == 2
    table.end()
    table.roll([blue(2, 1), yellow(1, 1, 1), yellow(2, 1), white()]).activate("b").choose("attack")
    assert table.decision.seat == 1  # afterwards it is its player's again


@pytest.mark.rule("CORE-ATTACK-54", "IA-ATTACK-05", "IA-ATTACK-06")
def test_everybody_is_hostile_to_it_nobody_friendly_and_it_is_not_its_own_target() -> None:
    table = puppeteer(puppets())
    assert targets(table) == "Oc"
    table.roll([blue(3, 2), green(2, 2), black(block=1)]).pick("c")
    assert table.is_defeated("c")  # and Squad Training found no friend beside it, so that nobody was asked
    assert table.vp(0) == 2


@pytest.mark.rule("CORE-ATTACK-54", "IA-ATTACK-08")
def test_who_uses_it_does_not_count_as_having_attacked() -> None:
    table = puppeteer(puppets())
    table.roll([blue(2, 1), green(1, 1, 1), black(block=3)]).pick("c").choose("done")
    assert "attack" in table.options  # the user's own attack action is left
    assert not table.state.the(Activation).has_attacked


@pytest.mark.rule("CORE-ATTACK-53", "IA-ATTACK-09")
def test_who_resolves_it_may_spend_one_of_its_power_tokens() -> None:
    table = puppets().give("b", PowerToken.DAMAGE, PowerToken.SURGE)
    puppeteer(table).roll([blue(3, 1, 1), green(2, 2), black(block=1)]).pick("c")
    assert (table.decision.seat, table.options) == (0, ["token:damage", "token:surge", "keep"])
    table.choose("token:damage")
    assert table.figure("b").power == [PowerToken.SURGE]
    table.choose("done")
    assert table.is_defeated("c")


@pytest.mark.rule("CORE-ATTACK-53", "CORE-COND-10")
def test_a_stunned_figure_can_not_be_made_to_attack() -> None:
    table = puppets()
    table.give("b", Condition.STUNNED)
    use(table, "puppeteer", "special")
    assert chosen(table, "choose") == ""  # only c is left, so that it is chosen without asking
    assert table.attack.attacker == table.id("c")


# --- Another target -------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ATTACK-11")
def test_a_new_target_of_several_spaces_is_aimed_at_anew_before_the_dice_are_rolled() -> None:
    table = Table(
        "| n   n   . |\n| n   n   . |\n| A   .   b |", A="stormtrooper", b="rebel-trooper", n="nexu"
    )
    table.give("A", PowerToken.DAMAGE).attack_with("A", "b")
    attack, aimed = table.attack, table.attack.target_space
    redirect(table.state, attack, table.figure("n"))
    table.push()
    assert (attack.target, attack.target_space) == (table.id("n"), NO_SPACE)
    names = ["A1", "B1", "A2", "B2"]
    assert table.options == [f"space:{name}" for name in names]
    shown = table.decision.show(table.state)["options"]
    assert [(each["label"]["args"]["space"], each["space"]) for each in shown] == [
        (name, name) for name in names
    ]
    table.choose("space:B1")
    assert space_name(table.state, attack.target_space) == "B1" != space_name(table.state, aimed)
    assert table.options == ["token:damage", "keep"], "then the attack goes on"


# --- From elsewhere -------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ATTACK-22", "CORE-LOS-03")
@pytest.mark.parametrize(("stands", "aims", "away"), [("B1", "A1", 1), ("A1", "B1", 1), ("B1", "C1", None)])
def test_who_counts_as_standing_elsewhere_sees_and_counts_from_there(
    stands: str, aims: str, away: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table("| A   . | .   b |", A="stormtrooper", b="rebel-trooper")
    state, ground = table.state, board_for(table.state)
    attacker, target = table.figure("A"), table.figure("b")
    attack = Attack(attacker=attacker.id, seat=0)
    assert (in_reach(state, attack, target), counted_from_elsewhere(state, attacker, target)) == (
        False,
        None,
    )
    found = Vantage(int(ground.space(stands)), int(ground.space(aims)))
    monkeypatch.setattr("dejarik.assault.rules.attack.targets.sources_with", lambda *_: [1])
    monkeypatch.setattr("dejarik.assault.rules.attack.targets.vantage_of", lambda *_: found)
    assert in_reach(state, attack, target) is (away is not None)
    assert counted_from_elsewhere(state, attacker, target) == away


@pytest.mark.rule("CORE-ATTACK-42")
def test_an_attack_that_is_not_declared_is_told_to_be_called_off() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper")
    table.push(attack_with(table.state, table.figure("A"))).choose("decline")
    assert table.is_idle
    assert [event for event in table.events if isinstance(event, AttackCalledOff)] == [
        AttackCalledOff(attacker=table.id("A"), target=0)
    ]


@pytest.mark.rule("CORE-ATTACK-44", "CORE-ATTACK-20")
def test_who_is_gone_after_the_roll_buys_nothing_with_surges() -> None:
    table = lend(Table("| A   .   b |", A="stormtrooper", b="stormtrooper"), "b", "late-thorns")
    table.roll([blue(3, 1, 1), green(2, 1, 1), black(block=1)])
    table.attack_with("A", "b")
    assert (table.is_defeated("A"), table.is_idle, table.damage("b")) == (True, True, 1)
