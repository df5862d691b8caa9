"""The table of all campaign missions, `docs/mission-table.md`: `python -m scripts.mission_table` writes it.

Each mission with its events, options and ends and the test that plays each; and how often the heroes won it between
bots and what has never happened in play, where somebody has played it: `bench/missions.jsonl` holds reports of
`dejarik sim` and `dejarik fuzz`, one a line, as they are:

    dejarik sim assault --format mission --mission trespass --heroes 3 --bots greedy --json >> bench/missions.jsonl

A test compares the table with what would be written now.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from dejarik.assault.campaign.checks import playable_parts
from dejarik.assault.campaign.rules.missions import playable_missions, text_of
from dejarik.assault.content import definitions
from dejarik.assault.facts.campaign_missions import campaign_mission, campaign_mission_ids
from dejarik.assault.facts.vocabulary import Box
from dejarik.cli.mission import marked_tests_of
from dejarik.kernel.text import text
from dejarik.messages import Language, say

ROOT = Path(__file__).parent.parent
TABLE = ROOT / "docs" / "mission-table.md"
RESULTS = ROOT / "bench" / "missions.jsonl"

HEAD = """# All campaign missions

Made by `python -m scripts.mission_table` (`make fmt`) from data, modules and tests: each mission with what happens in
it and the tests that play it (`tests/assault/campaign/missions/`), how often the heroes won between bots, by how many
they were, and what of it never happened in play (`bench/missions.jsonl`). How missions are
written is in [missions.md](missions.md).
"""
EMPIRE = "0"


def written() -> str:
    """The table as it should be."""
    definitions.load()
    playable, reports = set(playable_missions()), read_reports(RESULTS)
    rates, never = win_rates(reports), never_happened(reports)
    lines = [HEAD, f"{len(playable)} of {len(campaign_mission_ids())} missions can be played."]
    for box in Box:
        own = [mission for id in campaign_mission_ids() if (mission := campaign_mission(id)).box is box]
        done = [mission for mission in own if mission.id in playable]
        lines += ["", f"## {say(box.word, Language.ENGLISH)}: {len(done)} of {len(own)}", ""]
        if done:
            lines += [
                "| mission | kind | events, options and ends: test | heroes win | never in play |",
                "|---|---|---|---|---|",
                *(
                    _row(mission.id, mission.kind.value, rates.get(mission.id, ""), never.get(mission.id, ""))
                    for mission in done
                ),
                "",
            ]
        lacking = ", ".join(mission.id for mission in own if mission.id not in playable)
        lines += [f"To be written: {lacking}."] if lacking else []
    return "\n".join(lines).replace("\n\n\n", "\n\n").rstrip("\n") + "\n"


def _row(mission: str, kind: str, rate: str, never: str) -> str:
    tests = marked_tests_of(mission, ROOT / "tests")
    by_event = tests.events if tests else {}
    by_ending = tests.endings if tests else {}
    parts = {name: by_event.get(name, []) for name in playable_parts(text_of(mission))}
    parts |= {reason: by_ending.get(reason, []) for reason in sorted(text_of(mission).reasons)}
    told = "<br>".join(f"`{name}`: {_tests(found)}" for name, found in parts.items())
    name = say(text(f"mission-{mission}"), Language.ENGLISH)
    return f"| {name} | {kind} | {told} | {rate} | {never} |"


def _tests(names: list[str]) -> str:
    return ", ".join(name.removeprefix("test_").replace("_", " ") for name in names) or "—"


def read_reports(results: Path) -> list[dict[str, Any]]:
    """The reports that were kept, if there are some."""
    lines = results.read_text(encoding="utf-8").splitlines() if results.is_file() else []
    return [json.loads(line) for line in lines if line]


def never_happened(reports: list[dict[str, Any]]) -> dict[str, str]:
    """Mission → the events, options and ends that came in none of its games; "nothing" if all came."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for mission, events in (pair for report in reports for pair in report["events"].items()):
        counts[mission].update(events)
    return {
        mission: ", ".join(f"`{name}`" for name, times in found.items() if not times) or "nothing"
        for mission, found in counts.items()
    }


def win_rates(reports: list[dict[str, Any]]) -> dict[str, str]:
    """Mission → in how many of its games the heroes won, for each number of heroes; of simulations alone."""
    counts: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0, 0]))
    for report in (each for each in reports if "wins" in each):
        settings = report["settings"]
        won = report["finished"] - report["draws"] - report["wins"].get(EMPIRE, 0)
        count = counts[settings["mission"]][settings.get("heroes", "4")]
        count[0] += won
        count[1] += report["finished"]
    return {
        mission: "<br>".join(
            f"{heroes}: {100 * won // games} % of {games}"
            for heroes, (won, games) in sorted(by_heroes.items())
            if games
        )
        for mission, by_heroes in counts.items()
    }


if __name__ == "__main__":
    TABLE.write_text(written(), encoding="utf-8")
