"""The rounds of a skirmish (CORE-ROUND, CORE-SKIRMISH, CORE-FOUR, IA-4P): activations, then the Status Phase."""

from __future__ import annotations

from typing import Any, ClassVar

from dejarik.assault.board import Sides
from dejarik.assault.rules.activation import GroupActivation, interlude
from dejarik.assault.rules.events import RoundBegins, RoundEnds, StatusBegins
from dejarik.assault.rules.ground import team
from dejarik.assault.rules.movement import free_to_go
from dejarik.assault.rules.objects.tokens import TERMINAL, controller_of_token, tokens_of
from dejarik.assault.rules.printed import profile
from dejarik.assault.rules.state import NOWHERE, Group, clockwise
from dejarik.assault.rules.verbs import group_label
from dejarik.assault.skirmish.rules.commands import draw
from dejarik.assault.skirmish.rules.state import SkirmishState, opponents
from dejarik.assault.skirmish.rules.victory import check_end, finish_by_points
from dejarik.kernel import (
    Decision,
    Event,
    Option,
    Permission,
    Procedure,
    Public,
    Verb,
    ask,
    choose,
    each_of,
    itself,
    text,
)

#: A game that has not been decided by then is decided by points. No printed limit is reached in practice.
LAST_ROUND = 20

#: Whether a player must leave out its turns for now.
must_pass = Permission[SkirmishState]("must-pass", lambda state, seat: False)


class InitiativeDecided(Event):
    """Set-up: it has been chosen who has initiative."""

    seat: Public[int]


class InitiativePassed(Event):
    """The initiative token goes to another player."""

    seat: Public[int]


class FirstZoneGained(Event):
    """A player chooses the deployment zone before all others."""

    seat: Public[int]


class InitiativeClaimed(Event):
    """With four players: a player has an activation before the first one, and the token stays where it is."""

    seat: Public[int]


class ActivationPassed(Event):
    """A player has let a turn go by; `spent`: because nothing is left to activate in this round; `bound`: because
    a text says so."""

    seat: Public[int]
    spent: Public[bool] = False
    bound: Public[bool] = False


class Skirmish(Procedure):
    """Rounds until somebody has won."""

    def next_round(self, state: SkirmishState) -> None:
        check_end(state)
        if state.round >= LAST_ROUND:
            return
        state.round += 1
        state.push(Round())
        self.repeat()

    def time_is_up(self, state: SkirmishState) -> None:
        finish_by_points(state)

    steps = (next_round, time_is_up)


class Round(Procedure):
    """One round: its start, the Activation Phase, the Status Phase."""

    scope: ClassVar[str] = "round"

    early: Public[list[int]] = []  # seats with an activation before the first one (IA-4P-19, -22)
    claimed: Public[list[int]] = []  # seats that have claimed the initiative this round (IA-4P-23)

    def begin(self, state: SkirmishState) -> None:
        free_to_go(state)
        interlude(state, RoundBegins(round=state.round))

    def activate(self, state: SkirmishState) -> None:
        check_end(state)
        order = clockwise(state, state.initiative)
        early = [seat for seat in order if seat in self.early]
        state.push(ActivationPhase(turn=state.initiative, early=early))

    def status(self, state: SkirmishState) -> None:
        check_end(state)
        interlude(state, StatusBegins(round=state.round))

    def ready_cards(self, state: SkirmishState) -> None:
        """CORE-SKIRMISH-20."""
        for group in state.groups.values():
            group.make_ready()
        state.memory = {key: value for key, value in state.memory.items() if not key.startswith("exhausted:")}

    def draw_cards(self, state: SkirmishState) -> None:
        """CORE-SKIRMISH-21: one, and one more for each terminal controlled."""
        terminals = [controller_of_token(state, token) for token in tokens_of(state, TERMINAL)]
        for seat in clockwise(state, state.initiative):
            if not state.players[seat].eliminated:
                draw(state, seat, for_terminals=terminals.count(team(state, seat)))

    def end_of_round(self, state: SkirmishState) -> None:
        interlude(state, RoundEnds(round=state.round))

    def look(self, state: SkirmishState) -> None:
        check_end(state)

    def pass_initiative(self, state: SkirmishState) -> None:
        """CORE-SKIRMISH-23, IA-4P-07: to the left."""
        if state.round >= LAST_ROUND:
            return
        for seat in clockwise(state, state.initiative)[1:]:
            if not state.players[seat].eliminated:
                state.initiative = seat
                break
        state.log(InitiativePassed(seat=state.initiative))

    steps = (begin, activate, status, ready_cards, draw_cards, end_of_round, look, pass_initiative)


def _group_facts(state: SkirmishState, asked: Decision, id: int) -> dict[str, Any]:
    return {"group": id, "card": state.groups[id].card}


ACTIVATE = Verb("activate", group_label, itself, _group_facts)
PASS_ACTIVATION = Verb("pass", text("option-pass-activation"), declines=True)


class ActivationPhase(Procedure):
    """One group each, in turn from the player with initiative (CORE-ROUND-04 to -08, IA-4P-05)."""

    turn: Public[int]
    early: Public[list[int]] = []
    passes: Public[int] = 0  # in a row
    spent: Public[list[int]] = []  # seats that had nothing left when their turn came

    def next_player(self, state: SkirmishState) -> None:
        check_end(state)
        if self.early:
            self.turn = self.early[0]
            if not ready_groups(state, self.turn):
                self.early.pop(0)
                self.turn = state.initiative
                self.repeat()
            return
        skipped: list[int] = []
        for seat in clockwise(state, self.turn):
            if ready_groups(state, seat):
                self.turn = seat
                self._note_spent(state, skipped)
                return
            skipped.append(seat)
        self.end()

    def offer(self, state: SkirmishState) -> Decision | None:
        """CORE-ROUND-08: who has fewer ready cards than an opponent may pass; IA-4P-22: an early activation may go."""
        groups = ready_groups(state, self.turn)
        fewer = any(len(groups) < len(ready_groups(state, rival)) for rival in opponents(state, self.turn))
        passing = Option(PASS_ACTIVATION)
        if self._must_pass(state):
            return choose(self.turn, text("activate-group"), [passing])
        options = each_of(ACTIVATE, (group.id for group in groups))
        return choose(
            self.turn, text("activate-group"), [*options, passing] if fewer or self.early else options
        )

    def take(self, state: SkirmishState, choice: int | str) -> None:
        seat, early, bound = self.turn, bool(self.early), self._must_pass(state)
        if early:
            self.early.pop(0)
            self.turn = state.initiative
        else:
            self.turn = clockwise(state, seat)[1 % len(state.players)]
        if isinstance(choice, int):
            self.passes = 0
            state.push(GroupActivation(group=choice, seat=seat))
        else:
            state.log(ActivationPassed(seat=seat, bound=bound))
            self.passes += not early
        self.go_to(ActivationPhase.next_player)

    def _note_spent(self, state: SkirmishState, seats: list[int]) -> None:
        """These have nothing left while others go on: said once in a round."""
        for seat in seats:
            if seat not in self.spent and not state.players[seat].eliminated:
                self.spent.append(seat)
                state.log(ActivationPassed(seat=seat, spent=True))

    def _must_pass(self, state: SkirmishState) -> bool:
        """A player may be bound to pass; when all have passed, somebody has to go on all the same."""
        return self.passes < len(state.players) and must_pass(state, self.turn)

    steps = (next_player, ask(offer, take))


def ready_groups(state: SkirmishState, seat: int) -> list[Group]:
    """The groups a player could activate (CORE-SKIRMISH-03); companions go with theirs."""
    standing = {figure.group for figure in state.figures.values() if figure.space != NOWHERE}
    return [
        group
        for group in state.groups.values()
        if group.seat == seat and group.id in standing and group.ready and not is_companion_group(group)
    ]


def is_companion_group(group: Group) -> bool:
    return profile(group.card).is_companion


# --- Claiming the initiative out of turn ------------------------------------------------------------


def may_claim_initiative(state: SkirmishState, seat: int) -> bool:
    """Who has the token can't claim it (IA-4P-21); everybody else once a round (IA-4P-23)."""
    current = state.find(Round)
    return seat != state.initiative and (current is None or seat not in current.claimed)


def claim_initiative(state: SkirmishState, seat: int) -> None:
    """With two players the token is taken. With four it stays, but the player has an activation before the first
    one (CORE-FOUR-06, IA-4P-19, -20, -22)."""
    current = state.find(Round)
    if current is not None:
        current.claimed.append(seat)
    if state.sides is Sides.TWO_PLAYER:
        state.initiative = seat
        state.log(InitiativePassed(seat=seat))
    elif current is not None:
        current.early.append(seat)
        state.log(InitiativeClaimed(seat=seat))
