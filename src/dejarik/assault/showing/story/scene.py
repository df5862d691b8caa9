"""What the tellers of a game look at, and the names that they use, also of figures and tokens that are gone."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET

from dejarik.assault.dice.faces import Die, Symbols
from dejarik.assault.rules.attack import Rolled
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.names import LASTING, card_text, face_text, figure_name, token_text
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Token
from dejarik.assault.showing.plain import listed
from dejarik.assault.showing.records import DiceLine, LoggedDie
from dejarik.kernel import NOBODY, Text, text
from dejarik.kernel.sent import Maybe
from dejarik.kernel.telling import Line, Scene, Storyteller


class AssaultScene(Scene[Assault]):
    """Names of figures, tokens and places."""

    def figure(self, id: int) -> Figure | None:
        return self.state.figures.get(id) or self.state.fallen.get(id)

    def token(self, id: int) -> Token | None:
        return self.state.tokens.get(id) or self.state.removed.get(id)

    def name(self, id: int) -> Text:
        """A figure or token by its id, also one that is gone."""
        figure = self.figure(id)
        if figure is not None:
            return figure_name(self.state, figure)
        token = self.token(id)
        return text("assault-log-somebody") if token is None else token_text(self.state, token)

    def owner(self, id: int) -> Maybe[int]:
        """Whose figure it is."""
        figure = self.figure(id)
        return UNSET if figure is None else figure.seat

    def space(self, space: int) -> str:
        return space_name(self.state, space) if space != NOWHERE else "-"

    def things(self, ids: Iterable[int]) -> Text:
        """Tokens with their places."""
        tokens = [token for id in ids if (token := self.token(id)) is not None]
        return listed([token_text(self.state, token) for token in tokens])


STORY = Storyteller[Assault, AssaultScene](AssaultScene)


def thing_text(scene: AssaultScene, kind: str, space: int) -> Text:
    """A token by its kind and place; a door or one that is carried by its kind alone."""
    name = text(f"token-{kind}")
    return name if space == NOWHERE else text("name-token", kind=name, space=scene.space(space))


def of_figure(scene: AssaultScene, id: int, said: Text) -> Line:
    """A line about a figure."""
    return Line(text=said, seat=scene.owner(id))


def of_player(seat: int, said: Text) -> Line:
    """A line about a player; or about the rules, where it is nobody's."""
    return Line(text=said, seat=UNSET if seat == NOBODY else seat)


def bare_key(key: str) -> str:
    """The card that an effect comes from which lasts."""
    return key.removesuffix(LASTING)


def cards_text(cards: Iterable[str]) -> Text:
    return listed([card_text(card) for card in cards])


# --- Dice -------------------------------------------------------------------------------------------


def with_dice(line: Line, dice: list[Rolled], besides: Text) -> DiceLine:
    """The same line with dice behind it: drawn, and in words for those who don't draw."""
    shown = [LoggedDie(colour=die.colour, face=die.face) for die in dice]
    return DiceLine(text=line.text, seat=line.seat, besides=besides, dice=shown)


def dice_text(dice: Iterable[Rolled]) -> Text:
    """`red (2 damage), blue (3 accuracy, 1 damage)`."""
    return listed([die_text(die.colour, die.symbols) for die in dice] or [text("assault-log-no-dice")])


def die_text(colour: Die, symbols: Symbols) -> Text:
    return text("assault-log-die", die=colour.word, face=face_text(symbols))
