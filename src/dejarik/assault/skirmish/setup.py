"""Setting a skirmish up (CORE-SETUP, IA-4P-02 to -04, IA-ATTACH): initiative, zones, attachments, deployment, hands."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import Position, Space
from dejarik.assault.facts.library import deployment
from dejarik.assault.rules.events import Deployed, DeploymentBegins, MissionBegins
from dejarik.assault.rules.ground import board_for, members, piece_at, put, situation
from dejarik.assault.rules.movement import Settle
from dejarik.assault.rules.movement.steps import DEPLOY
from dejarik.assault.rules.names import card_text, figure_text
from dejarik.assault.rules.printed import cost_of, profile, profile_of
from dejarik.assault.rules.reports import Placed
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Group, clockwise
from dejarik.assault.rules.verbs import PLAYER, group_label
from dejarik.assault.skirmish.rules.commands import draw
from dejarik.assault.skirmish.rules.rounds import InitiativeDecided, Skirmish
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import (
    Decision,
    Event,
    Option,
    Procedure,
    Public,
    Text,
    Verb,
    as_fact,
    ask,
    choose,
    each_of,
    itself,
    text,
)

STARTING_HAND = 3


def _zone_label(state: Assault, asked: Decision, zone: str) -> Text:
    return text("option-zone", zone=text(f"board-zone-{zone}"))


ZONE = Verb("zone", _zone_label, itself, as_fact("zone"))
ATTACH = Verb("attach", group_label, itself, as_fact("group"))


class ZoneChosen(Event):
    """A player has chosen a deployment zone."""

    seat: Public[int]
    zone: Public[str]


class Attached(Event):
    """An Attachment has been put on a Deployment card."""

    seat: Public[int]
    card: Public[str]
    group: Public[int]


class SetUp(Procedure):
    """Everything before the first round, in the order of the rules."""

    lowest: Public[int] = -1

    def compare_costs(self, state: SkirmishState) -> None:
        """CORE-SETUP-02: the lower total chooses who has initiative; a tie is decided at random."""
        totals = [_total(state, player.seat) for player in state.players]
        cheapest = [seat for seat, total in enumerate(totals) if total == min(totals)]
        self.lowest = cheapest[0] if len(cheapest) == 1 else state.rng.pick(cheapest)

    def offer_initiative(self, state: Assault) -> Decision | None:
        options = each_of(PLAYER, range(len(state.players)))
        return choose(self.lowest, text("setup-initiative"), options)

    def take_initiative(self, state: SkirmishState, seat: int) -> None:
        state.initiative = seat

    def decided(self, state: SkirmishState) -> None:
        state.occur(InitiativeDecided(seat=state.initiative))

    def choose_zones(self, state: SkirmishState) -> None:
        """Who may choose a zone before all others."""
        state.push(
            *(ChooseZone(seat=seat) for seat in clockwise(state, state.initiative) if _first(state, seat))
        )

    def prepare(self, state: Assault) -> None:
        state.occur(DeploymentBegins())

    def deploy(self, state: SkirmishState) -> None:
        """CORE-SETUP-04, IA-4P-04: from the player with initiative, clockwise."""
        steps: list[Procedure] = []
        for seat in clockwise(state, state.initiative):
            steps += [ChooseZone(seat=seat), Attach(seat=seat), Deploy(seat=seat)]
        state.push(*steps)

    def begin(self, state: SkirmishState) -> None:
        for player in state.players:
            fewer = state.memory.pop(f"fewer-cards:{player.seat}", 0)
            draw(state, player.seat, STARTING_HAND - fewer)  # CORE-SETUP-07
        state.occur(MissionBegins())

    def play(self, state: Assault) -> None:
        state.push(Skirmish())

    steps = (
        compare_costs,
        ask(offer_initiative, take_initiative),
        decided,
        choose_zones,
        prepare,
        deploy,
        begin,
        play,
    )


def _first(state: Assault, seat: int) -> bool:
    return bool(state.memory.get(f"zone-first:{seat}"))


def _total(state: SkirmishState, seat: int) -> int:
    """The deployment cost of an army, upgrades included."""
    groups = sum(cost_of(group.card) for group in state.groups.values() if group.seat == seat)
    return groups + sum(cost_of(card) for card in state.players[seat].upgrades)


class ChooseZone(Procedure):
    """A player chooses one of the deployment zones that are left."""

    seat: Public[int]

    def offer(self, state: SkirmishState) -> Decision | None:
        if state.players[self.seat].zone:
            return None
        taken = {player.zone for player in state.players}
        options = [
            Option(ZONE, region.name)
            for region in board.load_map(state.map).zones
            if region.name not in taken
        ]
        return choose(self.seat, text("setup-zone"), options)

    def take(self, state: SkirmishState, zone: str) -> None:
        state.players[self.seat].zone = zone
        state.log(ZoneChosen(seat=self.seat, zone=zone))

    steps = (ask(offer, take),)


class Attach(Procedure):
    """Every Attachment of the army is put on a group of its own (CORE-ARMY-12, IA-ATTACH-02, -03, -05)."""

    seat: Public[int]

    def offer(self, state: SkirmishState) -> Decision | None:
        card = self._next(state)
        if not card:
            return None
        options = each_of(ATTACH, (group.id for group in hosts(state, self.seat, card)))
        return choose(self.seat, text("setup-attach", card=card_text(card)), options)

    def take(self, state: SkirmishState, group: int) -> None:
        card = self._next(state)
        state.players[self.seat].upgrades.remove(card)
        attach(state, state.groups[group], card)
        state.log(Attached(seat=self.seat, card=card, group=group))
        self.go_to(Attach.offer)

    def _next(self, state: SkirmishState) -> str:
        for card in state.players[self.seat].upgrades:
            if deployment(card).is_attachment and hosts(state, self.seat, card):
                return card
        return ""

    steps = (ask(offer, take),)


def hosts(state: SkirmishState, seat: int, card: str) -> list[Group]:
    """The groups that an Attachment can be put on so that the others still find theirs."""
    others = [other for other in state.players[seat].upgrades if deployment(other).is_attachment]
    if card in others:
        others.remove(card)  # one copy of it
    free = [group for group in state.groups.values() if group.seat == seat and not group.attachment]
    eligible = [group for group in free if _admits(card, group)]
    good = [group for group in eligible if _all_fit(others, [other for other in free if other is not group])]
    return good or eligible


def _admits(card: str, group: Group) -> bool:
    restriction = deployment(card).attaches_to
    if restriction is None or profile(group.card).is_companion:
        return False
    return restriction.admits(deployment(group.card))


def _all_fit(cards: list[str], groups: list[Group]) -> bool:
    if not cards:
        return True
    return any(
        _admits(cards[0], group) and _all_fit(cards[1:], [other for other in groups if other is not group])
        for group in groups
    )


def attach(state: Assault, group: Group, card: str) -> None:
    """The Attachment's text counts for all figures of the group (CORE-ARMY-13, IA-ATTACH-04)."""
    group.attachment = card
    for figure in members(state, group.id):
        state.enter(card, group.seat, subject=figure.id)


class Deploy(Procedure):
    """A player deploys all figures in the chosen zone, the large ones first (CORE-SETUP-04 to -06).

    A squad that a mission holds back comes later.
    """

    seat: Public[int]

    def offer(self, state: SkirmishState) -> Decision | None:
        figure = self._next(state)
        if figure is None:
            return None
        zone = zone_spaces(state, state.players[self.seat].zone)
        options = each_of(DEPLOY, deploy_positions(state, figure, zone))
        return choose(
            self.seat,
            text("setup-deploy", figure=figure_text(state, figure)),
            options,
            about={"figure": figure.id},
        )

    def take(self, state: Assault, position: Position) -> None:
        figure = self._next(state)
        assert figure is not None
        put(state, figure, position)
        state.log(Placed(figure=figure.id, space=int(position.space)))
        state.push(Settle(figure=figure.id))
        self.go_to(Deploy.offer)

    def announce(self, state: Assault) -> None:
        placed = [
            figure
            for figure in state.figures.values()
            if figure.seat == self.seat and figure.space != NOWHERE
        ]
        for figure in placed:
            state.occur(Deployed(figure=figure.id))

    def _next(self, state: Assault) -> Figure | None:
        waiting = [
            figure
            for figure in state.figures.values()
            if figure.seat == self.seat and figure.space == NOWHERE and not state.groups[figure.group].squad
        ]
        return max(
            waiting,
            key=lambda figure: profile_of(state, figure).base.short * profile_of(state, figure).base.long,
            default=None,
        )

    steps = (ask(offer, take), announce)


def zone_spaces(state: Assault, zone: str) -> board.Spaces:
    """The spaces of a deployment zone."""
    ground = board_for(state)
    return ground.region(board.region(board.load_map(state.map).zones, zone))


def deploy_positions(state: Assault, figure: Figure, zone: board.Spaces) -> list[Position]:
    """Inside the zone; where there is no room for the base, partly in it; else as close as possible (CORE-SETUP-05)."""
    mover = piece_at(state, figure, Position(Space(0)))
    found = board.placements(situation(state), mover, inside=zone)
    if not found:
        found = board.placements(situation(state), mover, touching=zone)
    if not found:
        found = board.closest_placements(situation(state), mover, board.space_thing(zone))
    return found
