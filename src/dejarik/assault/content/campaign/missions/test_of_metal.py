"""Test of Metal, Jarrod Kelvin's mission: a factory that turns out droids until its terminals are gone."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.deploying import DeployGroup
from dejarik.assault.campaign.rules.figures import card_named
from dejarik.assault.campaign.rules.layout import area_of
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, rebels
from dejarik.assault.content.blocks import surge
from dejarik.assault.content.campaign.language import (
    HEROES,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    before,
    both,
    counted,
    deploys,
    destroyed,
    event,
    goal,
    happened,
    imperials_win,
    mission,
    object_test,
    of_card,
    opened,
    rebels_win,
    removed_last,
    reveal,
    round_ends,
    target,
)
from dejarik.assault.content.campaign.language.mission import of_figure
from dejarik.assault.content.campaign.language.reacting import still_there
from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, tokens_of, turn_token
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel.effects import follows

DROID, PLANS = "x-8-blaster-droid", "plans"


def produce(state: MissionState, occasion: EventHappens) -> None:
    """A new pair of droids leaves the line."""
    spaces = area_of(state, "assembly-line")
    state.push(DeployGroup(card=DROID, seat=EMPIRE, spaces=spaces, event=occasion.event))


def is_droid(state: MissionState, figure: Figure) -> bool:
    return figure.card == card_named(state, DROID)


def has_plans(state: MissionState, token: Token) -> bool:
    return token.colour == "blue"


@follows
def download(state: MissionState, test: AttributeTest) -> None:
    token = state.tokens.get(test.token)
    if test.passed and token is not None:
        turn_token(state, token)
        count(state, PLANS)


@follows
def wreck(state: MissionState, test: AttributeTest) -> None:
    token = state.tokens.get(test.token)
    if test.passed and token is not None:
        by = [figure.seat for figure in still_there(state, test.figure)] or rebels(state)
        state.occur(Damaged(target=token.id, amount=token.health, by=by[0]))


def line_runs(state: MissionState) -> bool:
    return any(token.colour == "red" for token in tokens_of(state, TERMINAL))


def all_gone(state: MissionState) -> bool:
    return not tokens_of(state, TERMINAL) and not any(is_droid(state, figure) for figure in on_board(state))


mission(
    "test-of-metal",
    of_figure(DROID, surge("pierce", effect=AttackEffect(pierce=1))),
    target(TERMINAL, attacked_by=REBELS, when=happened("rightful-owner")),
    object_test(
        TERMINAL,
        "download",
        (Attribute.TECH,),
        by=HEROES,
        when=both(happened("manufactured-mayhem"), before("rightful-owner")),
        only=has_plans,
        then=download,
    ),
    object_test(
        TERMINAL,
        "wreck",
        (Attribute.STRENGTH, Attribute.TECH),
        by=REBELS,
        when=happened("rightful-owner"),
        then=wreck,
    ),
    goal("enter", Wants(use=(DOOR,)), until="manufactured-mayhem"),
    goal("download", Wants(use=(TERMINAL,)), from_="manufactured-mayhem", until="rightful-owner"),
    goal("destroy", Wants(destroy=(TERMINAL,), defeat=of_card(DROID)), from_="rightful-owner"),
    event("manufactured-mayhem", opened("factory-door"), reveal("factory"), deploys(), produce),
    event(
        "production",
        round_ends(),
        produce,
        when=both(happened("manufactured-mayhem"), line_runs),
        each=True,
    ),
    event("rightful-owner", counted(PLANS, 1), produce, deploys()),
    rebels_win(
        "mission-factory-silent",
        destroyed(TERMINAL, 3) | removed_last(),
        when=both(happened("rightful-owner"), all_gone),
    ),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=1,
    imperial_goal="hold-out",
)
