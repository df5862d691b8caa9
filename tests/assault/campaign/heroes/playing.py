"""What tests of heroes do again and again."""

from __future__ import annotations

from tests.assault.campaign.scene import MissionTable


def skip(table: MissionTable, until: str = "") -> MissionTable:
    """Decline whatever is offered, until something is that begins like this, or until there is nothing to decline."""
    for _ in range(50):
        if until and table.offers(until):
            return table
        lazy = next((each for each in ("pass", "done", "keep", "decline") if each in table.options), "")
        if not lazy:
            break
        table.choose(lazy)
    assert not until, f"{until} is not offered"
    return table
