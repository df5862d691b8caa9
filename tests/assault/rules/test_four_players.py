"""Skirmishes for four (CORE-FOUR, IA-4P): everybody alone or in teams, initiative, scoring, elimination."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import decline_all
from tests.assault.content.rolls import black, blue, green
from tests.assault.rules.matches import Play
from tests.assault.rules.rounds import (
    asks,
    by_mission,
    idle_turn,
    play_round,
    play_rounds,
    ready,
    sit_out,
    used,
)
from tests.assault.rules.scenes import PREFIX, lend, put_token, targets, use
from tests.assault.table import Table

from dejarik.assault import board
from dejarik.assault.board import Sides
from dejarik.assault.content.blocks import Do, after, during, rule
from dejarik.assault.rules.attack import AttackResolved
from dejarik.assault.rules.events import MissionBegins, RoundBegins, RoundEnds
from dejarik.assault.rules.figures.damage import Damaged, hurt
from dejarik.assault.rules.ground import foes, friends
from dejarik.assault.rules.objects.tokens import controller_of_spaces
from dejarik.assault.skirmish.rules.rounds import ActivationPassed, InitiativeClaimed, InitiativeDecided
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import check_end, gain, team_points
from dejarik.kernel import NOBODY, Use

ARMIES = [["stormtrooper"], ["rebel-trooper"], ["weequay-pirate"], ["echo-base-trooper"]]

RING = """
| A   .   .   .   .   b |
| .   .   .   .   .   . |
| .   .   .   .   .   . |
| d   .   .   .   .   C |
"""
SEATS = {"A": 0, "b": 1, "C": 2, "d": 3}


def ring(sides: Sides = Sides.FREE_FOR_ALL, **cards: str) -> Table:
    """One figure for each of the four players, around the board."""
    figures = {"A": "stormtrooper", "b": "rebel-trooper", "C": "royal-guard", "d": "echo-base-trooper"}
    return Table(RING, seats=SEATS, sides=sides, **(figures | cards))


def outcome(table: Table) -> tuple[str, tuple[int, ...]] | None:
    return None if (ended := table.state.outcome) is None else (ended.reason, ended.winners)


def letters(table: Table, ids: list[int]) -> str:
    return "".join(letter for letter in "AbCd" if table.id(letter) in ids)


# --- Set-up -----------------------------------------------------------------------------------------------


@pytest.mark.rule("IA-4P-03", "CORE-FOUR-01")
@pytest.mark.parametrize("name", ["temple-gardens", "hoth-battlefield", "nal-hutta-borderlands"])
def test_maps_for_four_have_four_zones(name: str) -> None:
    assert {zone.name for zone in board.load_map(name).zones} == {"red", "blue", "yellow", "green"}


@pytest.mark.rule("IA-4P-04", "CORE-FOUR-01", "CORE-SETUP-04")
def test_zones_are_chosen_and_filled_clockwise_from_the_player_with_initiative() -> None:
    play = Play(*ARMIES, map="temple-gardens").until("setup-initiative").choose("player:2")
    left = 4
    for seat in (2, 3, 0, 1):
        if left > 1:  # the last one has no choice
            assert play.asks == (seat, "setup-zone")
            assert len(play.options) == left
            play.choose("zone:")
        left -= 1
        while play.asks == (seat, "setup-deploy"):
            play.choose("deploy:")
    assert len({player.zone for player in play.state.players}) == 4


# --- Rounds -----------------------------------------------------------------------------------------------


@pytest.mark.rule("IA-4P-05", "IA-4P-06", "IA-4P-07", "CORE-FOUR-01")
def test_players_activate_clockwise_all_cards_are_readied_and_initiative_goes_to_the_left() -> None:
    table = play_rounds(ring(), initiative=1)
    order = []
    for letter in "bCdA":
        order.append(table.decision.seat)
        idle_turn(table, letter)
    assert order == [1, 2, 3, 0]
    assert all(ready(table, letter) for letter in "AbCd")
    assert table.state.initiative == 2
    assert table.decision.seat == 2


@pytest.mark.rule("IA-4P-05")
def test_a_player_without_a_ready_group_is_left_out() -> None:
    table = ring()
    table.state.groups[table.figure("b").group].exhaust()
    play_round(table)
    order = []
    for letter in "ACd":
        order.append(table.decision.seat)
        idle_turn(table, letter)
    assert order == [0, 2, 3]
    assert table.is_idle


@pytest.mark.rule("IA-4P-07")
def test_initiative_goes_past_who_is_eliminated() -> None:
    table = ring()
    table.occur(Damaged(target=table.id("b"), amount=3, by=0))
    sit_out(play_round(table, initiative=0))
    assert table.state.players[1].eliminated
    assert table.state.initiative == 2


# --- Friends and foes -------------------------------------------------------------------------------------


@pytest.mark.rule("IA-4P-09", "CORE-FOUR-02")
def test_in_a_free_for_all_everybody_is_everybodys_opponent() -> None:
    table = ring()
    assert letters(table, [foe.id for foe in foes(table.state, table.figure("A"))]) == "bCd"
    table.activate("A").choose("attack")
    assert targets(table) == "Cbd"


@pytest.mark.rule("IA-4P-13", "IA-4P-14", "CORE-FOUR-03")
def test_in_a_team_battle_the_player_opposite_is_the_team_mate() -> None:
    table = ring(Sides.TEAM)
    assert letters(table, [friend.id for friend in friends(table.state, table.figure("A"))]) == "AC"
    table.activate("A").choose("attack")
    assert targets(table) == "bd"


@pytest.mark.rule("IA-CONTROL-02", "CORE-CONTROL-03")
def test_a_zone_is_controlled_by_a_team_together() -> None:
    table = ring(Sides.TEAM)
    spaces = [1 << table.figure(letter).space for letter in "AbC"]
    assert controller_of_spaces(table.state, spaces[2]) == 0  # a figure of the team mate alone
    assert controller_of_spaces(table.state, spaces[0] | spaces[2]) == 0
    assert controller_of_spaces(table.state, spaces[1] | spaces[2]) is None


@pytest.mark.rule("IA-4P-18", "CORE-FOUR-05")
def test_an_effect_on_ones_opponent_asks_for_one_of_those_who_are_left() -> None:
    table = ring(A="mak-eshkarey-skirmish").hand(0, "shadow-ops").hand(3, "fleet-footed")
    table.state.players[1].eliminated = True
    table.refresh()
    table.activate("A").choose("special:shadow-ops")
    assert table.options == ["player:2", "player:3"]
    table.choose("player:3").end()
    table.activate("d")
    assert not table.offers("use:fleet-footed")


# --- Claiming the initiative ------------------------------------------------------------------------------


def claims(*seats: int, holder: int = 0) -> Table:
    """Two groups for everybody; these players play Take Initiative at the start of the round."""
    table = Table(
        """
        | A   .   .   .   .   b |
        | E   .   .   .   .   f |
        | h   .   .   .   .   G |
        | d   .   .   .   .   C |
        """,
        seats={"A": 0, "E": 0, "b": 1, "f": 1, "C": 2, "G": 2, "d": 3, "h": 3},
        sides=Sides.FREE_FOR_ALL,
        A="stormtrooper", E="snowtrooper", b="rebel-trooper", f="rebel-saboteur",
        C="royal-guard", G="stormtrooper", d="echo-base-trooper", h="rebel-trooper",
    )  # fmt: skip
    for seat in seats:
        table.hand(seat, "take-initiative", "take-initiative")
    play_round(table, initiative=holder)
    while asks(table)[1] == "kernel-react":
        table.choose(table.offers("use:take-initiative")[0])
        table.choose(table.options[0])  # the card that is exhausted for it
    return table


def order_of_activations(table: Table, count: int) -> list[int]:
    order: list[int] = []
    while len(order) < count:
        order.append(table.decision.seat)
        now = table.decision.seat
        if table.offers("activate:"):
            table.choose(table.offers("activate:")[0])
        assert table.decision.seat == now
        table.choose("end")
    return order


@pytest.mark.rule("IA-4P-19", "IA-4P-20", "CORE-FOUR-06")
def test_who_claims_initiative_activates_first_but_the_token_stays() -> None:
    table = claims(2)
    assert table.state.initiative == 0
    assert [event.seat for event in table.events if isinstance(event, InitiativeClaimed)] == [2]
    assert order_of_activations(table, 4) == [2, 0, 1, 3]  # seat 2 has used its only ready card


@pytest.mark.rule("IA-4P-21", "CORE-FOUR-06")
def test_the_holder_of_the_token_can_not_claim_it() -> None:
    table = claims(0)
    assert table.hand_of(0) == ["take-initiative"] * 2
    assert asks(table) == (0, "activate-group")


@pytest.mark.rule("IA-4P-22", "CORE-FOUR-06")
def test_several_who_claim_it_activate_before_the_holder_in_the_order_of_initiative() -> None:
    table = claims(3, 2)
    assert order_of_activations(table, 4) == [2, 3, 0, 1]


@pytest.mark.rule("IA-4P-22")
def test_who_claims_initiative_may_let_the_early_activation_go() -> None:
    table = claims(3, 2)
    for group in table.state.groups.values():  # nobody has fewer ready cards than others (CORE-ROUND-08)
        group.make_ready()
    table.refresh()
    assert table.decision.seat == 2
    table.choose("pass")
    assert table.decision.seat == 3
    table.choose("pass")
    assert table.decision.seat == 0
    assert "pass" not in table.options  # an ordinary activation has to be made
    assert order_of_activations(table, 4) == [0, 1, 2, 3]


@pytest.mark.rule("IA-4P-23", "CORE-FOUR-06")
def test_a_player_claims_initiative_once_a_round() -> None:
    table = claims(2).hand(3, "take-initiative")
    assert table.hand_of(2) == ["take-initiative"]
    table.occur(RoundBegins(round=1))  # as if the round began again: another moment, but the same round
    assert asks(table) == (3, "kernel-react")  # seat 2 is not asked for its second copy


# --- Points -----------------------------------------------------------------------------------------------


def droids() -> Table:
    """A group of two droids (cost 6, each of them 3) among single figures, with an Attachment of 1 point."""
    table = Table(
        """
        | A   .   .   .   .   b |
        | .   .   .   .   .   . |
        | d   e   .   .   .   C |
        """,
        seats=SEATS | {"e": 3},
        groups=("de",),
        sides=Sides.FREE_FOR_ALL,
        A="stormtrooper",
        b="rebel-trooper",
        C="royal-guard",
        d="sentry-droid",
        e="sentry-droid",
    )
    return table.attach("d", "targeting-computer")


def points(table: Table) -> list[int]:
    return [table.vp(seat) for seat in range(4)]


@pytest.mark.rule("IA-4P-24", "CORE-FOUR-07", "IA-ATTACH-06")
def test_a_group_is_worth_its_cost_to_the_player_who_defeats_its_last_figure() -> None:
    table = droids()
    table.occur(Damaged(target=table.id("d"), amount=5, by=1))
    assert points(table) == [0, 0, 0, 0]
    table.occur(Damaged(target=table.id("e"), amount=4, by=1))
    table.occur(Damaged(target=table.id("e"), amount=1, by=2))
    assert points(table) == [0, 0, 7, 0]  # 6, and 1 for the Attachment
    assert table.state.players[2].vp_from_defeats == 7


@pytest.mark.rule("IA-4P-24", "IA-4P-25")
def test_a_team_battle_is_scored_by_groups_too() -> None:
    table = ring(Sides.TEAM, d="sentry-droid")
    table.occur(Damaged(target=table.id("d"), amount=5, by=1))  # by its own team
    assert asks(table)[0] == 3
    assert table.options == ["player:0", "player:2"]
    table.choose("player:2")
    assert points(table) == [0, 0, 6, 0]


@pytest.mark.rule("IA-4P-25", "CORE-FOUR-07")
def test_when_no_opponent_defeated_the_last_figure_its_player_chooses_who_gains_the_points() -> None:
    table = droids()
    table.occur(Damaged(target=table.id("d"), amount=5, by=NOBODY))
    assert table.is_idle  # nobody is asked: it was not the last
    table.occur(Damaged(target=table.id("e"), amount=5, by=NOBODY))
    assert asks(table)[0] == 3
    assert table.options == ["player:0", "player:1", "player:2"]
    table.choose("player:1")
    assert points(table) == [0, 7, 0, 0]


# --- The end ----------------------------------------------------------------------------------------------


@pytest.mark.rule("IA-4P-10", "IA-4P-11", "CORE-FOUR-02")
def test_a_free_for_all_ends_at_40_points_and_the_most_points_win() -> None:
    table = lend(ring(), "A", "bonus")
    gain(table.state, 0, 37)
    gain(table.state, 2, 39)
    table.activate("A")
    use(table, "bonus")
    assert outcome(table) == ("points", (0,))
    both = lend(ring(), "A", "gift")
    gain(both.state, 0, 31)
    gain(both.state, 2, 33)
    both.activate("A")
    use(both, "gift")  # 41 and 43
    assert outcome(both) == ("points", (2,))


@pytest.mark.rule("IA-4P-10", "IA-4P-11", "IA-4P-26")
def test_who_reaches_40_points_by_the_effect_that_takes_the_last_figure_wins() -> None:
    table = lend(ring(), "A", "parting-gift")
    gain(table.state, 0, 31)
    gain(table.state, 1, 12)
    table.activate("A")
    use(table, "parting-gift")  # 41 for seat 0, and A is gone
    assert table.state.players[0].eliminated
    assert outcome(table) == ("points", (0,))


@pytest.mark.rule("IA-4P-10", "IA-4P-11", "IA-4P-12")
def test_points_go_before_being_the_last_with_figures() -> None:
    table = ring()
    gain(table.state, 3, 40)
    table.occur(*(Damaged(target=table.id(letter), amount=9, by=0) for letter in "bCd"))
    assert [player.eliminated for player in table.state.players] == [False, True, True, True]
    check_end(table.state)
    assert outcome(table) == ("points", (3,))


@pytest.mark.rule("IA-4P-12", "CORE-FOUR-02", "IA-4P-26")
def test_the_last_player_with_figures_wins_whatever_the_points() -> None:
    table = lend(ring(), "A", "dusk-slaughter")
    gain(table.state, 3, 20)
    sit_out(play_round(table))
    assert [player.eliminated for player in table.state.players] == [False, True, True, True]
    assert outcome(table) == ("elimination", (0,))


@pytest.mark.rule("IA-4P-15", "IA-4P-16", "CORE-FOUR-03")
def test_a_team_battle_ends_at_60_points_together() -> None:
    table = lend(ring(Sides.TEAM), "A", "bonus")
    gain(table.state, 0, 41)  # more than 40 for one player alone
    gain(table.state, 2, 16)
    table.activate("A")
    assert outcome(table) is None
    assert team_points(table.state, 0) == 57
    use(table, "bonus")
    assert outcome(table) == ("points", (0, 2))
    more = lend(ring(Sides.TEAM), "A", "gift-for-all")
    gain(more.state, 0, 45)
    gain(more.state, 1, 50)
    more.activate("A")
    use(more, "gift-for-all")  # 65 and 70 together
    assert outcome(more) == ("points", (1, 3))


def tied(table: Table, *points: int) -> Table:
    """Seat 0 can end the game with 10 points for everybody."""
    lend(table, "A", "gift-for-all")
    for seat, vp in enumerate(points):
        gain(table.state, seat, vp)
    return table


@pytest.mark.rule("IA-4P-11", "IA-4P-32", "CORE-WIN-05")
def test_a_tie_goes_to_who_has_more_points_from_defeated_figures() -> None:
    table = tied(ring(), 30, 30, 30, 25)
    for seat, from_defeats in enumerate((8, 12, 11, 25)):
        table.state.players[seat].vp_from_defeats = from_defeats
    table.activate("A")
    use(table, "gift-for-all")
    assert outcome(table) == ("points", (1,))


@pytest.mark.rule("IA-4P-11", "IA-4P-32", "CORE-WIN-06")
def test_then_to_who_has_lost_less_health() -> None:
    table = tied(ring(), 30, 30, 30, 30).hurt("A", 2).hurt("b", 1).hurt("C", 2).hurt("d", 3)
    table.activate("A")
    use(table, "gift-for-all")
    assert outcome(table) == ("points", (1,))


@pytest.mark.rule("IA-4P-11", "IA-4P-32", "CORE-WIN-07")
def test_and_then_the_higher_accuracy_of_a_blue_die_among_those_who_are_still_equal() -> None:
    table = tied(ring(), 30, 30, 30, 20)
    table.script(4, 0, 4, 2, 1)  # 4, 2 and 4; then 3 and 2 for seats 0 and 2
    table.activate("A")
    use(table, "gift-for-all")
    assert outcome(table) == ("points", (0,))


@pytest.mark.rule("IA-4P-16", "IA-4P-32", "CORE-WIN-05", "CORE-WIN-06")
def test_a_team_adds_up_what_breaks_a_tie() -> None:
    table = tied(ring(Sides.TEAM), 25, 30, 25, 20)
    for seat, from_defeats in enumerate((9, 10, 0, 0)):
        table.state.players[seat].vp_from_defeats = from_defeats
    table.activate("A")
    use(table, "gift-for-all")  # 70 and 70; 9 and 10 from defeats
    assert outcome(table) == ("points", (1, 3))
    hurt = tied(ring(Sides.TEAM), 25, 30, 25, 20).hurt("A", 2).hurt("b", 1).hurt("d", 2)
    hurt.activate("A")
    use(hurt, "gift-for-all")  # 2 damage against 1 + 2
    assert outcome(hurt) == ("points", (0, 2))


@pytest.mark.rule("IA-4P-17", "CORE-FOUR-03")
def test_a_team_is_out_when_both_its_players_are() -> None:
    table = ring(Sides.TEAM)
    table.occur(Damaged(target=table.id("b"), amount=3, by=0))
    table.activate("A").choose("end")
    assert table.state.players[1].eliminated
    assert outcome(table) is None
    table.occur(Damaged(target=table.id("d"), amount=5, by=0))
    sit_out(play_round(table))
    assert outcome(table) == ("elimination", (0, 2))


@pytest.mark.rule("IA-4P-26", "IA-4P-27", "CORE-FOUR-08")
def test_an_eliminated_player_has_no_cards_and_no_upgrades_and_takes_no_turns() -> None:
    table = ring().upgrade(1, "rebel-high-command").hand(1, "take-initiative").deck(1, *["rally"] * 5)
    table.occur(Damaged(target=table.id("b"), amount=3, by=0))
    sit_out(play_round(table, initiative=1))
    assert table.state.players[1].eliminated
    assert (table.hand_of(1), len(table.state.players[1].deck)) == ([], 5)
    assert "rebel-high-command" not in used(table)
    assert table.state.initiative == 2
    assert not [event for event in table.events if isinstance(event, ActivationPassed)]


@pytest.mark.rule("IA-4P-26", "IA-4P-27", "CORE-CMD-13")
@pytest.mark.parametrize("sides", [Sides.TWO_PLAYER, Sides.FREE_FOR_ALL])
def test_who_loses_the_last_figure_plays_no_card_also_in_the_middle_of_an_effect(sides: Sides) -> None:
    """IG-88 falls by the same effect as the last figure of seat 1, which holds Celebration."""
    table = Table(
        "| A   B   .   b   c |",
        sides=sides,
        A="ig-88-assassin-droid",
        B="stormtrooper",
        b="rebel-trooper",
        c="rebel-trooper",
    )
    table.hand(1, "celebration").upgrade(1, "rebel-high-command")
    table.occur(Damaged(target=table.id("c"), amount=3, by=0))
    assert table.hand_of(1) == ["celebration"]  # a figure is left
    table.occur(
        Damaged(target=table.id("b"), amount=3, by=0),
        Damaged(target=table.id("A"), amount=20, by=1),
    )
    assert table.is_defeated("A")
    assert table.is_idle  # nobody has been asked to play it
    assert table.state.players[1].eliminated
    assert table.state.players[1].discard == ["celebration"]
    assert not [source for source in table.state.sources.values() if source.key == "rebel-high-command"]
    assert outcome(table) is None  # that is looked at when the effect is over


# --- Cards that say something about four players ----------------------------------------------------------


@pytest.mark.rule("IA-4P-28", "CORE-FOUR-09")
@pytest.mark.parametrize("sides", [Sides.FREE_FOR_ALL, Sides.TEAM])
@pytest.mark.parametrize("owners", [[1], [1, 2], [1, 3]])
def test_devious_scheme_works_only_when_it_is_alone(sides: Sides, owners: list[int]) -> None:
    """Who has it chooses a zone first, and the initiative goes to the next opponent; a team-mate's copy counts too."""
    table = ring(sides)
    for seat in owners:
        table.upgrade(seat, "devious-scheme")
    table.state.initiative = 1
    table.occur(InitiativeDecided(seat=1))
    chosen = [key for key in table.state.memory if key.startswith("zone-first")]
    assert (table.state.initiative, chosen) == ((2, ["zone-first:1"]) if len(owners) == 1 else (1, []))


@pytest.mark.rule("IA-4P-29")
def test_jabba_gains_from_the_figures_of_one_chosen_opponent() -> None:
    table = Table(
        """
        | A   A   .   .   .   b |
        | A   A   .   .   .   . |
        | .   .   .   .   .   . |
        | d   .   .   .   .   C |
        """,
        seats=SEATS,
        sides=Sides.FREE_FOR_ALL,
        A="jabba-the-hutt-vile-gangster-skirmish",
        b="rebel-trooper",
        C="royal-guard",
        d="echo-base-trooper",
    )
    table.occur(MissionBegins())
    assert table.options == ["player:1", "player:2", "player:3"]
    table.choose("player:2")
    table.occur(Damaged(target=table.id("b"), amount=3, by=3))
    assert table.vp(0) == 0
    table.occur(Damaged(target=table.id("C"), amount=8, by=3))
    assert table.vp(0) == 1


# --- Timing -----------------------------------------------------------------------------------------------


@pytest.mark.rule("IA-4P-30", "CORE-TIMING-02")
def test_simultaneous_effects_mission_then_initiative_then_clockwise() -> None:
    table = ring()
    for letter in "AbCd":
        lend(table, letter, f"dusk-of-{letter.lower()}")
    by_mission(table, "dusk")
    sit_out(play_round(table, initiative=2))
    assert used(table) == ["dusk", "dusk-of-c", "dusk-of-d", "dusk-of-a", "dusk-of-b"]


@pytest.mark.rule("IA-4P-30", "IA-4P-31", "CORE-FOUR-04", "CORE-TIMING-03")
@pytest.mark.parametrize(
    ("sides", "initiative", "order"),
    [
        (Sides.TEAM, 1, "adcb"),
        (Sides.FREE_FOR_ALL, 1, "adbc"),
        (Sides.FREE_FOR_ALL, 2, "adcb"),
        (Sides.FREE_FOR_ALL, 3, "adbc"),
    ],
)
@pytest.mark.parametrize("faces", ["hurt", "slay"])
def test_in_an_attack_attacker_defender_then_their_team_mates(
    sides: Sides, initiative: int, order: str, faces: str
) -> None:
    """A attacks d. In a team battle A's mate C comes before d's mate b; else it goes from the initiative."""
    table = ring(sides, d="stormtrooper")
    for letter in "AbCd":
        lend(table, letter, f"verdict-of-{letter.lower()}")
    by_mission(table, "verdict-of-mission")
    table.state.initiative = initiative
    if faces == "slay":
        table.hurt("d", 1)
    table.roll([blue(5, 1), green(2, 2), black(block=1)]).attack_with("A", "d")
    while not table.is_idle:
        table.choose(next(word for word in ("pass", "done") if word in table.options))
    expected = [f"verdict-of-{letter}" for letter in ("mission", *order)]
    if faces == "slay":  # who is gone has no say; the order of the others is the same
        expected.remove("verdict-of-d")
    assert used(table) == expected


@pytest.mark.rule("IA-4P-30", "IA-4P-31")
@pytest.mark.parametrize(("mode", "order"), [(Sides.TEAM, "acdb"), (Sides.FREE_FOR_ALL, "acdb")])
def test_an_attack_on_an_object_has_no_defender(mode: Sides, order: str) -> None:
    table = ring(mode)
    crate = put_token(table, "B1", health=9)
    for letter in "AbCd":
        lend(table, letter, f"verdict-of-{letter.lower()}")
    table.state.initiative = 3 if mode is Sides.TEAM else 2
    table.roll([blue(5, 1), green(2, 2)]).activate("A").choose("attack", f"attack:{crate.id}")
    decline_all(table)
    assert used(table) == [f"verdict-of-{letter}" for letter in order]


# --- Texts made up for these rules ------------------------------------------------------------------------

for name in ("a", "b", "c", "d"):
    rule(
        f"{PREFIX}dusk-of-{name}",
        after(f"dusk-of-{name}", RoundEnds, lambda state, use: None, forced=True),
    )
for name in ("a", "b", "c", "d", "mission"):
    rule(
        f"{PREFIX}verdict-of-{name}",
        after(f"verdict-of-{name}", AttackResolved, lambda state, use: None, forced=True),
    )


def gift(*seats: int) -> Do[SkirmishState]:
    def do(state: SkirmishState, use: Use) -> None:
        for seat in seats:
            gain(state, seat, 10)

    return do


def parting_gift(state: SkirmishState, use: Use) -> None:
    gain(state, use.seat, 10)
    hurt(state, [state.figures[use.subject]], 20, by=1)


rule(PREFIX + "parting-gift", during("parting-gift", parting_gift))
rule(PREFIX + "gift", during("gift", gift(0, 2)))
rule(PREFIX + "gift-for-all", during("gift-for-all", gift(0, 1, 2, 3)))
