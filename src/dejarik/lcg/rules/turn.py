"""Turns and phases (LCGC-TURN to LCGC-FRC): a team takes its turn together, phase by phase (LCG-TURN-01).

In every phase but the first each member in order is the active player for that one's part; a duel is a team of one.
"""

from __future__ import annotations

from typing import ClassVar

from dejarik.kernel import Decision, Event, Procedure, Public, ask, choose, choose_some, each_of, text
from dejarik.lcg.facts.cards import Keyword, Side
from dejarik.lcg.rules.actions import ActionWindow, Occasion
from dejarik.lcg.rules.arriving import put_into_play
from dejarik.lcg.rules.engagement import Engagement, may_attack
from dejarik.lcg.rules.force import Commit, struggle
from dejarik.lcg.rules.format import format_of
from dejarik.lcg.rules.paying import next_play
from dejarik.lcg.rules.state import RESERVE, Lcg, Phase
from dejarik.lcg.rules.teams import members, other, side_of, teammates
from dejarik.lcg.rules.tokens import Why, drop_shields, lose_focus
from dejarik.lcg.rules.values import (
    can_still_be_engaged,
    cards_in_play,
    has_keyword,
    objectives,
    reserve_value,
    units,
)
from dejarik.lcg.rules.verbs import DISCARD, ENGAGE, ENGAGED_ENOUGH, KEEP_ALL, NO_RESERVE, PUT_IN_RESERVE
from dejarik.lcg.rules.victory import EMPTY_DECK, STALEMATE, lose
from dejarik.lcg.rules.zones import (
    PutInReserve,
    discard_from_hand,
    draw,
    hand,
    in_reserve,
    lend,
    place_facedown,
)

OBJECTIVES = 3  # LCGC-REF-01
LONGEST = 60  # rounds; no real game comes near (LCGC-TIE-05)


class TurnBegins(Event):
    """A team's turn begins (LCGC-TURN-02)."""

    side: Public[Side]
    number: Public[int] = 1  # from the beginning of the game


class TurnEnds(Event):
    """A team's turn is over."""

    side: Public[Side]


class PhaseBegins(Event):
    side: Public[Side]
    phase: Public[Phase]


class PhaseSkipped(Event):
    """There is no conflict phase while the opponents have had no turn (LCGC-TURN-05)."""

    side: Public[Side]


class PhaseEnds(Event):
    """A phase is over, its last action window included."""

    side: Public[Side]
    phase: Public[Phase]


class Refreshed(Event):
    """A player has done the three steps of the refresh (LCGC-REF-02)."""

    seat: Public[int]


class Course(Procedure):
    """The dark side begins; turns alternate until the game is over (LCGC-SETUP-08)."""

    next: Public[Side] = Side.DARK

    def take_turn(self, state: Lcg) -> None:
        if self.next is Side.DARK:
            state.round += 1
            if state.round > LONGEST:
                state.finish(STALEMATE)
                return
        state.push(Turn(side=self.next))
        self.next = other(self.next)
        self.repeat()

    steps = (take_turn,)


class Turn(Procedure):
    """The six phases of a team's turn."""

    scope: ClassVar[str] = "turn"
    side: Public[Side]

    def begin(self, state: Lcg) -> None:
        state.side = self.side
        state.played = []
        state.active = members(state, self.side)[0]
        state.phase = Phase.BALANCE
        state.occur(TurnBegins(side=self.side, number=2 * state.round - (self.side is Side.DARK)))

    def balance(self, state: Lcg) -> None:
        state.push(BalancePhase(side=self.side))

    def refresh(self, state: Lcg) -> None:
        state.push(RefreshPhase(side=self.side))

    def draw(self, state: Lcg) -> None:
        state.push(DrawPhase(side=self.side))

    def deploy(self, state: Lcg) -> None:
        state.push(DeploymentPhase(side=self.side))

    def fight(self, state: Lcg) -> None:
        if any(state.players[seat].turns for seat in members(state, other(self.side))):  # LCGC-TURN-05
            state.push(ConflictPhase(side=self.side))
        else:
            state.log(PhaseSkipped(side=self.side))

    def use_the_force(self, state: Lcg) -> None:
        state.push(ForcePhase(side=self.side))

    def finish(self, state: Lcg) -> None:
        for seat in members(state, self.side):
            state.players[seat].turns += 1
        state.occur(TurnEnds(side=self.side))

    steps = (begin, balance, refresh, draw, deploy, fight, use_the_force, finish)


class TeamPhase(Procedure):
    """A phase in which each member of the team in order is the active player; `number` is the last one's number."""

    scope: ClassVar[str] = "phase"
    phase: ClassVar[Phase]
    side: Public[Side]
    number: Public[int] = 0

    def begin(self, state: Lcg) -> None:
        state.phase = self.phase
        state.active = members(state, self.side)[0]
        state.occur(PhaseBegins(side=self.side, phase=self.phase))

    def each(self, state: Lcg) -> None:
        team = members(state, self.side)
        following = [seat for seat in team if state.players[seat].number > self.number]
        if following:
            state.active = following[0]
            self.number = state.players[state.active].number
            self.part(state, state.active)
            self.repeat()
        elif team:
            state.active = team[0]

    def part(self, state: Lcg, seat: int) -> None:
        """What the active player does in this phase."""

    def act(self, state: Lcg) -> None:
        state.push(ActionWindow(occasion=Occasion.PHASE_ENDS))

    def finish(self, state: Lcg) -> None:
        for seat in state.order:
            state.expire(next_play(seat))
        state.occur(PhaseEnds(side=self.side, phase=self.phase))


class BalancePhase(TeamPhase):
    """LCGC-BAL; what the Balance does is the format's to say."""

    phase: ClassVar[Phase] = Phase.BALANCE

    def apply(self, state: Lcg) -> None:
        format_of(state).balance(state, self.side)

    steps = (TeamPhase.begin, apply, TeamPhase.finish)


# --- Refresh (LCGC-REF) -------------------------------------------------------------------------------


class RefreshPhase(TeamPhase):
    phase: ClassVar[Phase] = Phase.REFRESH

    def part(self, state: Lcg, seat: int) -> None:
        state.push(Refresh(seat=seat))

    steps = (TeamPhase.begin, TeamPhase.each, TeamPhase.act, TeamPhase.finish)


class Refresh(Procedure):
    """The three steps of a player's refresh, and what follows them."""

    seat: Public[int]

    def remove_focus(self, state: Lcg) -> None:
        first_of_light = side_of(state, self.seat) is Side.LIGHT and not state.players[self.seat].turns
        if first_of_light:  # LCGC-TURN-06
            return
        for card in cards_in_play(state, self.seat):
            lose_focus(state, card.id, 2 if has_keyword(state, card.id, Keyword.ELITE) else 1, Why.REFRESH)

    def remove_shields(self, state: Lcg) -> None:
        for card in cards_in_play(state, self.seat):
            drop_shields(state, card.id, why=Why.REFRESH)  # LCGC-SHD-04

    def replace_objective(self, state: Lcg) -> None:
        """One at a time: the arrival of each is completed before the next."""
        player = state.players[self.seat]
        if len(objectives(state, self.seat)) >= OBJECTIVES or player.side is format_of(state).solo:
            return
        if not player.objective_deck:
            if format_of(state).decks_run_out:
                lose(state, player.side, EMPTY_DECK)  # LCGC-WIN-03
            return
        turn_up_objective(state, self.seat)
        self.repeat()

    def done(self, state: Lcg) -> None:
        state.occur(Refreshed(seat=self.seat))

    steps = (remove_focus, remove_shields, replace_objective, done)


def turn_up_objective(state: Lcg, seat: int) -> None:
    """The top objective of a player's deck comes into play."""
    key = state.players[seat].objective_deck.pop()
    state.learn()
    put_into_play(state, key, seat, seat)


# --- Draw (LCGC-DRAW) ---------------------------------------------------------------------------------


class DrawPhase(TeamPhase):
    phase: ClassVar[Phase] = Phase.DRAW

    def part(self, state: Lcg, seat: int) -> None:
        state.push(Draw(seat=seat))

    steps = (TeamPhase.begin, TeamPhase.each, TeamPhase.act, TeamPhase.finish)


class Draw(Procedure):
    """A player may discard a card, brings the hand to the reserve value, and may fill the common reserve."""

    seat: Public[int]

    def offer_discard(self, state: Lcg) -> Decision | None:
        held = hand(state, self.seat)
        if not held:
            return None
        options = [KEEP_ALL, *each_of(DISCARD, held)]
        return choose(self.seat, text("lcg-draw-discard"), options, window=True)

    def take_discard(self, state: Lcg, id: int) -> None:
        if id:
            discard_from_hand(state, [id])

    def draw_up(self, state: Lcg) -> None:
        missing = reserve_value(state, self.seat) - self._held(state)
        if missing > 0:
            draw(state, self.seat, missing)

    def offer_down(self, state: Lcg) -> Decision | None:
        held = hand(state, self.seat)
        surplus = min(self._held(state) - reserve_value(state, self.seat), len(held))
        if surplus <= 0:
            return None
        options = each_of(DISCARD, held)
        return choose_some(self.seat, text("lcg-draw-down", count=surplus), options, surplus, surplus)

    def take_down(self, state: Lcg, ids: list[int]) -> None:
        discard_from_hand(state, ids)

    def offer_reserve(self, state: Lcg) -> Decision | None:
        """LCG-RESERVE-02 to -04, -10."""
        held = hand(state, self.seat)
        if not held or not teammates(state, self.seat):
            return None
        options = [NO_RESERVE, *each_of(PUT_IN_RESERVE, held)]
        kept = in_reserve(state, self.seat)
        prompt = text("lcg-reserve-replace") if kept else text("lcg-reserve-put")
        return choose(self.seat, prompt, options)

    def take_reserve(self, state: Lcg, id: int) -> None:
        if id:
            kept = in_reserve(state, self.seat)
            if kept:
                discard_from_hand(state, [kept])
            lend(state, place_facedown(state, id, self.seat, RESERVE))
            state.log(PutInReserve(seat=self.seat))

    def _held(self, state: Lcg) -> int:
        """The own common reserve counts as a card in hand (LCG-RESERVE-07, -08)."""
        return len(hand(state, self.seat)) + bool(in_reserve(state, self.seat))

    steps = (
        ask(offer_discard, take_discard),
        draw_up,
        ask(offer_down, take_down),
        ask(offer_reserve, take_reserve),
    )


# --- Deployment, conflict, Force ----------------------------------------------------------------------


class DeploymentPhase(TeamPhase):
    """LCGC-DEP: one long action window for each member's part; none closes the phase (LCG-TURN-11)."""

    phase: ClassVar[Phase] = Phase.DEPLOYMENT

    def part(self, state: Lcg, seat: int) -> None:
        state.push(ActionWindow(deploying=seat))

    steps = (TeamPhase.begin, TeamPhase.each, TeamPhase.finish)


class ConflictPhase(TeamPhase):
    """LCGC-CON: an action window, each member's engagements, an action window."""

    phase: ClassVar[Phase] = Phase.CONFLICT

    def begin_conflict(self, state: Lcg) -> None:
        state.engaged = []
        self.begin(state)

    def act_first(self, state: Lcg) -> None:
        state.push(ActionWindow(occasion=Occasion.PHASE_BEGINS))

    def part(self, state: Lcg, seat: int) -> None:
        state.push(Engagements(seat=seat))

    steps = (begin_conflict, act_first, TeamPhase.each, TeamPhase.act, TeamPhase.finish)


class Engagements(Procedure):
    """A player engages objectives, one after the other, as long as that player likes (LCGC-CON-01)."""

    seat: Public[int]

    def offer(self, state: Lcg) -> Decision | None:
        targets = engageable(state, self.seat)
        if not targets:
            return None
        options = [*each_of(ENGAGE, targets), ENGAGED_ENOUGH]
        return choose(self.seat, text("lcg-engage"), options)

    def take(self, state: Lcg, target: int) -> None:
        if target:
            defender = state.cards[target].seat
            engagement = Engagement(seat=self.seat, target=target, defender=defender)
            state.push(engagement, ActionWindow(occasion=Occasion.ENGAGEMENT))
            self.go_to(Engagements.offer)

    steps = (ask(offer, take),)


def engageable(state: Lcg, seat: int) -> list[int]:
    """The enemy objectives that a player may engage now, each once a phase (LCGC-CON-02, LCG-2V2-09, LCG-FIRST-01)."""
    own = units(state, seat)
    found = []
    for enemy in format_of(state).targets(state, seat):
        if not state.players[enemy].turns:
            continue
        for card in cards_in_play(state, enemy):
            if (
                can_still_be_engaged(state, card.id)
                and format_of(state).is_open(state, card.id)
                and any(may_attack(state, unit, card.id) for unit in own)
            ):
                found.append(card.id)
    return found


class ForcePhase(TeamPhase):
    """LCGC-FRC: every member may commit units, then one struggle for all (LCG-TURN-15, -16)."""

    phase: ClassVar[Phase] = Phase.FORCE

    def part(self, state: Lcg, seat: int) -> None:
        state.push(Commit(seat=seat))

    def fight_it_out(self, state: Lcg) -> None:
        struggle(state)

    steps = (TeamPhase.begin, TeamPhase.each, fight_it_out, TeamPhase.act, TeamPhase.finish)
