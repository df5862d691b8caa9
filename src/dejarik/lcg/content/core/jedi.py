"""Jedi of the core set: objective sets 1 to 7."""

from __future__ import annotations

from dejarik.kernel import Definition, Use
from dejarik.lcg.content.blocks import (
    FOCUS_IT,
    action,
    both,
    gives,
    is_focused,
    lose_own_focus,
    reaction,
    the_other_sides,
)
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.texts import write
from dejarik.lcg.rules.tokens import lose_focus
from dejarik.lcg.rules.turn import TurnBegins

# --- 1: A Hero's Journey ------------------------------------------------------------------------------

write("a-heros-journey-2")

write(
    "luke-skywalker-92",
    Definition(
        (reaction("ready", TurnBegins, lose_own_focus, when=both(the_other_sides, is_focused)),),
    ),
)

write("twilek-loyalist-15")
write("jedi-lightsaber-102", Definition(constants=(gives("unit-damage"), gives("blast-damage"))))


def _host_is_focused(state: Lcg, use: Use) -> bool:
    return state.cards[use.subject].focus > 0


def _ready_host(state: Lcg, use: Use) -> None:
    lose_focus(state, use.subject)


write(
    "trust-your-feelings-153",
    Definition((action("ready", _ready_host, when=_host_is_focused, costs=(FOCUS_IT,)),)),
)
write("dagobah-training-grounds-31")
