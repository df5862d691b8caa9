"""Values that cards change: capacity, icons, costs, and what a card or a player may do.

Each is a query that starts from what is printed and folds everything in force (LCGC-CARD-12). Constant abilities name
a query by its name: the names here are the vocabulary of the content. Queries of players say so.
"""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.kernel import Permission, Query
from dejarik.lcg.facts import cards as printed
from dejarik.lcg.facts.cards import Affiliation, CardType, Keyword, Trait
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.facts.library import facedown_side
from dejarik.lcg.rules.state import TABLE, Card, Lcg, key_of
from dejarik.lcg.rules.teams import are_friends, began, side_of

#: The reserve value of a player without an affiliation card (LCGC-CH-03).
BASE_RESERVE = 6


def face(state: Lcg, id: int) -> printed.Card:
    """What is printed on a card, on the side that is up."""
    card = state.cards.get(id)
    if card is not None and card.facedown:
        return facedown_side()  # LCG-HS-10
    return look_up(state.sources[id].key)


def type_of(state: Lcg, id: int) -> CardType:
    """The type of a card as it is now: a unit that came as an enhancement is one (LCGC-ENH-07)."""
    card = state.cards.get(id)
    if card is not None and card.attached:
        return CardType.ENHANCEMENT
    return look_up(state.sources[id].key).type


def is_unit(state: Lcg, id: int) -> bool:
    return type_of(state, id) is CardType.UNIT


def is_objective(state: Lcg, id: int) -> bool:
    return type_of(state, id) is CardType.OBJECTIVE


def is_ready(state: Lcg, id: int) -> bool:
    return not state.cards[id].focus  # LCGC-TOK-01


def has_trait(state: Lcg, id: int, *traits: Trait) -> bool:
    """Whether a card has at least one of these traits."""
    return not face(state, id).traits.isdisjoint(traits)


def affiliation_of(state: Lcg, id: int) -> Affiliation:
    return face(state, id).affiliation


# --- Numbers of a card ------------------------------------------------------------------------------


def _capacity(state: Lcg, id: int) -> int:
    shown = face(state, id)
    if shown.capacity_per_opponent:
        return shown.capacity_per_opponent * began(state, side_of_enemy(state, id))
    return shown.capacity


def side_of_enemy(state: Lcg, id: int) -> printed.Side:
    mine = side_of(state, state.cards[id].seat)
    return next(side for side in printed.Side if side is not mine)


def _resources(state: Lcg, id: int) -> int:
    return face(state, id).resources


def _cost(state: Lcg, id: int) -> int:
    return look_up(key_of(state, id)).cost or 0


def _force(state: Lcg, id: int) -> int:
    return face(state, id).force


def _edge_bonus(state: Lcg, id: int) -> int:
    return face(state, id).edge_bonus


def _nothing(state: Lcg, id: int) -> int:
    return 0


capacity = Query[Lcg]("capacity", _capacity, least=0)  # 0: it can't be destroyed by damage
resources = Query[Lcg]("resources", _resources, least=0)
cost = Query[Lcg]("cost", _cost, least=0)  # LCGC-RES-09
force_icons = Query[Lcg]("force", _force, least=0)
edge_bonus = Query[Lcg]("edge", _edge_bonus, least=0)  # LCGC-KW-01, -10


def _has_edge(state: Lcg, id: int) -> bool:
    from dejarik.lcg.rules.engagement import Engagement

    engagement = state.find(Engagement)
    return engagement is not None and engagement.has_edge(state, state.cards[id].seat)


def _unit_damage(state: Lcg, id: int) -> int:
    shown = face(state, id)
    return shown.normal.unit + (shown.edge.unit if shown.edge.unit and _has_edge(state, id) else 0)


def _blast(state: Lcg, id: int) -> int:
    shown = face(state, id)
    return shown.normal.blast + (shown.edge.blast if shown.edge.blast and _has_edge(state, id) else 0)


def _tactics(state: Lcg, id: int) -> int:
    shown = face(state, id)
    return shown.normal.tactics + (shown.edge.tactics if shown.edge.tactics and _has_edge(state, id) else 0)


unit_damage = Query[Lcg]("unit-damage", _unit_damage, least=0)  # LCGC-CARD-09
blast_damage = Query[Lcg]("blast-damage", _blast, least=0)
tactics = Query[Lcg]("tactics", _tactics, least=0)

#: How many attackers may be declared against an objective (LCGC-ENG-04).
attackers_most = Query[Lcg]("attackers-most", lambda state, id: 99)
#: How few units may defend an objective, if any does.
defenders_least = Query[Lcg]("defenders-least", lambda state, id: 1)
#: How often an objective may be engaged in a conflict phase (LCGC-CON-02).
engagements_most = Query[Lcg]("engagements-most", lambda state, id: 1)

# --- Numbers of a player ----------------------------------------------------------------------------


def _reserve(state: Lcg, seat: int) -> int:
    card = state.players[seat].affiliation
    return face(state, card).reserve if card else BASE_RESERVE


reserve_value = Query[Lcg]("reserve", _reserve, least=0)  # LCGC-DRAW-02
force_bonus = Query[Lcg]("force-bonus", _nothing)  # what a player adds to a Force struggle
edge_total_bonus = Query[Lcg]("edge-total", _nothing)  # what a player adds to an edge battle
discount = Query[Lcg]("discount", _nothing, least=0)  # how much less a player pays for a card
boost = Query[Lcg]("boost", _nothing)  # how much cards in hand could add to what a player's cards generate

# --- What a card may do -----------------------------------------------------------------------------


def _always(state: Lcg, id: int) -> bool:
    return True


def _never(state: Lcg, id: int) -> bool:
    return False


can_attack = Permission[Lcg]("can-attack", _always)
can_defend = Permission[Lcg]("can-defend", _always)
must_defend = Permission[Lcg]("must-defend", _never)
spreads_damage = Permission[Lcg]("spreads-damage", _never)  # its unit damage may be split (LCGC-STR-07)
strikes_outside = Permission[Lcg]("strikes-outside", _never)  # may strike without taking part
can_be_engaged = Permission[Lcg]("can-be-engaged", lambda state, id: is_objective(state, id))
matches_all = Permission[Lcg](
    "matches-all", lambda state, id: Keyword.INFLUENCE in face(state, id).keywords
)  # LCGC-KW-08
takes_enemy_effects = Permission[Lcg]("takes-enemy-effects", _always)
can_be_targeted = Permission[Lcg]("can-be-targeted", _always)
decides_game = Permission[Lcg]("decides-game", _never)  # destroyed, it loses the game for its controller
plays_from_discard = Permission[Lcg]("plays-from-discard", _never)  # asked of a card in a discard pile

#: Asked of a fate card in an edge stack: whether resolving it could change anything.
fate_takes_effect = Permission[Lcg]("fate-takes-effect", _always)

#: Asked of a card that is being played: whether cards may be discarded from the hand to make it cheaper.
discards_for_discount = Permission[Lcg]("discards-for-discount", _never)

#: Asked of a card that is being played: whether a teammate may get it.
played_for_friends = Permission[Lcg]("played-for-friends", _never)
#: Asked of a card whose ability is being used: whether an enemy may cancel that.
enemies_can_cancel = Permission[Lcg]("enemies-can-cancel", _always)

# --- What a player may do ---------------------------------------------------------------------------

match_waived = Permission[Lcg]("match-waived", _never)  # no resource match for what is played from the hand
shows_edge_card = Permission[Lcg]("shows-edge-card", _never)  # the first card of the edge stack is open
repeats_fates = Permission[Lcg]("repeats-fates", _never)  # may resolve each fate card twice


def can_still_be_engaged(state: Lcg, id: int) -> bool:
    """Whether it may be engaged (once more) in this conflict phase."""
    return state.engaged.count(id) < engagements_most(state, id) and can_be_engaged(state, id)


def has_keyword(state: Lcg, id: int, keyword: Keyword) -> bool:
    return _KEYWORDS[keyword](state, id)


def _keyword(keyword: Keyword) -> Permission[Lcg]:
    return Permission[Lcg](f"keyword-{keyword.value}", lambda state, id: keyword in face(state, id).keywords)


_KEYWORDS = {keyword: _keyword(keyword) for keyword in Keyword}


def admits(state: Lcg, objective: int, unit: int) -> bool:
    """Whether an objective lets a unit of these traits attack it: `admits-vehicle`, `admits-non-vehicle` …"""
    traits = face(state, unit).traits
    return all(admitted(state, objective) for trait, admitted in _ADMITS.items() if trait in traits) and (
        Trait.VEHICLE in traits or _admits_others(state, objective)
    )


_ADMITS = {
    trait: Permission[Lcg](f"admits-{trait.value}", _always) for trait in (Trait.VEHICLE, Trait.CHARACTER)
}
_admits_others = Permission[Lcg]("admits-non-vehicle", _always)


# --- Who is where -----------------------------------------------------------------------------------


def on_table(state: Lcg, seat: int | None = None, kind: CardType | None = None) -> list[int]:
    """The cards in play that a player controls, or all; of one type, or of any. Remembered until cards move: whatever
    puts a card under somebody else's control drops the index (`state.reindex`)."""
    memo = state.index.memo
    found: list[int] | None = memo.get(("table", seat, kind))
    if found is None:
        sources = state.sources
        found = memo["table", seat, kind] = [
            id
            for id, card in state.cards.items()
            if (seat is None or card.seat == seat)
            and sources[id].zone in TABLE
            and (kind is None or type_of(state, id) is kind)
        ]
    return found


def cards_in_play(state: Lcg, seat: int | None = None) -> list[Card]:
    """The cards in play that a player controls, or all."""
    cards = state.cards
    return [cards[id] for id in on_table(state, seat)]


def units(state: Lcg, seat: int | None = None) -> list[int]:
    return list(on_table(state, seat, CardType.UNIT))


def objectives(state: Lcg, seat: int | None = None) -> list[int]:
    return list(on_table(state, seat, CardType.OBJECTIVE))


def enhancements(state: Lcg, seat: int | None = None) -> list[int]:
    return list(on_table(state, seat, CardType.ENHANCEMENT))


def attached_to(state: Lcg, host: int) -> list[int]:
    """The enhancements on a card."""
    return [card.id for card in cards_in_play(state) if card.host == host]


def beneath(state: Lcg, objective: int, zone: str) -> list[int]:
    """The captured or supporting cards under an objective."""
    return [
        id for id, card in state.cards.items() if card.host == objective and state.sources[id].zone == zone
    ]


def friendly(state: Lcg, seat: int, ids: Iterable[int]) -> list[int]:
    """Those that the player or a teammate controls."""
    return [id for id in ids if are_friends(state, seat, state.cards[id].seat)]


def enemy(state: Lcg, seat: int, ids: Iterable[int]) -> list[int]:
    """Those that an opponent controls."""
    return [id for id in ids if not are_friends(state, seat, state.cards[id].seat)]


def affects(state: Lcg, seat: int, id: int) -> bool:
    """Whether an effect of a player reaches a card: some are immune to enemies, some lie too far back (LCG-VULN-02)."""
    if are_friends(state, seat, state.cards[id].seat):
        return True
    from dejarik.lcg.rules.format import format_of

    return takes_enemy_effects(state, id) and format_of(state).is_open(state, id)
