"""Protect, shields and Targeted Strike (LCGC-KW-03 to -05, LCGC-SHD-01): whom they are for, and where they end."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table
from tests.lcg.telling import Log

from dejarik.lcg.rules.damage import Dealing
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.tokens import FocusChanged, Focusing, ShieldChanged

GUARDED = "light units: twilek-loyalist-15, guardian-of-peace-109 shields=1"


def hit(table: Table, *packets: tuple[str, int], by: str = "dark") -> Table:
    """Damage of one effect of a side, to all of these cards at the same time."""
    cards = [table.id(key) for key, _ in packets]
    amounts = [amount for _, amount in packets]
    return table.start(Dealing(seat=table.seat(by), cards=cards, amounts=amounts), side=by)


def protect_options(table: Table) -> dict[str, int]:
    """Who could take over how much of the damage, if that is asked."""
    offered = zip(table.options(), table.asked.options, strict=True)
    return {id.removeprefix("protect:"): option.cap for id, option in offered if id.startswith("protect:")}


@pytest.mark.rule("LCGC-EX-10", "LCGC-KW-05", "LCGC-SHD-01")
@pytest.mark.parametrize(
    ("moved", "shielded", "loyalist_lives", "damage"),
    [(0, False, False, 0), (1, True, False, 0), (2, True, True, 1), (2, False, True, 2)],
)
def test_example_the_guardian_takes_none_one_or_two_damage(
    moved: int, shielded: bool, loyalist_lives: bool, damage: int
) -> None:
    table = hit(Table(GUARDED), ("twilek-loyalist-15", 2))
    assert table.asked.seat == table.seat("light")
    assert protect_options(table) == {"guardian-of-peace-109": 2}
    table.choose(f"protect:guardian-of-peace-109*{moved}")
    if moved:
        assert table.options() == ["shield:1", "no"]
        table.choose("shield:1" if shielded else "no")
    assert table.in_play("twilek-loyalist-15") is loyalist_lives
    if damage < 2:
        guardian = table.card("guardian-of-peace-109")
        assert (guardian.damage, guardian.shields) == (damage, 0 if shielded else 1)
    else:
        assert not table.in_play("guardian-of-peace-109")


@pytest.mark.rule("LCGC-EX-10", "LCGC-KW-05")
def test_a_shield_does_not_raise_what_a_protector_can_take() -> None:
    picture = "light units: twilek-loyalist-15, guardian-of-peace-109 damage=1 shields=1"
    table = hit(Table(picture), ("twilek-loyalist-15", 2))
    assert protect_options(table) == {"guardian-of-peace-109": 1}


@pytest.mark.rule("LCGC-KW-05", "LCGC-DMG-03")
def test_what_a_protector_takes_itself_at_the_same_time_counts_towards_its_limit() -> None:
    table = hit(Table(GUARDED), ("guardian-of-peace-109", 1), ("twilek-loyalist-15", 2))
    assert protect_options(table) == {"guardian-of-peace-109": 1}
    full = hit(Table(GUARDED), ("guardian-of-peace-109", 2), ("twilek-loyalist-15", 2))
    assert full.options() == ["shield:1", "no"]  # nobody is asked to protect


@pytest.mark.rule("LCGC-KW-05")
def test_nobody_protects_itself_an_enemy_or_what_the_keyword_does_not_name() -> None:
    itself = hit(Table(GUARDED), ("guardian-of-peace-109", 1))
    assert protect_options(itself) == {}
    enemy = Table(f"{GUARDED}\ndark units: darth-vader-35\ndark hand: force-choke-59")
    enemy.start(
        Dealing(seat=enemy.seat("light"), cards=[enemy.id("darth-vader-35")], amounts=[1]), side="light"
    )
    assert enemy.card("darth-vader-35").damage == 1  # and nobody was asked
    vehicle = hit(Table(f"{GUARDED}\nlight units: redemption-115"), ("redemption-115", 1))
    assert vehicle.card("redemption-115").damage == 1


@pytest.mark.rule("LCGC-KW-05", "LCGC-TOK-03")
def test_an_exhausted_protector_outside_the_engagement_protects_and_several_share() -> None:
    table = hit(
        Table("""
            light units: luke-skywalker-92, guardian-of-peace-109 focus=1, guardian-of-peace-109
        """),
        ("luke-skywalker-92", 3),
    )
    assert [option.cap for option in table.asked.options] == [2, 2]
    assert (table.asked.least, table.asked.most) == (0, 3)
    table.choose("protect:guardian-of-peace-109*1", "protect:guardian-of-peace-109*1")
    while table.can("protect:"):
        table.choose()
    first, second = (table.state.cards[id].damage for id in table.ids("guardian-of-peace-109"))
    assert (table.card("luke-skywalker-92").damage, first, second) == (1, 1, 1)


@pytest.mark.rule("LCGC-KW-05", "LCGC-TEAM-17")
def test_a_teammates_unit_is_friendly_and_can_be_protected() -> None:
    table = Table(
        """
        light1 units: luke-skywalker-92
        light2 units: guardian-of-peace-109
        """,
        format="2v2",
    )
    hit(table, ("luke-skywalker-92", 1))
    assert (table.asked.seat, protect_options(table)) == (table.seat("light2"), {"guardian-of-peace-109": 1})


@pytest.mark.rule("LCGC-KW-05", "LCGC-DMG-04")
def test_damage_that_a_protector_takes_over_can_be_passed_on_to_the_next() -> None:
    """R-LCG-05: the Guardian would take damage now, and is a Character that another one protects."""
    table = Table("light units: luke-skywalker-92, guardian-of-peace-109 damage=1, guardian-of-peace-109")
    wounded, whole = table.ids("guardian-of-peace-109")
    hit(table, ("luke-skywalker-92", 1))
    table.choose(f"protect:guardian-of-peace-109#{wounded}*1")
    assert [option.value for option in table.asked.options] == [whole]
    table.choose(f"protect:guardian-of-peace-109#{whole}*1")
    damage = [table.state.cards[id].damage for id in (table.id("luke-skywalker-92"), wounded, whole)]
    assert damage == [0, 1, 1]


@pytest.mark.rule("LCGC-KW-05", "LCGC-DMG-04")
def test_damage_is_never_passed_back_to_a_card_that_it_came_from() -> None:
    """R-LCG-05: of two Guardians the one that was hit can't take back what the other has taken over."""
    table = Table("light units: guardian-of-peace-109, guardian-of-peace-109")
    struck, other = table.ids("guardian-of-peace-109")
    table.start(Dealing(seat=table.seat("dark"), cards=[struck], amounts=[1]))
    table.choose(f"protect:guardian-of-peace-109#{other}*1")
    assert [table.state.cards[id].damage for id in (struck, other)] == [0, 1]


# --- Shields --------------------------------------------------------------------------------------------


@pytest.mark.rule("LCGC-SHD-01")
def test_a_shield_stops_an_enemys_damage_and_no_friendly_one() -> None:
    picture = "light units: luke-skywalker-92 shields=1\nlight hand: our-most-desperate-hour-96"
    by_enemy = hit(Table(picture), ("luke-skywalker-92", 1), by="dark")
    assert by_enemy.options() == ["shield:1", "no"]
    by_friend = hit(Table(picture), ("luke-skywalker-92", 1), by="light")
    assert (by_friend.card("luke-skywalker-92").damage, by_friend.card("luke-skywalker-92").shields) == (1, 1)


@pytest.mark.rule("LCGC-SHD-01", "LCGC-SHD-03")
def test_who_has_shields_is_asked_what_they_are_to_stop_and_how_much_of_it() -> None:
    picture = "light units: luke-skywalker-92 shields=2"
    by_damage = hit(Table(picture), ("luke-skywalker-92", 3))
    assert (by_damage.asked.prompt.id, by_damage.asked.prompt.args["amount"]) == ("lcg-shield-damage", 3)
    assert by_damage.options() == ["shield:2", "shield:1", "no"]
    by_damage.choose("shield:1")
    luke = by_damage.card("luke-skywalker-92")
    assert (luke.damage, luke.shields, luke.focus) == (2, 1, 0)
    by_focus = Table(picture)
    cards = [by_focus.id("luke-skywalker-92")]
    by_focus.start(Focusing(seat=by_focus.seat("dark"), cards=cards, counts=[1]))
    assert (by_focus.asked.prompt.id, by_focus.asked.prompt.args["amount"]) == ("lcg-shield-focus", 1)
    assert by_focus.options() == ["shield:1", "no"]
    by_focus.choose("shield:1")
    luke = by_focus.card("luke-skywalker-92")
    assert (luke.damage, luke.shields, luke.focus) == (0, 1, 0)
    assert by_focus.happened(FocusChanged) == []


@pytest.mark.rule("LCGC-KW-05", "LCGC-TEAM-17")
def test_who_could_protect_is_not_asked_when_a_teammate_has_taken_all_of_it() -> None:
    table = Table(
        """
        light1 units: luke-skywalker-92, guardian-of-peace-109
        light2 units: guardian-of-peace-109
        dark1 hand: force-choke-59
        """,
        format="2v2",
    )
    hit(table, ("luke-skywalker-92", 1), by="dark")
    first = table.asked.seat
    table.choose("protect:guardian-of-peace-109")
    while table.can("protect:"):  # the Guardian could be protected in turn, Luke needs nobody any more
        assert table.asked.about["card"] != table.id("luke-skywalker-92")
        table.choose()
    mine = [card for card in table.state.cards.values() if card.damage]
    assert [(card.seat, card.damage) for card in mine] == [(first, 1)]


@pytest.mark.rule("LCGC-SHD-01", "LCGC-TEAM-17")
def test_a_shield_stops_no_damage_and_no_focus_token_of_a_teammate() -> None:
    for effect in (Dealing, Focusing):
        table = Table("light1 units: luke-skywalker-92 shields=1", format="2v2")
        cards = [table.id("luke-skywalker-92")]
        by = table.seat("light2")
        table.start(
            Dealing(seat=by, cards=cards, amounts=[1])
            if effect is Dealing
            else Focusing(seat=by, cards=cards, counts=[1])
        )
        luke = table.card("luke-skywalker-92")
        assert (luke.damage + luke.focus, luke.shields) == (1, 1)


@pytest.mark.rule("LCGC-KW-03")
def test_shielding_is_for_the_own_side_and_an_engaged_objective_of_ones_own() -> None:
    attack = Table("""
        light units: corellian-engineer-25
        dark objectives: shadows-of-dathomir-45
        dark units: superlaser-engineer-129
    """).conflict("light")
    attack.engage("shadows-of-dathomir-45", ["corellian-engineer-25"], until="shield:")
    assert (attack.asked.seat, attack.options()) == (
        attack.seat("light"),
        ["shield:corellian-engineer-25", "none"],
    )
    attack.choose("none").pass_until("defend:").choose("defend:superlaser-engineer-129")
    assert (attack.asked.seat, attack.options()) == (
        attack.seat("dark"),
        ["shield:superlaser-engineer-129", "shield:shadows-of-dathomir-45", "none"],
    )
    attack.choose("shield:shadows-of-dathomir-45")
    placed = [event.card for event in attack.happened(ShieldChanged) if event.by > 0]
    assert placed == [attack.id("shadows-of-dathomir-45")]


@pytest.mark.rule("LCGC-KW-03", "LCGC-ENG-06")
def test_shielding_works_at_once_before_anybody_reacts_to_the_declaration() -> None:
    log = Log("""
        light units: han-solo-64, corellian-engineer-25
        dark objectives: shadows-of-dathomir-45
        dark units: superlaser-engineer-129, kuati-security-team-136
    """).conflict("light")
    log.choose("engage:shadows-of-dathomir-45").choose("attack:han-solo-64", "attack:corellian-engineer-25")
    assert log.options() == ["shield:han-solo-64", "shield:corellian-engineer-25", "none"]
    log.choose("shield:han-solo-64")
    assert log.told == [
        "Player 2 engages Shadows of Dathomir.",
        "Han Solo attacks.",
        "Corellian Engineer attacks.",
        "Han Solo gets a shield.",
    ]
    assert log.options() == ["use:han-solo-64.shoot-first", "pass"]


@pytest.mark.rule("LCGC-KW-03")
def test_each_defender_with_shielding_places_a_shield() -> None:
    table = Table("""
        light units: luke-skywalker-92
        dark objectives: shadows-of-dathomir-45
        dark units: superlaser-engineer-129, isb-interrogators-43
    """).conflict("light")
    defenders = ["superlaser-engineer-129", "isb-interrogators-43"]
    table.engage("shadows-of-dathomir-45", ["luke-skywalker-92"], defenders, until="shield:")
    table.choose("shield:superlaser-engineer-129").choose("shield:isb-interrogators-43")
    assert [event.card for event in table.happened(ShieldChanged) if event.by > 0] == [
        table.id(defender) for defender in defenders
    ]


@pytest.mark.rule("LCGC-KW-03")
def test_a_card_that_has_a_shield_gets_no_second_one_by_shielding() -> None:
    table = Table("""
        light units: luke-skywalker-92
        dark objectives: shadows-of-dathomir-45 shields=1
        dark units: superlaser-engineer-129, kuati-security-team-136 shields=1
    """).conflict("light")
    defenders = ["superlaser-engineer-129", "kuati-security-team-136"]
    table.engage("shadows-of-dathomir-45", ["luke-skywalker-92"], defenders, until="shield:")
    assert table.options() == ["shield:superlaser-engineer-129", "none"]


@pytest.mark.rule("LCGC-KW-10", "LCGC-KW-03")
def test_shielding_twice_is_one_shield() -> None:
    table = Table("""
        light units: luke-skywalker-92
        dark objectives: shadows-of-dathomir-45
        dark units: coruscant-defense-fleet-26
        dark enhancements: aft-armor-plating-10 on coruscant-defense-fleet-26
    """).conflict("light")
    table.engage(
        "shadows-of-dathomir-45", ["luke-skywalker-92"], ["coruscant-defense-fleet-26"], until="shield:"
    )
    table.choose("shield:shadows-of-dathomir-45")
    assert not table.can("shield:coruscant-defense-fleet-26")
    assert [event.card for event in table.happened(ShieldChanged) if event.by > 0] == [
        table.id("shadows-of-dathomir-45")
    ]


# --- Targeted Strike ------------------------------------------------------------------------------------

DUEL = """
    light units: luke-skywalker-92
    light objectives: a-heros-journey-2
    dark objectives: shadows-of-dathomir-45
    dark units: heavy-stormtrooper-squad-67, emperors-royal-guard-52 focus=1
"""


@pytest.mark.rule("LCGC-KW-04", "LCGC-STR-07")
def test_targeted_strike_reaches_outside_as_an_attacker_and_not_on_defence() -> None:
    attack = Table(DUEL).conflict("light")
    attack.engage(
        "shadows-of-dathomir-45", ["luke-skywalker-92"], ["heavy-stormtrooper-squad-67"], until="icon:"
    )
    if not attack.can("icon:"):
        attack.pass_until("icon:")
    attack.choose("icon:unit")
    assert attack.options() == ["target:heavy-stormtrooper-squad-67", "target:emperors-royal-guard-52"]
    defence = Table(DUEL).conflict("dark")
    defence.engage(
        "a-heros-journey-2", ["heavy-stormtrooper-squad-67"], ["luke-skywalker-92"], until="target:"
    )
    while defence.state.find(Engagement) is not None:
        assert not defence.can("target:emperors-royal-guard-52")
        defence.decline()
    assert not defence.in_play("heavy-stormtrooper-squad-67")  # the only one whom Luke could strike at
    assert defence.card("emperors-royal-guard-52").damage == 0
