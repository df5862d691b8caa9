"""Almost Home, a story mission of Jabba's Realm: two consoles, Terro on foot, and two beacons in a sandstorm."""

from __future__ import annotations

from dejarik.assault.campaign.rules.missions import count
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import after, here, it_is_me, special, surge
from dejarik.assault.content.campaign.language import (
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    both,
    counted,
    defeated,
    deploys,
    event,
    goal,
    happened,
    imperials_win,
    mission,
    opened,
    rebels_win,
    removed_last,
    resolved,
    reveal,
    round_ends,
    target,
    unlock,
    usable,
)
from dejarik.assault.content.campaign.language.interrupting import strike
from dejarik.assault.content.campaign.language.merits import hit, merit, narrow
from dejarik.assault.content.campaign.language.mission import of_figure
from dejarik.assault.content.campaign.language.triggers import on
from dejarik.assault.content.campaign.language.wants import of_card
from dejarik.assault.content.choosing import choose
from dejarik.assault.content.phrases import others_within
from dejarik.assault.content.picks import Pick
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.rules.attack import may_attack
from dejarik.assault.rules.events import ActivationBegins
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import Destroyed
from dejarik.assault.rules.ground import friends
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, remove_token, tokens_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel.effects import follows

ON_FOOT, TERRO, BEACON = "terro-on-foot", "captain-terro-wasteland-enforcer", "beacon"
NEARBY = 3


def switch_off(state: MissionState, figure: Figure, console: Token) -> None:
    remove_token(state, console)
    count(state, TERMINAL)


# --- Terro on foot ---------------------------------------------------------------------------------


@follows
def encourage(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_condition(state, figure, Condition.FOCUSED)


def _others_who_could_attack(state: MissionState, terro: Figure) -> list[Figure]:
    return [other for other in friends(state, terro, others=True) if may_attack(state, other)]


@follows
def obey(state: MissionState, pick: Pick, figure: Figure) -> None:
    strike(state, figure)


def terro_is_gone(state: MissionState) -> bool:
    return not any(figure.card == TERRO for figure in state.figures.values())


def no_beacon_left(state: MissionState) -> bool:
    return not tokens_of(state, BEACON)


mission(
    "almost-home",
    usable(TERMINAL, "switch-off", switch_off, by=REBELS),
    target(BEACON, attacked_by=REBELS, seen_past=lambda state, figure: True),
    of_figure(
        ON_FOOT,
        after("encourage", ActivationBegins, choose(others_within(NEARBY), encourage), when=it_is_me),
        special("command", choose(_others_who_could_attack, obey), when=here),
        surge("accuracy", effect=AttackEffect(accuracy=2)),
        surge("damage", effect=AttackEffect(damage=2)),
        surge("focus", effect=AttackEffect(conditions=frozenset({Condition.FOCUSED}))),
    ),
    goal("first-console", Wants(use=(TERMINAL,)), until="rear-console"),
    goal("get-in", Wants(use=(DOOR,)), from_="rear-console", until="captains-orders"),
    goal(
        "drive-out",
        Wants(use=(TERMINAL, DOOR), defeat=of_card(f"almost-home--{ON_FOOT}")),
        from_="captains-orders",
        until="sandstorm",
    ),
    goal("silence", Wants(destroy=(BEACON,), defeat=of_card(TERRO)), from_="sandstorm"),
    event("rear-console", counted(TERMINAL, 1), unlock("door-1")),
    event("captains-orders", opened("door-1"), reveal("interior"), deploys()),
    event("retreat", defeated(ON_FOOT)),
    event(
        "way-out",
        counted(TERMINAL, 2) | resolved("retreat"),
        unlock("door-2"),
        when=both(happened("retreat"), lambda state: state.memory.get(TERMINAL, 0) == 2),
    ),
    event("sandstorm", opened("door-2"), reveal("exterior"), deploys()),
    rebels_win(
        "mission-beacons-silenced",
        removed_last() | on(Destroyed),
        when=both(happened("sandstorm"), no_beacon_left, terro_is_gone),
    ),
    imperials_win(TIME, round_ends(7)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("terro-damaged", when=hit(of_card(ON_FOOT, TERRO))),
    narrow(),
    rules=2,
    imperial_goal="hold-out",
)
