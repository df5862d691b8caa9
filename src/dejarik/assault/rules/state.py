"""The state of a game of Imperial Assault: players, groups, figures and tokens as plain data.

Where everything stands is kept here by numbers of spaces; what can be seen and reached from there is asked of the
board (`rules.ground`). Values that cards change are not stored but asked (`rules.values`).
"""

from __future__ import annotations

from enum import StrEnum

from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.dice.faces import Die
from dejarik.kernel import Public, Record, Secret, State

HAND = "hand"

#: Where a token that lies nowhere on the board is.
NOWHERE = -1


class Mode(StrEnum):
    """Who plays against whom."""

    TWO_PLAYER = "two-player"
    FREE_FOR_ALL = "free-for-all"
    TEAM = "team"


class Player(Record):
    """A player: the victory points, the Command deck and the deployment zone."""

    seat: Public[int]
    team: Public[int]
    army: Public[str] = ""
    zone: Public[str] = ""
    vp: Public[int] = 0
    vp_from_defeats: Public[int] = 0  # CORE-VP-06
    deck: Secret[list[str]] = []  # Command cards, the top one last
    discard: Public[list[str]] = []
    eliminated: Public[bool] = False
    upgrades: Public[list[str]] = []


class Group(Record):
    """A Deployment card in play, with all its figures (CORE-GROUP-01). A companion is a group of its own."""

    id: Public[int]
    seat: Public[int]
    card: Public[str]
    ready: Public[bool] = True
    size: Public[int] = 1
    attachment: Public[str] = ""
    of: Public[int] = 0  # a companion: the group it belongs to
    squad: Public[int] = 0  # where a mission divides an army


class Figure(Record):
    """A figure on the board, or set aside (`space` is NOWHERE)."""

    id: Public[int]
    seat: Public[int]
    group: Public[int]
    card: Public[str]
    number: Public[int] = 1  # among the figures of its group
    space: Public[int] = NOWHERE
    lying: Public[int] = 0
    damage: Public[int] = 0
    conditions: Public[list[Condition]] = []
    power: Public[list[PowerToken]] = []
    points: Public[int] = 0  # movement points
    form: Public[str] = ""
    stopped: Public[bool] = False  # a Massive figure that pushed others aside (CORE-MASSIVE-11)


class Token(Record):
    """Anything on the board that is not a figure: a door, terminal, crate or mission token."""

    id: Public[int]
    kind: Public[str]
    space: Public[int] = NOWHERE
    colour: Public[str] = ""
    door: Public[int] = -1
    locked: Public[bool] = False
    health: Public[int] = 0  # 0: it can't be attacked
    damage: Public[int] = 0
    defence: Public[list[Die]] = []
    block: Public[int] = 0
    carrier: Public[int] = 0
    marks: Public[list[int]] = []  # seats or teams that have marked it
    turned: Public[bool] = False


class Assault(State):
    """A game of Imperial Assault at one moment."""

    map: Public[str]
    mission: Public[str]
    mode: Public[Mode]
    players: Public[list[Player]] = []
    groups: Public[dict[int, Group]] = {}
    figures: Public[dict[int, Figure]] = {}
    tokens: Public[dict[int, Token]] = {}
    open_doors: Public[int] = 0
    shields: Public[list[int]] = []
    rubble: Public[list[int]] = []
    round: Public[int] = 0
    initiative: Public[int] = 0
    memory: Public[dict[str, int]] = {}  # what a mission or card has to remember, by name
