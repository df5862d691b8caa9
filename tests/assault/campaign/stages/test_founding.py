"""Setting a campaign up."""

from __future__ import annotations

import pytest
from tests.assault.campaign.stages.desk import HEROES, Desk, founded, new_campaign, result

from dejarik.assault.campaign.log_party import party_of
from dejarik.assault.campaign.rules.bounties import discard_bounty
from dejarik.assault.campaign.rules.log import EMPIRE, What
from dejarik.assault.campaign.rules.state import MissionState
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


# --- What cards say about the beginning -------------------------------------------------------------


@pytest.mark.rule("IA-VILLAIN-02", "CORE-CAMPAIGN-13")
def test_powerful_foes_earn_one_villain_of_the_empire_and_one_mercenary() -> None:
    desk = Desk(new_campaign(deck="nemeses"))
    assert (desk.prompt, desk.asked.seat) == ("stage-earn-villain", EMPIRE)
    assert "villain:darth-vader-lord-of-the-sith" in desk.options
    assert "villain:dengar" not in desk.options
    desk.answer("villain:general-sorin")
    assert desk.options == [
        f"villain:{each}"
        for each in (
            "ig-88-assassin-droid",
            "dengar",
            "jabba-the-hutt-vile-gangster-campaign",
            "maul-seeker-of-vengeance",
        )
    ]
    desk.answer("villain:dengar")
    assert desk.prompt == "stage-choose-agendas"
    assert party_of(desk.finish()).empire.villains == ("general-sorin", "dengar")


@pytest.mark.rule("CORE-CAMPAIGN-17", "IA-CAMP-JR-01")
def test_powerful_foes_cannot_earn_jabba_in_his_own_campaign() -> None:
    desk = Desk(new_campaign(Box.JABBAS_REALM, deck="nemeses"))
    desk.pass_by()
    assert "villain:dengar" in desk.options
    assert "villain:jabba-the-hutt-vile-gangster-campaign" not in desk.options


def test_a_villain_who_was_earned_is_not_earned_again() -> None:
    desk = Desk(new_campaign(Box.HEART_OF_THE_EMPIRE, deck="nemeses"))
    desk.answer("villain:darth-vader-lord-of-the-sith")
    desk.answer("villain:maul-seeker-of-vengeance")
    log = desk.finish()
    log.drop(What.CHOSEN, "dark-recon")
    log.write(What.CHOSEN, name="disruption")
    earned = ["darth-vader-lord-of-the-sith", "maul-seeker-of-vengeance"]
    assert result(log, rebels=False).names(What.VILLAIN, EMPIRE) == earned
    log.write(What.ACTIVE, name="dark-obsession")
    log.write(What.AGENDA, seat=EMPIRE, name="lord-vaders-command-dark-obsession")
    log.drop(What.CHOSEN, "disruption")
    log.write(What.CHOSEN, name="civil-unrest")
    over = result(log, rebels=True)
    assert "dark-obsession" not in over.names(What.ACTIVE)
    assert over.names(What.VILLAIN, EMPIRE) == earned


@pytest.mark.rule("IA-BOUNTY-03", "IA-BOUNTY-02", "IA-BOUNTY-06")
@pytest.mark.parametrize(("deck", "token"), [("hutt-mercenaries", True), ("military-might", False)])
def test_each_hero_begins_with_a_bounty_token_where_the_class_has_them(deck: str, token: bool) -> None:
    log = founded(new_campaign(deck=deck))
    assert [hero.bounty for hero in party_of(log).heroes] == [token] * 3


@pytest.mark.rule("IA-BOUNTY-05")
def test_bounty_tokens_are_kept_between_missions_as_the_mission_left_them() -> None:
    def one_is_gone(state: MissionState) -> None:
        discard_bounty(state, next(iter(state.heroes)))

    log = result(founded(new_campaign(deck="hutt-mercenaries")), rebels=True, change=one_is_gone)
    assert [hero.bounty for hero in party_of(log).heroes] == [False, True, True]
