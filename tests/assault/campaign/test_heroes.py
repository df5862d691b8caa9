"""What heroes may do and suffer: strain, rest, wounds, weapons (CORE-HERO, CORE-STRAIN, CORE-WOUND)."""

from __future__ import annotations

import pytest
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, green, red, white, yellow

from dejarik.assault.campaign.rules.state import WHOLE_MISSION
from dejarik.assault.campaign.rules.strain import StrainRecovered, recover_strain
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.rules.attack import AttackDeclared
from dejarik.assault.rules.figures.damage import Damaged, Strained
from dejarik.assault.rules.objects.tokens import CRATE, add_token, retrieve
from dejarik.assault.rules.reports import Recovered
from dejarik.assault.rules.values import health, speed
from dejarik.kernel import How

STAFF = "diala-passil-plasteel-staff"


def diala(picture: str = "| A   d |", **more: object) -> MissionTable:
    return MissionTable(picture, A="stormtrooper", d="diala-passil", cards={"d": [STAFF]}, **more)  # type: ignore[arg-type]


def hurt_now(table: MissionTable, damage: int) -> None:
    """The hero suffers damage by an effect of the Empire."""
    table.occur(Damaged(target=table.id("d"), amount=damage, by=0))


@pytest.mark.rule("CORE-ACTION-13", "CORE-EXMISC-01", "CORE-RECOVER-04")
def test_rest_recovers_strain_and_then_damage() -> None:
    table = diala().hurt("d", 5).tire("d", 1)
    table.activate("d").choose("special:rules-hero.rest")
    assert (table.strain("d"), table.damage("d")) == (0, 1)  # Endurance 5: 1 strain, then 4 damage
    table.hurt("d", 9).choose("special:rules-hero.rest")
    assert table.damage("d") == 4, "it may be taken twice"


@pytest.mark.rule("CORE-MOVE-08", "CORE-EXMISC-02", "CORE-STRAIN-02")
def test_strain_for_movement_points() -> None:
    table = diala().tire("d", 4).activate("d")
    table.choose("use:rules-hero.exert")
    assert (table.strain("d"), table.figure("d").points) == (5, 1)
    assert table.offers("use:rules-hero.exert") == [], "Endurance is 5"
    table = diala().activate("d").choose("use:rules-hero.exert", "use:rules-hero.exert")
    assert (table.strain("d"), table.figure("d").points) == (2, 2)
    assert table.offers("use:rules-hero.exert") == [], "at most twice an activation"


@pytest.mark.rule("CORE-EXMISC-03", "CORE-STRAIN-03")
def test_who_bleeds_without_endurance_left_suffers_damage_after_an_attack() -> None:
    table = diala().tire("d", 5).give("d", Condition.BLEEDING).activate("d")
    table.roll([green(1, damage=2), yellow(2, damage=1), black(block=1)]).choose("attack")
    while not table.offers("end"):
        table.choose("pass")
    assert (table.strain("d"), table.damage("d")) == (5, 1)


@pytest.mark.rule("CORE-RECOVER-03", "CORE-RECOVER-04", "CORE-INCAP-02")
@pytest.mark.parametrize(
    ("strain", "damage", "amount", "left", "told"),
    [
        (3, 2, 2, (1, 2), [StrainRecovered]),
        (2, 2, 2, (0, 2), [StrainRecovered]),
        (1, 2, 2, (0, 1), [StrainRecovered, Recovered]),
        (0, 2, 1, (0, 1), [Recovered]),
        (0, 0, 1, (0, 0), []),
    ],
)
def test_strain_is_recovered_first_and_then_damage(
    strain: int, damage: int, amount: int, left: tuple[int, int], told: list[type]
) -> None:
    table = diala().hurt("d", damage).tire("d", strain)
    recover_strain(table.state, table.figure("d"), amount)
    assert (table.strain("d"), table.damage("d")) == left
    assert [type(event) for event in table.state.journal] == told
    table.hurt("A", 1)
    recover_strain(table.state, table.figure("A"), 1)
    assert table.damage("A") == 1, "who is no hero has no strain to recover"


@pytest.mark.rule("CORE-INCAP-02")
def test_who_cannot_be_affected_recovers_nothing() -> None:
    table = diala().hurt("d", 2).tire("d", 2)
    table.state.modify("can-be-affected", How.FORBID, subject=table.id("d"), until=WHOLE_MISSION)
    recover_strain(table.state, table.figure("d"), 3)
    assert (table.strain("d"), table.damage("d")) == (2, 2)


@pytest.mark.rule("CORE-STRAIN-01")
def test_strain_within_endurance_is_no_damage_at_all() -> None:
    table = diala().tire("d", 3)
    table.occur(Strained(figure=table.id("d"), amount=2, by=0))
    assert (table.strain("d"), table.damage("d")) == (5, 0)
    assert not any(isinstance(event, Damaged) for event in table.events)


@pytest.mark.rule("CORE-STRAIN-03", "CORE-EXMISC-03")
def test_strain_beyond_endurance_is_damage() -> None:
    table = diala().tire("d", 4)
    table.occur(Strained(figure=table.id("d"), amount=3, by=0))
    assert (table.strain("d"), table.damage("d")) == (5, 2)


@pytest.mark.rule("CORE-STRAIN-05")
def test_others_take_strain_as_damage() -> None:
    table = diala()
    table.occur(Strained(figure=table.id("A"), amount=2, by=1))
    assert table.damage("A") == 2


@pytest.mark.rule("CORE-WOUND-01", "CORE-WOUND-02", "CORE-WOUND-03", "CORE-WOUND-05", "CORE-EXMISC-05")
def test_a_healthy_hero_is_wounded() -> None:
    table = diala().hurt("d", 10).tire("d", 5).give("d", Condition.BLEEDING)
    carried = add_token(table.state, "plans", table.figure("d").space)
    retrieve(table.state, table.figure("d"), carried)
    hurt_now(table, 5)
    hero = table.hero("d")
    assert (hero.wounded, hero.withdrawn, table.damage("d"), hero.strain) == (True, False, 0, 4)
    assert table.has("d", Condition.BLEEDING)
    assert (carried.carrier, carried.space) == (0, table.figure("d").space), "it lies where the hero stands"
    assert "attack" in table.activate("d").options, "the weapon is usable"
    assert (speed(table.state, table.id("d")), table.figure("d").card) == (3, "diala-passil-wounded")


@pytest.mark.rule("CORE-WOUND-06", "CORE-HERO-01")
def test_a_wounded_hero_withdraws() -> None:
    table = diala()
    hurt_now(table, 12)
    hurt_now(table, 12)
    assert table.is_defeated("d")
    assert table.hero("d").withdrawn
    assert [source.key for source in table.state.sources.values()] == ["stormtrooper"]


@pytest.mark.rule("CORE-WOUND-04")
def test_who_is_wounded_in_the_own_activation_has_no_more_actions() -> None:
    table = diala().hurt("d", 11).tire("d", 5).give("d", Condition.BLEEDING).activate("d")
    table.choose("move")
    assert table.hero("d").wounded
    assert table.is_idle


@pytest.mark.rule("CORE-WOUND-04", "CORE-COND-16")
def test_the_activation_of_who_is_wounded_in_it_ends_like_any_other() -> None:
    table = MissionTable("| A   .   k |", A="stormtrooper", k="drokkatta", cards={"k": ["charging-up"]})
    table.hurt("k", 14).tire("k", 4).give("k", Condition.BLEEDING, Condition.WEAKENED).activate("k")
    table.choose("move")
    assert (table.hero("k").wounded, table.is_idle) == (True, True)
    assert table.figure("k").power == [PowerToken.DAMAGE], "what the card gives at the end of each activation"
    assert table.figure("k").conditions == [Condition.BLEEDING], "Weakened goes at its end"


@pytest.mark.rule("CORE-ACT-10", "CORE-WOUND-04")
def test_who_is_wounded_in_the_middle_of_an_action_does_not_go_on_with_it() -> None:
    cards = {"d": [STAFF, "diala-passil-way-of-the-sarlacc"]}
    table = MissionTable("| A   d   B |", A="stormtrooper", B="stormtrooper", d="diala-passil", cards=cards)
    table.activate("d").choose("special:diala-passil-way-of-the-sarlacc").pick("A")
    hurt_now(table, 12)
    while not table.is_idle:
        table.choose("pass" if "pass" in table.options else "done")
    assert [event.target for event in table.events if isinstance(event, AttackDeclared)] == [table.id("A")]
    table = MissionTable(
        "| g   .   .   A |", A="stormtrooper", g="gaarkhan", cards={"g": ["gaarkhan-vibro-ax"]}
    )
    table.activate("g").choose("special:gaarkhan.charge")
    table.occur(Damaged(target=table.id("g"), amount=14, by=0))
    assert (table.space("g"), table.is_idle) == ("A1", True), "neither the move nor the attack"


@pytest.mark.rule("CORE-ACT-10", "CORE-WOUND-04")
def test_who_is_wounded_on_the_way_stops_there() -> None:
    table = MissionTable("| o   .   .   .   . |\n| .   .   A   .   . |", A="stormtrooper", o="onar-koma")
    table.activate("o").choose("move", "go:E1")
    assert (table.space("o"), bool(table.offers("use:onar-koma.rush"))) == ("B1", True)
    table.occur(Damaged(target=table.id("o"), amount=20, by=0)).choose("pass")
    assert (table.space("o"), table.is_idle) == ("B1", True)


@pytest.mark.rule("CORE-SURGE-05", "CORE-HERO-02")
def test_a_surge_recovers_strain() -> None:
    table = diala().tire("d", 2)
    table.roll([green(1, surge=1, damage=1), yellow(2, surge=1), black(block=1)]).attack_with("d", "A")
    assert [id.split(".")[1] for id in table.offers("surge:")] == ["recover", "1", "2"]
    table.choose(next(id for id in table.options if id.endswith(".recover")))
    assert table.strain("d") == 1
    assert [id.split(".")[1] for id in table.offers("surge:")] == ["1", "2"], "once an attack"


@pytest.mark.rule("CORE-HERO-04", "CORE-EXMISC-18")
def test_legendary_adds_ten_health() -> None:
    table = MissionTable("| A   d |", A="stormtrooper", d="diala-passil", cards={"d": ["legendary"]})
    assert health(table.state, table.id("d")) == 22
    hurt_now(table, 22)
    assert table.hero("d").wounded
    assert health(table.state, table.id("d")) == 22, "on both sides of the sheet"


@pytest.mark.rule("CORE-HERO-02", "CORE-ATTACK-56")
def test_heroes_attack_twice_and_choose_among_their_weapons() -> None:
    table = MissionTable(
        "| A   d |", A="stormtrooper", d="diala-passil", cards={"d": [STAFF, "armored-gauntlets"]}
    ).activate("d")
    for _ in range(2):
        table.choose("attack")
        assert [id.split("#")[0] for id in table.options] == [
            "weapon:diala-passil-plasteel-staff",
            "weapon:armored-gauntlets",
        ]
        table.choose("weapon:armored-gauntlets")
        assert table.attack.weapon == table.source("armored-gauntlets")
        while table.state.find(type(table.attack)) is not None and not table.offers("end"):
            table.choose(table.options[-1])
            if table.offers("end"):
                break


@pytest.mark.rule("CORE-TOKEN-05", "CORE-HERO-02")
def test_a_crate_is_offered_once_however_many_heroes_there_are() -> None:
    table = diala("| A   .   d   f |", f="gaarkhan")
    crate = add_token(table.state, CRATE, space=table.figure("d").space)
    table.refresh()
    assert table.activate("d").offers("interact:") == [f"interact:crate#{crate.id}"]
    table.choose("interact:")
    assert (table.hero("d").crates, table.hero("f").crates) == (1, 0)


@pytest.mark.rule("CORE-TIMING-03")
def test_in_an_attack_the_attackers_side_comes_before_the_defenders() -> None:
    """Diala has another seat than Gaarkhan, and lets him reroll before the Empire rerolls its own die."""
    table = MissionTable(
        "| A   g   .   .   d |\n| B   .   .   .   . |",
        A="imperial-officer",
        B="stormtrooper",
        g="gaarkhan",
        d="diala-passil",
        cards={"g": ["gaarkhan-vibro-ax"], "d": [STAFF, "diala-passil-force-adept"]},
    )
    table.roll([red(1), yellow(2, damage=1), white(dodge=1)]).attack_with("g", "A")
    assert table.offers("use:") == [
        f"use:diala-passil-force-adept.guide#{table.source('diala-passil-force-adept')}"
    ]
    assert table.choose("pass").offers("use:imperial-officer.cower")


@pytest.mark.rule("CORE-ALLY-04")
def test_all_heroes_are_asked_about_an_ally_as_soon_as_it_is_activated() -> None:
    table = diala("| A   .   d   f   r |", f="gaarkhan", r="rebel-trooper").activate("r")
    assert table.decision.seats == (1, 2)
