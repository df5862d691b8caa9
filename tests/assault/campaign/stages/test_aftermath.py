"""What a mission leaves behind, and what is settled before the upgrade stages."""

from __future__ import annotations

import msgspec
import pytest
from tests.assault.campaign.stages.desk import HEROES, Desk, founded, new_campaign, result

from dejarik.assault.campaign.aftermath import pay_part
from dejarik.assault.campaign.log_files import read_log, write_log
from dejarik.assault.campaign.rules.agendas import secret_agendas
from dejarik.assault.campaign.rules.log import EMPIRE, STORY_KINDS, TOGETHER, Entry, Log, What
from dejarik.assault.campaign.rules.payment import Part
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.stages.presenting.table import present_to, present_to_all
from dejarik.assault.campaign.stages.presenting.words import reason_text
from dejarik.assault.facts.campaign_missions import listed_mission
from dejarik.assault.facts.campaign_records import MissionKind, Reward
from dejarik.assault.facts.campaigns import campaign, side_missions
from dejarik.assault.facts.cards import CardId
from dejarik.assault.facts.vocabulary import Box
from dejarik.messages import Language, say


def chosen(log: Log, mission: str) -> Log:
    """A log in which a mission comes next."""
    for name in log.names(What.CHOSEN):
        log.drop(What.CHOSEN, name)
    log.write(What.ACTIVE, name=mission)
    log.write(What.CHOSEN, name=mission)
    return log


@pytest.mark.rule("CORE-REWARD-01", "CORE-LOG-02")
def test_experience_is_each_heros_and_credits_are_everybodys() -> None:
    log = result(founded(), rebels=True)
    assert [log.total(What.XP, seat) for seat in (EMPIRE, 1, 2, 3)] == [1, 1, 1, 1]
    assert (log.total(What.CREDITS), log.total(What.INFLUENCE, EMPIRE)) == (600, 1)
    assert {entry.source for entry in log.about(What.XP)} == {"aftermath"}
    assert [(entry.reason, entry.amount) for entry in log.about(What.CREDITS)] == [
        ("always", 300),
        ("won", 300),
    ]


@pytest.mark.rule("CORE-REWARD-01", "CORE-LOG-02")
def test_an_additional_reward_is_entered_with_what_it_asked_for() -> None:
    log = result(chosen(founded(), "drawn-in"), rebels=True)
    [entry] = [entry for entry in log.about(What.CREDITS) if entry.reason == "departed-by-round-5"]
    assert (entry.amount, entry.source) == (300, "drawn-in")
    why = reason_text(entry)
    assert why is not None
    assert say(why, Language.ENGLISH) == "The heroes broke free before the end of round 5"
    assert reason_text(Entry(1, What.UPGRADED, reason="over")) is None, "the entry says it all"


@pytest.mark.rule("CORE-STAGE-05", "CORE-TOKEN-05")
def test_crates_are_worth_50_credits_each() -> None:
    def open_crates(state: MissionState) -> None:
        next(iter(state.heroes.values())).crates = 2

    before, after = result(founded(), rebels=True), result(founded(), rebels=True, change=open_crates)
    assert after.total(What.CREDITS) - before.total(What.CREDITS) == 100
    assert [entry.amount for entry in after.about(What.CREDITS) if entry.reason == "crates"] == [100]


@pytest.mark.rule("CORE-CAMPAIGN-04", "CORE-STAGE-05")
def test_a_mission_that_was_played_leaves_the_game() -> None:
    log = result(founded(), rebels=True)
    assert [(entry.name, entry.slot, entry.seat) for entry in log.played] == [("aftermath", 1, TOGETHER)]
    assert "aftermath" not in log.names(What.ACTIVE) + log.names(What.CHOSEN)


@pytest.mark.rule("CORE-SIDE-02", "CORE-STAGE-05", "CORE-STAGE-03")
def test_two_side_missions_are_turned_up_after_the_introduction() -> None:
    before = result(founded(), rebels=True)
    assert before.names(What.ACTIVE) == ["a-new-threat"]
    desk = Desk(before)
    active, deck = desk.log.names(What.ACTIVE), desk.log.names(What.SIDE_DECK)
    assert len(active) == 3
    assert active[0] == "a-new-threat"
    assert set(active[1:]) | set(deck) == set(before.names(What.SIDE_DECK))
    assert len(deck) == len(before.names(What.SIDE_DECK)) - 2


@pytest.mark.rule("CORE-SIDE-02", "CORE-SIDE-03")
@pytest.mark.parametrize(("mission", "replaced"), [("temptation", 1), ("breaking-point", 0)])
def test_a_side_mission_of_the_deck_is_replaced_one_of_an_agenda_is_not(mission: str, replaced: int) -> None:
    log = Desk(result(founded(), rebels=True)).finish()
    deck = log.names(What.SIDE_DECK)
    after = Desk(result(chosen(log, mission), rebels=True)).log
    assert len(deck) - len(after.names(What.SIDE_DECK)) == replaced


@pytest.mark.rule("CORE-AGENDA-05")
def test_an_agenda_side_mission_that_is_not_played_pays_the_empire() -> None:
    log = Desk(result(founded(), rebels=True)).finish()
    log.write(What.AGENDA, seat=EMPIRE, name="retaliation-breaking-point")
    log.write(What.ACTIVE, name="breaking-point")
    after = result(chosen(log, "temptation"), rebels=True)
    assert "supply-deficit" in after.names(What.CARD, EMPIRE)
    assert "breaking-point" not in after.names(What.ACTIVE)
    assert after.names(What.AGENDA, EMPIRE) == []


@pytest.mark.rule("CORE-STAGE-07", "IA-CAMP-RH-01", "IA-CAMP-RH-02")
def test_a_threat_mission_gives_the_empire_its_bane_until_it_has_been_played() -> None:
    log = Desk(result(founded(new_campaign(Box.RETURN_TO_HOTH)), rebels=False)).log
    threats = [name for name in log.names(What.ACTIVE) if name in log.plan.banes]
    assert len(threats) == 2
    banes = {str(name): bane for name, bane in log.plan.banes.items()}
    assert set(log.names(What.CARD, EMPIRE)) >= {banes[name] for name in threats}
    mission = threats[0]
    won = result(chosen(log, mission), rebels=True)
    assert banes[mission] not in won.names(What.CARD, EMPIRE)
    assert len(won.names(What.CARD)) == 1, "the Boon is of all Rebels"
    lost = result(chosen(log, mission), rebels=False)
    assert banes[mission] not in lost.names(What.CARD, EMPIRE)
    assert lost.names(What.CARD) == []


@pytest.mark.rule("CORE-STAGE-03")
def test_a_story_mission_that_lies_face_down_is_known_to_the_empire_alone() -> None:
    log = founded(new_campaign(Box.RETURN_TO_HOTH))
    after = result(chosen(log, "one-step-behind"), rebels=True)
    assert after.names(What.ACTIVE, EMPIRE) == ["the-last-line"]
    [entry] = [entry for entry in after.about(What.ACTIVE) if entry.name == "the-last-line"]
    assert entry.seen((EMPIRE,))
    assert not any(entry.seen((seat,)) for seat in (1, 2, 3))


@pytest.mark.rule("CORE-STAGE-03")
def test_a_mission_that_lies_face_down_is_chosen_without_its_name() -> None:
    log = result(chosen(founded(new_campaign(Box.RETURN_TO_HOTH)), "one-step-behind"), rebels=True)
    while log.next_slot is not None and log.next_slot.kind is MissionKind.SIDE:
        log.write(What.PLAYED, name="temptation")
    desk = Desk(log)
    desk.on_to("stage-choose-mission")
    assert "face-down:1" in desk.options
    seen = [present_to_all(desk.state), present_to(desk.state, 1), present_to(desk.state, None)]
    asked = desk.asked.show(desk.state)
    assert b"the-last-line" not in msgspec.json.encode([*seen, asked])
    assert b"the-last-line" in msgspec.json.encode(present_to(desk.state, EMPIRE))
    desk.answer("face-down:1")
    assert desk.log.names(What.CHOSEN) == ["the-last-line"]
    assert b"the-last-line" in msgspec.json.encode(present_to_all(desk.state))


@pytest.mark.rule("CORE-REWARD-02", "CORE-REWARD-03")
def test_a_reward_of_one_hero_is_that_heros_others_go_to_whom_the_rebels_choose() -> None:
    log = Desk(result(founded(), rebels=True)).finish()
    own = result(chosen(log, "temptation"), rebels=True)
    assert own.names(What.CARD, 1)[-1] == "shu-yens-lightsaber"
    log = Desk(result(founded(), rebels=True)).finish()
    desk = Desk(result(chosen(log, "a-simple-task"), rebels=True))
    assert (desk.prompt, desk.options) == ("stage-give-reward", ["hero:1", "hero:2", "hero:3"])
    assert desk.asked.partners == (2, 3)
    desk.answer("hero:2")
    assert desk.log.names(What.CARD, 2)[-1] == "adrenal-implant"
    assert desk.log.names(What.OWED_CARD) == []


@pytest.mark.rule("CORE-CAMPAIGN-03")
def test_whoever_wins_the_finale_wins_the_campaign() -> None:
    log = founded()
    for slot in log.plan.slots[1:-1]:
        log.write(What.PLAYED, name=(slot.missions or ("temptation",))[0])
    log.write(What.PLAYED, name="aftermath")
    over = result(chosen(log, "last-stand"), rebels=False)
    assert over.is_over
    assert over.winner == EMPIRE
    assert result(chosen(log, "last-stand"), rebels=True).winner == TOGETHER


@pytest.mark.rule("CORE-FORCED-01", "CORE-FORCED-02", "CORE-FORCED-04", "CORE-LOG-05")
def test_a_forced_mission_is_played_at_once_and_the_upgrades_follow_it() -> None:
    log = Desk(result(founded(), rebels=True)).finish()
    log = result(chosen(log, "incoming"), rebels=False)
    assert (log.names(What.FORCED), log.awaits_upgrades, log.slot_number) == (["captured"], False, 2)
    level = log.plan.slots[1].threat_level
    ready = Desk(log).finish()
    assert (ready.names(What.CHOSEN), ready.threat_level) == (["captured"], level)
    assert ready.total(What.UPGRADED) == 1, "only those of the slot before"
    after = result(ready, rebels=True)
    assert (after.slot_number, after.awaits_upgrades, after.names(What.FORCED)) == (2, True, [])
    assert after.active(*STORY_KINDS).count("the-source") == 1, "both missions name it"


@pytest.mark.rule("IA-CAMP-HE-01")
def test_the_empire_chooses_where_the_story_goes_on_where_it_has_won() -> None:
    log = founded(new_campaign(Box.HEART_OF_THE_EMPIRE, HEROES))
    desk = Desk(result(chosen(log, "on-the-trail"), rebels=False))
    assert (desk.asked.seat, desk.options) == (EMPIRE, ["mission:double-agent", "mission:into-a-corner"])
    desk.answer("mission:into-a-corner")
    assert "into-a-corner" in desk.log.names(What.ACTIVE)
    assert "double-agent" not in desk.log.names(What.ACTIVE)
    won = result(chosen(founded(new_campaign(Box.HEART_OF_THE_EMPIRE)), "on-the-trail"), rebels=True)
    assert {"disruption", "into-a-corner"} <= set(won.names(What.ACTIVE))


@pytest.mark.rule("IA-CAMP-HE-02")
def test_story_missions_of_heart_of_the_empire_give_everybody_2_experience() -> None:
    log = founded(new_campaign(Box.HEART_OF_THE_EMPIRE))
    for rebels in (True, False):
        after = result(chosen(log, "on-the-trail"), rebels=rebels)
        assert [after.total(What.XP, seat) for seat in (EMPIRE, 1, 2, 3)] == [2, 2, 2, 2]


@pytest.mark.rule("CORE-CAMPAIGN-17", "IA-CAMP-JR-01")
def test_jabba_cannot_be_earned_in_his_own_campaign() -> None:
    log = new_campaign(Box.JABBAS_REALM)
    assert log.plan.barred_villains == ("jabba-the-hutt-vile-gangster-campaign",)
    reward = Reward(villain=CardId("jabba-the-hutt-vile-gangster-campaign"))
    for box, villains in ((Box.JABBAS_REALM, []), (Box.CORE, ["jabba-the-hutt-vile-gangster-campaign"])):
        log = founded(new_campaign(box))
        pay_part(log, log.names(What.CHOSEN)[0], Part(reward, "won"))
        assert log.names(What.VILLAIN, EMPIRE) == villains


@pytest.mark.rule("IA-CAMP-HE-03")
def test_the_winner_of_a_story_mission_has_what_the_story_gives() -> None:
    log = founded(new_campaign(Box.HEART_OF_THE_EMPIRE))
    won = result(chosen(log, "enemies-closer"), rebels=True)
    assert (won.names(What.OWED_CARD), won.names(What.CARD, EMPIRE)[1:]) == (["bardottan-shard"], [])
    lost = result(chosen(log, "enemies-closer"), rebels=False)
    assert (lost.names(What.OWED_CARD), lost.names(What.CARD, EMPIRE)[1:]) == ([], ["power-of-the-shard"])


@pytest.mark.rule("CORE-AGENDA-04")
def test_an_agenda_that_was_played_is_gone_or_shuffled_back_as_its_text_says() -> None:
    back, away = "guild-hunters-abandon-contract", "guild-hunters-call-your-shot"

    def play(state: MissionState) -> None:
        for id in list(secret_agendas(state)):
            state.leave(id)

    for answer, in_deck in (("shuffle", True), ("discard", False)):
        log = founded()
        for card in (back, away):
            log.write(What.AGENDA, seat=EMPIRE, name=card, open=False)
        kept = result(log, rebels=True)
        assert kept.names(What.AGENDA, EMPIRE) == [back, away], "neither was played"
        desk = Desk(result(log, rebels=True, change=play))
        assert (desk.prompt, desk.asked.seat) == ("stage-put-away", EMPIRE), "only one may go back"
        desk.answer(answer)
        assert desk.log.names(What.AGENDA, EMPIRE) == []
        assert (back in desk.log.names(What.AGENDA_DECK, EMPIRE)) is in_deck
        assert away not in desk.log.names(What.AGENDA_DECK, EMPIRE)


@pytest.mark.rule("CORE-ALLY-05")
@pytest.mark.parametrize(
    ("mission", "had", "has"),
    [
        ("the-battle-of-hoth", [], ["echo-base-trooper"]),
        ("the-battle-of-hoth", ["echo-base-trooper"], ["echo-base-trooper", "echo-base-trooper-elite"]),
        ("target-of-opportunity", ["rebel-saboteur"], ["rebel-saboteur"]),
    ],
)
def test_who_is_earned_again_may_come_as_elite(mission: str, had: list[str], has: list[str]) -> None:
    log = founded(new_campaign(Box.RETURN_TO_HOTH))
    for ally in had:
        log.write(What.ALLY, name=ally)
    assert result(chosen(log, mission), rebels=True).names(What.ALLY) == has


@pytest.mark.rule("CORE-AGENDA-04")
def test_agendas_that_last_for_a_mission_are_gone_with_it() -> None:
    """Whether they lay open from the beginning, or were put down in it and still lie there."""
    rest, cams, stays = "persistence-no-rest-for-the-weary", "surveillance-cams", "natural-warfare-unchained"

    def put_down(state: MissionState) -> None:
        [id] = secret_agendas(state)
        state.leave(id)
        state.enter(cams, EMPIRE)

    log = founded()
    for card in (rest, cams, stays):
        log.write(What.AGENDA, seat=EMPIRE, name=card, open=card != cams)
    assert result(log, rebels=True).names(What.AGENDA, EMPIRE) == [cams, stays]
    over = result(log, rebels=True, change=put_down)
    assert over.names(What.AGENDA, EMPIRE) == [stays]
    assert over.names(What.OWED_AGENDA, EMPIRE) == []


@pytest.mark.rule("CORE-FORCED-05")
def test_a_forced_mission_that_waits_stands_in_the_log_and_is_played_first() -> None:
    log = Desk(result(founded(), rebels=True)).finish()
    log = read_log(write_log(result(chosen(log, "incoming"), rebels=False)))
    assert Desk(log).finish().names(What.CHOSEN) == ["captured"]


@pytest.mark.rule("IA-SETUP-13")
def test_story_and_threat_missions_belong_to_their_own_campaign() -> None:
    for box in Box:
        missions = {mission for slot in campaign(box).slots for mission in slot.missions} | set(
            campaign(box).banes
        )
        assert {listed_mission(mission).box for mission in missions} == {box}
        assert not missions & set(side_missions())


@pytest.mark.rule("CORE-ALLY-05")
def test_somebody_unique_who_is_there_already_brings_nobody_else_of_that_name() -> None:
    log = founded()
    log.write(What.ALLY, name="luke-skywalker-hero-of-the-rebellion")  # as a correction may bring him
    assert result(chosen(log, "homecoming"), rebels=True).names(What.ALLY) == [
        "luke-skywalker-hero-of-the-rebellion"
    ]
