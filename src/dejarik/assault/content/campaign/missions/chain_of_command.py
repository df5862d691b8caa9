"""Chain of Command: General Weiss behind a door, and the machine that he would rather be in."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attachments import take_back
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.threat import gain_threat, threat_cost
from dejarik.assault.content.blocks import after, defending, me, the_attack
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    REBELS,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    approachable,
    before,
    both,
    cannot,
    counted,
    defeated,
    deploys,
    event,
    forceable,
    gate,
    goal,
    happened,
    imperials_want,
    imperials_win,
    mission,
    of_card,
    options,
    rebels_win,
    round_ends,
    target,
    usable,
)
from dejarik.assault.content.campaign.language.figures import confined, idle
from dejarik.assault.content.campaign.language.merits import merit, rebels_have_won
from dejarik.assault.content.campaign.language.mission import Side, of_figure
from dejarik.assault.content.campaign.language.terrain import indoors
from dejarik.assault.content.campaign.language.triggers import on
from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import ModifierTime, attack_with
from dejarik.assault.rules.events import ActivationBegins
from dejarik.assault.rules.figures.damage import Defeated, recover
from dejarik.assault.rules.figures.groups import dismiss_group
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Use

WEISS, GENERAL, ABOARD = "weiss", "general-weiss-field-commander", "weiss-aboard"
VULNERABLE, INVULNERABLE = "vulnerable", "invulnerable"

is_general = of_card(GENERAL)
is_manned = happened(INVULNERABLE)
is_empty = before(INVULNERABLE)


def is_weiss(state: MissionState, figure: Figure) -> bool:
    return state.named.get(figure.group) == WEISS


def _called(token: Token) -> str:
    return f"called.{token.id}"


def not_yet_called(state: MissionState, token: Token) -> bool:
    """This terminal has not been used in this round."""
    return not state.used(state.scope("round"), _called(token))


def call_for_help(state: MissionState, figure: Figure, token: Token) -> None:
    state.count_use(state.scope("round"), _called(token))
    gain_threat(state, 2)


# --- The machine ----------------------------------------------------------------------------------


def retreat(state: MissionState, occasion: EventHappens) -> None:
    _hurry(state, is_weiss)


def open_fire(state: MissionState, occasion: EventHappens) -> None:
    for weiss in [figure for figure in on_board(state) if is_weiss(state, figure)]:
        state.push(attack_with(state, weiss), attack_with(state, weiss))


def climb(state: MissionState, weiss: Figure, machine: Figure) -> None:
    count(state, ABOARD)


def leave_on_foot(state: MissionState, occasion: EventHappens) -> None:
    """The officer is no figure any more, and his card does not come back; he has not been defeated."""
    for weiss in [figure for figure in on_board(state) if is_weiss(state, figure)]:
        take_back(state, state.groups[weiss.group])
        dismiss_group(state, state.groups[weiss.group])


def man_the_machine(state: MissionState, occasion: EventHappens) -> None:
    _hurry(state, is_general)


def _hurry(state: MissionState, who: Side) -> None:
    for figure in [figure for figure in on_board(state) if who(state, figure)]:
        recover(state, figure, 5)
        gain_points(state, figure, 3)


def defends_manned(state: MissionState, use: Use, event: ModifierTime) -> bool:
    return is_manned(state) and defending(state, use, event)


def brace(state: MissionState, use: Use) -> None:
    the_attack(state).modify(state, AttackEffect(block=3))


def is_hurt_and_acts(state: MissionState, use: Use, event: ActivationBegins) -> bool:
    return is_manned(state) and event.figure == use.subject and me(state, use).damage > 0


def repair(state: MissionState, use: Use) -> None:
    recover(state, me(state, use), 5)


mission(
    "chain-of-command",
    target(TERMINAL, attacked_by=REBELS),
    usable(TERMINAL, "call", call_for_help, by=IMPERIALS, only=not_yet_called),
    gate("door", locked_to=REBELS),
    forceable("door", attributes=(Attribute.STRENGTH, Attribute.TECH), by=REBELS, needed=2),
    idle(is_general, when=is_empty),
    *(cannot(what, is_general, when=is_empty) for what in ("can-attack", "can-exit")),
    confined(GENERAL, "hangar"),
    indoors(is_general),
    approachable(is_general, "climb", climb, by=is_weiss),
    of_figure(
        "general-weiss",
        after("brace", ModifierTime, brace, when=defends_manned, costs=(threat_cost(2),)),
        after("repair", ActivationBegins, repair, when=is_hurt_and_acts, costs=(threat_cost(2),)),
    ),
    goal("defeat-weiss", Wants(use=(DOOR,), defeat=is_weiss), until=INVULNERABLE),
    goal("defeat-general", Wants(defeat=is_general), from_=INVULNERABLE),
    imperials_want(Wants(beside=is_general, who=is_weiss), from_=VULNERABLE, until=INVULNERABLE),
    imperials_want(Wants(use=(TERMINAL,))),
    event(
        VULNERABLE,
        round_ends(2),
        deploys(),
        options(imperial=True),
        choices={"retreat": (retreat,), "fire": (open_fire,)},
    ),
    event(INVULNERABLE, counted(ABOARD), leave_on_foot, man_the_machine),
    rebels_win(
        "mission-weiss-defeated",
        on(Defeated, lambda state, event: state.named.get(event.group) == WEISS)
        | (defeated(GENERAL) & is_manned),
    ),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("weiss-defeated-on-foot", when=both(rebels_have_won, before(INVULNERABLE))),
    rules=3,
    imperial_goal="wound-heroes",
)
