"""The state of a mission: what a game of Imperial Assault has there besides board, groups and figures.

The Empire sits in seat 0, the heroes in the seats behind it. Rules that both ways to play share are typed on `Assault`,
so that they can't touch what is here.
"""

from __future__ import annotations

from typing import ClassVar

from dejarik.assault.campaign.rules.log import Entry
from dejarik.assault.facts.vocabulary import Box
from dejarik.assault.rules.ground import team
from dejarik.assault.rules.state import Assault, Figure, Player
from dejarik.kernel import Decision, Option, Owner, Public, Record, Secret, Text, choose

EMPIRE = 0
IMPERIAL_TEAM, REBEL_TEAM = 0, 1

#: Where a card lies whose text counts no more in this mission (CORE-CARD-03).
DEPLETED = "depleted"

#: Where a card lies that is face down for the time being: nobody can use it.
FACE_DOWN = "face-down"

#: Threat never leaves these bounds (CORE-THREAT-01).
MOST_THREAT = 20

#: The scope of what lasts until the mission is over.
WHOLE_MISSION = "game"


class Reserved(Record):
    """A group that an event of the mission will deploy (CORE-MISSION-03)."""

    card: Public[str]
    event: Public[str]
    name: Public[str] = ""  # of a figure that only this mission has, in its data


class MissionPlayer(Player):
    """A player; what only the Empire has is hidden from the Rebels (CORE-INFO-01)."""

    hand: Owner[list[str]] = []  # Deployment cards: open groups, and those that came back
    reserved: Owner[list[Reserved]] = []
    points: Owner[list[str]] = []  # the active deployment points, by their names
    secrets: Owner[dict[str, int]] = {}  # what the mission has to remember and the Rebels do not know
    placed: Owner[dict[int, str]] = {}  # tokens put face down by choice, and their colours (CORE-EVENT-11)
    attachments: Public[list[str]] = []  # Attachments that no group has
    villains: Public[list[str]] = []  # earned, and so among the cards to choose open groups from
    influence: Public[int] = 0
    played: Public[list[str]] = []  # secret agendas that have been played in this mission


class Hero(Record):
    """What is on a hero's sheet (CORE-STATE-04). The figure has the damage and the conditions."""

    figure: Public[int]
    seat: Public[int]
    sheet: Public[str]
    strain: Public[int] = 0
    wounded: Public[bool] = False
    withdrawn: Public[bool] = False
    incapacitated: Public[bool] = False  # stays on the board instead of withdrawing (CORE-INCAP)
    disarmed: Public[bool] = False  # its items lie face down: it has to get them back first
    acted: Public[int] = 0  # activations of this round
    aboard: Public[int] = 0  # the figure that it is inside of, which acts and suffers in its place
    crates: Public[int] = 0  # claimed


class Told(Record):
    """A text that has been read to everybody, and may be read again (CORE-EVENT-07)."""

    text: Public[str]
    round: Public[int]


class MissionState(Assault, kw_only=True, tag_field="kind", tag="mission"):
    """A mission at one moment."""

    mode: ClassVar[str] = "mission"

    players: Public[list[MissionPlayer]] = []
    heroes: Public[dict[int, Hero]] = {}  # by the id of the figure
    threat: Public[int] = 0
    threat_level: Public[int] = 0
    boxes_out_of_use: Public[list[Box]] = []  # in its campaign (IA-SETUP-02)
    credits: Public[int] = 0  # what the Rebels have for their crates once the mission is over
    purse: Public[int] = 0  # the credits of their campaign that they can spend
    sections: Public[list[str]] = []  # of the map, those that are placed
    happened: Public[list[str]] = []  # the events that have been resolved
    told: Public[list[Told]] = []
    goals: Public[list[str]] = []  # what the Rebels are told to achieve now (CORE-EVENT-06)
    arrivals: Public[dict[int, str]] = {}  # groups that the mission brought, and by which event
    named: Public[
        dict[int, str]
    ] = {}  # groups with the mission's own numbers, and what it calls their figures
    extents: Public[dict[int, list[int]]] = {}  # objects that fill several spaces, and which
    attached: Public[dict[int, list[str]]] = {}  # groups, and the Attachments on each (CORE-CARD-07)
    fitted: Public[
        dict[int, int]
    ] = {}  # modifications, and the weapon that each is attached to (CORE-ITEM-04)
    escaped: Public[
        list[int]
    ] = []  # the figures that have left the map (CORE-ESCAPE-04), now among the fallen
    gaps: Public[
        list[str]
    ] = []  # objects and areas of the mission: walls between their own spaces are not there
    laid_low: Public[list[int]] = []  # figures, heroes excepted, that are incapacitated (CORE-INCAP)
    face_down: Secret[
        dict[int, str]
    ] = {}  # tokens dealt face down at random, and their colours (CORE-EVENT-10)
    supply: Secret[list[str]] = []  # the top card last
    supply_discard: Public[list[str]] = []
    merits: Public[
        dict[str, int]
    ] = {}  # what additional rewards ask for, and how often it holds; complete when the mission is over
    extra: Public[int] = 0  # three heroes: the figure with the second activation token (CORE-HERO-05)
    corrections: Public[
        list[Entry]
    ] = []  # of the campaign's log, on which all have agreed since the mission was over


def empire(state: MissionState) -> MissionPlayer:
    return state.players[EMPIRE]


def rebels(state: MissionState) -> list[int]:
    """The seats of the heroes."""
    return [player.seat for player in state.players if player.seat != EMPIRE]


def decide_together(
    state: MissionState, prompt: Text, options: list[Option], *, pause: bool = False, **about: object
) -> Decision:
    """A question to all Rebels: any of them may answer (CORE-ACT-15)."""
    first, *others = rebels(state)
    return choose(first, prompt, options, about=about, pause=pause, partners=tuple(others))


def hero_of(state: MissionState, figure: Figure | int) -> Hero | None:
    """The sheet of a figure; None: it is no hero (CORE-TERM-02)."""
    return state.heroes.get(figure if isinstance(figure, int) else figure.id)


def hero_in(state: MissionState, figure: Figure) -> Hero | None:
    """The hero that a figure is or that is inside of it: what would affect that hero affects the figure."""
    return hero_of(state, figure) or next(
        (hero for hero in state.heroes.values() if hero.aboard == figure.id), None
    )


def is_rebel(state: Assault, figure: Figure) -> bool:
    """CORE-TERM-08: heroes and allies."""
    return team(state, figure.seat) == REBEL_TEAM
