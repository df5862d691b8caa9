"""Values that only a mission has: what is printed on a hero's sheet, and what cards make of it."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, is_rebel
from dejarik.assault.facts.campaign_vocabulary import ItemTrait
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.facts.hero_sides import side_of
from dejarik.assault.rules.active import borrowed
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Permission, Query


def _printed_endurance(state: MissionState, id: int) -> int:
    return side_of(state.figures[id].card).endurance


endurance = Query[MissionState]("endurance", _printed_endurance, least=0)

#: Successes that are added to tests of an attribute, asked of the figure that tests.
successes = {
    attribute: Query[MissionState](f"test-{attribute.value}", lambda state, id: 0) for attribute in Attribute
}

#: Whether a hero that attacks with a weapon of this trait may use the surge abilities of all the others of that trait.
borrows_surges = {
    trait: Permission[MissionState](f"borrows-surges-{trait.value}", lambda state, id: False)
    for trait in ItemTrait
}

#: Whether the rules of a mission count a figure as an Imperial one: also one that the other side attacks with
#: (CORE-ATTACK-55, IA-ATTACK-07).
counts_as_imperial = Permission[MissionState](
    "counts-as-imperial", lambda state, id: state.figures[id].seat == EMPIRE or borrowed(state) == id
)


def counts_as_rebel(state: MissionState, figure: Figure) -> bool:
    """Whether the rules of a mission count a figure as a Rebel one (CORE-TERM-08, CORE-ATTACK-55)."""
    return is_rebel(state, figure) or borrowed(state) == figure.id


#: Whether a figure may interact with what only heroes may: a text may let a companion.
interacts_as_hero = Permission[MissionState]("interacts-as-hero", lambda state, id: id in state.heroes)
#: What the Rebels and the Empire receive when the mission ends, by what is there then; asked of nobody.
closing_credits = Query[MissionState]("closing-credits", lambda state, id: 0)
closing_influence = Query[MissionState]("closing-influence", lambda state, id: 0)
can_rest = Permission[MissionState]("can-rest", lambda state, id: True)
can_test = Permission[MissionState]("can-test", lambda state, id: True)
