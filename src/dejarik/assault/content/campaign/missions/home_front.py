"""Home Front: a barricade, refugees in four houses, and Commander Jann, who never waits for his turn."""

from __future__ import annotations

from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.heroes import tokens_of as activation_tokens
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, is_rebel
from dejarik.assault.content.blocks import after
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    REBELS,
    Wants,
    beside_healthy,
    counted,
    defeated,
    deploy,
    deploys,
    destroyed,
    event,
    for_heroes,
    gain,
    goal,
    imperials_want,
    imperials_win,
    mission,
    obstacle,
    options,
    rebels_win,
    round_begins,
    round_ends,
    stronger,
    target,
    whenever,
)
from dejarik.assault.content.campaign.language.doors import open_before
from dejarik.assault.content.campaign.language.fortunes import boons
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.merits import before_end_of, earns, merit
from dejarik.assault.content.campaign.language.reacting import reacts
from dejarik.assault.content.campaign.language.triggers import on
from dejarik.assault.content.phrases import roll
from dejarik.assault.content.picks import Pick, pick_target
from dejarik.assault.content.suffering import Suffer
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.attack import Attack, AttackDeclared, Reroll, RerollTime, rerollable
from dejarik.assault.rules.attack.redirecting import redirect
from dejarik.assault.rules.attack.targets import eligible_targets
from dejarik.assault.rules.events import ActivationOver, MissionBegins
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import are_adjacent, distance, friends, on_board
from dejarik.assault.rules.objects.tokens import DOOR, open_door, remove_token, tokens_of
from dejarik.assault.rules.printed import Trait, profile_of
from dejarik.assault.rules.state import NOWHERE, Figure, Token
from dejarik.assault.rules.values import has_trait
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

BARRICADE, REFUGEE, RAID, JANN = "barricade", "refugee", "the-raid", "imperial-officer"
HOUSES = ("storehouse-door", "workshop-door", "control-room-door", "clinic-door")
REFUGEES = 8
SHELTERED, BROKEN_EARLY = "refugee-sheltered", "barricade-destroyed-by-round-3"


# --- Refugees -------------------------------------------------------------------------------------


def take_courage(state: MissionState) -> None:
    """With a Boon of the heroes, refugees have a Health more."""
    if boons(state):
        for token in tokens_of(state, REFUGEE):
            token.health += 1


def _is_sheltered(state: MissionState, use: Use, event: RerollTime) -> bool:
    token = state.tokens.get(event.target)
    return (
        token is not None
        and token.kind == REFUGEE
        and beside_healthy(state, token)
        and bool(rerollable(state.the(Attack), "defence"))
        and not state.used(state.scope("attack"), SHELTERED)
    )


def shelter(state: MissionState, use: Use) -> None:
    state.count_use(state.scope("attack"), SHELTERED)
    state.push(Reroll(seat=use.seat, pools=["defence"], most=1))


def besiege(state: MissionState) -> None:
    """As long as the barricade stands, a door or a refugee is lost."""
    if tokens_of(state, BARRICADE):
        lost = [*tokens_of(state, DOOR), *tokens_of(state, REFUGEE)]
        pick_target(state, speaking(state, "siege"), lost, lose)


@follows
def lose(state: MissionState, pick: Pick, token: Token) -> None:
    if token.kind == DOOR:
        open_door(state, token)
    else:
        remove_token(state, token)
        count(state, REFUGEE)


# --- Bombardment ----------------------------------------------------------------------------------


def shell(state: MissionState, occasion: EventHappens) -> None:
    pick_target(state, speaking(state, occasion.event), tokens_of(state, DOOR), strike_door)


@follows
def strike_door(state: MissionState, pick: Pick, door: Token) -> None:
    [face] = roll(state, Die.RED)
    near = [
        figure
        for figure in on_board(state)
        if is_rebel(state, figure) and (away := distance(state, figure, door)) is not None and away <= 2
    ]
    hurt(state, near, face.damage, by=EMPIRE)


def wear_down(state: MissionState, occasion: EventHappens) -> None:
    state.push(
        *(
            Suffer(
                figures=[hero.figure],
                by=EMPIRE,
                strain=activation_tokens(state, hero),
                conditions=[Condition.WEAKENED],
            )
            for hero in present(state)
        )
    )


# --- Commander Jann -------------------------------------------------------------------------------


def is_jann(state: MissionState, figure: Figure | None) -> bool:
    return figure is not None and figure.card == JANN and state.arrivals.get(figure.group) == RAID


def _jann(state: MissionState) -> Figure | None:
    return next((figure for figure in on_board(state) if is_jann(state, figure)), None)


def stays_out_of_turn(state: MissionState) -> None:
    """He does not activate with the others."""
    jann = _jann(state)
    if jann is not None:
        state.groups[jann.group].exhaust()


def takes_command(state: MissionState, occasion: EventHappens) -> None:
    stays_out_of_turn(state)


def _rebel_is_done(state: MissionState, over: ActivationOver) -> bool:
    figure = state.figures.get(over.figure) or state.fallen.get(over.figure)
    jann = _jann(state)
    return (
        figure is not None
        and is_rebel(state, figure)
        and not profile_of(state, figure).is_companion
        and jann is not None
        and jann.space != NOWHERE
    )


def acts(state: MissionState, over: ActivationOver) -> None:
    jann = _jann(state)
    assert jann is not None
    state.push(Activation(figure=jann.id, actions=1, whole=False))


def _bodyguards(state: MissionState) -> list[Figure]:
    attack, jann = state.the(Attack), _jann(state)
    if jann is None:
        return []
    possible = [each.id for each in eligible_targets(state, attack)]
    return [
        figure
        for figure in friends(state, jann, others=True)
        if figure.id in possible
        and are_adjacent(state, jann, figure)
        and has_trait(state, figure, Trait.TROOPER, Trait.GUARDIAN)
    ]


def _jann_is_aimed_at(state: MissionState, declared: AttackDeclared) -> bool:
    return is_jann(state, state.figures.get(declared.target)) and bool(_bodyguards(state))


def step_before(state: MissionState, declared: AttackDeclared) -> None:
    pick_target(state, speaking(state, "bodyguard"), _bodyguards(state), take_the_shot)


@follows
def take_the_shot(state: MissionState, pick: Pick, figure: Figure) -> None:
    redirect(state, state.the(Attack), figure)


mission(
    "home-front",
    obstacle(BARRICADE, attacked_by=REBELS),
    target(DOOR, attacked_by=IMPERIALS),
    open_before(*HOUSES, side=REBELS),
    target(REFUGEE, attacked_by=IMPERIALS),
    stronger(REFUGEE, beside_healthy, block=1),
    for_heroes(after("shelter", RerollTime, shelter, when=_is_sheltered)),
    whenever("take-courage", on(MissionBegins), take_courage),
    whenever("rule-4", round_ends(), besiege),
    whenever("fallen", destroyed(REFUGEE, 0), lambda state: count(state, REFUGEE)),
    whenever("out-of-turn", round_begins(), stays_out_of_turn),
    reacts("acts", ActivationOver, acts, when=_rebel_is_done),
    reacts("bodyguard", AttackDeclared, step_before, when=_jann_is_aimed_at),
    goal("break-through", Wants(destroy=(BARRICADE,), keep=(REFUGEE,)), until=RAID),
    goal("defeat-jann", Wants(defeat=is_jann, keep=(REFUGEE,)), from_=RAID),
    imperials_want(Wants(destroy=(REFUGEE, DOOR))),
    event(
        "bombardment",
        round_ends(2) | round_ends(4) | round_ends(5),
        gain(2),
        options(imperial=True, fresh=True),
        each=True,
        choices={
            "droid": (deploy("probe-droid-elite", active_points),),
            "shells": (shell,),
            "exhaustion": (wear_down,),
        },
    ),
    event(RAID, destroyed(BARRICADE), earns(BROKEN_EARLY, when=before_end_of(3)), deploys(), takes_command),
    rebels_win("mission-jann-defeated", defeated("commander-jann", of=RAID)),
    imperials_win("mission-refugees-lost", counted(REFUGEE, REFUGEES)),
    merit(BROKEN_EARLY),
    rules=5,
    imperial_goal="hunt-refugees",
    asks=("siege", "bodyguard"),
)
