"""What the Rebels do not see while something is under way: deployment points (CORE-INFO-01)."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.scene import remember

from dejarik.assault.campaign.hiding import redeal
from dejarik.assault.campaign.mind import MissionMind
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.deploying import DeployGroup, OptionalDeployment
from dejarik.assault.campaign.rules.layout import space_of
from dejarik.assault.campaign.rules.state import EMPIRE, empire, rebels
from dejarik.assault.campaign.rules.supply import KeepSupply
from dejarik.assault.content.campaign.language.effects import DeployAtOne
from dejarik.assault.facts.cards import Attribute
from dejarik.kernel import Rng, engine
from dejarik.kernel.effects import name_of

pytestmark = pytest.mark.usefixtures("lenient")

VETERANS = "military-might-combat-veterans"


def placing() -> Field:
    """Stormtroopers come to one of two points, and the Imperial player says where the second one stands."""
    field = Field("aftermath", 3)
    empire(field.state).hand.append("stormtrooper")
    empire(field.state).points.append("red")
    field.state.threat = 6
    field.push(OptionalDeployment()).choose(
        "deploy:stormtrooper", f"point:{space_of(field.state, 'B7')}"
    ).until("place-prompt")
    return field


def shown(field: Field, seat: int | None) -> list[dict[str, object]]:
    """The procedures under way as a seat sees them."""
    stack: list[dict[str, object]] = engine.view(field.state, seat)["state"]["stack"]
    return stack


@pytest.mark.rule("CORE-INFO-01")
def test_the_point_of_a_group_that_is_placed_is_not_shown_to_the_rebels() -> None:
    field = placing()
    point = [space_of(field.state, "B7")]
    known = [each[name] for each in shown(field, EMPIRE) for name in ("spaces", "among") if each.get(name)]
    assert known == [point, point, point], "the group, the figure that is placed and the one after it"
    for seat in (*rebels(field.state), None):
        for each in shown(field, seat):
            for name in ("spaces", "among"):
                seen = each.get(name, {"hidden": 0})
                assert isinstance(seen, dict)
                assert seen.keys() == {"hidden"}


@pytest.mark.rule("CORE-INFO-01", "CORE-COMPANION-01")
def test_neither_are_the_points_where_a_companion_of_the_empire_may_come() -> None:
    field = Field("aftermath", 3, cards=("active-surveillance",), ready=False)
    field.until("setup-next-hero")
    empire(field.state).points.append("red")
    while field.asks != (EMPIRE, "place-prompt"):
        field.go_on()
    for seat in (*rebels(field.state), None):
        assert all(isinstance(each.get("among", {}), dict) for each in shown(field, seat))


def test_where_a_hero_is_placed_everybody_sees() -> None:
    field = Field("aftermath", 3, ready=False).until("setup-next-hero")
    field.choose(field.options[0]).until("place-prompt")
    for seat in (EMPIRE, *rebels(field.state), None):
        assert all(isinstance(each.get("among", []), list) for each in shown(field, seat))


def test_a_bot_of_the_rebels_can_think_while_a_group_is_placed() -> None:
    field = placing()
    test = AttributeTest(
        figure=field.id("a"), attributes=[Attribute.TECH, Attribute.INSIGHT], then=name_of(remember)
    )
    field.push(test)
    imagined = MissionMind().determinize(engine.view(field.state, 1), Rng.seeded(1))
    group = next(each for each in imagined.stack if isinstance(each, DeployGroup))
    assert (field.decision.seat, group.spaces) == (1, [])
    while imagined.find(DeployGroup) is not None:
        asked = engine.decision(imagined)
        assert asked is not None
        engine.apply(imagined, asked.options[-1])
    assert engine.decision(imagined) is not None, "it goes on"


def test_nor_does_a_choice_of_the_empire_among_points_keep_it_from_thinking() -> None:
    field = Field("aftermath", 2)
    points = [space_of(field.state, name) for name in ("B7", "D3")]
    field.push(DeployAtOne(card="stormtrooper", event="ambush", seat=EMPIRE, spaces=points))
    assert MissionMind().determinize(engine.view(field.state, 1), Rng.seeded(1)).find(DeployAtOne) is not None


@pytest.mark.rule("CORE-INFO-02", "CORE-TOKEN-06")
def test_only_who_draws_sees_the_supply_cards_of_which_one_is_kept() -> None:
    field = Field("aftermath", 3)
    top = ["adrenal-stim", "shock-grenade"]
    field.state.supply[-2:] = top
    field.push(KeepSupply(figure=field.id("b"), count=2, bottom=True))
    assert field.asks == (2, "supply-keep")
    assert [each["cards"] for each in shown(field, 2) if "cards" in each] == [top[::-1]]
    for seat in (EMPIRE, 1, 3, None):
        assert [each["cards"] for each in shown(field, seat) if "cards" in each] == [{"hidden": 2}]
    before = [engine.view(field.state, seat) for seat in (EMPIRE, 1, None)]
    redeal(field.state, EMPIRE, Rng.seeded(5))
    assert [engine.view(field.state, seat) for seat in (EMPIRE, 1, None)] == before
    imagined = MissionMind().determinize(engine.view(field.state, 1), Rng.seeded(3))
    assert engine.decision(imagined) is not None, "another hero's bot can think meanwhile"
