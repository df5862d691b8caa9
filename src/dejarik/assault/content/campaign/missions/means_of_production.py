"""Means of Production: three doors that learn, and one data core behind them."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.layout import section
from dejarik.assault.campaign.rules.missions import Effect
from dejarik.assault.campaign.rules.sections import place_section
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.campaign.rules.threat import gain_threat, threat_level
from dejarik.assault.content.campaign.language import (
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    deploys,
    event,
    goal,
    imperials_win,
    mission,
    opened,
    rebels_win,
    resolved,
    reveal,
    round_ends,
    target,
    usable,
    whenever,
)
from dejarik.assault.content.campaign.language.choices import each_option_once
from dejarik.assault.content.campaign.language.doors import ChooseDoor
from dejarik.assault.content.campaign.language.reacting import reacts, still_there
from dejarik.assault.content.campaign.language.triggers import interacted
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import AttackResolved
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import are_within
from dejarik.assault.rules.objects.tokens import DOOR, tokens_of
from dejarik.assault.rules.reports import DoorOpened
from dejarik.assault.rules.state import Token
from dejarik.kernel.effects import follows, name_of

CORE, GUARDED, DEFENSES = "data-core", "guarded", "reactive-defenses"


def _mark(door: int, kind: str) -> str:
    return f"defence:{door}:{kind}"


def _marks(state: MissionState, door: int, kind: str) -> int:
    """How many such tokens lie next to a door."""
    return state.memory.get(_mark(door, kind), 0)


def _put(kind: str) -> Effect:
    followers = {"armour": thicken, "current": charge, "alarm": wire, "flash": rig}
    return lambda state, occasion: state.push(
        ChooseDoor(
            event=occasion.event,
            doors=[token.door for token in tokens_of(state, DOOR)],
            then=name_of(followers[kind]),
        )
    )


def _lay(state: MissionState, door: int, kind: str) -> None:
    state.memory[_mark(door, kind)] = _marks(state, door, kind) + 1


@follows
def thicken(state: MissionState, chosen: ChooseDoor, door: int) -> None:
    for token in tokens_of(state, DOOR):
        if token.door == door:
            token.health += 2 * threat_level(state, 0)
    _lay(state, door, "armour")


@follows
def charge(state: MissionState, chosen: ChooseDoor, door: int) -> None:
    _lay(state, door, "current")


@follows
def wire(state: MissionState, chosen: ChooseDoor, door: int) -> None:
    _lay(state, door, "alarm")


@follows
def rig(state: MissionState, chosen: ChooseDoor, door: int) -> None:
    _lay(state, door, "flash")


# --- What the tokens do ---------------------------------------------------------------------------


def _attacked_door(state: MissionState, event: AttackResolved) -> int:
    tokens = {**state.removed, **state.tokens}
    found = tokens.get(event.target)
    return found.door if found is not None and found.kind == DOOR else -1


def is_charged(state: MissionState, event: AttackResolved) -> bool:
    return event.attacker in state.figures and bool(_marks(state, _attacked_door(state, event), "current"))


def shock(state: MissionState, event: AttackResolved) -> None:
    """2 damage for each token."""
    amount = 2 * _marks(state, _attacked_door(state, event), "current")
    hurt(state, still_there(state, event.attacker), amount, by=EMPIRE)


def go_off(state: MissionState, event: DoorOpened) -> None:
    """Threat for each alarm, and for each charge a test of every hero near the door."""
    gain_threat(state, _marks(state, event.door, "alarm") * threat_level(state, 0))
    door: Token = next(
        token for token in state.removed.values() if token.kind == DOOR and token.door == event.door
    )
    for _ in range(_marks(state, event.door, "flash")):
        for hero in present(state):
            figure = state.figures[hero.figure]
            if are_within(state, figure, door, 5):
                attempt(state, figure, (Attribute.STRENGTH,), stun, key=state.mission, ability=DEFENSES)


@follows
def stun(state: MissionState, test: AttributeTest) -> None:
    figure = state.figures.get(test.figure)
    if not test.passed and figure is not None:
        gain_condition(state, figure, Condition.STUNNED)


def any_door_closed(state: MissionState) -> bool:
    return bool(tokens_of(state, DOOR))


def let_see(state: MissionState) -> None:
    place_section(state, section(state, "core-room"))


mission(
    "means-of-production",
    target(DOOR, attacked_by=REBELS),
    reacts("current", AttackResolved, shock, when=is_charged),
    reacts("tokens", DoorOpened, go_off),
    whenever("core-room", opened("core-room-door"), let_see),
    usable(CORE, "destroy", by=REBELS),
    goal("destroy-core", Wants(use=(CORE,), destroy=(DOOR,))),
    event(GUARDED, opened("facility-entrance"), reveal("facility"), deploys()),
    event(
        DEFENSES,
        resolved(GUARDED) | round_ends(),
        each_option_once(2),
        when=any_door_closed,
        each=True,
        choices={
            "armour": (_put("armour"),),
            "current": (_put("current"),),
            "alarm": (_put("alarm"),),
            "flash": (_put("flash"),),
        },
    ),
    rebels_win("mission-data-core-wrecked", interacted(CORE)),
    imperials_win(TIME, round_ends(5)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=1,
    imperial_goal="hold-out",
)
