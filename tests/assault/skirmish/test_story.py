"""The log of a skirmish: everything that happens is told, in good order, and named."""

from __future__ import annotations

import pytest
from tests.assault.content.hands import play
from tests.assault.content.rolls import black, blue, green, white
from tests.assault.rules.rounds import play_round
from tests.assault.rules.scenes import put_token
from tests.assault.skirmish.heard import duel, logged, sentence, story
from tests.assault.table import Table

from dejarik.assault.campaign.companion.presenting.story import STORY as TOLD_MISSIONS
from dejarik.assault.campaign.stages.presenting.story import STORY as BETWEEN_MISSIONS
from dejarik.assault.content.blocks.costs import exhaust_cost
from dejarik.assault.content.picks import Pick, PickKind
from dejarik.assault.dice.attack import AttackEffect, Condition, PowerToken
from dejarik.assault.game import GAME
from dejarik.assault.presenting import AssaultPresenter
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.attack import attack_with
from dejarik.assault.rules.attack.reports import AttackJudged, Why
from dejarik.assault.rules.events import DeploymentBegins, MissionBegins
from dejarik.assault.rules.figures.conditions import gain_power
from dejarik.assault.rules.figures.damage import hurt, recover
from dejarik.assault.rules.figures.groups import add_group, exhaust_group, ready_group
from dejarik.assault.rules.movement import Place
from dejarik.assault.rules.names import effect_text, figure_name, group_text
from dejarik.assault.rules.objects.tokens import (
    CRATE,
    close_door,
    drop,
    move_token,
    put_rubble,
    put_shield,
    remove_token,
    retrieve,
)
from dejarik.assault.showing.figures import fallen_shown, figures_shown
from dejarik.assault.skirmish.rules.commands import discard_at_random, draw
from dejarik.assault.skirmish.rules.rounds import LAST_ROUND
from dejarik.assault.skirmish.rules.victory import earned_for, finish_by_points, gain
from dejarik.kernel import NOBODY, Event, Occurrence, Use
from dejarik.kernel.events import EventFamily
from dejarik.kernel.state import Outcome
from dejarik.messages import Language, say

STORY = AssaultPresenter.story

# --- All of it


def kinds_of_events() -> list[type[Event]]:
    """Every kind of event that this game or the kernel can log."""
    members = EventFamily.members.values()
    return [kind for kind in members if not kind.__subclasses__() and "tests" not in kind.__module__]


@pytest.mark.parametrize(
    "kind",
    [kind for kind in kinds_of_events() if kind.__module__.startswith(("dejarik.assault", "dejarik.kernel"))],
)
def test_every_kind_of_event_is_told_or_known_to_need_no_telling(kind: type[Event]) -> None:
    assert any(kind in story.known for story in (STORY, BETWEEN_MISSIONS, TOLD_MISSIONS))


# --- Attacks: causes before effects


def test_an_attack_is_told_from_its_declaration_to_the_points_for_its_victim() -> None:
    table = Table("| A   .   b   c |", A="stormtrooper", b="rebel-trooper", c="rebel-trooper").hurt("b", 2)
    table.roll([blue(3, 1, 1), green(2, 1, 1), white()]).attack_with("A", "b").choose("surge:3.1", "done")
    assert story(table) == [
        "Stormtrooper 1 attacks Rebel Trooper 1.",
        "Roll: blue (3 accuracy, 1 damage, 1 surge), green (2 accuracy, 1 damage, 1 surge) against white (blank)",
        "Stormtrooper 1 spends a surge: +1 damage (Stormtrooper).",
        "Stormtrooper 1 hits with accuracy 5 (needed: 2): 3 damage − 0 block = 3.",
        "Rebel Trooper 1 suffers 1 damage.",
        "Rebel Trooper 1 is defeated.",
        "Player 1 gains 2 VP.",
    ]


def test_a_miss_says_why() -> None:
    table = Table("| A   .   .   .   b |", A="stormtrooper", b="rebel-trooper")
    table.roll([blue(2, 1), green(1, 1, 1), white()]).attack_with("A", "b").choose("done")
    assert story(table)[-1] == "Stormtrooper 1 misses: accuracy 3, needed: 4."
    table = duel().roll([blue(2, 1), green(1, 2), white(dodge=1)]).attack_with("A", "b")
    assert story(table)[-1] == "Stormtrooper 1 misses: the attack is dodged."


def test_evades_and_blocks_are_told() -> None:
    table = duel(other="royal-guard").roll([blue(3, 2), green(1, 1, 1), black(evade=1)]).attack_with("A", "b")
    assert story(table)[2:] == [
        "An evade cancels a surge.",
        "Stormtrooper 1 hits with accuracy 4 (needed: 2): 3 damage − 0 block = 3.",
        "Royal Guard 1 suffers 3 damage.",
    ]
    table = duel(other="royal-guard").give("A", Condition.WEAKENED)
    table.roll([blue(3, 2), green(1, 1, 1), black(block=3)]).attack_with("A", "b")
    assert story(table)[2:] == [
        "Results: Weakened: −1 surge.",
        "Stormtrooper 1 hits with accuracy 4 (needed: 2): 3 damage − 3 block = 0.",
    ]


def test_what_changes_the_results_by_itself_is_told_by_name() -> None:
    table = duel(other="han-solo-scoundrel").give("A", Condition.HIDDEN).give("b", Condition.HIDDEN)
    table.roll([blue(3, 2), green(1, 1, 1), white(block=0, evade=1)]).attack_with("A", "b").choose("done")
    assert story(table)[2:6] == [
        "Results: Hidden: +1 surge; Hidden: −2 accuracy.",
        "Results: Cunning: +1 block.",
        "An evade cancels a surge.",
        "Stormtrooper 1 hits with accuracy 2 (needed: 2): 3 damage − 1 block = 2.",
    ]


def test_rerolls_and_changes_of_the_results_are_told_with_their_cause() -> None:
    table = Table("| A   B   .   b |", groups=("AB",), A="stormtrooper", B="stormtrooper", b="rebel-trooper")
    table.hand(0, "deadeye").roll([blue(3, 1, 1), green(2, 1, 1), white()]).script(5)
    table.attack_with("B", "b").choose("use:stormtrooper.squad-training").choose(["die:attack:0:blue"])
    table.choose("use:deadeye.deadeye")
    assert story(table)[2:] == [
        "Stormtrooper 2 uses Squad Training.",
        "  Player 1 rerolls: blue (3 accuracy, 1 damage, 1 surge) → blue (5 accuracy, 1 damage)",
        "Player 1 plays Deadeye on Stormtrooper 2.",
        "  Results: +2 accuracy.",
    ]


def test_dice_to_reroll_are_offered_with_what_they_show() -> None:
    table = Table("| A   B   .   b |", groups=("AB",), A="stormtrooper", B="stormtrooper", b="rebel-trooper")
    table.roll([blue(3, 1, 1), green(2, 1, 1), white()])
    table.attack_with("B", "b").choose("use:stormtrooper.squad-training")
    labels = [table.decision.label_of(table.state, each) for each in table.decision.options]
    assert [say(each, Language.ENGLISH) for each in labels] == [
        "blue die (attack): 3 accuracy, 1 damage, 1 surge",
        "green die (attack): 2 accuracy, 1 damage, 1 surge",
    ]


@pytest.mark.parametrize(
    ("ranged", "why"),
    [(True, "there is no line of sight to the target"), (False, "the target is out of reach")],
)
def test_a_target_that_is_lost_is_out_of_sight_or_out_of_reach(ranged: bool, why: str) -> None:
    table = duel()
    table.events = [
        AttackJudged(attacker=table.id("A"), target=table.id("b"), missed=Why.SIGHT, ranged=ranged)
    ]
    assert story(table) == [f"Stormtrooper 1 misses: {why}."]


def test_an_attack_that_is_granted_says_what_it_is_granted_with() -> None:
    table = duel().push()
    attack = attack_with(table.state, table.figure("A"), must=True)
    attack.tally.add(AttackEffect(damage=2, pierce=1))
    table.roll([blue(2, 1), green(1, 2), white()]).push(attack)
    assert story(table)[0] == "Stormtrooper 1 attacks Rebel Trooper 1 with +2 damage, Pierce 1."


def test_blast_is_told_before_whom_it_hits() -> None:
    table = Table("| A   .   b   c |", A="stormtrooper", b="royal-guard", c="dengar")
    attack = attack_with(table.state, table.figure("A"), must=True, only=[table.id("b")])
    attack.tally.add(AttackEffect(blast=1))
    table.roll([blue(2, 1), green(1, 2), black(block=1)]).push(attack)
    assert story(table)[-4:] == [
        "Stormtrooper 1 hits with accuracy 3 (needed: 2): 3 damage − 1 block = 2.",
        "Royal Guard 1 suffers 2 damage.",
        "Stormtrooper 1: Blast 1.",
        "Dengar suffers 1 damage.",
    ]


def test_dice_are_there_to_be_drawn() -> None:
    table = duel().roll([blue(2, 1), green(1, 2), white(block=1)]).attack_with("A", "b")
    [rolled] = [line for line in GAME.presenter.tell(table.state, table.events, None) if line.besides]
    shown = [(die.colour.value, die.face) for die in rolled.dice]  # type: ignore[attr-defined]
    assert [colour for colour, _ in shown] == ["blue", "green", "white"]


# --- Command cards


def test_a_command_card_is_played_on_its_figure_before_it_does_anything() -> None:
    table = duel(own="imperial-officer").hand(0, "planning").deck(0, "rally", "urgency", "deadeye")
    play(table.activate("A"), "planning")
    assert story(table) == [
        "Imperial Officer activates.",
        "Player 1 plays Planning on Imperial Officer.",
        "  Player 1 draws 2 cards.",
    ]


def test_a_cancelled_card_is_named_with_what_cancelled_it() -> None:
    table = Table("| A  @b |", A="dengar", b="dengar").hand(0, "harsh-environment").hand(1, "negation")
    play_round(table).choose("use:harsh-environment", "use:negation")
    assert story(table)[1:4] == [
        "Player 1 plays Harsh Environment.",
        "  Player 2 plays Negation.",
        "Harsh Environment is cancelled by Negation.",
    ]


def test_what_is_discarded_as_a_price_comes_before_what_it_buys() -> None:
    table = Table("| A   b |", A="diala-passil-skirmish", b="royal-guard").hand(0, "planning", "urgency")
    table.attack_with("A", "b").choose("use:diala-passil-skirmish.shattering-blow", "discard:urgency")
    assert story(table)[:-1] == [
        "Diala Passil attacks Royal Guard 1.",
        "Diala Passil uses Shattering Blow.",
        "  Player 1 discards Urgency.",
        "  The only choice: black die.",
    ]


def test_strain_says_which_cards_it_costs_and_how_much_is_left() -> None:
    table = duel().deck(0, "rally", "urgency").give("A", Condition.BLEEDING).activate("A")
    table.choose("move", "discard:1")
    assert story(table)[1:] == [
        "Stormtrooper 1 takes a move action: 4 movement points.",
        "Stormtrooper 1 suffers 1 strain because of Bleeding.",
        "Player 1 discards from the top of the deck: Urgency.",
    ]
    table.choose("move", "discard:0")
    assert story(table)[1:] == [
        "Stormtrooper 1 suffers 1 strain because of Bleeding.",
        "Stormtrooper 1 suffers 1 damage from strain.",
    ]


# --- Forced and chosen texts


def test_what_is_forced_is_the_doing_of_the_card_and_says_nothing_when_it_changes_nothing() -> None:
    def guard_sees_its_comrade_fall() -> Table:
        table = Table("| A   B   b |", A="royal-guard", B="stormtrooper", b="rebel-trooper")
        return table.hurt("B", 2)

    table = guard_sees_its_comrade_fall()
    table.push()
    hurt(table.state, [table.figure("B")], 1, by=1)
    table.push()
    assert story(table) == [
        "Stormtrooper 1 suffers 1 damage.",
        "Stormtrooper 1 is defeated.",
        "Player 2 gains 2 VP.",
        "Royal Guard 1: Vengeance.",
        "  Royal Guard 1 becomes Focused.",
    ]
    table = guard_sees_its_comrade_fall().give("A", Condition.FOCUSED)
    hurt(table.state, [table.figure("B")], 1, by=1)
    assert story(table.push())[-1] == "Player 2 gains 2 VP."


def test_what_is_chosen_and_changes_nothing_says_so() -> None:
    table = duel(own="weequay-pirate-elite").activate("A").choose("special:weequay-pirate-elite.prowl")
    assert story(table)[1:] == ["Weequay Pirate 1 uses Prowl.", "  Weequay Pirate 1 becomes Hidden."]
    table = duel(own="weequay-pirate-elite").give("A", Condition.HIDDEN)
    table.activate("A").choose("special:weequay-pirate-elite.prowl")
    assert story(table)[1:] == ["Weequay Pirate 1 uses Prowl, without effect."]


def test_a_command_card_that_changes_nothing_says_so() -> None:
    table = duel().hand(0, "recovery")
    play(table.activate("A"), "recovery")
    assert story(table)[1:] == ["Player 1 plays Recovery on Stormtrooper 1.", "  Recovery has no effect."]


def test_cards_drawn_before_do_not_hide_that_a_text_changed_nothing() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper").deck(0, "rally").deck(1, "rally")
    table.state.enter("moisture-farm-a", NOBODY)
    play_round(table)
    while not table.is_idle:
        table.choose("end")
    assert story(table)[-4:] == [
        "Player 1 draws a card.",
        "Player 2 draws a card.",
        "Round 1 ends.",
        "Player 2 has initiative.",
    ]


def test_a_text_of_which_something_was_told_is_not_without_effect() -> None:
    gideon = "gideon-argus-skirmish"
    table = Table("| A   B   .   b |", A=gideon, B="rebel-trooper", b="stormtrooper").activate("A")
    table.choose(f"special:{gideon}.tactical-maneuver", "stop")
    assert story(table)[1:] == [
        "Gideon Argus uses Tactical Maneuver.",
        "  The only choice: Rebel Trooper 1.",
        "  Rebel Trooper 1 gains 2 movement points.",
    ]


def test_a_forced_text_is_named_where_anything_is_told_within_it() -> None:
    elite = "stormtrooper-elite"
    table = Table("| A   B   C   b |", groups=("ABC",), A=elite, B=elite, C=elite, b="rebel-trooper")
    table.give("B", Condition.FOCUSED).give("C", Condition.FOCUSED).hurt("A", 4)
    hurt(table.state, [table.figure("A")], 1, by=1)
    table.push()
    if not table.is_idle:
        table.choose(f"choose:{table.id('B')}")
    told = story(table)
    assert told[told.index("Stormtrooper 1: Last Stand.") + 1] == "  Player 1 chooses: Stormtrooper 2."


def test_a_rule_of_the_mission_with_nothing_to_tell_is_not_told() -> None:
    table = duel()
    table.state.enter("moisture-farm-a", NOBODY)
    table.push(Use(source=0, key="moisture-farm-a", ability="round-end", seat=NOBODY))
    assert story(table) == []


def test_who_has_to_pass_because_of_a_card_and_when_it_ends_is_told() -> None:
    guard, trooper = "royal-guard", "stormtrooper"
    table = Table("| A   B   b   c |", A=trooper, B=trooper, b=guard, c=guard).hand(0, "sit-tight")
    play_round(table).choose("use:sit-tight")
    assert story(table)[-1] == "Player 1 has to pass."
    table.choose(table.offers("activate")[0]).choose("end")
    assert story(table) == ["Royal Guard 1 activates.", "Sit Tight ends."]


def test_cards_for_terminals_and_cards_lost_at_random_are_told_so() -> None:
    table = duel().deck(0, "rally", "urgency", "deadeye")
    draw(table.state, 0, for_terminals=2)
    discard_at_random(table.state, 0)
    told = logged(table)
    assert told[0] == "Player 1 draws 3 cards, 2 of them for terminals."
    assert told[1].startswith("Player 1 discards at random: ")


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        (PickKind.TARGET, "which figure?"),
        (PickKind.SPACE, "which space?"),
        (PickKind.PLAYER, "which player?"),
        (PickKind.GROUP, "which Deployment card?"),
        (PickKind.WORD, "which of these?"),
    ],
)
def test_a_card_asks_for_what_it_wants(kind: PickKind, asked: str) -> None:
    table = duel()
    pick = Pick(
        seat=0, then="", kind=kind, key="rally", ability="rally", numbers=[table.id("A")], words=["stun"]
    )
    assert say(pick.prompt(table.state), Language.ENGLISH) == f"Rally: {asked}"


def test_an_effect_that_lasts_is_called_by_its_own_name() -> None:
    named = effect_text("mak-eshkarey-skirmish-lasting", "critical-hit")
    assert say(named, Language.ENGLISH) == "Critical Hit"


# --- Figures


def test_recovery_and_lost_conditions_and_tokens_are_told() -> None:
    table = duel().hurt("A", 1).give("A", Condition.STUNNED, PowerToken.BLOCK, PowerToken.EVADE)
    recover(table.state, table.figure("A"), 5)
    recover(table.state, table.figure("A"), 5)  # nothing is left to recover
    gain_power(table.state, table.figure("A"), PowerToken.SURGE)
    assert logged(table) == [
        "Stormtrooper 1 recovers 1 damage.",
        "Stormtrooper 1 gains a power token: surge.",
    ]
    table.push().choose(["token:block#0"]).push(Activation(figure=table.id("A"))).choose("discard:stun")
    assert story(table) == [
        "Stormtrooper 1 discards a power token: block.",
        "Stormtrooper 1 activates.",
        "Stormtrooper 1 is no longer Stunned.",
    ]


def test_a_way_is_told_once_and_a_placement_is_no_way() -> None:
    table = duel().activate("A").choose("move", "go:B1")
    assert story(table)[2:] == ["Stormtrooper 1 moves to B1."]
    table = Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper")
    here = table.figure("A").space
    table.push(Place(figure=table.id("A"), seat=0, among=[here + 2]))
    assert story(table) == ["Stormtrooper 1 is placed in C1."]


def test_cards_that_are_readied_and_exhausted_are_told() -> None:
    table = duel()
    group = table.state.groups[table.figure("A").group]
    exhaust_group(table.state, group)
    ready_group(table.state, group)
    ready_group(table.state, group)
    assert logged(table) == ["Stormtrooper is exhausted.", "Stormtrooper is readied."]
    use = Use(source=1, key="rogue-smuggler", ability="end-of-round-attack", seat=0, subject=table.id("A"))
    exhaust_cost().pay(table.state, use)
    assert logged(table) == ["Rogue Smuggler is exhausted."]


def test_the_fallen_keep_their_names() -> None:
    table = Table("| A   .   b   c |", A="stormtrooper", b="rebel-trooper", c="rebel-trooper")
    hurt(table.state, [table.figure("c")], 9, by=0)
    table.push()
    table.state.journal = []
    recover(table.state, table.state.fallen[table.id("c")], 1)
    assert logged(table) == ["Rebel Trooper 1 recovers 1 damage."]
    [fallen] = fallen_shown(table.state)
    assert (fallen.card, fallen.seat) == ("rebel-trooper", 1)


def test_where_both_have_the_same_card_figures_are_named_with_their_players() -> None:
    table = duel("stormtrooper", "stormtrooper")
    hurt(table.state, [table.figure("b")], 1, by=0)
    assert story(table.push()) == ["Stormtrooper 1 (Player 2) suffers 1 damage."]


def test_elite_and_regular_figures_of_one_name_are_told_apart_and_so_are_their_groups() -> None:
    table = duel()
    cards = ("gamorrean-guard", "gamorrean-guard-elite", "wampa", "wampa", "nexu", "imperial-officer-elite")
    groups = [add_group(table.state, 0, card) for card in cards]
    add_group(table.state, 1, "nexu-elite")
    named = [say(figure_name(table.state, each), Language.ENGLISH) for each in table.state.figures.values()]
    assert len(set(named)) == len(named)
    assert named[2:] == [
        "Gamorrean Guard 1",
        "Gamorrean Guard 2",
        "Gamorrean Guard (elite) 3",
        "Gamorrean Guard (elite) 4",
        "Wampa 1",
        "Wampa 2",
        "Nexu (Player 1)",
        "Imperial Officer",
        "Nexu (elite) (Player 2)",
    ]
    assert [say(group_text(table.state, group), Language.ENGLISH) for group in groups] == [
        "Gamorrean Guard 1–2",
        "Gamorrean Guard (elite) 3–4",
        "Wampa 1",
        "Wampa 2",
        "Nexu (Player 1)",
        "Imperial Officer",
    ]
    labels = {say(figure.label, Language.ENGLISH) for figure in figures_shown(table.state)}
    assert labels == set(named)  # the page calls them the same


def test_a_player_is_named_with_a_figure_in_options_and_with_a_readied_card_too() -> None:
    table = Table("| A   .   b |\n| .   .   c |", A="stormtrooper", b="stormtrooper-elite", c="rebel-trooper")
    table.activate("A").choose("attack")
    options = [table.decision.label_of(table.state, each) for each in table.decision.options]
    assert [say(each, Language.ENGLISH) for each in options] == [
        "Attack Stormtrooper (elite) 1 (Player 2, C1)",
        "Attack Rebel Trooper 1 (C2)",
    ]
    group = table.state.groups[table.figure("b").group]
    table.state.journal = []
    exhaust_group(table.state, group)
    ready_group(table.state, group)
    assert logged(table) == [
        "Stormtrooper (elite) (Player 2) is exhausted.",
        "Stormtrooper (elite) (Player 2) is readied.",
    ]


# --- Objects and terrain


def test_doors_terrain_and_tokens_are_told() -> None:
    table = Table("| .   A = .   b |\n| .   . = .   . |", A="stormtrooper", b="rebel-trooper")
    table.activate("A").choose("interact:")
    assert story(table)[1:] == [
        "Stormtrooper 1 interacts with an object: Door (B1–C2).",
        "The door at B1–C2 opens.",
    ]
    state, here = table.state, table.figure("A").space
    state.journal = []
    close_door(state, 0)
    put_rubble(state, here)
    put_rubble(state, here)  # changes nothing
    put_shield(state, here)
    crate = put_token(table, "A1", CRATE)
    move_token(state, crate, here)
    retrieve(state, table.figure("A"), crate)
    drop(state, table.figure("A"), crate)
    gain(state, 0, 3, earned_for([crate]))
    remove_token(state, crate)
    gain(state, 0, -1)
    assert logged(table) == [
        "The door at B1–C2 closes.",
        "There is rubble in B1 now.",
        "There is an energy shield in B1 now.",
        "Crate (A1) moves to B1.",
        "Stormtrooper 1 retrieves Crate (B1).",
        "Stormtrooper 1 drops Crate (B1).",
        "Player 1 gains 3 VP for Crate (B1).",
        "Crate (B1) leaves the board.",
        "Player 1 loses 1 VP.",
    ]


# --- The course of the game


def test_a_player_who_passes_or_has_nothing_left_is_told() -> None:
    guard, trooper = "royal-guard", "stormtrooper"
    table = Table("| A   B   b   c   d |", A=trooper, B=trooper, b=guard, c=guard, d=guard)
    play_round(table).choose("pass")
    assert story(table) == ["Round 1", "Player 1 passes."]


def test_a_mission_names_what_it_scores() -> None:
    table = duel()
    table.state.enter("moisture-farm-a", NOBODY)
    crate = put_token(table, "A1", CRATE)
    use = Use(source=0, key="moisture-farm-a", ability="round-end", seat=NOBODY)
    table.push(use)
    assert crate.marks == [0]
    assert story(table) == [
        "Mission rule: Close to Home.",
        "  Player 1 gains 7 VP for Crate (A1).",
    ]


def test_points_for_positions_name_them() -> None:
    table = duel()
    put_token(table, "A1", "tactical-position")
    table.push(Use(source=0, key="temple-gardens-a", ability="round-end", seat=NOBODY))
    assert story(table)[-1] == "  Player 1 gains 2 VP for Tactical position (A1)."


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (DeploymentBegins(), "Deployment begins."),
        (MissionBegins(), "Set-up is done; the first round is about to begin."),
    ],
)
def test_windows_before_the_first_round_say_what_they_are_for(event: Event, said: str) -> None:
    table = duel()
    table.state.stack.append(Occurrence(events=[event]))
    assert [sentence(line) for line in STORY.occasion(table.state, 0)] == [said]


def test_lines_belong_to_whose_figure_or_card_it_is() -> None:
    table = duel(other="royal-guard").roll([blue(2, 1), green(1, 1, 1), black(evade=1)]).attack_with("A", "b")
    told = GAME.presenter.tell(table.state, table.events, None)
    seats = {say(line.text, Language.ENGLISH): line.seat for line in told}
    assert seats["Stormtrooper 1 attacks Royal Guard 1."] == 0
    assert seats["Royal Guard 1 suffers 2 damage."] == 1


# --- The end


def test_the_last_line_says_who_has_won_and_why() -> None:
    table = duel()
    table.state.round = 1
    gain(table.state, 1, 39)
    table.activate("A")
    gain(table.state, 1, 1)
    table.events = []
    table.choose("end")
    assert story(table)[-1] == "The game is over: Player 2 wins. Enough victory points."
    table.state.outcome = Outcome("points", (0, 2))
    assert story(table) == ["The game is over: Player 1, Player 3 win. Enough victory points."]
    table.state.outcome = Outcome("time")
    assert story(table) == ["The game is over: nobody wins. Time is up."]


def test_a_tie_is_told_with_all_that_is_compared() -> None:
    table = duel("stormtrooper", "stormtrooper").script(0, 1, 2, 4)
    table.state.round = LAST_ROUND
    finish_by_points(table.state)
    assert logged(table) == [
        "A tie. VP for defeated figures: Player 1: 0, Player 2: 0.",
        "A tie. Damage on the board and Health of lost figures: Player 1: 0, Player 2: 0.",
        "A tie. Accuracy of a blue die: Player 1: 2, Player 2: 2.",
        "A tie. Accuracy of a blue die: Player 1: 3, Player 2: 4.",
        "The game is over: Player 2 wins. Time is up.",
    ]


def test_after_the_last_round_the_initiative_goes_to_nobody() -> None:
    table = duel()
    table.state.round = LAST_ROUND
    play_round(table)
    while not table.is_idle:
        table.choose("end")
    assert story(table)[-1] == f"Round {LAST_ROUND} ends."
