"""What a mission's text says, as the rules of missions know it, and its events as they happen (CORE-EVENT).

The texts are content; here is what they are made of: events with effects that are carried out in order, and what each
of them leaves behind. `content.campaign.language` builds them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from dejarik.assault.board import Nature, Spaces
from dejarik.assault.campaign.rules.cues import Due, Ending, needs_words
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, Told, empire, rebels
from dejarik.assault.campaign.rules.values import closing_credits, closing_influence
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.campaign_records import TokenSide
from dejarik.assault.rules.names import RULES, asking_text
from dejarik.assault.rules.state import Figure
from dejarik.kernel import (
    Decision,
    Event,
    Procedure,
    Public,
    Text,
    Verb,
    ask,
    choose,
    each_of,
    itself,
    text,
)
from dejarik.kernel.events import AnyEvent

E = TypeVar("E", bound=Event)

#: Something that happens in the course of an event. `occasion` is the event being carried out.
Effect = Callable[[MissionState, "EventHappens"], None]
Condition = Callable[[MissionState], bool]

#: How often something holds that additional rewards ask for.
Merit = Callable[[MissionState], int]

#: What stands between an event and one of its options in their common name.
OPTION = "-option-"

#: Objects of the data that are part of the map itself, or terrain.
NO_TOKENS = frozenset({TokenSide.PLACE, TokenSide.ENERGY_SHIELD, TokenSide.RUBBLE})


@dataclass(frozen=True, slots=True)
class MissionText:
    """All that a mission's module says."""

    id: str
    events: Mapping[str, tuple[Effect, ...]] = field(default_factory=dict)
    #: What the Rebels are told to achieve: from which event on, and whether it still has to be done.
    goals: Mapping[str, Condition] = field(default_factory=dict)
    #: The options of events that leave a choice, each with its effects.
    options: Mapping[str, Mapping[str, tuple[Effect, ...]]] = field(default_factory=dict)
    #: The kinds of objects of which each is one thing that fills all its spaces and blocks them.
    obstacles: frozenset[str] = frozenset()
    #: The kinds of objects whose spaces are impassable terrain.
    impassables: frozenset[str] = frozenset()
    #: The kinds of objects of which each is one thing on all its spaces and blocks nothing.
    wholes: frozenset[str] = frozenset()
    #: The kinds of objects that stand as neutral figures (CORE-NEUTRAL-01).
    neutrals: frozenset[str] = frozenset()
    #: The figures on the Rebels' side that are led: they are there before the heroes.
    escorts: frozenset[str] = frozenset()
    #: The figure on the Rebels' side that the hero is inside of whose own mission it is.
    vehicle: str = ""
    #: What is special about how some of these figures take up space.
    natures: Mapping[str, Nature] = field(default_factory=dict)
    #: The kinds of tokens that the Imperial player puts face down as it likes (CORE-EVENT-11).
    chosen: frozenset[str] = frozenset()
    #: Kinds of objects that are joined: tokens of one colour lie on spaces that are adjacent for movement.
    links: tuple[tuple[str, str], ...] = ()
    #: Areas from which and to which walls and figures hinder neither sight nor counting.
    heights: frozenset[str] = frozenset()
    #: Whether impassable terrain hinders nobody's movement, and walls between rubble not who moves from there.
    crossable: bool = False
    breachable: bool = False
    #: The doors, by name, that are no obstacle to a figure although they are closed.
    open_to: tuple[Callable[[MissionState, Figure], list[str]], ...] = ()
    #: Areas that a figure cannot leave, by name; none: it goes where it likes.
    confines: tuple[Callable[[MissionState, Figure], str], ...] = ()
    #: The interior spaces that a Massive figure may enter nevertheless.
    indoors: tuple[Callable[[MissionState, Figure], Spaces], ...] = ()
    #: Whether a group of a card cannot come to a deployment point: (state, the point's name, the card).
    point_bars: tuple[Callable[[MissionState, str, str], bool], ...] = ()
    #: Spaces of objects that are deployment points, for groups of a card; without one, for any.
    marked_points: tuple[Callable[[MissionState, str], list[int]], ...] = ()
    #: What figures may interact for, by name.
    uses: frozenset[str] = frozenset()
    #: Why it can be over.
    reasons: frozenset[str] = frozenset()
    #: Whether heroes who would withdraw stay on the board instead (CORE-INCAP-01).
    incapacitates: bool = False
    #: What incapacitated figures may interact for all the same, by name.
    helpless_uses: frozenset[str] = frozenset()
    #: Whether the heroes begin without their items, which lie face down.
    confiscates: bool = False
    #: Whom the Rebels cannot bring as an ally: titles of cards, or everybody (None).
    barred_allies: frozenset[str] | None = frozenset()
    #: The kinds of objects and the areas between whose own spaces no wall counts.
    gaps: frozenset[str] = frozenset()
    #: In which spaces a figure cannot end a movement of its own will.
    bars_end: tuple[Callable[[MissionState, Figure], Spaces], ...] = ()
    #: Which figures, heroes excepted, stay on the board instead of being defeated.
    lays_low: Callable[[MissionState, Figure], bool] | None = None
    #: Whether they can still move, with one action, as incapacitated heroes do.
    crawls: bool = False
    #: What heroes may use in this mission besides their own, by name: the text that each of them has.
    hero_uses: frozenset[str] = frozenset()
    #: What figures of the Empire may use in this mission besides their own, by name: one text in front of its player.
    empire_uses: frozenset[str] = frozenset()
    #: What other figures may use: the text that each player has for them.
    figure_uses: frozenset[str] = frozenset()
    #: Whether the Empire activates first in each round, and whether the Rebels may pass their turns on to it.
    imperial_first: bool = False
    rebels_pass: bool = False
    #: The round that the mission begins with, by the number of heroes; where it is not said, the first.
    first_round: Mapping[int, int] = field(default_factory=dict)
    #: What figures of this mission alone have besides their cards: the names of what they use, by their names.
    own_uses: Mapping[str, frozenset[str]] = field(default_factory=dict)
    #: What additional rewards ask for (CORE-REWARD-01): how often each holds when the mission is over.
    merits: Mapping[str, Merit] = field(default_factory=dict)
    #: Of these, the conditions that hold or do not.
    foreseen: Mapping[str, Condition] = field(default_factory=dict)
    #: How often each of the others can hold.
    most: Mapping[str, int] = field(default_factory=dict)
    #: When its events are due and how it can be over, for people who play with their own figures.
    dues: Mapping[str, Due] = field(default_factory=dict)
    endings: tuple[Ending, ...] = ()
    #: How many rules the briefing tells; what the Empire wants and rules ask for beside events, by names of messages.
    rules: int = 0
    imperial_goal: str = ""
    asks: tuple[str, ...] = ()

    @property
    def messages(self) -> Iterator[str]:
        """The ids of everything that is told."""
        own = f"mission-{self.id}"
        yield from (own, f"{own}-briefing")
        for event in self.events:
            yield from (f"{own}-event-{event}", f"{own}-event-{event}-text")
            yield from (f"{own}-event-{event}-option-{option}" for option in self.options.get(event, ()))
        yield from (f"{own}-goal-{goal}" for goal in (*self.goals, self.imperial_goal) if goal)
        yield from (f"{own}-use-{use}" for use in self.uses)
        yield from (f"{own}-asks-{name}" for name in self.asks)
        as_cards = {each.name for each in campaign_mission(self.id).figures if each.like and not each.called}
        yield from (f"{own}-figure-{figure}" for figure in sorted(self.figures - as_cards))
        yield from (f"{own}-rule-{number}" for number in range(1, self.rules + 1))
        yield from (each.message for each in campaign_mission(self.id).rewards.conditional)
        yield from (f"reward-{merit}" for merit in self.merits)
        yield from (f"{own}-event-{event}-when" for event in self.dues if needs_words(self.dues[event]))

    @property
    def figures(self) -> set[str]:
        """The figures that only this mission has, neutral ones included: what marks them on the map is no token."""
        return {*self.neutrals, *(each.name for each in campaign_mission(self.id).figures)}

    @property
    def token_kinds(self) -> set[str]:
        """The kinds of tokens that lie on its map; figures are none."""
        objects = campaign_mission(self.id).objects
        return {str(each.kind) for each in objects if each.side not in NO_TOKENS} - self.figures

    @property
    def hero_text(self) -> str:
        """The key of the text that each hero has; none, where heroes may do nothing special."""
        return f"{RULES}{self.id}" if self.hero_uses else ""

    @property
    def empire_text(self) -> str:
        """The key of the text that the Empire has; none, where its figures may do nothing special."""
        return f"{RULES}{self.id}-empire" if self.empire_uses else ""

    @property
    def figure_text(self) -> str:
        """The key of the text that each player has for all figures; none, where they may do nothing special."""
        return f"{RULES}{self.id}-figures" if self.figure_uses else ""

    def own_text(self, figure: str) -> str:
        """The key of the text that a figure of this mission has besides its card."""
        return f"{RULES}{self.id}-{figure}"


_MISSIONS: dict[str, MissionText] = {}
_NO_MISSION = MissionText("")


def write_mission(text: MissionText) -> None:
    """Make the text of a mission known. Its module calls this once."""
    _MISSIONS[text.id] = text


def mission_text(state: MissionState) -> MissionText:
    """What the mission's module says; of a scene without a mission, nothing."""
    return _MISSIONS.get(state.mission, _NO_MISSION)


def text_of(mission: str) -> MissionText:
    """What the module of a mission says that is written."""
    return _MISSIONS[mission]


def playable_missions() -> list[str]:
    """The missions whose texts are written."""
    return sorted(_MISSIONS)


def special_uses() -> list[tuple[str, str]]:
    """What heroes and other figures may use in some mission besides their own: keys of texts, with the names."""
    return [
        (key, use)
        for text in _MISSIONS.values()
        for key, uses in (
            (text.hero_text, text.hero_uses),
            (text.empire_text, text.empire_uses),
            (text.figure_text, text.figure_uses),
            *((text.own_text(figure), uses) for figure, uses in text.own_uses.items()),
        )
        for use in sorted(uses)
    ]


def mission_messages() -> list[str]:
    """The ids of everything that the missions tell."""
    return [id for text in _MISSIONS.values() for id in text.messages]


def object_kinds() -> set[str]:
    """The kinds of tokens that lie on the maps of the missions."""
    return {kind for text in _MISSIONS.values() for kind in text.token_kinds}


def all_reasons() -> tuple[str, ...]:
    """Why missions can be over."""
    return tuple(sorted({reason for text in _MISSIONS.values() for reason in text.reasons}))


# --- Events ---------------------------------------------------------------------------------------


class EventRead(Event):
    """An event of the mission happens: its text is read to everybody (CORE-EVENT-02)."""

    mission: Public[str]
    event: Public[str]


class EventResolved(Event):
    """An event of the mission has been carried out completely."""

    event: Public[str]


class Counted(Event):
    """Something that the mission counts has happened once more."""

    name: Public[str]
    count: Public[int]
    goals: Public[list[str]] = []  # what the Rebels were told to achieve until then


class EventHappens(Procedure):
    """An event is resolved: its text is read, then its effects are carried out one after another (CORE-EVENT-02)."""

    event: Public[str]
    done: Public[int] = 0
    option: Public[str] = ""  # of those that it leaves to somebody, the one that was chosen
    because: Public[list[AnyEvent]] = []  # what it happens for

    @property
    def part(self) -> str:
        """What is read: the event, or the option alone (CORE-EVENT-05)."""
        return option_of(self.event, self.option) if self.option else self.event

    def cause(self, kind: type[E]) -> E:
        """What it happens for, of this kind."""
        return next(event for event in self.because if isinstance(event, kind))

    def read(self, state: MissionState) -> None:
        if self.part not in state.happened:
            state.happened.append(self.part)
        tell(state, self.part)

    def carry_out(self, state: MissionState) -> None:
        text = mission_text(state)
        effects = text.options[self.event][self.option] if self.option else text.events[self.event]
        if self.done < len(effects):
            self.done += 1
            effects[self.done - 1](state, self)
            self.repeat()

    def look(self, state: MissionState) -> None:
        refresh_goals(state)
        if not self.option:
            state.occur(EventResolved(event=self.event))

    steps = (read, carry_out, look)


def option_of(event: str, option: str) -> str:
    """What an option of an event is called once it has been chosen: in `happened`, in `told` and in its message."""
    return f"{event}{OPTION}{option}"


def tell(state: MissionState, event: str) -> None:
    """Read a text to everybody, and keep it for who wants to hear it again (CORE-EVENT-07)."""
    state.told.append(Told(event, state.round))
    state.learn()
    state.log(EventRead(mission=state.mission, event=event))


class EventRevealed(Event):
    """An event of the mission is still to come, and everybody knows its text already."""

    mission: Public[str]
    event: Public[str]


def events_to_come(state: MissionState) -> list[str]:
    """The events that have not happened, briefing and end excluded."""
    return [event for event in mission_text(state).events if event not in state.happened]


def _event_name(state: MissionState, asked: Decision, event: str) -> Text:
    return text(f"mission-{state.mission}-event-{event}")


MISSION_EVENT = Verb("event", _event_name, itself)


class RevealEvent(Procedure):
    """The Imperial player chooses an event that is to come, and shows its text with all that it may leave to choose."""

    key: Public[str]
    ability: Public[str]
    seat: Public[int] = EMPIRE

    def offer(self, state: MissionState) -> Decision | None:
        options = each_of(MISSION_EVENT, events_to_come(state))
        return choose(EMPIRE, asking_text(self.key, self.ability), options) if options else None

    def take(self, state: MissionState, event: str) -> None:
        state.learn()
        options = mission_text(state).options.get(event, ())
        for part in (event, *(option_of(event, option) for option in options)):
            state.told.append(Told(part, state.round))
            state.log(EventRevealed(mission=state.mission, event=part))

    steps = (ask(offer, take),)


def refresh_goals(state: MissionState) -> None:
    """What the Rebels have to achieve now (CORE-EVENT-06)."""
    state.goals = [name for name, holds in mission_text(state).goals.items() if holds(state)]


def count(state: MissionState, name: str) -> None:
    """Count something once more, and let the mission hear of it."""
    state.memory[name] = state.memory.get(name, 0) + 1
    goals = state.goals
    refresh_goals(state)
    state.occur(Counted(name=name, count=state.memory[name], goals=goals))


# --- The end --------------------------------------------------------------------------------------


#: What a claimed crate is worth after the mission (CORE-TOKEN-05).
CRATE_CREDITS = 50


def rebels_win(state: MissionState, reason: str) -> None:
    _end(state, reason, *rebels(state))


def imperials_win(state: MissionState, reason: str) -> None:
    _end(state, reason, EMPIRE)


def _end(state: MissionState, reason: str, *winners: int) -> None:
    """CORE-MISSION-12: nothing else is played. What additional rewards ask for is looked at (CORE-REWARD-01); crates
    become credits, all that is carried or claimed leaves play (CORE-TOKEN-16), threat is lost (CORE-THREAT-06)."""
    state.finish(reason, *winners)
    for name, merit in mission_text(state).merits.items():
        state.merits[name] = int(merit(state))
    state.credits += closing_credits(state, 0)
    empire(state).influence += closing_influence(state, 0)
    for hero in state.heroes.values():
        state.credits += CRATE_CREDITS * hero.crates
        hero.crates = 0
    for token in [token for token in state.tokens.values() if token.carrier]:
        del state.tokens[token.id]
    state.threat = 0
