"""Whether a text that chooses among cards of both sides helps or hurts the one that is chosen, as the page is told."""

from __future__ import annotations

from tests.lcg.table import Table

SHIELD = "our-most-desperate-hour-96"


def effects(table: Table) -> dict[str, str | None]:
    """What each card that is offered would get out of it, by key."""
    before = table.state.number
    shown = table.asked.show(table.state)["options"]
    assert table.state.number == before, "it is only looked at"
    return {option["key"]: option.get("effect") for option in shown if "card" in option}


def test_a_shield_helps_whoever_gets_it() -> None:
    table = Table(f"""
        light units: luke-skywalker-92
        light hand: {SHIELD}
        dark units: darth-vader-35
    """).actions("light")
    table.choose(f"use:{SHIELD}").pay()
    assert effects(table) == {"luke-skywalker-92": "helps", "darth-vader-35": "helps"}


def test_going_back_to_the_hand_hurts() -> None:
    table = Table("""
        light affiliation: smugglers-and-spies
        light units: rebel-trooper-112
        light hand: swindled-130
        dark units: kuati-security-team-136
    """).actions("light")
    table.choose("use:swindled-130").pay()
    assert effects(table) == {"rebel-trooper-112": "hurts", "kuati-security-team-136": "hurts"}
