"""Jerjerrod's Task: who plays with which decks, the set-up, the dial, how it ends, and that it always does."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.lcg.table import Table

from dejarik.kernel import Decision, Problem, Rng, apply, decision, register, start
from dejarik.kernel.answers import random_answer
from dejarik.kernel.engine import run
from dejarik.lcg.decks.deck import Deck, random_deck, random_team
from dejarik.lcg.facts.cards import CardType, Challenge, Role, Side
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.facts.library import challenge_deck
from dejarik.lcg.formats import DUEL, HUNT_FOR_SKYWALKER, JERJERRODS_TASK, TWO_AGAINST_TWO
from dejarik.lcg.game import GAME
from dejarik.lcg.opening import Options, check_decks, options_from
from dejarik.lcg.rules.format import find_format
from dejarik.lcg.rules.leaving import Cause, leave_play
from dejarik.lcg.rules.state import ASIDE, HAND, Lcg
from dejarik.lcg.rules.turn import BalancePhase
from dejarik.lcg.rules.values import cost, objectives
from dejarik.lcg.rules.victory import move_dial

register(GAME)

TASK = "jerjerrods-task-445"
DEATH_STAR = "death-star-ii-455"
SET_UP = ("lcg-order", "lcg-setup-objectives", "lcg-mulligan", "lcg-setup-reveal")
CHALLENGE = Deck("task", challenge=Challenge.JERJERROD)


def light_team(players: int) -> tuple[Deck, ...]:
    return random_team(Rng.seeded(7), Side.LIGHT, players)


def begun(light: int = 2, seed: int = 5) -> Lcg:
    """A game whose set-up is done, everybody having chosen the first option."""
    state: Lcg = start(GAME, Options("jerjerrod", (CHALLENGE, *light_team(light))), seed)
    rng = Rng.seeded(seed)
    while (asked := decision(state)) is not None and asked.prompt.id in SET_UP:
        apply(state, random_answer(asked, rng))
    return state


def result(table: Table) -> tuple[str, tuple[int, ...]]:
    outcome = table.state.outcome
    assert outcome is not None
    return outcome.reason, outcome.winners


# --- Who plays, with which decks ----------------------------------------------------------------------


@pytest.mark.rule("LCG-JT-01", "LCG-CHAL-01", "LCGC-CH-01")
@pytest.mark.parametrize("light", [2, 3])
def test_one_dark_player_faces_two_or_three_light_players(light: int) -> None:
    check_decks(JERJERRODS_TASK, (CHALLENGE, *light_team(light)))


@pytest.mark.rule("LCG-JT-01", "LCG-CHAL-01")
@pytest.mark.parametrize("light", [1, 4])
def test_other_numbers_of_players_are_refused(light: int) -> None:
    team = (light_team(3) * 2)[:light]
    with pytest.raises(Problem):
        check_decks(JERJERRODS_TASK, (CHALLENGE, *team))


@pytest.mark.rule("LCG-JT-01")
def test_the_dark_player_needs_the_challenge_deck() -> None:
    dark = random_deck(Rng.seeded(1), Side.DARK)
    with pytest.raises(Problem):
        check_decks(JERJERRODS_TASK, (dark, *light_team(2)))


@pytest.mark.rule("LCG-JT-02")
def test_the_game_with_two_light_players_is_the_one_that_is_proposed() -> None:
    _, decks = options_from({"format": "jerjerrod"}, Rng.seeded(1))
    assert [deck.side for deck in decks] == [Side.DARK, Side.LIGHT, Side.LIGHT]
    _, decks = options_from({"format": "jerjerrod", "players": "4"}, Rng.seeded(1))
    assert len(decks) == 4  # with three it is as legal


@pytest.mark.rule("LCG-CHAL-02", "LCG-DECK-02")
def test_the_light_decks_obey_the_rules_of_teams() -> None:
    deck = light_team(1)[0]
    twins = (deck, deck)  # each set four times, or twice where once is allowed
    with pytest.raises(Problem, match="lcg-bad-team"):
        check_decks(JERJERRODS_TASK, (CHALLENGE, *twins))


@pytest.mark.rule("LCG-CHAL-03", "LCGC-CH-01")
def test_the_challenge_deck_is_used_in_its_own_scenario_only() -> None:
    with pytest.raises(Problem, match="lcg-challenge-elsewhere"):
        check_decks(DUEL, (CHALLENGE, light_team(1)[0]))
    with pytest.raises(Problem):
        check_decks(HUNT_FOR_SKYWALKER, (CHALLENGE, *light_team(2)))


@pytest.mark.rule("LCG-CHAL-04")
def test_there_is_a_challenge_deck_for_each_side_and_a_format_for_each() -> None:
    decks = [each for each in Challenge if each]
    assert {each.side for each in decks} == {Side.DARK, Side.LIGHT}
    assert len(decks) == 2
    for each in decks:
        format = find_format(each.value)
        assert format is not None
        assert format.challenge is each


# --- Set-up -------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-JT-03", "LCGC-JT-01")
def test_the_dark_player_has_the_cards_of_d01_and_no_affiliation_card() -> None:
    state = begun()
    dark = state.players[0]
    assert dark.affiliation == 0
    held = [source.key for source in state.sources.values() if source.seat == 0 and source.zone == HAND]
    known = [
        state.sources[id].key for id, each in state.cards.items() if each.seat == 0 and id != state.dial_card
    ]
    mine = Counter([*dark.command_deck, *held, *known])
    assert mine == Counter(map(str, challenge_deck(Challenge.JERJERROD)))
    assert sum(mine.values()) == 59


@pytest.mark.rule("LCG-JT-04", "LCGC-JT-01")
def test_the_death_star_is_set_aside_out_of_play() -> None:
    state = begun()
    (aside,) = [source for source in state.sources.values() if source.zone == ASIDE]
    assert (aside.key, aside.seat) == (DEATH_STAR, 0)
    assert look_up(aside.key).role is Role.SET_ASIDE


@pytest.mark.rule("LCG-JT-05", "LCGC-JT-01")
def test_the_dark_player_begins_with_three_given_objectives() -> None:
    state = begun()
    assert {state.sources[id].key for id in objectives(state, 0)} == {
        "along-the-sanctuary-pipeline-443",
        "lemelisks-ambition-442",
        "heightened-security-444",
    }


@pytest.mark.rule("LCG-JT-06")
def test_seven_objectives_are_shuffled_into_the_command_deck() -> None:
    state: Lcg = start(GAME, Options("jerjerrod", (CHALLENGE, *light_team(2))), 5)
    held = [source.key for source in state.sources.values() if source.seat == 0 and source.zone == HAND]
    cards = [*state.players[0].command_deck, *held]
    assert len(cards) == 55
    assert cards.count(TASK) == 7
    assert not state.players[0].objective_deck


@pytest.mark.rule("LCG-JT-07", "LCGC-SETUP-04", "LCGC-SETUP-05")
def test_the_light_players_set_up_as_usual() -> None:
    state = begun(3)
    for player in state.players[1:]:
        assert state.sources[player.affiliation].seat == player.seat
        assert len(objectives(state, player.seat)) == 3
        assert len(player.objective_deck) == 7


# --- The dial -----------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-DIAL-01")
def test_twelve_ends_a_duel_and_neither_a_team_game_nor_this_scenario() -> None:
    ends = {"duel": True, "2v2": False, "jerjerrod": False}
    for name, ends_it in ends.items():
        table = Table(format=name, light=1 if name == "duel" else 2, picture="dial: 11").turn("dark")
        assert table.over is ends_it
    assert (DUEL.dial_end, TWO_AGAINST_TWO.dial_end, JERJERRODS_TASK.dial_end) == (12, 16, 0)


@pytest.mark.rule("LCG-DIAL-02")
def test_the_dial_is_one_number_whatever_it_is_made_of() -> None:
    table = Table(format="jerjerrod", light=2, picture="dial: 9").turn("dark")
    assert table.state.dial == 10


@pytest.mark.rule("LCG-DIAL-03", "LCGC-BAL-01")
@pytest.mark.parametrize(("balance", "expected"), [("light", 4), ("dark", 5)])
def test_the_dial_advances_by_one_and_with_the_dark_balance_by_two(balance: str, expected: int) -> None:
    table = Table(f"dial: 3\nbalance: {balance}", format="jerjerrod", light=2).turn("dark")
    assert table.state.dial == expected


@pytest.mark.rule("LCG-DIAL-03", "LCGC-OBJ-02")
def test_a_destroyed_light_objective_advances_the_dial_by_the_victory_pile() -> None:
    table = Table(
        """
        dial: 3
        dark victory: a-heros-journey-2
        dark units: darth-vader-451
        light1 objectives: a-heros-journey-2 damage=3
        """,
        format="jerjerrod",
        light=2,
    ).conflict("dark")
    table.engage("a-heros-journey-2", ["darth-vader-451"])
    assert len(table.player("dark").victory) == 2
    assert table.state.dial == 5


@pytest.mark.rule("LCG-DIAL-04")
def test_the_dial_only_lowers_what_the_death_star_costs() -> None:
    table = Table(
        f"dial: 7\ndark aside: {DEATH_STAR}\ndark hand: darth-vader-451", format="jerjerrod", light=2
    )
    costs = {
        source.key: cost(table.state, id) for id, source in table.state.sources.items() if source.seat == 0
    }
    assert (costs[DEATH_STAR], costs["darth-vader-451"]) == (15, 5)


@pytest.mark.rule("LCG-DIAL-05", "LCGC-JT-02")
def test_the_dial_alone_does_not_win() -> None:
    for shown in (11, 15, 40):
        table = Table(f"dial: {shown}", format="jerjerrod", light=2).turn("dark")
        assert table.state.dial == shown + 1
        assert not table.over


@pytest.mark.rule("LCG-DIAL-06")
def test_the_other_challenge_has_no_dial() -> None:
    assert not HUNT_FOR_SKYWALKER.has_dial
    table = Table(format="skywalker", dark=2, light=1)
    move_dial(table.state, 3)
    assert (table.state.dial, table.state.dial_card, table.state.stack) == (0, 0, [])


# --- How it ends --------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-JT-08", "LCGC-JT-05")
def test_the_light_side_wins_when_the_dark_side_has_no_objective_left() -> None:
    table = Table(
        f"""
        dark objectives: {TASK} damage=3
        light1 units: red-five-113
        """,
        format="jerjerrod",
        light=2,
    ).conflict("light")
    table.engage(TASK, ["red-five-113"]).settle()
    assert result(table) == ("no-objectives", (1, 2))


@pytest.mark.rule("LCG-JT-08")
@pytest.mark.parametrize("cause", [Cause.RETURNED, Cause.SACRIFICED, Cause.REMOVED])
def test_it_does_not_matter_how_the_last_objective_leaves_play(cause: Cause) -> None:
    table = Table(
        f"dark objectives: {TASK}\nlight1 hand: rebel-trooper-112", format="jerjerrod", light=2
    ).deployment("light")
    leave_play(table.state, [table.id(TASK)], cause, table.seat("dark"))
    run(table.state)
    assert result(table) == ("no-objectives", (1, 2))


@pytest.mark.rule("LCG-JT-08", "LCGC-CH-02")
def test_three_destroyed_objectives_do_not_win_and_each_is_engaged_once_by_the_team() -> None:
    table = Table(
        f"""
        dark objectives: {TASK} damage=3, heightened-security-444
        light1 units: red-five-113
        light2 units: red-five-113
        light2 victory: {TASK}, {TASK}
        """,
        format="jerjerrod",
        light=2,
    )
    table.conflict("light").engage("heightened-security-444", ["red-five-113"]).settle()
    table.pass_until("engage:")  # light 1 has no ready unit left
    assert table.asked.seat == table.seat("light2")
    assert table.options() == [f"engage:{TASK}", "done"]  # the other one was engaged by light 1
    table.engage(TASK, ["red-five-113"]).settle()
    assert len(table.player("light2").victory) == 3
    assert not table.over


@pytest.mark.rule("LCG-JT-09")
def test_cards_cannot_give_the_light_side_another_way_to_win() -> None:
    picture = "light units: red-five-113\nlight enhancements: trench-run-150 on death-star-dial"
    duel = Table(picture).conflict("light")
    assert duel.can("engage:death-star-dial")
    task = Table(picture, format="jerjerrod", light=2).conflict("light")
    assert task.can("engage:lemelisks-ambition-442")
    assert not task.can("engage:death-star-dial")


@pytest.mark.rule("LCG-JT-12", "LCGC-CH-04")
def test_empty_decks_lose_nothing() -> None:
    table = Table(format="jerjerrod", light=2)
    for player in table.state.players:
        player.command_deck, player.objective_deck = [], []
    table.turn("dark")
    for _ in range(60):
        assert not table.over
        table.decline()


@pytest.mark.rule("LCG-JT-14", "LCGC-REF-04")
def test_ten_objectives_are_not_too_many() -> None:
    seven = ", ".join([TASK] * 7)
    table = Table(
        f"dark objectives: lemelisks-ambition-442, along-the-sanctuary-pipeline-443, heightened-security-444, {seven}",
        format="jerjerrod",
        light=2,
    ).turn("dark")
    assert len(table.cards_of("dark", CardType.OBJECTIVE)) == 10


def test_the_dark_side_replaces_no_objectives() -> None:
    table = Table(f"dark objectives: {TASK}", format="jerjerrod", light=2).turn("dark")
    assert table.cards_of("dark", CardType.OBJECTIVE) == [TASK]


@pytest.mark.rule("LCGC-BAL-02", "LCGC-TEAM-04")
def test_the_light_balance_damages_an_objective_of_the_dark_side() -> None:
    table = Table(format="jerjerrod", light=2).start(BalancePhase(side=Side.LIGHT), side="light")
    assert table.asked.seat == table.seat("light1")
    table.choose("balance:heightened-security-444")
    assert table.card("heightened-security-444").damage == 1


def test_the_dark_player_may_engage_every_light_player() -> None:
    table = Table(
        """
        dark units: darth-vader-451
        light1 objectives: a-heros-journey-2
        light2 objectives: a-journey-to-dagobah-3
        """,
        format="jerjerrod",
        light=2,
    ).conflict("dark")
    assert {"engage:a-heros-journey-2", "engage:a-journey-to-dagobah-3"} <= set(table.options())


# --- It always ends -----------------------------------------------------------------------------------


@pytest.mark.rule("LCGC-TIE-05")
@pytest.mark.parametrize("light", [2, 3])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_games_of_random_choices_end(light: int, seed: int) -> None:
    state: Lcg = start(GAME, Options("jerjerrod", (CHALLENGE, *light_team(light))), seed)
    rng = Rng.seeded(seed)
    asked: Decision | None = decision(state)
    while asked is not None:
        apply(state, random_answer(asked, rng))
        asked = decision(state)
    assert state.outcome is not None
    assert state.outcome.winners in ((0,), tuple(range(1, light + 1)))


@pytest.mark.rule("LCG-DIAL-04")
def test_a_death_star_that_lies_aside_again_is_cheaper_by_the_dial_again() -> None:
    table = Table(f"dial: 7\ndark units: {DEATH_STAR}", format="jerjerrod", light=2).actions("dark")
    table.let(lambda state: leave_play(state, [table.id(DEATH_STAR)], Cause.RETURNED, 0))
    (aside,) = [id for id, source in table.state.sources.items() if source.zone == ASIDE]
    printed = look_up(DEATH_STAR).cost
    assert printed is not None
    assert cost(table.state, aside) == printed - 7
