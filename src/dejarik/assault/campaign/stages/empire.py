"""The Imperial upgrade stage (CORE-UPGRADE-06, -07): class cards for experience, then agendas for influence."""

from __future__ import annotations

from dejarik.assault.campaign.rules.log import EMPIRE, What
from dejarik.assault.campaign.rules.stages import (
    DONE,
    ImperialUpgradeBegins,
    StageState,
    acquire,
    agendas_drawn,
    lay_out,
    note,
    strike_out,
)
from dejarik.assault.campaign.stages.aftermath import CARD, activate
from dejarik.assault.campaign.stages.rebels import LEARN
from dejarik.assault.content.definitions import is_complete
from dejarik.assault.facts.campaign_cards import AgendaCard, ImperialClassCard
from dejarik.assault.facts.campaign_library import agenda, imperial_deck
from dejarik.assault.facts.campaign_vocabulary import AgendaType
from dejarik.assault.rules.names import card_text
from dejarik.kernel import Decision, Option, Procedure, Verb, ask, choose, each_of, text

BUY_AGENDA = Verb(
    "agenda",
    lambda state, asked, card: text("stage-buy-agenda", card=card_text(card.id), influence=card.cost),
    lambda state, asked, card: card.id,
    lambda state, asked, card: {"card": card.id, "cost": card.cost},
)


class ImperialUpgrade(Procedure):
    """What the Imperial player buys."""

    def begin(self, state: StageState) -> None:
        state.occur(ImperialUpgradeBegins())

    def offer_class(self, state: StageState) -> Decision | None:
        log = state.campaign
        have, xp = log.names(What.CARD, EMPIRE), log.total(What.XP, EMPIRE)
        deck = [card for card in imperial_deck(log.deck) if not card.starting and is_complete(card.id)]
        options = each_of(LEARN, [card for card in deck if card.id not in have and card.experience <= xp])
        if not options:
            return None
        return choose(EMPIRE, text("stage-learn-empire", xp=xp), [*options, Option(DONE)])

    def take_class(self, state: StageState, card: ImperialClassCard | str) -> None:
        if isinstance(card, str):
            return
        rule = "CORE-UPGRADE-06"
        note(state, What.XP, -card.experience, seat=EMPIRE, reason="bought", source=card.id, rule=rule)
        acquire(state, EMPIRE, card.id, reason="bought", rule=rule)
        self.repeat()

    def draw(self, state: StageState) -> None:
        """CORE-UPGRADE-07: four, and more where a mission or a text says so."""
        log = state.campaign
        deck, extra = log.names(What.AGENDA_DECK, EMPIRE), log.total(What.EXTRA_AGENDA, EMPIRE)
        state.rng.shuffle(deck)
        state.players[EMPIRE].drawn = deck[: agendas_drawn(state, EMPIRE) + extra]
        state.learn()
        if extra:
            note(state, What.EXTRA_AGENDA, -extra, seat=EMPIRE, reason="drawn", rule="CORE-UPGRADE-07")

    def offer_agendas(self, state: StageState) -> Decision | None:
        influence = state.campaign.total(What.INFLUENCE, EMPIRE)
        cards = [agenda(card) for card in state.players[EMPIRE].drawn]
        options = each_of(BUY_AGENDA, [card for card in cards if card.cost <= influence])
        prompt = text("stage-agendas", influence=influence)
        return choose(EMPIRE, prompt, [*options, Option(DONE)], bluff=True, pause=True) if cards else None

    def take_agenda(self, state: StageState, card: AgendaCard | str) -> None:
        if isinstance(card, str):
            return
        state.players[EMPIRE].drawn.remove(card.id)
        buy(state, card)
        self.repeat()

    def put_back(self, state: StageState) -> None:
        state.players[EMPIRE].drawn = []

    def offer_discard(self, state: StageState) -> Decision | None:
        """CORE-AGENDA-06, IA-CAMP-04: in some campaigns no more than four may stay; what is discarded is seen
        (CORE-INFO-03)."""
        held, most = state.campaign.names(What.AGENDA, EMPIRE), state.campaign.plan.most_agendas
        if not most or len(held) <= most:
            return None
        return choose(EMPIRE, text("stage-too-many-agendas", most=most), each_of(CARD, held))

    def discard(self, state: StageState, card: str) -> None:
        rule = "CORE-AGENDA-06"
        strike_out(state, What.AGENDA, card, seat=EMPIRE, reason="too-many", rule=rule, open=True)
        mission = agenda(card).effects[0].name
        if mission in state.campaign.names(What.ACTIVE):
            strike_out(state, What.ACTIVE, mission, reason="too-many", rule=rule)
        self.repeat()

    steps = (
        begin,
        ask(offer_class, take_class),
        draw,
        ask(offer_agendas, take_agenda),
        put_back,
        ask(offer_discard, discard),
    )


def buy(state: StageState, card: AgendaCard) -> None:
    """CORE-AGENDA-02, -03: a secret one goes into the hand; others are shown, and missions are there at once."""
    secret = card.type is AgendaType.SECRET
    rule = "CORE-UPGRADE-07"
    note(
        state,
        What.INFLUENCE,
        -card.cost,
        seat=EMPIRE,
        reason="bought",
        source="" if secret else card.id,
        rule=rule,
    )
    is_open = False if secret else None  # also one that everybody has seen before it was shuffled back
    strike_out(state, What.AGENDA_DECK, card.id, seat=EMPIRE, reason="bought", rule=rule, open=is_open)
    if card.type is AgendaType.FORCED_MISSION:
        note(state, What.FORCED, name=card.effects[0].name, source=card.id, rule="CORE-FORCED-03")
        return
    note(
        state, What.AGENDA, seat=EMPIRE, name=card.id, reason="bought", rule="CORE-AGENDA-02", open=not secret
    )
    if card.type is AgendaType.SIDE_MISSION:
        activate(state, card.effects[0].name, rule="CORE-AGENDA-05")
    elif card.type is AgendaType.ONGOING:
        lay_out(state, EMPIRE, card.id)
