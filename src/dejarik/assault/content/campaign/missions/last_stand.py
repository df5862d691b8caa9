"""Last Stand, a finale: three doors into the fortress, and behind the last one Darth Vader, who never rests."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.threat import threat_cost
from dejarik.assault.content.blocks import after, defending, the_attack
from dejarik.assault.content.campaign.language import (
    HEROES,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    cannot,
    defeated,
    deploys,
    event,
    forceable,
    goal,
    imperials_win,
    mission,
    of_card,
    opened,
    rebels_win,
    reveal,
    round_ends,
    shut,
    target,
)
from dejarik.assault.content.campaign.language.mission import of_figure
from dejarik.assault.content.campaign.language.relentless import acts_after
from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import ModifierTime
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.kernel import Use

VADER = "darth-vader-lord-of-the-sith"
WAREHOUSE, HANGAR, CENTER = "warehouse-door", "hangar-door", ("cc-door-1", "cc-door-2")
PARTY, BREACH, LINE = "welcoming-party", "defenses-breached", "end-of-the-line"

is_vader = of_card(VADER)


def brace(state: MissionState, use: Use) -> None:
    the_attack(state).modify(state, AttackEffect(block=2))


mission(
    "last-stand",
    target(DOOR, attacked_by=REBELS),
    forceable(WAREHOUSE, HANGAR, *CENTER, attributes=(Attribute.TECH,), by=HEROES),
    of_figure("darth-vader", after("brace", ModifierTime, brace, when=defending, costs=(threat_cost(2),))),
    cannot("can-gain-conditions", is_vader, when=lambda state: True),
    acts_after(is_vader, HEROES),
    goal("enter-warehouse", Wants(use=(DOOR,), destroy=(DOOR,)), until=PARTY),
    goal("breach-defenses", Wants(use=(DOOR,), destroy=(DOOR,)), from_=PARTY, until=BREACH),
    goal("reach-command-center", Wants(use=(DOOR,), destroy=(DOOR,)), from_=BREACH, until=LINE),
    goal("defeat-vader", Wants(defeat=is_vader), from_=LINE),
    event(PARTY, opened(WAREHOUSE), reveal("warehouse"), deploys()),
    event(BREACH, opened(HANGAR), reveal("hangar"), deploys()),
    event(LINE, opened(*CENTER), reveal("command-center"), deploys(), shut(WAREHOUSE, HANGAR)),
    rebels_win("mission-vader-defeated", defeated(VADER)),
    imperials_win(TIME, round_ends(12)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=1,
    imperial_goal="hold-out",
)
