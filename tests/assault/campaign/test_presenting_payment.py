"""What the end of a mission shows: what both sides receive, why, and what follows; in both languages."""

from __future__ import annotations

import pytest
from tests.assault.campaign.deeds import happens, in_round, lost, won
from tests.assault.campaign.field import Field
from tests.assault.campaign.test_payment import IMPERIAL, REBEL, over

from dejarik.assault.campaign.presenting.payment import payment_shown
from dejarik.assault.campaign.presenting.records import PaidShown, PaymentShown
from dejarik.assault.campaign.presenting.table import present_to_all
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.facts.campaign_records import Side
from dejarik.assault.rules.figures.groups import add_group
from dejarik.messages import Language, say

pytestmark = pytest.mark.usefixtures("lenient")


def lines(paid: list[PaidShown], language: Language = Language.ENGLISH) -> list[str]:
    """“2 XP for each hero: 1 for the mission, 1 for the win”."""
    found = []
    for each in paid:
        reasons = ", ".join(
            f"{reason.amount or ''} {say(reason.text, language)}".strip() for reason in each.reasons
        )
        found.append(f"{each.amount or ''} {say(each.text, language)}: {reasons}".strip(": "))
    return found


def said(paid: PaymentShown, language: Language = Language.ENGLISH) -> list[str]:
    return [say(each, language) for each in paid.next]


def test_nothing_is_shown_before_the_end() -> None:
    field = Field("trespass")
    assert present_to_all(field.state).paid is None


@pytest.mark.rule("CORE-REWARD-01")
def test_both_sides_see_what_they_receive_and_why() -> None:
    field = Field("dark-recon", heroes=3)
    field.hero("b").crates = 2
    happens("recorded")(field)
    lost(field)
    paid = present_to_all(field.state).paid
    assert paid is not None
    assert lines(paid.rebels) == [
        "1 XP for each hero: 1 for the mission",
        "375 Credits for 3 heroes: 300 for the mission, 75 The recording had been found",
        "100 Claimed crates, 50 credits each",
    ]
    assert lines(paid.empire) == ["2 XP: 1 for the mission, 1 for the win", "1 Influence: 1 for the mission"]
    assert said(paid) == [
        "The Rebels choose the next story mission: From Dark Clutches, On the Trail, Inside Man",
        "2 side missions become active",
    ]
    polish = Language.POLISH
    assert lines(paid.rebels, polish) == [
        "1 PD dla każdego bohatera: 1 za misję",
        "375 Kredyty dla 3 bohaterów: 300 za misję, 75 Nagranie zostało znalezione",
        "100 Przejęte skrzynki, po 50 kredytów",
    ]
    assert lines(paid.empire, polish) == ["2 PD: 1 za misję, 1 za zwycięstwo", "1 Wpływy: 1 za misję"]
    assert said(paid, polish)[1] == "2 misje poboczne stają się aktywne"


def add_jabba(state: MissionState) -> None:
    add_group(state, EMPIRE, "jabba-the-hutt-vile-gangster-campaign")


def test_what_cards_pay_at_the_end_is_told_apart_from_crates() -> None:
    field = Field("aftermath", heroes=2)
    field.hero("a").crates = 1
    field.state.enter("valuable-goods", 1, subject=field.id("a"))
    lost(field)
    assert lines(payment_shown(field.state).rebels)[-2:] == [
        "50 Claimed crates, 50 credits each",
        "100 Credits: 100 Valuable Goods",
    ]
    jabba = Field("aftermath", heroes=2)
    jabba.now(lambda state: add_jabba(state))
    lost(jabba)
    assert lines(payment_shown(jabba.state).empire)[-1] == "1 Influence: 1 Jabba the Hutt"


def test_what_did_not_hold_is_a_reason_too() -> None:
    field = Field("drawn-in")
    in_round(6)(field)
    won(field)
    assert lines(payment_shown(field.state).empire) == [
        "1 XP: 1 for the mission",
        "2 Influence: 1 for the mission, 1 The heroes broke free only after the end of round 5",
    ]


@pytest.mark.parametrize(
    ("mission", "won_by", "rebels", "empire", "follows"),
    [
        (
            "friends-of-old",
            REBEL,
            ["Fearless Leader: for the win", "Rebel Trooper as an ally: for the win"],
            [],
            ["1 side mission becomes active"],
        ),
        (
            "on-the-trail",
            REBEL,
            ["Intercepted Plans: for the win"],
            [],
            ["The Rebels choose the next story mission: Disruption, Into a Corner"],
        ),
        (
            "disruption",
            IMPERIAL,
            [],
            ["Maul as a villain: for the win"],
            ["The Imperial player chooses the next story mission: Enemies Closer, On the Run"],
        ),
        (
            "the-hard-way",
            REBEL,
            ["The Bane of this mission is discarded: for the mission", "Strategy Executed: for the win"],
            [],
            [],
        ),
        ("breaking-point", IMPERIAL, [], ["Supply Deficit: for the win"], []),
        ("mutiny", REBEL, ["The campaign: for the win"], [], []),
        ("mutiny", IMPERIAL, [], ["The campaign: for the win"], []),
        ("rescue-ops", REBEL, [], [], ["The next story mission lies face down"]),
        (
            "incoming",
            IMPERIAL,
            [],
            [],
            ["Captured is played at once", "The next story mission is The Source"],
        ),
        (
            "return-to-echo-base",
            IMPERIAL,
            [],
            [],
            ["The next story mission is Rescue Ops", "1 threat mission becomes active"],
        ),
    ],
)
def test_what_else_is_won_and_what_follows(
    mission: str, won_by: Side, rebels: list[str], empire: list[str], follows: list[str]
) -> None:
    paid = payment_shown(over(mission, won_by))
    assert [each for each in lines(paid.rebels) if not each[0].isdigit()] == rebels
    assert [each for each in lines(paid.empire) if not each[0].isdigit()] == empire
    assert said(paid) == follows


def test_an_ally_of_their_choice_and_a_threat_mission() -> None:
    paid = payment_shown(over("from-dark-clutches", REBEL))
    assert lines(paid.rebels)[-1] == "An ally of their choice who is not unique: for the win"
    follows = said(payment_shown(over("return-to-echo-base", IMPERIAL)))
    assert follows == ["The next story mission is Rescue Ops", "1 threat mission becomes active"]


def test_a_cheaper_item_and_more_agendas_are_amounts() -> None:
    paid = payment_shown(over("moment-of-fate", REBEL, sided_with_jabba=1))
    assert lines(paid.rebels)[-1] == (
        "100 Credits off one item of tier I of their choice, in the next upgrade stage: 100 The heroes sided with Jabba"
    )
    paid = payment_shown(over("turf-war", REBEL, one_healthy_hero=1))
    assert lines(paid.empire)[-1] == (
        "1 Agenda cards drawn besides, in the next upgrade stage: 1 Only one hero was still healthy"
    )
