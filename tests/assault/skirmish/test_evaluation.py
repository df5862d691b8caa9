"""The evaluation of the skirmish: what looks best in small situations, and that looking changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.assault.content.rolls import black, blue, green, red, white, yellow
from tests.assault.rules.scenes import lend
from tests.assault.table import Table

import dejarik.assault.skirmish.stakes  # noqa: F401 - what there is to win
from dejarik.assault.board import Position, Space
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.evaluation import rate
from dejarik.assault.evaluation.positions import evaluate
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.game import GAME
from dejarik.assault.rules.attack import Reroll
from dejarik.assault.rules.ground import board_for, position_of
from dejarik.assault.rules.objects.tokens import add_token
from dejarik.assault.skirmish.game import Options, missions
from dejarik.assault.skirmish.ready_made import ready_made
from dejarik.kernel import Rng, register, view
from dejarik.kernel.driver import RandomPlayer, Turn
from dejarik.kernel.match import Match
from dejarik.kernel.saves import digest

register(GAME)
ARMIES = tuple(ready_made().values())


def best(table: Table) -> str:
    """The option with the highest rating."""
    ratings = rated(table)
    return max(ratings, key=lambda id: ratings[id])


def rated(table: Table) -> dict[str, float]:
    """The ratings of all options, by their ids."""
    ratings = rate(table.state)
    return {id: ratings.get(place, 0.0) for place, id in enumerate(table.options)}


def played(table: Table, most: int = 20) -> Table:
    """The activation in progress, played by the evaluation to its end."""
    for _ in range(most):
        if table.is_idle:
            return table
        table.choose(best(table))
    raise AssertionError(f"still {table.options}")


# --- Attacks --------------------------------------------------------------------------------------


def test_it_attacks_whom_it_can_defeat() -> None:
    table = Table("| b   .   A   .   c |", A="stormtrooper", b="stormtrooper", c="stormtrooper")
    table.hurt("c", 2).activate("A").choose("attack")
    assert best(table) == f"attack:{table.id('c')}"


def test_it_attacks_the_dearer_of_two_equally_hard_targets() -> None:
    table = Table("| b   .   A   .   c |", A="stormtrooper", b="stormtrooper", c="stormtrooper-elite")
    table.hurt("b", 2).hurt("c", 4).activate("A").choose("attack")
    assert best(table) == f"attack:{table.id('c')}"


def test_it_plays_a_card_to_shoot_past_a_friend() -> None:
    table = Table(
        "| A   B   .   c   d |", A="stormtrooper", B="stormtrooper", c="stormtrooper-elite", d="stormtrooper"
    )
    table.hurt("c", 4).hand(0, "marksman").activate("A")
    assert best(table) == "attack:marksman"


def test_it_comes_round_the_corner_to_shoot() -> None:
    table = Table(
        """
        +---+---+---+---+---+
        | A   .   .   .   . |
        +---+---+---+---+   +
        | b   .   .   .   . |
        +---+---+---+---+---+
        """,
        A="stormtrooper", b="stormtrooper",
    )  # fmt: skip
    table.activate("A")
    assert best(table) == "move"
    played(table)
    assert table.space("A") in {"E1", "D1", "E2", "D2"}
    assert any(type(event).__name__ == "AttackDeclared" for event in table.events)


def test_it_shoots_first_and_then_steps_out_of_sight() -> None:
    """He would hardly live through another attack: behind the wall nobody sees him."""
    table = Table(
        """
        +---+---+---+---+---+---+---+
        | .   A   .   .   .   .   b |
        +   +---+---+---+---+---+---+
        | .   .   .   .   .   .   . |
        +---+---+---+---+---+---+---+
        """,
        A="luke-skywalker-hero-of-the-rebellion", b="fenn-signis-skirmish",
    )  # fmt: skip
    table.hurt("A", 9).activate("A")
    assert best(table) == "attack"
    played(table)
    assert table.space("A").endswith("2")


def test_nobody_runs_about_when_there_is_nothing_to_gain() -> None:
    table = Table(
        """
        +---+---+---+---+
        | A   .   . | b |
        +---+---+---+---+
        """,
        A="stormtrooper", b="stormtrooper",
    )  # fmt: skip
    assert best(table.activate("A")) == "end"


@pytest.mark.parametrize("text", ["stay-put", "long-rest"])
def test_nobody_takes_an_action_that_does_nothing(text: str) -> None:
    table = lend(Table("| A   . | b   . |", A="stormtrooper", b="stormtrooper"), "A", text).activate("A")
    assert len(table.offers("special:")) == 1
    assert best(table) == "end"


def test_a_stunned_figure_gets_rid_of_it_before_anything_else() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b="stormtrooper").give("A", Condition.STUNNED)
    assert best(table.activate("A")) == "discard:stun"


# --- Dice -----------------------------------------------------------------------------------------


def test_surges_are_spent_on_what_defeats() -> None:
    """+1 damage or +2 accuracy: the damage is what is missing."""
    table = Table("| A   .   b |", A="stormtrooper", b="stormtrooper").hurt("b", 1)
    table.roll([blue(2, 0, 1), green(1, 2), black(block=1)]).attack_with("A", "b")
    assert best(table) == table.offers("surge:")[0]
    assert played(table).is_defeated("b")


def test_surges_buy_the_accuracy_without_which_the_attack_misses() -> None:
    table = Table("| A   .   .   .   .   b |", A="stormtrooper", b="stormtrooper").hurt("b", 2)
    table.roll([blue(2, 0, 1), green(1, 2), black(block=1)]).attack_with("A", "b")
    assert best(table) == table.offers("surge:")[1]
    assert played(table).is_defeated("b")


@pytest.mark.rule("CORE-KEYWORD-10")
@pytest.mark.parametrize(
    ("row", "pays"),
    [
        ("| A   .   b   c |", True),  # another enemy stands beside the target
        ("| .   A   b   . |", False),  # the attacker is the only one
        ("| A   .   b   B |", False),  # a friend is
        ("| A   .   b   . |", False),  # nobody is
    ],
)
def test_blast_is_bought_where_it_strikes_the_others(row: str, pays: bool) -> None:
    """Pierce 2, Stun or Blast 1: there is no block, and the target is stunned already."""
    others: dict[str, Any] = {letter: "stormtrooper" for letter in "Bc" if letter in row}
    table = Table(row, A="rebel-saboteur", b="stormtrooper-elite", **others).give("b", Condition.STUNNED)
    table.roll([red(2, 1), yellow(1, 1, 1), black(evade=1)]).attack_with("A", "b")
    *_, blast = table.offers("surge:")
    assert best(table) == (blast if pays else "done")


def test_a_die_that_shows_nothing_is_rerolled_before_one_that_shows_much() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="stormtrooper")
    table.roll([blue(2, 0, 1), green(3, 2), black(block=3)]).attack_with("A", "b")
    table.push(Reroll(seat=0, pools=["attack"]))
    ratings = rated(table)
    assert ratings["die:attack:0:blue"] > ratings["die:attack:1:green"]


def test_the_defender_rerolls_a_blank_and_keeps_a_dodge() -> None:
    for shown, is_rerolled in ((white(), True), (white(dodge=1), False)):
        table = Table("| A   b |", A="royal-guard", b="chewbacca-loyal-wookiee")
        table.roll([red(3), yellow(0, 0, 1), black(block=3), shown]).attack_with("A", "b")
        table.push(Reroll(seat=1, pools=["defence"]))
        ratings = rated(table)
        assert (ratings["die:defence:1:white"] > ratings["die:defence:0:black"]) is is_rerolled


def test_a_power_token_is_spent_when_there_is_something_to_hit() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="stormtrooper").give("A", PowerToken.DAMAGE)
    table.attack_with("A", "b")
    assert best(table) == "token:damage"


# --- Worth ----------------------------------------------------------------------------------------


def test_worth_is_points_figures_and_how_they_are() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="stormtrooper")
    assert evaluate(table.state, 0) == pytest.approx(0.0)
    assert evaluate(table.hurt("b", 2).state, 0) > 0
    hurt = evaluate(table.state, 0)
    assert evaluate(table.give("A", Condition.STUNNED).state, 0) < hurt
    stunned = evaluate(table.state, 0)
    table.state.players[0].vp = 5
    assert evaluate(table.state, 0) == pytest.approx(stunned + 5)
    assert evaluate(table.state, 1) == pytest.approx(-evaluate(table.state, 0))


def test_danger_is_where_foes_look() -> None:
    table = Table(
        """
        +---+---+---+---+---+---+
        | .   A   .   .   .   b |
        +   +---+---+---+---+---+
        | .   .   .   .   .   . |
        +---+---+---+---+---+---+
        """,
        A="stormtrooper", b="stormtrooper",
    )  # fmt: skip
    figure = table.figure("A")
    lookout = Survey(table.state, 0).of(figure)
    hidden = Position(Space(figure.space + board_for(table.state).stride))
    assert lookout.danger(position_of(figure)) > 2 * lookout.danger(hidden)


# --- Missions -------------------------------------------------------------------------------------


def test_it_goes_where_the_mission_pays() -> None:
    table = Table(
        """
        +---+---+---+---+---+---+---+---+---+
        | A   .   .   .   .   .   .   . | b |
        +---+---+---+---+---+---+---+---+---+
        """,
        A="stormtrooper", b="stormtrooper",
    )  # fmt: skip
    table.state.map, table.state.mission = "moisture-farm", "A"
    add_token(table.state, "crate", int(table.figure("A").space) + 7)
    table.activate("A")
    assert best(table) == "move"
    played(table)
    assert table.space("A") in {"G1", "H1"}


# --- Looking changes nothing ----------------------------------------------------------------------


def random_game(number: int) -> Match:
    map_id, mission = missions()[number % len(missions())]
    seats = GAME.seats(GAME.options_from({"map": map_id, "mission": mission}, Rng.seeded(1)))
    armies = tuple(ARMIES[(number * 5 + 7 * seat) % len(ARMIES)] for seat in range(seats))
    return Match(GAME, Options(map_id, mission, armies, bluff=number % 4 == 3), number)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(18))
def test_rating_changes_nothing_and_a_determinization_looks_like_what_is_seen(number: int) -> None:
    """Over a random game on every mission: at every ninth decision."""
    match = random_game(number)
    player, rng = RandomPlayer(number), Rng.seeded(number)
    rated = 0
    while (decision := match.decision) is not None and len(match.choices) < 200:
        if len(match.choices) % 9 == number % 9:
            seen = view(match.state, decision.seat)
            determinized: Any = GAME.mind.determinize(seen, rng.split())
            assert view(determinized, decision.seat) == seen
            before = digest(determinized)
            ratings = GAME.mind.rate(determinized)
            assert digest(determinized) == before
            assert view(determinized, decision.seat) == seen
            assert set(ratings) <= set(range(len(decision.options)))
            assert GAME.mind.rate(determinized) == ratings
            rated += bool(ratings)
        match.apply(player.choose(Turn(match.state, decision)))
    assert rated > 10


def test_nothing_hidden_is_taken_over_into_a_determinization() -> None:
    """The decks of the real state and the determinized one differ, and so do the others' hands and the dice to come."""
    match = random_game(0)
    player = RandomPlayer(1)
    for _ in range(60):
        assert match.decision is not None
        match.apply(player.choose(Turn(match.state, match.decision)))
    real: Any = match.state
    determinized = GAME.mind.determinize(view(real, 0), Rng.seeded(2))
    assert [len(player.deck) for player in determinized.players] == [
        len(player.deck) for player in real.players
    ]
    assert [player.deck for player in determinized.players] != [player.deck for player in real.players]
    assert determinized.rng != real.rng
    assert all(source.key for source in determinized.sources.values())
