"""The Agenda cards of Heart of the Empire."""

from __future__ import annotations

from dataclasses import replace

from dejarik.assault import board
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.campaign.rules.threat import gain_threat, threat_level
from dejarik.assault.campaign.rules.wounds import Wounded
from dejarik.assault.content.blocks import (
    after,
    always_on,
    both,
    card,
    during,
    exhaust_cost,
    me,
    rule,
    special,
)
from dejarik.assault.content.campaign.agenda_play import (
    any_imperial,
    group_has,
    played,
    put_on_chosen,
    spaces_on_map,
    up_to,
)
from dejarik.assault.content.campaign.empire import (
    an_imperial_acts,
    hero_figures,
    imperial_attacks,
    imperials,
    is_imperial,
)
from dejarik.assault.content.choosing import anywhere, choose, choose_group, choose_space, heard
from dejarik.assault.content.phrases import everybody
from dejarik.assault.content.picks import Pick, pick_space
from dejarik.assault.dice.attack import PowerToken
from dejarik.assault.rules.attack import Attack, AttackDeclared, BeforeAttack
from dejarik.assault.rules.attack.redirecting import redirect
from dejarik.assault.rules.attack.targets import has_target
from dejarik.assault.rules.events import ActivationBegins, MissionBegins, RoundBegins, StatusBegins
from dejarik.assault.rules.figures.conditions import gain_power
from dejarik.assault.rules.ground import are_within, piece, sees, situation
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.names import name_effect
from dejarik.assault.rules.objects.tokens import put_frail_shield
from dejarik.assault.rules.printed import Trait
from dejarik.assault.rules.state import Figure, Group
from dejarik.assault.rules.texts import Widening
from dejarik.assault.rules.values import has_trait
from dejarik.kernel import Procedure, Public, Source, Use, text
from dejarik.kernel.effects import follows
from dejarik.kernel.records import copy

# --- Assault Coordination -------------------------------------------------------------------------

COORDINATION = "assault-coordination"


def _leader_acts(state: MissionState, use: Use) -> bool:
    return an_imperial_acts(state, use) and has_trait(state, me(state, use), Trait.LEADER)


def _coordinate(state: MissionState, use: Use) -> None:
    state.enter(f"{COORDINATION}-lasting", EMPIRE, subject=use.subject, until=state.scope("activation"))


def _in_sight(state: MissionState, use: Use) -> list[Figure]:
    """CORE-LOS-19: the leader, too."""
    return [figure for figure in everybody(state) if sees(state, me(state, use), figure)]


@follows
def _arm(state: MissionState, acting: object, figure: Figure) -> None:
    gain_power(state, figure, PowerToken.DAMAGE)


card(COORDINATION, played(during(COORDINATION, _coordinate, when=_leader_acts)))
rule(f"{COORDINATION}-lasting", special(COORDINATION, up_to(3, _in_sight, _arm)))
name_effect(f"{COORDINATION}-lasting", COORDINATION, text("effect-hand-out-power").id)


# --- Reinforcements En Route ----------------------------------------------------------------------

EN_ROUTE = "reinforcements-en-route"


def _groups_of_leaders(state: MissionState) -> list[Group]:
    is_led = group_has(Trait.LEADER)
    return [group for group in state.groups.values() if group.seat == EMPIRE and is_led(state, group)]


def _is_the_card(state: MissionState, use: Use) -> bool:
    """One card counts once, on however many figures of the group."""
    return use.source == min(id for id, source in state.sources.items() if source.key == use.key)


def _approach(state: MissionState, use: Use) -> None:
    gain_threat(state, 1)


card(
    EN_ROUTE,
    played(
        during(EN_ROUTE, choose_group(anywhere(_groups_of_leaders), put_on_chosen), when=an_imperial_acts)
    ),
)
rule(f"{EN_ROUTE}-lasting", after(EN_ROUTE, StatusBegins, _approach, when=_is_the_card, forced=True))


# --- Unyielding Dedication ------------------------------------------------------------------------

DEDICATION = "unyielding-dedication"


class StepInFront(Procedure):
    """A figure may move next to the one that is attacked, and takes its place if the attacker sees it (IA-CARD-04)."""

    figure: Public[int]

    def move(self, state: MissionState) -> None:
        target = state.figures.get(state.the(Attack).target)
        if target is not None:
            beside = board.adjacent_spaces(situation(state), piece(state, target))
            ending = [int(space) for space in board.each(beside)]
            state.push(MoveSpaces(figure=self.figure, spaces=3, seat=EMPIRE, ending=ending))

    def take_over(self, state: MissionState) -> None:
        attack = state.the(Attack)
        attacker, figure = state.figures.get(attack.attacker), state.figures.get(self.figure)
        if attacker is not None and figure is not None and sees(state, attacker, figure):
            redirect(state, attack, figure)

    steps = (move, take_over)


def _leader_is_attacked(state: MissionState, use: Use, event: AttackDeclared) -> bool:
    target = state.figures.get(event.target)
    return target is not None and is_imperial(state, target) and has_trait(state, target, Trait.LEADER)


def _devoted(state: MissionState, use: Use, event: AttackDeclared) -> list[Figure]:
    target = state.figures[event.target]
    return [
        figure
        for figure in imperials(state)
        if figure is not target and figure.id != event.attacker and are_within(state, figure, target, 3)
    ]


@follows
def _step_in(state: MissionState, pick: Pick, figure: Figure) -> None:
    state.push(StepInFront(figure=figure.id))


card(
    DEDICATION,
    played(
        after(
            DEDICATION,
            AttackDeclared,
            choose(heard(AttackDeclared, _devoted), _step_in),
            when=_leader_is_attacked,
        )
    ),
)


# --- Heavy Riot Gear, Shields Online --------------------------------------------------------------

GEAR = "heavy-riot-gear"
SHIELDS = "shields-online"


@follows
def _protect(state: MissionState, acting: object, figure: Figure) -> None:
    gain_power(state, figure, PowerToken.BLOCK)


def _without_shield(state: MissionState) -> list[int]:
    return [space for space in spaces_on_map(state) if space not in state.shields]


def _raise_shield(state: MissionState, space: int) -> None:
    put_frail_shield(state, space, health=threat_level(state, 0), block=1)


@follows
def _first_shield(state: MissionState, pick: Pick, space: int) -> None:
    _raise_shield(state, space)
    pick_space(state, pick, _without_shield(state), _second_shield, may=True)


@follows
def _second_shield(state: MissionState, pick: Pick, space: int) -> None:
    _raise_shield(state, space)


card(GEAR, played(after(GEAR, RoundBegins, up_to(3, any_imperial, _protect))))
card(
    SHIELDS,
    played(after(SHIELDS, ActivationBegins, choose_space(anywhere(_without_shield), _first_shield))),
)


# --- Surveillance Cams ----------------------------------------------------------------------------

CAMS = "surveillance-cams"
_WATCHED = "watched-by-cams"  # the hero


@follows
def _watch(state: MissionState, pick: Pick, figure: Figure) -> None:
    state.enter(CAMS, EMPIRE)
    state.memory[_WATCHED] = figure.id


def _watched(state: MissionState) -> int:
    return state.memory.get(_WATCHED, 0)


def _aims_at_watched(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
    attack = state.find(Attack)
    return attack is not None and attack.attacker == figure.id and attack.target == _watched(state)


def _see_through(state: MissionState, attack: Attack) -> None:
    attack.through_figures, attack.only = True, [_watched(state)]


def _could_aim_at_watched(state: MissionState, use: Use, event: BeforeAttack) -> bool:
    attack = copy(state.the(Attack))
    if attack.only and _watched(state) not in attack.only:
        return False
    _see_through(state, attack)
    return has_target(state, attack)


def _clear_line(state: MissionState, use: Use) -> None:
    _see_through(state, state.the(Attack))


def _watched_is_wounded(state: MissionState, use: Use, event: Wounded) -> bool:
    return event.figure == _watched(state)


def _switch_off(state: MissionState, use: Use) -> None:
    state.leave(use.source)
    state.memory.pop(_WATCHED, None)


card(
    CAMS,
    played(after("setup", MissionBegins, choose(anywhere(hero_figures), _watch))),
    always_on("accuracy", "attack-accuracy", 2, who=_aims_at_watched),
    replace(
        after(
            "clear-line",
            BeforeAttack,
            _clear_line,
            when=both(imperial_attacks, _could_aim_at_watched),
            costs=(exhaust_cost(),),
        ),
        widens=Widening(_see_through, lambda state, figure: is_imperial(state, figure)),
    ),
    after("end", Wounded, _switch_off, when=_watched_is_wounded, forced=True),
)
