"""The Hunt for Skywalker: who plays, the set-up, the Balance of the Force, how it ends."""

from __future__ import annotations

import pytest
from tests.lcg.hunt import LUKE, NINE, TATOOINE_IN_FRONT, hunt, is_facedown, result
from tests.lcg.telling import words

from dejarik.kernel import Problem, Rng, apply, decision, start, view
from dejarik.kernel.answers import random_answer
from dejarik.kernel.decisions import Kind
from dejarik.kernel.engine import run
from dejarik.lcg.decks.deck import Deck, random_team
from dejarik.lcg.facts.cards import CardType, Challenge, Role, Side
from dejarik.lcg.facts.library import card, challenge_deck
from dejarik.lcg.formats import HUNT_FOR_SKYWALKER as HUNT
from dejarik.lcg.game import GAME
from dejarik.lcg.opening import Options, check_decks
from dejarik.lcg.presenting.story import story
from dejarik.lcg.rules.leaving import bounce
from dejarik.lcg.rules.state import ASIDE, Lcg
from dejarik.lcg.rules.turn import BalancePhase, Refresh
from dejarik.lcg.rules.zones import shuffle_deck

PREY = Deck("prey", challenge=Challenge.SKYWALKER, support=("91", "93"))


def hunters(count: int, sets: int = 10) -> tuple[Deck, ...]:
    return random_team(Rng.seeded(3), Side.DARK, count, sets)


def started(count: int = 2) -> Lcg:
    """A game from its very beginning; the light side player sits first."""
    state: Lcg = start(GAME, Options("skywalker", (PREY, *hunters(count))), 5)
    return state


def go_on_until(state: Lcg, prompt: str) -> None:
    rng = Rng.seeded(1)
    while (asked := decision(state)) is not None and asked.prompt.id != prompt:
        apply(state, random_answer(asked, rng))
    assert decision(state) is not None, f"{prompt} never comes"


# --- Who plays, and with what -------------------------------------------------------------------------


@pytest.mark.rule("LCG-HS-01", "LCG-HS-02", "LCGC-CH-01", "LCG-CHAL-01")
@pytest.mark.parametrize("count", [2, 3])
def test_one_light_player_hides_from_two_or_three_hunters(count: int) -> None:
    check_decks(HUNT, (PREY, *hunters(count)))


@pytest.mark.rule("LCG-HS-01", "LCGC-CH-01")
@pytest.mark.parametrize("count", [1, 4])
def test_no_other_number_of_hunters_makes_a_game(count: int) -> None:
    decks = hunters(3)
    with pytest.raises(Problem, match="lcg-players"):
        check_decks(HUNT, (PREY, *(decks[place % 3] for place in range(count))))


@pytest.mark.rule("LCG-HS-01", "LCGC-CH-01")
def test_without_the_challenge_deck_there_is_no_hunt() -> None:
    (light,) = random_team(Rng.seeded(1), Side.LIGHT, 1)
    with pytest.raises(Problem, match="lcg-challenge-missing"):
        check_decks(HUNT, (light, *hunters(2)))


@pytest.mark.rule("LCG-HS-03", "LCGC-HS-01")
def test_a_hunter_has_exactly_ten_objectives() -> None:
    for wrong in (9, 11):
        with pytest.raises(Problem, match="lcg-bad-deck"):
            check_decks(HUNT, (PREY, *hunters(2, sets=wrong)))


@pytest.mark.rule("LCG-HS-04", "LCGC-CH-03", "LCGC-CH-01")
def test_the_light_player_has_the_challenge_deck_and_no_affiliation_card() -> None:
    state = started()
    light = state.players[0]
    assert light.affiliation == 0
    wanted = sorted(id for id in challenge_deck(Challenge.SKYWALKER) if card(id).role is Role.COMMAND)
    assert sorted(light.command_deck) == wanted
    go_on_until(state, "lcg-draw-discard")
    hand = [source for source in state.sources.values() if source.zone == "hand" and source.seat == 0]
    assert len(hand) == 6  # the reserve value of who has no affiliation card


# --- The pyramid --------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-HS-07", "LCGC-HS-02")
def test_the_light_player_looks_at_nine_objectives_and_arranges_them() -> None:
    state = started()
    go_on_until(state, "lcg-arrange")
    asked = decision(state)
    assert asked is not None
    assert (asked.seat, asked.kind) == (0, Kind.ORDER)
    assert sorted(option.value.key for option in asked.options) == sorted(NINE)


@pytest.mark.rule("LCG-HS-05", "LCG-HS-06", "LCGC-HS-02")
def test_nine_objectives_lie_facedown_in_the_order_wanted_and_no_hunter_sees_which() -> None:
    state = started()
    go_on_until(state, "lcg-arrange")
    asked = decision(state)
    assert asked is not None
    order = sorted(asked.options, key=lambda option: str(option.value.key), reverse=True)
    keys = [option.value.key for option in order]
    apply(state, order)
    laid = sorted((each.place, id) for id, each in state.cards.items() if each.place)
    assert [place for place, _ in laid] == list(range(1, 10))
    assert [state.sources[id].key for _, id in laid] == keys
    assert all(state.cards[id].facedown for _, id in laid)
    mine, theirs = view(state, 0)["state"]["sources"], view(state, 1)["state"]["sources"]
    assert [mine[str(id)]["key"] for _, id in laid] == keys
    assert [theirs[str(id)]["key"] for _, id in laid] == [None] * 9


@pytest.mark.rule("LCG-HS-05")
def test_ids_and_events_tell_the_hunters_nothing() -> None:
    """Two layouts look the same to them, to the last letter."""
    seen = []
    for reverse in (False, True):
        state = started()
        go_on_until(state, "lcg-arrange")
        asked = decision(state)
        assert asked is not None
        events = apply(state, sorted(asked.ids(state), reverse=reverse))
        seen.append((view(state, 1), [repr(event) for event in events]))
    assert seen[0] == seen[1]


@pytest.mark.rule("LCG-HS-09")
def test_return_to_tatooine_may_lie_anywhere() -> None:
    state = started()
    go_on_until(state, "lcg-arrange")
    asked = decision(state)
    assert asked is not None
    tatooine = next(option for option in asked.options if option.value.key == "return-to-tatooine-468")
    apply(state, [tatooine, *(option for option in asked.options if option != tatooine)])
    (id,) = (id for id, source in state.sources.items() if source.key == "return-to-tatooine-468")
    assert state.cards[id].place == 1  # the advice for a first game is the last row


@pytest.mark.rule("LCG-HS-08", "LCGC-HS-02")
def test_luke_is_set_aside_at_the_start() -> None:
    state = started()
    (luke,) = (source for source in state.sources.values() if source.key == LUKE)
    assert luke.zone == ASIDE
    assert all(LUKE not in player.command_deck for player in state.players)


@pytest.mark.rule("LCGC-HS-02", "LCG-BALANCE-04")
def test_there_is_no_dial() -> None:
    table = hunt("balance: dark").turn("dark")
    assert table.state.dial_card == 0
    assert table.state.dial == 0


# --- The Balance of the Force -------------------------------------------------------------------------


@pytest.mark.rule("LCG-BALANCE-01", "LCG-BALANCE-04", "LCGC-HS-16")
def test_with_the_balance_light_each_hunter_loses_the_top_card_of_the_deck() -> None:
    table = hunt("balance: light", dark=3)
    HUNT.balance(table.state, Side.LIGHT)
    assert [len(table.player(who).command_deck) for who in ("dark1", "dark2", "dark3")] == [29, 29, 29]
    assert [len(table.player(who).discard) for who in ("dark1", "dark2", "dark3")] == [1, 1, 1]
    assert not any(table.state.cards[id].damage for id in table.ids("shadows-of-dathomir-45"))


@pytest.mark.rule("LCG-BALANCE-01", "LCG-HS-14")
def test_the_cards_that_the_balance_discards_are_told_also_when_they_were_the_last() -> None:
    table = hunt("""
        balance: light
        dark1 only-deck: kuati-security-team-136
        dark2 only-deck: force-choke-59
    """)
    HUNT.balance(table.state, Side.LIGHT)
    run(table.state)
    assert result(table) == ("outlasted", (table.seat("light"),))
    assert [words(line.text) for line in story.tell(table.state, table.state.journal, None)] == [
        "The Balance of the Force is with the light side.",
        "From the deck of Player 1 to the discard pile: Kuati Security Team.",
        "From the deck of Player 2 to the discard pile: Force Choke.",
        "The game is over: Player 3 wins. Every hunter’s command deck is empty.",
    ]


@pytest.mark.rule("LCG-BALANCE-01", "LCG-BALANCE-02")
@pytest.mark.parametrize(("balance", "side"), [("light", "dark"), ("dark", "light")])
def test_the_balance_does_nothing_in_the_turn_of_the_other_side(balance: str, side: str) -> None:
    table = hunt(f"balance: {balance}")
    HUNT.balance(table.state, Side(side))
    assert table.state.stack == []
    assert all(len(player.command_deck) == 30 for player in table.state.players)


@pytest.mark.rule("LCG-BALANCE-02", "LCG-BALANCE-03", "LCGC-HS-16")
def test_with_the_balance_dark_the_hunters_may_damage_a_vulnerable_objective() -> None:
    table = hunt("balance: dark", fallen="A", up=["the-mines-465"])
    table.start(BalancePhase(side=Side.DARK), side="dark")
    places = [table.state.cards[option.value].place for option in table.asked.options if option.value]
    assert sorted(places) == [2, 3, 4]
    assert table.can("none")
    table.choose("balance:the-mines-465")
    assert table.card("the-mines-465").damage == 1


@pytest.mark.rule("LCG-BALANCE-03", "LCGC-HS-16")
def test_that_damage_turns_a_facedown_objective_up() -> None:
    table = hunt("balance: dark").start(BalancePhase(side=Side.DARK), side="dark").choose("balance:facedown")
    assert not is_facedown(table, "rebel-command-469")
    assert table.card("rebel-command-469").damage == 0


# --- How it ends --------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-HS-12", "LCG-HS-08", "LCGC-HS-13")
def test_luke_enters_play_when_return_to_tatooine_is_turned_up() -> None:
    table = hunt("dark units: devastator-44", rows=TATOOINE_IN_FRONT)
    assert not table.in_play(LUKE)
    table.conflict("dark").engage("facedown", ["devastator-44"], until="strike:")
    assert table.card(LUKE).seat == table.seat("light")
    assert table.card(LUKE).focus == 0


@pytest.mark.rule("LCG-HS-11", "LCGC-HS-14")
def test_the_hunters_win_together_when_luke_is_destroyed() -> None:
    troopers = ["stormtrooper-elite-125"] * 3  # Luke destroys one and focuses another
    table = hunt(
        f"light units: {LUKE} damage=17\ndark units: {', '.join(troopers)}",
        rows=TATOOINE_IN_FRONT,
        up=["return-to-tatooine-468"],
    ).conflict("dark")
    table.engage("return-to-tatooine-468", troopers).settle()
    assert result(table) == ("quarry", (0, 1))


@pytest.mark.rule("LCG-HS-11")
def test_it_does_not_matter_how_luke_leaves_play() -> None:
    table = hunt(
        f"light units: {LUKE}\nlight hand: rebel-sentry-474",
        rows=TATOOINE_IN_FRONT,
        up=["return-to-tatooine-468"],
    ).deployment("light")
    bounce(table.state, table.seat("light"), table.id(LUKE))
    run(table.state)
    assert result(table) == ("quarry", (0, 1))


@pytest.mark.rule("LCG-HS-14", "LCGC-HS-15")
def test_the_light_side_wins_when_every_hunters_deck_is_empty() -> None:
    table = hunt("""
        dark1 only-deck: kuati-security-team-136
        dark2 only-deck: kuati-security-team-136, kuati-security-team-136
        balance: light
        light hand: rebel-sentry-474
    """).draw("light")
    HUNT.balance(table.state, Side.LIGHT)
    run(table.state)
    assert result(table) is None  # one deck is empty, the other is not
    HUNT.balance(table.state, Side.LIGHT)
    run(table.state)
    assert result(table) == ("outlasted", (2,))


@pytest.mark.rule("LCG-HS-14", "LCGC-HS-15")
def test_drawing_the_last_card_is_as_good_as_discarding_it() -> None:
    table = hunt("""
        dark1 only-deck: kuati-security-team-136
        dark2 only-deck: kuati-security-team-136
    """).draw("dark")
    for _ in range(10):
        if table.over:
            break
        table.decline()
    assert result(table) == ("outlasted", (2,))


@pytest.mark.rule("LCG-HS-14", "LCGC-HS-15")
def test_a_deck_whose_last_card_was_searched_out_is_empty_once_it_is_shuffled() -> None:
    table = hunt("""
        dark1 only-deck:
        dark2 only-deck: kuati-security-team-136
        light hand: rebel-sentry-474
    """).draw("light")
    table.let(lambda state: shuffle_deck(state, 0))
    assert result(table) is None
    table.player("dark2").command_deck.clear()
    table.let(lambda state: shuffle_deck(state, 1))
    assert result(table) == ("outlasted", (2,))


@pytest.mark.rule("LCG-HS-16", "LCGC-HS-15", "LCGC-CH-04")
def test_nobody_loses_by_an_empty_deck() -> None:
    table = hunt("light only-deck: ").draw("light")
    assert not table.over
    assert table.hand("light") == []
    table = hunt("dark1 only-deck: \ndark1 objective-deck: \ndark1 objectives: shadows-of-dathomir-45")
    table.start(Refresh(seat=table.seat("dark1")), side="dark")
    assert not table.over
    assert len(table.cards_of("dark1", CardType.OBJECTIVE)) == 1


@pytest.mark.rule("LCG-HS-13", "LCG-HS-15", "LCGC-HS-14", "LCGC-HS-15")
def test_nothing_else_wins_for_either_side() -> None:
    """Destroyed objectives count for nobody, and what would give a side another way to win has nothing to go on."""
    table = hunt(
        """
        dark1 victory: the-mines-465, the-mines-465, the-mines-465, the-mines-465, the-mines-465
        light victory: fall-of-the-jedi-99, fall-of-the-jedi-99
        light units: red-five-480
        light hand: trench-run-150
        dark1 objectives: shadows-of-dathomir-45 damage=4, shadows-of-dathomir-45, shadows-of-dathomir-45
        """
    )
    assert not HUNT.own_victories
    assert not table.deployment("light").can("play:trench-run-150")
    table = hunt("""
        light victory: fall-of-the-jedi-99, fall-of-the-jedi-99, fall-of-the-jedi-99, fall-of-the-jedi-99
        light units: red-five-480
        dark1 objectives: shadows-of-dathomir-45 damage=4, shadows-of-dathomir-45, shadows-of-dathomir-45
    """).conflict("light")
    table.engage("shadows-of-dathomir-45", ["red-five-480"]).settle()
    assert len(table.player("light").victory) == 5
    assert not table.over


@pytest.mark.slow
@pytest.mark.rule("LCG-HS-01")
@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("seed", range(2))
def test_random_hunts_come_to_an_end(seed: int, count: int) -> None:
    rng = Rng.seeded(seed)
    state = start(GAME, Options("skywalker", (PREY, *hunters(count))), seed)
    while (asked := decision(state)) is not None:
        apply(state, random_answer(asked, rng))
        assert not list(GAME.violations(state))
    assert state.outcome is not None
    assert state.outcome.reason in ("quarry", "outlasted", "card", "stalemate")
