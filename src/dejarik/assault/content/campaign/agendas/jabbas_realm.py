"""The Agenda cards of Jabba's Realm."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.campaign.rules.strain import Rested
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.content.blocks import after, both, card, may, me, rule, special, the_attack
from dejarik.assault.content.campaign.agenda_play import imperials_that_could_go, on_deployment, played
from dejarik.assault.content.campaign.empire import an_imperial_acts, imperials, rebel_concerned
from dejarik.assault.content.choosing import anywhere, choose, choose_group, choose_word, heard
from dejarik.assault.content.phrases import perform_move
from dejarik.assault.content.picks import Pick
from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.facts.library import is_deployment
from dejarik.assault.rules.activation import GroupActivation
from dejarik.assault.rules.attack import AttackEvent, ModifierTime, attack_with, may_attack
from dejarik.assault.rules.events import RoundBegins
from dejarik.assault.rules.figures.damage import defeat
from dejarik.assault.rules.ground import are_within, is_small, members
from dejarik.assault.rules.movement import Moved
from dejarik.assault.rules.state import NOWHERE, Figure, Group
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

# --- Abandon Contract -----------------------------------------------------------------------------

CONTRACT = "guild-hunters-abandon-contract"


def _offer_way_out(state: MissionState, use: Use) -> None:
    state.enter(f"{CONTRACT}-lasting", EMPIRE, until=state.scope("round"))


def _has_deployment_card(state: MissionState, use: Use) -> bool:
    return an_imperial_acts(state, use) and is_deployment(me(state, use).card)


def _abandon(state: MissionState, use: Use) -> None:
    gain_threat(state, 2)
    defeat(state, me(state, use), EMPIRE)


card(CONTRACT, played(after("abandon-contract", RoundBegins, _offer_way_out)))
rule(f"{CONTRACT}-lasting", special("abandon-contract", _abandon, when=_has_deployment_card))


# --- Call Your Shot, Shoot First ------------------------------------------------------------------

_LOWERED = {"dodge-less": AttackEffect(dodge=-1), "block-less": AttackEffect(block=-3)}


def _figure_defends(state: MissionState, use: Use, event: AttackEvent) -> bool:
    return event.target in state.figures


@follows
def _call(state: MissionState, pick: Pick, word: str) -> None:
    the_attack(state).modify(state, _LOWERED[word])


card(
    "guild-hunters-call-your-shot",
    played(
        after(
            "call-your-shot",
            ModifierTime,
            choose_word(["dodge-less", "block-less"], _call),
            when=_figure_defends,
        )
    ),
)


def _ready_groups(state: MissionState) -> list[Group]:
    return [
        group
        for group in state.groups.values()
        if group.seat == EMPIRE
        and group.ready
        and is_deployment(group.card)
        and any(figure.space != NOWHERE for figure in members(state, group.id))
    ]


@follows
def _shoot_first(state: MissionState, pick: Pick, group: Group) -> None:
    state.push(GroupActivation(group=group.id, seat=EMPIRE))


card(
    "guild-hunters-shoot-first",
    played(after("shoot-first", RoundBegins, choose_group(anywhere(_ready_groups), _shoot_first))),
)


# --- Jetpacks, No Rest for the Weary --------------------------------------------------------------

JETPACKS = "persistence-jetpacks"


def _all_small(state: MissionState, group: Group) -> bool:
    return all(is_small(state, figure) for figure in members(state, group.id))


@follows
def _give_chase(state: MissionState, pick: Pick, figure: Figure) -> None:
    perform_move(state, figure)


card(JETPACKS, on_deployment("jetpacks", _all_small))
rule(f"{JETPACKS}-lasting", may("jetpacks", "is-mobile"))
card(
    "persistence-no-rest-for-the-weary",
    after("no-rest-for-the-weary", Rested, choose(anywhere(imperials_that_could_go), _give_chase)),
)


# --- Snap Fire ------------------------------------------------------------------------------------


def _round_goes_on(state: MissionState, use: Use) -> bool:
    """Not while the mission is set up."""
    return state.round > 0


def _who_could_snap(state: MissionState, use: Use, event: Moved) -> list[Figure]:
    intruder = state.figures.get(event.figure)
    if intruder is None or intruder.space == NOWHERE:
        return []
    return [
        figure
        for figure in imperials(state)
        if are_within(state, figure, intruder, 3)
        and may_attack(state, figure, asked=figure.seat, only=[intruder.id])
    ]


def _intruder(state: MissionState, use: Use) -> int:
    return use.event(state, Moved).figure


@follows
def _snap(state: MissionState, pick: Pick, figure: Figure) -> None:
    state.push(attack_with(state, figure, only=[pick.amount], must=True))


card(
    "persistence-snap-fire",
    played(
        after(
            "snap-fire",
            Moved,
            choose(heard(Moved, _who_could_snap), _snap, amount=_intruder),
            when=both(rebel_concerned, _round_goes_on),
        )
    ),
)
