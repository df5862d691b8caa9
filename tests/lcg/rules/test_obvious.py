"""What people are not asked in the card game, because all answers come to the same; and that all else is asked."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.kernel.obvious import obvious_answer
from dejarik.lcg.rules.setup import RevealObjectives
from dejarik.lcg.rules.state import Starting

TROOPER = "rebel-trooper-112"
TARGET = "shadows-of-dathomir-45"
FATE = "twist-of-fate-157"


def spared(table: Table) -> str | None:
    """The answer that is given in a person's place, without the number of its card."""
    found = obvious_answer(table.state)
    return None if found is None else table.asked.id_of(table.state, found).partition("#")[0]  # type: ignore[arg-type]


# --- The edge battle


@pytest.mark.parametrize(
    ("held", "defenders", "answer"),
    [
        ("jedi-lightsaber-102", [], "pass"),
        (f"jedi-lightsaber-102, {FATE}", [], None),
        ("jedi-lightsaber-102", ["darth-vader-35"], None),
    ],
    ids=["nobody defends", "a fate card is held", "somebody defends"],
)
def test_who_has_won_the_edge_without_a_fight_is_asked_for_cards_only_with_a_fate_card(
    held: str, defenders: list[str], answer: str | None
) -> None:
    table = Table(f"""
        light units: {TROOPER}
        light hand: {held}
        dark units: darth-vader-35
    """).conflict("light")
    table.engage(TARGET, [TROOPER], defenders, until="edge:")
    assert table.can("edge:jedi-lightsaber-102"), "the rules ask"
    assert spared(table) == answer


# --- Strikes


def strikes(picture: str, defenders: list[str]) -> Table:
    """The light side has the edge and strikes first."""
    table = Table(picture).conflict("light")
    edge = [("light", "luke-skywalker-92")]
    table.engage(TARGET, [TROOPER, "redemption-115"], defenders, edge=edge, until=f"strike:{TROOPER}")
    assert table.can("strike:redemption-115")
    return table


@pytest.mark.parametrize(
    ("damage", "defenders", "answer"),
    [
        (0, [], f"strike:{TROOPER}"),
        (4, [], None),
        (0, ["darth-vader-35"], None),
    ],
    ids=["nobody defends", "the objective falls at the first strike", "somebody defends"],
)
def test_the_order_of_strikes_is_asked_for_where_it_matters(
    damage: int, defenders: list[str], answer: str | None
) -> None:
    table = strikes(
        f"""
        light units: {TROOPER}, redemption-115
        light hand: luke-skywalker-92
        dark objectives: {TARGET} damage={damage}
        dark units: darth-vader-35
        """,
        defenders,
    )
    assert spared(table) == answer


def test_the_order_of_strikes_is_asked_for_where_somebody_could_act_in_between() -> None:
    table = strikes(
        f"""
        light units: {TROOPER}, redemption-115
        light hand: luke-skywalker-92
        dark objectives: {TARGET}
        dark units: darth-vader-35
        dark hand: force-choke-59
        """,
        [],
    )
    table.state.bluff = True
    assert spared(table) is None


# --- Starting objectives


def reveals(*keys: str) -> Table:
    table = Table()
    table.state.starting[1] = Starting(1, list(keys))
    return table.start(RevealObjectives(seat=1), side="light")


def test_objectives_are_turned_up_in_any_order_where_nobody_reacts_to_their_arrival() -> None:
    assert spared(reveals("a-heros-journey-2", "in-you-must-go-76")) == "reveal:a-heros-journey-2"


def test_the_order_of_objectives_that_react_to_their_arrival_is_asked_for() -> None:
    table = reveals("a-heros-journey-2", "forgotten-heroes-95")
    assert spared(table) is None
