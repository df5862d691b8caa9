"""Cards on groups of the Empire: Attachments, and agendas that are put on a group (CORE-CARD-07, -08).

A card lies on a group and counts for each of its figures: every figure has the text as a source of its own. Ready,
exhausted or depleted is the card, wherever it lies: also in the play area, to which an Attachment returns when its
group is gone (CORE-DEFEAT-08).
"""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.facts.campaign_library import attaches_to
from dejarik.assault.facts.library import deployment, is_deployment
from dejarik.assault.rules.figures.groups import exhausted_mark
from dejarik.assault.rules.ground import members
from dejarik.assault.rules.names import LASTING, card_text
from dejarik.assault.rules.reports import GroupEvent
from dejarik.assault.rules.state import Figure, Group
from dejarik.assault.rules.verbs import DECLINE
from dejarik.kernel import Decision, Option, Procedure, Public, Verb, ask, choose, each_of, itself, text

#: Where an Attachment lies that no group has: instead of the group's id.
PLAY_AREA = 0


class CardAttached(GroupEvent):
    """An Attachment has been put on a group."""


class CardDetached(GroupEvent):
    """An Attachment whose group is gone lies in the play area again (CORE-DEFEAT-08)."""


ATTACH = Verb(
    "attach", lambda state, asked, card: card_text(card), itself, lambda state, asked, card: {"card": card}
)


class AttachCards(Procedure):
    """The Imperial player may attach any of the free Attachments to a group that comes in (CORE-CARD-07)."""

    group: Public[int]

    def offer(self, state: MissionState) -> Decision | None:
        group = state.groups.get(self.group)
        if group is None or group.seat != EMPIRE:
            return None
        fitting = [card for card in dict.fromkeys(empire(state).attachments) if admits(card, group.card)]
        if not fitting:
            return None
        options = [*each_of(ATTACH, fitting), Option(DECLINE)]
        return choose(EMPIRE, text("deploy-attach", card=card_text(group.card)), options)

    def take(self, state: MissionState, card: str) -> None:
        if card == "decline":
            return
        empire(state).attachments.remove(card)
        attach_card(state, card, state.groups[self.group])
        self.go_to(AttachCards.offer)

    steps = (ask(offer, take),)


def attach_card(state: MissionState, card: str, group: Group) -> None:
    """An Attachment or an agenda is put on a group, and counts for all figures that it has or gets."""
    state.attached.setdefault(group.id, []).append(card)
    _move_mark(state, card, PLAY_AREA, group.id)
    for figure in members(state, group.id):
        state.enter(_text_on_figures(card), EMPIRE, subject=figure.id)
    state.log(CardAttached(seat=EMPIRE, card=card, group=group.id))


def equip(state: MissionState, figure: Figure) -> None:
    """A figure that joins a group has what the others have."""
    for card in state.attached.get(figure.group, ()):
        state.enter(_text_on_figures(card), figure.seat, subject=figure.id)


def take_back(state: MissionState, group: Group) -> None:
    """The Attachments of a group that is gone return to the play area."""
    for card in attachments_on(state, group.id):
        empire(state).attachments.append(card)
        _move_mark(state, card, group.id, PLAY_AREA)
        state.log(CardDetached(seat=EMPIRE, card=card, group=group.id))
    state.attached.pop(group.id, None)


def _text_on_figures(card: str) -> str:
    """An agenda has been played from the hand; on a group lies what lasts of it."""
    return card if attaches_to(card) is not None else f"{card}{LASTING}"


def attachments_on(state: MissionState, group: int) -> list[str]:
    """The Attachments on a group; an agenda is none."""
    return [card for card in state.attached.get(group, ()) if attaches_to(card) is not None]


def admits(card: str, host: str) -> bool:
    """Whether an Attachment can be put on a Deployment card."""
    restriction = attaches_to(card)
    return restriction is not None and is_deployment(host) and restriction.admits(deployment(host))


def _move_mark(state: MissionState, card: str, old: int, new: int) -> None:
    if state.memory.pop(exhausted_mark(card, old), 0):
        state.memory[exhausted_mark(card, new)] = 1
