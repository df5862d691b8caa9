"""Putting a mission together: its events, objects, goals and ends become one text (`rules.texts`), and what heroes may
use in it another one, which each of them has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from dejarik.assault.board import Nature, Spaces
from dejarik.assault.campaign.rules.cues import Course, Due, Ending, Known, judged
from dejarik.assault.campaign.rules.missions import (
    Condition,
    Effect,
    EventHappens,
    Merit,
    MissionText,
    write_mission,
)
from dejarik.assault.campaign.rules.missions import imperials_win as give_to_empire
from dejarik.assault.campaign.rules.missions import rebels_win as give_to_rebels
from dejarik.assault.campaign.rules.state import IMPERIAL_TEAM, REBEL_TEAM, MissionState
from dejarik.assault.content.blocks import Part, rule
from dejarik.assault.content.blocks import cannot as forbidden
from dejarik.assault.content.campaign.language.joining import joined
from dejarik.assault.content.campaign.language.timing import later
from dejarik.assault.content.campaign.language.triggers import Trigger
from dejarik.assault.content.campaign.language.wants import MissionWants, Usable, Wants, declare_wants
from dejarik.assault.facts.campaign_records import Side as Winner
from dejarik.assault.rules.names import name_effect
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.printed import profile
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Ability, Event, Moment, Source, Use

Side = Callable[[MissionState, Figure], bool]

#: Why most missions are over that the Empire wins.
TIME, WOUNDED = "mission-time", "mission-wounded"


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a mission."""

    part: Part | None = None
    events: dict[str, tuple[Effect, ...]] = field(default_factory=dict)
    goals: dict[str, Condition] = field(default_factory=dict)
    wants: dict[str, Wants | None] = field(default_factory=dict)
    imperial: tuple[tuple[Condition, Wants], ...] = ()
    target: str = ""
    usable: dict[str, Usable] = field(default_factory=dict)
    options: dict[str, dict[str, tuple[Effect, ...]]] = field(default_factory=dict)
    obstacle: str = ""
    whole: str = ""
    impassable: str = ""
    neutral: str = ""
    escort: str = ""
    vehicle: str = ""
    chosen: str = ""
    link: tuple[str, str] | None = None
    confines: Callable[[MissionState, Figure], str] | None = None
    indoors: Callable[[MissionState, Figure], Spaces] | None = None
    height: str = ""
    crossable: bool = False
    breachable: bool = False
    open_to: Callable[[MissionState, Figure], list[str]] | None = None
    point_bar: Callable[[MissionState, str, str], bool] | None = None
    marked_points: Callable[[MissionState, str], list[int]] | None = None
    use: str = ""
    reason: str = ""
    tallies: tuple[tuple[int, str], ...] = ()
    for_heroes: tuple[Part, ...] = ()
    for_empire: tuple[Part, ...] = ()
    for_figures: tuple[Part, ...] = ()
    nature: Nature = Nature.ORDINARY
    incapacitates: bool = False
    helpless_uses: tuple[str, ...] = ()
    confiscates: bool = False
    lays_low: Side | None = None
    crawls: bool = False
    gap: str = ""
    bars_end: Callable[[MissionState, Figure], Spaces] | None = None
    barred_allies: tuple[str, ...] | None = ()
    own: dict[str, tuple[Part, ...]] = field(default_factory=dict)
    merits: dict[str, Merit] = field(default_factory=dict)
    foreseen: dict[str, Condition] = field(default_factory=dict)
    most: dict[str, int] = field(default_factory=dict)
    due: Due | None = None
    ending: Ending | None = None
    ends: bool = False
    after: tuple[str, ...] = ()


def mission(
    id: str,
    *blocks: Block,
    rules: int = 0,
    imperial_goal: str = "",
    asks: tuple[str, ...] = (),
    first_round: Mapping[int, int] | None = None,
    imperial_first: bool = False,
    rebels_pass: bool = False,
) -> None:
    """A whole mission: what its data file does not say. `rules`: how many its briefing tells; `asks`: what its
    rules ask for beside its events (`speaking`; messages `mission-<id>-asks-<name>`); `first_round`: what the dial
    begins with, by the number of heroes; `imperial_first`: the Empire activates first in each round; `rebels_pass`: the
    Rebels may leave a turn to the Empire instead of activating."""
    parts = [part for block in blocks if (part := _in_order(block, blocks)) is not None]
    events: dict[str, tuple[Effect, ...]] = {}
    goals: dict[str, Condition] = {}
    wants: dict[str, Wants | None] = {}
    usable: dict[str, list[Usable]] = {}
    choices: dict[str, dict[str, tuple[Effect, ...]]] = {}
    for block in blocks:
        events |= block.events
        goals |= block.goals
        wants |= block.wants
        for kind, use in block.usable.items():
            usable.setdefault(kind, []).append(use)
        choices |= block.options
    obstacles = frozenset(block.obstacle for block in blocks if block.obstacle)
    of_heroes = [part for block in blocks for part in block.for_heroes]
    parts_of_empire = [part for block in blocks for part in block.for_empire]
    of_figures = [part for block in blocks for part in block.for_figures]
    written = MissionText(
        id,
        events,
        goals,
        choices,
        obstacles,
        impassables=frozenset(block.impassable for block in blocks if block.impassable),
        wholes=frozenset(block.whole for block in blocks if block.whole),
        neutrals=frozenset(block.neutral for block in blocks if block.neutral),
        chosen=frozenset(block.chosen for block in blocks if block.chosen),
        links=tuple(block.link for block in blocks if block.link is not None),
        confines=tuple(block.confines for block in blocks if block.confines is not None),
        indoors=tuple(block.indoors for block in blocks if block.indoors is not None),
        heights=frozenset(block.height for block in blocks if block.height),
        crossable=any(block.crossable for block in blocks),
        breachable=any(block.breachable for block in blocks),
        open_to=tuple(block.open_to for block in blocks if block.open_to is not None),
        point_bars=tuple(block.point_bar for block in blocks if block.point_bar is not None),
        marked_points=tuple(block.marked_points for block in blocks if block.marked_points is not None),
        uses=frozenset(block.use for block in blocks if block.use),
        reasons=frozenset(block.reason for block in blocks if block.reason),
        bars_end=tuple(block.bars_end for block in blocks if block.bars_end is not None),
        gaps=frozenset(block.gap for block in blocks if block.gap),
        crawls=any(block.crawls for block in blocks),
        lays_low=next((block.lays_low for block in blocks if block.lays_low is not None), None),
        incapacitates=any(block.incapacitates for block in blocks),
        helpless_uses=frozenset(name for block in blocks for name in block.helpless_uses),
        confiscates=any(block.confiscates for block in blocks),
        barred_allies=_barred(blocks),
        own_uses={
            name: frozenset(part.name for part in parts if not part.name.isdigit())
            for block in blocks
            for name, parts in block.own.items()
        },
        hero_uses=frozenset(part.name for part in of_heroes),
        empire_uses=frozenset(part.name for part in parts_of_empire),
        figure_uses=frozenset(part.name for part in of_figures),
        vehicle=next((block.vehicle for block in blocks if block.vehicle), ""),
        escorts=frozenset(block.escort for block in blocks if block.escort),
        natures={block.neutral or block.escort: block.nature for block in blocks if block.nature},
        merits={name: merit for block in blocks for name, merit in block.merits.items()},
        foreseen={name: when for block in blocks for name, when in block.foreseen.items()},
        most={name: most for block in blocks for name, most in block.most.items()},
        dues={name: block.due for block in blocks if block.due is not None for name in block.events},
        endings=tuple(block.ending for block in blocks if block.ending is not None),
        first_round=first_round or {},
        imperial_first=imperial_first,
        rebels_pass=rebels_pass,
        rules=rules,
        imperial_goal=imperial_goal,
        asks=asks,
    )
    write_mission(written)
    _name_choices(written)
    anything = Wants((DOOR, *usable), tuple(block.target for block in blocks if block.target))
    of_rebels = {name: each or anything for name, each in wants.items()}
    of_empire = [each for block in blocks for each in block.imperial]
    tallies = [each for block in blocks for each in block.tallies]
    declare_wants(id, MissionWants(of_rebels, usable, of_empire, tallies))
    for block in blocks:
        for name, of_it in block.own.items():
            rule(written.own_text(name), *of_it)
    rule(id, *joined(parts))
    if of_heroes:
        rule(written.hero_text, *of_heroes)
    if parts_of_empire:
        rule(written.empire_text, *parts_of_empire)
    if of_figures:
        rule(written.figure_text, *of_figures)


def _name_choices(written: MissionText) -> None:
    """What a choice is called that the mission asks for: by its event, by what is used, or by a name of its own."""
    for part, names in (("event", written.events), ("use", written.uses), ("asks", written.asks)):
        for name in names:
            name_effect(written.id, name, f"mission-{written.id}-{part}-{name}")
    for name in written.hero_uses:
        name_effect(written.id, name, f"{written.hero_text}-{name}")


def _in_order(block: Block, blocks: Sequence[Block]) -> Part | None:
    """An end waits for the events of its moment, an event for those that it comes after."""
    first = [each for each in blocks if each.part is not None and each.events]
    if not block.ends:
        first = [each for each in first if set(each.events) & set(block.after)]
    parts = [each.part for each in first if each.part is not None]
    return block.part if block.part is None else later(block.part, parts)


def _barred(blocks: Sequence[Block]) -> frozenset[str] | None:
    if any(block.barred_allies is None for block in blocks):
        return None
    return frozenset(title for block in blocks for title in block.barred_allies or ())


# --- Events and ends ------------------------------------------------------------------------------


def event(
    name: str,
    trigger: Trigger,
    *effects: Effect,
    when: Condition | None = None,
    each: bool = False,
    after: tuple[str, ...] = (),
    choices: dict[str, tuple[Effect, ...]] | None = None,
) -> Block:
    """Something that happens once, or each time: its text is read, and its effects are carried out (CORE-EVENT-02);
    `after` which others of the same moment."""

    def happen(state: MissionState, use: Use) -> None:
        state.push(EventHappens(event=name, because=[use.event(state, Event)]))

    part = _listening(f"event-{name}", trigger, happen, lambda state: _is_due(state, name, when, each))
    due = Due(trigger.cues, when, each)
    return Block(part, {name: effects}, options={name: choices} if choices else {}, after=after, due=due)


def _is_due(state: MissionState, name: str, when: Condition | None, each: bool) -> bool:
    return (each or name not in state.happened) and (when is None or when(state))


def whenever(name: str, trigger: Trigger, do: Callable[[MissionState], None]) -> Block:
    """Something that a rule of the briefing says, each time: nothing is read."""
    return Block(_listening(name, trigger, lambda state, use: do(state), lambda state: True))


def rebels_win(reason: str, trigger: Trigger | None = None, *, when: Condition | None = None) -> Block:
    """The heroes have achieved what they came for; without a trigger, something else of the mission says when."""
    if trigger is None:
        return Block(reason=reason, ending=Ending(Winner.REBEL, reason))
    end = _end(f"rebels-win-{reason}", reason, trigger, when, lambda state: give_to_rebels(state, reason))
    ending = Ending(Winner.REBEL, reason, Due(trigger.cues, when))
    return replace(end, tallies=tuple((REBEL_TEAM, name) for name in trigger.tallies), ending=ending)


def imperials_win(reason: str, trigger: Trigger | None = None, *, when: Condition | None = None) -> Block:
    """The Empire has; without a trigger, something else of the mission says when."""
    if trigger is None:
        return Block(reason=reason, ending=Ending(Winner.IMPERIAL, reason))
    end = _end(f"imperials-win-{reason}", reason, trigger, when, lambda state: give_to_empire(state, reason))
    ending = Ending(Winner.IMPERIAL, reason, Due(trigger.cues, when))
    return replace(end, tallies=tuple((IMPERIAL_TEAM, name) for name in trigger.tallies), ending=ending)


def _end(
    name: str,
    reason: str,
    trigger: Trigger,
    when: Condition | None,
    finish: Callable[[MissionState], None],
) -> Block:
    def happen(state: MissionState, use: Use) -> None:
        finish(state)

    return Block(_listening(name, trigger, happen, when or (lambda state: True)), reason=reason, ends=True)


def _listening(name: str, trigger: Trigger, do: Callable[[MissionState, Use], None], when: Condition) -> Part:
    """A text of the mission that listens to all signals of a trigger."""
    abilities = []
    for signal in trigger.signals:
        fits, on = signal.fits, signal.on

        def due(state: MissionState, use: Use, fits=fits, on=on) -> bool:  # type: ignore[no-untyped-def]
            return bool(fits(state, use.event(state, on))) and when(state)

        abilities.append(Ability(name, on, do, due, Moment.AFTER, forced=True))
    return Part(name, tuple(abilities))


def goal(
    name: str,
    wants: Wants | None = None,
    *,
    from_: str = "",
    until: str = "",
    when: Condition | None = None,
) -> Block:
    """What the Rebels are told to achieve, from one event on and until another (CORE-EVENT-06). Where it does not say
    what bots want, they want to use and destroy whatever they can."""
    return Block(goals={name: _meanwhile(from_, until, when)}, wants={name: wants})


def imperials_want(wants: Wants, *, from_: str = "", until: str = "", when: Condition | None = None) -> Block:
    """What bots of the Empire want besides wounding heroes and keeping them from their goals: advice, that nobody is
    told, from one event on and until another."""
    return Block(imperial=((_meanwhile(from_, until, when), wants),))


def _meanwhile(from_: str, until: str, when: Condition | None) -> Condition:
    def holds(state: MissionState) -> bool:
        return (
            (not from_ or from_ in state.happened)
            and (not until or until not in state.happened)
            and (when is None or when(state))
        )

    return Known(holds, lambda course: _meant(course, from_, until, when))


def _meant(course: Course, from_: str, until: str, when: Condition | None) -> bool | None:
    """The same, by what has been told."""
    if (from_ and from_ not in course.happened) or (until and until in course.happened):
        return False
    return judged(when, course)


# --- What holds all the time ----------------------------------------------------------------------


def cannot(query: str, who: Side, *, when: Condition) -> Block:
    """Some figures cannot do something while something holds."""

    def concerned(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
        return who(state, figure) and when(state)

    return Block(forbidden(f"cannot-{query}", query, who=concerned))


# --- What figures may do --------------------------------------------------------------------------


def for_heroes(*parts: Part) -> Block:
    """What each hero may do in this mission besides the own (messages `rules-<mission>-<part>`)."""
    return Block(for_heroes=parts)


def for_empire(*parts: Part) -> Block:
    """What figures of the Empire may do in this mission besides the own: each part says which of them (messages
    `rules-<mission>-empire-<part>`). The text belongs to no figure; the one that acts uses it."""
    return Block(for_empire=parts)


def of_figure(name: str, *parts: Part) -> Block:
    """What a figure of this mission alone has besides its card (messages `rules-<mission>-<name>-<part>`)."""
    return Block(own={name: parts})


def without_ally(*cards: str) -> Block:
    """The Rebels cannot bring allies of these names, on whatever card; without a name, none (CORE-ALLY-03)."""
    return Block(barred_allies=tuple(profile(card).title for card in cards) if cards else None)


def without_items() -> Block:
    """All items of the heroes lie face down from the start: they cannot be used before something gives them back
    (`rules.confiscating`)."""
    return Block(confiscates=True)


def incapacitates(*uses: str) -> Block:
    """Heroes who would withdraw stay on the board instead, and can only move (CORE-INCAP), or interact for these."""
    return Block(incapacitates=True, helpless_uses=uses)


def lays_low(who: Side, *, crawls: bool = False) -> Block:
    """Figures that are incapacitated instead of being defeated (CORE-INCAP): they stay where they are, unless they may
    crawl on with one action, as heroes may."""
    return Block(lays_low=who, crawls=crawls)
