"""After a mission: what still needs a choice or chance before the upgrade stages begin (CORE-STAGE-05, CORE-REWARD)."""

from __future__ import annotations

from dejarik.assault.campaign.aftermath import REWARDED
from dejarik.assault.campaign.rules.log import EMPIRE, TOGETHER, Log, What
from dejarik.assault.campaign.rules.stages import (
    MissionPaid,
    StageState,
    acquire,
    decide_together,
    note,
    strike_out,
)
from dejarik.assault.content.definitions import is_complete
from dejarik.assault.facts.cards import DeploymentCard, Faction, GameMode
from dejarik.assault.facts.library import all_deployment
from dejarik.assault.rules.names import card_text
from dejarik.kernel import Decision, Procedure, Public, Verb, ask, choose, each_of, itself, text

HERO = Verb(
    "hero",
    lambda state, asked, seat: text("stage-to-hero", hero=card_text(state.campaign.heroes[seat - 1])),
    itself,
    lambda state, asked, seat: {"seat": seat, "hero": state.campaign.heroes[seat - 1]},
)
CARD = Verb(
    "card", lambda state, asked, card: card_text(card), itself, lambda state, asked, card: {"card": card}
)
MISSION = Verb(
    "mission",
    lambda state, asked, mission: text(f"mission-{mission}"),
    itself,
    lambda state, asked, mission: {"mission": mission},
)
DISCARD = Verb("discard", text("stage-agenda-discard"))
SHUFFLE_BACK = Verb("shuffle", text("stage-agenda-shuffle"))


class Aftermath(Procedure):
    """Everything that a mission has left open."""

    def pay_more(self, state: StageState) -> None:
        """What cards make of what the mission itself has paid."""
        log = state.campaign
        last = max(place for place, entry in enumerate(log.entries) if entry.what is What.PLAYED)
        influence = sum(
            entry.amount
            for entry in log.entries[last:]
            if entry.what is What.INFLUENCE and entry.rule == REWARDED
        )
        over = log.entries[last]
        state.occur(MissionPaid(mission=over.name, winner=over.seat, influence=influence))

    def hand_out(self, state: StageState) -> None:
        """What is owed, one after another."""
        log = state.campaign
        state.push(
            *(GiveReward(card=card) for card in log.names(What.OWED_CARD)),
            *(ChooseAlly() for _ in range(log.total(What.OWED_ALLY))),
            *(PutAwayAgenda(card=card) for card in log.names(What.OWED_AGENDA, EMPIRE)),
        )
        if log.names(What.OWED_STORY, EMPIRE):
            state.push(ChooseStory())

    def turn_up(self, state: StageState) -> None:
        """Missions that become active: from the top of decks that have been shuffled."""
        log = state.campaign
        for what, deck in ((What.DUE_SIDE, What.SIDE_DECK), (What.DUE_THREAT, What.THREAT_DECK)):
            due = log.total(what)
            if due:
                note(state, what, -due, reason="turned-up", rule="CORE-STAGE-05")
            for _ in range(min(due, len(log.names(deck)))):
                mission = state.rng.pick(log.names(deck))
                strike_out(state, deck, mission, reason="turned-up", rule="CORE-SIDE-02")
                activate(state, mission)

    steps = (pay_more, hand_out, turn_up)


def activate(state: StageState, mission: str, *, rule: str = "CORE-STAGE-03") -> None:
    """A mission can be chosen from now on; while a threat mission can, the Empire has its Bane (CORE-STAGE-07)."""
    log = state.campaign
    state.learn()
    note(state, What.ACTIVE, name=mission, reason="turned-up", rule=rule)
    bane = {str(name): card for name, card in log.plan.banes.items()}.get(mission)
    if bane:
        acquire(state, EMPIRE, bane, source=mission, reason="bane", rule="CORE-STAGE-07")


class GiveReward(Procedure):
    """A Reward card of no certain hero goes to whom the Rebels choose (CORE-REWARD-02)."""

    card: Public[str]

    def offer(self, state: StageState) -> Decision:
        prompt = text("stage-give-reward", card=card_text(self.card))
        return decide_together(state, prompt, each_of(HERO, state.campaign.seats))

    def take(self, state: StageState, seat: int) -> None:
        strike_out(state, What.OWED_CARD, self.card, reason="given")
        acquire(state, seat, self.card, reason="reward", rule="CORE-REWARD-02")

    steps = (ask(offer, take),)


def possible_allies(log: Log) -> list[DeploymentCard]:
    """Those who are not unique, and whom the Rebels have not got; elite ones after the regular (CORE-ALLY-05)."""
    have = set(log.names(What.ALLY))
    fitting = [
        card
        for card in all_deployment()
        if card.faction is Faction.REBEL
        and not card.unique
        and GameMode.CAMPAIGN in card.modes
        and card.set in log.boxes
        and is_complete(card.id)
        and card.id not in have
    ]
    titles = {card.title for card in all_deployment() if card.id in have}
    return [card for card in fitting if not card.elite or card.title in titles]


class ChooseAlly(Procedure):
    """An ally of the Rebels' choice."""

    def offer(self, state: StageState) -> Decision | None:
        allies = [card.id for card in possible_allies(state.campaign)]
        return decide_together(state, text("stage-choose-ally"), each_of(CARD, allies)) if allies else None

    def take(self, state: StageState, card: str) -> None:
        note(state, What.ALLY, name=card, reason="reward", rule="CORE-ALLY-05")

    def settle(self, state: StageState) -> None:
        note(state, What.OWED_ALLY, -1, reason="given")

    steps = (ask(offer, take), settle)


class PutAwayAgenda(Procedure):
    """A played agenda goes to the box or back into the deck (CORE-AGENDA-04)."""

    card: Public[str]

    def offer(self, state: StageState) -> Decision:
        prompt = text("stage-put-away", card=card_text(self.card))
        return choose(EMPIRE, prompt, each_of(DISCARD, [True]) + each_of(SHUFFLE_BACK, [False]))

    def take(self, state: StageState, discard: bool) -> None:
        strike_out(state, What.OWED_AGENDA, self.card, seat=EMPIRE, reason="agenda-put-away")
        if not discard:
            note(
                state,
                What.AGENDA_DECK,
                seat=EMPIRE,
                name=self.card,
                reason="shuffled-back",
                rule="CORE-AGENDA-04",
            )

    steps = (ask(offer, take),)


class ChooseStory(Procedure):
    """The Imperial player, who has won, says where the story goes on (IA-CAMP-HE-01)."""

    def offer(self, state: StageState) -> Decision:
        names = state.campaign.names(What.OWED_STORY, EMPIRE)
        return choose(EMPIRE, text("stage-choose-story"), each_of(MISSION, names))

    def take(self, state: StageState, mission: str) -> None:
        for name in state.campaign.names(What.OWED_STORY, EMPIRE):
            strike_out(state, What.OWED_STORY, name, seat=EMPIRE, reason="story-chosen")
        note(state, What.ACTIVE, seat=TOGETHER, name=mission, reason="story-chosen", rule="CORE-STAGE-03")

    steps = (ask(offer, take),)


__all__ = ["Aftermath", "MissionPaid", "activate"]
