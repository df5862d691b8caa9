"""Deployment zones before they are chosen."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.showing.plain import names
from dejarik.assault.showing.records import Hint
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import Option, text


def zone_hint(state: SkirmishState, option: Option) -> Hint | None:
    """A deployment zone (CORE-SETUP-04): its spaces, and the tokens that lie in it."""
    region = next((each for each in board.load_map(state.map).zones if each.name == option.value), None)
    if region is None:
        return None
    covered = [str(name) for name in region.spaces]
    inside = set(covered)
    lying = {token.id: names(state, [token.space]) for token in state.tokens.values() if token.space >= 0}
    return Hint(
        zone=region.name,
        spaces=covered,
        tokens=[id for id, spaces in lying.items() if inside.intersection(spaces)],
        text=text("shown-zone-size", count=len(covered)),
    )
