"""Cards that count between two missions, or pay when one ends."""

from __future__ import annotations

import pytest
from tests.assault.campaign.stages.desk import Desk, founded, new_campaign, result, with_money

from dejarik.assault.campaign.rules.log import EMPIRE, Log, What
from dejarik.assault.campaign.rules.state import MissionState, empire
from dejarik.assault.campaign.stages.hiding import determinize
from dejarik.assault.facts.campaign_library import agenda
from dejarik.assault.facts.campaign_vocabulary import AgendaType
from dejarik.assault.facts.vocabulary import Box
from dejarik.kernel import Rng, clone, find_game, view


def after_introduction(box: Box = Box.CORE, *, rebels: bool = True) -> Log:
    return result(founded(new_campaign(box)), rebels=rebels)


@pytest.mark.rule("IA-CAMP-RH-03")
@pytest.mark.parametrize(("earned", "more"), [(1, 1), (2, 1), (3, 0)])
def test_constant_advantage_pays_where_a_mission_paid_little(earned: int, more: int) -> None:
    log = after_introduction()  # which pays 1
    log.write(What.INFLUENCE, earned - 1, seat=EMPIRE, rule="CORE-REWARD-01")
    log.write(What.CARD, seat=EMPIRE, name="constant-advantage")
    assert Desk(log).log.total(What.INFLUENCE, EMPIRE) == earned + more


@pytest.mark.parametrize(("rebels", "influence"), [(True, 0), (False, 2)])
def test_resurgence_costs_the_empire_influence_where_the_rebels_have_won(
    rebels: bool, influence: int
) -> None:
    log = after_introduction(rebels=rebels)
    assert log.total(What.INFLUENCE, EMPIRE) == (1 if rebels else 2)
    log.write(What.CARD, name="resurgence")
    assert Desk(log).log.total(What.INFLUENCE, EMPIRE) == influence


def shop(log: Log) -> int:
    desk = Desk(with_money(log, credits=9999))
    desk.on_to("stage-shopping")
    return len(desk.state.offered)


def test_networks_restored_and_good_contacts_draw_more_items() -> None:
    log = after_introduction()
    assert shop(log) == 11
    log = after_introduction()
    log.write(What.CARD, name="networks-restored")
    assert shop(log) == 12
    jyn = result(founded(new_campaign(heroes=("jyn-odan", "fenn-signis"))), rebels=True)
    jyn.write(What.CARD, seat=1, name="jyn-odan-smugglers-luck")
    assert shop(jyn) == 12


def test_the_cybernetic_arm_stays_with_its_hero() -> None:
    log = after_introduction()
    for card in ("cybernetic-arm", "vibroblade"):
        log.write(What.CARD, seat=1, name=card)
    desk = Desk(log)
    desk.on_to("stage-selling")
    assert "sell:1:vibroblade" in desk.options
    assert "sell:1:cybernetic-arm" not in desk.options
    desk.on_to("stage-prepare")
    assert [option for option in desk.options if "cybernetic" in option] == []


def test_a_tracking_beacon_is_bought_off_or_draws_one_more_agenda() -> None:
    def beacon(credits: int) -> Desk:
        log = with_money(after_introduction(), credits=credits)
        log.drop(What.AGENDA_DECK, "agents-of-the-empire-tracking-beacon", seat=EMPIRE)
        log.write(What.AGENDA, seat=EMPIRE, name="agents-of-the-empire-tracking-beacon")
        return Desk(log)

    paid = beacon(0)  # 600 of the mission
    paid.on_to("stage-buy-off")
    assert paid.asked.seats == (1, 2, 3)
    paid.answer("pay")
    assert paid.log.total(What.CREDITS) == 300
    assert paid.log.names(What.AGENDA, EMPIRE) == []
    paid.on_to("stage-agendas")
    assert len(paid.state.players[EMPIRE].drawn) == 4
    refused = beacon(0)
    refused.on_to("stage-buy-off")
    refused.answer("refuse")
    refused.on_to("stage-agendas")
    assert len(refused.state.players[EMPIRE].drawn) == 5
    assert refused.log.names(What.AGENDA, EMPIRE) == ["agents-of-the-empire-tracking-beacon"]
    poor = beacon(-400)
    poor.on_to("stage-agendas")
    assert len(poor.state.players[EMPIRE].drawn) == 5, "nobody is asked who cannot pay"


@pytest.mark.rule("CORE-STAGE-05")
def test_what_is_still_there_when_a_mission_ends_pays() -> None:
    def goods(state: MissionState) -> None:
        state.enter("valuable-goods", 1, subject=next(iter(state.heroes)))

    def jabba(state: MissionState) -> None:
        state.enter("jabba-the-hutt-vile-gangster-campaign", EMPIRE, subject=next(iter(state.heroes)))

    plain = result(founded(), rebels=True)
    paid = result(founded(), rebels=True, change=goods)
    assert paid.total(What.CREDITS) - plain.total(What.CREDITS) == 100
    more = [entry for entry in paid.about(What.CREDITS) if entry not in plain.entries]
    assert [(entry.amount, entry.reason, entry.source) for entry in more] == [(100, "text", "valuable-goods")]
    with_jabba = result(founded(), rebels=True, change=jabba)
    assert with_jabba.total(What.INFLUENCE, EMPIRE) - plain.total(What.INFLUENCE, EMPIRE) == 1


@pytest.mark.rule("IA-CAMP-RH-03")
def test_constant_advantage_does_not_look_at_what_cards_pay() -> None:
    def jabba(state: MissionState) -> None:
        state.enter("jabba-the-hutt-vile-gangster-campaign", EMPIRE, subject=next(iter(state.heroes)))
        empire(state).influence -= 1

    log = with_money(founded(), influence=2)
    log.write(What.CARD, seat=EMPIRE, name="constant-advantage")
    over = result(log, rebels=False, change=jabba)  # which pays 2
    entries = [(e.amount, e.reason) for e in over.about(What.INFLUENCE) if e.slot == 1]
    assert entries == [(-1, "spent"), (1, "text"), (1, "always"), (1, "won")]
    assert Desk(over).log.total(What.INFLUENCE, EMPIRE) == 2 - 1 + 1 + 2 + 1


def test_influence_and_credits_that_were_spent_in_a_mission_are_gone() -> None:
    def spend(state: MissionState) -> None:
        empire(state).influence -= 2
        state.purse -= 100

    log = with_money(founded(), credits=300, influence=3)
    before, after = result(log, rebels=True), result(log, rebels=True, change=spend)
    assert before.total(What.CREDITS) - after.total(What.CREDITS) == 100
    assert before.total(What.INFLUENCE, EMPIRE) - after.total(What.INFLUENCE, EMPIRE) == 2


@pytest.mark.rule("CORE-AGENDA-04", "CORE-INFO-03")
def test_everybody_reads_in_the_log_which_secret_agenda_was_played_and_bots_know_that_it_is_gone() -> None:
    played, held = "guild-hunters-shoot-first", "guild-hunters-call-your-shot"

    def play(state: MissionState) -> None:
        [id] = [id for id, source in state.sources.items() if source.key == played]
        state.leave(id)

    log = founded()
    for card in (held, played):
        log.write(What.AGENDA, seat=EMPIRE, name=card, open=False)
    after = result(log, rebels=True, change=play)
    assert after.names(What.AGENDA, EMPIRE) == [held]
    assert [entry.name for entry in after.about(What.AGENDA) if entry.seen((1,))] == [played]
    imagined = determinize(view(Desk(after).state, 1), Rng.seeded(1)).campaign
    assert len(imagined.names(What.AGENDA, EMPIRE)) == 1
    assert played not in imagined.names(What.AGENDA, EMPIRE)


@pytest.mark.rule("CORE-AGENDA-04")
def test_for_bots_an_agenda_that_was_shuffled_back_is_hidden_again_when_it_is_bought() -> None:
    log = founded()
    deck = log.names(What.AGENDA_DECK, EMPIRE)
    secret = next(card for card in deck if agenda(card).type is AgendaType.SECRET and _alike(deck, card))
    log.drop(What.AGENDA_DECK, secret, seat=EMPIRE)
    log.write(What.AGENDA, seat=EMPIRE, name=secret, open=False)
    log.drop(What.AGENDA, secret, seat=EMPIRE, open=True)  # everybody has seen it
    log.write(What.AGENDA_DECK, seat=EMPIRE, name=secret)
    log.drop(What.AGENDA_DECK, secret, seat=EMPIRE, open=False)
    log.write(What.AGENDA, seat=EMPIRE, name=secret, open=False)
    state = Desk(result(log, rebels=True)).state
    held = set[str]()
    for seed in range(30):
        twin = clone(state)
        find_game("assault").redeal(twin, 1, Rng.seeded(seed))
        assert view(twin, 1)["state"]["campaign"] == view(state, 1)["state"]["campaign"]
        assert not list(find_game("assault").violations(twin))
        held |= set(twin.campaign.names(What.AGENDA, EMPIRE))
        own = clone(state)
        find_game("assault").redeal(own, EMPIRE, Rng.seeded(seed))
        assert own.campaign.names(What.AGENDA, EMPIRE) == [secret]
    assert held == {secret, *_alike(deck, secret)}


def _alike(deck: list[str], card: str) -> list[str]:
    """Other agendas of the deck that nobody could tell from this one."""
    one = agenda(card)
    return [
        other
        for other in deck
        if other != card and (agenda(other).type, agenda(other).cost) == (one.type, one.cost)
    ]
