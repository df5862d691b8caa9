"""Action windows (LCGC-TURN-03, -04): players take one action each in turn, until all pass in a row.

The deployment phase is one long window in which the active player also plays units and enhancements (LCGC-DEP-02).
Who has nothing to do is not asked, unless the hand might hold something and the game has bluff windows.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from dejarik.kernel import (
    NOBODY,
    Decision,
    Event,
    Moment,
    Option,
    Procedure,
    Public,
    Text,
    Use,
    Verb,
    ask,
    choose,
    each_of,
    text,
    usable_now,
)
from dejarik.kernel.bluffs import might_hold, might_use
from dejarik.kernel.windows import PASS, USE
from dejarik.lcg.rules.names import card_text
from dejarik.lcg.rules.playing import PlayCard, playable, ways_to_play
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.teams import clockwise
from dejarik.lcg.rules.verbs import from_where


class Action(Event):
    """Not an event that happens but the occasion of actions: abilities listen to it to be offered."""


class Occasion(StrEnum):
    """When a window opens, for those who are asked."""

    PHASE = "in the middle of a phase"
    PHASE_BEGINS = "before anything else in a phase"
    PHASE_ENDS = "after all else in a phase"
    ATTACKERS = "after attackers were declared"
    DEFENDERS = "after defenders were declared"
    EDGE = "after the edge battle"
    STRIKE = "after a strike"
    ENGAGEMENT = "after an engagement"


def occasion_in_engagement(attacking: bool, edge: int) -> Occasion:
    """The occasion of a window between an engagement's parts, by what has been settled."""
    if attacking:
        return Occasion.ATTACKERS
    return Occasion.DEFENDERS if edge == NOBODY else Occasion.EDGE


def _play_name(state: Lcg, asked: Decision, id: int) -> str:
    return f"{state.sources[id].key}#{id}"


def _play_label(state: Lcg, asked: Decision, id: int) -> Text:
    return from_where(state, text("lcg-play", card=card_text(state.sources[id].key)), id, asked.seat)


def _play_facts(state: Lcg, asked: Decision, id: int) -> dict[str, Any]:
    return {"card": id, "key": state.sources[id].key}


PLAY = Verb("play", _play_label, _play_name, _play_facts)


_WORDS: dict[Occasion, Callable[[str], Text]] = {
    Occasion.PHASE: lambda phase: text("lcg-when-phase", phase=phase),
    Occasion.PHASE_BEGINS: lambda phase: text("lcg-when-phase-begins", phase=phase),
    Occasion.PHASE_ENDS: lambda phase: text("lcg-when-phase-ends", phase=phase),
    Occasion.ATTACKERS: lambda _: text("lcg-when-attackers"),
    Occasion.DEFENDERS: lambda _: text("lcg-when-defenders"),
    Occasion.EDGE: lambda _: text("lcg-when-edge"),
    Occasion.STRIKE: lambda _: text("lcg-when-strike"),
    Occasion.ENGAGEMENT: lambda _: text("lcg-when-engagement"),
}


class ActionWindow(Procedure):
    """One window: `order` as it was when it opened, `turn` counts along it, `passes` are those in a row."""

    deploying: Public[int] = -1  # who may play units and enhancements
    occasion: Public[Occasion] = Occasion.PHASE
    order: Public[list[int]] = []
    turn: Public[int] = 0
    passes: Public[int] = 0

    def open(self, state: Lcg) -> None:
        self.order = clockwise(state)

    def look(self, state: Lcg) -> None:
        from dejarik.lcg.rules.engagement import Engagement

        engagement = state.find(Engagement)
        if engagement is not None and engagement.is_over(state):
            self.end()  # LCGC-ENG-11: the engagement ends at once, with its windows
        else:
            self._find_turn(state)

    @property
    def seat(self) -> int:
        """Whose turn it is; nobody's before it has opened."""
        return self.order[self.turn % len(self.order)] if self.order else NOBODY

    def offer(self, state: Lcg) -> Decision:
        seat = self.seat
        options = [*self._uses(state), *self._plays(state)]
        when = _WORDS[self.occasion](state.phase.value)
        prompt = text("lcg-deploy") if self.deploying == seat else text("lcg-act", when=when)
        about = {"phase": state.phase.value}
        offered = [*options, PASS]
        needless = not options and not (state.bluff and self._might_act(state, seat))
        return choose(
            seat,
            prompt,
            offered,
            about=about,
            pause=True,
            bluff=state.bluff,
            window=True,
            needless=needless,
        )

    def take(self, state: Lcg, choice: Use | int | str) -> None:
        seat = self.seat
        if choice == "pass":
            self._pass()
        else:
            self.turn += 1
            self.passes = 0
            if isinstance(choice, Use):
                state.push(choice)
            else:
                state.push(PlayCard(seat=seat, card=int(choice)))
        self.go_to(ActionWindow.look)

    def skip(self, state: Lcg) -> None:
        """Who has nothing to do passes without being asked."""
        self._pass()
        self._find_turn(state)

    def _uses(self, state: Lcg) -> list[Option]:
        return each_of(USE, usable_now(state, Action, Moment.AFTER, (self.seat,)))

    def _plays(self, state: Lcg) -> list[Option]:
        seat = self.seat
        if self.deploying != seat:
            return []
        return each_of(PLAY, (id for id in playable(state, seat) if ways_to_play(state, id, seat)))

    def _passing(self, state: Lcg) -> list[Option]:
        return [PASS]

    steps = (open, look, ask(offer, take, (_uses, _plays, _passing)), skip)

    def _pass(self) -> None:
        self.turn += 1
        self.passes += 1

    def _find_turn(self, state: Lcg) -> None:
        """Go to the next seat that could have something to do, as far as that is seen at once."""
        while self.passes < len(self.order):
            if not self._has_nothing(state, self.seat):
                self.go_to(ActionWindow.offer)
                return
            self._pass()
        self.end()

    def _has_nothing(self, state: Lcg, seat: int) -> bool:
        """Whether nothing that a player has says anything of actions: then nobody need look at it."""
        if state.players[seat].out:
            return True
        acts = state.bluff or self.deploying == seat
        return not acts and not state.index.listening_for(state, Action, Moment.AFTER, (seat,))

    def _might_act(self, state: Lcg, seat: int) -> bool:
        """Whether the hand might hold something that could be done now, for all that opponents know."""
        if state.players[seat].out:
            return False
        return might_use(state, seat, Action, Moment.AFTER) or (
            self.deploying == seat and might_hold(state, seat, lambda id: bool(ways_to_play(state, id, seat)))
        )
