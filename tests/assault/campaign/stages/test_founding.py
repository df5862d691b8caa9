"""Setting a campaign up."""

from __future__ import annotations

import pytest
from tests.assault.campaign.stages.desk import HEROES, Desk, founded, new_campaign

from dejarik.assault.campaign.rules.log import EMPIRE, What
from dejarik.assault.campaign.stages.founding import agenda_sets, side_missions_of
from dejarik.assault.facts.campaigns import Colour, side_missions
from dejarik.assault.facts.library import deployment
from dejarik.assault.facts.vocabulary import Box


@pytest.mark.rule("CORE-CAMPAIGN-11", "CORE-CAMPAIGN-12", "CORE-CAMPAIGN-13")
def test_everybody_begins_with_the_cards_that_cost_nothing() -> None:
    log = founded()
    assert log.names(What.CARD, 1) == ["diala-passil-plasteel-staff", "heroic"]
    assert log.names(What.CARD, EMPIRE) == ["military-might-show-of-force"]
    two = founded(new_campaign(heroes=HEROES[:2]))
    assert two.names(What.CARD, 2) == ["fenn-signis-infantry-rifle", "legendary"]
    four = founded(new_campaign(heroes=(*HEROES, "jyn-odan")))
    assert four.names(What.CARD, 2) == ["fenn-signis-infantry-rifle"]


@pytest.mark.rule("CORE-CAMPAIGN-14", "CORE-AGENDA-01")
def test_the_agenda_deck_has_six_sets_of_three() -> None:
    desk = Desk(new_campaign())
    assert (desk.asked.seat, desk.asked.least, desk.asked.most) == (EMPIRE, 6, 6)
    sets = desk.options[1:7]
    desk.answer(*sets)
    deck = desk.log.names(What.AGENDA_DECK, EMPIRE)
    assert len(deck) == len(set(deck)) == 18
    assert "agents-of-the-empire-impounded" not in deck, "the first set was not chosen"


@pytest.mark.rule("CORE-CAMPAIGN-06", "IA-CAMP-02")
def test_only_what_fits_the_time_period_is_used_where_the_campaign_has_one() -> None:
    def allies(box: Box) -> set[str]:
        return {str(card.mission) for card in side_missions_of(new_campaign(box), Colour.ALLY)}

    assert allies(Box.RETURN_TO_HOTH) == {"target-of-opportunity", "the-spice-job"}, "period 5"
    everybody = {"homecoming", "sorry-about-the-mess", "target-of-opportunity", "the-spice-job"}
    assert allies(Box.CORE) == everybody, "period 3"
    assert allies(Box.HEART_OF_THE_EMPIRE) == everybody, "no period"
    assert "lord-vaders-command" in agenda_sets(new_campaign(Box.RETURN_TO_HOTH)), "1 to 6"


@pytest.mark.rule("CORE-SIDE-01", "CORE-CAMPAIGN-15", "IA-SETUP-12", "IA-SETUP-15")
def test_the_deck_of_side_missions_has_those_of_the_heroes_allies_and_some_that_nobody_sees() -> None:
    log = founded()
    deck = log.names(What.SIDE_DECK)
    cards = [side_missions()[mission] for mission in deck]
    assert [card.mission for card in cards if card.colour is Colour.PERSONAL] == [
        "brushfire",
        "indebted",
        "temptation",
    ]
    assert sum(card.colour is Colour.ALLY for card in cards) == 4
    assert sum(card.colour is Colour.GENERAL for card in cards) == 4
    hoth = [side_missions()[each] for each in founded(new_campaign(Box.RETURN_TO_HOTH)).names(What.SIDE_DECK)]
    assert sum(card.colour is Colour.ALLY for card in hoth) == 2
    assert sum(card.colour is Colour.GENERAL for card in hoth) == 2
    assert not any(entry.seen((seat,)) for entry in log.about(What.SIDE_DECK) for seat in range(4))


def test_no_two_missions_bring_the_same_ally() -> None:
    titles = [deployment(card.ally).title for card in side_missions().values() if card.ally]
    assert len(titles) == len(set(titles)), "else the choice has to forbid it (CORE-SIDE-01)"


@pytest.mark.rule("IA-RUPGRADE-02")
def test_the_sizes_of_the_item_decks_are_written_down() -> None:
    assert {entry.name: entry.amount for entry in founded().about(What.ITEM_DECK)} == {
        "1": 21,
        "2": 21,
        "3": 21,
    }


@pytest.mark.rule("CORE-CAMPAIGN-16", "IA-SETUP-05")
@pytest.mark.parametrize(
    ("box", "mission"), [(Box.CORE, "aftermath"), (Box.RETURN_TO_HOTH, "the-battle-of-hoth")]
)
def test_the_introduction_comes_first(box: Box, mission: str) -> None:
    log = founded(new_campaign(box))
    assert log.names(What.CHOSEN) == [mission]
    assert len(log.names(What.THREAT_DECK)) == (4 if box is Box.RETURN_TO_HOTH else 0)
    assert log.threat_level == 2


@pytest.mark.rule("CORE-LOG-01", "CORE-STATE-11")
def test_every_entry_says_by_which_rule() -> None:
    assert all(entry.rule and entry.reason for entry in founded().entries)
