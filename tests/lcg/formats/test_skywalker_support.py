"""The Hunt for Skywalker: the reinforcements of the light side."""

from __future__ import annotations

import pytest
from tests.lcg.hunt import NINE, hunt
from tests.lcg.table import Table

from dejarik.kernel import Rng, apply, decision, start, view
from dejarik.kernel.answers import random_answer
from dejarik.lcg.decks.deck import Deck, problems, random_team
from dejarik.lcg.facts.cards import CardType, Challenge, Side
from dejarik.lcg.facts.library import all_sets, card
from dejarik.lcg.game import GAME
from dejarik.lcg.opening import Options
from dejarik.lcg.rules.state import SUPPORT, Lcg
from dejarik.lcg.rules.zones import Discarded

PREY = Deck("prey", challenge=Challenge.SKYWALKER, support=("91", "93"))


# --- Support ------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-SUPPORT-01", "LCG-SUPPORT-10", "LCGC-HS-03")
@pytest.mark.parametrize(
    "support", [("91", "91"), ("91",), ("91", "19"), ("91", "1")], ids=["twice", "one", "dark", "Luke"]
)
def test_reinforcements_are_two_different_light_sets_without_luke(support: tuple[str, ...]) -> None:
    assert problems(Deck("prey", challenge=Challenge.SKYWALKER, support=support))


@pytest.mark.rule("LCG-SETS-01", "LCG-SUPPORT-01")
@pytest.mark.parametrize("support", [("91", "92"), ("91", "93"), ("92", "93")])
def test_every_light_set_of_the_expansion_can_be_a_reinforcement(support: tuple[str, str]) -> None:
    assert not problems(Deck("prey", challenge=Challenge.SKYWALKER, support=support))


@pytest.mark.rule("LCG-SUPPORT-11", "LCGC-HS-03")
def test_the_sets_recommended_for_a_first_game_are_legal() -> None:
    titles = {each.number: card(each.objective).title for each in all_sets(Side.LIGHT)}
    assert [titles[number] for number in PREY.support] == ["Watchers in the Wasteland", "Rendar's Wrath"]
    assert not problems(PREY)


@pytest.mark.rule("LCG-SUPPORT-02", "LCG-SUPPORT-03", "LCGC-HS-03")
def test_ten_cards_without_the_objectives_make_the_support_deck() -> None:
    state: Lcg = start(GAME, Options("skywalker", (PREY, *random_team(Rng.seeded(3), Side.DARK, 2))), 5)
    deck = state.players[0].support_deck
    assert sorted(deck) == sorted(PREY.reinforcements)
    assert len(deck) == 10
    assert all(card(key).type is not CardType.OBJECTIVE for key in deck)


@pytest.mark.rule("LCG-SUPPORT-01", "LCGC-HS-03")
def test_the_reinforcements_are_chosen_with_the_deck_and_nobody_is_asked_later() -> None:
    """R-LCG-05: nothing that the light side player could learn lies between the lay-out and the choice."""
    state: Lcg = start(GAME, Options("skywalker", (PREY, *random_team(Rng.seeded(3), Side.DARK, 2))), 5)
    asked, rng = [], Rng.seeded(7)
    while state.round == 0 and (question := decision(state)) is not None:
        if question.seat == 0:
            asked.append(question.prompt.id)
        apply(state, random_answer(question, rng))
    assert asked == ["lcg-arrange", "lcg-mulligan"]
    assert sorted(state.players[0].support_deck) == sorted(PREY.reinforcements)


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
    table.choose("play:twilek-smuggler-156").choose("pay:rebel-command-469", "pay:dagobah-refuge-467")
    table.choose("play:jedi-in-hiding-84").choose("pay:the-mines-465", "pay:the-final-ship-466")
    assert table.in_play("twilek-smuggler-156")
    assert table.in_play("jedi-in-hiding-84")
    assert not any(source.zone == SUPPORT for source in table.state.sources.values())


@pytest.mark.rule("LCG-INFLUENCE-01", "LCG-HS-10")
def test_a_facedown_objective_gives_one_resource_that_matches_everything() -> None:
    table = hunt("light hand: rebel-sentry-474").deployment("light")
    table.choose("play:rebel-sentry-474").choose("pay:rebel-command-469")
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
    assert all("x-wing" not in id for id in table.options())
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
    assert [event.keys for event in table.happened(Discarded)] == [["x-wing-163"]]  # everybody is told
