"""What has happened on the table, for those who watch: changes that nothing reacts to, reported where they are made."""

from __future__ import annotations

from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.rules.state import NOWHERE
from dejarik.kernel import NOBODY, Event, Public

# --- Figures and groups ---------------------------------------------------------------------------


class FigureEvent(Event):
    """Something about one figure."""

    figure: Public[int]


class Recovered(FigureEvent):
    """A figure has recovered damage."""

    amount: Public[int]


class ConditionLost(FigureEvent):
    """A figure has no longer a condition that it had."""

    condition: Public[Condition]


class ConditionRefused(FigureEvent):
    """A figure would have gained a condition, and cannot."""

    is_effect = False

    condition: Public[Condition]


class PowerLost(FigureEvent):
    """A figure had too many power tokens, and its player discarded one."""

    token: Public[PowerToken]


class PointsGained(FigureEvent):
    """A figure has gained movement points; `action`: by a move action."""

    points: Public[int]
    action: Public[bool] = False


class ActionsGained(FigureEvent):
    """A figure may take more actions in its activation."""

    actions: Public[int]


class Placed(FigureEvent):
    """A figure has come onto the board, or to another space with the ground that it stands on."""

    space: Public[int]
    was_there: Public[bool] = False  # it stood elsewhere on the board before


class AbilitiesLost(FigureEvent):
    """A figure is without some abilities of its card until the end of the round."""

    key: Public[str]
    abilities: Public[list[str]]


class FormTaken(FigureEvent):
    """A figure has taken a form."""

    form: Public[str]


class Dismissed(FigureEvent):
    """A figure has left the game without being defeated."""


class GroupEvent(Event):
    """Something about one Deployment card."""

    seat: Public[int]
    card: Public[str]
    group: Public[int]  # 0: it is no group's own card


class Readied(GroupEvent):
    """An effect has readied a Deployment card."""


class Exhausted(GroupEvent):
    """An effect has exhausted a Deployment card."""


# --- Objects and terrain --------------------------------------------------------------------------


class DoorEvent(Event):
    """Something about a door, by its number on the map."""

    door: Public[int]


class DoorOpened(DoorEvent):
    """A door is open now."""


class DoorClosed(DoorEvent):
    """A door is closed again."""


class DoorUnlocked(DoorEvent):
    """A door is no longer locked."""


class TokenEvent(Event):
    """Something about a token: what it is and, where it lies on the board, in which space."""

    token: Public[int]
    kind: Public[str]
    space: Public[int]


class TokenPlaced(TokenEvent):
    """A token has come onto the board."""


class TokenMoved(TokenEvent):
    """A token lies elsewhere now; `start`: where it lay before."""

    start: Public[int] = NOWHERE


class Shot(TokenEvent):
    """A token of a mission shoots at a figure."""

    target: Public[int]


class TokenRemoved(TokenEvent):
    """A token has left the game: from its space, or from the figure that carried it."""

    carrier: Public[int] = 0


class TokenTurned(TokenEvent):
    """A token shows its other side."""

    turned: Public[bool]


class Retrieved(TokenEvent):
    """A figure has picked a token up."""

    figure: Public[int]


class Dropped(TokenEvent):
    """A figure no longer carries a token."""

    figure: Public[int]


class SpaceEvent(Event):
    """Something about a space."""

    space: Public[int]


class RubblePlaced(SpaceEvent):
    """There is rubble in a space now."""


class ShieldPlaced(SpaceEvent):
    """There is an energy shield in a space now."""


# --- Choices --------------------------------------------------------------------------------------


class TileNamed(Event):
    """A player has named a tile of the map: that of a space."""

    is_effect = False

    seat: Public[int]
    space: Public[str]


class NothingShared(Event):
    """A player could give power tokens to figures, and has given none."""

    seat: Public[int]


class Chosen(Event):
    """A player has chosen for a text: a figure or token, a space, a word, a player, or the card of a group."""

    is_effect = False

    seat: Public[int]
    key: Public[str]
    ability: Public[str]
    only: Public[bool] = False  # there was nothing else to choose
    target: Public[int] = 0
    space: Public[int] = -1
    word: Public[str] = ""
    player: Public[int] = NOBODY
    group: Public[int] = 0
    card: Public[str] = ""
