"""Who captures, and where (LCGC-CAP-01): the capturing player's objectives, and whose reactions follow."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.lcg.rules.leaving import Captured

#: Ways in which Leia's own side makes her leave play: the card, whose turn it may be played in, and where.
OWN_EFFECTS = ["fall-back-54", "youre-my-only-hope-167", "covering-fire-77", "a-new-hope-4"]

LEIA = """
    dark objectives: the-bespin-exchange-135 focus=2
    light affiliation: rebel-alliance
    light objectives: fleeing-the-empire-56, fleeing-the-empire-56, fleeing-the-empire-56
    light units: leia-organa-88, luke-skywalker-92, yoda-166, red-five-113
"""


@pytest.mark.rule("LCGC-CAP-01")
@pytest.mark.parametrize("event", OWN_EFFECTS)
def test_the_dark_player_captures_leia_also_when_her_own_side_makes_her_leave_play(event: str) -> None:
    table = Table(f"{LEIA}\nlight hand: {event}").conflict("light")
    if event == "covering-fire-77":
        table.engage("the-bespin-exchange-135", ["luke-skywalker-92"], until=f"use:{event}")
    table.pass_until(f"use:{event}").choose(f"use:{event}").pay()
    if event == "a-new-hope-4":
        table.choose("choose:luke-skywalker-92", "choose:yoda-166", "choose:red-five-113")
    else:
        table.choose("target:leia-organa-88" if table.can("target:") else "choose:leia-organa-88")
    table.pass_until("use:the-bespin-exchange-135")
    assert table.asked.seat == table.seat("dark")
    assert table.captured("the-bespin-exchange-135") == ["leia-organa-88"]
    assert [(each.seat, each.unit) for each in table.happened(Captured)] == [(table.seat("dark"), True)]
    table.choose("use:the-bespin-exchange-135")
    if table.can("target:"):  # the objectives that have paid could be meant as well
        table.choose("target:the-bespin-exchange-135")
    assert table.card("the-bespin-exchange-135").focus == 1


@pytest.mark.rule("LCGC-CAP-01", "LCG-TEXT-01")
def test_who_is_named_captures_leia_and_not_who_has_destroyed_her() -> None:
    """R-LCG-05: dark 1 destroys her, light names dark 2, who chooses where and has captured her."""
    table = Table(
        """
        dark1 objectives: the-bespin-exchange-135 focus=1, shadows-of-dathomir-45
        dark2 objectives: the-bespin-exchange-135 focus=1, imperial-command-73
        dark1 hand: force-choke-59
        light1 units: leia-organa-88
        """,
        format="2v2",
    ).actions("dark")
    table.choose("use:force-choke-59")
    assert (table.asked.seat, table.options()) == (table.seat("light1"), ["player:1", "player:2"])
    table.choose("player:2")
    assert table.asked.seat == table.seat("dark2")
    table.choose("choose:imperial-command-73")
    assert [each.seat for each in table.happened(Captured)] == [table.seat("dark2")]
    assert table.asked.seat == table.seat("dark2")
    assert table.options() == ["use:the-bespin-exchange-135.trade", "pass"]


@pytest.mark.rule("LCGC-CAP-01")
def test_a_price_on_their_heads_holds_its_captives_at_objectives_of_its_player() -> None:
    picture = """
        dark1 hand: a-price-on-their-heads-441
        dark1 affiliation: scum-and-villainy
        dark1 objectives: shadows-of-dathomir-45, the-heart-of-the-empire-142, mercenary-support-438
        dark2 objectives: imperial-command-73
        light1 units: yoda-166
    """
    table = Table(picture, format="2v2").actions("dark")
    table.play("a-price-on-their-heads-441").pass_until("choose:")
    assert table.options() == [
        "choose:shadows-of-dathomir-45",
        "choose:the-heart-of-the-empire-142",
        "choose:mercenary-support-438",
    ]


@pytest.mark.rule("LCGC-CAP-01")
def test_detained_names_any_dark_objective_and_its_player_has_captured() -> None:
    table = Table(
        """
        dark1 affiliation: imperial-navy
        dark1 objectives: imperial-command-73
        dark2 objectives: shadows-of-dathomir-45
        dark1 hand: detained-42
        light2 units: twilek-loyalist-15
        """,
        format="2v2",
    ).conflict("light")
    table.engage("imperial-command-73", ["twilek-loyalist-15"], until="use:detained-42")
    table.choose("use:detained-42").pay()
    table.pass_until("choose:shadows-of-dathomir-45").choose("choose:shadows-of-dathomir-45")
    assert table.captured("shadows-of-dathomir-45") == ["twilek-loyalist-15"]
    assert [each.seat for each in table.happened(Captured)] == [table.seat("dark1")]
