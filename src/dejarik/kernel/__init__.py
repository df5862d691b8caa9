"""The kernel: what every game needs, and nothing of any game.

A game is plain data that only ever waits for a decision. See `docs/architecture.md`, and
`dejarik.examples` for two small games that show how one is written.
"""

from dejarik.kernel.abilities import Ability, AbilityUsed, Cost, Definition, Limit, Use, cancel, usable_now
from dejarik.kernel.answers import Answer, Choice, Ratings
from dejarik.kernel.decisions import (
    Decision,
    Kind,
    Option,
    Verb,
    as_fact,
    choose,
    choose_some,
    distribute,
    each_of,
    itself,
    put_in_order,
)
from dejarik.kernel.engine import Fault, apply, clone, decision, start, told, view
from dejarik.kernel.errors import BadFile, Problem, Refused
from dejarik.kernel.events import Event, Moment
from dejarik.kernel.games import Game, Role, find_game, game_names, register
from dejarik.kernel.procedures import Procedure, ask
from dejarik.kernel.queries import Constant, Permission, Query
from dejarik.kernel.records import Hidden, Owner, Public, Record, Secret, Seen
from dejarik.kernel.rng import Rng
from dejarik.kernel.state import (
    EVERYBODY,
    IN_PLAY,
    NOBODY,
    How,
    Modifier,
    Outcome,
    Seat,
    Source,
    SourceId,
    State,
)
from dejarik.kernel.text import Text, text
from dejarik.kernel.windows import Discipline, Occurrence

__all__ = [
    "EVERYBODY", "IN_PLAY", "NOBODY", "Ability", "AbilityUsed", "Answer", "BadFile", "Choice", "Constant", "Cost",
    "Decision", "Definition", "Discipline", "Event", "Fault", "Game", "Hidden", "How", "Kind", "Limit", "Modifier",
    "Moment", "Occurrence", "Option", "Outcome", "Owner", "Permission", "Problem", "Procedure", "Public", "Query",
    "Ratings", "Record", "Refused", "Rng", "Role", "Seat", "Secret", "Seen", "Source", "SourceId", "State", "Text",
    "Use", "Verb", "apply", "as_fact", "ask", "cancel", "choose", "choose_some", "clone", "decision", "distribute",
    "each_of", "find_game", "game_names", "itself", "put_in_order", "register", "start", "text", "told", "usable_now",
    "view",
]  # fmt: skip
