"""The Hunt for Skywalker: set-up, facedown and vulnerable objectives, the Balance of the Force, victory."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from tests.lcg.hunt import LUKE, NINE, TATOOINE_IN_FRONT, engageable, hunt, is_facedown, result
from tests.lcg.table import Table

from dejarik.kernel import Problem, Rng, apply, decision, start, view
from dejarik.kernel.decisions import Kind, random_answer
from dejarik.lcg.content.cards import CardType, Challenge, Role, Side
from dejarik.lcg.content.library import all_sets, card, challenge_deck
from dejarik.lcg.decks.deck import Deck, problems, random_team
from dejarik.lcg.formats import HUNT_FOR_SKYWALKER as HUNT
from dejarik.lcg.formats.skywalker import before
from dejarik.lcg.game import GAME, Options
from dejarik.lcg.opening import check_decks
from dejarik.lcg.rules.state import ASIDE, SUPPORT, Lcg
from dejarik.lcg.rules.turn import BalancePhase, Refresh

PREY = Deck("prey", challenge=Challenge.SKYWALKER, support=("91", "93"))


def hunters(count: int, sets: int = 10) -> tuple[Deck, ...]:
    return random_team(Rng.seeded(3), Side.DARK, count, sets)


def started(count: int = 2) -> Lcg:
    """A game from its very beginning; the light side player sits first."""
    return start(GAME, Options("skywalker", (PREY, *hunters(count))), 5)


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
    assert sorted(option.about["key"] for option in asked.options) == sorted(NINE)


@pytest.mark.rule("LCG-HS-05", "LCG-HS-06", "LCGC-HS-02")
def test_nine_objectives_lie_facedown_in_the_order_wanted_and_no_hunter_sees_which() -> None:
    state = started()
    go_on_until(state, "lcg-arrange")
    asked = decision(state)
    assert asked is not None
    order = sorted((option.id for option in asked.options), reverse=True)
    keys = [asked.option(id).about["key"] for id in order]
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
        events = apply(state, sorted((option.id for option in asked.options), reverse=reverse))
        seen.append((view(state, 1), [repr(event) for event in events]))
    assert seen[0] == seen[1]


@pytest.mark.rule("LCG-HS-09")
def test_return_to_tatooine_may_lie_anywhere() -> None:
    state = started()
    go_on_until(state, "lcg-arrange")
    asked = decision(state)
    assert asked is not None
    tatooine = next(o.id for o in asked.options if o.about["key"] == "return-to-tatooine-468")
    apply(state, [tatooine, *(option.id for option in asked.options if option.id != tatooine)])
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


# --- Facedown objectives ------------------------------------------------------------------------------


@pytest.mark.rule("LCG-HS-10", "LCG-HS-17", "LCG-FACEDOWN-01", "LCG-FACEDOWN-03", "LCGC-HS-09", "LCGC-HS-10")
def test_any_damage_turns_a_facedown_objective_up_and_is_used_up() -> None:
    table = hunt("""
        dark units: devastator-44
        light units: rebel-sentry-474, rebel-sentry-474
    """).conflict("dark")
    table.engage("facedown", ["devastator-44"], ["rebel-sentry-474", "rebel-sentry-474"]).settle()
    assert not is_facedown(table, "rebel-command-469")
    assert table.card("rebel-command-469").damage == 0  # 2 blast damage, all of it used up


@pytest.mark.rule("LCG-FACEDOWN-01")
def test_a_strike_without_damage_turns_nothing_up() -> None:
    table = hunt("""
        dark units: emperors-royal-guard-52
        light units: rebel-sentry-474, rebel-sentry-474
    """).conflict("dark")
    table.engage("facedown", ["emperors-royal-guard-52"], ["rebel-sentry-474", "rebel-sentry-474"]).settle()
    assert is_facedown(table, "rebel-command-469")


@pytest.mark.rule("LCG-FACEDOWN-02", "LCGC-HS-12")
def test_the_engagement_goes_on_against_the_objective_that_was_turned_up() -> None:
    table = hunt("dark units: tie-bomber-148, tie-bomber-148").conflict("dark")
    table.engage("facedown", ["tie-bomber-148", "tie-bomber-148"]).settle()
    # The first strike turns it up; the second deals 2 with the edge; nobody opposes: 1 more.
    assert table.card("rebel-command-469").damage == 3


@pytest.mark.rule("LCG-FACEDOWN-04", "LCG-SUPPORT-09", "LCGC-HS-11", "LCGC-HS-06")
def test_tokens_and_enhancements_fall_off_and_the_support_card_stays() -> None:
    table = hunt("""
        light enhancements: entrenched-position-488 on rebel-command-469
        light support: rebel-trooper-112 under rebel-command-469
        dark units: devastator-44
    """)
    host = table.card("rebel-command-469")
    host.focus, host.shields = 2, 1
    table.conflict("dark").engage("facedown", ["devastator-44"], until="shield:").choose("no")
    assert (host.facedown, host.focus, host.shields) == (False, 0, 0)
    assert table.player("light").discard == ["entrenched-position-488"]
    assert [source.key for source in table.state.sources.values() if source.zone == SUPPORT] == [
        "rebel-trooper-112"
    ]


@pytest.mark.rule("LCG-HS-17", "LCGC-HS-09", "LCG-HS-10")
def test_what_would_destroy_a_facedown_objective_turns_it_up() -> None:
    table = hunt("""
        dark hand: superlaser-blast-128
        dark affiliation: imperial-navy
        dark objectives: the-ultimate-power-145, the-ultimate-power-145, the-ultimate-power-145
    """).actions("dark")
    table.choose("use:superlaser-blast-128").pass_until("target:facedown").choose("target:facedown")
    assert not is_facedown(table, "rebel-command-469")


@pytest.mark.rule("LCG-HS-10")
def test_what_the_other_side_says_does_not_count_while_it_is_hidden() -> None:
    table = hunt(
        "dark units: tie-bomber-148", rows=("the-mines-465", *(k for k in NINE if k != "the-mines-465"))
    )
    assert engageable(table.conflict("dark").pass_until("engage:")) == [1, 2]  # Vehicles, too
    assert engageable(
        hunt(
            "dark units: tie-bomber-148",
            rows=("the-mines-465", *(k for k in NINE if k != "the-mines-465")),
            up=["the-mines-465"],
        )
        .conflict("dark")
        .pass_until("engage:")
    ) == [2]


# --- Vulnerable objectives ----------------------------------------------------------------------------


@pytest.mark.rule("LCG-VULN-03", "LCGC-HS-08", "LCGC-HS-17")
@pytest.mark.parametrize(
    ("behind", "in_front"),
    [
        ("A", ""),
        ("B", ""),
        ("C", "A"),
        ("D", "AB"),
        ("E", "B"),
        ("F", "C"),
        ("G", "CD"),
        ("H", "DE"),
        ("I", "E"),
    ],
)
def test_each_objective_stands_behind_its_neighbours_of_the_row_in_front(behind: str, in_front: str) -> None:
    letters = "ABCDEFGHI"
    assert [letters[place - 1] for place in before(letters.index(behind) + 1)] == list(in_front)


@dataclass
class Gap:
    fallen: str
    vulnerable: list[int]


@pytest.mark.rule("LCG-VULN-01", "LCG-VULN-03", "LCG-VULN-04", "LCG-VULN-05", "LCGC-HS-08", "LCGC-HS-17")
@pytest.mark.parametrize(
    "gap",
    [
        Gap("", [1, 2]),
        Gap("A", [2, 3, 4]),
        Gap("AC", [2, 4, 6, 7]),
        Gap("AB", [3, 4, 5]),
        Gap("BE", [1, 4, 8, 9]),
    ],
    ids=lambda gap: gap.fallen or "none",
)
def test_only_the_front_row_and_what_stands_behind_a_gap_can_be_engaged(gap: Gap) -> None:
    table = hunt("dark units: darth-vader-35", fallen=gap.fallen).conflict("dark").pass_until("engage:")
    assert engageable(table) == gap.vulnerable


@pytest.mark.rule("LCG-VULN-05", "LCG-VULN-03")
def test_a_destroyed_objective_leaves_a_gap_that_stays() -> None:
    table = hunt("dark units: devastator-44", up=["rebel-command-469"]).conflict("dark")
    table.engage("rebel-command-469", ["devastator-44"]).settle()
    assert table.state.fallen == [1]
    assert not table.in_play("rebel-command-469")
    assert table.card("dagobah-refuge-467").place == 2
    assert table.state.players[0].victory == ["rebel-command-469"]


@pytest.mark.rule("LCG-VULN-02", "LCGC-HS-08")
def test_effects_of_the_dark_side_reach_vulnerable_objectives_only() -> None:
    picture = """
        dark hand: superlaser-blast-128
        dark affiliation: imperial-navy
        dark objectives: the-ultimate-power-145, the-ultimate-power-145, the-ultimate-power-145
        light enhancements: command-center-487
    """
    table = hunt(picture, fallen="A").actions("dark")
    table.choose("use:superlaser-blast-128").pass_until("target:facedown")
    places = [table.state.cards[option.value].place for option in table.asked.options]
    assert sorted(place for place in places if place) == [2, 3, 4]


@pytest.mark.rule("LCG-VULN-02")
def test_effects_of_the_light_side_reach_all_of_its_objectives() -> None:
    table = hunt("light hand: evading-pursuit-494").actions("light").choose("use:evading-pursuit-494")
    table.pass_until("choose:")
    assert len(table.asked.options) == 9


@pytest.mark.rule("LCGC-CH-02", "LCG-TURN-14")
def test_an_objective_is_attacked_once_by_the_whole_team() -> None:
    table = hunt("""
        dark1 units: dark-side-apprentice-33
        dark2 units: dark-side-apprentice-33
    """).conflict("dark")
    table.engage("facedown", ["dark-side-apprentice-33"]).settle().pass_until("engage:")
    assert table.asked.seat == table.seat("dark2")
    assert engageable(table) == [2]


# --- Support ------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-SUPPORT-01", "LCG-SUPPORT-10", "LCGC-HS-03")
@pytest.mark.parametrize(
    "support", [("91", "91"), ("91",), ("91", "19"), ("91", "1")], ids=["twice", "one", "dark", "Luke"]
)
def test_reinforcements_are_two_different_light_sets_without_luke(support: tuple[str, ...]) -> None:
    assert problems(Deck("prey", challenge=Challenge.SKYWALKER, support=support))


@pytest.mark.rule("LCG-SUPPORT-11", "LCGC-HS-03")
def test_the_sets_recommended_for_a_first_game_are_legal() -> None:
    titles = {each.number: card(each.objective).title for each in all_sets(Side.LIGHT)}
    assert [titles[number] for number in PREY.support] == ["Watchers in the Wasteland", "Rendar's Wrath"]
    assert not problems(PREY)


@pytest.mark.rule("LCG-SUPPORT-02", "LCG-SUPPORT-03", "LCGC-HS-03")
def test_ten_cards_without_the_objectives_make_the_support_deck() -> None:
    deck = started().players[0].support_deck
    assert sorted(deck) == sorted(PREY.reinforcements)
    assert len(deck) == 10
    assert all(card(key).type is not CardType.OBJECTIVE for key in deck)


def turned_up(table: Table) -> Table:
    """The dark side attacks the first objective and turns it up."""
    return table.conflict("dark").engage("facedown", ["devastator-44"], until="yes")


@pytest.mark.rule("LCG-SUPPORT-04", "LCGC-HS-04")
def test_turning_an_objective_up_brings_a_support_card_under_any_objective() -> None:
    table = turned_up(
        hunt("""
        dark units: devastator-44
        light support-deck: rebel-trooper-112, x-wing-163
    """)
    )
    table.choose("yes")
    assert len(table.asked.options) == 9
    table.choose("under:mission-at-kothlis-472")
    (support,) = (id for id, source in table.state.sources.items() if source.zone == SUPPORT)
    assert table.state.sources[support].key == "rebel-trooper-112"
    assert table.state.cards[support].host == table.id("mission-at-kothlis-472")
    assert view(table.state, 0)["state"]["sources"][str(support)]["key"] is None  # facedown for the hunters
    assert table.player("light").support_deck == ["x-wing-163"]


@pytest.mark.rule("LCG-SUPPORT-04", "LCGC-HS-04")
def test_no_support_card_has_to_be_drawn() -> None:
    table = turned_up(hunt("dark units: devastator-44\nlight support-deck: rebel-trooper-112"))
    table.choose("no")
    assert table.player("light").support_deck == ["rebel-trooper-112"]


@pytest.mark.rule("LCG-SUPPORT-06", "LCGC-HS-04")
def test_an_objective_hides_one_support_card_at_most() -> None:
    table = turned_up(
        hunt("""
        dark units: devastator-44
        light support: x-wing-163 under dagobah-refuge-467
        light support-deck: rebel-trooper-112
    """)
    )
    table.choose("yes")
    assert not table.can("under:dagobah-refuge-467")
    assert len(table.asked.options) == 8


@pytest.mark.rule("LCG-SUPPORT-06")
def test_with_a_card_under_every_objective_none_is_drawn() -> None:
    supports = "\n".join(f"light support: x-wing-163 under {key}" for key in NINE)
    table = turned_up(hunt(f"dark units: devastator-44\n{supports}\nlight support-deck: rebel-trooper-112"))
    assert table.player("light").support_deck == ["rebel-trooper-112"]
    assert not table.can("yes")


@pytest.mark.rule("LCG-SUPPORT-05", "LCGC-HS-05", "LCGC-HS-07", "LCG-INFLUENCE-02", "LCG-INFLUENCE-01")
def test_support_cards_of_any_affiliation_are_played_as_if_from_the_hand() -> None:
    table = hunt("""
        light support: twilek-smuggler-156 under rebel-command-469, jedi-in-hiding-84 under dagobah-refuge-467
    """).deployment("light")
    # A smuggler and a Jedi: Influence matches both.
    table.choose("play:twilek-smuggler-156").choose("match:rebel-command-469").choose(
        "pay:dagobah-refuge-467"
    )
    table.choose("play:jedi-in-hiding-84").choose("match:the-mines-465").choose("pay:the-final-ship-466")
    assert table.in_play("twilek-smuggler-156")
    assert table.in_play("jedi-in-hiding-84")
    assert not any(source.zone == SUPPORT for source in table.state.sources.values())


@pytest.mark.rule("LCG-INFLUENCE-01", "LCG-HS-10")
def test_a_facedown_objective_gives_one_resource_that_matches_everything() -> None:
    table = hunt("light hand: rebel-sentry-474").deployment("light")
    table.choose("play:rebel-sentry-474").choose("match:rebel-command-469")
    assert table.in_play("rebel-sentry-474")
    assert table.card("rebel-command-469").focus == 1


@pytest.mark.rule("LCG-INFLUENCE-01", "LCGC-KW-08")
def test_return_to_tatooine_has_no_influence_and_no_resources_once_it_is_up() -> None:
    others = " ".join(NINE[:-1])
    table = hunt("light hand: rebel-sentry-474", up=["return-to-tatooine-468"])
    for key in others.split():
        table.card(key).focus = 1
    assert not table.deployment("light").can("play:")


@pytest.mark.rule("LCG-SUPPORT-05", "LCGC-HS-05")
def test_a_support_card_may_go_to_an_edge_stack() -> None:
    table = hunt("""
        dark units: dark-side-apprentice-33
        light units: rebel-sentry-474
        light support: wookiee-navigator-162 under rebel-command-469
    """).conflict("dark")
    table.engage(
        "facedown", ["dark-side-apprentice-33"], ["rebel-sentry-474"], until="edge:wookiee-navigator-162"
    )
    table.choose("edge:wookiee-navigator-162")
    assert not any(source.zone == SUPPORT for source in table.state.sources.values())


@pytest.mark.rule("LCG-SUPPORT-07", "LCGC-HS-05")
def test_support_cards_do_not_count_as_cards_in_hand() -> None:
    table = hunt("""
        light hand: rebel-sentry-474, rebel-sentry-474, rebel-sentry-474, rebel-sentry-474
        light support: x-wing-163 under rebel-command-469, x-wing-163 under dagobah-refuge-467
    """).draw("light")
    assert all("x-wing" not in option.id for option in table.asked.options)
    table.choose("keep")
    assert len(table.hand("light")) == 6


@pytest.mark.rule("LCG-SUPPORT-07")
def test_effects_on_the_hand_do_not_find_support_cards() -> None:
    table = hunt("""
        dark hand: interrogation-78
        light hand: rebel-sentry-474
        light support: x-wing-163 under rebel-command-469
    """).actions("dark")
    table.choose("use:interrogation-78").pass_until("pass")
    assert table.player("light").discard == ["rebel-sentry-474"]
    assert [source.key for source in table.state.sources.values() if source.zone == SUPPORT] == ["x-wing-163"]


@pytest.mark.rule("LCG-SUPPORT-08", "LCGC-HS-06")
def test_a_support_card_falls_with_its_faceup_objective() -> None:
    table = hunt(
        """
        dark units: devastator-44
        light support: x-wing-163 under rebel-command-469
        """,
        up=["rebel-command-469"],
    ).conflict("dark")
    table.engage("rebel-command-469", ["devastator-44"]).settle()
    assert table.player("light").discard == ["x-wing-163"]


# --- The Balance of the Force -------------------------------------------------------------------------


@pytest.mark.rule("LCG-BALANCE-01", "LCG-BALANCE-04", "LCGC-HS-16")
def test_with_the_balance_light_each_hunter_loses_the_top_card_of_the_deck() -> None:
    table = hunt("balance: light", dark=3)
    HUNT.balance(table.state, Side.LIGHT)
    assert [len(table.player(who).command_deck) for who in ("dark1", "dark2", "dark3")] == [29, 29, 29]
    assert [len(table.player(who).discard) for who in ("dark1", "dark2", "dark3")] == [1, 1, 1]
    assert not any(table.state.cards[id].damage for id in table.ids("shadows-of-dathomir-45"))


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
    turned_up(table)
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
    assert result(table) == ("luke", (0, 1))


@pytest.mark.rule("LCG-HS-14", "LCGC-HS-15")
def test_the_light_side_wins_when_every_hunters_deck_is_empty() -> None:
    table = hunt("""
        dark1 only-deck: kuati-security-team-136
        dark2 only-deck: kuati-security-team-136, kuati-security-team-136
        balance: light
    """)
    HUNT.balance(table.state, Side.LIGHT)
    assert result(table) is None  # one deck is empty, the other is not
    HUNT.balance(table.state, Side.LIGHT)
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
    assert state.outcome.reason in ("luke", "outlasted", "card", "stalemate")
