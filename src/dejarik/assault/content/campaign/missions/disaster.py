"""Disaster: three barricaded houses, and villagers whom each side wants to lead away first."""

from __future__ import annotations

from dataclasses import replace

from dejarik.assault.campaign.rules.figures import card_named, is_neutral
from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.missions import count
from dejarik.assault.campaign.rules.state import MissionState, rebels
from dejarik.assault.content.blocks import always_on, special, surge
from dejarik.assault.content.campaign.empire import is_imperial
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    Block,
    Wants,
    brought_by,
    counted,
    deploys,
    event,
    for_empire,
    for_heroes,
    gain,
    goal,
    imperials_want,
    imperials_win,
    mission,
    neutral,
    opened,
    rebels_win,
    round_begins,
    round_ends,
    stands_in,
    whenever,
)
from dejarik.assault.content.campaign.language.doors import forceable
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.merits import fell, merit
from dejarik.assault.content.campaign.language.reacting import still_there
from dejarik.assault.content.campaign.language.triggers import on
from dejarik.assault.content.choosing import by_use, choose
from dejarik.assault.content.picks import Pick, pick_target
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.figures.damage import Defeated
from dejarik.assault.rules.figures.groups import dismiss_group
from dejarik.assault.rules.ground import are_adjacent, on_board
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.objects.tokens import DOOR, is_open
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Source, Use
from dejarik.kernel.effects import follows

EVACUEE, AT_ST = "evacuee", "at-st-elite"
SAVED, SEIZED = "evacuees-saved", "evacuees-seized"
HOUSES = {
    "warehouse": "warehouse-door",
    "backyard": "backyard-door",
    "recycling-plant-control-room": "recycling-plant-door",
}
"""Where evacuees are, and the door behind which they are trapped."""
PUSH = 4


def is_evacuee(state: MissionState, figure: Figure) -> bool:
    return is_neutral(figure) and figure.card == card_named(state, EVACUEE)


def is_trapped(state: MissionState, figure: Figure) -> bool:
    return is_evacuee(state, figure) and any(
        stands_in(state, figure, house) and not is_open(state, door_number(state, door))
        for house, door in HOUSES.items()
    )


def is_free(state: MissionState, figure: Figure) -> bool:
    return is_evacuee(state, figure) and not is_trapped(state, figure)


def _free(state: MissionState) -> list[Figure]:
    return [figure for figure in on_board(state) if is_free(state, figure)]


def _is_sheltered(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
    """A healthy hero stands beside the evacuee."""
    if not is_evacuee(state, figure):
        return False
    healthy = still_there(state, *(id for id, hero in state.heroes.items() if not hero.wounded))
    return any(hero in on_board(state) and are_adjacent(state, hero, figure) for hero in healthy)


def _is_one_of_them(state: MissionState, event: Defeated) -> bool:
    return event.card == card_named(state, EVACUEE)


# --- Claiming -------------------------------------------------------------------------------------


def _claim(state: MissionState, figure: Figure, name: str) -> None:
    dismiss_group(state, state.groups[figure.group])
    count(state, name)


def seize(state: MissionState) -> None:
    """The Empire claims a trapped evacuee."""
    trapped = [figure for figure in on_board(state) if is_trapped(state, figure)]
    pick_target(state, speaking(state, "seize"), trapped, seize_one)


@follows
def seize_one(state: MissionState, pick: Pick, figure: Figure) -> None:
    _claim(state, figure, SEIZED)


def lead_away(state: MissionState) -> None:
    """The Rebels claim a liberated evacuee; the others may walk."""
    if state.round > 1:
        use = speaking(state, "lead-away", seat=rebels(state)[0])
        pick_target(state, use, _free(state), save_one, together=True)


@follows
def save_one(state: MissionState, pick: Pick, figure: Figure) -> None:
    _claim(state, figure, SAVED)
    if state.outcome is None:
        state.push(
            *(
                MoveSpaces(figure=other.id, spaces=PUSH, seat=pick.seat, by_mission=True)
                for other in _free(state)
            )
        )


def _beside_me(state: MissionState, use: Use) -> list[Figure]:
    figure = state.figures.get(use.subject)
    return [] if figure is None else [each for each in _free(state) if are_adjacent(state, figure, each)]


@follows
def guide(state: MissionState, pick: Pick, figure: Figure) -> None:
    state.push(
        MoveSpaces(figure=figure.id, spaces=PUSH, seat=pick.seat, willing=False, must=False, by_mission=True)
    )


# --- Sorin's AT-ST --------------------------------------------------------------------------------


def _sorin_drives(state: MissionState, attack: Attack, source: Source) -> bool:
    figure = state.figures.get(attack.attacker)
    return figure is not None and state.arrivals.get(figure.group) == "the-general"


def _for_imperials(state: MissionState, source: Source, id: int, attacker: Figure) -> bool:
    return is_imperial(state, attacker)


def _gives(condition: Condition) -> AttackEffect:
    return AttackEffect(conditions=frozenset({condition}))


mission(
    "disaster",
    forceable(*HOUSES.values(), attributes=(Attribute.STRENGTH, Attribute.TECH), by=HEROES, needed=2),
    neutral(EVACUEE, attacked_by=IMPERIALS, only=is_free),
    Block(always_on("shelter", "defence-white", 1, who=_is_sheltered)),
    for_heroes(special("guide", choose(by_use(_beside_me), guide))),
    for_empire(
        replace(
            surge("stun", effect=_gives(Condition.STUNNED), when=_sorin_drives), lends_surges=_for_imperials
        ),
        surge("focus", effect=_gives(Condition.FOCUSED), when=_sorin_drives),
    ),
    whenever("seize", round_ends(), seize),
    whenever("lead-away", round_begins(), lead_away),
    whenever("fallen", on(Defeated, _is_one_of_them), lambda state: count(state, SEIZED)),
    goal("save-villagers", Wants(use=(DOOR,), protect=is_free, counts=(SAVED,))),
    imperials_want(Wants(defeat=is_free)),
    event("a-door-is-opened", opened()),
    event("the-general", round_ends(2), deploys()),
    event("imperial-reinforcements", round_ends(from_=5), gain(3), each=True),
    rebels_win("mission-villagers-saved", counted(SAVED, 6)),
    imperials_win("mission-villagers-seized", counted(SEIZED, 7)),
    merit("sorins-walker-defeated", when=fell(brought_by("the-general"))),
    rules=5,
    imperial_goal="seize-villagers",
    asks=("seize", "lead-away"),
)
