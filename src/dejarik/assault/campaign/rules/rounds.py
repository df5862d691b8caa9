"""The rounds of a mission (CORE-ROUND, CORE-STATUS): activations in turn, the Rebels first, then the Status Phase."""

from __future__ import annotations

from typing import Any, ClassVar

from dejarik.assault.campaign.rules.deploying import OptionalDeployment
from dejarik.assault.campaign.rules.heroes import (
    HeroActivates,
    companion_groups,
    give_activations,
    group_of,
    may_activate,
    present,
    ready_companions,
)
from dejarik.assault.campaign.rules.missions import imperials_win, mission_text
from dejarik.assault.campaign.rules.riding import drive, may_be_driven, riders
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, decide_together, hero_of
from dejarik.assault.campaign.rules.threat import gain_threat, threat_level
from dejarik.assault.rules.activation import GroupActivation, interlude
from dejarik.assault.rules.activation.uses import USE, player_options
from dejarik.assault.rules.events import RoundBegins, RoundEnds, StatusBegins
from dejarik.assault.rules.ground import members
from dejarik.assault.rules.movement import free_to_go
from dejarik.assault.rules.printed import profile
from dejarik.assault.rules.state import NOWHERE, Group
from dejarik.assault.rules.verbs import CHOOSE_FIGURE, group_label
from dejarik.kernel import (
    NOBODY,
    Decision,
    Event,
    Option,
    Permission,
    Procedure,
    Public,
    Use,
    Verb,
    ask,
    choose,
    each_of,
    itself,
    text,
)

#: A mission that nothing has ended by then is the Empire's. No printed mission comes near it.
LAST_ROUND = 20


#: Whether a group activates in its turn, asked of the group: there are figures that act at other times instead.
can_activate = Permission[MissionState]("can-activate", lambda state, group: True)


class TokenPassed(Event):
    """Three heroes: another one has the second activation token now (CORE-HERO-05)."""

    figure: Public[int]


class Mission(Procedure):
    """Rounds until the mission's events say that it is over (CORE-MISSION-11, -12)."""

    def next_round(self, state: MissionState) -> None:
        if state.round >= LAST_ROUND:
            return
        state.round += 1
        state.push(MissionRound())
        self.repeat()

    def time_is_up(self, state: MissionState) -> None:
        imperials_win(state, "mission-time")

    steps = (next_round, time_is_up)


class MissionRound(Procedure):
    """One round: its start, the Activation Phase, the Status Phase in its five steps (CORE-STATUS-01 to -05)."""

    scope: ClassVar[str] = "round"

    def begin(self, state: MissionState) -> None:
        free_to_go(state)
        give_activations(state)
        interlude(state, RoundBegins(round=state.round))

    def activate(self, state: MissionState) -> None:
        state.push(MissionActivations(imperial=mission_text(state).imperial_first))

    def status(self, state: MissionState) -> None:
        interlude(state, StatusBegins(round=state.round))

    def increase_threat(self, state: MissionState) -> None:
        gain_threat(state, threat_level(state, 0))

    def make_ready(self, state: MissionState) -> None:
        """CORE-STATUS-02: everything but the heroes' own cards, which they ready when they activate."""
        heroes = {group_of(state, hero).id for hero in present(state)}
        companions = {each.id for group in heroes for each in companion_groups(state, group)}
        of_heroes = tuple(f"@{group}" for group in heroes | companions)
        for group in state.groups.values():
            if group.id not in companions:
                group.make_ready()
        state.memory = {
            key: value
            for key, value in state.memory.items()
            if not key.startswith("exhausted:") or key.endswith(of_heroes)
        }

    def deploy(self, state: MissionState) -> None:
        state.push(OptionalDeployment())

    def end_of_round(self, state: MissionState) -> None:
        interlude(state, RoundEnds(round=state.round))

    def pass_token(self, state: MissionState) -> None:
        if state.extra:
            state.push(PassToken())

    steps = (
        begin,
        activate,
        status,
        increase_threat,
        make_ready,
        deploy,
        end_of_round,
        pass_token,
    )


class PassToken(Procedure):
    """Three heroes: the second token goes to a different hero (CORE-HERO-05), unless only one is left (-10)."""

    def offer(self, state: MissionState) -> Decision | None:
        options = each_of(
            CHOOSE_FIGURE, (hero.figure for hero in present(state) if hero.figure != state.extra)
        )
        return decide_together(state, text("heroes-pass-token"), options) if options else None

    def take(self, state: MissionState, figure: int) -> None:
        state.extra = figure
        state.log(TokenPassed(figure=figure))

    steps = (ask(offer, take),)


# --- The Activation Phase -------------------------------------------------------------------------


def _group_facts(state: MissionState, asked: Decision, id: int) -> dict[str, Any]:
    return {"group": id, "card": state.groups[id].card}


ACTIVATE = Verb("activate", group_label, itself, _group_facts)


class InsteadOfActivating(Event):
    """Not an event that happens but the occasion when a side has to activate a group: what is used passes its turn."""

    seat: Public[int]


PASS_TURN = Verb("pass", text("option-pass-turn"), declines=True)


class TurnPassed(Event):
    """The Rebels have left their turn to the Empire, as the mission lets them."""


class MissionActivations(Procedure):
    """The sides activate a group each in turn, the Rebels first unless the mission says otherwise, until nobody has one
    (CORE-ROUND-04 to -07)."""

    imperial: Public[bool] = False  # it is the Empire's turn

    def next_side(self, state: MissionState) -> None:
        if not ready_groups(state, imperial=self.imperial):
            self.imperial = not self.imperial
            if not ready_groups(state, imperial=self.imperial):
                self.end()

    def offer(self, state: MissionState) -> Decision | None:
        """CORE-ROUND-07: nobody passes, unless the mission says so; CORE-ACT-15: the Rebels decide together."""
        groups = ready_groups(state, imperial=self.imperial)
        options = each_of(ACTIVATE, (group.id for group in groups))
        if self.imperial:
            options += player_options(state, EMPIRE, InsteadOfActivating, USE)
            return choose(EMPIRE, text("activate-group"), options, pause=True)
        if mission_text(state).rebels_pass and ready_groups(state, imperial=True):
            options.append(Option(PASS_TURN))
        return decide_together(state, text("activate-group"), options, pause=True)

    def take(self, state: MissionState, choice: int | str | tuple[str, Use]) -> None:
        self.imperial = not self.imperial
        if isinstance(choice, str):
            state.log(TurnPassed())
        elif isinstance(choice, tuple):
            state.push(choice[1])
        else:
            begin_activation(state, state.groups[choice])
        self.go_to(MissionActivations.next_side)

    steps = (next_side, ask(offer, take))


def begin_activation(state: MissionState, group: Group) -> None:
    """A group activates; a hero with companions that are ready (CORE-CARD-05), a figure for the hero in it."""
    rider = riders(state).get(group.id)
    if rider is not None:
        drive(state, rider, group)
    for figure in members(state, group.id):
        if figure.id in state.heroes:
            ready_companions(state, group)
            state.occur(HeroActivates(figure=figure.id))
    state.push(GroupActivation(group=group.id, seat=group.seat))


def ready_groups(state: MissionState, *, imperial: bool) -> list[Group]:
    """The groups that a side could activate now; companions go with theirs."""
    ridden = riders(state)
    return [
        group
        for group in state.groups.values()
        if (group.seat == EMPIRE) is imperial
        and group.seat != NOBODY  # CORE-NEUTRAL-01
        and (may_be_driven(state, ridden[group.id]) if group.id in ridden else group.ready)
        and not profile(group.card).is_companion
        and any(figure.space != NOWHERE for figure in members(state, group.id))
        and can_activate(state, group.id)
        and _is_its_turn(state, group)
    ]


def _is_its_turn(state: MissionState, group: Group) -> bool:
    heroes = [hero for figure in members(state, group.id) if (hero := hero_of(state, figure)) is not None]
    return all(may_activate(state, hero) for hero in heroes)
