"""Deployment cards that are printed for the campaign alone, beside others of the same name for the skirmish."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.threat import can_gain_threat, gain_threat
from dejarik.assault.content.blocks import after, card, could_attack, it_is_me, many, special, surge
from dejarik.assault.content.campaign.between import pays_at_the_end
from dejarik.assault.content.campaign.empire import imperials
from dejarik.assault.content.campaign.rewards import Sabotage, ready_class_cards
from dejarik.assault.content.choosing import choose
from dejarik.assault.content.companions import affiliation
from dejarik.assault.content.families import non_sentient
from dejarik.assault.content.jabbas_realm.court import suffer_3_strain
from dejarik.assault.content.phrases import everybody_within, others_within
from dejarik.assault.content.picks import Pick
from dejarik.assault.content.return_to_hoth.rebels import battlefield_leadership
from dejarik.assault.content.suffering import Suffer
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import Attack, attack_with, may_attack
from dejarik.assault.rules.events import ActivationBegins, ActivationEnds
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import defeat, recover
from dejarik.assault.rules.ground import friends, is_small
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.printed import Faction
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.values import health
from dejarik.kernel import Source, Use
from dejarik.kernel.effects import follows

# --- Leia Organa ----------------------------------------------------------------------------------


def _negotiate(state: MissionState, attack: Attack, source: Source) -> None:
    seat = state.figures[attack.attacker].seat
    state.push(Sabotage(seat=seat, key=source.key, ability="aggressive-negotiations", figure=attack.attacker))


def _has_class_card(state: MissionState, attack: Attack, source: Source) -> bool:
    return bool(ready_class_cards(state))


card(
    "leia-organa-campaign",
    special("battlefield-leadership", battlefield_leadership, when=could_attack(), attacks=True),
    surge("aggressive-negotiations", now=_negotiate, when=_has_class_card),
)


# --- Jabba the Hutt -------------------------------------------------------------------------------


def _hired_guns(state: MissionState, figure: Figure) -> list[Figure]:
    """The other mercenaries who have somebody to attack; those who fight for the Rebels are none (CORE-ALLY-06)."""
    return [
        other
        for other in imperials(state)
        if other is not figure
        and affiliation(state, other) is Faction.MERCENARY
        and may_attack(state, other, asked=other.seat)
    ]


@follows
def _execute(state: Assault, pick: Pick, figure: Figure) -> None:
    state.push(attack_with(state, figure))


@follows
def _pay(state: Assault, pick: Pick, figure: Figure) -> None:
    recover(state, figure, 2)
    gain_condition(state, figure, Condition.FOCUSED)


def _threat_may_rise(state: MissionState, use: Use) -> bool:
    return can_gain_threat(state, 0)


def _plot(state: MissionState, use: Use) -> None:
    gain_threat(state, 2)


card(
    "jabba-the-hutt-vile-gangster-campaign",
    special("bully", choose(everybody_within(3), suffer_3_strain)),
    special("execution-order", choose(_hired_guns, _execute)),
    special("financial-incentive", choose(friends, _pay)),
    special("plot", _plot, when=_threat_may_rise),
    pays_at_the_end("hutt-syndicate", "closing-influence", 1),
)


# --- Rancor ---------------------------------------------------------------------------------------


def _can_be_thrown(state: Assault, figure: Figure) -> list[Figure]:
    return [other for other in everybody_within(2)(state, figure) if is_small(state, other)]


@follows
def _throw(state: Assault, pick: Pick, figure: Figure) -> None:
    state.push(
        MoveSpaces(figure=figure.id, spaces=2, seat=pick.seat, willing=False),
        Suffer(figures=[figure.id], by=pick.seat, source=pick.subject, damage=2),
    )


@follows
def _devour(state: Assault, pick: Pick, figure: Figure) -> None:
    recover(state, state.figures[pick.subject], health(state, figure.id) - figure.damage)
    defeat(state, figure, pick.seat)


_feed = choose(others_within(2), _devour)

card(
    "rancor-elite-campaign",
    special("throw", choose(_can_be_thrown, _throw)),
    many(
        "feed",
        after("feed", ActivationBegins, _feed, when=it_is_me),
        after("feed", ActivationEnds, _feed, when=it_is_me),
    ),
    non_sentient(),
)
