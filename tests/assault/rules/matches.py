"""Whole games on real maps: started from armies, driven by choices.

play = Play(["stormtrooper"], ["rebel-trooper"])
play.set_up()                                        # initiative, zones and deployment as they come
play.choose("activate:", "figure:", …)
"""

from __future__ import annotations

from typing import cast

from dejarik.assault.facts.cards import CardId, Faction
from dejarik.assault.facts.library import deployment
from dejarik.assault.game import GAME
from dejarik.assault.rules.state import Figure
from dejarik.assault.skirmish.armies import Army
from dejarik.assault.skirmish.game import Options
from dejarik.assault.skirmish.ready_made import ready_made
from dejarik.assault.skirmish.rules.commands import hand
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import Decision, Event
from dejarik.kernel.match import Match

#: A legal Command deck that any army may have (CORE-ARMY-14).
DECK = ready_made()["hatred-of-vader"].command


def army(*cards: str) -> Army:
    """An army of these cards."""
    factions = [deployment(CardId(card)).faction for card in cards]
    faction = next((each for each in factions if each is not Faction.NEUTRAL), Faction.REBEL)
    return Army("test", faction, tuple(CardId(card) for card in cards), DECK)


class Play:
    """A game of these armies, seat by seat."""

    def __init__(
        self,
        *armies: list[str],
        map: str = "moisture-farm",
        mission: str = "A",
        seed: int = 1,
        bluff: bool = False,
    ) -> None:
        options = Options(map, mission, tuple(army(*cards) for cards in armies), bluff)
        self.match = Match(GAME, options, seed)
        self.events: list[Event] = []

    @property
    def state(self) -> SkirmishState:
        return cast(SkirmishState, self.match.state)

    @property
    def decision(self) -> Decision:
        asked = self.match.decision
        assert asked is not None, "the game is over"
        return asked

    @property
    def asks(self) -> tuple[int, str]:
        """Who is asked, and for what."""
        return self.decision.seat, self.decision.prompt.id

    @property
    def options(self) -> list[str]:
        return self.decision.ids(self.state)

    def choose(self, *choices: str) -> Play:
        """Answer one decision after another; an option may be given by its beginning, the first that fits is taken."""
        for choice in choices:
            fitting = [id for id in self.options if id == choice] or [
                id for id in self.options if id.startswith(choice)
            ]
            assert fitting, f"{choice!r} is not among {self.options}"
            self.events += self.match.apply(fitting[0])
        return self

    def until(self, *prompts: str) -> Play:
        """Play no cards and take the first option of everything else, until one of these is asked."""
        for _ in range(300):
            if self.decision.prompt.id in prompts:
                return self
            self.choose("pass" if "pass" in self.options else self.options[0])
        raise AssertionError(f"{prompts} is never asked")

    def set_up(self, initiative: int = 0) -> Play:
        """Everything up to the first activation, as it comes."""
        if self.decision.prompt.id == "setup-initiative":
            self.choose(f"player:{initiative}")
        return self.until("activate-group", "activate-figure", "activation-prompt")

    def sit_out_round(self) -> Play:
        """Nobody does anything until the next round."""
        now = self.state.round
        while self.match.outcome is None and self.state.round == now:
            for lazy in ("end", "pass", "decline", "keep", "done", "stay", "stop"):
                if lazy in self.options:
                    self.choose(lazy)
                    break
            else:
                self.choose(self.options[0])
        return self

    def figures(self, seat: int) -> list[Figure]:
        return [figure for figure in self.state.figures.values() if figure.seat == seat]

    def hand(self, seat: int) -> list[str]:
        return [self.state.sources[id].key for id in hand(self.state, seat)]
