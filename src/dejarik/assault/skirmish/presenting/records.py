"""What a page receives of a skirmish: the table as it stands. What missions show too is in `showing.records`."""

from __future__ import annotations

from dejarik.assault.board import Sides
from dejarik.assault.showing.records import Attack, Figure, Group, Token
from dejarik.kernel import Text
from dejarik.kernel.sent import Sent


class Player(Sent, kw_only=True):
    """A player; of hidden cards only how many there are."""

    seat: int
    team: int
    name: Text
    army: str  # its name as written in its file
    vp: int
    goal_vp: int  # what counts towards the goal: the team's
    zone: str  # the colour of the deployment zone, once it is chosen; the seat is drawn in it
    deck: int
    hand: int
    discard: list[str]  # the last on top
    upgrades: list[str]
    eliminated: bool


class NamedMap(Sent, kw_only=True):
    """The map: board and picture are in `Catalogue.maps`."""

    id: str
    name: Text


class Mission(Sent, kw_only=True):
    """The mission that is played."""

    key: str
    side: str
    name: Text
    rules: Text
    areas: list[str]  # names of the map's areas that it speaks of


class ShownToAll(Sent, kw_only=True):
    """The table as everybody sees it."""

    map: NamedMap
    mission: Mission
    mode: Sides
    round: int  # 0 while the game is set up
    initiative: int | None  # null before it is decided
    goal: int  # victory points that end the game
    active: int | None  # whose activation it is, the innermost one
    players: list[Player]
    groups: list[Group]
    figures: list[Figure]
    tokens: list[Token]
    open_doors: list[int]
    shields: list[str]
    rubble: list[str]
    fallen: list[Group]  # Deployment cards whose last figure was defeated
    attack: Attack | None


class HandCard(Sent, kw_only=True):
    """A Command card in the own hand."""

    source: int
    card: str
    options: list[str]  # of the decision: those that play or discard it


class ShownToOne(Sent, kw_only=True):
    """What a seat sees beyond that; spectators have no hand."""

    hand: list[HandCard]
