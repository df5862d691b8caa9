"""Temptation, Diala Passil's own mission: her inner strength runs out, and something waits behind her door."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.heroes import present, tokens_of
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.sheet_tokens import on_sheet, put_on_sheet
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, hero_of
from dejarik.assault.campaign.rules.strain import recover_strain
from dejarik.assault.campaign.rules.wounds import Withdrawn, Wounded
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    Wants,
    counted,
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
from dejarik.assault.content.campaign.language.interrupting import speaking, strike
from dejarik.assault.content.campaign.language.objects import THE_HERO
from dejarik.assault.content.campaign.language.reacting import reacts
from dejarik.assault.content.campaign.language.triggers import on, status_begins
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_target
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import attack_with, may_attack
from dejarik.assault.rules.events import MissionBegins
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import recover
from dejarik.assault.rules.ground import are_within, on_board
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure
from dejarik.kernel.effects import follows

STRENGTH, LOST = "strength-token", "strength-lost"
VADER, DOOR_NAME, HATRED = "darth-vader-lord-of-the-sith", "chamber-door", "hatred"


def _diala(state: MissionState) -> Figure | None:
    return next((figure for figure in on_board(state) if THE_HERO(state, figure)), None)


def begin(state: MissionState, event: MissionBegins) -> None:
    diala = _diala(state)
    if diala is not None:
        put_on_sheet(state, diala.id, STRENGTH, 8)


def lose(state: MissionState, tokens: int) -> None:
    """Diala discards tokens; with the last one everything is lost."""
    diala = _diala(state)
    if diala is None or not tokens:
        return
    put_on_sheet(state, diala.id, STRENGTH, -tokens)
    if not on_sheet(state, diala.id, STRENGTH):
        count(state, LOST)


# --- Inner strength -------------------------------------------------------------------------------


def drain(state: MissionState, occasion: EventHappens) -> None:
    lose(state, 1)
    diala = _diala(state)
    if diala is not None:
        attempt(state, diala, (Attribute.INSIGHT,), waver, key=state.mission, ability=occasion.event)


@follows
def waver(state: MissionState, test: AttributeTest) -> None:
    if not test.passed:
        lose(state, 1)


def despair(state: MissionState, occasion: EventHappens) -> None:
    hero = hero_of(state, occasion.cause(Wounded).figure)
    lose(state, 0 if hero is None else tokens_of(state, hero))


# --- Allure of Power ------------------------------------------------------------------------------


def give_in(state: MissionState, occasion: EventHappens) -> None:
    """Up to 2 spaces, then up to two attacks."""
    lose(state, 1)
    diala = _diala(state)
    if diala is not None:
        use = speaking(state, occasion.event, seat=diala.seat, subject=diala.id)
        state.push(
            MoveSpaces(figure=diala.id, spaces=2, seat=diala.seat),
            afterwards(use, lash_out),
            afterwards(use, lash_out),
        )


@follows
def lash_out(state: MissionState, then: Then, nothing: None) -> None:
    diala = state.figures.get(then.subject)
    if diala is not None and may_attack(state, diala, asked=diala.seat):
        state.push(attack_with(state, diala))


def hold_back(state: MissionState, occasion: EventHappens) -> None:
    diala = _diala(state)
    if diala is None:
        return
    put_on_sheet(state, diala.id, STRENGTH)
    for hero in present(state):
        figure = state.figures[hero.figure]
        if figure.id != diala.id and are_within(state, diala, figure, 3):
            recover(state, figure, 2)
            recover_strain(state, figure, 2)
    foes = [figure for figure in on_board(state) if IMPERIALS(state, figure)]
    pick_target(state, speaking(state, occasion.event), foes, press_on, seat=EMPIRE)


@follows
def press_on(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_condition(state, figure, Condition.FOCUSED)
    if may_attack(state, figure):
        pick_target(state, pick, [figure], attack_now, may=True, seat=EMPIRE)


@follows
def attack_now(state: MissionState, pick: Pick, figure: Figure) -> None:
    strike(state, figure)


mission(
    "temptation",
    reacts("eight-tokens", MissionBegins, begin),
    unlockable(DOOR_NAME, by=THE_HERO),
    goal("open-chamber", Wants(use=(DOOR,), protect=THE_HERO), until=HATRED),
    goal("defeat-vader", Wants(defeat=of_card(VADER), protect=THE_HERO), from_=HATRED),
    imperials_want(Wants(defeat=THE_HERO)),
    event("inner-strength", status_begins(), drain, each=True),
    event("inner-strength-wound", on(Wounded), despair, each=True),
    event(
        "allure-of-power",
        round_ends(1) | round_ends(3) | round_ends(5),
        options(imperial=False),
        each=True,
        choices={"give-in": (give_in,), "hold-back": (hold_back,)},
    ),
    event(HATRED, opened(DOOR_NAME), reveal("holocron-chamber"), deploys()),
    rebels_win("mission-vader-defeated", defeated(VADER)),
    imperials_win("mission-strength-lost", counted(LOST)),
    imperials_win(
        "mission-diala-withdrawn",
        on(
            Withdrawn,
            lambda state, heard: THE_HERO(
                state, state.fallen.get(heard.figure) or state.figures[heard.figure]
            ),
        ),
    ),
    rules=4,
    imperial_goal="break-her",
)
