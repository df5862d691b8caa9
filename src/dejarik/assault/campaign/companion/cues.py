"""What follows from what people say: which events are due, and how the mission can be over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dejarik.assault import board
from dejarik.assault.campaign.companion.state import ToldState, needs_all_wounded
from dejarik.assault.campaign.rules.cues import Cue, Due, Ending, Sign, all_judged
from dejarik.assault.facts.campaign_records import Moment, Occasion

#: Signs that an object of a kind has been dealt with, one way or another.
_OBJECTS = frozenset({Sign.DEALT_WITH, Sign.DESTROYED, Sign.COUNTED, Sign.REVEALED})


@dataclass(frozen=True, slots=True)
class Seen:
    """Something that people have said: a sign, what it is about, and how often it has been seen by now."""

    sign: Sign
    name: str = ""
    number: int = 0


def events_due(state: ToldState, seen: Seen) -> tuple[list[str], list[str]]:
    """The events that happen at this, and those that might: only the Imperial player knows."""
    certain: list[str] = []
    possible: list[str] = []
    for event, due in state.text.dues.items():
        if not is_open(state, event):
            continue
        found = _judged(state, due, seen)
        if found is not False:
            (certain if found else possible).append(event)
    return certain, possible


def endings_due(state: ToldState, seen: Seen) -> tuple[list[Ending], list[Ending]]:
    """The same of the ways in which the mission can be over."""
    found = [(ending, _judged(state, ending.due, seen)) for ending in state.endings()]
    return [each for each, sure in found if sure], [each for each, sure in found if sure is None]


def is_open(state: ToldState, event: str) -> bool:
    """Whether an event can still happen."""
    due = state.text.dues[event]
    return due.each or event not in state.happened


def events_to_come(state: ToldState) -> list[str]:
    """Those that can still happen, for all that has been told: what the Imperial player looks through."""
    return [
        event
        for event, due in state.text.dues.items()
        if is_open(state, event) and all_judged([due.when], state) is not False
    ]


def endings_now(state: ToldState) -> list[Ending]:
    """How the mission can be over at this moment, each once."""
    found = {
        (each.side, each.reason): each
        for each in state.endings()
        if each.due == Due() or _can_be(state, each)
    }
    return list(found.values())


def _can_be(state: ToldState, ending: Ending) -> bool:
    if all_judged([ending.due.when], state) is False:
        return False
    return any(_in_time(state, cue) and all_judged(cue.only, state) is not False for cue in ending.due.cues)


def _in_time(state: ToldState, cue: Cue) -> bool:
    """Whether a cue can be seen in this part of this round."""
    if cue.sign is not Sign.ROUND_ENDS:
        return True
    return state.at_end_of_round and _fits_round(cue, state.round)


def _judged(state: ToldState, due: Due, seen: Seen) -> bool | None:
    """Whether something is due at what was seen; None: it might be."""
    found: list[bool | None] = []
    for cue in due.cues:
        fits = _fits(state, cue, seen)
        if fits is not False:
            holds = all_judged([due.when, *cue.only], state)
            found.append(False if holds is False else None if holds is None or fits is None else True)
    return True if True in found else None if None in found else False


def _fits(state: ToldState, cue: Cue, seen: Seen) -> bool | None:
    """Whether a cue means what was seen."""
    if seen.sign is Sign.ELSE:
        return False
    if seen.sign in (Sign.ROUND_ENDS, Sign.ROUND_BEGINS):
        return cue.sign is seen.sign and _fits_round(cue, seen.number)
    if seen.sign is Sign.DEALT_WITH:
        if cue.sign not in _OBJECTS or seen.name not in cue.names:
            return False
        return None if cue.colour else cue.number in (0, seen.number)
    return cue.sign is seen.sign and (not cue.names or seen.name in cue.names)


def _fits_round(cue: Cue, number: int) -> bool:
    return number >= cue.first and cue.number in (0, number)


# --- What people can say without knowing what comes of it ---------------------------------------------


def doors_closed(state: ToldState) -> list[str]:
    """The doors at sections that are laid."""
    spaces = laid_spaces(state)
    return [
        str(each.name)
        for each in state.layout.doors
        if each.name not in state.opened
        and not each.open_at_start
        and any(space in spaces for edge in each.edges for space in edge)
    ]


def objects_left(state: ToldState) -> list[str]:
    """The kinds of objects on sections that are laid, as long as not all of them have been dealt with."""
    return [kind for kind, count in objects_laid(state).items() if state.counted.get(kind, 0) < count]


def objects_laid(state: ToldState) -> dict[str, int]:
    """How many objects of each kind lie there."""
    spaces, found = laid_spaces(state), dict[str, int]()
    for kind in sorted(state.text.token_kinds):
        count = sum(
            space in spaces
            for each in state.layout.objects
            if each.kind == kind and is_laid(state, each.placed)
            for space in each.spaces
        )
        if count:
            found[kind] = count
    return found


def is_laid(state: ToldState, placed: Moment) -> bool:
    """Whether something lies there that comes at some moment, once its section does."""
    return placed.at is not Occasion.EVENT or placed.name in state.happened


def laid_spaces(state: ToldState) -> set[str]:
    """The spaces of the sections that lie on the table."""
    sections = board.load_mission_map(state.map).sections
    return {str(space) for each in sections if each.name in state.sections for space in each.spaces}


def contradictions(state: ToldState) -> Iterator[Ending]:
    """Ways in which the mission would have been over, by what has been entered, although it was over otherwise."""
    given = state.entered
    if given is None or state.healthy:
        return
    for ending in state.endings():
        is_due = needs_all_wounded(ending) and all_judged([ending.due.when], state) is True
        if is_due and (given.side, given.reason) != (ending.side, ending.reason):
            yield ending
