"""30th Floor Plaza B, On Our Way: half of each army comes later, by a grav-lift behind the opponent."""

from __future__ import annotations

from dejarik.assault.content.blocks import after
from dejarik.assault.content.missions.blocks import at_round_end, mission, seats_in_order, zone
from dejarik.assault.rules.events import Deployed, DeploymentBegins
from dejarik.assault.rules.ground import figures_of, members
from dejarik.assault.rules.movement import Place
from dejarik.assault.rules.objects.tokens import tokens_of
from dejarik.assault.rules.state import NOWHERE
from dejarik.assault.rules.verbs import GROUP, token_label
from dejarik.assault.skirmish.rules.state import SkirmishState, opponents
from dejarik.kernel import (
    Decision,
    Hidden,
    Option,
    Procedure,
    Public,
    Rng,
    Use,
    Verb,
    as_fact,
    ask,
    choose,
    choose_some,
    each_of,
    itself,
    text,
)

LIFT = "grav-lift"


SQUAD = Verb("squad", lambda state, asked, squad: text("option-squad", squad=squad), itself, as_fact("squad"))
TAKE_LIFT = Verb("lift", token_label, itself, as_fact("token"))


class Squads(Procedure):
    """Each player divides the army into two squads; each secretly names the opponent's squad that comes later."""

    dividing: Public[list[int]]
    naming: Public[list[int]]
    later: Hidden[dict[int, int]] = {}  # the seat whose squad it is → the squad that comes later

    def offer_division(self, state: SkirmishState) -> Decision | None:
        if not self.dividing:
            return None
        seat = self.dividing[0]
        groups = [group for group in state.groups.values() if group.seat == seat]
        options = each_of(GROUP, (group.id for group in groups))
        least = 1 if len(groups) > 1 else 0
        return choose_some(seat, text("ask-divide"), options, least, max(least, len(groups) - 1))

    def divide(self, state: SkirmishState, first: list[int]) -> None:
        seat = self.dividing.pop(0)
        for group in state.groups.values():
            if group.seat == seat:
                group.squad = 1 if group.id in first else 2
        self.go_to(Squads.offer_division)

    def offer_naming(self, state: SkirmishState) -> Decision | None:
        if not self.naming:
            return None
        return choose(self.naming[0], text("ask-name-squad"), each_of(SQUAD, (1, 2)))

    def name(self, state: SkirmishState, squad: int) -> None:
        self.later[1 - self.naming.pop(0)] = squad
        self.go_to(Squads.offer_naming)

    def reveal(self, state: SkirmishState) -> None:
        for group in state.groups.values():
            group.squad = 1 if group.squad == self.later[group.seat] else 0
        state.learn()

    def determinize(self, rng: Rng) -> None:
        """What has been named could be either squad."""
        named = [1 - seat for seat in (0, 1) if seat not in self.naming]
        self.later = {seat: 1 + rng.below(2) for seat in named}

    steps = (ask(offer_division, divide), ask(offer_naming, name), reveal)


class Arrival(Procedure):
    """A player's second squad comes by a grav-lift in the opponent's zone: each figure as close to it as it can, in
    the order that its player likes (CORE-PLACE-06)."""

    seat: Public[int]
    lift: Public[int] = NOWHERE
    coming: Public[list[int]] = []

    def gather(self, state: SkirmishState) -> None:
        self.coming = [
            figure.id
            for figure in figures_of(state, self.seat)
            if figure.space == NOWHERE and state.groups[figure.group].squad
        ]

    def offer_lift(self, state: SkirmishState) -> Decision | None:
        rivals = [zone(state, state.players[rival].zone) for rival in opponents(state, self.seat)]
        options = [
            Option(TAKE_LIFT, lift.id)
            for lift in tokens_of(state, LIFT)
            if any(rival >> lift.space & 1 for rival in rivals)
        ]
        return choose(self.seat, text("ask-lift"), options) if self.coming and options else None

    def take_lift(self, state: SkirmishState, id: int) -> None:
        self.lift = state.tokens[id].space

    def offer_next(self, state: SkirmishState) -> Decision | None:
        groups = dict.fromkeys(state.figures[id].group for id in self.coming)
        options = each_of(GROUP, groups)
        return choose(self.seat, text("ask-arrival"), options) if options else None

    def take_next(self, state: SkirmishState, group: int) -> None:
        id = next(id for id in self.coming if state.figures[id].group == group)
        self.coming.remove(id)
        self.go_to(Arrival.offer_next)
        state.push(Place(figure=id, seat=self.seat, among=[self.lift], close=True))

    def announce(self, state: SkirmishState) -> None:
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


mission(
    "30th-floor-plaza-b",
    after("squads", DeploymentBegins, form_squads, forced=True),
    at_round_end(second_wave),
)
