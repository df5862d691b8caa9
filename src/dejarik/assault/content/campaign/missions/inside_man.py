"""Inside Man, a story mission of Heart of the Empire: quietly through the foyer to an archivist, and back with him."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.missions import Counted, count, rebels_win
from dejarik.assault.campaign.rules.state import MissionState, is_rebel
from dejarik.assault.campaign.rules.threat import gain_threat, lose_threat
from dejarik.assault.content.blocks import Part
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Block,
    Wants,
    all_heroes_wounded,
    carrying,
    deploys,
    event,
    goal,
    happened,
    imperials_win,
    mission,
    object_test,
    open_up,
    opened,
    retrievable,
    retrieved,
    reveal,
    round_begins,
    round_ends,
    usable,
)
from dejarik.assault.content.campaign.language import rebels_win as ends
from dejarik.assault.content.campaign.language.approaching import approachable
from dejarik.assault.content.campaign.language.merits import merit, narrow
from dejarik.assault.content.campaign.language.reacting import reacts
from dejarik.assault.content.campaign.language.triggers import on
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.facts.vocabulary import Trait
from dejarik.assault.rules.attack import AttackDeclared
from dejarik.assault.rules.events import ActivationOver, RoundEnds
from dejarik.assault.rules.figures.damage import hurt, strain
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, tokens_of, unlock_door
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Constant, How, Source
from dejarik.kernel.effects import follows, name_of

LORN, FOYER, DOWNLOADED, ALARM = "lorn", "foyer-door", "mission-records-copied", "alarm"
#: The threat at which somebody wonders about the noise, what is left of it then, and when it is too late.
LOUD, CALM, LATE = 12, 10, 7


# --- The foyer ------------------------------------------------------------------------------------------


def _foyer(state: MissionState) -> list[Token]:
    number = door_number(state, FOYER)
    return [token for token in tokens_of(state, DOOR) if token.door == number]


def is_shut(state: MissionState) -> bool:
    return any(door.locked for door in _foyer(state))


@follows
def unlock_it(state: MissionState, test: AttributeTest) -> None:
    for door in _foyer(state) if test.passed else ():
        unlock_door(state, door)


def no_deployments(state: MissionState, source: Source, id: int, subject: int) -> bool:
    return "the-ambush" not in state.happened


# --- Noise ----------------------------------------------------------------------------------------------


def is_heard(state: MissionState, event: AttackDeclared) -> bool:
    figure = state.figures.get(event.attacker)
    quiet = "high-alert" in state.happened and "the-ambush" not in state.happened
    return quiet and figure is not None and is_rebel(state, figure)


def echo(state: MissionState, event: AttackDeclared) -> None:
    gain_threat(state, 1)


def too_loud(state: MissionState, event: ActivationOver | RoundEnds) -> bool:
    return state.threat > LOUD and "the-ambush" not in state.happened


def sound_alarm(state: MissionState, event: ActivationOver | RoundEnds) -> None:
    """Threat falls, and the dial moves on."""
    lose_threat(state, state.threat - CALM)
    state.round += 1
    count(state, ALARM)


def is_late(state: MissionState) -> bool:
    return state.round >= LATE


# --- Silent takedowns -----------------------------------------------------------------------------------


def strike_quietly(state: MissionState, figure: Figure, other: Figure, *, added: int = 0) -> None:
    droid = Trait.DROID in profile_of(state, other).traits
    state.push(
        AttributeTest(
            figure=figure.id,
            attributes=[Attribute.TECH if droid else Attribute.STRENGTH],
            then=name_of(knock_down),
            about=other.id,
            added=added,
        )
    )


def strike_harder(state: MissionState, figure: Figure, other: Figure) -> None:
    strain(state, figure, 1, by=figure.seat)
    strike_quietly(state, figure, other, added=1)


@follows
def knock_down(state: MissionState, test: AttributeTest) -> None:
    target, figure = state.figures.get(test.about), state.figures.get(test.figure)
    if target is not None and figure is not None and test.total:
        hurt(state, [target], test.total, by=figure.seat, source=figure.id)


def may_strain(state: MissionState, figure: Figure) -> bool:
    return REBELS(state, figure) and mode_of(state).may_suffer(state, figure, 1)


# --- The archive ----------------------------------------------------------------------------------------


def download(state: MissionState, figure: Figure, token: Token) -> None:
    rebels_win(state, DOWNLOADED)


mission(
    "inside-man",
    Block(Part("quiet", constants=(Constant("can-deploy", How.FORBID, 0, no_deployments, name="quiet"),))),
    object_test(TERMINAL, "unlock", (Attribute.INSIGHT,), by=REBELS, when=is_shut, then=unlock_it),
    usable(TERMINAL, "download", download, by=carrying(LORN, HEROES), when=happened("the-ambush")),
    retrievable(LORN, by=HEROES),
    reacts("echo", AttackDeclared, echo, when=is_heard),
    reacts("alarm-in-a-round", ActivationOver, sound_alarm, when=too_loud),
    reacts("rule-3", RoundEnds, sound_alarm, when=too_loud),
    approachable(IMPERIALS, "takedown", strike_quietly, by=REBELS, when=happened("high-alert")),
    approachable(IMPERIALS, "takedown-strained", strike_harder, by=may_strain, when=happened("high-alert")),
    goal("enter-foyer", Wants(use=(TERMINAL, DOOR)), until="high-alert"),
    goal("enter-office", Wants(use=(DOOR,)), from_="high-alert", until="historical-records"),
    goal("reach-lorn", Wants(carry=(LORN,)), from_="historical-records", until="the-ambush"),
    goal("download", Wants(carry=(LORN,), to=TERMINAL, use=(TERMINAL,)), from_="the-ambush"),
    event("high-alert", opened(FOYER), reveal("foyer"), deploys()),
    event("historical-records", opened("office-main-door"), reveal("office")),
    event("the-ambush", retrieved(LORN), open_up("office-side-door"), deploys()),
    ends(DOWNLOADED),
    imperials_win(
        TIME,
        round_ends(6)
        | round_begins(from_=LATE)
        | (on(Counted, lambda state, event: event.name == ALARM) & is_late),
    ),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("lorn-claimed", when=happened("the-ambush")),
    narrow(),
    rules=3,
    imperial_goal="hold-out",
)
