"""Determinization of a mission: a whole state from what one seat sees of it, for bots and for search.

The Rebels imagine a hand and agendas that could be, and nothing of events, points and reserved groups, which they
cannot know: in their rollouts nobody comes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from dejarik.assault.campaign.hiding import draw_agendas, draw_hand
from dejarik.assault.campaign.rules.face_down import imagine_colours
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.campaign.rules.supply import imagine_drawn
from dejarik.assault.campaign.setup import whole_supply
from dejarik.kernel import Rng
from dejarik.kernel.records import read_member

_UNKNOWN = ""
_HIDDEN = ("hand", "reserved", "points")


def determinize(view: Mapping[str, Any], rng: Rng) -> MissionState:
    """A state that looks like this to the seat whose view it is."""
    shown = dict(view["state"])
    hand = _hidden_count(shown["players"][EMPIRE]["hand"])
    knows = isinstance(shown["players"][EMPIRE]["hand"], list)
    supply = _hidden_count(shown["supply"])
    shown["rng"], shown["supply"], shown["face_down"] = {"word": 0}, [], {}
    shown["players"] = [_plain(player) for player in shown["players"]]
    shown["sources"] = {
        id: source if source["key"] is not None else {**source, "key": _UNKNOWN}
        for id, source in shown["sources"].items()
    }
    shown["stack"] = [_known(procedure) for procedure in shown["stack"]]
    state = msgspec.convert(shown, MissionState, dec_hook=read_member, str_keys=True)
    known = whole_supply(state)
    rng.shuffle(known)
    state.supply = list(known[:supply])
    imagine_drawn(state, known[supply:])
    draw_agendas(state, [source for source in state.sources.values() if source.key == _UNKNOWN], rng)
    if not knows:  # what could be there is asked of a state whose every text is known
        draw_hand(state, hand, rng)
    imagine_colours(state, rng)
    state.rng = rng.split()
    return state


def _plain(player: Mapping[str, Any]) -> dict[str, Any]:
    """A player without what is hidden."""
    found = dict(player)
    for name in _HIDDEN:
        if not isinstance(found[name], list):
            found[name] = []
    for name in ("secrets", "placed"):
        if "hidden" in found[name]:
            found[name] = {}
    return found


def _known(procedure: Mapping[str, Any]) -> dict[str, Any]:
    """A procedure without what is hidden of it: there it is as if nothing had been chosen."""
    return {name: value for name, value in procedure.items() if not _is_hidden(value)}


def _is_hidden(value: Any) -> bool:
    return value is None or (isinstance(value, Mapping) and value.keys() == {"hidden"})


def _hidden_count(shown: Any) -> int:
    """How many cards stand behind a hidden pile."""
    return int(shown["hidden"]) if isinstance(shown, Mapping) else len(shown)
