"""Setting a campaign up (CORE-CAMPAIGN-10 to -16): what everybody begins with, the Agenda and the Side Mission deck."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.assault.campaign.party import starting_empire, starting_hero
from dejarik.assault.campaign.rules.heroes import FEW_HEROES
from dejarik.assault.campaign.rules.log import EMPIRE, TOGETHER, Log, What
from dejarik.assault.campaign.rules.missions import playable_missions
from dejarik.assault.campaign.rules.stages import CampaignBegins, StageState, acquire, note
from dejarik.assault.content.definitions import is_complete
from dejarik.assault.facts.campaign_library import all_agenda, item_deck
from dejarik.assault.facts.campaign_missions import listed_mission
from dejarik.assault.facts.campaigns import Colour, SideMission, fits, side_missions
from dejarik.assault.facts.library import deployment
from dejarik.kernel import Decision, Procedure, Verb, ask, choose_some, each_of, itself, text

AGENDA_SETS = 6
TIERS = (1, 2, 3)

AGENDA_SET = Verb(
    "set",
    lambda state, asked, deck: text("stage-agenda-set", deck=text(f"agenda-deck-{deck}")),
    itself,
    lambda state, asked, deck: {
        "deck": deck,
        "cards": [card.id for card in all_agenda() if card.deck == deck],
    },
)
SIDE_MISSION = Verb(
    "mission",
    lambda state, asked, mission: text(f"mission-{mission}"),
    itself,
    lambda state, asked, mission: {"mission": mission, "ally": side_missions()[mission].ally},
)


def agenda_sets(log: Log) -> list[str]:
    """CORE-AGENDA-01: those that may be chosen; a set with a card outside the time period may not."""
    found: dict[str, bool] = {}
    for card in all_agenda():
        period = card.mission.period if card.mission else None
        fitting = card.set in log.boxes and is_complete(card.id) and fits(period, log.plan)
        found[card.deck] = found.get(card.deck, True) and fitting
    return [deck for deck, fitting in found.items() if fitting]


def side_missions_of(log: Log, colour: Colour) -> list[SideMission]:
    """CORE-SIDE-01, IA-SETUP-12, -15: the cards of a colour that may be in the deck, from all boxes in use."""
    return [
        card
        for card in side_missions().values()
        if card.colour is colour
        and fits(card.period, log.plan)
        and card.mission in playable_missions()
        and listed_mission(card.mission).box in log.boxes
        and (colour is not Colour.PERSONAL or card.hero in log.heroes)
    ]


class FoundCampaign(Procedure):
    """All that comes before the first mission."""

    def equip(self, state: StageState) -> None:
        """Steps 2 and 3: the cards that cost nothing; Heroic or Legendary for few heroes."""
        log = state.campaign
        few = FEW_HEROES.get(len(log.heroes))
        for seat, sheet in zip(log.seats, log.heroes, strict=True):
            for card in starting_hero(sheet).cards:
                acquire(state, seat, card, reason="starting", rule="CORE-CAMPAIGN-11")
            if few:
                note(state, What.CARD, seat=seat, name=few, reason="few-heroes", rule="CORE-CAMPAIGN-12")
        for card in starting_empire(log.deck).cards:
            acquire(state, EMPIRE, card, reason="starting", rule="CORE-CAMPAIGN-13")
        for tier in TIERS:
            count = sum(
                card.count for card in item_deck(tier) if card.set in log.boxes and is_complete(card.id)
            )
            note(state, What.ITEM_DECK, count, name=str(tier), reason="starting", rule="IA-RUPGRADE-02")

    def announce(self, state: StageState) -> None:
        """What those cards say about it."""
        state.occur(CampaignBegins())

    def offer_agendas(self, state: StageState) -> Decision:
        """Step 4: six sets of three."""
        sets = each_of(AGENDA_SET, agenda_sets(state.campaign))
        return choose_some(
            EMPIRE, text("stage-choose-agendas", count=AGENDA_SETS), sets, AGENDA_SETS, AGENDA_SETS
        )

    def take_agendas(self, state: StageState, chosen: Sequence[str]) -> None:
        for card in (card for card in all_agenda() if card.deck in chosen):
            note(
                state,
                What.AGENDA_DECK,
                seat=EMPIRE,
                name=card.id,
                reason="chosen",
                rule="CORE-AGENDA-01",
                open=False,
            )

    def offer_allies(self, state: StageState) -> Decision | None:
        """Step 5: missions for allies, no two for the same one."""
        log = state.campaign
        cards = side_missions_of(log, Colour.ALLY)
        count = min(log.plan.allies, len({deployment(card.ally).title for card in cards}))
        options = each_of(SIDE_MISSION, [card.mission for card in cards])
        first, *others = log.seats
        prompt = text("stage-choose-allies", count=count)
        return choose_some(first, prompt, options, count, count, partners=tuple(others)) if count else None

    def take_allies(self, state: StageState, chosen: Sequence[str]) -> None:
        for mission in chosen:
            self._shuffle_in(state, mission)

    def draw_others(self, state: StageState) -> None:
        """The heroes' own missions, and general ones that nobody sees."""
        log = state.campaign
        for card in side_missions_of(log, Colour.PERSONAL):
            self._shuffle_in(state, card.mission)
        general = [card.mission for card in side_missions_of(log, Colour.GENERAL)]
        state.rng.shuffle(general)
        for mission in general[: log.plan.others]:
            self._shuffle_in(state, mission)
        for mission in log.plan.banes:
            note(
                state, What.THREAT_DECK, name=mission, reason="starting", rule="CORE-CAMPAIGN-15", open=False
            )

    def _shuffle_in(self, state: StageState, mission: str) -> None:
        """The deck is shuffled: which of its cards it is nobody sees any more."""
        note(state, What.SIDE_DECK, name=mission, reason="starting", rule="CORE-SIDE-01", open=False)

    def begin(self, state: StageState) -> None:
        """Step 6: the introduction."""
        [mission] = state.campaign.plan.slots[0].missions
        note(state, What.ACTIVE, seat=TOGETHER, name=mission, reason="starting", rule="CORE-CAMPAIGN-16")

    steps = (
        equip,
        announce,
        ask(offer_agendas, take_agendas),
        ask(offer_allies, take_allies),
        draw_others,
        begin,
    )
