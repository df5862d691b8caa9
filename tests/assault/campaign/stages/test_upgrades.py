"""The upgrade stages, the choice of a mission, and what is taken along."""

from __future__ import annotations

import pytest
from tests.assault.campaign.stages.desk import Desk, founded, new_campaign, result, with_money

from dejarik.assault.campaign.log_party import party_of
from dejarik.assault.campaign.rules.log import EMPIRE, Log, What
from dejarik.assault.campaign.rules.stages import Noted
from dejarik.assault.campaign.stages.rebels import items_left, price, sale_price
from dejarik.assault.facts.campaign_library import agenda, all_items, item
from dejarik.assault.facts.vocabulary import Box
from dejarik.kernel import decision

LUKE = "luke-skywalker-hero-of-the-rebellion"


def upgrading(box: Box = Box.CORE, *, xp: int = 0, credits: int = 0, influence: int = 0) -> Desk:
    """The stage after the introduction."""
    log = with_money(
        result(founded(new_campaign(box)), rebels=True), xp=xp, credits=credits, influence=influence
    )
    return Desk(log)


def give(log: Log, seat: int, *cards: str) -> Log:
    for card in cards:
        log.write(What.CARD, seat=seat, name=card)
    return log


# --- Class cards --------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-UPGRADE-01", "CORE-UPGRADE-09")
def test_a_hero_buys_cards_of_the_own_class_for_experience_and_needs_not() -> None:
    desk = upgrading(xp=2)  # and 1 of the mission
    assert (desk.asked.seat, desk.prompt) == (1, "stage-learn")
    assert "learn:diala-passil-way-of-the-sarlacc" not in desk.options, "it costs 4"
    desk.answer("learn:diala-passil-force-throw")
    assert (desk.log.total(What.XP, 1), desk.log.total(What.XP, 2)) == (2, 3)
    assert desk.log.names(What.CARD, 1)[-1] == "diala-passil-force-throw"
    assert "learn:diala-passil-force-throw" not in desk.options
    desk.answer("done")
    assert desk.asked.seat == 2


@pytest.mark.rule("CORE-UPGRADE-06", "CORE-UPGRADE-08")
def test_the_empire_buys_cards_of_its_class() -> None:
    desk = upgrading(xp=1)
    desk.on_to("stage-learn-empire")
    assert desk.asked.seat == EMPIRE
    bought = desk.options[0]
    desk.answer(bought)
    card = bought.removeprefix("learn:")
    assert card in party_of(desk.finish()).empire.cards


# --- Items --------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-UPGRADE-02", "CORE-EXMISC-10")
def test_items_are_sold_for_half_rounded_up_to_25() -> None:
    by_cost = {each.cost: each.id for each in all_items()}
    assert sale_price(by_cost[300]) == 150
    assert sale_price(by_cost[350]) == 175
    assert sale_price(by_cost[250]) == 125
    assert sale_price("diala-passil-plasteel-staff") == 50
    odd = [each for each in all_items() if each.cost % 50]
    assert all(sale_price(each.id) * 2 - each.cost == 25 for each in odd)


@pytest.mark.rule("CORE-UPGRADE-02", "CORE-REWARD-03")
def test_what_is_sold_is_gone_for_good_and_rewards_cannot_be_sold() -> None:
    log = give(result(founded(), rebels=True), 1, "vibroblade", "shu-yens-lightsaber")
    desk = Desk(log)
    desk.on_to("stage-selling")
    assert desk.options == [
        "sell:1:diala-passil-plasteel-staff",
        "sell:1:vibroblade",
        "sell:2:fenn-signis-infantry-rifle",
        "sell:3:gaarkhan-vibro-ax",
        "done",
    ]
    before = desk.log.total(What.CREDITS)
    desk.answer("sell:1:vibroblade")
    assert desk.log.total(What.CREDITS) - before == sale_price("vibroblade")
    assert "vibroblade" not in desk.log.names(What.CARD, 1)
    told = [desk.log.entries[event.entry] for event in desk.state.journal if isinstance(event, Noted)]
    assert [entry for entry in told if entry.name == "vibroblade"] != [], "which is told"
    desk.answer("done")
    assert "vibroblade" not in desk.state.offered


@pytest.mark.rule("CORE-AGENDA-02", "CORE-AGENDA-04")
def test_a_secret_agenda_that_was_shuffled_back_before_everybody_is_secret_when_it_is_bought_again() -> None:
    card = "agents-of-the-empire-imperial-informants"
    log = with_money(result(founded(), rebels=True), influence=5)
    for other in log.names(What.AGENDA_DECK, EMPIRE):
        log.drop(What.AGENDA_DECK, other, seat=EMPIRE)
    log.write(What.AGENDA_DECK, seat=EMPIRE, name=card, reason="shuffled-back")
    before = len(log.entries)
    desk = Desk(log)
    desk.on_to("stage-agendas")
    desk.answer(f"agenda:{card}")
    told = [entry for entry in desk.log.entries[before:] if card in (entry.name, entry.source)]
    assert [(entry.what, entry.open) for entry in told] == [(What.AGENDA_DECK, False), (What.AGENDA, False)]


@pytest.mark.rule("CORE-REWARD-01")
def test_one_item_of_the_lowest_tier_is_put_on_offer_for_less_whatever_is_drawn() -> None:
    """Moment of Fate comes before items of the tiers II and III."""
    log = founded(new_campaign(Box.JABBAS_REALM))
    while log.slot_number < 7:
        log = result(log if log.names(What.CHOSEN) else Desk(log).finish(), rebels=True)
    log.write(What.CHEAPER, 100)
    desk = Desk(with_money(log, credits=2000))
    desk.on_to("stage-cheaper-item")
    assert {item(card).tier for card in desk.state.offered} == {2, 3}
    assert desk.options == [f"card:{card}" for card in items_left(desk.log, 1)]
    desk.answer("card:vibroblade")
    others = {card: price(desk.state, card) for card in desk.state.offered if card != "vibroblade"}
    assert others == {card: item(card).cost for card in others}
    before = desk.log.total(What.CREDITS)
    desk.answer("buy:vibroblade")
    desk.answer("hero:1")
    assert desk.log.total(What.CREDITS) == before - (item("vibroblade").cost - 100)
    assert desk.log.total(What.CHEAPER) == 0
    after = Desk(result(desk.finish(), rebels=True))
    after.on_to("stage-choose-mission")
    assert all(item(card).tier == 3 for card in after.state.offered)


@pytest.mark.rule("CORE-UPGRADE-02", "CORE-ITEM-08")
def test_an_item_of_a_class_is_sold_for_what_its_card_says_and_cannot_be_bought_again() -> None:
    heroes = ("drokkatta", "verena-talos")
    log = with_money(result(founded(new_campaign(heroes=heroes)), rebels=True), xp=9)
    desk = Desk(log)
    desk.on_to("stage-learn")
    desk.answer("learn:repeater-cannon")
    desk.on_to("stage-selling")
    before = desk.log.total(What.CREDITS)
    desk.answer("sell:2:verena-talos-fighting-knife")
    assert desk.log.total(What.CREDITS) == before + 25
    desk.answer("sell:1:repeater-cannon")
    assert desk.log.total(What.CREDITS) == before + 25 + 50
    desk = Desk(result(desk.finish(), rebels=True))
    desk.on_to("stage-learn")
    assert desk.asked.seat == 1
    assert "learn:bank-shot" in desk.options
    assert "learn:repeater-cannon" not in desk.options


@pytest.mark.rule("CORE-UPGRADE-03", "IA-RUPGRADE-01", "IA-RUPGRADE-03", "CORE-EXMISC-11")
def test_half_of_what_a_deck_had_at_the_start_is_drawn() -> None:
    desk = upgrading(credits=5000)
    desk.on_to("stage-shopping")
    assert len(desk.state.offered) == 11, "half of 21"
    assert {item(card).tier for card in desk.state.offered} == {1}
    log = result(founded(), rebels=True)
    bought = [each.id for each in all_items() if each.tier == 1][:15]
    few = Desk(with_money(give(log, 1, *bought), credits=5000))
    few.on_to("stage-shopping")
    assert len(few.state.offered) == 6, "no more are left"


@pytest.mark.rule("CORE-UPGRADE-04", "CORE-LOG-02")
def test_items_are_bought_with_the_credits_of_all_and_given_to_anyone() -> None:
    desk = upgrading(credits=1000)
    desk.on_to("stage-shopping")
    assert desk.asked.partners == (2, 3)
    before, card = desk.log.total(What.CREDITS), desk.options[0].removeprefix("buy:")
    desk.answer(f"buy:{card}")
    assert desk.options == ["hero:1", "hero:2", "hero:3"]
    desk.answer("hero:3")
    assert desk.log.names(What.CARD, 3)[-1] == card
    assert before - desk.log.total(What.CREDITS) == item(card).cost
    assert card not in desk.state.offered
    desk.answer("done")
    assert desk.state.offered == [], "the others go back"


@pytest.mark.rule("CORE-UPGRADE-09")
def test_what_cannot_be_paid_is_not_offered() -> None:
    desk = upgrading(credits=-350)  # 600 of the mission
    desk.on_to("stage-shopping")
    cheap = [card for card in desk.state.offered if item(card).cost <= 250]
    assert desk.options == [*(f"buy:{card}" for card in cheap), "done"]
    assert 0 < len(cheap) < len(desk.state.offered)


# --- Agendas ------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-UPGRADE-07", "CORE-AGENDA-02", "CORE-AGENDA-03")
def test_the_empire_sees_four_agendas_and_keeps_secret_what_it_buys() -> None:
    desk = upgrading(influence=20)
    desk.on_to("stage-agendas")
    drawn = list(desk.state.players[EMPIRE].drawn)
    assert len(drawn) == 4
    secret = next(card for card in drawn if agenda(card).type.value == "secret")
    before = desk.log.total(What.INFLUENCE, EMPIRE)
    desk.answer(f"agenda:{secret}")
    assert before - desk.log.total(What.INFLUENCE, EMPIRE) == agenda(secret).cost
    assert desk.log.names(What.AGENDA, EMPIRE) == [secret]
    assert secret not in desk.log.names(What.AGENDA_DECK, EMPIRE)
    [entry] = desk.log.about(What.AGENDA)
    assert entry.seen((EMPIRE,))
    assert not entry.seen((1,))
    desk.answer("done")
    assert desk.state.players[EMPIRE].drawn == []
    assert len(desk.log.names(What.AGENDA_DECK, EMPIRE)) == 17


@pytest.mark.rule("CORE-FORCED-03", "CORE-EXMISC-20", "CORE-LOG-05")
def test_a_forced_mission_that_was_bought_comes_next_without_upgrades_of_its_own() -> None:
    log = with_money(result(founded(), rebels=True), influence=20)
    for card in log.names(What.AGENDA_DECK, EMPIRE):
        if card != "agents-of-the-empire-impounded":
            log.drop(What.AGENDA_DECK, card, seat=EMPIRE)
    desk = Desk(log)
    desk.on_to("stage-agendas")
    desk.answer("agenda:agents-of-the-empire-impounded")
    ready = desk.finish()
    assert (ready.names(What.CHOSEN), ready.names(What.AGENDA, EMPIRE)) == (["impounded"], [])
    assert ready.threat_level == 2
    after = result(ready, rebels=True)
    assert (after.slot_number, after.awaits_upgrades) == (1, False)
    assert set(Desk(after).options) == {f"mission:{name}" for name in after.names(What.ACTIVE)[1:]}


@pytest.mark.rule("CORE-AGENDA-06", "CORE-INFO-03", "IA-CAMP-03", "IA-CAMP-04")
@pytest.mark.parametrize(("box", "left"), [(Box.HEART_OF_THE_EMPIRE, 4), (Box.CORE, 5)])
def test_at_most_four_agendas_stay_where_the_campaign_says_so(box: Box, left: int) -> None:
    log = result(founded(new_campaign(box)), rebels=True)
    cards = [card for card in log.names(What.AGENDA_DECK, EMPIRE) if agenda(card).type.value == "secret"][:5]
    for card in cards:
        log.drop(What.AGENDA_DECK, card, seat=EMPIRE)
        log.write(What.AGENDA, seat=EMPIRE, name=card, open=False)
    desk = Desk(log)
    if left == 4:
        desk.on_to("stage-too-many-agendas")
        assert desk.options == [f"card:{card}" for card in cards]
        desk.answer(f"card:{cards[2]}")
        assert cards[2] not in desk.log.names(What.AGENDA, EMPIRE)
        shown = [entry.name for entry in desk.log.about(What.AGENDA) if entry.seen((1,))]
        assert shown == [cards[2]], "discarded cards are open"
    assert len(desk.finish().names(What.AGENDA, EMPIRE)) == left


# --- The next mission ---------------------------------------------------------------------------------


@pytest.mark.rule("CORE-STAGE-01", "CORE-STAGE-02", "CORE-STAGE-06", "CORE-CAMPAIGN-02")
def test_the_rebels_choose_a_mission_of_the_kind_that_the_slot_names() -> None:
    desk = upgrading()
    desk.on_to("stage-choose-mission")
    side = desk.log.names(What.ACTIVE)[1:]
    assert desk.options == [f"mission:{name}" for name in side]
    assert desk.asked.partners == (2, 3)
    desk.answer(f"mission:{side[1]}")
    assert desk.log.names(What.ACTIVE)[1:] == side, "the other one stays active"
    log = result(desk.finish(), rebels=True)
    ready = Desk(log).finish()
    assert ready.names(What.CHOSEN) == ["a-new-threat"], "the next slot is for the story"
    assert ready.total(What.UPGRADED) == 2


@pytest.mark.rule("CORE-STAGE-02")
def test_story_missions_that_are_not_chosen_leave_heart_of_the_empire() -> None:
    log = result(founded(new_campaign(Box.HEART_OF_THE_EMPIRE)), rebels=True)
    log = result(Desk(log).finish(), rebels=True)
    desk = Desk(log)
    desk.on_to("stage-choose-mission")
    assert desk.options == ["mission:from-dark-clutches", "mission:on-the-trail", "mission:inside-man"]
    desk.answer("mission:on-the-trail")
    assert not {"from-dark-clutches", "inside-man"} & set(desk.log.names(What.ACTIVE))


# --- What is taken along ------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ITEM-03")
def test_items_can_be_given_to_another_hero_before_a_mission() -> None:
    desk = Desk(give(result(founded(), rebels=True), 1, "vibroblade"))
    desk.on_to("stage-prepare")
    assert desk.options == ["give:vibroblade:2", "give:vibroblade:3", "ready"], "class cards stay"
    desk.answer("give:vibroblade:3")
    heroes = party_of(desk.finish()).heroes
    assert "vibroblade" in heroes[2].cards
    assert "vibroblade" not in heroes[0].cards


@pytest.mark.rule("CORE-ITEM-04", "CORE-UPGRADE-05")
def test_a_modification_counts_only_on_a_weapon_that_takes_it() -> None:
    desk = Desk(give(result(founded(), rebels=True), 2, "marksman-barrel"))
    desk.on_to("stage-prepare")
    assert "marksman-barrel" not in party_of(desk.log).heroes[1].cards
    desk.answer("fit:marksman-barrel:fenn-signis-infantry-rifle")
    assert party_of(desk.log).heroes[1].on == {"marksman-barrel": "fenn-signis-infantry-rifle"}
    desk.answer("take-off:marksman-barrel")
    assert party_of(desk.log).heroes[1].on == {}


@pytest.mark.rule("CORE-ITEM-02", "CORE-STAGE-05")
def test_a_hero_who_has_too_much_leaves_something_behind_and_has_it_again() -> None:
    weapons = ("vibroblade", "hand-cannon", "dh-17")
    desk = Desk(give(result(founded(), rebels=True), 1, *weapons))
    desk.on_to("stage-too-much")
    assert desk.options == [f"leave:{card}" for card in ("diala-passil-plasteel-staff", *weapons)]
    desk.answer("leave:vibroblade")
    assert desk.prompt == "stage-too-much"
    desk.answer("leave:dh-17")
    ready = desk.finish()
    assert "vibroblade" not in party_of(ready).heroes[0].cards
    assert "vibroblade" in ready.names(What.CARD, 1)
    assert result(ready, rebels=True).names(What.LEFT, 1) == []


@pytest.mark.rule("CORE-ITEM-02", "CORE-ITEM-03")
def test_what_is_too_much_for_one_can_be_given_to_another_before_anything_is_left() -> None:
    desk = Desk(give(result(founded(), rebels=True), 1, "vibroblade", "hand-cannon"))
    desk.on_to("stage-prepare")
    desk.answer("give:hand-cannon:2")
    ready = desk.finish()
    assert ready.ever(What.LEFT) == set()
    assert {"diala-passil-plasteel-staff", "vibroblade"} <= set(party_of(ready).heroes[0].cards)
    assert "hand-cannon" in party_of(ready).heroes[1].cards


@pytest.mark.rule("CORE-ALLY-10", "CORE-ALLY-07")
@pytest.mark.parametrize(
    ("mission", "offered"),
    [
        ("captured", None),
        ("homecoming", ["card:rebel-trooper", "alone"]),
        ("friends-of-old", ["card:rebel-trooper", f"card:{LUKE}", "alone"]),
    ],
)
def test_no_ally_is_offered_whom_the_mission_bars_or_gives(mission: str, offered: list[str] | None) -> None:
    """Nobody comes along when the heroes are captured, and Luke comes home by himself; troopers may be more."""
    log = result(founded(), rebels=True)
    for ally in ("rebel-trooper", LUKE):
        log.write(What.ALLY, name=ally)
    log.write(What.FORCED, name=mission)
    desk = Desk(log)
    assert desk.log.names(What.CHOSEN) == [mission]
    assert (desk.options if decision(desk.state) else None) == offered


@pytest.mark.rule("CORE-ALLY-03", "CORE-ALLY-01")
def test_one_earned_ally_may_come_along() -> None:
    log = result(founded(), rebels=True)
    log.write(What.ALLY, name="rebel-saboteur")
    desk = Desk(log)
    desk.on_to("stage-bring-ally")
    assert desk.options == ["card:rebel-saboteur", "alone"]
    desk.answer("card:rebel-saboteur")
    ready = desk.finish()
    assert party_of(ready).ally == "rebel-saboteur"
    assert result(ready, rebels=True).names(What.BROUGHT) == []
