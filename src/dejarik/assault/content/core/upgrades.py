"""Skirmish Upgrades of the core set. What they change in the building of an army is in `skirmish.armies`."""

from __future__ import annotations

from dejarik.assault.content.blocks import Part, after, card
from dejarik.assault.rules.events import MissionBegins, RoundEnds
from dejarik.assault.rules.ground import team
from dejarik.assault.rules.state import Assault
from dejarik.assault.skirmish.rules.commands import draw
from dejarik.assault.skirmish.rules.rounds import FirstZoneGained, InitiativeDecided, InitiativePassed
from dejarik.assault.skirmish.rules.state import SkirmishState, opponents
from dejarik.assault.skirmish.rules.victory import gain
from dejarik.kernel import Use

card("balance-of-the-force")
card("temporary-alliance-a-common-enemy")
card("temporary-alliance-hired-guns")


# --- Devious Scheme -------------------------------------------------------------------------------


def only_copy(state: Assault, use: Use) -> bool:
    """With more than one copy in play none works (CORE-FOUR-09, IA-4P-28)."""
    return sum(source.key == use.key for source in state.sources.values()) == 1


def devious_scheme(state: SkirmishState, use: Use) -> None:
    """The first choice of a zone; an opponent has initiative, and so deploys first."""
    state.memory[f"zone-first:{use.seat}"] = 1
    state.log(FirstZoneGained(seat=use.seat))
    if team(state, state.initiative) == team(state, use.seat):
        count = len(state.players)
        rivals = opponents(state, use.seat)
        state.initiative = min(rivals, key=lambda seat: (seat - use.seat) % count)
        state.log(InitiativePassed(seat=state.initiative))


card(
    "devious-scheme",
    after("devious-scheme", InitiativeDecided, devious_scheme, when=only_copy, forced=True),
    Part("cancelled-by-a-copy"),  # what `only_copy` says
)


# --- First Strike, Rebel High Command -------------------------------------------------------------


def first_strike(state: SkirmishState, use: Use) -> None:
    for player in state.players:
        gain(state, player.seat, 4)


def high_command(state: SkirmishState, use: Use) -> None:
    draw(state, use.seat)


card("first-strike", after("first-strike", MissionBegins, first_strike, forced=True))
card(
    "rebel-high-command",
    after(
        "rebel-high-command",
        RoundEnds,
        high_command,
        when=lambda state, use: bool(state.players[use.seat].deck),
        forced=True,
    ),
)
