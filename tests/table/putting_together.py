"""States that come as differences, put together to whole ones, as `core/differences.js` does it."""

from __future__ import annotations

from typing import Any


def put_together(before: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """What a difference makes of what was shown before."""
    now = {**before, **change.get("changed", {})}
    for part, some in change.get("things", {}).items():
        known = {thing["id"]: thing for thing in (*now[part], *some["changed"])}
        now[part] = [known[id] for id in some.get("order", [thing["id"] for thing in now[part]])]
    for part in change.get("gone", []):
        del now[part]
    return now
