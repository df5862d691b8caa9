"""Doors that are no ordinary ones: forced open by a test, or open for those who stand in front of them."""

from __future__ import annotations

from dejarik.assault.board import DoorId
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.missions import Condition, Effect
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.campaign.language.mission import Block, Side
from dejarik.assault.content.campaign.language.objects import object_test, usable
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.ground import board_for, piece
from dejarik.assault.rules.names import asking_text, door_name
from dejarik.assault.rules.objects.tokens import DOOR, close_door, is_open, open_door
from dejarik.assault.rules.state import NOWHERE, Figure, Token
from dejarik.kernel import Decision, Procedure, Public, Text, Verb, ask, choose, each_of, text
from dejarik.kernel.effects import called, follows, name_of


def forceable(
    *doors: str,
    attributes: tuple[Attribute, ...],
    by: Side,
    needed: int = 1,
    when: Condition | None = None,
    name: str = "force",
) -> Block:
    """Closed doors that a figure may interact with to test an attribute: who passes opens it (CORE-DOOR-09)."""

    def is_one(state: MissionState, token: Token) -> bool:
        return token.door in [door_number(state, door) for door in doors]

    return object_test(
        DOOR, name, attributes, by=by, needed=needed, when=when, only=is_one, then=open_if_passed
    )


def unlockable(*doors: str, by: Side, name: str = "unlock") -> Block:
    """Locked doors that some figures may interact with to open them."""

    def is_one(state: MissionState, token: Token) -> bool:
        return token.locked and token.door in [door_number(state, door) for door in doors]

    def unlock(state: MissionState, figure: Figure, token: Token) -> None:
        open_door(state, token)

    return usable(DOOR, name, unlock, by=by, only=is_one)


@follows
def open_if_passed(state: MissionState, test: AttributeTest) -> None:
    """The door that was tested opens."""
    token = state.tokens.get(test.token)
    if test.passed and token is not None:
        open_door(state, token)


def open_to(*doors: str, side: Side, when: Condition | None = None) -> Block:
    """Doors that are no obstacle to figures of a side, closed as they may be: for moving, seeing and counting."""

    def passes(state: MissionState, figure: Figure) -> list[str]:
        return list(doors) if (when is None or when(state)) and side(state, figure) else []

    return Block(open_to=passes)


def open_before(*doors: str, side: Side, when: Condition | None = None) -> Block:
    """Doors that are no obstacle to figures of a side that stand next to them: for moving, seeing, being adjacent and
    counting. For others they are closed."""

    def passes(state: MissionState, figure: Figure) -> list[str]:
        if figure.space == NOWHERE or not side(state, figure) or not (when is None or when(state)):
            return []
        spaces, beside = piece(state, figure).spaces, board_for(state).door_spaces
        return [door for door in doors if spaces & beside[DoorId(door_number(state, door))]]

    return Block(open_to=passes)


def closed(*doors: str) -> Condition:
    """One of these doors is closed."""
    return lambda state: any(not is_open(state, door_number(state, door)) for door in doors)


# --- Choosing a door ------------------------------------------------------------------------------


def _door_label(state: MissionState, asked: Decision, door: int) -> Text:
    return text("name-token", kind=text("token-door"), space=door_name(state, door))


THIS_DOOR = Verb("door", _door_label, lambda state, asked, door: str(door))


class ChooseDoor(Procedure):
    """The Imperial player chooses a door, closed or open, by its number."""

    event: Public[str]
    doors: Public[list[int]]
    then: Public[str]
    seat: Public[int] = EMPIRE

    def offer(self, state: MissionState) -> Decision | None:
        options = each_of(THIS_DOOR, self.doors)
        prompt = text("pick-card", card=asking_text(state.mission, self.event))
        return choose(self.seat, prompt, options) if options else None

    def take(self, state: MissionState, door: int) -> None:
        called(self.then)(state, self, door)

    steps = (ask(offer, take),)


def one_door_closes(*doors: str) -> Effect:
    """The Imperial player chooses one of these doors that is open: it is closed, as it was at the start."""
    return lambda state, occasion: state.push(
        ChooseDoor(
            event=occasion.event,
            doors=[number for door in doors if is_open(state, number := door_number(state, door))],
            then=name_of(close_it),
        )
    )


@follows
def close_it(state: MissionState, chosen: ChooseDoor, door: int) -> None:
    close_door(state, door)
