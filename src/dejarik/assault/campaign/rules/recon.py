"""Recon tokens (IA-RECON): two of them, which lie in their pool, on figures, on objects or on cards.

They do nothing by themselves; what lies where is for the texts that speak of them.
"""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.rules.attack import find_target
from dejarik.assault.rules.names import asking_text, source_text, target_text
from dejarik.assault.rules.state import Assault
from dejarik.kernel import (
    NOBODY,
    Decision,
    Event,
    Option,
    Procedure,
    Public,
    Text,
    Verb,
    ask,
    choose,
    text,
)

#: How many there are (IA-RECON-02, -04).
RECON_TOKENS = 2


class ReconPlaced(Event):
    """A recon token has been put somewhere: on a figure or an object (`target`), or on a card."""

    seat: Public[int]
    target: Public[int] = 0
    card: Public[str] = ""


def _memory(token: int) -> str:
    return f"recon:{token}"


def place_of(state: Assault, token: int) -> int:
    """The figure, object or card (by its source) that a token lies on; 0: it is in the pool. What is gone has left its
    token there."""
    place = state.memory.get(_memory(token), NOBODY)
    return place if place in state.sources or find_target(state, place) is not None else 0


def recon_places(state: Assault) -> list[int]:
    """What tokens lie on, without those in the pool."""
    return [place for token in _tokens() if (place := place_of(state, token))]


def has_recon(state: Assault, place: int) -> bool:
    """Whether a token lies there, or lay there when a figure was defeated."""
    if _lost(place) in state.memory:
        return True
    return any(state.memory.get(_memory(token)) == place for token in _tokens())


def _lost(figure: int) -> str:
    return f"recon-lost:{figure}"


def discard_recon(state: Assault, place: int) -> None:
    """A token goes from there back to the pool."""
    token = next(token for token in _tokens() if place_of(state, token) == place)
    del state.memory[_memory(token)]


def _tokens() -> range:
    return range(1, RECON_TOKENS + 1)


def _label(state: Assault, asked: Decision, token: int) -> Text:
    place = place_of(state, token)
    if not place:
        return text("option-recon-pool")
    target = find_target(state, place)
    name = target_text(state, target) if target is not None else source_text(state.sources[place].key)
    return text("option-recon-move", place=name)


RECON = Verb("recon", _label, lambda state, asked, token: str(place_of(state, token) or "pool"))


class PlaceRecon(Procedure):
    """A token is put somewhere: one of the pool, or one that lies elsewhere (IA-RECON-05)."""

    seat: Public[int]
    place: Public[int]
    key: Public[str]  # the card that allows it, and its ability
    ability: Public[str]

    def offer(self, state: MissionState) -> Decision:
        options = {place_of(state, token): Option(RECON, token) for token in _tokens()}
        others = [option for place, option in options.items() if place != self.place]
        prompt = asking_text(self.key, self.ability)
        return choose(self.seat, prompt, others or [*options.values()], about={"card": self.key})

    def take(self, state: MissionState, token: int) -> None:
        left = state.memory.get(_memory(token), 0)
        if left in state.fallen:  # others who react to its defeat look at it, too (CORE-ABILITY-09)
            state.memory[_lost(left)] = 1
        state.memory[_memory(token)] = self.place
        source = state.sources.get(self.place)
        if source is None:
            state.log(ReconPlaced(seat=self.seat, target=self.place))
        else:
            state.log(ReconPlaced(seat=self.seat, card=source.key))

    steps = (ask(offer, take),)
