"""What a page receives of the game once and keeps: cards, maps, dice, words; and what can be chosen for a new one."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET

from dejarik.assault.board import Base, Sides, TileType
from dejarik.assault.board.drawing import Ink
from dejarik.assault.board.grid import Point
from dejarik.assault.dice.faces import Die, DieKind, Symbols
from dejarik.assault.facts.campaign_vocabulary import GearKind
from dejarik.assault.facts.vocabulary import Box, EffectKind, Faction, GameMode, Timing, Trait, When
from dejarik.assault.showing.records import Dice
from dejarik.kernel import Text
from dejarik.kernel.sent import Maybe, Sent, SettingChoice


class KeywordShown(Sent, kw_only=True):
    """A printed keyword."""

    name: Text
    value: int
    habitat: str | None


class BonusShown(Sent, kw_only=True):
    """A printed bonus."""

    text: Text
    when: When


class SurgeShown(Sent, kw_only=True):
    """A surge ability."""

    cost: int
    text: Text


class EffectShown(Sent, kw_only=True):
    """A named effect, told in words."""

    name: Text
    text: Text
    kind: EffectKind


class Printed(Sent, kw_only=True):
    """What every card has."""

    set: Box
    name: Text
    keywords: list[KeywordShown]
    bonuses: list[BonusShown]
    surges: list[SurgeShown]
    effects: list[EffectShown]
    complete: bool  # false: can't be put in an army yet


class TableCard(Printed, kw_only=True):
    """A card that lies on the table face up. What it has depends on its type."""

    type: Literal["deployment", "upgrade", "companion", "form", "condition"]
    faction: Maybe[Faction] = UNSET  # of forms too
    traits: Maybe[list[Trait]] = UNSET  # of figures and upgrades
    unique: Maybe[bool] = UNSET
    base: Maybe[Base | None] = UNSET
    health: Maybe[int] = UNSET
    speed: Maybe[int] = UNSET
    attack: Maybe[Dice | None] = UNSET
    defence: Maybe[list[Die]] = UNSET
    size: Maybe[int] = UNSET
    cost: Maybe[int] = UNSET
    figure_cost: Maybe[int] = UNSET
    title: Maybe[str] = UNSET  # of deployment and upgrade cards
    subtitle: Maybe[Text] = UNSET
    elite: Maybe[bool] = UNSET
    limit: Maybe[int] = UNSET  # copies in an army
    attachment: Maybe[bool] = UNSET
    modes: Maybe[list[GameMode]] = UNSET
    of: Maybe[str] = UNSET  # of forms: the title they belong to


class CommandCard(Printed, kw_only=True):
    """A Command card."""

    cost: int
    limit: int  # copies in a deck
    timing: Timing
    restriction: Text


CampaignCardType = Literal["hero", "class", "item", "supply", "reward", "imperial-class", "agenda"]


class CampaignCard(Printed, kw_only=True):
    """A card that only a campaign has. What it has depends on its type; `health` and so on: a side of a hero."""

    type: CampaignCardType
    subtitle: Maybe[Text] = UNSET
    faction: Maybe[Faction] = UNSET
    kind: Maybe[GearKind] = UNSET
    kind_name: Maybe[Text] = UNSET
    traits: Maybe[list[Text]] = UNSET
    attack: Maybe[Dice | None] = UNSET
    slots: Maybe[int] = UNSET  # for modifications
    cost: Maybe[int] = UNSET  # experience of class cards, credits of items, influence of agendas
    health: Maybe[int] = UNSET
    endurance: Maybe[int] = UNSET
    speed: Maybe[int] = UNSET
    defence: Maybe[list[Die]] = UNSET
    attributes: Maybe[dict[str, list[Die]]] = UNSET


class ConditionShown(Sent, kw_only=True):
    """A condition, and what having it means."""

    name: Text
    card: str | None
    harmful: bool
    text: Text | None


class MapMission(Sent, kw_only=True):
    """A mission of a map."""

    key: str
    name: Text
    rules: Text
    mode: Sides
    players: int
    teams: list[int]  # of each seat
    goal: int
    areas: list[str]


class Area(Sent, kw_only=True):
    """A part of a map that has a name."""

    name: str
    label: Text
    spaces: list[str]


class Door(Sent, kw_only=True):
    """A door is a line."""

    line: tuple[Point, Point]


class BoardMap(Sent, kw_only=True):
    """A map: `svg` is a `<g class="board">` in units of `Picture.scale`, without what changes or has words."""

    name: Text
    set: str
    top_left: Point = msgspec.field(name="from")
    bottom_right: Point = msgspec.field(name="to")
    svg: str
    squares: list[tuple[str, Ink, list[TileType]]]  # name, terrain, types of its tile
    zones: dict[str, list[str]]  # spaces by colour
    areas: list[Area]
    doors: list[Door]
    missions: dict[str, MapMission]  # by side


class Picture(Sent, kw_only=True):
    """What all boards are drawn with; `symbols` are `<pattern>`s and `<symbol>`s for `<defs>`."""

    scale: int
    css: str
    symbols: str


class TokenKind(Sent, kw_only=True):
    """A kind of token."""

    name: Text
    symbol: str | None


class DieShown(Sent, kw_only=True):
    """A die with its six faces."""

    kind: DieKind
    name: Text
    faces: list[Symbols]


class Words(Sent, kw_only=True):
    """The words of the game, by their values."""

    sets: dict[str, Text]
    factions: dict[str, Text]
    traits: dict[str, Text]
    keywords: dict[str, Text]
    symbols: dict[str, Text]
    kinds: dict[str, Text]
    timings: dict[str, Text]


class ReadyMade(Sent, kw_only=True):
    """An army to start with."""

    name: str
    title: Text
    faction: Faction
    points: int
    cards: list[str]
    command: list[str]


class Catalogue(Sent, kw_only=True):
    """Facts that never change."""

    cards: dict[str, TableCard]
    commands: dict[str, CommandCard]
    conditions: dict[str, ConditionShown]
    maps: dict[str, BoardMap]
    picture: Picture
    tokens: dict[str, TokenKind]
    dice: dict[str, DieShown]
    words: Words
    ready_made: list[ReadyMade]
    campaign: dict[str, CampaignCard] = {}


class MapChoice(SettingChoice, kw_only=True):
    """A map, with its missions."""

    missions: dict[str, MapMission]


class ArmyChoice(SettingChoice, kw_only=True):
    """A ready-made army."""

    faction: Faction
    points: int
