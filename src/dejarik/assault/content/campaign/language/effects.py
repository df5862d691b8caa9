"""What happens when an event of a mission does. An effect changes the state, or starts what does."""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.assault.campaign.rules.deploying import (
    DeployGroup,
    OptionalDeployment,
    deploy_reserved,
    has_figures,
)
from dejarik.assault.campaign.rules.layout import door as door_of
from dejarik.assault.campaign.rules.layout import layout_of, objects, point, section, space_of, spaces_of
from dejarik.assault.campaign.rules.missions import Effect, EventHappens, mission_text
from dejarik.assault.campaign.rules.sections import place_section
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, decide_together, empire, rebels
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.dice.attack import Condition as FigureCondition
from dejarik.assault.facts.campaign_records import Arrival, Side
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import board_for, figures_near
from dejarik.assault.rules.objects.tokens import DOOR, add_token, remove_token, tokens_of
from dejarik.assault.rules.reports import TokenPlaced
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Decision, How, Option, Procedure, Public, Text, Verb, ask, choose, text

__all__ = [
    "Effect",
    "ally",
    "deploy",
    "deploys",
    "forbid",
    "gain",
    "hurt_beside",
    "optional_deployment",
    "options",
    "points",
    "remove",
    "reveal",
    "show",
    "unlock",
]


# --- Groups ---------------------------------------------------------------------------------------


def deploys() -> Effect:
    """All groups that the data say this event deploys, where they say; and the points that it turns on and off."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        facts = next(each for each in layout_of(state).events if each.name == occasion.event)
        for arrival in facts.deploys:
            if not arrival.in_branch and arrival.card and arrival.spaces:
                _arrive(state, occasion, arrival)
        _switch(state, on=facts.points_on, off=facts.points_off)
        if facts.threat or facts.threat_by_level:
            gain_threat(state, facts.threat + facts.threat_by_level * state.threat_level)
        if facts.optional_deployment:
            state.push(OptionalDeployment())

    return carry_out


def _arrive(state: MissionState, occasion: EventHappens, arrival: Arrival) -> None:
    spaces = spaces_of(state, arrival.spaces)
    if arrival.side is Side.REBEL:
        _join(state, arrival.card, spaces)
        return
    for forbidden in ("can-be-reinforced",) * (not arrival.reinforce) + ("comes-back",) * (
        not arrival.redeploy
    ):
        state.memory[f"{forbidden}:{arrival.card}"] = 1
    deploy_reserved(state, arrival.card, occasion.event, spaces)


def deploy(card: str, at: str) -> Effect:
    """A reserved group comes to a deployment point, or to a space."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        known = [each.name for each in layout_of(state).points]
        space = point(state, at).space if at in known else at
        deploy_reserved(state, card, occasion.event, [space_of(state, space)])

    return carry_out


def ally(card: str, *spaces: str) -> Effect:
    """Figures that the mission gives to the Rebels: no threat, no optional deployment (CORE-ALLY-07)."""
    return lambda state, occasion: _join(state, card, spaces_of(state, spaces))


def _join(state: MissionState, card: str, spaces: list[int]) -> None:
    if has_figures(state, card):
        state.push(DeployGroup(card=card, seat=rebels(state)[0], spaces=spaces))


def optional_deployment() -> Effect:
    """The Imperial player may deploy and reinforce now (CORE-DEPLOY-03)."""
    return lambda state, occasion: state.push(OptionalDeployment())


# --- Threat and points ----------------------------------------------------------------------------


def gain(threat: int = 0, *, levels: int = 0) -> Effect:
    """The Imperial player gains threat: so much, and so many times the threat level."""
    return lambda state, occasion: gain_threat(state, threat + levels * state.threat_level)


def points(*, on: Iterable[str] = (), off: Iterable[str] = ()) -> Effect:
    """Deployment points become active or inactive (CORE-DEPLOY-06)."""
    return lambda state, occasion: _switch(state, on=on, off=off)


def _switch(state: MissionState, *, on: Iterable[str], off: Iterable[str]) -> None:
    left = [name for name in empire(state).points if name not in set(off)]
    empire(state).points = [*left, *(name for name in on if name not in left)]


def forbid(permission: str) -> Effect:
    """Something cannot be done for the rest of the mission: `can-gain-threat`, `can-recover` …"""
    return lambda state, occasion: state.modify(permission, How.FORBID)


# --- The map --------------------------------------------------------------------------------------


def reveal(name: str) -> Effect:
    """A section of the map is placed, with everything that lies on it."""
    return lambda state, occasion: place_section(state, section(state, name))


def unlock(*doors: str) -> Effect:
    """Doors are no longer locked."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        ground = board_for(state)
        for token in tokens_of(state, DOOR):
            if any(int(ground.door(door_of(state, name).on_board)) == token.door for name in doors):
                token.locked = False

    return carry_out


def show(kind: str) -> Effect:
    """Objects of a kind that were not there come onto the map."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        for each in objects(state, kind):
            for space in spaces_of(state, each.spaces):
                token = add_token(state, each.kind, space, health=each.health, block=each.block)
                state.log(TokenPlaced(token=token.id, kind=token.kind, space=space))

    return carry_out


def remove(kind: str) -> Effect:
    """Objects of a kind leave the map."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        for token in tokens_of(state, kind):
            remove_token(state, token)

    return carry_out


def hurt_beside(space: int, who: Iterable[Figure], damage: int, state: MissionState) -> list[Figure]:
    """Those of some figures that are on or next to a space suffer damage, and are named."""
    near = {figure.id for figure in figures_near(state, 1 << space, 1)}
    struck = [figure for figure in who if figure.id in near]
    hurt(state, struck, damage, by=EMPIRE)
    return struck


def become(figures: Iterable[Figure], condition: FigureCondition, state: MissionState) -> None:
    for figure in figures:
        if figure.id in state.figures:
            gain_condition(state, figure, condition)


# --- Choices --------------------------------------------------------------------------------------


def _option_label(state: MissionState, asked: Decision, option: str) -> Text:
    event = asked.about["event"]
    return text(f"mission-{state.mission}-event-{event}-option-{option}")


OPTION = Verb("option", _option_label, lambda state, asked, option: str(option))


class ChooseOption(Procedure):
    """An event leaves a choice: only what is chosen is read and happens (CORE-EVENT-05, IA-HIDDENINFO-01)."""

    event: Public[str]
    imperial: Public[bool]

    def offer(self, state: MissionState) -> Decision | None:
        prompt = text("mission-choose", event=text(f"mission-{state.mission}-event-{self.event}"))
        offered = [Option(OPTION, name) for name in mission_text(state).options[self.event]]
        if self.imperial:
            return choose(EMPIRE, prompt, offered, about={"event": self.event})
        return decide_together(state, prompt, offered, event=self.event)

    def take(self, state: MissionState, option: str) -> None:
        state.happened.append(f"{self.event}-option-{option}")
        state.push(EventHappens(event=self.event, option=option))

    steps = (ask(offer, take),)


def options(*, imperial: bool) -> Effect:
    """One side chooses among the options of this event."""

    return lambda state, occasion: state.push(ChooseOption(event=occasion.event, imperial=imperial))
