"""Tokens that lie face down (CORE-EVENT-10, -11, CORE-TOKEN-03): their colours are nobody's knowledge when they were
dealt at random, and the Imperial player's alone when that player placed them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from dejarik.assault.board.mapdata import Colour
from dejarik.assault.campaign.rules.layout import layout_of
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.rules.names import token_text
from dejarik.assault.rules.objects.tokens import remove_token, turn_token
from dejarik.assault.rules.state import Token
from dejarik.kernel import (
    Decision,
    Event,
    Owner,
    Procedure,
    Public,
    Rng,
    Text,
    Verb,
    ask,
    choose,
    each_of,
    text,
)
from dejarik.messages import declare_family


class Revealed(Event):
    """A token that lay face down has been turned over. The log hears of it before what comes of it."""

    logged: ClassVar[bool] = False

    token: Public[int]
    kind: Public[str]
    colour: Public[str]
    space: Public[int]


def colour_text(colour: str) -> Text:
    return text(f"token-colour-{colour}")


def deal_face_down(state: MissionState, tokens: Iterable[Token], colours: Iterable[str]) -> None:
    """CORE-EVENT-10: the colours are shuffled among the tokens, and nobody may look."""
    mixed = list(colours)
    state.rng.shuffle(mixed)
    for token, colour in zip(tokens, mixed, strict=False):
        token.colour, token.turned = "", False
        state.face_down[token.id] = colour


def is_face_down(state: MissionState, token: Token) -> bool:
    return token.id in state.face_down or token.id in empire(state).placed


def reveal_token(state: MissionState, token: Token) -> None:
    """A token is turned face up: everybody sees its colour."""
    known = state.face_down if token.id in state.face_down else empire(state).placed
    token.colour = known.pop(token.id)
    turn_token(state, token)
    state.learn()
    revealed = Revealed(token=token.id, kind=token.kind, colour=token.colour, space=token.space)
    state.log(revealed)
    state.occur(revealed)


class TakeAway(Procedure):
    """A token that has been turned up leaves the map, when everybody has seen what it was."""

    token: Public[int]

    def take(self, state: MissionState) -> None:
        if self.token in state.tokens:
            remove_token(state, state.tokens[self.token])

    steps = (take,)


COLOUR = Verb(
    "colour", lambda state, asked, colour: colour_text(colour), lambda state, asked, colour: str(colour)
)


class PlaceFaceDown(Procedure):
    """CORE-EVENT-11: the Imperial player puts tokens face down as it likes, and knows them from then on."""

    seat: Public[int]
    tokens: Public[list[int]]
    colours: Owner[list[str]]  # that are left

    def offer(self, state: MissionState) -> Decision | None:
        if not self.tokens:
            return None
        token = state.tokens[self.tokens[0]]
        prompt = text("place-face-down", token=token_text(state, token))
        options = each_of(COLOUR, dict.fromkeys(self.colours))
        return choose(EMPIRE, prompt, options, about={"token": token.id})

    def take(self, state: MissionState, colour: str) -> None:
        empire(state).placed[self.tokens.pop(0)] = colour
        self.colours.remove(colour)
        self.go_to(PlaceFaceDown.offer)

    steps = (ask(offer, take),)


def choose_face_down(state: MissionState, tokens: Iterable[Token], colours: Iterable[str]) -> None:
    """The Imperial player says which of these tokens has which colour."""
    ids = []
    for token in tokens:
        token.colour, token.turned = "", False
        ids.append(token.id)
    state.push(PlaceFaceDown(seat=EMPIRE, tokens=ids, colours=list(colours)))


def deal_anew(state: MissionState, seat: int | None, rng: Rng) -> None:
    """The colours as they could be too, for who does not know them."""
    _mix(state, state.face_down, rng)
    if seat != EMPIRE:
        _mix(state, empire(state).placed, rng)


def _mix(state: MissionState, known: dict[int, str], rng: Rng) -> None:
    kinds = {state.tokens[id].kind for id in known if id in state.tokens}
    for kind in sorted(kinds):
        ids = [id for id in known if id in state.tokens and state.tokens[id].kind == kind]
        colours = [known[id] for id in ids]
        rng.shuffle(colours)
        known |= dict(zip(ids, colours, strict=True))


def imagine_colours(state: MissionState, rng: Rng) -> None:
    """Which colours could lie under tokens whose colours are unknown: those of the mission that have not been seen."""
    for item in layout_of(state).objects if state.mission else ():
        hidden = [
            token
            for token in state.tokens.values()
            if token.kind == item.kind and not token.colour and not token.turned
            if token.id not in empire(state).placed
        ]
        if not item.face_down or not hidden:
            continue
        left = [colour.value for colour in item.colours]
        for seen in (*state.tokens.values(), *state.removed.values()):
            if seen.kind == item.kind and seen.colour in left:
                left.remove(seen.colour)
        rng.shuffle(left)
        state.face_down |= dict(zip((token.id for token in hidden), left, strict=False))


declare_family("token-colour-*", lambda: (f"token-colour-{colour.value}" for colour in Colour))
