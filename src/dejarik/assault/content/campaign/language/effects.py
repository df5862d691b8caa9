"""What happens when an event of a mission does. An effect changes the state, or starts what does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from dejarik.assault.campaign.rules.deploying import (
    POINT,
    DeployGroup,
    OptionalDeployment,
    deploy_reserved,
    has_figures,
)
from dejarik.assault.campaign.rules.figures import card_named
from dejarik.assault.campaign.rules.layout import door as door_of
from dejarik.assault.campaign.rules.layout import (
    door_number,
    health_of,
    laid_spaces,
    layout_of,
    objects,
    section,
    spaces_of,
)
from dejarik.assault.campaign.rules.missions import Effect, EventHappens, mission_text, option_of
from dejarik.assault.campaign.rules.sections import lay_object, place_section, replace_sections
from dejarik.assault.campaign.rules.state import (
    EMPIRE,
    WHOLE_MISSION,
    MissionState,
    decide_together,
    empire,
    is_rebel,
    rebels,
)
from dejarik.assault.campaign.rules.threat import gain_threat, threat_level
from dejarik.assault.dice.attack import Condition as FigureCondition
from dejarik.assault.facts.campaign_records import Arrival, Moment, Occasion, Side, Slug
from dejarik.assault.rules.figures.conditions import GainCondition, gain_condition
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import board_for, figures_near, forget_board, on_board
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.names import card_text
from dejarik.assault.rules.objects.tokens import (
    DOOR,
    close_door,
    open_door,
    remove_token,
    tokens_of,
    unlock_door,
)
from dejarik.assault.rules.reports import TokenPlaced
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import (
    Decision,
    How,
    Option,
    Owner,
    Procedure,
    Public,
    Text,
    Verb,
    ask,
    choose,
    each_of,
    text,
)
from dejarik.kernel.events import AnyEvent

__all__ = [
    "Effect",
    "ally",
    "become",
    "blow_up",
    "branch",
    "deploy",
    "deploys",
    "forbid",
    "gain",
    "harden",
    "lead",
    "open_up",
    "optional_deployment",
    "options",
    "points",
    "remove",
    "replace",
    "reveal",
    "show",
    "shut",
    "unlock",
]


# --- Groups ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deploys:
    """Everything plain that the data say of an event."""

    def __call__(self, state: MissionState, occasion: EventHappens) -> None:
        facts = next(each for each in layout_of(state).events if each.name == occasion.event)
        for arrival in facts.deploys:
            if not arrival.in_branch and arrival.card and arrival.spaces:
                _arrive(state, occasion, arrival)
        on, off = points_of(state, occasion.event)
        _switch(state, on=on, off=off)
        if facts.threat or facts.threat_by_level:
            gain_threat(state, facts.threat + facts.threat_by_level * threat_level(state, 0))
        if facts.optional_deployment:
            state.push(OptionalDeployment(spaces=laid_spaces(state, facts.optional_at)))


def deploys() -> Effect:
    """All groups that the data say this event deploys, where they say, as far as it is laid; and the points that it
    turns on and off, its threat and its optional deployment."""
    return Deploys()


def _arrive(state: MissionState, occasion: EventHappens, arrival: Arrival) -> None:
    spaces = laid_spaces(state, arrival.spaces)
    if arrival.side is Side.REBEL:
        _join(state, arrival.card, spaces, occasion.event, exhausted=arrival.exhausted)
        return
    deploy_reserved(
        state,
        arrival.card,
        occasion.event,
        spaces,
        reinforce=arrival.reinforce,
        redeploy=arrival.redeploy,
        figures=arrival.figures,
        exhausted=arrival.exhausted,
        anywhere=arrival.anywhere,
    )


def lead(state: MissionState, figure: Figure, spaces: int, *, by: int) -> None:
    """A player may move a neutral figure, because the mission says so (CORE-NEUTRAL-02)."""
    state.push(MoveSpaces(figure=figure.id, spaces=spaces, seat=by, by_mission=True))


class DeployAtOne(Procedure):
    """A reserved group comes to one of several places, of the Imperial player's choice."""

    card: Public[str]
    event: Public[str]
    seat: Public[int]
    spaces: Owner[list[int]] = []  # deployment points may be among them

    def offer(self, state: MissionState) -> Decision | None:
        prompt = text("deploy-point", card=card_text(card_named(state, self.card)))
        return choose(EMPIRE, prompt, each_of(POINT, self.spaces)) if self.spaces else None

    def take(self, state: MissionState, space: int) -> None:
        deploy_reserved(state, self.card, self.event, [space])

    steps = (ask(offer, take),)


def deploy(card: str, at: Callable[[MissionState], list[int]]) -> Effect:
    """A reserved group comes to one of the places that there are then (CORE-DEPLOY-02)."""
    return lambda state, occasion: state.push(
        DeployAtOne(card=card, event=occasion.event, seat=EMPIRE, spaces=at(state))
    )


def ally(card: str, *spaces: str) -> Effect:
    """Figures that the mission gives to the Rebels: no threat, no optional deployment (CORE-ALLY-07)."""
    return lambda state, occasion: _join(state, card, spaces_of(state, spaces), occasion.event)


def _join(state: MissionState, card: str, spaces: list[int], event: str, *, exhausted: bool = False) -> None:
    seat = rebels(state)[0]
    if has_figures(state, card_named(state, card), seat):
        state.push(DeployGroup(card=card, seat=seat, spaces=spaces, event=event, exhausted=exhausted))


def become(card: str, condition: FigureCondition) -> Effect:
    """The figures of a card that this event has brought gain a condition."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        for figure in on_board(state):
            if figure.card == card_named(state, card) and state.arrivals.get(figure.group) == occasion.event:
                gain_condition(state, figure, condition)

    return carry_out


def optional_deployment() -> Effect:
    """The Imperial player may deploy and reinforce now (CORE-DEPLOY-03)."""
    return lambda state, occasion: state.push(OptionalDeployment())


# --- Threat and points ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gain:
    """Threat that the Imperial player gains."""

    threat: int
    levels: int

    def __call__(self, state: MissionState, occasion: EventHappens) -> None:
        gain_threat(state, self.threat + self.levels * threat_level(state, 0))


def gain(threat: int = 0, *, levels: int = 0) -> Effect:
    """The Imperial player gains threat: so much, and so many times the threat level."""
    return Gain(threat, levels)


def points(*, on: Iterable[str] = (), off: Iterable[str] = ()) -> Effect:
    """Deployment points become active or inactive (CORE-DEPLOY-06)."""
    return lambda state, occasion: _switch(state, on=on, off=off)


def points_of(state: MissionState, event: str) -> tuple[list[str], list[str]]:
    """The points that the data say an event turns on, and those that it turns off: at the event or at the point."""
    layout, moment = layout_of(state), Moment(at=Occasion.EVENT, name=Slug(event))
    facts = next(each for each in layout.events if each.name == event)
    on = [*facts.points_on, *(each.name for each in layout.points if each.active == moment)]
    off = [*facts.points_off, *(each.name for each in layout.points if each.until == moment)]
    return list(dict.fromkeys(on)), list(dict.fromkeys(off))


def _switch(state: MissionState, *, on: Iterable[str], off: Iterable[str]) -> None:
    left = [name for name in empire(state).points if name not in set(off)]
    empire(state).points = [*left, *(name for name in on if name not in left)]


def forbid(permission: str) -> Effect:
    """Something cannot be done for the rest of the mission: `can-gain-threat`, `can-recover` …"""
    return lambda state, occasion: state.modify(permission, How.FORBID, until=WHOLE_MISSION)


# --- The map --------------------------------------------------------------------------------------


def reveal(name: str) -> Effect:
    """A section of the map is placed, with everything that lies on it."""
    return lambda state, occasion: place_section(state, section(state, name))


def replace(*names: str, by: str = "") -> Effect:
    """Sections of the map are taken away, and another one is laid; who stood there comes to the nearest space."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        new = [section(state, by)] if by else []
        replace_sections(state, [section(state, name) for name in names], new)

    return carry_out


def unlock(*doors: str) -> Effect:
    """Doors are no longer locked."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        for token in _doors(state, doors):
            unlock_door(state, token)

    return carry_out


def open_up(*doors: str) -> Effect:
    """Doors are open from now on."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        for token in _doors(state, doors):
            open_door(state, token)

    return carry_out


def shut(*doors: str) -> Effect:
    """Doors are closed and locked; what it takes to break them down is in the data (CORE-DOOR-04, -09)."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        for door in doors:
            facts = door_of(state, door)
            token = next(iter(_doors(state, [door])), None) or close_door(state, door_number(state, door))
            token.locked = True
            token.health, token.block, token.defence = health_of(state, facts), facts.block, list(facts.dice)

    return carry_out


def _doors(state: MissionState, names: Iterable[str]) -> list[Token]:
    """Those of these doors that are closed."""
    numbers = [door_number(state, name) for name in names]
    return [token for token in tokens_of(state, DOOR) if token.door in numbers]


def harden(kind: str, health: int) -> Effect:
    """Objects of a kind have another Health from now on."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        for token in tokens_of(state, kind):
            token.health = health

    return carry_out


def show(kind: str) -> Effect:
    """Objects of a kind that were not there come onto the map."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        there = board_for(state).map.spaces
        for each in objects(state, kind):
            for token in lay_object(state, each, there):
                state.log(TokenPlaced(token=token.id, kind=token.kind, space=token.space))
        forget_board(state)

    return carry_out


def remove(kind: str) -> Effect:
    """Objects of a kind leave the map."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        for token in tokens_of(state, kind):
            remove_token(state, token)

    return carry_out


def blow_up(state: MissionState, space: int, damage: int, *conditions: FigureCondition) -> None:
    """Each Rebel figure on or next to a space suffers damage, and what is still there of them gains conditions."""
    struck = [figure for figure in figures_near(state, 1 << space, 1) if is_rebel(state, figure)]
    hurt(state, struck, damage, by=EMPIRE)
    state.push(
        *(
            GainCondition(figure=figure.id, condition=condition)
            for figure in struck
            for condition in conditions
        )
    )


# --- Choices --------------------------------------------------------------------------------------


def _option_label(state: MissionState, asked: Decision, option: str) -> Text:
    event = asked.about["event"]
    return text(f"mission-{state.mission}-event-{event}-option-{option}")


OPTION = Verb("option", _option_label, lambda state, asked, option: str(option))


class ChooseOption(Procedure):
    """An event leaves a choice: only what is chosen is read and happens (CORE-EVENT-05, IA-HIDDENINFO-01)."""

    event: Public[str]
    imperial: Public[bool]
    because: Public[list[AnyEvent]] = []
    fresh: Public[bool] = False  # only what has not been chosen before

    def offer(self, state: MissionState) -> Decision | None:
        prompt = text("mission-choose", event=text(f"mission-{state.mission}-event-{self.event}"))
        offered = [
            Option(OPTION, name)
            for name in mission_text(state).options[self.event]
            if not self.fresh or option_of(self.event, name) not in state.happened
        ]
        if not offered:
            return None
        if self.imperial:
            return choose(EMPIRE, prompt, offered, about={"event": self.event})
        return decide_together(state, prompt, offered, event=self.event)

    def take(self, state: MissionState, option: str) -> None:
        state.push(EventHappens(event=self.event, option=option, because=self.because))

    steps = (ask(offer, take),)


def options(*, imperial: bool, fresh: bool = False) -> Effect:
    """One side chooses among the options of this event; among those that it has not chosen before, if `fresh`."""

    return lambda state, occasion: state.push(
        ChooseOption(event=occasion.event, imperial=imperial, because=occasion.because, fresh=fresh)
    )


def branch(which: Callable[[MissionState], str]) -> Effect:
    """One of the options of this event is carried out, and it follows from the state which."""
    return lambda state, occasion: state.push(EventHappens(event=occasion.event, option=which(state)))
