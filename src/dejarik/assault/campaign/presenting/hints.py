"""What a page shows about the options that only a mission has, before they are taken."""

from __future__ import annotations

from msgspec import structs

from dejarik.assault.campaign.presenting.attribute_tests import attribute_test_hint, tests_of
from dejarik.assault.campaign.presenting.records import ObjectHint
from dejarik.assault.campaign.rules.attachments import ATTACH
from dejarik.assault.campaign.rules.attribute_rerolls import REROLL_ATTRIBUTE
from dejarik.assault.campaign.rules.attribute_tests import TEST, AttributeTest
from dejarik.assault.campaign.rules.deploying import DEPLOY_GROUP, POINT, REINFORCE
from dejarik.assault.campaign.rules.rounds import ACTIVATE
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.setup import OPEN_GROUP
from dejarik.assault.rules.activation.activation import INTERACT
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.objects.interacting import Interaction
from dejarik.assault.showing.campaign_cards import any_card
from dejarik.assault.showing.choices import die_hint, explained
from dejarik.assault.showing.hints import Finder, group_hint
from dejarik.assault.showing.records import Hint
from dejarik.kernel import Option, Verb
from dejarik.kernel.sent import Sent


def _card(state: MissionState, option: Option) -> Sent | None:
    """A card that may be deployed, attached or chosen."""
    return any_card(option.value)


def _point(state: MissionState, option: Option) -> Sent | None:
    """A deployment point."""
    return Hint(spaces=[space_name(state, option.value)])


def _object(state: MissionState, option: Option) -> Sent | None:
    """Something next to the figure that acts: what it is, and what has to be tested for it."""
    found, current = explained(state, option), activation(state)
    figure = state.figures.get(current.figure) if current is not None else None
    if not isinstance(found, Hint) or not isinstance(option.value, Interaction) or figure is None:
        return found
    tests = tests_of(state, option.value, figure)
    return ObjectHint(**structs.asdict(found), tests=tests) if tests else found


def _die(state: MissionState, option: Option) -> Sent | None:
    """A die of the test in progress that may be rolled again."""
    die = state.the(AttributeTest).dice[option.value]
    return die_hint(die.colour, die.face)


HINTS: dict[Verb, Finder[MissionState]] = {
    INTERACT: _object,
    ACTIVATE: group_hint,
    TEST: attribute_test_hint,
    DEPLOY_GROUP: _card,
    OPEN_GROUP: _card,
    ATTACH: _card,
    REINFORCE: group_hint,
    POINT: _point,
    REROLL_ATTRIBUTE: _die,
}
