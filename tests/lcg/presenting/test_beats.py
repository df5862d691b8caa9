"""What a page needs to show an edge battle: the lines of the log bring its beats."""

from __future__ import annotations

import msgspec
from tests.lcg.telling import Log

from dejarik.lcg.presenting.fight_records import EdgeLine


def test_an_edge_battle_is_told_beat_by_beat() -> None:
    log = Log("""
        light objectives: jedi-training-86
        light units: luke-skywalker-92
        light hand: yoda-166
        dark units: darth-vader-35
        dark hand: emperor-palpatine-51, heat-of-battle-169
    """).conflict("dark")
    log.engage("jedi-training-86", ["darth-vader-35"], ["luke-skywalker-92"], until="edge:")
    log.answer("edge:emperor-palpatine-51", "edge:yoda-166", "pass")
    beats = [msgspec.to_builtins(line.beat) for line in log.lines if isinstance(line, EdgeLine)]
    assert beats == [
        {
            "kind": "revealed",
            "stacks": [
                {"seat": 0, "cards": [{"key": "emperor-palpatine-51", "force": 5}]},
                {"seat": 1, "cards": [{"key": "yoda-166", "force": 5}]},
            ],
        },
        {"kind": "counted", "seat": 0, "total": 5},
        {"kind": "counted", "seat": 1, "total": 5},
        {"kind": "won", "seat": 1, "totals": {"0": 5, "1": 5}, "contested": True, "tied": True},
    ]
    acts = [line.act for line in log.lines if isinstance(line.act, str)]
    assert acts[:2] == ["engagement", "edge"]
