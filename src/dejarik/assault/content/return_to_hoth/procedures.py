"""Procedures that cards of Return to Hoth need for themselves: treating figures, joint attacks, and choices of
conditions, Command cards and map tiles. The cards themselves are in the other modules."""

from __future__ import annotations

from typing import Any

from dejarik.assault.board import Spaces
from dejarik.assault.dice.attack import HARMFUL, Condition
from dejarik.assault.rules.attack import Attack, attack_with, may_attack
from dejarik.assault.rules.figures.conditions import discard_condition, gain_condition, harmful
from dejarik.assault.rules.figures.damage import recover
from dejarik.assault.rules.ground import are_within, board_for, friends
from dejarik.assault.rules.names import asking_text, card_text, figure_text
from dejarik.assault.rules.reports import TileNamed
from dejarik.assault.rules.state import NOWHERE, Assault, Figure
from dejarik.assault.rules.values import can_gain_harmful, can_recover
from dejarik.assault.rules.verbs import (
    CHOOSE_FIGURE,
    DECLINE,
    DISCARD_CONDITION,
    condition_name,
)
from dejarik.assault.skirmish.rules.commands import Reshuffled
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import (
    Decision,
    Option,
    Procedure,
    Public,
    Text,
    Use,
    Verb,
    as_fact,
    ask,
    choose,
    each_of,
    itself,
    text,
)


class CardChoice(Procedure):
    """A choice that a card asks for; the prompt names the card with its effect, and what it wants."""

    key: Public[str]
    ability: Public[str]

    @property
    def asking(self) -> Text:
        return asking_text(self.key, self.ability)


# --- What is chosen -----------------------------------------------------------------------------------


def _tile_name(state: Assault, asked: Decision, number: int) -> str:
    tile = board_for(state).map.tiles[number]
    return f"{tile.placement.tile}@{tile.spaces[0]}"


def _tile_label(state: Assault, asked: Decision, number: int) -> Text:
    tile = board_for(state).map.tiles[number]
    printed = tile.placement.tile.rpartition("_")[2]  # as it is printed on the tile
    return text("option-tile", tile=printed, space=tile.spaces[0])


def _tile_facts(state: Assault, asked: Decision, number: int) -> dict[str, Any]:
    return {"spaces": list(board_for(state).map.tiles[number].spaces)}


RECOVER = Verb("recover", text("option-recover-one"))
CONDITION = Verb("condition", lambda state, asked, condition: condition.word, condition_name)
CARD = Verb("card", lambda state, asked, card: card_text(card), itself, as_fact("card"))
TILE = Verb("tile", _tile_label, _tile_name, _tile_facts)


# --- Treating -----------------------------------------------------------------------------------------


def needs_treatment(state: Assault, figure: Figure) -> bool:
    """There is damage to recover or a Harmful condition to discard."""
    return bool(figure.damage and can_recover(state, figure.id)) or bool(harmful(figure))


class Treatment(CardChoice):
    """A figure recovers 1 damage or discards 1 Harmful condition; its own player chooses, or declines where it may."""

    figure: Public[int]
    may: Public[bool] = True

    def offer(self, state: Assault) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None or not needs_treatment(state, figure):
            return None
        options = each_of(DISCARD_CONDITION, harmful(figure))
        if figure.damage and can_recover(state, figure.id):
            options.insert(0, Option(RECOVER))
        if self.may:
            options.append(Option(DECLINE))
        asking = asking_text(self.key, self.ability)
        prompt = text("treatment-prompt", card=asking, figure=figure_text(state, figure))
        return choose(figure.seat, prompt, options, about={"card": self.key, "figure": figure.id})

    def take(self, state: Assault, choice: Condition | str) -> None:
        figure = state.figures[self.figure]
        if isinstance(choice, Condition):
            discard_condition(state, figure, choice)
        elif choice == "recover":
            recover(state, figure, 1)

    steps = (ask(offer, take),)


class ChooseHarmful(CardChoice):
    """Somebody picks a Harmful condition, and the figure gains it."""

    figure: Public[int]
    seat: Public[int]

    def offer(self, state: Assault) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None or not can_gain_harmful(state, figure.id):
            return None
        options = [
            Option(CONDITION, condition)
            for condition in Condition
            if condition in HARMFUL and condition not in figure.conditions
        ]
        if not options:
            return None
        return choose(
            self.seat,
            text("pick-condition", card=self.asking),
            options,
            about={"card": self.key, "figure": figure.id},
        )

    def take(self, state: Assault, condition: Condition) -> None:
        gain_condition(state, state.figures[self.figure], condition)

    steps = (ask(offer, take),)


# --- Command cards and tiles --------------------------------------------------------------------------


class ShuffleIntoDeck(CardChoice):
    """A player chooses a Command card of the own discard pile and shuffles it into the deck."""

    seat: Public[int]

    def offer(self, state: SkirmishState) -> Decision | None:
        discarded = dict.fromkeys(state.players[self.seat].discard)  # copies of a card are one option
        options = each_of(CARD, discarded)
        return (
            choose(self.seat, text("pick-to-shuffle", card=self.asking), options, about={"card": self.key})
            if options
            else None
        )

    def take(self, state: SkirmishState, card: str) -> None:
        player = state.players[self.seat]
        player.discard.remove(card)
        player.deck.append(card)
        state.rng.shuffle(player.deck)
        state.log(Reshuffled(seat=self.seat, card=card))

    steps = (ask(offer, take),)


class NameTile(CardChoice):
    """A player names a tile of the map. `number` is its place in the map's list of tiles."""

    seat: Public[int]
    number: Public[int] = -1

    def offer(self, state: Assault) -> Decision | None:
        options = each_of(TILE, range(len(board_for(state).map.tiles)))
        return (
            choose(self.seat, text("pick-tile", card=self.asking), options, about={"card": self.key})
            if options
            else None
        )

    def take(self, state: Assault, number: int) -> None:
        self.number = number
        space = board_for(state).map.tiles[number].spaces[0]
        state.log(TileNamed(seat=self.seat, space=str(space)))

    steps = (ask(offer, take),)


def spaces_of_tile(state: Assault, number: int) -> Spaces:
    ground = board_for(state)
    return ground.spaces(ground.map.tiles[number].spaces)


# --- Attacks of several figures on one target ---------------------------------------------------------


class BattlefieldLeadership(CardChoice):
    """The figure attacks; then a friendly figure near it may interrupt to attack the same target. The figure is
    friendly to itself and within any distance of itself (IA-CARD-20)."""

    figure: Public[int]
    seat: Public[int]
    spaces: Public[int]
    target: Public[int] = 0

    def attack(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is not None:
            state.push(attack_with(state, figure, must=True, granted_by=self.ability))

    def receive(self, state: Assault, child: Procedure) -> None:
        if isinstance(child, Attack):
            self.target = child.target

    def offer(self, state: Assault) -> Decision | None:
        options = _figure_options(followers(state, self.figure, self.spaces, only=[self.target]))
        return (
            choose(self.seat, text("pick-attacker", card=self.asking), options, about={"card": self.key})
            if options
            else None
        )

    def take(self, state: Assault, id: int) -> None:
        state.push(attack_with(state, state.figures[id], only=[self.target], granted_by=self.ability))

    steps = (attack, ask(offer, take))


class CoordinatedAttack(CardChoice):
    """The figure and another friendly figure near it may each attack, in either order, one common target that other
    figures do not hide."""

    figure: Public[int]
    seat: Public[int]
    spaces: Public[int]
    target: Public[int] = 0
    turns: Public[list[int]] = []  # the figures that have had their attack

    def offer(self, state: Assault) -> Decision | None:
        options = _figure_options(self._waiting(state))
        if not options:
            return None
        options.append(Option(DECLINE))
        return choose(self.seat, text("pick-attacker", card=self.asking), options, about={"card": self.key})

    def take(self, state: Assault, choice: int | str) -> None:
        if isinstance(choice, str):
            return
        self.turns.append(choice)
        state.push(
            attack_with(
                state, state.figures[choice], only=self._only, through_figures=True, granted_by=self.ability
            )
        )
        self.go_to(CoordinatedAttack.offer)

    def receive(self, state: Assault, child: Procedure) -> None:
        if isinstance(child, Attack) and child.target:
            self.target = child.target

    @property
    def _only(self) -> list[int]:
        return [self.target] if self.target else []

    def _waiting(self, state: Assault) -> list[Figure]:
        """The figure itself until it has attacked, and until a partner has, everybody who could be the partner."""
        partner_done = any(id != self.figure for id in self.turns)
        return [
            each
            for each in followers(state, self.figure, self.spaces, only=self._only, through_figures=True)
            if each.id not in self.turns and (each.id == self.figure or not partner_done)
        ]

    steps = (ask(offer, take),)


def followers(state: Assault, id: int, spaces: int, **kind: Any) -> list[Figure]:
    """The friendly figures within so many spaces, itself included, that could perform such an attack."""
    figure = state.figures.get(id)
    if figure is None or figure.space == NOWHERE:
        return []
    return [
        friend
        for friend in friends(state, figure)
        if are_within(state, figure, friend, spaces) and may_attack(state, friend, **kind)
    ]


def _figure_options(figures: list[Figure]) -> list[Option]:
    return each_of(CHOOSE_FIGURE, (figure.id for figure in figures))


def could_coordinate(state: Assault, use: Use) -> bool:
    """Somebody could attack together with the figure, or the figure alone."""
    return bool(followers(state, use.subject, 3, through_figures=True))
