"""What must hold in every campaign, however it is played: money balances, and every card is in exactly one place.

Stages are played by chance, missions end somehow; the sums are worked out anew from what is printed on cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from dejarik.assault.campaign.aftermath import after_mission
from dejarik.assault.campaign.log_files import read_log, write_log
from dejarik.assault.campaign.log_party import party_of
from dejarik.assault.campaign.party import playable_decks, playable_heroes, printed_card, problems
from dejarik.assault.campaign.rules.heroes import FEW_HEROES
from dejarik.assault.campaign.rules.log import EMPIRE, TOGETHER, Log, What
from dejarik.assault.campaign.rules.results import result_of
from dejarik.assault.campaign.rules.stages import StageState
from dejarik.assault.campaign.skipping import any_result
from dejarik.assault.campaign.stages.game import StageOptions, new_log
from dejarik.assault.campaign.stages.rebels import items_left, sale_price
from dejarik.assault.facts.campaign_cards import ClassCard, ImperialClassCard, ItemCard
from dejarik.assault.facts.campaign_library import agenda, all_agenda
from dejarik.assault.facts.vocabulary import Box
from dejarik.kernel import Rng, apply, decision, find_game, start
from dejarik.kernel.answers import random_answer

GAME = find_game("assault")
MOST_SLOTS = 4


def a_campaign(box: Box, heroes: int, rng: Rng) -> Log:
    names = playable_heroes()
    rng.shuffle(names)
    return new_log(box, names[:heroes], rng.pick(playable_decks()))


def stage_played(log: Log, seed: int) -> Log:
    """A stage between two missions by chance; what can't be never is, at no decision."""
    state = start(GAME, StageOptions(log), seed)
    assert isinstance(state, StageState)
    rng = Rng.seeded(seed)
    while (asked := decision(state)) is not None:
        assert not list(GAME.violations(state))
        apply(state, random_answer(asked, rng))
    return state.campaign


def campaign_by_chance(log: Log, rng: Rng, slots: int = MOST_SLOTS) -> Iterator[Log]:
    """The log after every stage and every mission of the next slots."""
    for _ in range(2 * slots):
        if log.is_over or log.slot_number >= slots:
            return
        log = stage_played(log, rng.below(1 << 31))
        yield log
        log = after_mission(log, result_of(any_result(log, rng)))
        yield log


def check_nothing_was_spent_twice(log: Log) -> None:
    """No entry takes more than there was at its moment."""
    have = Counter[tuple[What, int]]()
    for entry in log.about(What.XP, What.CREDITS, What.INFLUENCE):
        have[entry.what, entry.seat] += entry.amount
        assert have[entry.what, entry.seat] >= 0, entry


def check_prices(log: Log) -> None:
    """What was paid is what the cards cost that were bought for it, and every gain has its cause."""
    for seat in (EMPIRE, *log.seats):
        bought = [e.name for e in log.about(What.CARD) if e.seat == seat and e.reason == "bought"]
        learned = [printed_card(name) for name in bought]
        cost = sum(card.experience for card in learned if isinstance(card, ClassCard | ImperialClassCard))
        gained = sum(e.amount for e in log.about(What.XP) if e.seat == seat and e.amount > 0)
        assert log.total(What.XP, seat) == gained - cost
    items = [printed_card(e.name) for e in log.about(What.CARD) if e.reason == "bought"]
    prices = sum(card.cost for card in items if isinstance(card, ItemCard))
    discounts = -sum(e.amount for e in log.about(What.CHEAPER) if e.reason == "bought")
    paid = -sum(e.amount for e in log.about(What.CREDITS) if e.reason == "bought")
    assert prices - discounts <= paid <= prices
    sold = sum(sale_price(e.name) for e in log.about(What.CARD) if e.reason == "sold")
    assert sold == sum(e.amount for e in log.about(What.CREDITS) if e.reason == "sold")
    influence = -sum(e.amount for e in log.about(What.INFLUENCE) if e.reason == "bought")
    agendas = [e.name for e in log.about(What.AGENDA_DECK) if e.amount < 0 and e.reason == "bought"]
    assert influence == sum(agenda(name).cost for name in agendas)
    for entry in log.about(What.XP, What.CREDITS, What.INFLUENCE):
        assert entry.reason, entry
        assert entry.source or entry.reason in ("bought", "sold", "spent"), entry


def check_places(log: Log) -> None:
    """Every card is in exactly one place, and nothing is there less than not at all."""
    everybody = (TOGETHER, EMPIRE, *log.seats)
    places = Counter(name for seat in everybody for name in log.names(What.CARD, seat))
    for card in FEW_HEROES.values():
        del places[card]
    for tier in (1, 2, 3):
        places.update(items_left(log, tier))
    places.update(log.names(What.OWED_CARD))
    assert not {card for card, count in places.items() if count > 1}
    lying = Counter(
        name for what in (What.AGENDA_DECK, What.AGENDA, What.OWED_AGENDA) for name in log.names(what, EMPIRE)
    )
    assert not {card for card, count in lying.items() if count > 1}
    assert set(lying) <= {str(card.id) for card in all_agenda()}
    missions = Counter(
        [
            *log.names(What.SIDE_DECK),
            *log.names(What.THREAT_DECK),
            *log.names(What.ACTIVE),
            *log.names(What.ACTIVE, EMPIRE),
        ]
    )
    assert not {name for name, count in missions.items() if count > 1}
    assert not set(missions) & {entry.name for entry in log.played}
    amounts = Counter[tuple[What, int, str]]()
    for entry in log.entries:
        if entry.what not in (What.PLAYED, What.RESULT, What.XP, What.CREDITS, What.INFLUENCE):
            amounts[entry.what, entry.seat, entry.name] += entry.amount
            assert amounts[entry.what, entry.seat, entry.name] >= 0, entry


def check(log: Log) -> None:
    check_nothing_was_spent_twice(log)
    check_prices(log)
    check_places(log)


seeds = some.integers(0, 2**31 - 1)


@pytest.mark.rule("CORE-LOG-01", "CORE-UPGRADE-01", "CORE-UPGRADE-04", "CORE-UPGRADE-07")
@given(box=some.sampled_from(list(Box)), heroes=some.integers(2, 4), seed=seeds)
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
def test_money_balances_and_every_card_is_in_one_place(box: Box, heroes: int, seed: int) -> None:
    rng = Rng.seeded(seed)
    for log in campaign_by_chance(a_campaign(box, heroes, rng), rng, slots=3):
        check(log)


@pytest.mark.slow
@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("box", list(Box))
def test_a_whole_campaign_balances_at_every_stage(box: Box, heroes: int) -> None:
    rng = Rng.seeded(heroes)
    found = list(campaign_by_chance(a_campaign(box, heroes, rng), rng, slots=20))
    for log in found:
        check(log)
    assert found[-1].is_over
    assert all(not problems(party_of(log)) for log in found[:-1:2])


@given(box=some.sampled_from(list(Box)), seed=seeds)
@settings(max_examples=4, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_log_that_was_exported_and_imported_goes_on_identically(box: Box, seed: int) -> None:
    rng = Rng.seeded(seed)
    for log in campaign_by_chance(a_campaign(box, 2 + seed % 3, rng), rng, slots=2):
        elsewhere = read_log(write_log(log))
        assert elsewhere == log
        if not log.names(What.CHOSEN):  # a stage comes next
            assert write_log(stage_played(elsewhere, seed)) == write_log(stage_played(log, seed))
        else:
            ends = [result_of(any_result(each, Rng.seeded(seed))) for each in (elsewhere, log)]
            assert ends[0] == ends[1]
            assert after_mission(elsewhere, ends[0]) == after_mission(log, ends[1])
