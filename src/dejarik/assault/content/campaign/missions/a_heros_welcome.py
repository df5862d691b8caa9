"""A Hero's Welcome, the side mission of Vinto Hreeda: five stolen caches, and the pirates who object."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import attempt
from dejarik.assault.campaign.rules.figures import card_named
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import surge
from dejarik.assault.content.campaign.language import (
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    both,
    counted,
    deploys,
    event,
    goal,
    happened,
    imperials_win,
    mission,
    optional_deployment,
    rebels_win,
    removed_last,
    resolved,
    round_ends,
)
from dejarik.assault.content.campaign.language.mission import of_figure
from dejarik.assault.content.campaign.language.searching import claim_if_passed, usable_for_points
from dejarik.assault.content.picks import Pick
from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel.effects import follows

CACHE, PIRATE = "supply-cache", "rodian-pirate"


@follows
def crack(state: MissionState, pick: Pick, cache: Token) -> None:
    """One success is enough, so nothing stays on the cache."""
    hero = state.figures[pick.subject]
    attempt(state, hero, (Attribute.INSIGHT, Attribute.TECH), claim_if_passed, about=cache.id)


def is_pirate(state: MissionState, figure: Figure) -> bool:
    return figure.card == card_named(state, PIRATE)


def no_pirate_left(state: MissionState) -> bool:
    return not any(is_pirate(state, figure) for figure in on_board(state))


mission(
    "a-heros-welcome",
    of_figure(PIRATE, surge("accuracy", effect=AttackEffect(accuracy=2))),
    usable_for_points(CACHE, "crack", crack, by=REBELS),
    goal("claim-caches", Wants(use=(CACHE,)), until="weve-got-company"),
    goal("defeat-pirates", Wants(defeat=is_pirate), from_="weve-got-company"),
    event("from-the-forest", round_ends(2), deploys()),
    event("tracking-beacon", counted(CACHE, 1), deploys(), optional_deployment()),
    event("still-tracking", counted(CACHE, 3), deploys(), optional_deployment()),
    event("weve-got-company", counted(CACHE, 5), deploys()),
    rebels_win(
        "mission-pirates-defeated",
        removed_last() | resolved("weve-got-company"),
        when=both(happened("weve-got-company"), no_pirate_left),
    ),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=2,
    imperial_goal="hold-out",
)
