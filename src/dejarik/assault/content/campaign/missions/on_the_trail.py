"""On the Trail, a story mission of Heart of the Empire: an officer is shadowed to his contact, and is somebody else."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import DoorId, Manner, Reach
from dejarik.assault.campaign.rules.attribute_rerolls import RerollAttribute
from dejarik.assault.campaign.rules.attribute_tests import AttributeRolled, AttributeTest, attempt
from dejarik.assault.campaign.rules.deploying import deploy_reserved
from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.content.blocks import Part, after
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    TIME,
    WOUNDED,
    Block,
    Wants,
    all_heroes_wounded,
    before,
    both,
    brought_by,
    counted,
    defeated,
    deploys,
    event,
    for_heroes,
    gate,
    goal,
    happened,
    imperials_want,
    imperials_win,
    mission,
    moved,
    neutral,
    of_card,
    open_up,
    opened,
    rebels_win,
    round_ends,
)
from dejarik.assault.content.campaign.language.escorts import the_one
from dejarik.assault.content.campaign.language.interrupting import speaking, strike
from dejarik.assault.content.campaign.language.merits import merit, narrow
from dejarik.assault.content.campaign.language.reacting import reacts
from dejarik.assault.content.picks import Then, afterwards
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import may_attack
from dejarik.assault.rules.events import StatusBegins
from dejarik.assault.rules.figures.damage import Defeated
from dejarik.assault.rules.figures.groups import dismiss_group
from dejarik.assault.rules.ground import are_adjacent, mobile_piece, on_board, sees, situation
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.objects.interacting import Interaction
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Use, text
from dejarik.kernel.effects import follows

ZAARYN, CONTACT, OFFICER, TRUE_ZAARYN = "zaaryn", "contact", "imperial-officer-elite", "true-zaaryn"
IDENTIFIED, MET_IN = "identified", "met-in"
#: How far Zaaryn walks in a round, and what it costs to lose sight of him.
WALK, LOST = 5, 2


# --- Zaaryn ---------------------------------------------------------------------------------------------


class WalkThroughDoors(MoveSpaces):
    """A figure may move up to so many spaces, and doors do not stop it."""

    def within_reach(self, state: Assault, figure: Figure) -> Reach:
        known = situation(state).copy()
        for door in range(known.closed.bit_length()):
            known.open_door(DoorId(door))
        return board.reach(known, mobile_piece(state, figure), self.spaces, Manner.SPACES)


def is_on_his_way(state: MissionState, event: StatusBegins) -> bool:
    return the_one(state, ZAARYN) is not None and "rendezvous" not in state.happened


def walk_on(state: MissionState, event: StatusBegins) -> None:
    zaaryn = the_one(state, ZAARYN)
    if zaaryn is not None:
        state.push(
            WalkThroughDoors(figure=zaaryn.id, spaces=WALK, seat=EMPIRE, by_mission=True),
            afterwards(speaking(state, "walk"), look_around),
        )


@follows
def look_around(state: MissionState, then: Then, nothing: None) -> None:
    zaaryn = the_one(state, ZAARYN)
    if zaaryn is not None and not _watching(state, zaaryn):
        gain_threat(state, LOST)


def _watching(state: MissionState, figure: Figure) -> list[Figure]:
    """The heroes who have line of sight to a figure."""
    heroes = [state.figures[hero.figure] for hero in present(state)]
    return [hero for hero in heroes if sees(state, hero, figure)]


def nobody(state: MissionState, figure: Figure) -> bool:
    """He walks by himself."""
    return False


def has_met(state: MissionState) -> bool:
    zaaryn, contact = the_one(state, ZAARYN), the_one(state, CONTACT)
    return zaaryn is not None and contact is not None and are_adjacent(state, zaaryn, contact)


def note_the_time(state: MissionState, occasion: EventHappens) -> None:
    state.memory[MET_IN] = state.round


def deal_is_done(state: MissionState) -> bool:
    """Two rounds have passed since the contact was made."""
    return MET_IN in state.memory and state.round >= state.memory[MET_IN] + 2


# --- The contact ----------------------------------------------------------------------------------------


def offers(state: MissionState, figure: Figure) -> list[Interaction]:
    """A hero identifies the contact from wherever it has line of sight to it."""
    contact = the_one(state, CONTACT)
    if contact is None or not HEROES(state, figure) or not sees(state, figure, contact):
        return []
    label = text("mission-on-the-trail-use-identify")
    return [Interaction(f"identify#{contact.id}", label, 0, identify, {"target": contact.id})]


def identify(state: MissionState, figure: Figure) -> None:
    contact = the_one(state, CONTACT)
    if contact is not None:
        attempt(state, figure, (Attribute.TECH,), identified, about=contact.id)


@follows
def identified(state: MissionState, test: AttributeTest) -> None:
    if test.passed:
        count(state, IDENTIFIED)


def _helpers(state: MissionState, figure: int) -> int:
    """How many other heroes see the contact."""
    contact = the_one(state, CONTACT)
    return 0 if contact is None else sum(hero.id != figure for hero in _watching(state, contact))


def others_see_it(state: MissionState, use: Use, event: AttributeRolled) -> bool:
    contact = the_one(state, CONTACT)
    if contact is None or event.figure != use.subject or state.the(AttributeTest).about != contact.id:
        return False
    return _helpers(state, event.figure) > 0


def compare(state: MissionState, use: Use) -> None:
    state.push(RerollAttribute(seat=use.seat, most=_helpers(state, use.subject)))


# --- Who he is ------------------------------------------------------------------------------------------


def expose(state: MissionState, occasion: EventHappens) -> None:
    """The contact is gone, and Zaaryn is an officer like others."""
    zaaryn, contact = the_one(state, ZAARYN), the_one(state, CONTACT)
    if contact is not None:
        dismiss_group(state, state.groups[contact.group])
    if zaaryn is not None:
        space = zaaryn.space
        dismiss_group(state, state.groups[zaaryn.group])
        deploy_reserved(state, OFFICER, occasion.event, [space], reinforce=False, redeploy=False)


def unmask(state: MissionState, occasion: EventHappens) -> None:
    fallen = occasion.cause(Defeated)
    deploy_reserved(state, TRUE_ZAARYN, occasion.event, fallen.spaces[:1])


def ambush(state: MissionState, occasion: EventHappens) -> None:
    for figure in on_board(state):
        if brought_by(occasion.event)(state, figure) and may_attack(state, figure):
            strike(state, figure)


mission(
    "on-the-trail",
    neutral(ZAARYN),
    neutral(CONTACT),
    gate("door-1", "door-2", locked_to=IMPERIALS),
    reacts("walk", StatusBegins, walk_on, when=is_on_his_way),
    Block(Part("identify", interactions=offers), use="identify"),
    for_heroes(after("compare", AttributeRolled, compare, when=others_see_it)),
    goal("identify", Wants(reach=CONTACT), until="figure-in-the-shadows"),
    goal(
        "defeat-zaaryn",
        Wants(defeat=brought_by("figure-in-the-shadows")),
        from_="figure-in-the-shadows",
        until="true-identity-revealed",
    ),
    goal(
        "defeat-clawdite", Wants(defeat=brought_by("true-identity-revealed")), from_="true-identity-revealed"
    ),
    imperials_want(Wants(drive=of_card(ZAARYN), to=CONTACT, who=nobody), until="rendezvous"),
    event("clawdite-in-the-crowd", round_ends(2), deploys()),
    event("clawdite-behind-the-counter", opened(), open_up("door-1", "door-2"), deploys(), ambush),
    event("rendezvous", moved(), deploys(), note_the_time, when=has_met),
    event("figure-in-the-shadows", counted(IDENTIFIED, 1), expose, deploys()),
    event("true-identity-revealed", defeated(OFFICER, of="figure-in-the-shadows"), unmask),
    rebels_win("mission-zaaryn-unmasked", defeated(TRUE_ZAARYN, of="true-identity-revealed")),
    imperials_win(
        "mission-contact-escaped",
        round_ends(),
        when=both(happened("rendezvous"), before("figure-in-the-shadows"), deal_is_done),
    ),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("zaaryn-defeated", when=happened("true-identity-revealed")),
    narrow(),
    rules=4,
    imperial_goal="hold-out",
)
