"""Sorry About the Mess: Han has the key of a garage and an old friend inside it."""

from __future__ import annotations

from dejarik.assault.campaign.rules.deploying import deploy_reserved
from dejarik.assault.campaign.rules.layout import spaces_of
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.campaign.language import (
    Wants,
    defeated,
    deploys,
    event,
    goal,
    imperials_want,
    imperials_win,
    mission,
    of_card,
    opened,
    options,
    rebels_win,
    reveal,
    round_ends,
)
from dejarik.assault.content.campaign.language.doors import unlockable
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_target
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import attack_with, may_attack
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure
from dejarik.kernel.effects import follows

HAN, FRIENDS = "han-solo-scoundrel", "old-friends"

is_han = of_card(HAN)


def is_gerrin(state: MissionState, figure: Figure) -> bool:
    return state.named.get(figure.group) == "gerrin"


def _the(state: MissionState, who: object) -> Figure | None:
    return next((figure for figure in on_board(state) if callable(who) and who(state, figure)), None)


def draw_on_han(state: MissionState, occasion: EventHappens) -> None:
    """Gerrin is Focused, moves up to 4 spaces and may attack Han."""
    gerrin = _the(state, is_gerrin)
    if gerrin is not None:
        gain_condition(state, gerrin, Condition.FOCUSED)
        use = speaking(state, occasion.event, subject=gerrin.id)
        state.push(MoveSpaces(figure=gerrin.id, spaces=4, seat=EMPIRE), afterwards(use, shoot_han))


@follows
def shoot_han(state: MissionState, then: Then, nothing: None) -> None:
    han, gerrin = _the(state, is_han), state.figures.get(then.subject)
    if han is not None and gerrin is not None and may_attack(state, gerrin, only=[han.id]):
        pick_target(state, then, [han], shoot, may=True)


@follows
def shoot(state: MissionState, pick: Pick, target: Figure) -> None:
    state.push(attack_with(state, state.figures[pick.subject], only=[target.id], must=True))


def call_the_gunners(state: MissionState, occasion: EventHappens) -> None:
    deploy_reserved(state, "e-web-engineer", occasion.event, spaces_of(state, ["A4"]))


def shoot_first(state: MissionState, occasion: EventHappens) -> None:
    """Han may attack Gerrin, if he can."""
    han, gerrin = _the(state, is_han), _the(state, is_gerrin)
    if han is not None and gerrin is not None and may_attack(state, han, only=[gerrin.id]):
        use = speaking(state, occasion.event, seat=han.seat, subject=han.id)
        pick_target(state, use, [gerrin], shoot, may=True)


mission(
    "sorry-about-the-mess",
    unlockable("garage-door", by=is_han),
    goal("open-garage", Wants(use=(DOOR,), protect=is_han), until=FRIENDS),
    goal("defeat-gerrin", Wants(defeat=is_gerrin, protect=is_han), from_=FRIENDS),
    imperials_want(Wants(defeat=is_han)),
    event("regulars", round_ends(2), deploys()),
    event(
        FRIENDS,
        opened("garage-door"),
        reveal("garage"),
        deploys(),
        options(imperial=True),
        shoot_first,
        choices={"draw": (draw_on_han,), "gunners": (call_the_gunners,)},
    ),
    rebels_win("mission-gerrin-defeated", defeated("gerrin", of=FRIENDS)),
    imperials_win("mission-han-defeated", defeated(HAN)),
    rules=2,
    imperial_goal="defeat-han",
)
