"""The log of a campaign is put right between two missions: by an entry that says by whom and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.assault.campaign.stages.desk import DECK, HEROES, Desk, founded, new_campaign, result, with_money

from dejarik.assault.campaign.game import MissionOptions
from dejarik.assault.campaign.log_party import party_of
from dejarik.assault.campaign.rules.log import EMPIRE, TOGETHER, CorrectedBy, Log, What
from dejarik.assault.campaign.rules.missions import rebels_win
from dejarik.assault.campaign.sequels import log_after
from dejarik.assault.campaign.stages.game import StageOptions, new_log
from dejarik.assault.campaign.stages.presenting.sheet import sheet
from dejarik.assault.facts.vocabulary import Box
from dejarik.kernel import Problem, Rng, find_game
from dejarik.kernel.corrections import Correction
from dejarik.kernel.engine import correct
from dejarik.kernel.match import Match
from dejarik.messages import Language, say

GAME = find_game("assault")
ITEM = "vibroblade"


def righted(change: Mapping[str, Any], why: str = "counted wrong") -> Correction:
    return Correction(1, dict(change), why, "Ola")


def put_right(desk: Desk, **change: Any) -> None:
    desk.state = correct(desk.state, StageOptions(desk.log), righted(change))


def refused(desk: Desk, **change: Any) -> str:
    before = len(desk.log.entries)
    with pytest.raises(Problem) as problem:
        put_right(desk, **change)
    assert len(desk.log.entries) == before
    return problem.value.message.id


@pytest.fixture
def desk() -> Desk:
    return Desk(with_money(result(founded(), rebels=True), xp=1, credits=100, influence=1))


@pytest.mark.rule("CORE-LOG-01")
def test_a_correction_is_an_entry_with_who_and_why_and_totals_are_sums(desk: Desk) -> None:
    have = desk.log.total(What.XP, 1)
    put_right(desk, what="xp", seat=1, amount=2)
    entry = desk.log.entries[-1]
    assert (entry.what, entry.amount, entry.seat, entry.reason) == (What.XP, 2, 1, "corrected")
    assert entry.corrected == CorrectedBy(1, "Ola", "counted wrong")
    assert desk.log.total(What.XP, 1) == have + 2
    credits = desk.log.total(What.CREDITS)
    put_right(desk, what="credits", amount=-50)
    assert desk.log.total(What.CREDITS) == credits - 50
    put_right(desk, what="influence", seat=0, amount=3)
    put_right(desk, what="bounty", seat=2)
    assert desk.log.total(What.BOUNTY, 2) == 1


def test_what_is_asked_fits_what_was_put_right(desk: Desk) -> None:
    desk.on_to("stage-learn")
    assert desk.asked.seat == 1
    put_right(desk, what="xp", seat=1, amount=-desk.log.total(What.XP, 1))
    assert desk.asked.seat == 2, "there is nothing to learn for"


def test_cards_allies_villains_and_missions(desk: Desk) -> None:
    put_right(desk, what="card", seat=1, name=ITEM)
    assert ITEM in desk.log.names(What.CARD, 1)
    assert refused(desk, what="card", seat=2, name=ITEM) == "correction-there"
    put_right(desk, what="card", seat=1, name=ITEM, amount=-1)
    assert ITEM not in desk.log.names(What.CARD, 1)
    put_right(desk, what="ally", name="luke-skywalker-hero-of-the-rebellion")
    put_right(desk, what="villain", seat=0, name="darth-vader-lord-of-the-sith")
    assert desk.log.names(What.VILLAIN, EMPIRE) == ["darth-vader-lord-of-the-sith"]
    assert refused(desk, what="villain", seat=0, name="darth-vader-lord-of-the-sith") == "correction-there"


@pytest.mark.rule("CORE-CAMPAIGN-17")
def test_whom_the_campaign_bars_and_whose_box_is_not_in_use_is_nobodys_by_a_correction_either() -> None:
    jabba = {"what": "villain", "seat": 0, "name": "jabba-the-hutt-vile-gangster-campaign"}
    barred = Desk(result(founded(new_campaign(Box.JABBAS_REALM)), rebels=True))
    assert refused(barred, **jabba) == "correction-unknown"
    put_right(Desk(result(founded(), rebels=True)), **jabba)
    alone = Desk(result(founded(new_log(Box.CORE, HEROES, DECK, boxes=[Box.CORE])), rebels=True))
    assert refused(alone, **jabba) == "correction-unknown"
    assert refused(alone, what="ally", name="alliance-ranger") == "correction-unknown"


def test_what_can_not_be_is_refused(desk: Desk) -> None:
    credits = desk.log.total(What.CREDITS)
    assert refused(desk, what="credits", amount=-credits - 1) == "correction-too-little"
    assert refused(desk, what="xp", seat=9, amount=1) == "correction-seat"
    assert refused(desk, what="xp", seat=1, amount=0) == "correction-amount"
    assert refused(desk, what="xp", seat=1, amount=10**9) == "correction-amount"
    assert refused(desk, what="gold", amount=1) == "correction-malformed"
    assert refused(desk, what="xp", seat=1, amount=1, extra=1) == "correction-malformed"
    assert refused(desk, what="xp", seat=1, amount=10**30) == "correction-amount"
    assert refused(desk, what="card", seat=1, name="no-such-card") == "correction-unknown"
    assert refused(desk, what="card", seat=0, name=ITEM) == "correction-card-unfit"
    assert refused(desk, what="card", seat=1, name=ITEM, amount=-1) == "correction-not-there"
    assert refused(desk, what="card", seat=1, name=ITEM, amount=2) == "correction-amount"
    assert refused(desk, what="ally", name="darth-vader-lord-of-the-sith") == "correction-unknown"
    assert refused(desk, what="mission", name="aftermath", amount=1) == "correction-played"
    assert refused(desk, what="result", slot=2, seat=0) == "correction-slot"
    assert refused(desk, what="result", slot=1, seat=TOGETHER) == "correction-same"
    with pytest.raises(Problem) as problem:
        correct(desk.state, StageOptions(desk.log), righted({"what": "credits", "amount": 1}, why="  "))
    assert problem.value.message.id == "correction-without-why"


def test_a_result_is_put_right_and_told(desk: Desk) -> None:
    put_right(desk, what="result", slot=1, seat=EMPIRE)
    [played] = desk.log.played
    assert desk.log.winner_of(played) == EMPIRE
    lines = [say(each, Language.ENGLISH) for each in sheet(desk.log, entries=True)]
    assert "1: Slot 1: won by The Empire [corrected by Ola: counted wrong]" in lines, lines


def test_a_class_card_that_was_put_back_can_be_bought_again(desk: Desk) -> None:
    desk.on_to("stage-learn")
    card = desk.options[0].split(":")[1]
    desk.answer(desk.options[0])
    assert card in desk.log.names(What.CARD, 1)
    put_right(desk, what="card", seat=1, name=card, amount=-1)
    put_right(desk, what="xp", seat=1, amount=1)
    assert f"learn:{card}" in desk.options


def test_an_item_on_offer_that_somebody_has_after_all_is_not_for_sale(desk: Desk) -> None:
    put_right(desk, what="credits", amount=1000)
    desk.on_to("stage-shopping")
    card = desk.state.offered[0]
    put_right(desk, what="card", seat=1, name=card)
    assert card not in desk.state.offered
    [buy, *_] = [each for each in desk.options if each.startswith("buy:")]
    desk.answer(buy)
    assert refused(desk, what="credits", amount=-1) == "correction-not-now"


def test_a_modification_comes_off_a_weapon_that_is_lost() -> None:
    log = founded()
    weapon = next(
        card for card in log.names(What.CARD, 1) if card.endswith("plasteel-staff") or "staff" in card
    )
    log.write(What.CARD, seat=1, name="balanced-hilt", reason="text")
    log.write(What.FITTED, seat=1, name="balanced-hilt", on=weapon, reason="fitted")
    desk = Desk(result(log, rebels=True))
    put_right(desk, what="card", seat=1, name=weapon, amount=-1)
    assert desk.log.fittings(1) == {}


@pytest.mark.rule("CORE-LOG-01")
def test_in_a_mission_nothing_is_put_right_and_after_it_it_counts_in_the_next_stage() -> None:
    log = founded()
    [mission] = log.names(What.CHOSEN)
    match = Match(GAME, MissionOptions(mission, party_of(log), log.threat_level, log=log), 1)
    with pytest.raises(Problem) as problem:
        match.correct(righted({"what": "credits", "amount": 100}))
    assert problem.value.message.id == "correction-in-mission"
    rebels_win(match.state, "objective")  # type: ignore[arg-type]
    before = log_after(match.options, match.state)
    assert before is not None
    match.correct(righted({"what": "credits", "amount": 100}))
    with pytest.raises(Problem):
        match.correct(righted({"what": "credits", "amount": -1000}))
    sequel = GAME.sequel(match.options, match.state)
    assert sequel is not None
    after = sequel.log
    assert after.entries[:-1] == before.entries
    assert after.total(What.CREDITS) == before.total(What.CREDITS) + 100
    assert after.entries[-1].corrected == CorrectedBy(1, "Ola", "counted wrong")


def test_what_lies_face_down_is_not_found_by_asking() -> None:
    log = founded(new_campaign(Box.RETURN_TO_HOTH))
    slot = [slot for slot in log.plan.slots if len(slot.missions) == 2][-1]
    one, other = (str(name) for name in slot.missions)
    answers = set[str]()
    for hidden in (one, other):
        played = result(_copied(log), rebels=True)
        played.write(What.ACTIVE, seat=EMPIRE, name=hidden, open=False)
        desk = Desk(played)
        answers |= {f"{name == hidden} {refused(desk, what='mission', name=name)}" for name in (one, other)}
    assert answers == {"True correction-unknown", "False correction-unknown"}


def _copied(log: Log) -> Log:
    from dejarik.kernel.records import copy

    return copy(log)


def test_corrections_of_a_stage_are_played_again_from_its_replay() -> None:
    log = with_money(result(founded(), rebels=True), xp=3, credits=500)
    match = Match(GAME, StageOptions(log), 3)
    rng = Rng.seeded(1)
    from dejarik.kernel.answers import random_answer

    for number in range(200):
        asked = match.decision
        if asked is None:
            break
        if number % 4 == 0:
            match.correct(righted({"what": "credits", "amount": 25}))
            asked = match.decision
            assert asked is not None
        match.apply(random_answer(asked, rng))
    assert match.outcome is not None
    match.correct(righted({"what": "credits", "amount": 25}))
    again = Match.from_replay(match.replay())
    assert again.state == match.state
    assert again.state_at(5) == match.state_at(5)
    assert GAME.sequel(again.options, again.state) == GAME.sequel(match.options, match.state)
    assert not list(GAME.violations(match.state))


@pytest.mark.parametrize("heroes", [HEROES])
def test_what_can_be_put_right_is_told_with_whose_it_is(heroes: tuple[str, ...], desk: Desk) -> None:
    found = GAME.presenter.correctable(StageOptions(desk.log), desk.state)
    amounts = [(each.what.value, each.seat) for each in found.amounts]  # type: ignore[attr-defined]
    assert amounts == [
        ("xp", 0), ("xp", 1), ("xp", 2), ("xp", 3), ("credits", -1), ("influence", 0),
        ("bounty", 1), ("bounty", 2), ("bounty", 3),
    ]  # fmt: skip
    for things in found.things:  # type: ignore[attr-defined]
        for each, amount in [(each, -1) for each in things.lose[:3]] + [
            (each, 1) for each in things.gain[:3]
        ]:
            change = {"what": things.what.value, "seat": things.seat, "name": each.name, "amount": amount}
            correct(desk.state, StageOptions(desk.log), righted(change))
    assert [each.slot for each in found.results] == [1]  # type: ignore[attr-defined]
