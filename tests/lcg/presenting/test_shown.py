"""What a page is shown of the card game: the table as it stands, and nothing that is hidden from who looks."""

from __future__ import annotations

import json

import pytest
from tests.lcg.table import Table
from tests.lcg.telling import Log
from tests.receiving import received

from dejarik.kernel import Rng, clone, decision, engine
from dejarik.kernel.answers import random_answer
from dejarik.lcg.game import GAME

FORMATS = (("duel", 2), ("2v2", 4), ("skywalker", 3), ("jerjerrod", 3))


@pytest.mark.slow
@pytest.mark.parametrize(("format", "players"), FORMATS)
def test_nothing_hidden_is_shown(format: str, players: int) -> None:
    """At many moments everything that a seat does not know is dealt anew: what it is shown stays the same."""
    rng = Rng.seeded(5)
    options = GAME.options_from({"format": format, "players": str(players)}, rng)
    state = engine.start(GAME, options, 5)
    moments = 0
    while (asked := decision(state)) is not None and moments < 240:
        if moments % 6 == 0:
            for seat in (None, *range(players)):
                other = clone(state)
                GAME.redeal(other, seat, Rng.seeded(moments))
                assert received(GAME.presenter.present(other, seat)) == received(
                    GAME.presenter.present(state, seat)
                )
        engine.apply(state, random_answer(asked, rng))
        moments += 1
    assert moments > 60


@pytest.mark.parametrize(("format", "players"), FORMATS)
def test_what_is_shown_can_be_sent(format: str, players: int) -> None:
    state = engine.start(
        GAME, GAME.options_from({"format": format, "players": str(players)}, Rng.seeded(2)), 2
    )
    for seat in (None, *range(players)):
        shown = received(GAME.presenter.present(state, seat))
        assert json.loads(json.dumps(shown)) == shown
        assert len(shown["players"]) == players


def unit(table: Table, key: str) -> dict[str, object]:
    """A card in play as the light side sees it."""
    shown = received(GAME.presenter.present(table.state, 1))
    return next(card for card in shown["cards"] if card["key"] == key)


def test_a_card_is_shown_with_its_values_as_they_are_now() -> None:
    table = Table("""
        dark objectives: shadows-of-dathomir-45
        light objectives: a-heros-journey-2 damage=2
        light units: luke-skywalker-92 focus=1 committed
        light units: red-two-114
        light enhancements: jedi-lightsaber-102 on luke-skywalker-92
    """)
    table.conflict("light")
    luke = unit(table, "luke-skywalker-92")
    printed = received(GAME.presenter.catalogue())["cards"]["luke-skywalker-92"]
    assert (luke["focus"], luke["committed"]) == (1, True)
    assert luke["icons"] == {"normal": printed["normal"], "edge": printed["edge"]}
    assert luke["unit"] == printed["normal"]["unit"] + 1, "the lightsaber gives him one"
    assert luke["lit"] is False, "nobody has the edge"
    saber = unit(table, "jedi-lightsaber-102")
    assert saber["host"] == luke["id"]
    assert unit(table, "a-heros-journey-2")["damage"] == 2


@pytest.mark.rule("LCGC-CARD-09")
def test_icons_that_need_the_edge_are_lit_for_the_side_that_has_it() -> None:
    table = Table("""
        dark objectives: shadows-of-dathomir-45
        light objectives: a-heros-journey-2
        light units: luke-skywalker-92, red-two-114, y-wing-165
    """)
    table.conflict("light")
    table.engage("shadows-of-dathomir-45", attackers=["luke-skywalker-92", "red-two-114"])
    table.pass_until("strike:")
    shown = received(GAME.presenter.present(table.state, 1))
    assert shown["engagement"]["edge"] == 1, "undefended, the attacker has the edge"
    assert unit(table, "luke-skywalker-92")["lit"] is True
    assert unit(table, "luke-skywalker-92")["part"] == "attack"
    assert unit(table, "y-wing-165")["part"] is None
    assert shown["engagement"]["steps"][shown["engagement"]["step"]] == "strikes"


def test_whoever_is_asked_by_a_step_of_an_engagement_is_in_that_step() -> None:
    table = Table("""
        light objectives: a-heros-journey-2
        dark objectives: shadows-of-dathomir-45
        dark units: darth-vader-35
        light units: red-two-114, y-wing-165
    """)
    table.conflict("light")
    steps = []
    for beginning in ("engage:shadows", "attack:red-two", "defend:darth"):
        table.pass_until(beginning)
        engagement = received(GAME.presenter.present(table.state, 1))["engagement"]
        steps.append(engagement and engagement["steps"][engagement["step"]])
        table.choose(beginning)
    assert steps == [None, "attack", "defence"]


def test_damage_on_an_objective_is_an_act_of_its_own() -> None:
    log = Log("""
        light objectives: a-heros-journey-2
        dark objectives: shadows-of-dathomir-45
        light units: y-wing-165
    """)
    log.conflict("light")
    log.engage("shadows-of-dathomir-45", attackers=["y-wing-165"], until="no")
    acts = {line.text.id: line.act for line in log.lines if line.text.id.startswith("lcg-told-damaged")}
    assert set(acts.values()) == {"damage"}


@pytest.mark.rule("LCG-DIAL-04")
def test_what_lies_aside_is_shown_with_its_price() -> None:
    state = engine.start(GAME, GAME.options_from({"format": "jerjerrod", "players": "3"}, Rng.seeded(1)), 1)
    (aside,) = received(GAME.presenter.present(state, 1))["aside"]
    printed = received(GAME.presenter.catalogue())["cards"][aside["key"]]["cost"]
    assert (aside["key"], aside["cost"]) == ("death-star-ii-455", printed - state.dial)


@pytest.mark.parametrize(
    ("format", "players", "dark", "light"),
    [
        ("duel", 2, {"red"}, {"blue"}),
        ("2v2", 4, {"red", "yellow"}, {"blue", "green"}),
        ("jerjerrod", 4, {"red"}, {"blue", "green", "yellow"}),
        ("skywalker", 4, {"red", "yellow", "green"}, {"blue"}),
    ],
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_sides_have_their_colours_whoever_sits_where(
    format: str, players: int, dark: set[str], light: set[str], seed: int
) -> None:
    options = GAME.options_from({"format": format, "players": str(players)}, Rng.seeded(seed))
    shown = received(GAME.presenter.present(engine.start(GAME, options, seed), None))["players"]
    colours = {side: {each["colour"] for each in shown if each["side"] == side} for side in ("dark", "light")}
    assert colours == {"dark": dark, "light": light}
