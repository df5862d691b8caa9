"""Return to Hoth: its nine Command cards."""

from __future__ import annotations

import msgspec
import pytest
from tests.assault.content.rolls import black, blue, green, red, white, yellow
from tests.assault.table import Table

from dejarik.assault.board import Sides, board_of
from dejarik.assault.board.mapdata import LaidTile, TilePlacement
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import board_for
from dejarik.assault.rules.values import defence_block, defence_evade
from dejarik.assault.skirmish.rules.rounds import Round


def play_round(table: Table) -> Table:
    """A round from its start, to the first decision."""
    return table.push(Round())


def pass_activations(table: Table) -> Table:
    """All groups are activated and do nothing, until something else is asked."""
    while table.offers("activate:") or "end" in table.options:
        table.choose(table.offers("activate:")[0] if table.offers("activate:") else "end")
    return table


# --- Coordinated Attack ----------------------------------------------------------------------------------

COORDINATED = "special:coordinated-attack.coordinated-attack"
COORDINATED_BOARD = """
    | L   A   .   .   b |
    | .   .   .   C   . |
    | .   .   .   .   d |
"""


def loku_and_friends() -> Table:
    table = Table(
        COORDINATED_BOARD,
        L="loku-kanoloa-skirmish", A="leia-organa-skirmish", C="mhd-19-skirmish", b="dengar", d="dengar",
    )  # fmt: skip
    return table.hand(0, "coordinated-attack")


def test_coordinated_attack_two_figures_attack_one_target_through_others() -> None:
    table = loku_and_friends().activate("L").choose(COORDINATED)
    assert table.offers("choose:") == [f"choose:{table.id(letter)}" for letter in "LAC"]
    table.pick("L").roll([blue(4, damage=2), red(1), black(block=1)]).pick("b")
    assert table.damage("b") == 2
    assert table.offers("choose:") == [f"choose:{table.id(letter)}" for letter in "AC"]
    table.pick("A")
    assert table.options == [f"attack:{table.id('b')}", "decline"]
    table.roll([blue(4, damage=2), yellow(2, damage=1), yellow(2, damage=1), black(block=1)]).pick("b")
    assert table.damage("b") == 5
    assert table.hand_of(0) == []
    assert table.offers("move") == []  # both actions are spent


def test_coordinated_attack_in_the_other_order() -> None:
    table = loku_and_friends().activate("L").choose(COORDINATED).pick("C")
    table.roll([blue(4, damage=2), yellow(2, damage=1), black(block=1)]).pick("d")
    assert table.offers("choose:") == [f"choose:{table.id('L')}"]  # one partner only
    table.pick("L")
    assert table.options == [f"attack:{table.id('d')}", "decline"]


def test_coordinated_attack_each_attack_is_optional() -> None:
    table = loku_and_friends().activate("L").choose(COORDINATED, "decline")
    assert "end" in table.options
    table = loku_and_friends().activate("L").choose(COORDINATED).pick("L").choose("decline")
    table.pick("A")
    assert set(table.offers("attack:")) == {f"attack:{table.id(letter)}" for letter in "bd"}  # a free choice


def test_coordinated_attack_ends_when_the_target_is_defeated() -> None:
    table = loku_and_friends().hurt("b", 7).activate("L").choose(COORDINATED).pick("L")
    table.roll([blue(4, damage=2), red(1), black(block=1)]).pick("b")
    assert table.is_defeated("b")
    assert "end" in table.options


def test_coordinated_attack_needs_loku_both_actions_and_a_target() -> None:
    table = loku_and_friends().activate("A")
    assert table.offers(COORDINATED) == []
    table = loku_and_friends().activate("L").choose("move")
    assert table.offers(COORDINATED) == []
    table = Table("| L   . | b |", L="loku-kanoloa-skirmish", b="dengar").hand(0, "coordinated-attack")
    assert table.activate("L").offers(COORDINATED) == []


# --- Harsh Environment -----------------------------------------------------------------------------------

HARSH = "use:harsh-environment.harsh-environment"


def test_harsh_environment_evades_fail_outside_and_blocks_come_easy_inside_until_the_round_ends() -> None:
    table = Table("| A   .  @B  @c   d |", A="snowtrooper", B="snowtrooper", c="dengar", d="dengar")
    table.hand(0, "harsh-environment")
    play_round(table).choose(HARSH)

    def changes(letter: str) -> tuple[int, int]:
        id = table.id(letter)
        return defence_block(table.state, id), defence_evade(table.state, id)

    assert [changes(letter) for letter in "ABcd"] == [(0, -1), (1, 0), (1, 0), (0, -1)]
    pass_activations(table)
    assert table.is_idle
    assert [changes(letter) for letter in "ABcd"] == [(0, 0)] * 4


def test_harsh_environment_counts_in_attacks() -> None:
    table = Table("| A   @  @b |", A="dengar", b="dengar").hand(0, "harsh-environment")
    play_round(table).choose(HARSH)
    table.roll([green(1, damage=2), yellow(2, damage=1), black(block=1)])
    table.choose("attack", "done")
    assert table.damage("b") == 1


def test_harsh_environment_may_be_kept_in_hand() -> None:
    table = Table("| A   @  @b |", A="dengar", b="dengar").hand(0, "harsh-environment")
    play_round(table).choose("pass")
    assert table.hand_of(0) == ["harsh-environment"]
    assert defence_block(table.state, table.id("b")) == 0


# --- Master Operative ------------------------------------------------------------------------------------

OPERATIVE = "use:master-operative.master-operative"
CLOSE_QUARTERS = "special:verena-talos-skirmish.close-quarters"


def test_master_operative_focuses_verena_and_adds_a_surge_to_close_quarters() -> None:
    table = Table("| V   b |", V="verena-talos-skirmish", b="dengar").hand(0, "master-operative")
    table.activate("V").choose(CLOSE_QUARTERS)
    table.roll([green(1, damage=2), yellow(2, damage=1), green(1, damage=2), black(block=1)])
    table.choose(OPERATIVE)
    assert [die.colour for die in table.attack.attack_dice] == [Die.GREEN, Die.YELLOW, Die.GREEN]
    assert table.attack.surges_left == 1
    table.choose("done")
    assert not table.has("V", Condition.FOCUSED)  # spent in this very attack


def test_master_operative_is_for_close_quarters_only_and_may_be_kept() -> None:
    table = Table("| V   b |", V="verena-talos-skirmish", b="dengar").hand(0, "master-operative")
    table.roll([blue(2, damage=1), green(1, damage=2), black(block=1)]).activate("V").choose("attack")
    assert table.hand_of(0) == ["master-operative"]
    assert table.damage("b") == 2
    table = Table("| V   b |", V="verena-talos-skirmish", b="dengar").hand(0, "master-operative")
    table.roll([green(1, damage=2), yellow(2, damage=1), black(block=1)])
    table.activate("V").choose(CLOSE_QUARTERS, "pass")
    assert table.damage("b") == 2
    assert table.hand_of(0) == ["master-operative"]


# --- Miracle Worker --------------------------------------------------------------------------------------

MIRACLE = "use:miracle-worker.miracle-worker"


def wounded(letter: str, damage: int, picture: str = "| M   .   .   A   .   b |") -> Table:
    """A figure suffers that much; seat 0 holds Miracle Worker."""
    table = Table(picture, M="mhd-19-skirmish", A="echo-base-trooper", b="dengar")
    table.hand(0, "miracle-worker")
    return table.occur(Damaged(target=table.id(letter), amount=damage, by=1))


@pytest.mark.rule("CORE-DEFEAT-01")
def test_miracle_worker_saves_a_friendly_figure_within_3_spaces() -> None:
    table = wounded("A", 5).choose(MIRACLE)
    assert table.is_idle
    assert table.damage("A") == 2  # Health 5, and 3 damage recovered
    assert table.vp(1) == 0
    assert table.hand_of(0) == []
    assert table.state.players[0].discard == ["miracle-worker"]


def test_miracle_worker_saves_mhd_19_itself() -> None:
    table = wounded("M", 9).choose(MIRACLE)
    assert table.damage("M") == 4


def test_miracle_worker_is_not_offered_for_distant_or_hostile_figures_nor_for_less_damage() -> None:
    table = wounded("A", 5, "| M   .   .   .   A   b |")
    assert table.is_defeated("A")
    assert table.hand_of(0) == ["miracle-worker"]
    assert wounded("A", 4).is_idle
    table = wounded("b", 8, "| M   b   A |")
    assert table.is_defeated("b")
    assert table.hand_of(0) == ["miracle-worker"]


def test_miracle_worker_may_be_kept_in_hand() -> None:
    table = wounded("A", 5).choose("pass")
    assert table.is_defeated("A")
    assert table.vp(1) == 3


def test_a_figure_saved_in_an_attack_was_not_defeated_by_it() -> None:
    table = Table("| M   A   l |", M="mhd-19-skirmish", A="echo-base-trooper", l="loku-kanoloa-skirmish")
    table.hand(0, "miracle-worker")
    table.roll([blue(4, damage=2), red(3), black(block=1)]).hurt("A", 2).activate("l")
    table.choose("special:loku-kanoloa-skirmish.set-your-sights").pick("A").choose(MIRACLE)
    assert table.damage("A") == 2
    assert not table.has("l", Condition.FOCUSED)


# --- Negation --------------------------------------------------------------------------------------------

NEGATION = "use:negation.negation"


@pytest.mark.rule("IA-CARD-19", "CORE-CMD-11")
def test_negation_cancels_a_command_card_of_cost_0_which_is_discarded() -> None:
    table = Table("| A  @b |", A="dengar", b="dengar").hand(0, "harsh-environment").hand(1, "negation")
    play_round(table).choose(HARSH)
    assert table.decision.seat == 1
    table.choose(NEGATION)
    assert defence_block(table.state, table.id("b")) == 0
    assert table.state.players[0].discard == ["harsh-environment"]
    assert table.state.players[1].discard == ["negation"]


@pytest.mark.rule("IA-CARD-19")
def test_negation_may_be_kept_in_hand() -> None:
    table = Table("| A  @b |", A="dengar", b="dengar").hand(0, "harsh-environment").hand(1, "negation")
    play_round(table).choose(HARSH, "pass")
    assert defence_block(table.state, table.id("b")) == 1


@pytest.mark.rule("IA-CARD-19")
def test_negation_is_not_for_dearer_cards_or_ones_own() -> None:
    table = Table("| A   A   b |", A="wampa", b="dengar")
    table.hand(0, "survival-instincts").hand(1, "negation")
    table.activate("A").choose("use:survival-instincts")  # cost 1
    assert table.hand_of(1) == ["negation"]
    assert defence_block(table.state, table.id("A")) == 1
    table = Table("| A  @b |", A="dengar", b="dengar").hand(0, "harsh-environment", "negation")
    play_round(table).choose(HARSH)
    assert defence_block(table.state, table.id("b")) == 1


@pytest.mark.rule("CORE-FOUR-03")
def test_negation_is_not_for_a_team_mates_card() -> None:
    table = Table("| A  @b   C |", A="dengar", b="dengar", C="dengar", seats={"C": 2}, sides=Sides.TEAM)
    table.hand(0, "harsh-environment").hand(2, "negation")
    play_round(table).choose(HARSH)
    assert defence_block(table.state, table.id("b")) == 1


# --- Overcharged Weapons ---------------------------------------------------------------------------------

OVERCHARGED = "use:overcharged-weapons.overcharged-weapons"
FIRING_RANGE = """
    | A   A   A   .   b   . |
    | A   A   A   .   c   . |
"""


def tank_and_prey() -> Table:
    table = Table(FIRING_RANGE, A="sc2-m-repulsor-tank", b="dengar", c="dengar")
    return table.hand(0, "overcharged-weapons")


def test_overcharged_weapons_attacks_who_activates_with_pierce_2_then_is_exhausted_and_weakened() -> None:
    table = tank_and_prey()
    table.roll([blue(2, damage=1), red(1), yellow(2, damage=1), black(block=3)])
    table.activate("b").choose(OVERCHARGED)
    assert table.damage("b") == 2
    assert table.damage("c") == 0
    assert table.has("A", Condition.WEAKENED)
    assert not table.state.groups[table.figure("A").group].ready
    assert table.decision.about["figure"] == table.id("b")  # its activation goes on


def test_overcharged_weapons_is_not_offered_to_exhausted_vehicles_others_or_for_friends() -> None:
    table = tank_and_prey()
    table.state.groups[table.figure("A").group].exhaust()
    assert table.activate("b").offers(OVERCHARGED) == []
    assert tank_and_prey().activate("A").offers(OVERCHARGED) == []
    table = Table("| A   .   b |", A="dengar", b="dengar").hand(0, "overcharged-weapons")
    assert table.activate("b").offers(OVERCHARGED) == []
    table = Table("| A   A   A | b |\n| A   A   A | . |", A="sc2-m-repulsor-tank", b="dengar")
    assert table.hand(0, "overcharged-weapons").activate("b").offers(OVERCHARGED) == []


def test_overcharged_weapons_ends_the_activation_of_who_is_defeated() -> None:
    table = tank_and_prey().hurt("b", 7)
    table.roll([blue(2, damage=1), red(1), yellow(2, damage=1), black(block=1)])
    table.activate("b").choose(OVERCHARGED)
    assert table.is_defeated("b")
    assert table.is_idle


# --- Set a Trap ------------------------------------------------------------------------------------------

TRAP = "use:set-a-trap.set-a-trap"


def two_tiles(table: Table) -> Table:
    """Columns A to C are one tile, the others another; seat 0 holds Set a Trap."""
    map_data = board_for(table.state).map
    halves = [[name for name in map_data.spaces if (name[0] in "ABC") is left] for left in (True, False)]
    tiles = tuple(
        LaidTile(TilePlacement(tile, x, 0), tuple(half))  # type: ignore[arg-type]
        for tile, x, half in (("Hoth_1A", 0, halves[0]), ("Hoth_2A", 3, halves[1]))
    )
    table.state.__dict__["board_"] = board_of(msgspec.structs.replace(map_data, tiles=tiles))
    table.refresh()
    return table.hand(0, "set-a-trap")


def test_set_a_trap_attacks_on_the_named_tile_when_the_round_ends() -> None:
    table = Table(
        """
        | A   b   .   e |
        | .   C   .   D |
        """,
        A="dengar", b="dengar", C="snowtrooper", D="snowtrooper", e="dengar",
    )  # fmt: skip
    play_round(two_tiles(table)).choose(TRAP)
    assert table.options == ["tile:Hoth_1A@A1", "tile:Hoth_2A@D1"]
    table.choose("tile:Hoth_1A")
    pass_activations(table)
    assert table.decision.seat == 0
    assert table.options == [f"choose:{table.id(letter)}" for letter in "AC"]  # one has to
    table.roll([blue(2, damage=1), green(1, damage=2), black(block=1)]).pick("C")
    assert table.damage("b") == 2  # e is not on the tile
    assert table.is_idle


def test_set_a_trap_finds_nobody_and_is_over_with_the_round() -> None:
    table = two_tiles(Table("| A   .   .   b   . |", A="dengar", b="dengar"))
    pass_activations(play_round(table).choose(TRAP, "tile:Hoth_1A"))
    assert table.is_idle
    assert [source.key for source in table.state.sources.values()] == ["dengar", "dengar"]
    assert table.state.modifiers == []


def test_set_a_trap_a_large_figure_is_on_every_tile_that_it_touches() -> None:
    table = two_tiles(Table("| A   .   w   w   . |", A="dengar", w="wampa"))
    pass_activations(play_round(table).choose(TRAP, "tile:Hoth_1A"))
    table.roll([green(1, damage=2), yellow(2, damage=1), black(block=1)]).choose("space:C1", "done")
    assert table.damage("w") == 2


def test_set_a_trap_may_be_kept_in_hand() -> None:
    table = two_tiles(Table("| A   b   .   . |", A="dengar", b="dengar"))
    pass_activations(play_round(table).choose("pass"))
    assert table.is_idle
    assert table.hand_of(0) == ["set-a-trap"]


# --- Size Advantage --------------------------------------------------------------------------------------

SIZE = "special:size-advantage.size-advantage"


def test_size_advantage_hits_a_small_figure_harder_and_weakens_it() -> None:
    table = Table(
        """
        | .   A   A   b |
        | .   w   w   . |
        """,
        A="wampa", w="wampa", b="leia-organa-skirmish",
    )  # fmt: skip
    table.hand(0, "size-advantage")
    table.roll([red(1), red(1), white(block=1)]).activate("A").choose(SIZE)
    assert table.damage("b") == 4  # 2 of the dice, 1 printed, 2 of the card, 1 block
    assert table.has("b", Condition.WEAKENED)
    assert table.damage("w") == 0  # never the large one
    assert "attack" not in table.options  # it was the attack of this activation
    assert table.hand_of(0) == []


def test_size_advantage_needs_a_large_figure_and_a_small_target() -> None:
    table = Table("| A   A   w   w |", A="wampa", w="wampa").hand(0, "size-advantage").activate("A")
    assert "attack" in table.options
    assert table.offers(SIZE) == []
    table = Table("| A   b |", A="dengar", b="dengar").hand(0, "size-advantage").activate("A")
    assert table.offers(SIZE) == []


# --- Survival Instincts ----------------------------------------------------------------------------------

INSTINCTS = "use:survival-instincts.survival-instincts"


def test_survival_instincts_toughens_a_creature_until_the_round_ends() -> None:
    table = Table("| A   A   .   b |", A="wampa", b="dengar").hand(0, "survival-instincts")
    play_round(table).choose(INSTINCTS)  # its only group activates
    id = table.id("A")
    assert (defence_block(table.state, id), defence_evade(table.state, id)) == (1, 1)
    assert defence_block(table.state, table.id("b")) == 0
    table.choose("end")
    table.roll([green(1, damage=1, surge=1), yellow(2, damage=1), black(block=1)])
    table.choose("attack", "space:B1", "done")
    assert table.damage("A") == 0  # 2 damage, 2 blocks; one of the 2 surges was evaded
    table.choose("end")
    assert (defence_block(table.state, id), defence_evade(table.state, id)) == (0, 0)


def test_survival_instincts_is_for_a_creature_in_its_own_activation_and_may_be_kept() -> None:
    table = Table("| A   A   .   C   b |", A="wampa", C="dengar", b="dengar").hand(0, "survival-instincts")
    assert table.activate("C").offers("use:") == []
    table.end()
    assert table.activate("b").offers("use:") == []
    table.end()
    table.activate("A").choose("pass")
    assert table.hand_of(0) == ["survival-instincts"]
    assert defence_block(table.state, table.id("A")) == 0
