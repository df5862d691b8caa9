"""What a seat does not know of a mission: dealt anew, for search and to show that views hide it (CORE-INFO-01, -02)."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.assault.campaign.rules.agendas import secret_agendas
from dejarik.assault.campaign.rules.face_down import deal_anew
from dejarik.assault.campaign.rules.open_groups import cards_in_use, is_left, suitable_cards
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.campaign.rules.supply import KeepSupply
from dejarik.assault.content.definitions import is_complete
from dejarik.assault.facts.campaign_library import all_agenda
from dejarik.assault.facts.campaign_vocabulary import AgendaType
from dejarik.assault.facts.cards import Faction
from dejarik.assault.facts.library import all_deployment, deployment
from dejarik.kernel import Rng, Source


def redeal(state: MissionState, seat: int | None, rng: Rng) -> None:
    """Everybody but the Empire sees neither its hand nor its agendas; nobody knows the order of a deck."""
    _mix_supply(state, seat, rng)
    deal_anew(state, seat, rng)
    if seat != EMPIRE:
        backs = [deployment(card).faction for card in empire(state).hand]
        draw_hand(state, len(backs), rng, backs)
        draw_agendas(state, [state.sources[id] for id in secret_agendas(state)], rng)
    state.rng = rng.split()
    state.reindex()


def _mix_supply(state: MissionState, seat: int | None, rng: Rng) -> None:
    """The Supply deck, with the cards of which another seat is just choosing one."""
    drawn = [
        procedure
        for procedure in state.stack
        if isinstance(procedure, KeepSupply) and procedure.seat != seat and procedure.without is None
    ]
    for procedure in drawn:
        state.supply += procedure.cards
    rng.shuffle(state.supply)
    for procedure in drawn:
        procedure.cards = [state.supply.pop() for _ in procedure.cards]


def draw_hand(state: MissionState, count: int, rng: Rng, backs: Sequence[Faction] = ()) -> None:
    """Groups that could have been chosen or have come back; with these backs, where they are known (CORE-INFO-01)."""
    player = empire(state)
    player.hand = []
    if not count:
        return
    used, suitable = cards_in_use(state), suitable_cards(state)
    left = [
        card
        for card in all_deployment()
        if card.id in suitable and is_complete(card.id) and is_left(card, used)
    ]
    for place in range(count):
        drawn = rng.pick([card for card in left if not backs or card.faction is backs[place]])
        player.hand.append(drawn.id)
        used.append(drawn.id)
        left = [card for card in left if card.title != drawn.title or is_left(card, used)]


def draw_agendas(state: MissionState, held: list[Source], rng: Rng) -> None:
    """Secret agendas that could be in the hand."""
    known = possible_agendas(state)
    rng.shuffle(known)
    for source, card in zip(held, known, strict=False):
        source.key = card


def possible_agendas(state: MissionState) -> list[str]:
    """What an agenda in the hand might be, for all that everybody knows: not one that has been played."""
    return [
        card.id
        for card in all_agenda()
        if card.type is AgendaType.SECRET
        and is_complete(card.id)
        and card.set not in state.boxes_out_of_use
        and card.id not in empire(state).played
    ]
