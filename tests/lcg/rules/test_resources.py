"""Resources and playing cards (LCGC-RES, LCGC-PLAY), tokens and zones, with the worked examples of payments."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table
from tests.lcg.telling import words

from dejarik.kernel import view
from dejarik.kernel.errors import Refused
from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.facts.library import all_cards, card
from dejarik.lcg.rules.paying import Generates, means
from dejarik.lcg.rules.state import in_play

VADER = """
    dark objectives: shadows-of-dathomir-45, imperial-command-73
    dark hand: darth-vader-35
"""


@pytest.mark.rule("LCGC-EX-01", "LCGC-RES-01", "LCGC-RES-05")
def test_vader_is_paid_with_one_two_and_two_tokens_which_refresh_one_by_one() -> None:
    table = Table(VADER)
    table.deployment("dark").choose("play:darth-vader-35")  # all there is is needed, so nothing is asked
    assert table.in_play("darth-vader-35")
    tokens = ("sith", "shadows-of-dathomir-45", "imperial-command-73")
    assert [table.card(key).focus for key in tokens] == [1, 2, 2]
    again = Table("""
        dark objectives: shadows-of-dathomir-45 focus=2, imperial-command-73 focus=2
    """)
    again.card("sith").focus = 1
    again.refresh("dark")
    assert [again.card(key).focus for key in tokens] == [0, 1, 1]


@pytest.mark.rule("LCGC-EX-01", "LCGC-RES-06")
def test_without_a_match_a_sith_card_is_not_offered_but_a_neutral_one_is() -> None:
    table = Table("""
        dark affiliation: imperial-navy
        dark objectives: imperial-command-73
        dark hand: dark-side-apprentice-33, heavy-stormtrooper-squad-67
    """).deployment("dark")
    assert table.can("play:heavy-stormtrooper-squad-67")
    assert not table.can("play:dark-side-apprentice-33")


@pytest.mark.rule("LCGC-EX-14", "LCGC-RES-02", "LCGC-RES-03", "LCGC-RES-04")
def test_a_half_used_card_gives_no_more_this_turn_and_nothing_is_left_over() -> None:
    table = Table("""
        light affiliation: rebel-alliance
        light objectives: the-rebel-fleet-143 focus=1
        light enhancements: fleet-command-center-57
        light hand: corellian-engineer-25, rookie-pilot-120, rebel-trooper-112
    """)
    table.card("rebel-alliance").focus = 1
    table.deployment("light").choose("play:corellian-engineer-25")
    # Exactly the price is paid: there is nothing to choose, and no resource is saved.
    assert table.card("fleet-command-center-57").focus == 2
    assert means(table.state, table.seat("light")) == 0
    assert not table.can("play:rookie-pilot-120")  # the third resource is gone for this turn
    assert table.can("play:rebel-trooper-112")  # a price of 0 needs none


def asked_to_pay(table: Table) -> tuple[str, list[tuple[str, int]]]:
    asked = table.asked
    caps = [option.cap for option in asked.options]
    return words(asked.prompt), list(zip(table.options(), caps, strict=True))


@pytest.mark.rule("LCGC-RES-04", "LCGC-RES-05")
def test_a_payment_is_one_question_about_the_whole_price() -> None:
    table = Table("""
        light objectives: a-heros-journey-2, a-heros-journey-2
        light hand: believer-in-the-old-ways-154
    """).deployment("light")
    table.choose("play:believer-in-the-old-ways-154")
    assert asked_to_pay(table) == (
        "Believer in the Old Ways costs 2: what do you pay with?",
        [("pay:jedi", 1), ("pay:a-heros-journey-2", 2), ("pay:a-heros-journey-2", 2)],
    )
    table.choose("pay:jedi", "pay:a-heros-journey-2")
    assert table.in_play("believer-in-the-old-ways-154")


@pytest.mark.rule("LCGC-RES-04", "LCGC-RES-05")
def test_a_payment_without_a_resource_that_matches_is_refused() -> None:
    table = Table("""
        dark affiliation: sith
        dark objectives: shadows-of-dathomir-45, imperial-command-73, imperial-command-73
        dark hand: dark-side-apprentice-33
    """).deployment("dark")
    table.choose("play:dark-side-apprentice-33")
    assert asked_to_pay(table) == (
        "Dark Side Apprentice costs 2: what do you pay with?",
        [
            ("pay:sith", 1), ("pay:shadows-of-dathomir-45", 2),
            ("pay:imperial-command-73", 2), ("pay:imperial-command-73", 2),
        ],
    )  # fmt: skip
    with pytest.raises(Refused, match="refused-among"):
        table.choose("pay:imperial-command-73*2")
    table.choose("pay:sith", "pay:imperial-command-73")
    assert [(event.card, event.amount) for event in table.happened(Generates)] == [
        (table.id("sith"), 1),
        (table.id("imperial-command-73"), 1),
    ]


@pytest.mark.rule("LCGC-RES-04", "LCGC-RES-05")
def test_the_resource_that_matches_is_generated_first() -> None:
    table = Table("""
        dark affiliation: sith
        dark objectives: shadows-of-dathomir-45, imperial-command-73
        dark hand: dark-side-apprentice-33
    """).deployment("dark")
    table.choose("play:dark-side-apprentice-33").choose(
        "pay:imperial-command-73*1", "pay:shadows-of-dathomir-45*1"
    )
    assert [(event.card, event.amount) for event in table.happened(Generates)] == [
        (table.id("shadows-of-dathomir-45"), 1),
        (table.id("imperial-command-73"), 1),
    ]


@pytest.mark.rule("LCGC-PLAY-02", "LCGC-KW-06")
def test_one_limited_card_a_turn() -> None:
    table = Table("light hand: dagobah-training-grounds-31, hidden-outpost-49, rebel-trooper-112")
    table.deployment("light").choose("play:dagobah-training-grounds-31").pay()
    assert table.in_play("dagobah-training-grounds-31")
    assert not table.can("play:hidden-outpost-49")
    assert table.can("play:rebel-trooper-112")


@pytest.mark.rule("LCGC-KW-06")
def test_what_was_played_in_a_turn_does_not_count_in_the_next() -> None:
    table = Table("light hand: hidden-outpost-49")
    table.state.played = [(table.seat("light"), "dagobah-training-grounds-31")]
    table.turn("light").pass_until("play:")
    assert table.can("play:hidden-outpost-49")


@pytest.mark.rule("LCGC-FATE-01", "LCGC-CARD-07")
def test_fate_cards_are_never_played() -> None:
    table = Table("""
        light hand: heat-of-battle-65, rebel-trooper-112
        light objectives: a-heros-journey-2, a-heros-journey-2
    """).deployment("light")
    assert table.options() == ["play:rebel-trooper-112", "pass"]


@pytest.mark.rule("LCGC-KW-07")
def test_nothing_is_attached_to_a_card_with_no_enhancements() -> None:
    table = Table("""
        dark units: rancor-107, kuati-security-team-136
        dark hand: blaster-pistol-18, aft-armor-plating-10
    """).deployment("dark")
    assert table.can("play:blaster-pistol-18")
    table.choose("play:blaster-pistol-18")
    assert table.card("blaster-pistol-18").host == table.id("kuati-security-team-136")


@pytest.mark.rule("LCGC-ENH-05")
def test_an_enhancement_stays_when_its_host_changes_sides() -> None:
    table = Table("""
        dark hand: join-me-432
        dark objectives: shadows-of-dathomir-45, shadows-of-dathomir-45
        light units: believer-in-the-old-ways-154
        light enhancements: jedi-lightsaber-102 on believer-in-the-old-ways-154
    """).deployment("dark")
    table.choose("use:join-me-432").pay()
    if table.can("target:"):
        table.choose("target:believer-in-the-old-ways-154")
    assert table.card("believer-in-the-old-ways-154").seat == table.seat("dark")
    assert table.state.sources[table.id("believer-in-the-old-ways-154")].seat == table.seat("dark")
    saber = table.card("jedi-lightsaber-102")
    assert (saber.host, saber.seat) == (table.id("believer-in-the-old-ways-154"), table.seat("light"))


@pytest.mark.rule("LCGC-ZONE-02", "LCGC-ZONE-04", "LCGC-TOK-05")
def test_tokens_vanish_with_their_card_and_piles_are_open_in_their_order() -> None:
    table = Table("""
        dark hand: force-choke-59
        light units: twilek-loyalist-15 focus=1
        light enhancements: trust-your-feelings-153 on twilek-loyalist-15 focus=1
        light discard: yoda-166
    """)
    loyalist = table.id("twilek-loyalist-15")
    table.actions("dark").choose("use:force-choke-59")
    assert not in_play(table.state, loyalist)
    assert loyalist not in table.state.cards
    for seat in (0, 1, None):
        shown = view(table.state, seat)["state"]["players"][table.seat("light")]["discard"]
        assert shown == ["yoda-166", "twilek-loyalist-15", "trust-your-feelings-153"]


@pytest.mark.rule("LCGC-CARD-11", "LCGC-CARD-14", "LCGC-CARD-12")
def test_what_is_printed() -> None:
    """Force icons are on command cards only; traits are words that effects refer to, and no keywords."""
    for printed in all_cards():
        if printed.type in (CardType.OBJECTIVE, CardType.AFFILIATION):
            assert printed.force == 0
        assert printed.capacity >= 0
        assert printed.force >= 0
        assert printed.resources >= 0
    assert {trait.value for trait in card("luke-skywalker-92").traits} == {"character", "force-user"}
    assert "force-user" not in {keyword.value for keyword in card("luke-skywalker-92").keywords}
