"""Before a mission: which one is played (CORE-STAGE-01, -02), and what everybody takes along (CORE-ITEM-02 to -05,
CORE-UPGRADE-05, CORE-ALLY-03)."""

from __future__ import annotations

from dejarik.assault.campaign.log_party import brought_by, modifications, tradable, weapons_for
from dejarik.assault.campaign.party import surplus
from dejarik.assault.campaign.rules.bringing import can_be_brought
from dejarik.assault.campaign.rules.log import EMPIRE, SIDE_KINDS, STORY_KINDS, TOGETHER, Log, What
from dejarik.assault.campaign.rules.stages import (
    DONE,
    StageState,
    acquire,
    can_part,
    decide_together,
    note,
    strike_out,
)
from dejarik.assault.campaign.stages.aftermath import CARD, MISSION
from dejarik.assault.campaign.stages.rebels import lose
from dejarik.assault.facts.campaign_records import MissionKind
from dejarik.assault.rules.names import card_text
from dejarik.kernel import Decision, Option, Procedure, Public, Verb, ask, each_of, text

#: Whose card it is, which, and to whom it is given or on which weapon it is put.
Move = tuple[int, str] | tuple[int, str, int] | tuple[int, str, str]

#: How often the same card can be given to somebody or fitted before one mission.
MOST_CHANGES = 3


#: A mission that nobody but the Empire has seen is told by its place alone.
FACE_DOWN = Verb(
    "face-down",
    text("campaign-face-down"),
    lambda state, asked, mission: str(1 + state.campaign.names(What.ACTIVE, EMPIRE).index(mission)),
)


def choices(log: Log) -> list[str]:
    """The missions of which one is played next: what is forced first, then as the slot says."""
    forced = log.names(What.FORCED)
    if forced:
        return forced[:1]
    slot = log.next_slot
    if slot is None:
        return []
    side = slot.kind is MissionKind.SIDE
    return log.active(*(SIDE_KINDS if side else STORY_KINDS))


class ChooseMission(Procedure):
    """The Rebels choose an active mission of the kind that the log names."""

    def offer(self, state: StageState) -> Decision:
        log = state.campaign
        hidden = log.names(What.ACTIVE, EMPIRE)
        options = [Option(FACE_DOWN if name in hidden else MISSION, name) for name in choices(log)]
        return decide_together(state, text("stage-choose-mission"), options)

    def take(self, state: StageState, mission: str) -> None:
        log = state.campaign
        if mission in log.names(What.ACTIVE, EMPIRE):  # it lay face down until now
            strike_out(state, What.ACTIVE, mission, seat=EMPIRE, reason="turned-over")
            note(state, What.ACTIVE, name=mission, reason="turned-over", rule="CORE-STAGE-03")
            state.learn()
        note(state, What.CHOSEN, name=mission, reason="chosen", rule="CORE-STAGE-01")
        if log.plan.one_story and mission in log.active(*STORY_KINDS):
            for other in log.active(*STORY_KINDS):
                if other != mission:
                    strike_out(state, What.ACTIVE, other, reason="not-chosen", rule="CORE-STAGE-02")

    steps = (ask(offer, take),)


# --- What is taken along ------------------------------------------------------------------------------

GIVE = Verb(
    "give",
    lambda state, asked, move: text(
        "stage-give", card=card_text(move[1]), hero=card_text(state.campaign.heroes[move[2] - 1])
    ),
    lambda state, asked, move: f"{move[1]}:{move[2]}",
    lambda state, asked, move: {"card": move[1], "seat": move[0], "to": move[2]},
)
FIT = Verb(
    "fit",
    lambda state, asked, move: text("stage-fit", card=card_text(move[1]), weapon=card_text(move[2])),
    lambda state, asked, move: f"{move[1]}:{move[2]}",
    lambda state, asked, move: {"card": move[1], "seat": move[0], "weapon": move[2]},
)
TAKE_OFF = Verb(
    "take-off",
    lambda state, asked, move: text("stage-take-off", card=card_text(move[1])),
    lambda state, asked, move: str(move[1]),
    lambda state, asked, move: {"card": move[1], "seat": move[0]},
)
LEAVE = Verb(
    "leave",
    lambda state, asked, move: text(
        "stage-leave", card=card_text(move[1]), hero=card_text(state.campaign.heroes[move[0] - 1])
    ),
    lambda state, asked, move: str(move[1]),
    lambda state, asked, move: {"card": move[1], "seat": move[0]},
)
READY = Verb("ready", text("stage-ready"), declines=True)
NO_ALLY = Verb("alone", text("stage-no-ally"), declines=True)


class Prepare(Procedure):
    """Items are given to each other, modifications fitted, what is too much left behind."""

    changes: Public[dict[str, int]] = {}

    def offer(self, state: StageState) -> Decision | None:
        options = [*self._gifts(state), *self._fittings(state)]
        return decide_together(state, text("stage-prepare"), [*options, Option(READY)]) if options else None

    def _too_much(self, state: StageState, seat: int) -> list[str]:
        """CORE-ITEM-02: of what there is too much, what a hero can leave behind."""
        cards = surplus(brought_by(state.campaign, seat))
        return [card for card in cards if can_part(state, seat, card)]

    def _may_change(self, card: str) -> bool:
        return self.changes.get(card, 0) < MOST_CHANGES

    def _gifts(self, state: StageState) -> list[Option]:
        """CORE-ITEM-03."""
        log = state.campaign
        return [
            Option(GIVE, (seat, card, other))
            for seat in log.seats
            for card in tradable(log, seat)
            if self._may_change(card) and can_part(state, seat, card)
            for other in log.seats
            if other != seat
        ]

    def _fittings(self, state: StageState) -> list[Option]:
        """CORE-ITEM-04, -05."""
        log, options = state.campaign, list[Option]()
        for seat in log.seats:
            fitted = log.fittings(seat)
            for card in modifications(log, seat):
                if not self._may_change(card):
                    continue
                options += [
                    Option(FIT, (seat, card, weapon))
                    for weapon in weapons_for(log, seat, card)
                    if fitted.get(card) != weapon
                ]
                if card in fitted:
                    options.append(Option(TAKE_OFF, (seat, card)))
        return options

    def take(self, state: StageState, move: Move | str) -> None:
        if isinstance(move, str):
            return
        seat, card, log = move[0], move[1], state.campaign
        self.changes[card] = self.changes.get(card, 0) + 1
        if len(move) == 3 and isinstance(move[2], int):
            lose(state, seat, card, reason="given", rule="CORE-ITEM-03")
            acquire(state, move[2], card, reason="given", rule="CORE-ITEM-03")
        elif card in log.fittings(seat):
            strike_out(state, What.FITTED, card, seat=seat, reason="taken-off", rule="CORE-UPGRADE-05")
        if len(move) == 3 and isinstance(move[2], str):
            note(state, What.FITTED, seat=seat, name=card, on=move[2], reason="fitted", rule="CORE-ITEM-04")
        self.repeat()

    def offer_leaving(self, state: StageState) -> Decision | None:
        """When everybody has what they want to have."""
        leave = [
            Option(LEAVE, (seat, card))
            for seat in state.campaign.seats
            for card in self._too_much(state, seat)
        ]
        return decide_together(state, text("stage-too-much"), leave) if leave else None

    def leave(self, state: StageState, move: tuple[int, str]) -> None:
        seat, card = move
        note(state, What.LEFT, seat=seat, name=card, reason="too-much", rule="CORE-ITEM-02")
        self.repeat()

    steps = (ask(offer, take), ask(offer_leaving, leave))


class BringAlly(Procedure):
    """One of the allies that the Rebels have earned may come along (CORE-ALLY-03), if the mission lets it."""

    def offer(self, state: StageState) -> Decision | None:
        [mission] = state.campaign.names(What.CHOSEN)
        allies = [each for each in state.campaign.names(What.ALLY) if can_be_brought(mission, each)]
        options = each_of(CARD, dict.fromkeys(allies))
        return (
            decide_together(state, text("stage-bring-ally"), [*options, Option(NO_ALLY)]) if allies else None
        )

    def take(self, state: StageState, card: str) -> None:
        if card != NO_ALLY.word:
            note(state, What.BROUGHT, seat=TOGETHER, name=card, reason="chosen", rule="CORE-ALLY-03")

    steps = (ask(offer, take),)


__all__ = ["DONE", "BringAlly", "ChooseMission", "Prepare"]
