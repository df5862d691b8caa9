"""The Realm of the Dark Side, a finale of Heart of the Empire: out of a cell, into the Emperor's office, over the
overpass with what he wanted."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_rerolls import RerollAttribute
from dejarik.assault.campaign.rules.attribute_tests import (
    AttributeRolled,
    AttributeTest,
    AttributeTestBegins,
    attempt,
)
from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.sheet_tokens import on_sheet, put_on_sheet
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.content.blocks import after, strain_cost
from dejarik.assault.content.campaign.language import (
    HEROES,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    ally,
    both,
    cannot,
    carrying,
    counted,
    deploys,
    event,
    everybody_beside,
    for_heroes,
    goal,
    happened,
    imperials_win,
    mission,
    moved,
    object_test,
    opened,
    rebels_win,
    retrievable,
    retrieved,
    reveal,
    round_ends,
    unlock,
)
from dejarik.assault.content.campaign.language.carrying import take_up
from dejarik.assault.content.campaign.language.claiming import claimable
from dejarik.assault.content.campaign.language.escorts import the_one
from dejarik.assault.content.campaign.language.reacting import reacts, still_there
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.events import ActivationBegins
from dejarik.assault.rules.figures.damage import Damaged, Defeated, recover
from dejarik.assault.rules.figures.groups import dismiss_group
from dejarik.assault.rules.ground import are_within, on_board
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, tokens_of, unlock_door
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

SHARD, OVERPASS = "bardottan-shard", "overpass"
AHSOKA, PALPATINE = "ahsoka-tano-rebel-instigator", "emperor-palpatine-sith-master"
OFFICERS = ("imperial-officer", "imperial-officer-elite")
OFFICES = ("office-door-1", "office-door-2", "office-door-3")
#: The strain tokens on Palpatine's card: one for so much damage, and so many wear him out.
WEARY, PAIN, WORN_OUT = "palpatines-strain", 5, 6


# --- Out of the cell ------------------------------------------------------------------------------------


def cover_tracks(state: MissionState, figure: Figure) -> None:
    attempt(state, figure, (Attribute.TECH, Attribute.INSIGHT), noticed, may=True)


@follows
def noticed(state: MissionState, test: AttributeTest) -> None:
    if not test.passed:
        gain_threat(state, 1)


def is_officer(state: MissionState, figure: Figure) -> bool:
    return figure.card in OFFICERS and state.arrivals.get(figure.group) == "here-to-help"


def has_no_codes(state: MissionState, event: Defeated) -> bool:
    left = any(is_officer(state, figure) for figure in state.figures.values())
    locked = [door_number(state, name) for name in OFFICES]
    shut = any(door.locked and door.door in locked for door in tokens_of(state, DOOR))
    return "here-to-help" in state.happened and not left and shut


def use_codes(state: MissionState, event: Defeated) -> None:
    locked = [door_number(state, name) for name in OFFICES]
    for door in tokens_of(state, DOOR):
        if door.door in locked:
            unlock_door(state, door)


def farewell(state: MissionState, occasion: EventHappens) -> None:
    for group in [group for group in state.groups.values() if group.card == AHSOKA]:
        dismiss_group(state, group)


# --- Palpatine ------------------------------------------------------------------------------------------


def is_palpatine(state: MissionState, figure: Figure) -> bool:
    return figure.card == PALPATINE


def is_hurt(state: MissionState, event: Damaged) -> bool:
    figure = state.figures.get(event.target)
    return figure is not None and is_palpatine(state, figure) and figure.damage >= PAIN


def endure(state: MissionState, event: Damaged) -> None:
    for palpatine in still_there(state, event.target):
        while palpatine.damage >= PAIN:
            recover(state, palpatine, PAIN)
            put_on_sheet(state, palpatine.id, WEARY)


def is_worn_out(state: MissionState, event: ActivationBegins) -> bool:
    figure = state.figures.get(event.figure)
    return (
        figure is not None and is_palpatine(state, figure) and on_sheet(state, figure.id, WEARY) >= WORN_OUT
    )


def gather_strength(state: MissionState, event: ActivationBegins) -> None:
    """All that he does is to remove a token."""
    put_on_sheet(state, event.figure, WEARY, -1)
    current = activation(state)
    if current is not None:
        current.broken = True


# --- The shard ------------------------------------------------------------------------------------------


def never_taken(state: MissionState, token: Token) -> bool:
    return "shard-retrieved" not in state.happened


def was_dropped(state: MissionState, token: Token) -> bool:
    return not never_taken(state, token)


@follows
def seize(state: MissionState, test: AttributeTest) -> None:
    token, figure = state.tokens.get(test.token), state.figures.get(test.figure)
    if test.passed and token is not None and figure is not None:
        take_up(state, figure, token)


def _reaching(state: MissionState) -> Token | None:
    """The shard, if the test that is going on is for it."""
    test = state.find(AttributeTest)
    token = state.tokens.get(test.token) if test is not None else None
    return token if token is not None and token.kind == SHARD else None


def resisted(state: MissionState, event: AttributeTestBegins) -> bool:
    return _reaching(state) is not None


def resist(state: MissionState, event: AttributeTestBegins) -> None:
    """Palpatine near the shard takes successes away, fewer for each token on his card."""
    shard, palpatine = _reaching(state), the_one(state, PALPATINE)
    if shard is not None and palpatine is not None and are_within(state, palpatine, shard, 4):
        state.the(AttributeTest).added -= max(0, 4 - on_sheet(state, palpatine.id, WEARY))


def reaches_for_it(state: MissionState, use: Use, event: AttributeRolled) -> bool:
    return event.figure == use.subject and _reaching(state) is not None


def insist(state: MissionState, use: Use) -> None:
    state.push(RerollAttribute(seat=use.seat, most=2))


def somebody_has_it(state: MissionState) -> bool:
    return any(carrying(SHARD, REBELS)(state, figure) for figure in on_board(state))


mission(
    "the-realm-of-the-dark-side",
    claimable(TERMINAL, "claim", by=HEROES, then=cover_tracks),
    reacts("codes", Defeated, use_codes, when=has_no_codes),
    cannot("can-be-defeated", is_palpatine, when=happened("the-power-of-the-dark-side")),
    reacts("endure", Damaged, endure, when=is_hurt),
    reacts("gather-strength", ActivationBegins, gather_strength, when=is_worn_out),
    object_test(
        SHARD,
        "seize",
        (Attribute.STRENGTH, Attribute.INSIGHT),
        by=HEROES,
        needed=4,
        only=never_taken,
        then=seize,
    ),
    reacts("resist", AttributeTestBegins, resist, when=resisted),
    for_heroes(after("insist", AttributeRolled, insist, when=reaches_for_it, costs=(strain_cost(1),))),
    retrievable(SHARD, by=HEROES, only=was_dropped),
    goal("open-temple", Wants(use=(TERMINAL, DOOR)), until="here-to-help"),
    goal(
        "open-office",
        Wants(defeat=is_officer, use=(DOOR,)),
        from_="here-to-help",
        until="the-power-of-the-dark-side",
    ),
    goal(
        "take-shard",
        Wants(use=(SHARD,), defeat=is_palpatine),
        from_="the-power-of-the-dark-side",
        until="shard-retrieved",
    ),
    goal("escape", Wants(reach=OVERPASS), from_="shard-retrieved"),
    event("temple-unlocked", counted(TERMINAL, 2), unlock("temple-door")),
    event("here-to-help", opened("temple-door"), reveal("temple"), ally(AHSOKA, "L1"), deploys()),
    event("the-power-of-the-dark-side", opened(*OFFICES), reveal("office"), deploys(), farewell),
    event("shard-retrieved", retrieved(SHARD)),
    rebels_win(
        "mission-over-the-overpass",
        moved() | retrieved(SHARD, 0),
        when=both(happened("the-power-of-the-dark-side"), everybody_beside(OVERPASS), somebody_has_it),
    ),
    imperials_win(TIME, round_ends(8)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=2,
    imperial_goal="hold-out",
)
