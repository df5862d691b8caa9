"""Command cards of the core set that are played around rounds, activations and defeats, card by card."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import decline_all, uses, wound
from tests.assault.content.hands import actions_left, offered, play
from tests.assault.content.rolls import Roll, black, blue, green, red, white
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.activation import Activation, GroupActivation
from dejarik.assault.rules.events import RoundBegins, RoundEnds
from dejarik.assault.skirmish.rules.rounds import ActivationPhase, Round

LUKE = "luke-skywalker-hero-of-the-rebellion"
VADER = "darth-vader-lord-of-the-sith"


def is_ready(table: Table, letter: str) -> bool:
    return table.state.groups[table.figure(letter).group].ready


def group(table: Table, letter: str) -> str:
    """The end of an option that names the figure's group."""
    return str(table.figure(letter).group)


def turns(table: Table) -> list[int]:
    """Whose figures are activated in the rest of the round, when each does nothing."""
    seats = []
    while not table.is_idle:
        if "end" in table.options:
            seats.append(table.decision.seat)
        table.choose("end" if "end" in table.options else table.offers("activate")[0])
    return seats


# --- Take Initiative ------------------------------------------------------------------------------


def two_players() -> Table:
    return Table(
        "| A   B   c   d |", A="stormtrooper", B="stormtrooper", c="rebel-trooper", d="rebel-trooper"
    )


def test_take_initiative_takes_the_token_and_exhausts_a_card_of_the_player() -> None:
    table = two_players().hand(1, "take-initiative").push(Round())
    assert table.decision.seat == 1
    play(table, "take-initiative")
    assert table.state.initiative == 1
    assert table.options == [f"group:{group(table, 'c')}", f"group:{group(table, 'd')}"]
    table.choose(f"group:{group(table, 'c')}")
    assert (is_ready(table, "c"), is_ready(table, "d")) == (False, True)
    assert table.decision.seat == 1  # and activates first: its only ready group, or passes
    assert table.options == [f"activate:{group(table, 'd')}", "pass"]


@pytest.mark.rule("CORE-SKIRMISH-23")
def test_after_the_round_the_token_goes_to_the_opponent_of_the_one_who_took_it() -> None:
    table = two_players().hand(1, "take-initiative").push(Round())
    play(table, "take-initiative").choose(f"group:{group(table, 'c')}")
    turns(table)
    assert table.state.initiative == 0


@pytest.mark.rule("CORE-TIMING-08", "CORE-TIMING-10")
def test_who_had_initiative_is_not_asked_again_when_the_other_takes_it() -> None:
    table = two_players().hand(0, "take-initiative", "sit-tight").hand(1, "take-initiative", "sit-tight")
    table.push(Round())
    assert uses(table) == ["use:sit-tight.sit-tight"]  # who has the token does not take it
    table.choose("pass")
    assert table.decision.seat == 1
    play(table, "take-initiative").choose(f"group:{group(table, 'c')}")
    assert table.decision.seat == 1
    assert uses(table) == ["use:sit-tight.sit-tight"]
    table.choose("pass")
    assert table.state.find(ActivationPhase) is not None


def test_take_initiative_may_be_kept() -> None:
    table = two_players().hand(1, "take-initiative").push(Round()).choose("pass")
    assert table.state.initiative == 0
    assert table.hand_of(1) == ["take-initiative"]


def four_players(sides: Sides = Sides.FREE_FOR_ALL) -> Table:
    return Table(
        """
        | A   b   c   d |
        | E   f   g   h |
        """,
        sides=sides,
        seats={"A": 0, "b": 1, "c": 2, "d": 3, "E": 0, "f": 1, "g": 2, "h": 3},
        A="stormtrooper", b="stormtrooper", c="stormtrooper", d="stormtrooper",
        E="stormtrooper", f="stormtrooper", g="stormtrooper", h="stormtrooper",
    )  # fmt: skip


@pytest.mark.rule("CORE-FOUR-06", "IA-4P-19", "IA-4P-20")
def test_with_four_players_it_is_one_early_activation_and_the_token_stays() -> None:
    table = four_players().hand(2, "take-initiative").push(Round())
    play(table, "take-initiative").choose(f"group:{group(table, 'c')}")
    assert table.state.initiative == 0
    assert table.decision.seat == 2
    table.choose(f"activate:{group(table, 'g')}", "end")
    order = []
    while table.state.find(Activation) is None and not table.is_idle:
        order.append(table.decision.seat)
        table.choose(table.offers("activate:")[0], "end")
    assert order == [0, 1, 3]  # from the holder on; seat 2 has no ready card left


@pytest.mark.rule("IA-4P-22", "CORE-FOUR-06")
def test_several_who_take_initiative_activate_in_initiative_order_before_the_holder() -> None:
    table = four_players().hand(3, "take-initiative").hand(1, "take-initiative").push(Round())
    play(table, "take-initiative").choose(f"group:{group(table, 'b')}")
    play(table, "take-initiative").choose(f"group:{group(table, 'd')}")
    assert table.decision.seat == 1
    table.choose(f"activate:{group(table, 'f')}", "end")
    assert table.decision.seat == 3
    table.choose(f"activate:{group(table, 'h')}", "end")
    assert table.decision.seat == 0


@pytest.mark.rule("IA-4P-21", "CORE-FOUR-06")
def test_the_holder_of_the_token_cannot_take_initiative() -> None:
    table = four_players().hand(2, "take-initiative").hand(3, "take-initiative")
    table.state.initiative = 2
    table.push(Round())
    assert table.decision.seat == 3  # the holder is passed over
    table.choose("pass")
    assert table.state.find(ActivationPhase) is not None
    assert table.decision.seat == 2


@pytest.mark.rule("IA-4P-23", "CORE-FOUR-06")
def test_nobody_claims_the_initiative_twice_in_a_round() -> None:
    table = four_players().hand(1, "take-initiative", "take-initiative").push(Round())
    play(table, "take-initiative").choose(f"group:{group(table, 'b')}")
    assert table.hand_of(1) == ["take-initiative"]
    table.occur(RoundBegins(round=1))  # another moment of the same round
    assert table.state.find(ActivationPhase) is not None  # nobody was asked
    assert table.decision.prompt.id == "activate-group"


@pytest.mark.rule("IA-4P-19")
def test_an_early_activation_without_a_ready_card_is_left_out() -> None:
    table = Table(
        "| A   b   c   d |",
        sides=Sides.TEAM,
        seats={"A": 0, "b": 1, "c": 2, "d": 3},
        A="stormtrooper", b="stormtrooper", c="stormtrooper", d="stormtrooper",
    )  # fmt: skip
    play(table.hand(2, "take-initiative").push(Round()), "take-initiative")
    assert not is_ready(table, "c")
    assert table.state.the(Activation).figure == table.id("A")


# --- Sit Tight ------------------------------------------------------------------------------------


def test_who_sits_tight_is_passed_over_until_he_has_more_ready_cards_than_the_opponent() -> None:
    table = two_players().hand(0, "sit-tight").push(Round())
    assert turns(play(table, "sit-tight")) == [1, 0, 1, 0]  # 2 against 2: passed; 2 against 1: free


def test_who_has_had_more_ready_cards_once_sits_tight_no_longer() -> None:
    table = two_players().hand(0, "sit-tight").hand(1, "son-of-skywalker").push(Round())
    play(table, "sit-tight").choose(f"activate:{group(table, 'c')}", "end")
    table.state.groups[table.figure("c").group].make_ready()  # 2 against 2 again
    table.refresh()
    assert turns(table)[0] == 0


def test_sit_tight_is_not_for_a_player_who_has_more_ready_cards_anyway() -> None:
    table = Table("| A   B   c |", A="stormtrooper", B="stormtrooper", c="rebel-trooper")
    assert not offered(table.hand(0, "sit-tight").push(Round()), "sit-tight")


def test_sit_tight_ends_with_the_round_and_may_be_kept() -> None:
    table = two_players().hand(0, "sit-tight").push(Round())
    play(table, "sit-tight")
    turns(table)
    table.state.initiative = 0
    table.push(Round())
    assert table.decision.seat == 0
    table = two_players().hand(0, "sit-tight").push(Round()).choose("pass")
    assert table.hand_of(0) == ["sit-tight"]
    assert table.decision.seat == 0


def test_two_who_sit_tight_do_not_wait_for_ever() -> None:
    table = two_players().hand(0, "sit-tight").hand(1, "sit-tight").push(Round())
    play(play(table, "sit-tight"), "sit-tight")
    assert table.decision.seat == 0
    assert len(table.offers("activate:")) == 2


@pytest.mark.rule("CORE-FOUR-05", "IA-4P-18")
def test_sit_tight_with_four_players_is_about_one_opponent() -> None:
    table = four_players().hand(0, "sit-tight").push(Round())
    play(table, "sit-tight")
    assert table.options == ["player:1", "player:2", "player:3"]
    table.choose("player:3")
    assert table.decision.seat == 1


# --- Close the Gap --------------------------------------------------------------------------------


def test_close_the_gap_moves_each_brawler_of_the_player_up_to_a_space() -> None:
    picture = """
        | A   B   C   d |
        | .   .   .   . |
        | .   .   .   . |
    """
    table = Table(picture, A="royal-guard", B="royal-guard", C="stormtrooper", d="royal-guard")
    table.hand(0, "close-the-gap").occur(RoundBegins(round=1))
    play(table, "close-the-gap")
    assert table.options == [f"figure:{table.id('A')}", f"figure:{table.id('B')}", "decline"]
    table.pick("B")
    assert sorted(table.offers("move:")) == ["move:A2", "move:B2", "move:C2"]
    table.choose("move:C2")
    assert table.options == [f"figure:{table.id('A')}", "decline"]
    table.pick("A").choose("stay")
    assert table.is_idle
    assert (table.space("A"), table.space("B")) == ("A1", "C2")


def test_close_the_gap_needs_a_brawler_who_can_move() -> None:
    for card, condition in (("stormtrooper", Condition.FOCUSED), ("royal-guard", Condition.STUNNED)):
        table = Table("| A   .   b |", A=card, b="royal-guard").give("A", condition)
        table.hand(0, "close-the-gap").occur(RoundBegins(round=1))
        assert table.is_idle


# --- Covering Fire --------------------------------------------------------------------------------


def covered(attacker: str = "stormtrooper", *given: Condition) -> Table:
    table = Table("| A   .   b |", A=attacker, b="royal-guard").give("b", *given)
    play(table.hand(0, "covering-fire").occur(RoundBegins(round=1)), "covering-fire")
    dice: list[Roll] = [blue(3, damage=1, surge=1), green(1, damage=2), black(block=1)]
    if attacker == "imperial-officer":
        dice = [blue(3, damage=1, surge=1), black(block=1)]
    return table.roll(dice).attack_with("A", "b")


def cover(table: Table) -> Table:
    return table.choose(next(id for id in table.offers("surge:") if id.endswith("covering-fire")))


def test_covering_fire_lets_every_trooper_stun_for_a_surge() -> None:
    table = cover(covered())
    assert table.damage("b") == 2
    assert table.has("b", Condition.STUNNED)


def test_covering_fire_hits_who_is_stunned_already_harder() -> None:
    assert cover(covered("stormtrooper", Condition.STUNNED)).damage("b") == 2 + 2


def test_covering_fire_is_paid_with_a_surge_and_need_not_be_used() -> None:
    table = covered().choose("done")
    assert not table.has("b", Condition.STUNNED)


def test_covering_fire_is_for_the_player_s_own_troopers() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper").hand(0, "covering-fire")
    play(table.occur(RoundBegins(round=1)), "covering-fire")
    table.script(3, 0, 0).attack_with("b", "A")
    assert not [id for id in table.offers("surge:") if id.endswith("covering-fire")]
    table = Table("| A   B   c |", A="stormtrooper", B="mak-eshkarey-skirmish", c="rebel-trooper")
    play(table.hand(0, "covering-fire").occur(RoundBegins(round=1)), "covering-fire")
    table.script(3, 3, 0).attack_with("B", "c")
    assert not [id for id in table.offers("surge:") if id.endswith("covering-fire")]


def test_covering_fire_ends_with_the_round_and_needs_a_trooper() -> None:
    table = two_players().hand(0, "covering-fire").push(Round())
    play(table, "covering-fire")
    turns(table)
    assert not [source for source in table.state.sources.values() if "covering" in source.key]
    table = Table("| A   .   b |", A="royal-guard", b="rebel-trooper").hand(0, "covering-fire")
    assert table.occur(RoundBegins(round=1)).is_idle


# --- Ferocity -------------------------------------------------------------------------------------

LAIR = """
    | A   .   b   b |
    | .   .   b   b |
    | .   .   c   . |
"""


def test_ferocity_attacks_with_a_creature_of_the_opponent() -> None:
    table = Table(LAIR, A="stormtrooper", b="nexu", c="stormtrooper").hand(0, "ferocity")
    play(table.roll([red(3), green(1, damage=2), black(block=1)]).occur(RoundEnds(round=1)), "ferocity")
    assert table.is_defeated("c")  # nobody else is in reach; its own friend is hostile to it now
    assert table.vp(0) == 2


def test_ferocity_attacks_with_a_creature_of_the_player() -> None:
    table = Table(LAIR, A="stormtrooper", b="nexu", c="stormtrooper", seats={"c": 0}).hand(1, "ferocity")
    play(table.roll([red(3), green(1, damage=2), black(block=1)]).occur(RoundEnds(round=1)), "ferocity")
    assert table.is_defeated("c")
    assert table.vp(1) == 2


def test_ferocity_needs_a_creature_that_can_attack_and_may_be_kept() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="stormtrooper").hand(0, "ferocity")
    assert table.occur(RoundEnds(round=1)).is_idle
    lonely = LAIR.replace("c", ".")
    table = Table(lonely, A="stormtrooper", b="nexu").hand(0, "ferocity")
    assert table.occur(RoundEnds(round=1)).is_idle
    table = Table(LAIR, A="stormtrooper", b="nexu", c="stormtrooper").hand(0, "ferocity")
    assert table.occur(RoundEnds(round=1)).choose("pass").hand_of(0) == ["ferocity"]


# --- Rally, Fleet Footed --------------------------------------------------------------------------


@pytest.mark.rule("CORE-ACT-03")
def test_rally_discards_all_harmful_conditions_at_the_start_of_the_activation() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper").hand(0, "rally")
    table.give("A", Condition.STUNNED, Condition.FOCUSED, Condition.BLEEDING).activate("A")
    play(table, "rally")
    assert table.figure("A").conditions == [Condition.FOCUSED]
    assert actions_left(table) == 2


def test_rally_is_for_the_figure_that_is_activated_and_suffers() -> None:
    table = Table("| A   B   c |", A="stormtrooper", B="stormtrooper", c="rebel-trooper").hand(0, "rally")
    table.give("A", Condition.FOCUSED).give("B", Condition.STUNNED)
    assert not offered(table.activate("A"), "rally")
    assert not offered(table.end().hand(1, "rally").activate("c"), "rally")
    table.end().activate("B").choose("pass")
    assert table.has("B", Condition.STUNNED)


@pytest.mark.rule("CORE-ACT-08", "CORE-MOVE-02")
def test_fleet_footed_is_a_movement_point_without_an_action() -> None:
    table = Table("| A   .   .   .   .   .   b |", A="stormtrooper", b="rebel-trooper").hand(
        0, "fleet-footed"
    )
    play(table.activate("A"), "fleet-footed")
    assert (table.figure("A").points, actions_left(table)) == (1, 2)
    table.choose("move", "go:F1")
    assert table.space("A") == "F1"


# --- Lord of the Sith -----------------------------------------------------------------------------


def test_lord_of_the_sith_gives_an_action_for_every_enemy_who_has_fallen_in_the_activation() -> None:
    table = Table(
        "| A   b   c   d   E |",
        A=VADER,
        b="stormtrooper",
        c="stormtrooper",
        d="stormtrooper",
        E="stormtrooper",
    )
    table.hand(0, "lord-of-the-sith").activate("A")
    for letter in "bE":
        table.figure(letter).damage = 2
    table.choose("special:darth-vader-lord-of-the-sith.force-choke")
    assert table.is_defeated("b")
    wound(table, "E", 1, by=1)  # a friend counts for nothing
    play(table, "lord-of-the-sith")
    assert actions_left(table) == 1 + 1


def test_lord_of_the_sith_also_counts_those_who_fall_later() -> None:
    table = Table("| A   b   c |", A=VADER, b="stormtrooper", c="stormtrooper").hand(0, "lord-of-the-sith")
    play(table.activate("A"), "lord-of-the-sith")
    assert actions_left(table) == 2
    wound(table, "b", 3, by=0)
    assert actions_left(table) == 3
    table.end()
    table.activate("A")
    assert actions_left(table) == 2
    wound(table, "c", 2, by=0)
    assert actions_left(table) == 2


def test_lord_of_the_sith_is_for_vader_in_his_own_activation() -> None:
    table = Table("| A   B   c |", A=VADER, B="stormtrooper", c="rebel-trooper").hand(0, "lord-of-the-sith")
    assert not offered(table.activate("B"), "lord-of-the-sith")


# --- To the Limit ---------------------------------------------------------------------------------


def exhausted_trooper(*hand: str) -> Table:
    """A has resolved a special action (it has healed)."""
    table = Table("| A   .   .   b |", A="stormtrooper-elite", b="rebel-trooper").hurt("A", 3)
    table.hand(0, "recovery", "to-the-limit", *hand).activate("A")
    return table.choose("special:recovery.recovery")


@pytest.mark.rule("CORE-ACTION-16")
def test_to_the_limit_is_another_action_and_then_the_figure_is_stunned() -> None:
    table = play(exhausted_trooper(), "to-the-limit")
    assert actions_left(table) == 2
    assert not table.has("A", Condition.STUNNED)
    table.roll([blue(4, damage=2), green(1, damage=2), white(dodge=1)]).choose("attack")
    assert table.has("A", Condition.STUNNED)
    assert actions_left(table) == 1
    table.choose("discard:stun")
    assert not table.has("A", Condition.STUNNED)


def test_who_takes_no_more_actions_is_stunned_all_the_same() -> None:
    table = play(exhausted_trooper(), "to-the-limit").end()
    assert table.has("A", Condition.STUNNED)


@pytest.mark.rule("CORE-CMD-09", "IA-4P-14")
def test_a_team_mate_may_play_to_the_limit_too_and_both_copies_give_an_action() -> None:
    table = Table(
        "| A   B   .   b   c |",
        seats={"A": 0, "B": 2, "b": 1, "c": 3},
        sides=Sides.TEAM,
        A="stormtrooper-elite", B="stormtrooper", b="rebel-trooper", c="rebel-trooper",
    ).hurt("A", 3)  # fmt: skip
    table.hand(0, "recovery", "to-the-limit").hand(2, "to-the-limit").activate("A")
    table.choose("special:recovery.recovery", "use:to-the-limit")
    assert table.decision.seat == 2
    table.choose("use:to-the-limit")
    assert actions_left(table) == 3
    table.choose("move")
    assert table.has("A", Condition.STUNNED)
    assert actions_left(table) == 2


def test_to_the_limit_may_be_kept() -> None:
    table = exhausted_trooper().choose("pass").end()
    assert not table.has("A", Condition.STUNNED)
    assert table.hand_of(0) == ["to-the-limit"]


@pytest.mark.rule("CORE-ACTION-09")
def test_to_the_limit_comes_after_special_actions_only_and_discarding_a_condition_is_one() -> None:
    table = (
        Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper").hand(0, "to-the-limit").activate("A")
    )
    table.choose("move")
    assert not offered(table, "to-the-limit")
    table.end()
    table.give("A", Condition.STUNNED).activate("A").choose("discard:stun")
    assert offered(table, "to-the-limit")


# --- Son of Skywalker -----------------------------------------------------------------------------


def luke_activated() -> Table:
    table = Table("| A   B   .   c |", A=LUKE, B="rebel-trooper", c="stormtrooper").hand(
        0, "son-of-skywalker"
    )
    return table.push(GroupActivation(group=table.figure("A").group, seat=0)).choose("end")


@pytest.mark.rule("CORE-ACT-06")
def test_son_of_skywalker_readies_luke_right_after_his_own_activation() -> None:
    table = luke_activated()
    assert not is_ready(table, "A")
    play(table, "son-of-skywalker")
    assert table.is_idle
    assert is_ready(table, "A")


def test_son_of_skywalker_may_be_played_after_anybody_s_activation() -> None:
    table = luke_activated().choose("pass")
    table.push(GroupActivation(group=table.figure("c").group, seat=1)).choose("end")
    play(table, "son-of-skywalker")
    assert is_ready(table, "A")
    assert not is_ready(table, "c")


def test_son_of_skywalker_is_not_offered_while_luke_is_ready() -> None:
    table = Table("| A   B   .   c |", A=LUKE, B="rebel-trooper", c="stormtrooper").hand(
        0, "son-of-skywalker"
    )
    table.push(GroupActivation(group=table.figure("B").group, seat=0)).choose("end")
    assert table.is_idle


# --- Celebration ----------------------------------------------------------------------------------


def test_celebration_is_four_points_for_a_unique_enemy() -> None:
    table = Table("| A   b   c |", A="stormtrooper", b=LUKE, c="rebel-trooper").hand(0, "celebration")
    play(wound(table, "b", 10, by=0), "celebration")
    assert table.vp(0) == 10 + 4


def test_celebration_may_be_kept() -> None:
    table = Table("| A   b   c |", A="stormtrooper", b=LUKE, c="rebel-trooper").hand(0, "celebration")
    wound(table, "b", 10, by=0).choose("pass")
    assert (table.vp(0), table.hand_of(0)) == (10, ["celebration"])


def test_there_is_nothing_to_celebrate_when_a_friend_or_somebody_of_no_name_falls() -> None:
    table = Table("| A   b   c |", A="stormtrooper", b=LUKE, c="rebel-trooper").hand(0, "celebration")
    assert wound(table.hand(1, "celebration"), "c", 3, by=0).is_idle
    table = Table("| A   b   c |", A="stormtrooper", b=LUKE, c="rebel-trooper").hand(1, "celebration")
    assert decline_all(wound(table, "b", 10, by=0)).hand_of(1) == ["celebration"]
