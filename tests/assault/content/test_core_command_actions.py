"""Command cards of the core set that are special actions, card by card."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import decline_all, fight, uses
from tests.assault.content.rolls import black, blue, green, red, white, yellow
from tests.assault.table import Table

from dejarik.assault.content import blocks, library
from dejarik.assault.content.cards import Box
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.damage import Damaged
from dejarik.assault.rules.ground import members
from dejarik.assault.rules.state import Mode
from dejarik.assault.skirmish.rounds import Round

BLANK, BLOCK = 0, 1  # faces of a white die


def test_every_command_card_of_the_core_set_is_complete() -> None:
    assert [card.id for card in library.all_command(Box.CORE) if not blocks.is_complete(card)] == []


def ready(picture: str, card: str, *more: str, mode: Mode = Mode.TWO_PLAYER, **cards: str) -> Table:
    """Seat 0 holds the card, and its figure A has begun its activation."""
    table = Table(picture, mode=mode, **cards).hand(0, card, *more)
    return table.activate("A")


def actions_left(table: Table) -> int:
    return table.state.the(Activation).actions


def play(table: Table, card: str) -> Table:
    """Play a card as a special action of the figure that is activated."""
    return table.choose(f"special:{card}.{card}")


def offered(table: Table, card: str) -> bool:
    return f"special:{card}.{card}" in table.options


def decline_all_attacks(table: Table) -> None:
    """Say no to everything until the figure that is activated goes on."""
    while "end" not in table.options:
        table.choose(next(word for word in ("pass", "done", "decline") if word in table.options))


# --- What all of them have in common --------------------------------------------------------------


@pytest.mark.rule("CORE-CMD-07", "CORE-CMD-04", "CORE-CMD-05")
def test_a_card_with_an_arrow_costs_an_action_and_goes_to_the_discard_pile() -> None:
    table = ready("| A   .   b |", "recovery", A="stormtrooper-elite", b="rebel-trooper")
    table.hurt("A", 3)
    play(table, "recovery")
    assert actions_left(table) == 1
    assert table.hand_of(0) == []
    assert table.state.players[0].discard == ["recovery"]
    assert table.vp(0) == 0


@pytest.mark.rule("CORE-CMD-07", "CORE-ACTION-06")
def test_two_copies_of_a_special_action_are_not_used_in_the_same_activation() -> None:
    table = ready(
        "| A   B   b |", "regroup", "regroup", A="imperial-officer", B="stormtrooper", b="rebel-trooper"
    )
    table.give("B", Condition.BLEEDING, Condition.STUNNED)
    play(table, "regroup")
    table.give("B", Condition.WEAKENED)
    assert not offered(table, "regroup")
    table.end().activate("A")
    assert offered(table, "regroup")


@pytest.mark.rule("CORE-CMD-06")
@pytest.mark.parametrize(
    ("card", "who"),
    [
        ("burst-fire", "stormtrooper"),
        ("force-lightning", "luke-skywalker-hero-of-the-rebellion"),
        ("knowledge-and-defense", "darth-vader-lord-of-the-sith"),
        ("maximum-firepower", "stormtrooper"),
        ("price-on-their-heads", "stormtrooper"),
        ("regroup", "stormtrooper"),
        ("sarlacc-sweep", "fenn-signis-skirmish"),
        ("shadow-ops", "jyn-odan-skirmish"),
        ("take-it-down", "imperial-officer"),
        ("telekinetic-throw", "stormtrooper"),
    ],
)
def test_a_figure_that_does_not_meet_the_restriction_cannot_be_you(card: str, who: str) -> None:
    table = ready("| B   A   c   . |", card, A=who, B="imperial-officer", c="rebel-trooper")
    table.give("B", Condition.STUNNED)
    assert not offered(table, card)


# --- Attacks of the figure ------------------------------------------------------------------------


def test_maximum_firepower_costs_both_actions_and_adds_four_damage() -> None:
    table = ready("| A   .   b |", "maximum-firepower", A="rebel-saboteur", b="royal-guard")
    table.roll([red(1), yellow(2, damage=1), black(block=3)])
    play(table, "maximum-firepower")
    assert table.damage("b") == 1 + 1 + 4 - 3
    assert actions_left(table) == 0


@pytest.mark.rule("CORE-ACTION-04")
def test_maximum_firepower_counts_as_the_attack_of_the_activation() -> None:
    table = ready("| A   .   b |", "maximum-firepower", A="rebel-saboteur", b="royal-guard")
    table.state.the(Activation).attacked = True
    table.refresh()
    assert uses(table) == []


def test_maximum_firepower_is_not_offered_with_one_action_or_without_a_target() -> None:
    table = ready("| A   .   b |", "maximum-firepower", A="rebel-saboteur", b="royal-guard")
    table.choose("move")
    assert uses(table) == []
    assert uses(ready("| A | .   b |", "maximum-firepower", A="rebel-saboteur", b="royal-guard")) == []


@pytest.mark.rule("CORE-ACTION-08")
def test_pummel_is_two_attacks_for_both_actions_also_on_the_same_target() -> None:
    table = ready("| A   b |", "pummel", A="royal-guard", b="royal-guard")
    table.roll([red(2), yellow(1, damage=2), black(block=1), red(3), yellow(2, damage=1), black(block=1)])
    play(table, "pummel").pick("b").pick("b")
    assert table.damage("b") == (2 + 2 - 1) + (3 + 1 - 1)
    assert actions_left(table) == 0


def test_pummel_is_only_for_figures_with_a_melee_attack() -> None:
    assert uses(ready("| A   b |", "pummel", A="stormtrooper", b="royal-guard")) == []


def test_sarlacc_sweep_attacks_two_different_figures_with_one_action() -> None:
    table = ready(
        "| b   A   c |", "sarlacc-sweep",
        A="diala-passil-skirmish", b="stormtrooper-elite", c="stormtrooper-elite",
    )  # fmt: skip
    table.roll([red(3), green(1, damage=2), black(block=1), red(2), green(1, damage=2), black(block=1)])
    play(table, "sarlacc-sweep").pick("b")
    assert table.options == [f"attack:{table.id('c')}", "decline"]
    table.pick("c")
    assert (table.damage("b"), table.damage("c")) == (4, 3)
    assert actions_left(table) == 1
    assert "attack" not in table.options


def test_the_second_attack_of_sarlacc_sweep_may_be_declined() -> None:
    table = ready(
        "| b   A   c |", "sarlacc-sweep",
        A="diala-passil-skirmish", b="stormtrooper-elite", c="stormtrooper-elite",
    )  # fmt: skip
    table.roll([red(3), green(1, damage=2), black(block=1)])
    play(table, "sarlacc-sweep").pick("b").choose("decline")
    assert table.damage("c") == 0


BURST = """
    | .   c   . |
    | A   b   D |
    | .   .   . |
    | .   .   e |
"""


def burst(*rolls: tuple[Die, object]) -> Table:
    table = ready(
        BURST,
        "burst-fire",
        A="fenn-signis-skirmish",
        b="royal-guard-champion",
        c="imperial-officer",
        D="rebel-trooper",
        e="imperial-officer",
    )
    table.roll(list(rolls))  # type: ignore[arg-type]
    return play(table, "burst-fire").pick("b")


def test_burst_fire_stuns_every_figure_beside_the_target_space_but_not_the_target() -> None:
    table = burst(blue(4, damage=2), red(3), green(2, damage=2), black(block=1), white())
    assert table.damage("b") == 6
    assert [letter for letter in "AbcDe" if table.has(letter, Condition.STUNNED)] == ["A", "c", "D"]
    assert actions_left(table) == 1


def test_burst_fire_does_nothing_more_when_the_target_takes_no_damage() -> None:
    table = burst(blue(4, damage=2), red(3), green(2, damage=2), black(block=1), white(dodge=1))
    assert [letter for letter in "AbcDe" if table.has(letter, Condition.STUNNED)] == []


def test_a_later_attack_is_no_burst_of_fire() -> None:
    table = burst(blue(4, damage=2), red(3), green(2, damage=2), black(block=1), white(dodge=1)).end()
    decline_all(fight(table, "A", "b", 4, 5, 4, 0, 0))
    assert table.damage("b") == 6
    assert not table.has("D", Condition.STUNNED)


# --- Attacks of others ----------------------------------------------------------------------------


@pytest.mark.rule("CORE-ACTION-05")
def test_take_it_down_is_an_attack_of_an_adjacent_friend_with_two_more_damage() -> None:
    table = ready(
        "| A   B   .   c |", "take-it-down",
        A="gideon-argus-skirmish", B="luke-skywalker-hero-of-the-rebellion", c="royal-guard",
    )  # fmt: skip
    table.roll([blue(3, damage=2), green(2, damage=2), yellow(2, damage=1), black(block=1)])
    play(table, "take-it-down")
    assert table.damage("c") == 5 + 2 - 1
    assert actions_left(table) == 1
    assert not table.state.the(Activation).attacked  # it was not Gideon


@pytest.mark.parametrize(
    "picture", ["| A   .   B   c |", "| A   B | .   c |"], ids=["nobody beside him", "no target"]
)
def test_take_it_down_needs_an_adjacent_friend_who_can_attack(picture: str) -> None:
    table = ready(picture, "take-it-down", A="gideon-argus-skirmish", B="rebel-trooper", c="royal-guard")
    assert not offered(table, "take-it-down")


def lure_b() -> Table:
    """Vader, who sees only his own trooper, has played the card and chosen b of b and c."""
    table = ready(
        "| A   D   b   c |", "lure-of-the-dark-side",
        A="darth-vader-lord-of-the-sith", b="stormtrooper", c="stormtrooper", D="stormtrooper",
    )  # fmt: skip
    return play(table, "lure-of-the-dark-side").pick("b")


@pytest.mark.rule(
    "IA-ATTACK-03", "IA-ATTACK-04", "IA-ATTACK-05", "IA-ATTACK-06", "CORE-ATTACK-53", "CORE-ATTACK-54"
)
def test_lure_of_the_dark_side_attacks_with_a_hostile_figure_that_need_not_be_seen() -> None:
    table = lure_b()
    assert table.decision.seat == 0
    assert table.options == [
        f"attack:{table.id(target)}" for target in "cD"
    ]  # all are hostile, but not itself
    table.roll([blue(3, damage=2), green(1, damage=1, surge=1), black(block=1)]).pick("c")
    assert table.decision.seat == 0  # no squad training: nobody is friendly to it
    table.choose(table.offers("surge:")[0])
    assert table.is_defeated("c")
    assert table.vp(0) == 2


@pytest.mark.rule("IA-ATTACK-08")
def test_who_lures_has_not_attacked() -> None:
    picture = """
        | A   d |
        | b   c |
    """
    table = ready(
        picture, "lure-of-the-dark-side",
        A="darth-vader-lord-of-the-sith", b="stormtrooper", c="stormtrooper", d="royal-guard",
    )  # fmt: skip
    table.script(0, 2, 0)
    play(table, "lure-of-the-dark-side").pick("b")
    assert f"attack:{table.id('A')}" in table.options  # everybody is hostile, also its master
    table.pick("c")
    decline_all_attacks(table)
    assert not table.state.the(Activation).has_attacked
    assert "attack" in table.options


@pytest.mark.rule("IA-ATTACK-09")
def test_the_power_tokens_of_a_lured_figure_are_spent_by_the_one_who_lures() -> None:
    table = lure_b().give("b", PowerToken.DAMAGE).pick("c")
    assert table.decision.seat == 0
    table.roll([blue(2, damage=1), green(1, damage=2), black(block=2)]).choose("token:damage")
    assert table.figure("b").power == []
    assert table.damage("c") == 1 + 2 + 1 - 2


@pytest.mark.parametrize(
    ("picture", "who"),
    [("| A   .   .   .   b   c |", "stormtrooper"), ("| A | b | c |", "stormtrooper")],
    ids=["4 spaces away", "walled off"],
)
def test_lure_of_the_dark_side_needs_somebody_within_three_spaces_who_can_attack(
    picture: str, who: str
) -> None:
    table = ready(picture, "lure-of-the-dark-side", A="darth-vader-lord-of-the-sith", b=who, c=who)
    assert not offered(table, "lure-of-the-dark-side")


def test_lure_of_the_dark_side_is_for_small_figures() -> None:
    picture = """
        | A   .   b   b |
        | .   c   b   b |
    """
    table = ready(
        picture, "lure-of-the-dark-side", A="darth-vader-lord-of-the-sith", b="nexu", c="stormtrooper"
    )
    play(table, "lure-of-the-dark-side")
    assert table.attack.attacker == table.id("c")


# --- Harm without an attack -----------------------------------------------------------------------


@pytest.mark.rule("CORE-ATTACK-07")
def test_force_lightning_hits_the_target_and_everybody_beside_it() -> None:
    picture = """
        | A   .   b   c |
        | .   .   .   D |
        | e   .   .   . |
    """
    table = ready(
        picture, "force-lightning",
        A="darth-vader-lord-of-the-sith", b="rebel-trooper", c="royal-guard", D="royal-guard", e="royal-guard",
    )  # fmt: skip
    play(table, "force-lightning").pick("b")
    assert {letter: table.damage(letter) for letter in "AbcDe"} == {"A": 0, "b": 2, "c": 2, "D": 2, "e": 0}
    assert [letter for letter in "AbcDe" if table.has(letter, Condition.STUNNED)] == ["b", "c", "D"]
    assert actions_left(table) == 1


@pytest.mark.parametrize("picture", ["| A   .   .   b |", "| A | b |"], ids=["too far", "not seen"])
def test_force_lightning_needs_a_hostile_figure_in_sight_within_two_spaces(picture: str) -> None:
    table = ready(picture, "force-lightning", A="darth-vader-lord-of-the-sith", b="rebel-trooper")
    assert not offered(table, "force-lightning")


def test_telekinetic_throw_does_the_damage_of_two_blue_dice_without_defence() -> None:
    table = ready("| A   .   .   b |", "telekinetic-throw", A="darth-vader-lord-of-the-sith", b="royal-guard")
    table.roll([blue(4, damage=2), blue(3, damage=1, surge=1)])
    play(table, "telekinetic-throw")
    assert table.damage("b") == 3
    assert not table.state.the(Activation).attacked


@pytest.mark.parametrize("picture", ["| A   .   .   .   b |", "| A | b |"], ids=["too far", "not seen"])
def test_telekinetic_throw_needs_a_hostile_figure_in_sight_within_three_spaces(picture: str) -> None:
    table = ready(picture, "telekinetic-throw", A="darth-vader-lord-of-the-sith", b="royal-guard")
    assert not offered(table, "telekinetic-throw")


# --- Expose Weakness ------------------------------------------------------------------------------


def exposed() -> Table:
    table = ready("| A   b   .   C |", "expose-weakness", A="stormtrooper", b="royal-guard", C="stormtrooper")
    play(table, "expose-weakness")
    return table.end()


@pytest.mark.rule("CORE-KEYWORD-20")
def test_the_next_attack_on_an_exposed_figure_has_pierce_3_whoever_attacks() -> None:
    table = exposed()
    decline_all(fight(table, "C", "b", 4, 2, 4))  # 2 + 2 damage against 3 blocks
    assert table.damage("b") == 4


def test_only_one_attack_finds_the_weakness() -> None:
    table = exposed()
    decline_all(fight(table, "C", "b", 0, 0, 4))
    decline_all(fight(table, "C", "b", 4, 2, 4))
    assert table.damage("b") == 1


def test_an_attack_on_somebody_else_does_not_use_the_weakness_up() -> None:
    table = Table(
        "| A   b   .   C   d |", A="stormtrooper", b="royal-guard", C="stormtrooper", d="royal-guard"
    ).hand(0, "expose-weakness")
    play(table.activate("A"), "expose-weakness").end()
    decline_all(fight(table, "C", "d", 4, 2, 4))
    assert table.damage("d") == 1
    decline_all(fight(table, "C", "b", 4, 2, 4))
    assert table.damage("b") == 4


def test_the_weakness_lasts_into_the_next_rounds_and_ends_with_the_figure() -> None:
    table = exposed()
    assert any(source.key == "expose-weakness-lasting" for source in table.state.sources.values())
    table.occur(Damaged(target=table.id("b"), amount=8, by=0))
    assert not any(source.key == "expose-weakness-lasting" for source in table.state.sources.values())


def test_expose_weakness_needs_an_adjacent_enemy() -> None:
    assert uses(ready("| A   .   b |", "expose-weakness", A="stormtrooper", b="royal-guard")) == []


# --- Help -----------------------------------------------------------------------------------------


def test_recovery_heals_two_damage() -> None:
    table = ready("| A   .   b |", "recovery", A="stormtrooper-elite", b="rebel-trooper").hurt("A", 3)
    play(table, "recovery")
    assert table.damage("A") == 1


def test_recovery_is_not_offered_to_an_unhurt_figure() -> None:
    assert uses(ready("| A   .   b |", "recovery", A="stormtrooper-elite", b="rebel-trooper")) == []


def test_regroup_discards_all_harmful_conditions_of_adjacent_friends() -> None:
    table = ready(
        "| B   A   C   D   e |", "regroup",
        A="imperial-officer", B="stormtrooper", C="stormtrooper", D="stormtrooper", e="rebel-trooper",
    )  # fmt: skip
    table.give("A", Condition.BLEEDING).give("B", Condition.STUNNED, Condition.WEAKENED)
    table.give("C", Condition.BLEEDING, Condition.FOCUSED).give("D", Condition.STUNNED)
    table.deck(0, "rally", "urgency")
    play(table, "regroup").choose("discard:1")  # Bleeding hurts the officer after the action
    assert {letter: table.figure(letter).conditions for letter in "ABCD"} == {
        "A": [Condition.BLEEDING],
        "B": [],
        "C": [Condition.FOCUSED],
        "D": [Condition.STUNNED],
    }


def test_regroup_is_not_offered_when_no_adjacent_friend_has_a_harmful_condition() -> None:
    table = ready("| A   B   c |", "regroup", A="imperial-officer", B="stormtrooper", c="stormtrooper")
    table.give("B", Condition.FOCUSED).give("c", Condition.STUNNED)
    assert not offered(table, "regroup")


def test_take_cover_gives_a_block_and_takes_two_accuracy_for_the_rest_of_the_round() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper-elite", b="stormtrooper").hand(0, "take-cover")
    table.push(Round()).choose("special:take-cover.take-cover", "end")  # then the other is activated
    table.roll([blue(4, damage=2), green(1, damage=2), black(block=1)]).choose("attack")
    assert table.damage("A") == 2  # accuracy 5 - 2 reaches, 4 damage meet 1 + 1 blocks
    table.choose("end")
    assert table.is_idle
    table.roll([blue(2, damage=1), green(1, damage=2), black(block=1)])
    assert (
        decline_all(table.attack_with("b", "A")).damage("A") == 2 + 2
    )  # accuracy 3 is enough again, 3 damage meet 1 block


def test_knowledge_and_defense_adds_a_white_die_to_every_defence_of_the_round() -> None:
    table = ready(
        "| A   .   b |", "knowledge-and-defense", A="luke-skywalker-hero-of-the-rebellion", b="stormtrooper"
    )
    play(table, "knowledge-and-defense").end()
    for _ in range(2):
        table.roll([blue(4, damage=2), green(2, damage=2), white(), white(dodge=1)])
        decline_all(table.attack_with("b", "A"))
        assert table.damage("A") == 0


@pytest.mark.rule("CORE-MOVE-07")
def test_urgency_is_speed_and_two_points_that_are_spent_at_once() -> None:
    table = ready("| A   .   .   .   .   .   .   b |", "urgency", A="stormtrooper", b="rebel-trooper")
    play(table, "urgency")
    assert [id for id in table.options if id > "go:F1"] == ["go:G1", "stop"]  # Speed 4 and 2
    table.choose("go:D1", "go:E1", "stop")
    assert table.figure("A").points == 0
    assert table.space("A") == "E1"


def test_points_of_the_figure_are_not_lost_by_urgency() -> None:
    table = ready("| A   .   .   b |", "urgency", A="stormtrooper", b="rebel-trooper")
    play(table.choose("move"), "urgency").choose("stop")
    assert table.figure("A").points == 4


@pytest.mark.rule("CORE-ACTION-16")
def test_meditation_gives_a_third_action_in_the_next_activation_only() -> None:
    table = ready(
        "| A   .   .   b |", "meditation", A="luke-skywalker-hero-of-the-rebellion", b="stormtrooper"
    )
    play(table, "meditation")
    assert actions_left(table) == 1
    table.end().activate("A")
    assert actions_left(table) == 3
    table.end().activate("A")
    assert actions_left(table) == 2


# --- Cards and players ----------------------------------------------------------------------------


def test_planning_of_a_leader_draws_two_cards() -> None:
    table = Table("| A   .   b |", A="imperial-officer", b="rebel-trooper").hand(0, "planning")
    play(table.deck(0, "rally", "urgency", "deadeye").activate("A"), "planning")
    assert table.hand_of(0) == ["deadeye", "urgency"]


def test_planning_of_anybody_else_keeps_one_of_the_two() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper").hand(0, "planning", "recovery")
    play(table.deck(0, "rally", "urgency", "deadeye").activate("A"), "planning")
    assert [id.partition("#")[0] for id in table.options] == ["discard:deadeye", "discard:urgency"]
    assert table.decision.seat == 0
    table.choose("discard:deadeye")
    assert table.hand_of(0) == ["recovery", "urgency"]
    assert table.state.players[0].discard == ["deadeye", "planning"]


@pytest.mark.rule("CORE-CMD-03")
def test_planning_is_not_offered_with_an_empty_deck_and_discards_the_only_card_drawn() -> None:
    table = ready("| A   .   b |", "planning", A="stormtrooper", b="rebel-trooper")
    assert uses(table) == []
    table.deck(0, "rally").refresh()
    play(table, "planning")
    assert table.hand_of(0) == []
    assert table.state.players[0].discard == ["rally", "planning"]


def priced() -> Table:
    table = Table(
        "| A   b   c   d |",
        A="trandoshan-hunter", b="stormtrooper", c="stormtrooper", d="stormtrooper",
        groups=["bc"],
    ).hand(0, "price-on-their-heads")  # fmt: skip
    play(table.activate("A"), "price-on-their-heads")
    table.choose(f"group:{table.figure('b').group}")
    return table.end()


@pytest.mark.rule("CORE-CMD-04")
def test_a_price_is_paid_when_the_last_figure_of_the_group_falls_whoever_did_it() -> None:
    table = priced()
    assert table.state.players[0].discard == []
    table.occur(Damaged(target=table.id("b"), amount=3, by=0))
    assert table.vp(0) == 2
    table.occur(Damaged(target=table.id("d"), amount=3, by=0))  # of another group
    assert table.vp(0) == 4
    table.occur(Damaged(target=table.id("c"), amount=3, by=1))
    assert table.vp(0) == 4 + 2 + 4
    assert table.state.players[0].discard == ["price-on-their-heads"]


def test_a_price_can_only_be_put_on_an_enemy_group() -> None:
    table = Table("| A   B   c |", A="trandoshan-hunter", B="stormtrooper", c="stormtrooper")
    play(table.hand(0, "price-on-their-heads").activate("A"), "price-on-their-heads")
    group = table.figure("c").group
    assert table.state.memory == {
        f"price-on-their-heads:{id}": group
        for id, source in table.state.sources.items()
        if source.key == "price-on-their-heads-lasting"
    }
    assert len(members(table.state, group)) == 1


def test_shadow_ops_keeps_the_opponent_from_playing_cards() -> None:
    table = Table("| A   .   b |", A="mak-eshkarey-skirmish", b="stormtrooper").hand(
        0, "shadow-ops", "deadeye"
    )
    table.hand(1, "urgency", "deadeye")
    play(table.activate("A"), "shadow-ops").end()
    table.activate("b")
    assert uses(table) == []
    table.end()
    fight(table, "A", "b", 4, 4, 0)
    assert uses(table) == ["use:deadeye.deadeye"]  # its own player still may


@pytest.mark.rule("IA-4P-18", "CORE-FOUR-05")
def test_shadow_ops_with_four_players_is_aimed_at_one_opponent() -> None:
    table = Table(
        "| A   b   c   d |", mode=Mode.FREE_FOR_ALL, seats={"A": 0, "b": 1, "c": 2, "d": 3},
        A="mak-eshkarey-skirmish", b="stormtrooper", c="stormtrooper", d="stormtrooper",
    )  # fmt: skip
    for seat in (1, 2, 3):
        table.hand(seat, "urgency")
    play(table.hand(0, "shadow-ops").activate("A"), "shadow-ops")
    assert table.options == ["player:1", "player:2", "player:3"]
    table.choose("player:2").end()
    for letter, offered in (("b", True), ("c", False), ("d", True)):
        table.activate(letter)
        assert ("special:urgency.urgency" in table.options) is offered
        table.end()


@pytest.mark.rule("IA-4P-18")
def test_a_teammate_is_no_opponent() -> None:
    table = Table(
        "| A   b   c   d |", mode=Mode.TEAM, seats={"A": 0, "b": 1, "c": 2, "d": 3},
        A="mak-eshkarey-skirmish", b="stormtrooper", c="stormtrooper", d="stormtrooper",
    ).hand(0, "shadow-ops")  # fmt: skip
    play(table.activate("A"), "shadow-ops")
    assert table.options == ["player:1", "player:3"]
