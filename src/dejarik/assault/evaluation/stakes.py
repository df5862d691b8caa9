"""What there is to win, as each way to play knows it: what figures and objects are worth, and where it pays to go.

One instance without state answers for all games of its way to play (`rules.mode`); a state names it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from dejarik.assault.board import Position, Spaces
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.kernel import Decision, Use

if TYPE_CHECKING:
    from dejarik.assault.evaluation.survey import Survey

S = TypeVar("S", bound=Assault)

HEALTH = 0.45
"""What a figure is worth to its side by being unhurt, for each point of its cost."""


STEEPNESS = 0.13
"""How fast the chance to win grows with a lead: with ten points it is about four games in five."""


class Errand(Enum):
    """What has to be done in a place."""

    HOLD = "stand there when the round ends"
    FETCH = "pick something up"
    BRING = "arrive with what is carried"


TAKEN = 0.12
"""What of a prize counts for a figure when a friend has it already, mostly."""


@dataclass(frozen=True, slots=True)
class Prize:
    """Somewhere to go: the spaces that count, what it brings, and how."""

    points: float
    spaces: Spaces
    errand: Errand
    token: int = 0
    ready: bool = True  # it can be done as things stand
    shared: bool = False  # all of a side have to go there: it is worth no less when a friend is there
    who: Callable[[Any, Figure], bool] | None = None  # only these figures can do it
    company: float = TAKEN  # what of it counts for a figure when a friend is there already


class Spare(NamedTuple):
    """Movement points that a figure may still buy in an activation, and what each costs it."""

    points: int
    price: float


NOTHING_SPARE = Spare(0, 0.0)


class Stakes(ABC, Generic[S]):
    """What a side can gain and lose, all in the same points."""

    name: ClassVar[str]  # of the way to play
    rests: ClassVar[tuple[type, ...]] = ()  # questions of its own at which a rollout comes to rest
    points_buy: ClassVar[bool] = False  # movement points are often good for more than steps
    samples: ClassVar[int] = 1  # how often an option is tried at least that depends on dice

    @abstractmethod
    def price(self, state: S, figure: Figure) -> float:
        """What the defeat of a figure gives to the others."""

    def worth(self, state: S, figure: Figure) -> float | None:
        """What a figure is worth to its side as long as it is there and unhurt, where that is not its price; nothing:
        as a companion."""
        return None

    @abstractmethod
    def prizes(self, state: S, side: int) -> list[Prize]:
        """Everything on the board that is worth going to, for a side."""

    def holdings(self, state: S, side: int) -> list[Prize]:
        """At least those of them that count for who stands there."""
        return self.prizes(state, side)

    def may_do(self, state: S, figure: Figure, prize: Prize) -> bool:
        """Whether a figure is one of those that can do what there is to do."""
        return True

    def share(self, state: S, figure: Figure, prize: Prize) -> float:
        """How much of what there is to do a figure does with one action, on average."""
        return 1.0

    def destination(self, state: S, figure: Figure) -> Prize | None:
        """Where a figure has to bring what it carries."""
        return None

    def shot_pay(self, state: S, token: Token) -> float:
        """What destroying a token is worth."""
        return 0.0

    def carried_pay(self, state: S, token: Token) -> float:
        """What carrying a token is worth."""
        return 0.0

    def driven(self, state: S, figure: Figure, position: Position, side: int) -> float | None:
        """What it is worth to a side that a figure which is nobody's stands somewhere; None: nobody cares."""
        return None

    def frailty(self, state: S, figure: Figure) -> float:
        """How much it is worth to a figure to be unhurt, for each point of its price."""
        return HEALTH

    def toll(self, state: S, figure: Figure) -> float:
        """What of the price of a figure it costs its side to have all its health but the last taken: damage that is not
        the last makes the defeat likelier."""
        return 0.0

    def spare(self, state: S, figure: Figure) -> Spare:
        """The movement points that a figure could get beside its actions."""
        return NOTHING_SPARE

    def buys_point(self, use: Use) -> bool:
        """Whether using a text gets a figure one of these."""
        return False

    def seekers(self, state: S, figure: Figure) -> list[Figure]:
        """The foes that only have to stand beside a figure to have what they want."""
        return []

    def drives(self, state: S, figure: Figure) -> bool:
        """Whether a figure is where movement points drive another one on."""
        return False

    def is_rare(self, state: S, text: str) -> bool:
        """Whether something can be done nowhere but here: it has its reason."""
        return False

    def caution(self, state: S, figure: Figure) -> float:
        """How much a side minds the danger that a figure is in, compared with what it is worth."""
        return 1.0

    @abstractmethod
    def standing(self, state: S, side: int) -> float:
        """What a side has, beside figures and what it holds: points, cards, what has been achieved."""

    def odds(self, state: S, side: int, ahead: float) -> float:
        """The logarithm of the odds that a side wins which is so many points ahead of the others."""
        return STEEPNESS * ahead

    def rate(self, survey: Survey, decision: Decision) -> dict[int, float] | None:
        """Ratings of a question that only this way to play asks; None when it is none of them."""
        return None


_STAKES: dict[str, Stakes[Any]] = {}


def register(stakes: Stakes[Any]) -> None:
    """Make the stakes of a way to play known."""
    _STAKES[stakes.name] = stakes


def stakes_of(state: S) -> Stakes[S]:
    return _STAKES[state.mode]
