"""Captured: the heroes have to find their gear first, and then a way out through the trash."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.confiscating import give_back
from dejarik.assault.campaign.rules.layout import area_of, door_number
from dejarik.assault.campaign.rules.missions import count
from dejarik.assault.campaign.rules.state import MissionState, hero_of
from dejarik.assault.content.blocks import Part, after, attacking, me, surge
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    REBELS,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    both,
    counted,
    event,
    everybody_beside,
    for_heroes,
    gate,
    goal,
    happened,
    imperials_win,
    incapacitates,
    mission,
    moved,
    object_test,
    rebels_win,
    stands_in,
    untouched,
    usable,
    without_ally,
    without_items,
)
from dejarik.assault.content.campaign.language.doors import open_before
from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import Attack, BeforeAttack, Weapon
from dejarik.assault.rules.movement import Place
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, open_door, tokens_of, turn_token
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Source, Use
from dejarik.kernel.effects import follows

CACHE, HATCH, CHUTE = "equipment-cache", "hatch", "garbage-chute"
COMPACTOR, ESCAPE = "trash-compactor", "escape"
HALLWAY, STORAGE = "hallway-door", "storage-room-door"
FISTS, RAGE = Weapon(melee=True, dice=(Die.GREEN, Die.YELLOW), bare=True), "rage"


# --- Without gear ---------------------------------------------------------------------------------


def _lacks_gear(state: MissionState, figure: Figure) -> bool:
    hero = hero_of(state, figure)
    return hero is not None and hero.disarmed


def fists(state: MissionState, figure: Figure) -> Weapon | None:
    """What an unarmed hero hits with."""
    return FISTS if _lacks_gear(state, figure) else None


def _is_unarmed(state: MissionState, use: Use, event: BeforeAttack) -> bool:
    return attacking(state, use, event) and _lacks_gear(state, me(state, use))


def rage(state: MissionState, use: Use) -> None:
    attempt(state, me(state, use), (Attribute.STRENGTH,), enrage)


@follows
def enrage(state: MissionState, test: AttributeTest) -> None:
    if test.passed:
        state.count_use(state.scope("attack"), RAGE)


def _is_enraged(state: MissionState, attack: Attack, source: Source) -> bool:
    return bool(state.used(state.scope("attack"), RAGE))


def take_gear(state: MissionState, figure: Figure, cache: Token) -> None:
    hero = hero_of(state, figure)
    assert hero is not None, "only heroes have lost any"
    give_back(state, hero)
    count(state, CACHE)


def _all_equipped(state: MissionState) -> bool:
    return not any(hero.disarmed for hero in state.heroes.values())


# --- Passages -------------------------------------------------------------------------------------


def _passages(state: MissionState, colour: str) -> list[Token]:
    return [token for kind in (HATCH, CHUTE) for token in tokens_of(state, kind) if token.colour == colour]


def _leads_somewhere(state: MissionState, terminal: Token) -> bool:
    return any(untouched(state, token) for token in _passages(state, terminal.colour))


@follows
def open_passages(state: MissionState, test: AttributeTest) -> None:
    """All tokens of the terminal's colour show their Rebel side; the yellow ones unlock the two rooms."""
    if not test.passed:
        return
    passages = _passages(state, state.tokens[test.token].colour)
    for token in passages:
        turn_token(state, token)
    if any(token.kind == CHUTE for token in passages):
        locked = [door_number(state, name) for name in (HALLWAY, STORAGE)]
        for door in [door for door in tokens_of(state, DOOR) if door.door in locked]:
            open_door(state, door)
        count(state, CHUTE)


def _is_open(state: MissionState, token: Token) -> bool:
    return token.turned


def _chute_is_open(state: MissionState) -> bool:
    return all(token.turned for token in tokens_of(state, CHUTE))


def _chute_is_closed(state: MissionState) -> bool:
    return not _chute_is_open(state)


def climb_down(state: MissionState, figure: Figure, hatch: Token) -> None:
    state.push(Place(figure=figure.id, seat=figure.seat, among=area_of(state, COMPACTOR)))


def _anybody(state: MissionState, figure: Figure) -> bool:
    return True


def _outside(state: MissionState, figure: Figure) -> bool:
    return not stands_in(state, figure, COMPACTOR)


mission(
    "captured",
    without_ally(),
    without_items(),
    incapacitates("gear"),
    for_heroes(
        Part("unarmed", weapon=fists),
        after(RAGE, BeforeAttack, rage, when=_is_unarmed),
        surge("haymaker", effect=AttackEffect(damage=2), when=_is_enraged),
    ),
    gate(HALLWAY, STORAGE, locked_to=REBELS),
    gate("trash-compactor-door", locked_to=_outside),
    open_before(HALLWAY, STORAGE, side=IMPERIALS),
    usable(CACHE, "gear", take_gear, by=_lacks_gear),
    object_test(
        TERMINAL,
        "passages",
        (Attribute.INSIGHT, Attribute.TECH),
        by=HEROES,
        when=happened(ESCAPE),
        only=_leads_somewhere,
        then=open_passages,
    ),
    usable(HATCH, "climb-down", climb_down, by=_anybody, only=_is_open),
    goal("find-gear", Wants(use=(CACHE, DOOR), counts=(CACHE,)), until=ESCAPE),
    goal("open-passages", Wants(use=(TERMINAL, HATCH, CHUTE, DOOR)), from_=ESCAPE, when=_chute_is_closed),
    goal("depart", Wants(use=(HATCH,), reach=CHUTE), from_=ESCAPE, when=_chute_is_open),
    event(ESCAPE, counted(CACHE) & _all_equipped),
    rebels_win(
        "mission-down-the-chute",
        moved() | counted(CHUTE),
        when=both(happened(ESCAPE), _chute_is_open, everybody_beside(CHUTE)),
    ),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=5,
    imperial_goal="wound-heroes",
)
