"""Dark Recon, the introduction of Heart of the Empire: two of three informants, the diner, and over the overpass."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import Base, Lying, Manner, Nature, Position, Space
from dejarik.assault.campaign.rules.attribute_rerolls import RerollAttribute
from dejarik.assault.campaign.rules.attribute_tests import AttributeRolled, AttributeTest
from dejarik.assault.campaign.rules.state import REBEL_TEAM, MissionState
from dejarik.assault.content.blocks import after, during, me, movement_cost, strain_cost
from dejarik.assault.content.campaign.language import (
    HEROES,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    both,
    brought_by,
    counted,
    deploys,
    event,
    everybody_beside,
    for_heroes,
    gain,
    goal,
    gone,
    happened,
    imperials_win,
    incapacitates,
    mission,
    moved,
    object_test,
    open_up,
    opened,
    rebels_win,
    remove,
    removed_last,
    resolved,
    reveal,
    round_ends,
    unguarded,
    unlock,
)
from dejarik.assault.content.campaign.language.merits import merit, narrow
from dejarik.assault.content.choosing import by_use, choose
from dejarik.assault.content.picks import Pick, pick_space
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.ground import board_for, situation
from dejarik.assault.rules.objects.interacting import next_to
from dejarik.assault.rules.objects.tokens import DOOR, move_token, tokens_of
from dejarik.assault.rules.state import Token
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

INFORMANT = "informant"


def _questions_an_informant(state: MissionState, use: Use, event: AttributeRolled) -> bool:
    token = state.tokens.get(state.the(AttributeTest).token)
    return event.figure == use.subject and token is not None and token.kind == INFORMANT


def insist(state: MissionState, use: Use) -> None:
    state.push(RerollAttribute(seat=use.seat))


def _informants(state: MissionState, use: Use) -> list[Token]:
    """Those next to the hero that can be pushed somewhere."""
    return [
        token
        for token in tokens_of(state, INFORMANT)
        if next_to(state, me(state, use), token) and _around(state, token)
    ]


def _around(state: MissionState, token: Token) -> list[int]:
    """The spaces that a token can be pushed to: those that a figure which shares spaces could step to."""
    here = Position(Space(token.space), Lying(0))
    walker = board.figure(board_for(state), token.id, REBEL_TEAM, here, Base.SMALL, Nature.COMPANION)
    ends = board.reach(situation(state), walker, 1, Manner.SPACES).ends()
    return [int(position.space) for position in ends if position != here]


@follows
def push_away(state: MissionState, pick: Pick, token: Token) -> None:
    pick_space(state, pick, _around(state, token), settle, amount=token.id)


@follows
def settle(state: MissionState, pick: Pick, space: int) -> None:
    move_token(state, state.tokens[pick.amount], space)


mission(
    "dark-recon",
    incapacitates(),
    object_test(
        INFORMANT,
        "interrogate",
        (Attribute.STRENGTH, Attribute.INSIGHT),
        by=HEROES,
        only=unguarded(),
    ),
    for_heroes(
        after("insist", AttributeRolled, insist, when=_questions_an_informant, costs=(strain_cost(1),)),
        during("push", choose(by_use(_informants), push_away), costs=(movement_cost(2),)),
    ),
    goal("interrogate", Wants(use=(INFORMANT,)), until="halfway-there"),
    goal("enter-diner", Wants(use=(DOOR,)), from_="halfway-there", until="garrison"),
    goal("clear-diner", Wants(defeat=brought_by("garrison")), from_="garrison", until="recorded"),
    goal("escape", Wants(reach="overpass"), from_="recorded"),
    event("droid-patrol", round_ends(1), deploys()),
    event("trooper-patrol", round_ends(2), deploys()),
    event("halfway-there", counted(INFORMANT, 2), unlock("door-1", "door-2"), gain(3), remove(INFORMANT)),
    event("garrison", opened(), reveal("diner"), open_up("door-1", "door-2"), deploys()),
    event("recorded", removed_last(), when=gone("garrison")),
    rebels_win(
        "mission-escaped",
        moved() | resolved("recorded"),
        when=both(happened("recorded"), everybody_beside("overpass")),
    ),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("recording-found", when=happened("recorded")),
    narrow(),
    rules=4,
    imperial_goal="hold-out",
)
