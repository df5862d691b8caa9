"""Doors that are no ordinary ones: forced open by a test, or open for those who stand in front of them."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.missions import Condition
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language.mission import Block, Side
from dejarik.assault.content.campaign.language.objects import object_test
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.objects.tokens import DOOR, is_open, open_door
from dejarik.assault.rules.state import Token
from dejarik.kernel.effects import follows


def forceable(
    *doors: str,
    attributes: tuple[Attribute, ...],
    by: Side,
    needed: int = 1,
    when: Condition | None = None,
    name: str = "force",
) -> Block:
    """Closed doors that a figure may interact with to test an attribute: who passes opens it (CORE-DOOR-09)."""

    def is_one(state: MissionState, token: Token) -> bool:
        return token.door in [door_number(state, door) for door in doors]

    return object_test(
        DOOR, name, attributes, by=by, needed=needed, when=when, only=is_one, then=open_if_passed
    )


@follows
def open_if_passed(state: MissionState, test: AttributeTest) -> None:
    """The door that was tested opens."""
    token = state.tokens.get(test.token)
    if test.passed and token is not None:
        open_door(state, token)


def closed(*doors: str) -> Condition:
    """One of these doors is closed."""
    return lambda state: any(not is_open(state, door_number(state, door)) for door in doors)
