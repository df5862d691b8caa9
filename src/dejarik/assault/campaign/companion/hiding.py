"""What a seat does not know of a told mission: which agendas the Empire has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from dejarik.assault.campaign.companion.state import ToldState
from dejarik.assault.campaign.rules.state import EMPIRE
from dejarik.assault.content.definitions import is_complete
from dejarik.assault.facts.campaign_library import agenda, all_agenda
from dejarik.assault.facts.campaign_vocabulary import AgendaType
from dejarik.kernel import Rng
from dejarik.kernel.records import read_member


def redeal(state: ToldState, seat: int | None, rng: Rng) -> None:
    """Everybody but the Empire could see other agendas in its hand; those in play are known."""
    if seat != EMPIRE:
        player = state.players[EMPIRE]
        secret = [card for card in player.agendas if agenda(card).type is AgendaType.SECRET]
        others = dict(zip(secret, _drawn(len(secret), rng), strict=True))
        player.agendas = [others.get(card, card) for card in player.agendas]
        player.kept = [others.get(card, card) for card in player.kept]
    state.rng = rng.split()


def _drawn(count: int, rng: Rng) -> list[str]:
    known = [str(card.id) for card in all_agenda() if card.type is AgendaType.SECRET and is_complete(card.id)]
    rng.shuffle(known)
    return known[:count]


def determinize(view: Mapping[str, Any], rng: Rng) -> ToldState:
    """A state that looks like this to the seat whose view it is."""
    shown = dict(view["state"])
    shown["rng"] = {"word": 0}
    shown["players"] = [_imagined(player, rng) for player in shown["players"]]
    state = msgspec.convert(shown, ToldState, dec_hook=read_member, str_keys=True)
    state.rng = rng.split()
    return state


def _imagined(player: Mapping[str, Any], rng: Rng) -> dict[str, Any]:
    """A player with agendas that could be in the hand."""
    seen = dict(player)
    if not isinstance(seen["agendas"], list):
        drawn = _drawn(int(seen["agendas"]["hidden"]), rng)
        seen["agendas"], seen["kept"] = drawn, drawn[: int(seen["kept"]["hidden"])]
    return seen
