"""What a saved game holds (CORE-STATE): saved in the middle, loaded, and everything is there and asks the same."""

from __future__ import annotations

from typing import cast

import pytest
from tests.assault.content.rolls import black, blue, green
from tests.assault.rules.matches import Play
from tests.assault.rules.scenes import lend, put_token, use
from tests.assault.table import Table

from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.dice.faces import Die
from dejarik.assault.game import GAME
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.ground import board_for
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, put_rubble, put_shield, retrieve, tokens_of
from dejarik.assault.skirmish.rules.rounds import ActivationPhase, Round
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import decision, saves


def again(table: Table) -> SkirmishState:
    """The state of the table, saved and loaded."""
    loaded = cast(SkirmishState, saves.unpacked(GAME, saves.packed(table.state)))
    loaded.__dict__["board_"] = board_for(table.state)
    asked = decision(loaded)
    assert asked is not None
    assert asked.ids(loaded) == table.options
    assert saves.digest(loaded) == saves.digest(table.state)
    return loaded


def room() -> Table:
    return Table(
        """
        | A   . = .   b |
        | B   . = .   . |
        """,
        groups=("AB",),
        A="stormtrooper",
        B="stormtrooper",
        b="royal-guard",
    )


@pytest.mark.rule("CORE-STATE-01")
def test_doors_tokens_rubble_and_shields_are_saved() -> None:
    table = room()
    door = tokens_of(table.state, DOOR)[0]
    door.locked, door.health, door.damage = True, 5, 2
    crate = put_token(table, "B2", "crate", colour="blue", turned=True)
    put_rubble(table.state, 2)
    put_shield(table.state, 3)
    retrieve(table.state, table.figure("A"), crate)
    table.refresh()
    loaded = again(table)
    (same,) = tokens_of(loaded, DOOR)
    assert (same.locked, same.health, same.damage, loaded.open_doors) == (True, 5, 2, 0)
    token = loaded.tokens[crate.id]
    assert (token.kind, token.colour, token.turned, token.carrier) == ("crate", "blue", True, table.id("A"))
    assert (loaded.rubble, loaded.shields) == ([2], [3])


@pytest.mark.rule("CORE-STATE-01", "CORE-STATE-08", "CORE-STATE-09")
def test_a_whole_game_is_saved_with_its_map_zones_initiative_decks_and_hands() -> None:
    play = Play(["stormtrooper"], ["rebel-trooper"]).set_up(1)
    loaded = cast(SkirmishState, saves.unpacked(GAME, saves.packed(play.state)))
    assert (loaded.map, loaded.mission, loaded.round, loaded.initiative) == ("moisture-farm", "A", 1, 1)
    assert [player.zone for player in loaded.players] == [player.zone for player in play.state.players]
    assert tokens_of(loaded, TERMINAL) == tokens_of(play.state, TERMINAL)
    for seat in (0, 1):
        assert len(loaded.players[seat].deck) == 12
        assert [
            source.key for source in loaded.sources.values() if source.zone == "hand" and source.seat == seat
        ] == (play.hand(seat))
    asked = decision(loaded)
    assert asked is not None
    assert asked.ids(loaded) == play.options


@pytest.mark.rule("CORE-STATE-02", "CORE-STATE-03")
def test_figures_and_groups_are_saved_with_everything_on_them() -> None:
    table = room().hurt("A", 2).give("A", Condition.STUNNED, Condition.BLEEDING, PowerToken.EVADE)
    table.attach("A", "targeting-computer")
    table.state.groups[table.figure("A").group].exhaust()
    loaded = again(table)
    figure, group = loaded.figures[table.id("A")], loaded.groups[table.figure("A").group]
    assert (figure.seat, figure.card, figure.number, figure.space, figure.lying) == (
        0,
        "stormtrooper",
        1,
        0,
        0,
    )
    assert (figure.damage, figure.conditions) == (2, [Condition.STUNNED, Condition.BLEEDING])
    assert figure.power == [PowerToken.EVADE]
    assert (group.card, group.size, group.ready, group.attachment) == (
        "stormtrooper",
        2,
        False,
        "targeting-computer",
    )


@pytest.mark.rule("CORE-STATE-05")
def test_an_activation_is_saved_with_its_actions_points_and_limits() -> None:
    table = lend(room(), "A", "shield-up").activate("A").choose("move")
    use(table, "shield-up", "special")
    loaded = again(table)
    activation = loaded.the(Activation)
    assert (activation.figure, activation.actions, activation.attacked) == (table.id("A"), 0, False)
    assert loaded.figures[table.id("A")].points == 4
    assert loaded.uses[activation.label]  # the special action is used up


@pytest.mark.rule("CORE-STATE-06", "CORE-STATE-07")
def test_an_attack_is_saved_with_its_dice_modifiers_and_what_was_spent() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b="royal-guard").give("A", PowerToken.DAMAGE)
    lend(table, "A", "brute")
    table.roll([blue(3, 1, 1), green(2, 1, 1), black(block=2)]).activate("A").choose("attack", "token:damage")
    while not table.offers("surge:"):
        use(table, "brute") if table.offers("use:rule-test-brute") else table.choose("pass")
    table.choose(table.offers("surge:")[0])
    loaded = again(table)
    attack = loaded.the(Attack)
    assert (attack.attacker, attack.target, attack.target_space) == (table.id("A"), table.id("b"), 3)
    assert [(die.colour, die.face) for die in attack.attack_dice] == [(Die.BLUE, 3), (Die.GREEN, 3)]
    assert [die.rerolled for die in attack.attack_dice] == [False, False]
    assert attack.tally.damage >= 2  # the token and the ability
    assert attack.tokens_spent == [table.id("A")]
    assert (attack.spent, len(attack.bought)) == (1, 1)


@pytest.mark.rule("CORE-STATE-08")
def test_a_round_is_saved_with_its_phase_whose_turn_it_is_and_who_has_claimed_initiative() -> None:
    table = Table(
        """
        | A   .   .   b |
        | B   .   .   c |
        """,
        A="stormtrooper",
        B="snowtrooper",
        b="royal-guard",
        c="rebel-trooper",
    ).hand(1, "take-initiative")
    table.push(Round()).choose("use:take-initiative")
    table.choose(table.options[0], "activate:", "end")  # exhausts one card and activates the other
    loaded = again(table)
    assert (loaded.initiative, loaded.the(Round).claimed) == (1, [1])
    assert loaded.the(ActivationPhase).turn == 0
    assert [group.ready for group in loaded.groups.values()] == [True, True, False, False]


@pytest.mark.rule("CORE-STATE-09")
def test_points_discard_piles_and_lasting_cards_are_saved() -> None:
    table = room().hand(0, "take-cover", "urgency")
    table.state.players[0].vp, table.state.players[0].vp_from_defeats = 12, 6
    table.activate("A").choose("special:take-cover")
    loaded = again(table)
    player = loaded.players[0]
    assert (player.vp, player.vp_from_defeats, player.discard) == (12, 6, ["take-cover"])
    assert sorted(modifier.query for modifier in loaded.modifiers) == ["defence-accuracy", "defence-block"]
