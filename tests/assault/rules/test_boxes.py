"""What the boxes add, and what stays as it is (IA-SETUP, IA-RESTRICT, IA-4P): cards, tiles, maps, missions."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence

import pytest
from tests.assault.rules.matches import Play, army
from tests.assault.rules.rounds import play_round, sit_out
from tests.assault.rules.scenes import put_token
from tests.assault.table import Table

from dejarik.assault import board
from dejarik.assault.board import Sides
from dejarik.assault.dice.attack import PowerToken
from dejarik.assault.facts.cards import Box, Card, CardId, GameMode
from dejarik.assault.facts.library import (
    all_cards,
    all_command,
    all_companions,
    all_deployment,
    all_forms,
    deployment,
)
from dejarik.assault.rules.figures.damage import Defeated
from dejarik.assault.skirmish.armies import problems
from dejarik.assault.skirmish.game import missions
from dejarik.assault.skirmish.rules.victory import score_defeat
from dejarik.rulebook import read_data

EXPANSIONS = (Box.RETURN_TO_HOTH, Box.JABBAS_REALM, Box.HEART_OF_THE_EMPIRE)
FOUR_ARMIES = [["stormtrooper"], ["rebel-trooper"], ["weequay-pirate"], ["echo-base-trooper"]]


@pytest.mark.rule("IA-SETUP-23")
def test_all_boxes_together_share_no_name_by_accident() -> None:
    """So every choice of expansions goes with the core set: Conditions alone are in several boxes, and are the same."""
    several = {id for id, times in Counter(card.id for card in all_cards()).items() if times > 1}
    assert several <= {"weakened"}
    tiles = Counter(tile.partition("_")[0] for tile in board.tiles())
    assert tiles == {"Core": 78, "Hoth": 56, "Jabba": 34, "Empire": 36}


@pytest.mark.rule("IA-SETUP-02")
@pytest.mark.parametrize(
    ("box", "title"),
    list(zip(EXPANSIONS, ("Return to Hoth", "Jabba's Realm", "Heart of the Empire"), strict=True)),
)
def test_a_box_adds_as_many_cards_as_its_book_counts(box: Box, title: str) -> None:
    [product] = [
        each for each in json.loads(read_data("components.json"))["products"] if each["title_en"] == title
    ]
    printed = {item["item_en"]: item["count"] for item in product["inventory"]}
    kinds: dict[str, Sequence[Card]] = {
        "Deployment cards": all_deployment(box),
        "Command cards": all_command(box),
        "Companion cards": all_companions(box),
        "Form cards": all_forms(box),
    }
    counted = {kind: sum(card.count for card in cards) for kind, cards in kinds.items() if cards}
    assert counted == {kind: count for kind, count in printed.items() if kind in kinds}


@pytest.mark.rule("IA-SETUP-24")
@pytest.mark.parametrize("box", EXPANSIONS)
def test_an_expansion_has_sixteen_campaign_and_four_skirmish_missions(box: Box) -> None:
    campaign = [name for name in board.mission_map_ids() if board.load_mission_map(name).set == box]
    skirmish = [name for name, _ in missions() if board.load_map(name).set == box]
    assert (len(campaign), len(skirmish)) == (16, 4)


def prompts_of_the_setup(map: str) -> list[str]:
    play, asked = Play(["stormtrooper", "imperial-officer"], ["rebel-trooper"], map=map), []
    while play.state.round == 0:
        asked.append(play.decision.prompt.id)
        play.choose(play.options[0])
    return asked


@pytest.mark.rule("IA-SETUP-25")
def test_a_map_of_an_expansion_is_played_by_the_ordinary_rules() -> None:
    """Set-up, rounds and points are those of a map of the core set."""
    setup = prompts_of_the_setup("30th-floor-plaza")
    assert setup == prompts_of_the_setup("massassi-ruins")
    assert list(dict.fromkeys(setup)) == ["setup-initiative", "setup-zone", "setup-deploy"]
    play = Play(["stormtrooper"], ["rebel-trooper"], map="30th-floor-plaza").set_up()
    assert (play.state.sides, len(play.hand(0)), len(play.hand(1))) == (Sides.TWO_PLAYER, 3, 3)
    play.sit_out_round()
    assert (play.state.round, play.state.initiative) == (2, 1)
    assert (len(play.hand(0)), len(play.hand(1))) == (4, 4)
    trooper = play.figures(1)[0]
    score_defeat(
        play.state, Defeated(figure=trooper.id, card=trooper.card, seat=1, group=trooper.group, by=0)
    )
    assert play.state.players[0].vp == 2


@pytest.mark.rule("IA-RESTRICT-04")
def test_a_card_without_a_symbol_is_for_the_campaign_and_for_the_skirmish() -> None:
    def modes(card: str) -> tuple[GameMode, ...]:
        return deployment(CardId(card)).modes

    assert modes("jet-trooper") == (GameMode.CAMPAIGN, GameMode.SKIRMISH)
    assert problems(army("jet-trooper")) == []
    jabba = "jabba-the-hutt-vile-gangster-"
    assert modes(f"{jabba}campaign") == (GameMode.CAMPAIGN,)
    assert modes(f"{jabba}skirmish") == (GameMode.SKIRMISH,)
    assert "army-campaign-only" in [wrong.id for wrong in problems(army(f"{jabba}campaign"))]
    assert problems(army(f"{jabba}skirmish")) == []


@pytest.mark.rule("IA-POWER-11")
def test_power_tokens_are_of_four_kinds_and_nobody_begins_with_one() -> None:
    assert {kind.value for kind in PowerToken} == {"damage", "surge", "block", "evade"}
    play = Play(["sentry-droid", "stormtrooper"], ["ko-tun-feralo-skirmish", "drokkatta-skirmish"]).set_up()
    assert [figure.power for figure in play.state.figures.values()] == [[]] * len(play.state.figures)


@pytest.mark.rule("IA-4P-32", "CORE-SETUP-07")
@pytest.mark.parametrize("mission", ["A", "B"])
def test_four_players_begin_like_two(mission: str) -> None:
    play = Play(*FOUR_ARMIES, map="temple-gardens", mission=mission)
    assert play.decision.prompt.id == "setup-initiative"
    play.set_up()
    assert play.state.round == 1
    assert [len(play.hand(seat)) for seat in range(4)] == [3] * 4
    assert [len(player.deck) for player in play.state.players] == [12] * 4


@pytest.mark.rule("IA-4P-32", "CORE-SKIRMISH-21", "CORE-CMD-02", "IA-4P-14", "CORE-CONTROL-01")
@pytest.mark.parametrize(
    ("sides", "cards"),
    [
        pytest.param(Sides.FREE_FOR_ALL, [2, 1, 1, 1], id="free-for-all"),
        pytest.param(Sides.TEAM, [2, 1, 2, 1], id="team"),  # for C a friendly figure holds it
    ],
)
def test_four_players_draw_a_card_and_one_for_each_terminal(sides: Sides, cards: list[int]) -> None:
    table = Table(
        """
        | A   .   .   .   .   b |
        | .   .   .   .   .   . |
        | .   .   .   .   .   . |
        | d   .   .   .   .   C |
        """,
        seats={"A": 0, "b": 1, "C": 2, "d": 3},
        sides=sides,
        A="stormtrooper", b="rebel-trooper", C="royal-guard", d="echo-base-trooper",
    )  # fmt: skip
    for seat in range(4):
        table.deck(seat, *["rally"] * 5)
    put_token(table, "B1", "terminal")
    sit_out(play_round(table))
    assert [len(table.hand_of(seat)) for seat in range(4)] == cards
