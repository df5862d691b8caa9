"""The Empire's groups: deployed, reinforced, and back to the hand (CORE-DEPLOY, CORE-DEFEAT-06 to -08). The mission
says where initial and reserved ones come, free of charge; those of the hand cost threat and need an active point."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from dejarik.assault.campaign.rules.arriving import place_members, place_near
from dejarik.assault.campaign.rules.attachments import AttachCards, equip, take_back
from dejarik.assault.campaign.rules.figures import add_named_group, strengthen
from dejarik.assault.campaign.rules.interior import has_room
from dejarik.assault.campaign.rules.layout import laid_spaces, point
from dejarik.assault.campaign.rules.missions import mission_text
from dejarik.assault.campaign.rules.prices import (
    DuringDeployment,
    can_be_reinforced_at_all,
    deployment_cost,
    kept_out,
    reinforcement_cost,
)
from dejarik.assault.campaign.rules.state import EMPIRE, WHOLE_MISSION, MissionState, empire
from dejarik.assault.campaign.rules.threat import spend_threat
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.figure_counts import groups_at_once
from dejarik.assault.facts.library import deployment, is_deployment
from dejarik.assault.rules.activation.uses import USE, player_options
from dejarik.assault.rules.events import Deployed
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import Defeated
from dejarik.assault.rules.figures.groups import exhaust_group
from dejarik.assault.rules.ground import members, team
from dejarik.assault.rules.names import ranked_text
from dejarik.assault.rules.printed import cost_of, profile
from dejarik.assault.rules.reports import GroupEvent
from dejarik.assault.rules.state import NOWHERE, Figure, Group
from dejarik.assault.rules.verbs import group_label, space_facts, space_label
from dejarik.kernel import (
    Decision,
    Event,
    How,
    Option,
    Owner,
    Permission,
    Procedure,
    Public,
    Query,
    Seen,
    Use,
    Verb,
    ask,
    choose,
    each_of,
    itself,
    text,
)
from dejarik.kernel.games import game_of

#: Whether the Empire may deploy and reinforce now: a mission may forbid it. Asked about no subject (0).
can_deploy = Permission[MissionState]("can-deploy", lambda state, subject: True)
#: Whether a group may be reinforced, and whether its card comes back when it is defeated: asked of the group.
can_be_reinforced = Permission[MissionState]("can-be-reinforced", lambda state, group: True)
comes_back = Permission[MissionState]("comes-back", lambda state, group: True)
#: The threat that the Empire gains for an ally, asked of the ally's group (CORE-ALLY-03).
ally_cost = Query[MissionState]("ally-cost", lambda state, group: cost_of(state.groups[group].card), least=0)


class GroupDeployed(GroupEvent):
    """A group has come onto the board."""


class Reinforced(GroupEvent):
    """A figure has been added to a group."""


class CardReturned(Event):
    """A Deployment card has come back to the Imperial hand."""

    card: Public[str]


class TroopsShown(Event):
    """The Imperial player has shown everybody the Deployment cards that are to come."""

    cards: Public[list[str]]


# --- A group comes in -----------------------------------------------------------------------------


class DeployGroup(Procedure):
    """A group with all its figures: each as close as possible to a space, or to its own (CORE-DEPLOY-01)."""

    card: Public[str]
    seat: Public[int]
    spaces: Seen[list[int]] = []
    anywhere: Public[bool] = False  # each figure comes to any of them
    event: Public[str] = ""  # of the mission, that brings it
    reinforce: Public[bool] = True  # whether it may be reinforced …
    redeploy: Public[bool] = True  # … and comes back to the hand when it is defeated
    exhausted: Public[bool] = False
    figures: Public[int] = 0  # how many come; 0: all
    conditions: Public[list[Condition]] = []  # that each of them has
    clear: Seen[list[int]] = []  # the places of other groups that the diagram shows
    group: Public[int] = 0

    def seen(self, eyes: Collection[int]) -> bool:
        """Where deployment points are, the Rebels do not know (CORE-INFO-01)."""
        return self.seat != EMPIRE or EMPIRE in eyes

    def enter(self, state: MissionState) -> None:
        group = add_named_group(state, self.seat, self.card, figures=self.figures)
        self.group = group.id
        if self.seat == EMPIRE:  # it was in the hand, or reserved
            state.learn()
        if self.event:
            state.arrivals[group.id] = self.event
        for permission, given in ((can_be_reinforced, self.reinforce), (comes_back, self.redeploy)):
            if not given:
                state.modify(permission.name, How.FORBID, subject=group.id, until=WHOLE_MISSION)
        placing = place_members(
            state, group, self.spaces, self.seat, anywhere=self.anywhere, clear=self.clear
        )
        state.push(AttachCards(group=group.id), *placing)

    def announce(self, state: MissionState) -> None:
        """CORE-DEPLOY-14: deploying counts as entering a space."""
        card = state.groups[self.group].card
        state.occur(GroupDeployed(seat=self.seat, card=card, group=self.group))
        placed = [figure for figure in members(state, self.group) if figure.space != NOWHERE]
        if placed:
            state.occur(*(Deployed(figure=figure.id) for figure in placed))
        for figure in placed:
            for condition in self.conditions:
                gain_condition(state, figure, condition)

    def finish(self, state: MissionState) -> None:
        if self.exhausted and self.group in state.groups:
            exhaust_group(state, state.groups[self.group])

    steps = (enter, announce, finish)


def deploy_reserved(
    state: MissionState,
    card: str,
    event: str,
    spaces: list[int],
    *,
    reinforce: bool = True,
    redeploy: bool = True,
    figures: int = 0,
    exhausted: bool = False,
    anywhere: bool = False,
    by: str = "",
) -> None:
    """A reserved group comes for its event, free of charge (CORE-DEPLOY-02, -11, -12). `by`: another event brings it
    before its own has happened, of which nobody shall know then."""
    reserved = empire(state).reserved
    found = next((each for each in reserved if card in (each.card, each.name) and each.event == event), None)
    if found is None:
        return
    reserved.remove(found)
    if has_figures(state, found.card):
        state.push(
            DeployGroup(
                card=card,
                seat=EMPIRE,
                spaces=spaces,
                event=by or event,
                reinforce=reinforce,
                redeploy=redeploy,
                figures=figures,
                exhausted=exhausted,
                anywhere=anywhere,
            )
        )


def has_figures(state: MissionState, card: str, seat: int = EMPIRE) -> bool:
    """CORE-DEPLOY-13, IA-SETUP-07 to -10: as many groups of a card and of its title at once as one copy of each product
    has; and each side has one of a name that is unique (CORE-ALLY-10)."""
    if not is_deployment(card):
        return True
    printed = deployment(card)
    alike = [group for group in state.groups.values() if profile(group.card).title == printed.title]
    if printed.unique:
        return not any(team(state, group.seat) == team(state, seat) for group in alike)
    same = [group for group in alike if group.card == card]
    return len(same) < max(1, printed.count) and len(alike) < groups_at_once(printed)


# --- Groups leave ---------------------------------------------------------------------------------


def return_card(state: MissionState, event: Defeated) -> None:
    """The last figure of a group is gone: a card that is not unique comes back to the hand (CORE-DEFEAT-06, -07), its
    Attachments to the play area (-08)."""
    group = state.groups.get(event.group)
    if not event.last or group is None:
        return
    if group.seat == EMPIRE:
        take_back(state, group)
        if is_deployment(group.card) and not profile(group.card).unique and comes_back(state, group.id):
            empire(state).hand.append(group.card)
            state.log(CardReturned(card=group.card))
    del state.groups[group.id]


# --- Optional deployments -------------------------------------------------------------------------


def _card_facts(state: MissionState, asked: Decision, card: str) -> dict[str, Any]:
    return {"card": card, "cost": price(state, card)}


def _group_facts(state: MissionState, asked: Decision, id: int) -> dict[str, Any]:
    card = state.groups[id].card
    return {"group": id, "card": card, "cost": reinforcement_cost(state, card)}


DEPLOY_GROUP = Verb(
    "deploy",
    lambda state, asked, card: text("option-deploy-group", card=ranked_text(card), cost=price(state, card)),
    itself,
    _card_facts,
)
REINFORCE = Verb(
    "reinforce",
    lambda state, asked, id: text(
        "option-reinforce",
        group=group_label(state, asked, id),
        cost=reinforcement_cost(state, state.groups[id].card),
    ),
    itself,
    _group_facts,
)
DEPLOYED = Verb("done", text("option-deploy-done"), declines=True)
POINT = Verb("point", space_label, lambda state, asked, space: str(space), space_facts)


class OptionalDeployment(Procedure):
    """The Imperial player deploys groups of the hand and reinforces others, as long as there is threat for it
    (CORE-DEPLOY-03 to -10)."""

    seat: Public[int] = EMPIRE
    spaces: Owner[list[int]] = []  # the places that an event names for it; none: the active points
    wanted: Owner[str] = ""  # a card whose deployment point is being chosen
    reinforced: Public[int] = 0  # or a group
    reduced: Owner[list[str]] = []  # abilities have been used for one of these: it costs less …
    reduction: Public[int] = 0  # … by so much
    exhausted: Public[bool] = False  # … and comes in exhausted
    figures: Public[int] = 0  # … or with so many figures only
    conditions: Public[list[Condition]] = []  # … or with these conditions

    def offer(self, state: MissionState) -> Decision | None:
        if not can_deploy(state, 0) or not self._points(state):  # CORE-DEPLOY-07
            return None
        uses = player_options(state, EMPIRE, DuringDeployment, USE)
        if self.reduced:
            payable = [
                card
                for card in self.reduced
                if price(state, card) <= state.threat and self._points(state, card)
            ]
            options = [*each_of(DEPLOY_GROUP, payable), *uses]
            return choose(EMPIRE, text("deploy-prompt", threat=state.threat), options)
        cards = [card for card in affordable(state) if self._points(state, card)]
        groups = [group.id for group in reinforceable(state) if self._points(state, group.card)]
        options = [*each_of(DEPLOY_GROUP, cards), *each_of(REINFORCE, groups), *uses]
        return choose(
            EMPIRE,
            text("deploy-prompt", threat=state.threat),
            [*options, Option(DEPLOYED)],
            about={"threat": state.threat},
            pause=bool(empire(state).hand)
            and state.threat > 0,  # being asked tells nothing of it (CORE-TIMING-12)
            bluff=game_of(state).has_bluff_windows(state) and not groups,
        )

    def take(self, state: MissionState, choice: int | str | tuple[str, Use]) -> None:
        if isinstance(choice, tuple):
            state.push(choice[1])
            self.go_to(OptionalDeployment.offer)
        elif isinstance(choice, int):
            self.reinforced = choice
        elif choice != "done":
            self.wanted = choice

    def offer_point(self, state: MissionState) -> Decision | None:
        if not (self.wanted or self.reinforced):
            return None
        card = self.wanted or state.groups[self.reinforced].card
        options = each_of(POINT, self._points(state, card))
        return choose(EMPIRE, text("deploy-point", card=ranked_text(card)), options)

    def take_point(self, state: MissionState, space: int) -> None:
        card, group = self.wanted, self.reinforced
        self.wanted, self.reinforced = "", 0
        if card:
            spend_threat(state, price(state, card))
            empire(state).hand.remove(card)
            state.push(
                DeployGroup(
                    card=card,
                    seat=EMPIRE,
                    spaces=[space],
                    exhausted=self.exhausted,
                    figures=self.figures,
                    conditions=self.conditions,
                )
            )
            self.reduced, self.reduction, self.exhausted = [], 0, False
            self.figures, self.conditions = 0, []
        else:
            spend_threat(state, reinforcement_cost(state, state.groups[group].card))
            state.push(Reinforce(group=group, space=space))
        self.go_to(OptionalDeployment.offer)

    def _points(self, state: MissionState, card: str = "") -> list[int]:
        return self.spaces or active_points(state, card)

    steps = (ask(offer, take), ask(offer_point, take_point))


def price(state: MissionState, card: str) -> int:
    """What a card of the hand costs in the deployment under way."""
    now = state.find(OptionalDeployment)
    less = now.reduction if now is not None and card in now.reduced else 0
    return max(0, deployment_cost(state, card) - less)


class Reinforce(Procedure):
    """One figure more for a group (CORE-DEPLOY-08, -10)."""

    group: Public[int]
    seat: Public[int] = EMPIRE
    space: Owner[int] = NOWHERE
    figure: Public[int] = 0

    def enter(self, state: MissionState) -> None:
        group = state.groups[self.group]
        taken = {figure.number for figure in members(state, group.id)}
        numbers = [figure.number for figure in state.fallen.values() if figure.group == group.id]
        number = min((each for each in numbers if each not in taken), default=max(taken) + 1)
        figure = Figure(state.new_id(), group.seat, group.id, group.card, number)
        state.figures[figure.id] = figure
        state.enter(group.card, group.seat, subject=figure.id)
        strengthen(state, figure)
        equip(state, figure)
        self.figure = figure.id
        state.push(place_near(figure, [self.space], self.seat))

    def announce(self, state: MissionState) -> None:
        group = state.groups[self.group]
        state.log(Reinforced(seat=group.seat, card=group.card, group=group.id))
        state.occur(Deployed(figure=self.figure))

    steps = (enter, announce)


def affordable(state: MissionState, less: int = 0, kept: int = 0) -> list[str]:
    """The cards of the hand that could be deployed now, each once (CORE-DEPLOY-04, -07, -13): for so much `less`, and
    with some threat `kept` for something else."""
    return [
        card
        for card in dict.fromkeys(empire(state).hand)
        if max(0, deployment_cost(state, card) - less) <= state.threat - kept
        and has_figures(state, card)
        and has_room(state, card)
        and empire(state).hand.count(card) > kept_out(state, card)
    ]


def reinforceable(state: MissionState) -> list[Group]:
    """CORE-DEPLOY-08, -09: groups on the map that lack a figure and have a printed reinforcement cost."""
    return [
        group
        for group in state.groups.values()
        if group.seat == EMPIRE
        and can_be_reinforced_at_all(group.card)
        and reinforcement_cost(state, group.card) <= state.threat
        and 0 < len(members(state, group.id)) < group.size
        and can_be_reinforced(state, group.id)
    ]


def active_points(state: MissionState, card: str = "") -> list[int]:
    """The spaces of the active deployment points (CORE-DEPLOY-06), on the sections that are laid; those that a group
    of this card may use, where the mission keeps some for others; and those that objects mark."""
    open_to_it = [
        name
        for name in empire(state).points
        if not card or not any(bars(state, name, card) for bars in mission_text(state).point_bars)
    ]
    marked = [space for says in mission_text(state).marked_points for space in says(state, card)]
    return [*laid_spaces(state, [point(state, name).space for name in open_to_it]), *marked]
