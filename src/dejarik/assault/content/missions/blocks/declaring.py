"""Declaring a mission: its rules, and what bots want there, under the id of its data (`facts/missions`).

    mission("moisture-farm-a", at_round_end(claim_crates), wants=Wants(hold={CRATE: unless_marked(7)}))

A mission that has no data is refused, and so is data that no module declares.
"""

from __future__ import annotations

import sys

from dejarik.assault.board import MissionId, mission_ids, mission_layout
from dejarik.assault.board.missions import nearest_names
from dejarik.assault.content.blocks import Part, rule
from dejarik.assault.content.missions.blocks.wants import Wants
from dejarik.kernel import Problem

NOTHING = Wants()
_WANTS: dict[str, Wants] = {}


def mission(id: str, *parts: Part, wants: Wants = NOTHING) -> None:
    """The rules of a mission as texts that belong to nobody (seat `NOBODY`), and what bots want there."""
    module = str(sys._getframe(1).f_globals["__name__"])
    if id not in mission_ids():
        nearest = nearest_names(id, mission_ids())
        raise Problem("mission-without-data", module=module, mission=id, nearest=nearest)
    known = mission_layout(MissionId(id)).symbols
    for kind in wants.kinds:
        if kind not in known:
            raise Problem("mission-wants", module=module, mission=id, kind=kind, known=", ".join(known))
    rule(id, *parts)
    _WANTS[id] = wants


def wants_of(id: str) -> Wants:
    """What bots want in a mission."""
    return _WANTS.get(id, NOTHING)


def check_all_declared() -> None:
    """Every mission that has data has a module, too."""
    for id in mission_ids():
        if id not in _WANTS:
            module = f"content/missions/{id.replace('-', '_')}.py"
            raise Problem("mission-without-module", file=f"missions/{id}.json", mission=id, module=module)
