"""Missions of Heart of the Empire's maps: 30th Floor Plaza, Temple Gardens."""

from __future__ import annotations

from collections import Counter

from dejarik.assault.content.blocks import after, rule
from dejarik.assault.content.conditions import roll
from dejarik.assault.content.missions.blocks.scoring import (
    at_round_end,
    controlled,
    open_doors_in_time,
    score_each,
    score_team,
    seats_in_order,
    teams_in_order,
    zone,
)
from dejarik.assault.content.picks import Pick, pick_target
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.damage import hurt
from dejarik.assault.rules.events import Deployed, DeploymentBegins
from dejarik.assault.rules.ground import figures_of, members
from dejarik.assault.rules.movement import Place
from dejarik.assault.rules.names import group_text, token_text
from dejarik.assault.rules.state import NOWHERE, Assault, Figure
from dejarik.assault.rules.tokens import tokens_of
from dejarik.assault.skirmish.rules.state import SkirmishState, opponents
from dejarik.kernel import (
    Decision,
    Hidden,
    Option,
    Procedure,
    Public,
    Use,
    ask,
    choose,
    choose_some,
    text,
)
from dejarik.kernel.effects import follows

POSITION = "tactical-position"


# --- 30th Floor Plaza A: Overwatch ----------------------------------------------------------------


class Overwatch(Procedure):
    """Each player in turn shoots at a figure of the opponent; then positions are scored."""

    seats: Public[list[int]]
    key: Public[str]

    def aim(self, state: SkirmishState) -> None:
        if not self.seats:
            return
        self.repeat()
        seat = self.seats.pop(0)
        targets = [
            figure
            for rival in opponents(state, seat)
            for figure in figures_of(state, rival)
            if figure.space != NOWHERE
        ]
        use = Use(source=0, key=self.key, ability="round-end", seat=seat)
        pick_target(state, use, targets, shoot)

    def score(self, state: SkirmishState) -> None:
        score_each(state, POSITION, 2)

    steps = (aim, score)


@follows
def shoot(state: Assault, pick: Pick, figure: Figure) -> None:
    [face] = roll(state, Die.BLUE)
    hurt(state, [figure], face.damage, by=pick.seat)


rule(
    "30th-floor-plaza-a",
    at_round_end(lambda state, use: state.push(Overwatch(seats=seats_in_order(state), key=use.key))),
)


# --- 30th Floor Plaza B: On Our Way ---------------------------------------------------------------


class Squads(Procedure):
    """Each player divides the army into two squads; each secretly names the opponent's squad that comes later."""

    dividing: Public[list[int]]
    naming: Public[list[int]]
    later: Hidden[dict[int, int]] = {}  # the seat whose squad it is → the squad that comes later

    def offer_division(self, state: Assault) -> Decision | None:
        if not self.dividing:
            return None
        seat = self.dividing[0]
        groups = [group for group in state.groups.values() if group.seat == seat]
        options = [
            Option(f"group:{group.id}", group_text(group), {"group": group.id}, group.id) for group in groups
        ]
        least = 1 if len(groups) > 1 else 0
        return choose_some(seat, text("ask-divide"), options, least, max(least, len(groups) - 1))

    def divide(self, state: Assault, first: list[int]) -> None:
        seat = self.dividing.pop(0)
        for group in state.groups.values():
            if group.seat == seat:
                group.squad = 1 if group.id in first else 2
        self.go_to(Squads.offer_division)

    def offer_naming(self, state: Assault) -> Decision | None:
        if not self.naming:
            return None
        options = [
            Option(f"squad:{squad}", text("option-squad", squad=squad), {"squad": squad}, squad)
            for squad in (1, 2)
        ]
        return choose(self.naming[0], text("ask-name-squad"), options)

    def name(self, state: Assault, squad: int) -> None:
        self.later[1 - self.naming.pop(0)] = squad
        self.go_to(Squads.offer_naming)

    def reveal(self, state: Assault) -> None:
        for group in state.groups.values():
            group.squad = 1 if group.squad == self.later[group.seat] else 0
        state.learn()

    steps = (ask(offer_division, divide), ask(offer_naming, name), reveal)


class Arrival(Procedure):
    """A player's second squad comes by a grav-lift in the opponent's zone: each figure as close to it as it can, in
    the order that its player likes (CORE-PLACE-06)."""

    seat: Public[int]
    lift: Public[int] = NOWHERE
    coming: Public[list[int]] = []

    def gather(self, state: Assault) -> None:
        self.coming = [
            figure.id
            for figure in figures_of(state, self.seat)
            if figure.space == NOWHERE and state.groups[figure.group].squad
        ]

    def offer_lift(self, state: SkirmishState) -> Decision | None:
        rivals = [zone(state, state.players[rival].zone) for rival in opponents(state, self.seat)]
        options = [
            Option(f"lift:{lift.id}", token_text(state, lift), {"token": lift.id}, (lift.space,))
            for lift in tokens_of(state, "grav-lift")
            if any(rival >> lift.space & 1 for rival in rivals)
        ]
        return choose(self.seat, text("ask-lift"), options) if self.coming and options else None

    def take_lift(self, state: Assault, space: tuple[int]) -> None:
        self.lift = space[0]

    def offer_next(self, state: Assault) -> Decision | None:
        groups = dict.fromkeys(state.figures[id].group for id in self.coming)
        options = [Option(f"group:{id}", group_text(state.groups[id]), {"group": id}, id) for id in groups]
        return choose(self.seat, text("ask-arrival"), options) if options else None

    def take_next(self, state: Assault, group: int) -> None:
        id = next(id for id in self.coming if state.figures[id].group == group)
        self.coming.remove(id)
        self.go_to(Arrival.offer_next)
        state.push(Place(figure=id, seat=self.seat, among=[self.lift], close=True))

    def announce(self, state: Assault) -> None:
        arrived = [group for group in state.groups.values() if group.seat == self.seat and group.squad]
        figures = [figure for group in arrived for figure in members(state, group.id)]
        for group in arrived:
            group.squad = 0
        for figure in figures:
            state.occur(Deployed(figure=figure.id))

    steps = (gather, ask(offer_lift, take_lift), ask(offer_next, take_next), announce)


def form_squads(state: SkirmishState, use: Use) -> None:
    seats = seats_in_order(state)
    state.push(Squads(dividing=list(seats), naming=list(seats)))


def second_wave(state: SkirmishState, use: Use) -> None:
    if state.round == 1:
        state.push(*(Arrival(seat=seat) for seat in seats_in_order(state)))


rule(
    "30th-floor-plaza-b",
    after("squads", DeploymentBegins, form_squads, forced=True),
    at_round_end(second_wave),
)


# --- Temple Gardens: Temple Onslaught, Garden Standoff --------------------------------------------


def hold_positions(state: SkirmishState, use: Use) -> None:
    """IA-MISSION-01 to -03: 2 points each, and for several of one colour as many more as there are of it."""
    open_doors_in_time(state)
    positions = tokens_of(state, POSITION)
    held = [(side, controlled(state, positions, side)) for side in teams_in_order(state)]
    for side, mine in held:
        colours = Counter(position.colour for position in mine)
        bonus = sum(count for count in colours.values() if count > 1)
        score_team(state, side, 2 * len(mine) + bonus)


rule("temple-gardens-a", at_round_end(hold_positions))
rule("temple-gardens-b", at_round_end(hold_positions))
