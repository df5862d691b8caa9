"""Action windows (LCGC-TURN-03, -04): players take one action each in turn, until all pass in a row.

The deployment phase is one long window in which the active player also plays units and enhancements (LCGC-DEP-02).
Who has nothing to do is not asked.
"""

from __future__ import annotations

from dejarik.kernel import (
    Decision,
    Event,
    Moment,
    Option,
    Procedure,
    Public,
    Use,
    ask,
    choose,
    text,
    usable_now,
)
from dejarik.kernel.games import game_of
from dejarik.lcg.content.library import title
from dejarik.lcg.rules.playing import PlayCard, playable, ways_to_play
from dejarik.lcg.rules.state import Lcg, Phase
from dejarik.lcg.rules.teams import clockwise


class Action(Event):
    """Not an event that happens but the occasion of actions: abilities listen to it to be offered."""


PASS = Option("pass", text("kernel-pass"))


class ActionWindow(Procedure):
    """One window: `order` as it was when it opened, `turn` counts along it, `passes` are those in a row."""

    deploying: Public[int] = -1  # who may play units and enhancements
    order: Public[list[int]] = []
    turn: Public[int] = 0
    passes: Public[int] = 0

    def open(self, state: Lcg) -> None:
        self.order = clockwise(state)

    def find_turn(self, state: Lcg) -> None:
        while self.passes < len(self.order):
            seat = self.order[self.turn % len(self.order)]
            options = [] if state.players[seat].out else self._options(state, seat)
            if options:
                state.__dict__["offered_"] = options  # `offer` comes next: spare it the same search
                return
            self.turn += 1
            self.passes += 1
        self.end()

    def offer(self, state: Lcg) -> Decision:
        seat = self.order[self.turn % len(self.order)]
        options = state.__dict__.pop("offered_", None) or self._options(state, seat)
        prompt = text("lcg-deploy") if self.deploying == seat else text("lcg-act")
        about = {"phase": state.phase.value}
        return choose(seat, prompt, [*options, PASS], about=about, pause=True)

    def take(self, state: Lcg, choice: Use | int | str) -> None:
        seat = self.order[self.turn % len(self.order)]
        self.turn += 1
        if choice == "pass":
            self.passes += 1
        else:
            self.passes = 0
            if isinstance(choice, Use):
                state.push(choice)
            else:
                state.push(PlayCard(seat=seat, card=int(choice)))
        self.go_to(ActionWindow.find_turn)

    steps = (open, find_turn, ask(offer, take))

    def _options(self, state: Lcg, seat: int) -> list[Option]:
        label = game_of(state).label
        options = [
            Option(
                f"use:{use.key}.{use.ability}#{use.source}",
                label(state, use),
                {"card": use.source, "key": use.key, "ability": use.ability},
                use,
            )
            for use in usable_now(state, Action, Moment.AFTER, (seat,))
        ]
        if self.deploying == seat and state.phase is Phase.DEPLOYMENT:
            for id in playable(state, seat):
                if ways_to_play(state, id, seat):
                    key = state.sources[id].key
                    options.append(Option(f"play:{key}#{id}", title(key), {"card": id, "key": key}, id))
        return options
