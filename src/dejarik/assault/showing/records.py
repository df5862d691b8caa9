"""What a page receives of the game: the table as it stands, and what is known about an option before it is taken.

Spaces are named as on the map (`F7`); points of the grid are `[x, y]`, `[0, 0]` being the upper left corner of `A1` and
one space one unit. Ids of figures, groups and tokens are whole numbers, those of cards are words; an id is never used
twice. Everything is as it stands in this moment: health and speed after all that changes them, dice with those that
cards add.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET

from dejarik.assault.board import Base
from dejarik.assault.board.grid import Point
from dejarik.assault.board.sightlines import ObstacleKind
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.dice.faces import Die, Symbols
from dejarik.assault.facts.vocabulary import EffectKind, Faction, Trait
from dejarik.assault.rules.attack import AttackStep
from dejarik.kernel import Text
from dejarik.kernel.sent import Maybe, Sent
from dejarik.kernel.telling import Line


class Dice(Sent, kw_only=True):
    """What a figure attacks with."""

    melee: bool
    dice: list[Die]
    choose: int  # dice of its choice


class Figure(Sent, kw_only=True):
    """A figure, on the board or set aside."""

    id: int
    seat: int
    group: int
    card: str
    name: Text
    label: Text  # what the log calls it: no two figures have the same
    number: Maybe[int]  # where its player has several of that name
    faction: Faction
    elite: bool
    unique: bool
    traits: list[Trait]
    base: Base
    team: int
    spaces: list[str]  # none when set aside
    health: int
    damage: int
    speed: int
    points: int  # movement points left
    conditions: list[Condition]
    power: list[PowerToken]
    form: str | None  # card
    attack: Dice | None  # Focused's die is among them
    defence: list[Die]
    active: bool
    activated: bool  # its group is exhausted, or it has had its turn in the group's activation
    actions: int | None  # left, of a figure with an activation in progress
    carrying: list[int]  # tokens


class Group(Sent, kw_only=True):
    """A Deployment card in play."""

    id: int
    seat: int
    card: str
    name: Text
    ready: bool
    activating: bool
    size: int  # as printed
    figures: list[int]  # not yet defeated
    attachment: str | None  # card
    companion: bool
    of: int | None  # group
    squad: int | None


class Token(Sent, kw_only=True):
    """A door, a terminal or a token of the mission, on the board or carried."""

    id: int
    kind: str
    name: Text
    symbol: str | None  # its id in `Picture.symbols`
    colour: str | None
    spaces: list[str]  # a door's: those at its sides
    door: int | None  # its place in `BoardMap.doors`
    locked: bool
    health: int  # 0: can't be attacked
    damage: int
    turned: bool
    carrier: int | None  # figure
    controller: int | None  # team
    marks: list[int]  # seats or teams


class Rolled(Sent, kw_only=True):
    """A die of an attack."""

    colour: Die
    face: int | None  # 0 to 5; null before the roll
    rerolled: bool
    symbols: Symbols


class LoggedDie(Sent, kw_only=True):
    """A die as it lay when the log tells of it."""

    colour: Die
    face: int  # 0 to 5


class DiceLine(Line, kw_only=True):
    """A sentence of the log with dice behind it."""

    dice: list[LoggedDie]


class Totals(Sent, kw_only=True):
    """What the dice of an attack come to now."""

    damage: int
    surge: int  # unspent
    accuracy: int
    block: int
    evade: int
    dodge: int
    pierce: int
    needs: int | None  # accuracy


class Attack(Sent, kw_only=True):
    """The attack in progress."""

    attacker: int
    target: int | None
    target_kind: Literal["figure", "token"] | None
    target_space: str | None
    seat: int  # who resolves it
    melee: bool
    distance: int | None
    step: AttackStep
    attack_dice: list[Rolled]
    defence_dice: list[Rolled]
    totals: Totals
    suffers: int  # damage of the target if it ended so
    bought: list[Text]  # surge abilities, one each time
    missed: bool
    conditions: list[Condition]  # those the target would gain


# --- Hints ------------------------------------------------------------------------------------------------


class Obstacle(Sent, kw_only=True):
    """Something in the way of sight."""

    kind: Text
    what: ObstacleKind
    spaces: list[str]
    figure: int | None


class Sight(Sent, kw_only=True):
    """Lines to draw: from a corner of one space to both ends of a side of another, and what is in their way."""

    start: Point = msgspec.field(name="from")
    ends: tuple[Point, Point] = msgspec.field(name="to")
    clear: bool
    blocked: list[Obstacle]


class Odds(Sent, kw_only=True):
    """Exact for what they count: the pools as they would be formed, constant abilities, conditions, the best use of
    surges and of the rerolls that abilities in play allow; a power token is spent if there is one (damage before surge,
    block before evade). Command cards in hands never count."""

    damage: dict[str, float]  # how likely each amount is
    expected: float
    miss: float
    defeat: float | None
    conditions: dict[str, float]  # those above 0
    blast: float  # what is expected
    cleave: float
    complete: bool  # false when an ability in play may change the attack in yet another way


class AttackHint(Sent, kw_only=True):
    """What is known of an attack before it is made."""

    id: Maybe[int] = UNSET  # of the target, where there are several
    distance: int | None
    needs: int | None  # accuracy
    melee: bool
    attack_dice: list[Die]
    defence_dice: list[Die]
    odds: Odds | None  # null while the attacker has to choose its dice
    sight: Maybe[Sight | None] = UNSET  # null beside each other in melee


class PathStep(Sent, kw_only=True):
    """Where a base lies on its way, and what it costs to get there."""

    spaces: list[str]
    cost: int


class Hint(Sent, kw_only=True):
    """What is known about an option, or about something that is looked up. What it has depends on the option."""

    card: Maybe[str] = UNSET  # the card that asks or does it
    name: Maybe[Text] = UNSET
    text: Maybe[Text | None] = UNSET  # what it does
    kind: Maybe[EffectKind] = UNSET
    rules: Maybe[Text] = UNSET  # of the mission
    ends: Maybe[list[str]] = UNSET  # the spaces that the base would cover
    cost: Maybe[int] = UNSET  # in movement points, or in surges
    path: Maybe[list[PathStep]] = UNSET  # without its start
    reach: Maybe[list[str]] = UNSET  # all spaces that the base could cover after this action
    points: Maybe[int] = UNSET  # movement points then
    targets: Maybe[list[AttackHint]] = UNSET
    suffers: Maybe[int] = UNSET  # what the target would suffer with it
    before: Maybe[int] = UNSET  # … and without it, as it stands
    defeats: Maybe[bool] = (
        UNSET  # it makes the difference: with it the target would be defeated, without it not
    )
    idle: Maybe[bool] = UNSET  # it would change nothing, whatever else is bought
    zone: Maybe[str] = UNSET
    spaces: Maybe[list[str]] = UNSET
    tokens: Maybe[list[int]] = UNSET  # what lies there
    figures: Maybe[list[int]] = UNSET  # who stands there, or would be activated
    token: Maybe[int] = UNSET
    target: Maybe[int] = UNSET
    die: Maybe[Die] = UNSET
    face: Maybe[int | None] = UNSET
    symbols: Maybe[Symbols] = UNSET  # what shows
    average: Maybe[dict[str, float]] = UNSET  # by symbol, over the six faces


class UnderFire(Sent, kw_only=True):
    """Who would be hit, and how likely it is to be defeated."""

    id: int
    defeat: float


class FireHint(Sent, kw_only=True):
    """A space that a gun of the mission may fire at: the mission's words, and who would be hit how hard."""

    name: Maybe[Text] = UNSET
    text: Maybe[Text | None] = UNSET
    spaces: list[str]
    die: Die
    damage: dict[str, float]  # how likely each amount is
    expected: float
    targets: list[UnderFire]


class Change(Sent, kw_only=True):
    """What changes a value, and by how much."""

    source: Text
    amount: int


class Value(Sent, kw_only=True):
    """A value of a figure and where it comes from."""

    name: Text
    value: int
    printed: int
    changes: list[Change]


class SourcedEffect(Sent, kw_only=True):
    """An effect that counts for a figure, and the card that it is on."""

    source: Text
    name: Text
    text: Text
    kind: EffectKind


class FigureHint(Sent, kw_only=True):
    """A figure that is looked up: health, speed and what counts in attacks; all its cards and conditions."""

    name: Text
    card: str
    values: list[Value]
    effects: list[SourcedEffect]


class SightHint(Sent, kw_only=True):
    """Whether a figure sees a space."""

    sees: bool
    distance: int | None
    sight: Sight | None
