"""Activations and actions (CORE-ACT, CORE-ACTION): a group's figures act one after another.

An activation offers everything a figure can do now: actions, spending movement points, abilities of its card and
cards from the hand. What is offered is what is legal; nothing else is.
"""

from __future__ import annotations

from typing import ClassVar

from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules import values
from dejarik.assault.rules.activation.interludes import check_end, interlude
from dejarik.assault.rules.activation.uses import SPECIAL, USE, is_in_hand, occasion_options
from dejarik.assault.rules.attack import attack_with, find_target, ways_to_attack
from dejarik.assault.rules.events import (
    ActionResolved,
    ActivationBegins,
    ActivationEnds,
    ActivationOver,
    DuringActivation,
    MoveDeclared,
    Special,
)
from dejarik.assault.rules.figures.conditions import discard_condition
from dejarik.assault.rules.figures.damage import Strained
from dejarik.assault.rules.ground import foes, members, sees
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.movement import (
    WayOut,
    end_options,
    escape,
    escape_options,
    free_to_go,
    may_go,
    reach_by_points,
    walk,
)
from dejarik.assault.rules.movement.steps import GO, End
from dejarik.assault.rules.names import card_text, figure_text, target_text
from dejarik.assault.rules.objects.interacting import Interaction, interact, interactions
from dejarik.assault.rules.reports import PointsGained
from dejarik.assault.rules.state import ANY_GROUP, NOWHERE, Assault, Figure, Group
from dejarik.assault.rules.verbs import DISCARD_CONDITION, FIGURE
from dejarik.kernel import (
    NOBODY,
    Decision,
    Option,
    Procedure,
    Public,
    Text,
    Use,
    Verb,
    ask,
    choose,
    each_of,
    text,
)
from dejarik.kernel.games import game_of

ACTIONS = 2


def _move_label(state: Assault, asked: Decision, value: None) -> Text:
    return text("option-move", speed=values.speed(state, asked.about["figure"]))


def _interact_label(state: Assault, asked: Decision, interaction: Interaction) -> Text:
    """What is done; with the object or figure where the same can be done with several."""
    others = [
        option.value for option in asked.options if option.verb is INTERACT and option.value != interaction
    ]
    target = find_target(state, interaction.token or interaction.about.get("target", 0))
    if target is None or not any(other.label == interaction.label for other in others):
        return interaction.label
    if interaction.label.id == "option-retrieve":
        return text("option-retrieve", token=target_text(state, target))
    return text("name-ability-of", ability=interaction.label, of=target_text(state, target))


def _who_acts(state: Assault, asked: Decision) -> dict[str, Text]:
    return {"figure": figure_text(state, state.figures[asked.about["figure"]])}


END = Verb("end", text("option-end"), declines=True)
MOVE = Verb("move", _move_label)
ATTACK_ACTION = Verb("attack", text("option-attack-action"))
ATTACK_BY_CARD = Verb(  # an attack that only this card makes possible, which is played for it
    "attack",
    lambda state, asked, use: text("option-attack-by-card", card=card_text(use.key)),
    lambda state, asked, use: str(use.key),
    lambda state, asked, use: {"card": use.key},
)
INTERACT = Verb(
    "interact",
    _interact_label,
    lambda state, asked, interaction: interaction.id,
    lambda state, asked, interaction: interaction.about,
)


def is_open(state: Assault, option: Option) -> bool:
    """Whether everybody can see that a figure could do this: it is not the end, and needs no card from the hand."""
    value = option.value
    use = value[1] if isinstance(value, tuple) else value
    return option.verb is not END and not (isinstance(use, Use) and is_in_hand(state, use))


class GroupActivation(Procedure):
    """A group activates: its figures in the order its player likes (CORE-ACT-02, -06), its companions directly before
    or after them (CORE-ACT-16). Who still waits is asked anew each time, because a companion may come in or lose its
    group meanwhile (IA-COMP-04, -16)."""

    group: Public[int]
    seat: Public[int]
    acted: Public[list[int]] = []  # the figures that have been activated, also the one that is
    started: Public[bool] = False  # a figure of the group itself has been activated
    acting: Public[int] = 0  # the group of the figure that is being activated: this one or a companion's
    exhausted: Public[list[int]] = []  # the groups whose cards have been exhausted
    guests: Public[list[int]] = []  # the companions of others that an effect lets go with it

    def offer(self, state: Assault) -> Decision | None:
        own = self._waiting(state, self.group)
        companions = [  # also one that was activated before the group and has been readied meanwhile
            figure.id
            for companion in self._companions(state)
            if companion.ready
            for figure in members(state, companion.id)
            if figure.space != NOWHERE
        ]
        options = each_of(FIGURE, own if own and self.started else [*own, *companions])
        return choose(self.seat, text("activate-figure"), options) if options else None

    def activate(self, state: Assault, figure: int) -> None:
        state.activated += not self.acted
        self.acting = state.figures[figure].group
        if figure in self.acted:  # a companion that has been readied
            self.exhausted = [group for group in self.exhausted if group != self.acting]
        self.acted = [*(each for each in self.acted if each != figure), figure]
        self.started = self.started or self.acting == self.group
        state.push(Activation(figure=figure))
        self.go_to(GroupActivation.offer)

    def finish(self, state: Assault) -> None:
        """Also when the last figure that waited is gone."""
        self._exhaust(state, self.group)

    steps = (ask(offer, activate), finish)

    def note_over(self, state: Assault, figure: int) -> None:
        """A figure's activation is over: the last one exhausts the card, a companion its own (CORE-ACT-06, -16)."""
        if self.acted and figure == self.acted[-1] and not self._waiting(state, self.acting):
            self._exhaust(state, self.acting)

    def _companions(self, state: Assault) -> list[Group]:
        """A companion goes with its group; one that belongs to a player goes with any of the player's groups, and one
        that has lost its group with none, unless an effect says so (IA-COMP-16)."""
        return [
            companion
            for companion in state.groups.values()
            if (
                companion.seat == self.seat
                if companion.of == ANY_GROUP
                else companion.of == self.group or companion.id in self.guests
            )
        ]

    def _waiting(self, state: Assault, group: int) -> list[int]:
        """Nobody once the card is exhausted: who joins the group then is exhausted as well (CORE-DEPLOY-10)."""
        return [
            figure.id
            for figure in members(state, group)
            if figure.space != NOWHERE and figure.id not in self.acted and group not in self.exhausted
        ]

    def _exhaust(self, state: Assault, group: int) -> None:
        """An activation token is spent; once, so that a card that is readied meanwhile stays ready."""
        if group in state.groups and group not in self.exhausted:
            self.exhausted.append(group)
            state.groups[group].activations = max(0, state.groups[group].activations - 1)


class Activation(Procedure):
    """One figure's activation (CORE-ACT-03): start, up to two actions with everything around them, end."""

    scope: ClassVar[str] = "activation"

    figure: Public[int]
    actions: Public[int] = ACTIONS
    attacked: Public[bool] = False  # has used an action to attack (CORE-ACTION-04)
    walked: Public[bool] = False  # has used an action to move
    has_attacked: Public[bool] = False  # has attacked, in whatever way
    has_moved: Public[bool] = False  # has performed a move, in whatever way
    has_rested: Public[bool] = False
    exited: Public[bool] = False  # has left its space by its own will
    moved: Public[list[int]] = []  # every figure that has left its space meanwhile
    special: Public[str] = ""  # the special action that is being resolved
    discards: Public[list[Condition]] = []  # conditions discarded by their special action (CORE-COND-12)
    fallen: Public[list[int]] = []  # the seats whose figures have been defeated meanwhile
    seen_by: Public[list[int]] = []  # the hostile figures that had line of sight to it at the start
    broken: Public[bool] = False  # it ends now, although the figure is still there (CORE-WOUND-04)
    whole: Public[bool] = True  # False: single actions that something grants, which are no activation

    def note_move(self, figure: int, *, willing: bool) -> None:
        """A figure has left its space during this activation."""
        if figure not in self.moved:
            self.moved.append(figure)
        if figure == self.figure and willing:
            self.exited = True

    # --- The steps --------------------------------------------------------------------------------

    def begin(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is None:
            self.end()
            return
        figure.points = 0
        if not self.whole:
            return
        free_to_go(state)
        if figure.space != NOWHERE:
            self.seen_by = [foe.id for foe in foes(state, figure) if sees(state, foe, figure)]
        mode_of(state).activation_begins(state, figure)
        interlude(state, ActivationBegins(figure=self.figure))

    def look(self, state: Assault) -> None:
        """Between actions: the game may be over, the figure may be gone (CORE-ACT-10) or have nothing left to do
        (CORE-WOUND-04)."""
        check_end(state)
        if self.figure not in state.figures or self.broken:
            self.go_to(Activation.finish)

    def offer(self, state: Assault) -> Decision | None:
        figure = state.figures[self.figure]
        options = [option for kind in Activation.kinds for option in kind(self, state)]
        return choose(
            figure.seat,
            Text("activation-prompt", {"actions": self.actions, "points": figure.points}),
            options,
            about={"figure": figure.id, "actions": self.actions, "points": figure.points},
            pause=True,
            bluff=game_of(state).has_bluff_windows(state)
            and not any(is_open(state, option) for option in options),
            details=_who_acts,
        )

    def act(self, state: Assault, choice: object) -> None:
        figure = state.figures[self.figure]
        self.go_to(Activation.look)
        match choice:
            case "end":
                self.go_to(Activation.finish)
            case End(position):
                walk(state, figure, reach_by_points(state, figure), position)
            case WayOut():
                escape(state, figure, choice)
            case ("use", Use() as use):
                state.push(use)
            case ("special", Use() as use):
                self.special = use.ability
                state.push(use)
                self.go_to(Activation.bleed)
            case _:
                self.actions -= 1
                self._take_action(state, figure, choice)
                self.go_to(Activation.bleed)

    def _take_action(self, state: Assault, figure: Figure, choice: object) -> None:
        match choice:
            case "move":
                speed = values.speed(state, figure.id)
                state.log(PointsGained(figure=figure.id, points=speed, action=True))
                figure.points += speed  # CORE-MOVE-01
                self.has_moved = self.walked = True
                state.occur(MoveDeclared(figure=figure.id))
            case "attack":
                self.attacked = True
                state.push(attack_with(state, figure, must=True))
            case Use():
                self.attacked = True
                state.push(attack_with(state, figure, must=True, with_card=choice.key))
            case Condition():
                self.special = choice.value  # CORE-ACTION-09
                self.discards.append(choice)
                discard_condition(state, figure, choice)
            case Interaction():
                interact(state, figure, choice)

    def bleed(self, state: Assault) -> None:
        """CORE-COND-13: after each action, whatever it was; unless that has ended the game (CORE-WIN-03)."""
        check_end(state)
        figure = state.figures.get(self.figure)
        if figure is not None and not self.broken and Condition.BLEEDING in figure.conditions:
            state.occur(Strained(figure=figure.id, amount=1, by=NOBODY, bleeding=True))

    def action_resolved(self, state: Assault) -> None:
        special, self.special = self.special, ""
        if self.figure in state.figures:
            interlude(state, ActionResolved(figure=self.figure, special=special))

    def go_on(self, state: Assault) -> None:
        self.go_to(Activation.look)

    def finish(self, state: Assault) -> None:
        """Weakened goes first (CORE-TIMING-11); what is left of the movement points is lost (CORE-MOVE-05). Also when a
        wound has ended the activation."""
        figure = state.figures.get(self.figure)
        if figure is None:
            return
        figure.points = 0
        if not self.whole:
            return
        discard_condition(state, figure, Condition.WEAKENED)
        interlude(state, ActivationEnds(figure=self.figure))

    def over(self, state: Assault) -> None:
        """The card of a group is exhausted before anybody reacts to its last activation (CORE-ACT-06)."""
        if self.figure in state.figures:
            state.figures[self.figure].points = 0
        if not self.whole:
            return
        free_to_go(state)
        group = state.find(GroupActivation)
        if group is not None:
            group.note_over(state, self.figure)
        interlude(state, ActivationOver(figure=self.figure))

    def last_look(self, state: Assault) -> None:
        check_end(state)

    # --- What the figure can do -------------------------------------------------------------------

    def may_attack_again(self, state: Assault) -> bool:
        """CORE-ACTION-04: one action for attacking, unless something says otherwise."""
        return not self.attacked or values.attacks_freely(state, self.figure)

    def _move(self, state: Assault) -> list[Option]:
        if not self.actions or not values.speed(state, self.figure):
            return []
        return [] if self.walked and not values.moves_repeatedly(state, self.figure) else [Option(MOVE)]

    def _attack(self, state: Assault) -> list[Option]:
        if not self.actions or not self.may_attack_again(state):
            return []
        may, by_cards = ways_to_attack(state, state.figures[self.figure])
        return [*([Option(ATTACK_ACTION)] if may else ()), *each_of(ATTACK_BY_CARD, by_cards)]

    def _interact(self, state: Assault) -> list[Option]:
        return each_of(INTERACT, interactions(state, state.figures[self.figure])) if self.actions else []

    def _discard(self, state: Assault) -> list[Option]:
        if not self.actions:
            return []
        conditions = state.figures[self.figure].conditions
        return [  # CORE-ACTION-09
            Option(DISCARD_CONDITION, condition)
            for condition in (Condition.STUNNED, Condition.BLEEDING)
            if condition in conditions and condition not in self.discards
        ]

    def _special(self, state: Assault) -> list[Option]:
        return occasion_options(state, state.figures[self.figure], Special, SPECIAL) if self.actions else []

    def _use(self, state: Assault) -> list[Option]:
        return occasion_options(state, state.figures[self.figure], DuringActivation, USE)

    def _go(self, state: Assault) -> list[Option]:
        figure = state.figures[self.figure]
        if not figure.points or not may_go(state, figure):
            return []
        return end_options(state, figure, reach_by_points(state, figure), GO)

    def _escape(self, state: Assault) -> list[Option]:
        return escape_options(state, state.figures[self.figure])

    def bought_with_points(self, state: Assault) -> list[Option]:
        """What is offered now that movement points are good for, beside steps: texts and ways out."""
        return [*self._use(state), *self._escape(state)]

    def _end(self, state: Assault) -> list[Option]:
        return [Option(END)]

    kinds = (_move, _attack, _interact, _discard, _special, _use, _go, _escape, _end)
    steps = (
        begin,
        look,
        ask(offer, act, kinds, waits=True),
        bleed,
        action_resolved,
        go_on,
        finish,
        over,
        last_look,
    )
