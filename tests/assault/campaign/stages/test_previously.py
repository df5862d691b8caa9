"""The story so far in a few sentences: what somebody who comes back to a campaign is told."""

from __future__ import annotations

from tests.assault.campaign.stages.desk import Desk, founded, new_campaign, result

from dejarik.assault.campaign.rules.log import EMPIRE, Log, What
from dejarik.assault.campaign.stages.presenting.previously import previously
from dejarik.messages import Language, say

SECRET = "agents-of-the-empire-imperial-informants"


def told(log: Log, seat: int | None, language: Language = Language.ENGLISH) -> list[str]:
    return [say(each, language) for each in previously(log, seat)]


def test_before_the_first_mission_only_what_comes_next_is_told() -> None:
    assert told(new_campaign(), None) == [
        "The campaign Core set has just begun.",
        "Next: mission 1 (Introduction), threat level 2.",
    ]
    assert told(founded(), 1)[-1] == "Next: “Aftermath”, threat level 2."


def test_a_mission_its_reason_and_what_each_side_gained_are_told() -> None:
    log = result(founded(), rebels=True)
    mission, rebels, empire, *_ = told(log, 1)
    assert mission.startswith("The Rebels won “Aftermath”: ")
    assert rebels == "The Rebels gained 1 XP for each hero, 600 credits."
    assert empire == "The Empire gained 1 XP, 1 influence."


def test_what_was_bought_is_told_and_secret_agendas_only_to_the_empire() -> None:
    log = result(founded(), rebels=True)
    log.write(What.CARD, seat=1, name="vibroblade", reason="bought")
    log.write(What.AGENDA, seat=EMPIRE, name=SECRET, reason="bought", open=False)
    assert "Diala Passil bought Vibroblade." in told(log, 1)
    assert "The Empire bought a secret agenda." in told(log, 1)
    assert "The Empire bought a secret agenda." in told(log, None)
    assert "The Empire bought Imperial Informants." in told(log, EMPIRE)
    assert "Diala Passil – zakupy: Wibroostrze." in told(log, 1, Language.POLISH)


def test_what_was_sold_is_told_with_its_price() -> None:
    desk = Desk(result(founded(), rebels=True))
    desk.on_to("stage-selling")
    sale = next(option for option in desk.options if option.startswith("sell:"))
    before = desk.log.total(What.CREDITS)
    desk.answer(sale)
    price = desk.log.total(What.CREDITS) - before
    [sold] = [line for line in told(desk.log, 1) if line.startswith("Sold")]
    assert sold.startswith(f"Sold for {price} credits: ")


def test_a_result_that_was_put_right_is_told_as_it_is_now() -> None:
    log = result(founded(), rebels=True)
    log.write(What.RESULT, seat=EMPIRE, name="aftermath")
    assert told(log, 1)[0].startswith("The Empire won “Aftermath”: ")
