"""The table as it stands, for one seat or a spectator: players, cards in play, the own hand, the engagement.

Hidden are the hands of others, all decks, facedown cards and what lies beneath objectives: of them only the number.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET

from dejarik.kernel import Option, Use, decision
from dejarik.kernel.telling import player as named
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.presenting import records
from dejarik.lcg.presenting.catalogue import icons_shown
from dejarik.lcg.presenting.engagements import engagement_shown
from dejarik.lcg.presenting.plain import key_shown
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.force import FORCE_CARDS, force_total
from dejarik.lcg.rules.format import format_of
from dejarik.lcg.rules.paying import Payment, means
from dejarik.lcg.rules.state import ASIDE, CAPTURED, HAND, HANDS, RESERVE, SUPPORT, TABLE, Card, Lcg, Player
from dejarik.lcg.rules.teams import eyes
from dejarik.lcg.rules.values import (
    blast_damage,
    can_be_engaged,
    capacity,
    cost,
    face,
    force_icons,
    is_objective,
    is_unit,
    reserve_value,
    resources,
    tactics,
    type_of,
    unit_damage,
)
from dejarik.lcg.rules.verbs import Placed
from dejarik.lcg.rules.zones import hand, in_reserve, usable_as_hand

#: Whoever sits where: the dark side is warm, the light side cool.
SIDE_COLOURS = {Side.DARK: ("red", "yellow"), Side.LIGHT: ("blue", "green")}


def present(state: Lcg, seat: int | None) -> records.Shown:
    """All that a page shows of a game to a seat, or to a spectator (None)."""
    format = format_of(state)
    return records.Shown(
        seat=seat,
        format=format.name,
        name=format.word,
        round=state.round,
        side=state.side,
        active=state.active,
        phase=state.phase,
        balance=state.balance,
        dial=records.Dial(value=state.dial, end=format.dial_end, card=state.dial_card)
        if format.has_dial
        else None,
        goal=records.Goal(have=_destroyed(state), need=format.needed) if format.needed else None,
        force={side: _force(state, side) for side in Side},
        order=list(state.order),
        players=[_player(state, player, seat) for player in state.players],
        cards=[
            card_shown(state, card, seat)
            for id, card in state.cards.items()
            if state.sources[id].zone in TABLE
        ],
        fallen=list(state.fallen),
        aside=_aside(state, seat),
        payment=_payment(state, seat),
        hand=[] if seat is None else hand_shown(state, seat),
        hands={} if seat is None else _partners(state, seat),
        engagement=engagement_shown(state, seat),
    )


def _destroyed(state: Lcg) -> int:
    return sum(len(player.victory) for player in state.players if player.side is Side.LIGHT)


def _force(state: Lcg, side: Side) -> records.Force:
    committed = [
        card.id for card in state.cards.values() if card.committed and state.players[card.seat].side is side
    ]
    return records.Force(total=force_total(state, side), committed=committed, cards=FORCE_CARDS)


def _colour(state: Lcg, seat: int) -> str:
    """The colour of a seat: those of a side are alike, whoever sits where; a third one of a side takes what is left."""
    colours: dict[int, str] = {}
    for player in state.players:
        own = [each for each in SIDE_COLOURS[player.side] if each not in colours.values()]
        left = [
            each for side in Side for each in reversed(SIDE_COLOURS[side]) if each not in colours.values()
        ]
        colours[player.seat] = (own or left)[0]
    return colours[seat]


def _player(state: Lcg, player: Player, seat: int | None) -> records.Player:
    common = in_reserve(state, player.seat)
    return records.Player(
        seat=player.seat,
        side=player.side,
        number=player.number,
        colour=_colour(state, player.seat),
        name=named(player.seat),
        deck=player.deck,
        affiliation=state.sources[player.affiliation].key if player.affiliation else None,
        hand=len(hand(state, player.seat)),
        command_deck=len(player.command_deck),
        objective_deck=len(player.objective_deck),
        support_deck=len(player.support_deck),
        reserve=reserve_value(state, player.seat),
        common=records.Held(id=common, key=key_shown(state, common, seat)) if common else None,
        discard=list(player.discard),
        victory=list(player.victory),
        resources=means(state, player.seat),
        out=player.out,
        faces=format_of(state).targets(state, player.seat),
    )


# --- Cards in play ------------------------------------------------------------------------------------


def card_shown(state: Lcg, card: Card, seat: int | None) -> records.Card:
    """A card in play with its values as they are now."""
    id = card.id
    key = key_shown(state, id, seat)
    engagement = state.find(Engagement)
    shown = records.Card(
        id=id,
        key=None if card.facedown else key,
        under=key if card.facedown else None,
        seat=card.seat,
        owner=card.owner,
        type=type_of(state, id),
        host=card.host or None,
        focus=card.focus,
        damage=card.damage,
        shields=card.shields,
        capacity=capacity(state, id),
        resources=resources(state, id),
        place=card.place,
        facedown=card.facedown,
        number=card.number if card.number > 1 else UNSET,
    )
    if is_unit(state, id):
        printed = face(state, id)
        shown.force = force_icons(state, id)
        shown.committed = card.committed
        shown.unit = unit_damage(state, id)
        shown.blast = blast_damage(state, id)
        shown.tactics = tactics(state, id)
        shown.icons = records.PrintedIcons(normal=icons_shown(printed.normal), edge=icons_shown(printed.edge))
        shown.lit = engagement is not None and engagement.has_edge(state, card.seat)
        shown.part = _part(engagement, id)
    if is_objective(state, id):
        shown.captured = _beneath(state, id, CAPTURED, seat)
        shown.support = _beneath(state, id, SUPPORT, seat)
        shown.open = can_be_engaged(state, id) and format_of(state).is_open(state, id)
        shown.engaged = engagement is not None and engagement.target == id
    return shown


def _aside(state: Lcg, seat: int | None) -> list[records.SetAside]:
    """What was set aside when the game began, such as the second Death Star, with what it costs now."""
    return [
        records.SetAside(
            id=id,
            key=key_shown(state, id, seat),
            seat=card.owner,
            cost=cost(state, id) if face_cost(state, id) is not None else None,
        )
        for id, card in state.cards.items()
        if state.sources[id].zone == ASIDE
    ]


def _payment(state: Lcg, seat: int | None) -> records.Payment | None:
    """What is being paid for: a card, as far as the seat knows it, or an ability (no card)."""
    payment = state.find(Payment)
    if payment is None:
        return None
    key = key_shown(state, payment.card, seat) if payment.card in state.sources else None
    return records.Payment(seat=payment.seat, key=key, price=payment.price)


def _part(engagement: Engagement | None, id: int) -> Literal["attack", "defend"] | None:
    if engagement is None:
        return None
    return "attack" if id in engagement.attackers else "defend" if id in engagement.defenders else None


def _beneath(state: Lcg, objective: int, zone: str, seat: int | None) -> list[records.Beneath]:
    return [
        records.Beneath(id=id, key=key_shown(state, id, seat), owner=card.owner)
        for id, card in state.cards.items()
        if card.host == objective and state.sources[id].zone == zone
    ]


# --- Hands --------------------------------------------------------------------------------------------


def hand_shown(state: Lcg, seat: int) -> list[records.HandCard]:
    """What a seat may use as its hand, each card with the options that concern it now."""
    asked = decision(state)
    by_card: dict[int, list[str]] = {}
    if asked is not None and seat in asked.seats:
        for option in asked.options:
            by_card.setdefault(_card_of(option), []).append(asked.id_of(state, option))
    return [
        records.HandCard(
            id=id,
            key=state.sources[id].key,
            zone=state.sources[id].zone,
            cost=cost(state, id) if face_cost(state, id) is not None else None,
            options=by_card.get(id, []),
        )
        for id in usable_as_hand(state, seat)
    ]


def face_cost(state: Lcg, id: int) -> int | None:
    return face(state, id).cost


def _card_of(option: Option) -> int:
    if isinstance(option.value, Use):
        return option.value.source
    if isinstance(option.value, Placed):
        return option.value.place
    return option.value if isinstance(option.value, int) else 0


def _partners(state: Lcg, seat: int) -> dict[str, list[str]]:
    """The hands of teammates, which one may see (LCG-COMM-01)."""
    return {
        str(mate): [state.sources[id].key for id in hand(state, mate)]
        for mate in eyes(state, seat)
        if mate != seat
    }


__all__ = ["HAND", "HANDS", "RESERVE", "card_shown", "hand_shown", "present"]
