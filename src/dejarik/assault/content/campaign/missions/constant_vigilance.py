"""Constant Vigilance, Loku Kanoloa's mission: prisoners are driven to a cell, and he watches from the trees."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.figures import add_neutral, card_named, is_neutral
from dejarik.assault.campaign.rules.heroes import tokens_of as activations_of
from dejarik.assault.campaign.rules.layout import place_of
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.threat import gain_threat, threat_level
from dejarik.assault.campaign.rules.wounds import Wounded
from dejarik.assault.content.blocks import always_on, me, special
from dejarik.assault.content.campaign.language import (
    HEALTHY,
    IMPERIALS,
    Block,
    Wants,
    approachable,
    counted,
    deploy,
    deploys,
    event,
    for_empire,
    goal,
    imperials_want,
    imperials_win,
    mission,
    neutral,
    rebels_win,
    round_begins,
    round_ends,
    stands_in,
)
from dejarik.assault.content.campaign.language.escorts import for_points
from dejarik.assault.content.campaign.language.links import height
from dejarik.assault.content.campaign.language.reacting import reacts, still_there
from dejarik.assault.content.choosing import by_use, choose
from dejarik.assault.content.picks import Pick
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.figures.groups import dismiss_group
from dejarik.assault.rules.ground import are_within, is_small, on_board
from dejarik.assault.rules.movement import Moved, MoveSpaces, Place, may_go, places
from dejarik.assault.rules.objects.tokens import tokens_of
from dejarik.assault.rules.printed import profile, profile_of
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Source, Use
from dejarik.kernel.effects import follows

PRISONER, LADDER, OUTPOST, CELL, CLAIMED = "prisoner", "ladder", "tree-outpost", "cell", "prisoners-claimed"
#: How many there are, and how far a Rebel leads one away.
PRISONERS, LED = 4, 3
#: How far away a prisoner may be whom these drive, and how far they drive it, by the titles of their cards.
DRIVERS = {profile("stormtrooper").title: (3, 4), profile("imperial-officer").title: (4, 6)}


def is_prisoner(state: MissionState, figure: Figure) -> bool:
    return is_neutral(figure) and figure.card == card_named(state, PRISONER)


# --- The outpost --------------------------------------------------------------------------------------


def shot_at_from_below(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
    attack = state.find(Attack)
    if attack is None or attack.target != figure.id or not stands_in(state, figure, OUTPOST):
        return False
    attacker = state.figures.get(attack.attacker)
    return attacker is not None and not stands_in(state, attacker, OUTPOST)


def anybody(state: MissionState, figure: Figure) -> bool:
    return True


def _other_end(state: MissionState, figure: Figure) -> list[int]:
    """Where the ladder leads that a figure stands on."""
    here = [token.colour for token in tokens_of(state, LADDER) if token.space == figure.space]
    return [
        token.space
        for token in tokens_of(state, LADDER)
        if token.colour in here and token.space != figure.space
    ]


def can_climb(state: MissionState, figure: Figure) -> bool:
    there = _other_end(state, figure) if is_small(state, figure) and may_go(state, figure) else []
    return bool(there) and bool(places(state, figure, there, close=False))


def climb(state: MissionState, use: Use) -> None:
    figure = me(state, use)
    state.push(Place(figure=figure.id, seat=figure.seat, among=_other_end(state, figure)))


# --- The prisoners ------------------------------------------------------------------------------------


def drives(state: MissionState, figure: Figure) -> bool:
    return IMPERIALS(state, figure) and profile_of(state, figure).title in DRIVERS


def within_call(state: MissionState, use: Use) -> list[Figure]:
    driver = me(state, use)
    if not drives(state, driver):
        return []
    far, _ = DRIVERS[profile_of(state, driver).title]
    return [
        figure
        for figure in on_board(state)
        if is_prisoner(state, figure) and are_within(state, driver, figure, far)
    ]


@follows
def drive(state: MissionState, pick: Pick, prisoner: Figure) -> None:
    _, spaces = DRIVERS[profile_of(state, state.figures[pick.subject]).title]
    state.push(MoveSpaces(figure=prisoner.id, spaces=spaces, seat=pick.seat, willing=False, by_mission=True))


def persuade(state: MissionState, figure: Figure, prisoner: Figure) -> None:
    attempt(state, figure, (Attribute.INSIGHT, Attribute.STRENGTH), lead_away, about=prisoner.id)


@follows
def lead_away(state: MissionState, test: AttributeTest) -> None:
    figure, prisoner = state.figures.get(test.figure), state.figures.get(test.about)
    if test.passed and figure is not None and prisoner is not None:
        state.push(
            MoveSpaces(
                figure=prisoner.id,
                spaces=LED,
                seat=figure.seat,
                willing=False,
                must=True,
                by_mission=True,
            )
        )


def is_locked_up(state: MissionState, event: Moved) -> bool:
    figure = state.figures.get(event.figure)
    return figure is not None and is_prisoner(state, figure) and stands_in(state, figure, CELL)


def claim(state: MissionState, event: Moved) -> None:
    for figure in still_there(state, event.figure):
        dismiss_group(state, state.groups[figure.group])
        count(state, CLAIMED)


def bring_another(state: MissionState, occasion: EventHappens) -> None:
    [space] = place_of(state, PRISONER)
    add_neutral(state, PRISONER, space)


def more_are_to_come(state: MissionState) -> bool:
    return state.round <= PRISONERS  # one in each round from the first on


# --- Wounds -------------------------------------------------------------------------------------------


def exult(state: MissionState, event: Wounded) -> None:
    """Once the threat level for each activation token that the hero has."""
    gain_threat(state, threat_level(state, 0) * activations_of(state, state.heroes[event.figure]))


mission(
    "constant-vigilance",
    height(OUTPOST),
    Block(always_on("rule-2", "defence-white", 1, who=shot_at_from_below)),
    for_points("climb", 2, climb, by=anybody, when=can_climb),
    neutral(PRISONER),
    approachable(is_prisoner, "persuade", persuade, by=HEALTHY),
    for_empire(special("drive", choose(by_use(within_call), drive))),
    reacts("rule-5", Moved, claim, when=is_locked_up),
    reacts("rule-7", Wounded, exult),
    goal("protect-prisoners", Wants(beside=is_prisoner, defeat=drives)),
    imperials_want(Wants(drive=is_prisoner, to=CELL, who=drives, counts=(CLAIMED,))),
    event("new-prisoner", round_begins(from_=2), bring_another, when=more_are_to_come, each=True),
    event("prison-guards", round_ends(2), deploy("stormtrooper", active_points)),
    event("reinforced", round_ends(4), deploys()),
    rebels_win("mission-prisoners-kept", round_ends(6)),
    imperials_win("mission-prisoners-locked-up", counted(CLAIMED, PRISONERS)),
    rules=8,
    imperial_goal="lock-up-prisoners",
)
