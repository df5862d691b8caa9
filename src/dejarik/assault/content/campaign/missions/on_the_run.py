"""On the Run, a story mission of Heart of the Empire: through a front door, three terminals, and Maul in the forest."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.deploying import deploy_reserved
from dejarik.assault.campaign.rules.figures import card_named
from dejarik.assault.campaign.rules.layout import area_of, door_number, point, space_of
from dejarik.assault.campaign.rules.missions import EventHappens, count, option_of
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, is_rebel
from dejarik.assault.campaign.rules.threat import spend_threat, threat_level
from dejarik.assault.content.blocks import ONCE_PER_ACTIVATION, ONCE_PER_ROUND, after, always_on, during, me
from dejarik.assault.content.campaign.language import (
    HEROES,
    REBELS,
    TIME,
    WOUNDED,
    Block,
    Wants,
    all_heroes_wounded,
    become,
    both,
    brought_by,
    counted,
    deploy,
    deploys,
    event,
    for_empire,
    goal,
    happened,
    imperials_win,
    mission,
    open_up,
    opened,
    options,
    rebels_win,
    removed_last,
    replace,
    reveal,
    round_ends,
    target,
    usable,
)
from dejarik.assault.content.campaign.language.claiming import claim, claimed_by
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.merits import merit, narrow
from dejarik.assault.content.campaign.language.reacting import reacts
from dejarik.assault.content.picks import Pick, pick_target
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import Attack, ModifierTime, attack_with, may_attack
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import hurt, strain
from dejarik.assault.rules.ground import distance, on_board
from dejarik.assault.rules.objects.interacting import Interacted
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, is_open, remove_token
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Cost, Source, Use
from dejarik.kernel.effects import follows

WEST, EAST, BACK = "door-1-west", "door-2-east", "back-door"
DROIDS, MAUL, HUNTERS = "sentry-droid-elite", "maul-seeker-of-vengeance", "trandoshan-hunter"


# --- The facility ---------------------------------------------------------------------------------------


def guard_the_door(state: MissionState, occasion: EventHappens) -> None:
    """The droids come to the point near the door that is open."""
    near = "red-1" if is_open(state, door_number(state, WEST)) else "red-2"
    deploy_reserved(state, DROIDS, occasion.event, [space_of(state, point(state, near).space)])


def _rebels(state: MissionState) -> list[Figure]:
    return [figure for figure in on_board(state) if is_rebel(state, figure)]


def gas(state: MissionState, occasion: EventHappens) -> None:
    """A Rebel figure of the Empire's choice and the one closest to it become Weakened."""
    pick_target(state, speaking(state, occasion.event), _rebels(state), choke)


@follows
def choke(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_condition(state, figure, Condition.WEAKENED)
    ways = {other.id: distance(state, figure, other) for other in _rebels(state) if other.id != figure.id}
    nearest = min((way for way in ways.values() if way is not None), default=None)
    others = [state.figures[id] for id, way in ways.items() if way == nearest and nearest is not None]
    pick_target(state, pick, others, choke_too)


@follows
def choke_too(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_condition(state, figure, Condition.WEAKENED)


def is_wired(state: MissionState, event: Interacted) -> bool:
    return event.kind == TERMINAL and option_of("interior-systems", "feedback") in state.happened


def shock(state: MissionState, event: Interacted) -> None:
    figure = state.figures.get(event.figure)
    if figure is not None:
        hurt(state, [figure], 1, by=EMPIRE)
        strain(state, figure, 1, by=EMPIRE)


# --- The terminals --------------------------------------------------------------------------------------


def shut_down(state: MissionState, figure: Figure, token: Token) -> None:
    attempt(state, figure, (Attribute.TECH, Attribute.INSIGHT), off, needed=2, may=True, about=token.id)


@follows
def off(state: MissionState, test: AttributeTest) -> None:
    """The terminal is discarded; who passes claims it instead."""
    token, figure = state.tokens.get(test.about), state.figures.get(test.figure)
    if token is None:
        return
    if test.passed and figure is not None:
        claim(state, figure, token)
    else:
        remove_token(state, token)
        count(state, TERMINAL)


def has_a_terminal(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
    return claimed_by(state, figure, TERMINAL) > 0


# --- Maul -----------------------------------------------------------------------------------------------


def _is_maul(state: MissionState, figure: Figure | None) -> bool:
    return figure is not None and figure.card == card_named(state, MAUL)


def maul_acts(state: MissionState, use: Use) -> bool:
    figure = state.figures.get(use.subject)
    return figure is not None and _is_maul(state, figure) and may_attack(state, figure)


def rage(state: MissionState, use: Use) -> None:
    state.push(attack_with(state, me(state, use), must=True))


def maul_defends(state: MissionState, use: Use) -> bool:
    return _is_maul(state, state.figures.get(state.the(Attack).target))


def parry(state: MissionState, use: Use) -> None:
    state.the(Attack).modify(state, AttackEffect(block=2))


LEVEL = Cost(
    lambda state, use: bool(state.threat >= threat_level(state, 0)),
    lambda state, use: spend_threat(state, threat_level(state, 0)),
)


def _left(state: MissionState, *cards: str) -> bool:
    """Somebody of these who came last is still there."""
    return any(
        figure.card in cards and brought_by("backed-into-a-corner")(state, figure)
        for figure in state.figures.values()
    )


def both_gone(state: MissionState) -> bool:
    return not _left(state, MAUL, HUNTERS)


def hunters_gone(state: MissionState) -> bool:
    return not _left(state, HUNTERS)


mission(
    "on-the-run",
    target(DOOR, attacked_by=REBELS),
    usable(TERMINAL, "shut-down", shut_down, by=HEROES),
    Block(always_on("sliced", "attack-surge", 1, who=has_a_terminal)),
    reacts("feedback", Interacted, shock, when=is_wired),
    for_empire(
        during("rage", rage, when=maul_acts, costs=(LEVEL,), limit=ONCE_PER_ACTIVATION),
        after("parry", ModifierTime, parry, when=maul_defends, costs=(LEVEL,), limit=ONCE_PER_ROUND),
    ),
    goal("break-in", Wants(destroy=(DOOR,)), until="interior-systems"),
    goal("shut-down", Wants(use=(TERMINAL,)), from_="interior-systems", until="backed-into-a-corner"),
    goal("defeat-maul", Wants(defeat=brought_by("backed-into-a-corner")), from_="backed-into-a-corner"),
    event(
        "deploy-defenses", round_ends(1), deploy("e-web-engineer", lambda state: area_of(state, "defenses"))
    ),
    event(
        "interior-systems",
        opened(WEST, EAST),
        reveal("facility"),
        guard_the_door,
        deploys(),
        options(imperial=True),
        choices={"feedback": (), "targeting": (become(DROIDS, Condition.FOCUSED),), "gas": (gas,)},
    ),
    event(
        "backed-into-a-corner",
        counted(TERMINAL, 3),
        open_up(BACK),
        replace("start", by="forest"),
        deploys(),
    ),
    rebels_win(
        "mission-maul-cornered",
        removed_last(),
        when=both(happened("backed-into-a-corner"), both_gone),
    ),
    imperials_win(TIME, round_ends(7)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("hunters-defeated", when=both(happened("backed-into-a-corner"), hunters_gone)),
    narrow(),
    rules=1,
    imperial_goal="hold-out",
)
