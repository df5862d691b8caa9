"""Scouring of the Homestead: incinerator troopers, and fires that spread until somebody puts them out."""

from __future__ import annotations

from dataclasses import replace

from dejarik.assault import board
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.layout import area_of, layout_of
from dejarik.assault.campaign.rules.missions import Effect, EventHappens
from dejarik.assault.campaign.rules.missions import rebels_win as give_to_rebels
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, hero_of
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.content.blocks import always_on, special, surge
from dejarik.assault.content.campaign.empire import is_imperial
from dejarik.assault.content.campaign.language import (
    HEALTHY,
    WOUNDED,
    Block,
    Wants,
    all_heroes_wounded,
    event,
    for_empire,
    for_figures,
    goal,
    happened,
    hazard,
    imperials_win,
    mission,
    rebels_win,
    resolved,
    round_begins,
    round_ends,
    whenever,
    without_ally,
)
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.triggers import on
from dejarik.assault.content.choosing import by_use, choose, choose_space
from dejarik.assault.content.phrases import roll
from dejarik.assault.content.picks import Pick, pick_space, pick_target
from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.events import MissionBegins
from dejarik.assault.rules.figures.damage import Defeated, hurt, was_within
from dejarik.assault.rules.ground import distance, on_board, piece, situation
from dejarik.assault.rules.objects.tokens import place_token, remove_token, tokens_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Source, Use
from dejarik.kernel.effects import follows

FIRE, COMBUSTIBLE, OUT = "fire", "combustible", "mission-fires-out"
INCINERATORS = "incinerators"


# --- Incinerator Troopers -------------------------------------------------------------------------


def note_incinerators(state: MissionState) -> None:
    """Those who are there from the start, and not others of their card."""
    state.memory[INCINERATORS] = max(
        group.id for group in state.groups.values() if group.card == "stormtrooper-elite"
    )


def is_incinerator(state: MissionState, figure: Figure) -> bool:
    return figure.group == state.memory.get(INCINERATORS, 0) != 0


def _acts_as_one(state: MissionState, use: Use) -> bool:
    figure = state.figures.get(use.subject)
    return figure is not None and is_incinerator(state, figure)


def _attacks(state: MissionState, attack: Attack, source: Source) -> bool:
    figure = state.figures.get(attack.attacker)
    return figure is not None and is_incinerator(state, figure)


def _for_imperials(state: MissionState, source: Source, id: int, attacker: Figure) -> bool:
    return is_imperial(state, attacker)


def _shot_from_afar(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
    attack = state.find(Attack)
    if attack is None or attack.target != figure.id or not is_incinerator(state, figure):
        return False
    attacker = state.figures.get(attack.attacker)
    away = None if attacker is None else distance(state, attacker, figure)
    return away is None or away >= 4


# --- Fires ----------------------------------------------------------------------------------------


def _free(state: MissionState, around: board.Spaces) -> list[int]:
    """Those of the spaces where a new fire can be: without a figure or a fire."""
    fires = sum(1 << token.space for token in tokens_of(state, FIRE))
    return [int(space) for space in board.each(situation(state).empty(around) & ~fires)]


def _beside_me(state: MissionState, use: Use) -> list[int]:
    figure = state.figures.get(use.subject)
    if figure is None or not is_incinerator(state, figure):
        return []
    return _free(state, board.adjacent_spaces(situation(state), piece(state, figure)))


def _beside_fire(state: MissionState, token: Token) -> list[int]:
    return _free(state, board.adjacent_spaces(situation(state), board.object_thing(1 << token.space)))


@follows
def kindle(state: MissionState, pick: Pick, space: int) -> None:
    place_token(state, FIRE, space)


def spread(times: int) -> Effect:
    """The Imperial player chooses so many fires, one after another; a new one burns next to each."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        _choose_fire(state, speaking(state, occasion.event), times, [])

    return carry_out


def _choose_fire(state: MissionState, use: Use | Pick, times: int, done: list[int]) -> None:
    fires = [token for token in tokens_of(state, FIRE) if token.id not in done and _beside_fire(state, token)]
    pick_target(state, use, fires, spread_from, amount=times, chosen=done)


@follows
def spread_from(state: MissionState, pick: Pick, token: Token) -> None:
    pick_space(state, pick, _beside_fire(state, token), spread_to, amount=pick.amount)
    state.memory[_mark(token.id)] = state.round


@follows
def spread_to(state: MissionState, pick: Pick, space: int) -> None:
    new = place_token(state, FIRE, space)
    state.memory[_mark(new.id)] = state.round
    if pick.amount > 1:
        used = [
            token.id for token in tokens_of(state, FIRE) if state.memory.get(_mark(token.id)) == state.round
        ]
        _choose_fire(state, pick, pick.amount - 1, used)


def _mark(token: int) -> str:
    return f"spread:{token}"


def burn_homestead(state: MissionState) -> None:
    """A threat for each tile with a fire."""
    tiles = [each.name for each in layout_of(state).areas]
    fires = {token.space for token in tokens_of(state, FIRE)}
    gain_threat(state, sum(not fires.isdisjoint(area_of(state, tile)) for tile in tiles))


def _fires_near(state: MissionState, figure: Figure) -> list[Token]:
    near = board.spaces_within(situation(state), piece(state, figure), 2)
    return [token for token in tokens_of(state, FIRE) if near >> token.space & 1]


def _near_me(state: MissionState, use: Use) -> list[Token]:
    figure = state.figures.get(use.subject)
    return [] if figure is None else _fires_near(state, figure)


@follows
def put_out(state: MissionState, pick: Pick, token: Token) -> None:
    """A hero may go on, who passes a test."""
    _discard(state, token)
    figure = state.figures.get(pick.subject)
    if figure is not None and hero_of(state, figure) is not None and _fires_near(state, figure):
        attempt(state, figure, (Attribute.INSIGHT,), go_on, may=True)


@follows
def go_on(state: MissionState, test: AttributeTest) -> None:
    figure = state.figures.get(test.figure)
    if test.passed and figure is not None:
        use = speaking(state, "extinguish", seat=figure.seat, subject=figure.id)
        pick_target(state, use, _fires_near(state, figure), put_out_more, may=True)


@follows
def put_out_more(state: MissionState, pick: Pick, token: Token) -> None:
    _discard(state, token)


def _discard(state: MissionState, token: Token) -> None:
    remove_token(state, token)
    if happened(COMBUSTIBLE)(state) and no_fire(state):
        give_to_rebels(state, OUT)


def no_fire(state: MissionState) -> bool:
    return not tokens_of(state, FIRE)


# --- Combustible ----------------------------------------------------------------------------------


def _last_falls(state: MissionState, event: Defeated) -> bool:
    return event.last and event.group == state.memory.get(INCINERATORS, 0)


def explode(state: MissionState, occasion: EventHappens) -> None:
    fallen = occasion.cause(Defeated)
    [face] = roll(state, Die.RED)
    struck = [figure for figure in on_board(state) if was_within(fallen, figure, 2)]
    hurt(state, struck, face.damage, by=EMPIRE)


mission(
    "scouring-of-the-homestead",
    without_ally("leia-organa-campaign"),
    whenever("note-incinerators", on(MissionBegins), note_incinerators),
    hazard(FIRE, damage=2, spares=is_incinerator),
    Block(always_on("heavy-armour", "defence-block", 1, who=_shot_from_afar)),
    for_empire(
        replace(surge("flames", effect=AttackEffect(blast=2), when=_attacks), lends_surges=_for_imperials),
        special("set-fire", choose_space(by_use(_beside_me), kindle), when=_acts_as_one),
    ),
    for_figures(special("extinguish", choose(by_use(_near_me), put_out)), by=HEALTHY),
    whenever("burn-homestead", round_ends(), burn_homestead),
    goal("stop-incinerators", Wants(defeat=is_incinerator), until=COMBUSTIBLE),
    goal("put-out-fires", Wants(visit=(FIRE,))),
    event("mass-combustion", round_begins(2), spread(3)),
    event("the-fires-spread", round_ends(from_=3), spread(1), each=True),
    event(COMBUSTIBLE, on(Defeated, _last_falls), explode),
    rebels_win(OUT, resolved(COMBUSTIBLE), when=no_fire),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=4,
    imperial_goal="wound-heroes",
    asks=("extinguish",),
)
