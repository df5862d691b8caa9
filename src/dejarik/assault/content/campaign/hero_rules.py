"""What every hero may do and nobody else (CORE-HERO-02): rest, exert, recover by surge, attack twice, open crates; and
what an incapacitated one may not."""

from __future__ import annotations

from dejarik.assault.campaign.rules.heroes import EXERT, EXERTIONS, HERO_RULES
from dejarik.assault.campaign.rules.missions import mission_text
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.strain import recover_strain, rest
from dejarik.assault.campaign.rules.supply import crate_interactions
from dejarik.assault.campaign.rules.values import can_rest
from dejarik.assault.campaign.rules.wounds import INCAPACITATED, is_incapacitated
from dejarik.assault.content.blocks import Part, cannot, during, may, me, rule, special, strain_cost, surge
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.reports import PointsGained
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Limit, Source, Use


def _may_rest(state: MissionState, use: Use) -> bool:
    return can_rest(state, use.subject)


def _rest(state: MissionState, use: Use) -> None:
    rest(state, me(state, use))


def _exert(state: MissionState, use: Use) -> None:
    """CORE-MOVE-08."""
    figure = me(state, use)
    figure.points += 1
    state.log(PointsGained(figure=figure.id, points=1))


def _recover(state: MissionState, attack: Attack, source: Source) -> None:
    """CORE-SURGE-05."""
    figure = state.figures.get(attack.attacker)
    if figure is not None:
        recover_strain(state, figure, 1)


rule(
    HERO_RULES,
    special("rest", _rest, when=_may_rest, limit=None),
    during(EXERT, _exert, limit=Limit("activation", EXERTIONS), costs=(strain_cost(1),)),
    surge("recover", now=_recover),
    may("attack-twice", "attacks-freely"),
    Part("crate", interactions=crate_interactions),
)


def _is_incapacitated(state: MissionState, attacker: Figure, target: Figure | Token) -> bool:
    return isinstance(target, Figure) and is_incapacitated(state, target)


def _has_nothing_to_do(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
    """The mission lets incapacitated figures use nothing."""
    return figure is holder and not mission_text(state).helpless_uses


#: CORE-INCAP-02, and in an activation nothing but moving.
rule(
    INCAPACITATED,
    cannot("acts", "can-interact", who=_has_nothing_to_do),
    cannot("attacks", "can-attack"),
    cannot("is-affected", "can-be-affected"),
    cannot("is-chosen", "can-be-chosen"),
    Part("is-attacked", bars_target=_is_incapacitated),
)
