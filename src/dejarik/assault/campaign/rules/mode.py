"""The mission as a way to play: its answers to what the shared rules ask (`rules.mode`)."""

from __future__ import annotations

from typing import ClassVar

from dejarik.assault import board
from dejarik.assault.board import Board, Doors, Nature, Spaces
from dejarik.assault.campaign.rules.deploying import return_card
from dejarik.assault.campaign.rules.escaping import leave_map
from dejarik.assault.campaign.rules.figures import nature_of, own_name
from dejarik.assault.campaign.rules.heroes import ready_cards
from dejarik.assault.campaign.rules.interior import shut_out_of
from dejarik.assault.campaign.rules.missions import mission_text
from dejarik.assault.campaign.rules.obstacles import (
    blocked_spaces,
    impassable_spaces,
    open_edges,
    spaces_filled,
)
from dejarik.assault.campaign.rules.passing import (
    doors_open_to,
    high_spaces,
    is_link,
    linked_spaces,
    spaces_closed_to,
)
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire, hero_of
from dejarik.assault.campaign.rules.strain import may_suffer, take_strain
from dejarik.assault.campaign.rules.wounds import (
    begin_incapacitated,
    incapacitate,
    is_incapacitated,
    lay_low,
    withdraw,
    wound,
)
from dejarik.assault.rules.figures.damage import Defeated, Strained
from dejarik.assault.rules.mode import Mode, register
from dejarik.assault.rules.movement import Escaped
from dejarik.assault.rules.state import Figure, Token, clockwise
from dejarik.kernel import Text


class MissionMode(Mode[MissionState]):
    """The Empire against the heroes, on a mission's map."""

    name: ClassVar[str] = MissionState.mode
    lone_companions: ClassVar[bool] = True

    def board_of(self, state: MissionState) -> Board:
        ground = board.board_of(board.load_mission_map(state.map), state.sections)
        if state.gaps:
            ground = ground.without_walls(open_edges(state))
        fenced = impassable_spaces(state)
        if fenced:
            ground = ground.with_impassable(fenced)
        blocked = blocked_spaces(state)
        return ground.with_blocking(blocked) if blocked else ground

    def token_spaces(self, state: MissionState, token: Token) -> Spaces:
        return spaces_filled(state, token)

    def obstructs(self, state: MissionState, token: Token) -> bool:
        return token.kind in mission_text(state).obstacles

    def links(self, state: MissionState) -> list[tuple[int, int]]:
        return linked_spaces(state)

    def own_name(self, state: MissionState, group: int) -> Text | None:
        return own_name(state, group)

    def crossable(self, state: MissionState) -> bool:
        return mission_text(state).crossable

    def heights(self, state: MissionState) -> Spaces:
        return high_spaces(state)

    def breachable(self, state: MissionState) -> bool:
        return mission_text(state).breachable

    def is_link(self, state: MissionState, token: Token) -> bool:
        return is_link(state, token)

    def closed_to(self, state: MissionState, figure: Figure) -> Spaces:
        return spaces_closed_to(state, figure)

    def shut_out_of(self, state: MissionState, figure: Figure) -> Spaces:
        return shut_out_of(state, figure)

    def opens_to_some(self, state: MissionState) -> bool:
        return bool(mission_text(state).open_to)

    def open_to(self, state: MissionState, figure: Figure) -> Doors:
        return doors_open_to(state, figure)

    def nature(self, state: MissionState, figure: Figure) -> Nature:
        hero = hero_of(state, figure)
        if hero is not None:
            return Nature.INCAPACITATED if hero.incapacitated else Nature.ORDINARY
        return Nature.INCAPACITATED if figure.id in state.laid_low else nature_of(state, figure)

    def suffer_strain(self, state: MissionState, event: Strained) -> None:
        take_strain(state, event)  # CORE-STRAIN-01 to -05

    def may_suffer(self, state: MissionState, figure: Figure, strain: int) -> bool:
        return may_suffer(state, figure, strain)  # CORE-STRAIN-02

    def defeat(self, state: MissionState, event: Defeated) -> None:
        """CORE-DEFEAT-02, -06 to -08; a hero is wounded first and then withdraws (CORE-WOUND-01, -06)."""
        hero = hero_of(state, event.figure)
        if hero is not None and not hero.wounded:
            wound(state, hero)
            return
        if hero is not None and mission_text(state).incapacitates:
            incapacitate(state, hero)
            return
        lays_low = mission_text(state).lays_low
        if hero is None and lays_low is not None and lays_low(state, state.figures[event.figure]):
            lay_low(state, state.figures[event.figure])
            return
        if hero is not None:
            withdraw(state, hero)
        event.remove(state)
        return_card(state, event)

    def escape(self, state: MissionState, event: Escaped) -> None:
        leave_map(state, event)

    def activation_begins(self, state: MissionState, figure: Figure) -> None:
        hero = hero_of(state, figure)
        if hero is not None:
            hero.acted += 1
            ready_cards(state, figure)  # CORE-ACT-12
        begin_incapacitated(state, figure)

    def order(self, state: MissionState) -> list[int]:
        """CORE-TIMING-01: the Imperial player, then the Rebels."""
        return clockwise(state, EMPIRE)

    def order_in_attack(self, state: MissionState, attacker: int, defender: int) -> list[int]:
        """CORE-TIMING-03: the attacker's side, then the other one; the two who fight come first in theirs."""
        side = state.players[attacker].team
        order = sorted(self.order(state), key=lambda seat: seat not in (attacker, defender))
        return sorted(order, key=lambda seat: state.players[seat].team != side)

    def arbiter(self, state: MissionState) -> int:
        """CORE-TIMING-04, -07: the Imperial player."""
        return EMPIRE

    def barred_ends(self, state: MissionState, figure: Figure) -> Spaces:
        found = 0
        for bars in mission_text(state).bars_end:
            found |= bars(state, figure)
        return found

    def lets_interact(self, state: MissionState, figure: Figure, use: str) -> bool:
        """CORE-INCAP-02: an incapacitated figure only for what the mission states."""
        return not is_incapacitated(state, figure) or use in mission_text(state).helpless_uses

    def conceal(self, state: MissionState) -> None:
        """CORE-INFO-01: the groups of the Empire that are still to come."""
        empire(state).hand, empire(state).reserved = [], []

    def check_end(self, state: MissionState) -> None:
        """What ends a mission are its events, which happen where they are due (CORE-MISSION-12)."""


MISSION_MODE = MissionMode()
register(MISSION_MODE)
