"""The state of a game of Star Wars: The Card Game: players, decks and cards in play as plain data.

A card in a hand is a source (see the kernel) in the zone `hand`; a card anywhere outside hands, decks and piles also
has a `Card` with its tokens, under the same id. Decks and piles hold keys: a card that comes back is a new object
(LCGC-MOVE-04). Values that cards change are not stored but asked (`rules.values`).
"""

from __future__ import annotations

from enum import StrEnum

from dejarik.authoring.words import Worded
from dejarik.kernel import IN_PLAY, NOBODY, Owner, Public, Record, Secret, State
from dejarik.lcg.facts.cards import Side

HAND = "hand"
RESERVE = "reserve"  # the common reserve (LCG-RESERVE-01)
LOAN = "loan"  # a card of the common reserve, as a teammate may use it; its subject is that card
SUPPORT = "support"  # facedown under an objective (LCG-SUPPORT-04)
EDGE = "edge"
CAPTURED = "captured"
ASIDE = "aside"
LIMBO = "limbo"  # being played
DISCARD = "discard"  # a discarded card whose text counts there
COVERED = "covered"  # a facedown objective: in play, but what its faceup side says does not count
EFFECT = "effect"  # what a card has begun, until its time is over; its subject is the card concerned
DECK = "deck"  # the command deck holds keys: no source lies there, but a card may be told to come from it
VICTORY = "victory"  # likewise a victory pile
SHARED = "shared"  # an ability in play that teammates may use too; its subject is the card

#: The zones of cards in play.
TABLE = (IN_PLAY, COVERED)

#: The zones whose cards may be used as if they were in the hand.
HANDS = (HAND, RESERVE, LOAN, SUPPORT)


class Phase(Worded, StrEnum, family="lcg-phase", without=("setup",)):
    """The phases of a turn, in their order (LCGC-TURN-01)."""

    SETUP = "setup"
    BALANCE = "balance"
    REFRESH = "refresh"
    DRAW = "draw"
    DEPLOYMENT = "deployment"
    CONFLICT = "conflict"
    FORCE = "force"


class Player(Record):
    """A player with the decks and piles (LCGC-ZONE-01). The top of a pile is its last card."""

    seat: Public[int]
    side: Public[Side]
    deck: Public[str] = ""  # its name
    number: Public[int] = 1  # among the members of the team
    affiliation: Public[int] = 0  # the affiliation card in play
    command_deck: Secret[list[str]] = []
    objective_deck: Secret[list[str]] = []
    support_deck: Secret[list[str]] = []
    discard: Public[list[str]] = []
    victory: Public[list[str]] = []
    removed: Public[list[str]] = []
    taken: Public[bool] = False  # the affiliation card lies beneath an enemy's card
    turns: Public[int] = 0
    out: Public[bool] = False


class Starting(Record):
    """The starting objectives of a player, facedown until all hands are drawn (LCGC-SETUP-04)."""

    seat: Public[int]
    objectives: Owner[list[str]] = []


class Card(Record):
    """A card in play, captured, in an edge stack or set aside; `seat` controls it. Its key is its source's."""

    id: Public[int]
    seat: Public[int]
    owner: Public[int]
    host: Public[int] = 0  # what it is attached to, or lies beneath
    focus: Public[int] = 0
    damage: Public[int] = 0
    shields: Public[int] = 0
    committed: Public[bool] = False
    attached: Public[bool] = False  # a unit that came as an enhancement (LCGC-ENH-07)
    facedown: Public[bool] = False  # an objective of the pyramid (LCG-HS-05)
    place: Public[int] = 0  # in the pyramid, from 1
    number: Public[int] = (
        1  # among the cards of its title in play, as long as it is there (`names.free_number`)
    )


class Lcg(State):
    """A game: who sits where, whose turn it is, the dial, the Balance of the Force, and all cards."""

    format: Public[str]
    bluff: Public[bool] = (
        False  # players are asked wherever their hands could hold something (CORE-TIMING-12)
    )
    players: Public[list[Player]] = []
    order: Public[list[int]] = []  # of the seats, clockwise
    starting: Public[dict[int, Starting]] = {}
    cards: Public[dict[int, Card]] = {}
    side: Public[Side] = Side.DARK  # whose turn it is
    active: Public[int] = 0
    phase: Public[Phase] = Phase.SETUP
    round: Public[int] = 0
    balance: Public[Side] = Side.LIGHT  # LCGC-SETUP-02
    dial: Public[int] = 0
    dial_card: Public[int] = 0
    engaged: Public[list[int]] = []  # objectives engaged in this phase (LCGC-CON-02)
    fallen: Public[list[int]] = []  # places of the pyramid whose objective has been destroyed
    played: Public[list[tuple[int, str]]] = []  # seat and card of what was played in this turn


def key_of(state: Lcg, id: int) -> str:
    """The key of a card."""
    return state.sources[id].key


def in_play(state: Lcg, id: int) -> bool:
    """Whether a card is in play (LCGC-ZONE-02)."""
    source = state.sources.get(id)
    return source is not None and source.zone in TABLE


__all__ = ["IN_PLAY", "NOBODY", "Card", "Lcg", "Phase", "Player", "Starting", "in_play", "key_of"]
