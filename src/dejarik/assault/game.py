"""Imperial Assault as the kernel and everybody else sees it: one game, played as a skirmish, a mission or a campaign,
or told for people who have its box.

Each way to play answers for itself (`skirmish.game`, `campaign.game`). Here is only which of them is asked: options and
states say what they are of.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from dejarik.assault.board import mission_ids, token_symbols
from dejarik.assault.campaign.companion.game import TOLD, ToldOptions
from dejarik.assault.campaign.companion.state import ToldState
from dejarik.assault.campaign.game import MISSION, MissionOptions
from dejarik.assault.campaign.log_files import wrong_in
from dejarik.assault.campaign.log_versions import up_to_date
from dejarik.assault.campaign.putting_right import put_right
from dejarik.assault.campaign.rules.missions import mission_messages, object_kinds
from dejarik.assault.campaign.rules.stages import StageState
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.sequels import after_the_mission, after_the_stage
from dejarik.assault.campaign.stages.game import CAMPAIGN, StageOptions
from dejarik.assault.rules.active import on_turn
from dejarik.assault.rules.concerning import concerns, turn_label
from dejarik.assault.rules.objects.tokens import SHIELD
from dejarik.assault.rules.precedence import precedence
from dejarik.assault.rules.state import Assault
from dejarik.assault.rules.texts import definition_of
from dejarik.assault.skirmish.game import SKIRMISH, Options
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import Decision, Definition, Game, Occurrence, Problem, Rng, Role, Text, Use
from dejarik.kernel.corrections import Correction
from dejarik.kernel.milestones import Milestones
from dejarik.kernel.state import Outcome
from dejarik.messages import declare_family

if TYPE_CHECKING:
    from dejarik.kernel.chronicles import Chronicler
    from dejarik.kernel.minds import Mind
    from dejarik.kernel.presenters import Presenter

FORMATS: Mapping[str, Game[Any, Any]] = {
    "skirmish": SKIRMISH,
    "mission": MISSION,
    "campaign": CAMPAIGN,
    "companion": TOLD,
}


#: Options that may have a log.
_OF_CAMPAIGNS = (StageOptions, MissionOptions, ToldOptions)


class AssaultGame(Game[Any, Any]):
    """Imperial Assault, however it is played."""

    name = "assault"
    version = "2"
    state_type = SkirmishState
    options_type = Options
    further_states = {"mission": MissionState, "campaign": StageState, "companion": ToldState}
    further_options = {"mission": MissionOptions, "campaign": StageOptions, "companion": ToldOptions}
    bound = max(way.bound for way in FORMATS.values())
    reasons = (*SKIRMISH.reasons, *MISSION.reasons, *CAMPAIGN.reasons)
    has_shared_decisions = True

    # --- Starting ---------------------------------------------------------------------------------

    def new(self, options: Any, rng: Rng) -> Any:
        return _played_by(options).new(options, rng)

    def seats(self, options: Any) -> int:
        return _played_by(options).seats(options)

    def roles(self, options: Any) -> list[Role]:
        return _played_by(options).roles(options)

    def shares_decisions(self, options: Any) -> bool:
        return _played_by(options).has_shared_decisions

    def random_options(self, rng: Rng) -> Any:
        return rng.pick(list(FORMATS.values())).random_options(rng)

    def options_from(self, settings: Mapping[str, str], rng: Rng) -> Any:
        """The settings of the format that is named, the skirmish where none is."""
        rest = dict(settings)
        name = rest.pop("format", "skirmish")
        if name not in FORMATS:
            raise Problem("assault-no-format", format=name[:40], known=", ".join(FORMATS))
        return FORMATS[name].options_from(rest, rng)

    def read_options(self, given: bytes | Mapping[str, Any]) -> Any:
        """Also with the log of an earlier version: a campaign goes on when the program is replaced. A log may have come
        from anywhere: what cannot be right is refused."""
        document = msgspec.json.decode(given) if isinstance(given, bytes) else given
        if not isinstance(document, Mapping) or not isinstance(document.get("log"), dict):
            return super().read_options(given)
        options = super().read_options({**document, "log": up_to_date(document["log"])})
        for wrong in wrong_in(options.log) if isinstance(options, _OF_CAMPAIGNS) and options.log else ():
            raise msgspec.ValidationError(wrong[:200])
        return options

    def tour(self, settings: Mapping[str, str]) -> Sequence[Mapping[str, str]]:
        """Of the format that is named; where none is, all missions of the campaign."""
        name = settings.get("format", "mission")
        if name not in FORMATS:
            raise Problem("assault-no-format", format=name[:40], known=", ".join(FORMATS))
        rest = {each: value for each, value in settings.items() if each != "format"}
        return [{"format": name, **table} for table in FORMATS[name].tour(rest)]

    def leagues(self) -> Mapping[str, Sequence[Mapping[str, str]]]:
        """Skirmishes of two and of two teams on every map, and every mission with three heroes."""
        return {
            **SKIRMISH.leagues(),
            "mission": self.tour({"format": "mission", "heroes": "3", "party": "fitting"}),
        }

    def bring(
        self,
        options: Any,
        setting: str,
        value: str,
        *,
        open_seats: Collection[int] = (),
        rng: Rng | None = None,
    ) -> Any:
        return _played_by(options).bring(options, setting, value, open_seats=open_seats, rng=rng)

    # --- Windows ----------------------------------------------------------------------------------

    def definition(self, key: str) -> Definition:
        return definition_of(key)

    def precedence(self, state: Any, occurrence: Occurrence) -> Sequence[int]:
        if isinstance(state, StageState | ToldState):
            return range(-1, len(state.players))
        return precedence(state, occurrence)

    def arbiter(self, state: Any, occurrence: Occurrence) -> int:
        return _way_of(state).arbiter(state, occurrence)

    def has_bluff_windows(self, state: Any) -> bool:
        return "bluff" in state.memory

    has_turns = True

    def turn_of(self, state: Any) -> Collection[int]:
        return on_turn(state) if isinstance(state, Assault) else ()

    def open_bluff_windows(self, state: Any) -> None:
        state.memory["bluff"] = 1

    def offers_bluff(self, state: Any, occurrence: Occurrence, seat: int) -> bool:
        return _way_of(state).offers_bluff(state, occurrence, seat)

    def hidden_hand(self, state: Any, seat: int) -> Sequence[int]:
        return _way_of(state).hidden_hand(state, seat)

    def might_hold(self, state: Any, seat: int) -> tuple[str, ...]:
        return _way_of(state).might_hold(state, seat)

    def turn_label(self, state: Any) -> str | None:
        return turn_label(state) if isinstance(state, Assault) else None

    def concerns(self, state: Any, seat: int) -> bool:
        return isinstance(state, Assault) and concerns(state, seat)

    def seat_count(self, state: Any) -> int:
        return len(state.players)

    def partners_in(self, state: Any, asked: Decision) -> tuple[int, ...]:
        return _way_of(state).partners_in(state, asked) if isinstance(state, MissionState) else ()

    def label_among(self, state: Any, use: Use, others: Sequence[Use]) -> Text:
        return _way_of(state).label_among(state, use, others)

    def facts(self, state: Any, use: Use) -> dict[str, Any]:
        return {"card": use.key}

    def has_sequels(self, options: Any) -> bool:
        """What belongs to a campaign does; a mission or a skirmish may stand by itself."""
        return isinstance(options, StageOptions) or (
            isinstance(options, MissionOptions | ToldOptions) and options.log is not None
        )

    def sequel(self, options: Any, state: Any) -> Any:
        """The next stage of a campaign: a mission, or what lies between two of them."""
        if isinstance(options, StageOptions):
            return after_the_stage(options, state)
        is_mission = isinstance(options, MissionOptions | ToldOptions)
        return after_the_mission(options, state) if is_mission else None

    def correct(self, options: Any, state: Any, correction: Correction) -> None:
        """The log of a campaign can be put right between two missions."""
        put_right(options, state, correction)

    def leads_on(self, outcome: Outcome) -> bool:
        return outcome.reason in CAMPAIGN.reasons

    # --- Who else looks at it ---------------------------------------------------------------------
    # Loaded by those who show or think about a game, not by those who only play it.

    @cached_property
    def presenter(self) -> Presenter[Any, Any]:
        from dejarik.assault.presenting import AssaultPresenter

        return AssaultPresenter(self.name)

    @cached_property
    def mind(self) -> Mind[Any]:
        from dejarik.assault.mind import AssaultMind

        return AssaultMind()

    # --- What is hidden, and what can't be --------------------------------------------------------

    def redeal(self, state: Any, seat: int | None, rng: Rng) -> None:
        _way_of(state).redeal(state, seat, rng)

    def milestones(self, state: Any) -> Milestones | None:
        return _way_of(state).milestones(state)

    def chronicler(self, options: Any) -> Chronicler[Any] | None:
        return _played_by(options).chronicler(options)

    def violations(self, state: Any) -> Iterable[str]:
        return _way_of(state).violations(state)


def _played_by(options: Any) -> Game[Any, Any]:
    if isinstance(options, StageOptions):
        return CAMPAIGN
    if isinstance(options, ToldOptions):
        return TOLD
    return MISSION if isinstance(options, MissionOptions) else SKIRMISH


def _way_of(state: Any) -> Game[Any, Any]:
    return FORMATS.get(state.mode, SKIRMISH)


GAME = AssaultGame()

declare_family(
    "mission-*", lambda: (*(f"mission-{id}" for id in mission_ids()), *mission_messages())
)  # of skirmishes, and all that the campaign's tell
declare_family(
    "token-*", lambda: (f"token-{kind}" for kind in {*token_symbols(), *object_kinds(), SHIELD})
)  # likewise what lies on the board
declare_family("outcome-assault-*", lambda: (f"outcome-assault-{reason}" for reason in GAME.reasons))
