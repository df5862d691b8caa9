"""When an event of a mission happens. Triggers are joined with `|`; `&` narrows one by a condition."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from dejarik.assault.campaign.rules.attribute_tests import AttributeTested
from dejarik.assault.campaign.rules.cues import Cue, Sign
from dejarik.assault.campaign.rules.face_down import Revealed
from dejarik.assault.campaign.rules.figures import card_named
from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.missions import Condition, Counted, EventResolved
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, hero_of
from dejarik.assault.campaign.rules.wounds import Withdrawn, Wounded
from dejarik.assault.rules.events import RoundBegins, RoundEnds, StatusBegins
from dejarik.assault.rules.figures.damage import Defeated, Destroyed
from dejarik.assault.rules.movement import Escaped, Moved
from dejarik.assault.rules.objects.interacting import Interacted
from dejarik.assault.rules.reports import DoorOpened
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Event

#: What people see of events that are not told apart any further.
SIGNS: dict[type[Event], Sign] = {
    StatusBegins: Sign.STATUS_BEGINS,
    Defeated: Sign.FALLEN,
    Destroyed: Sign.DESTROYED,
    Wounded: Sign.WOUNDED,
    Moved: Sign.MOVED,
    Withdrawn: Sign.MOVED,
}


UNTOLD = Cue(Sign.ELSE)


@dataclass(frozen=True, slots=True)
class Signal:
    """Something that happens, and whether it is the thing meant."""

    on: type[Event]
    fits: Callable[[MissionState, Any], bool]
    tally: str = ""
    """What has to be counted several times for it."""
    cue: Cue = UNTOLD
    """What people see of it where they play with their own figures."""


@dataclass(frozen=True, slots=True)
class Trigger:
    """Any of these signals."""

    signals: tuple[Signal, ...]

    def __or__(self, other: Trigger) -> Trigger:
        return Trigger(self.signals + other.signals)

    def __and__(self, condition: Condition) -> Trigger:
        return Trigger(
            tuple(
                Signal(
                    each.on,
                    _narrowed(each.fits, condition),
                    each.tally,
                    replace(each.cue, only=(*each.cue.only, condition)),
                )
                for each in self.signals
            )
        )

    @property
    def tallies(self) -> tuple[str, ...]:
        """What is counted until it happens."""
        return tuple(each.tally for each in self.signals if each.tally)

    @property
    def cues(self) -> tuple[Cue, ...]:
        """What people see of it, each once."""
        return tuple(dict.fromkeys(each.cue for each in self.signals))


def _narrowed(
    fits: Callable[[MissionState, Any], bool], condition: Condition
) -> Callable[[MissionState, Any], bool]:
    return lambda state, event: fits(state, event) and condition(state)


def on(
    kind: type[Event],
    fits: Callable[[MissionState, Any], bool] | None = None,
    cue: Cue | None = None,
) -> Trigger:
    """What happens is such an event, and the one meant. Where it says itself which one that is, a message of the
    mission tells people what to look for (`mission-<id>-event-<event>-when`)."""
    seen = cue or (UNTOLD if fits is not None else Cue(SIGNS.get(kind, Sign.ELSE)))
    return Trigger((Signal(kind, fits or (lambda state, event: True), cue=seen),))


# --- Time -----------------------------------------------------------------------------------------


def round_ends(number: int = 0, *, from_: int = 0) -> Trigger:
    """At the end of a round (CORE-STATUS-06), of every one, or of every one from some round on."""
    return on(
        RoundEnds,
        lambda state, event: event.round >= from_ and (not number or event.round == number),
        Cue(Sign.ROUND_ENDS, number=number, first=from_),
    )


def round_begins(number: int = 0, *, from_: int = 0) -> Trigger:
    return on(
        RoundBegins,
        lambda state, event: event.round >= from_ and (not number or event.round == number),
        Cue(Sign.ROUND_BEGINS, number=number, first=from_),
    )


def status_begins() -> Trigger:
    """The first moment of the Status Phase."""
    return on(StatusBegins)


# --- Objects --------------------------------------------------------------------------------------


def opened(*doors: str) -> Trigger:
    """One of these doors opens or is destroyed; without a name, any."""

    def fits(state: MissionState, event: DoorOpened) -> bool:
        return not doors or event.door in [door_number(state, name) for name in doors]

    return on(DoorOpened, fits, Cue(Sign.OPENED, doors))


def destroyed(kind: str, number: int = 1) -> Trigger:
    """So many objects of a kind have been destroyed; 0: one more of them."""

    def fits(state: MissionState, event: Destroyed) -> bool:
        gone = [
            token
            for token in state.removed.values()
            if token.kind == kind and token.health and token.damage >= token.health
        ]
        return event.kind == kind and (not number or len(gone) == number)

    return on(Destroyed, fits, Cue(Sign.DESTROYED, (kind,), number))


def interacted(kind: str) -> Trigger:
    """A figure has interacted with an object of a kind."""
    return on(Interacted, lambda state, event: event.kind == kind, Cue(Sign.DEALT_WITH, (kind,)))


def tested(kind: str) -> Trigger:
    """A test on an object of a kind has been passed."""
    return on(
        AttributeTested,
        lambda state, event: (
            event.passed
            and any(
                token.id == event.token and token.kind == kind
                for token in (*state.tokens.values(), *state.removed.values())
            )
        ),
        Cue(Sign.DEALT_WITH, (kind,)),
    )


def revealed(kind: str, colour: str = "") -> Trigger:
    """A token of a kind that lay face down has been turned over, and is of that colour."""
    return on(
        Revealed,
        lambda state, event: event.kind == kind and (not colour or event.colour == colour),
        Cue(Sign.REVEALED, (kind,), colour=colour),
    )


def counted(name: str, number: int = 0) -> Trigger:
    """Something that the mission counts has happened so often; without a number, whenever it happens."""

    def fits(state: MissionState, event: Counted) -> bool:
        return event.name == name and number in (0, event.count)

    return Trigger((Signal(Counted, fits, name if number > 1 else "", Cue(Sign.COUNTED, (name,), number)),))


def resolved(event: str) -> Trigger:
    """An event of the mission has been carried out completely."""
    return on(EventResolved, lambda state, heard: heard.event == event, Cue(Sign.TOLD, (event,)))


# --- Figures --------------------------------------------------------------------------------------


def defeated(card: str, *, last: bool = False, of: str = "") -> Trigger:
    """A figure of a card is defeated; or the last one of its group; or only of groups that an event brought."""
    return on(
        Defeated,
        lambda state, event: (
            event.card == card_named(state, card)
            and (event.last or not last)
            and (not of or state.arrivals.get(event.group) == of)
        ),
        Cue(Sign.DEFEATED, (card,)),
    )


def escaped(card: str = "", number: int = 0, *, carrying: str = "", imperial: bool | None = None) -> Trigger:
    """A figure has escaped: of a card, of one side, the so many-th of these; with what it carried."""

    def is_meant(state: MissionState, figure: Figure) -> bool:
        hero = hero_of(state, figure)  # both sides of the sheet are the same hero
        name = figure.card if hero is None else hero.sheet
        return (not card or name == card_named(state, card)) and (
            imperial is None or imperial is (figure.seat == EMPIRE)
        )

    def fits(state: MissionState, event: Escaped) -> bool:
        away = [id for id in state.escaped if is_meant(state, state.fallen[id])]
        return (
            event.figure in away
            and (not number or len(away) == number)
            and (not carrying or carrying in event.carried)
        )

    return on(Escaped, fits, Cue(Sign.ESCAPED, (card,) if card else (), number))


def removed_last() -> Trigger:
    """A figure has been defeated: for conditions about who is left."""
    return on(Defeated)


def moved() -> Trigger:
    """A figure has moved a space, or a hero has withdrawn (CORE-WOUND-06): for conditions about where everybody is."""
    return on(Moved) | on(Withdrawn)


def _all_wounded(state: MissionState, event: Event) -> bool:
    return all(hero.wounded for hero in state.heroes.values())


def all_heroes_wounded() -> Trigger:
    """The last healthy hero has been wounded (CORE-WOUND-10)."""
    cue = Cue(Sign.ALL_WOUNDED)
    return on(Wounded, _all_wounded, cue) | on(Withdrawn, _all_wounded, cue)
