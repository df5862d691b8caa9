"""Reactive Defenses: what the cards of the deck and the droid 88-Z do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.imperial.scene import HIT, empire, fight_on, fit, until
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, white, yellow

from dejarik.assault.campaign.rules.deploying import OptionalDeployment
from dejarik.assault.campaign.rules.state import EMPIRE
from dejarik.assault.campaign.rules.values import counts_as_imperial
from dejarik.assault.dice.attack import PowerToken
from dejarik.assault.rules.activation import GroupActivation
from dejarik.assault.rules.attack import attack_with
from dejarik.assault.rules.events import RoundEnds
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import sees
from dejarik.assault.rules.state import ANY_GROUP
from dejarik.messages import Language, say

DROID = "88-z"
SURVEILLANCE = "active-surveillance"
BLASTERS = "blaster-emplacements"
SHIELDED = "shielded"
PROTOCOL = "mechanical-protocol"
REMOTE = "remote-activator"
DISRUPTORS = "electromagnetic-disruptors"
SCANNERS = "infrared-scanners"
OVERCLOCK = "overclock"
SENSORS = "targeting-sensors"


def watched(row: str, *cards: str, **figures: str) -> MissionTable:
    """A table with 88-Z as `Z`."""
    table = empire(row, *cards, Z=DROID, **figures)  # type: ignore[arg-type]  # letters alone
    table.state.groups[table.figure("Z").group].of = ANY_GROUP
    return table


# --- 88-Z -----------------------------------------------------------------------------------------


def test_the_droid_harasses_whom_it_hits() -> None:
    table = watched("Z.d").roll([yellow(1, damage=1, surge=1), white()]).attack_with("Z", "d")
    until(table, "surge:").choose(next(id for id in table.options if id.endswith("harass")))
    fight_on(table)
    assert (table.damage("d"), table.strain("d")) == (1, 1)
    assert not counts_as_imperial(table.state, table.id("Z"))


@pytest.mark.usefixtures("lenient")
@pytest.mark.rule("IA-COMP-05", "IA-COMP-19")
def test_the_droid_comes_when_the_mission_begins_and_again_in_a_deployment() -> None:
    field = Field("trespass", cards=[SURVEILLANCE])
    (first,) = [figure for figure in field.state.figures.values() if figure.card == DROID]
    assert first.seat == EMPIRE
    field.push(OptionalDeployment()).choose(f"use:{SURVEILLANCE}.redeploy")
    while field.offers("place"):
        field.choose(field.options[0])
    (second,) = [figure for figure in field.state.figures.values() if figure.card == DROID]
    assert second.id != first.id
    assert field.is_exhausted(SURVEILLANCE)


@pytest.mark.rule("CORE-ACT-16")
def test_the_droid_activates_before_or_after_any_imperial_group() -> None:
    table = watched("ABZ..d", A="stormtrooper", B="probe-droid")
    table.push(GroupActivation(group=table.figure("A").group, seat=EMPIRE))
    assert len(table.options) == 2
    table.pick("Z").choose("end", "end")
    assert table.is_idle
    table.push(GroupActivation(group=table.figure("B").group, seat=EMPIRE)).choose("end")
    assert table.is_idle, "once a round"
    table.push(GroupActivation(group=table.figure("d").group, seat=1)).choose("end")
    assert table.is_idle, "not with heroes"


# --- The cards ------------------------------------------------------------------------------------


def test_blasters_fire_at_the_end_of_each_round_and_help_to_aim() -> None:
    table = empire("A...de", BLASTERS, A="stormtrooper", e="diala-passil").roll([yellow(1, damage=2)])
    table.occur(RoundEnds(round=1)).pick("e")
    assert (table.damage("d"), table.damage("e")) == (0, 2)
    table.roll(HIT).attack_with("A", "d").choose(f"use:{BLASTERS}.accuracy")
    fight_on(table)
    assert (table.damage("d"), table.is_exhausted(BLASTERS)) == (2, True)


@pytest.mark.rule("IA-SHIELD-01", "IA-SHIELD-03")
def test_the_droid_places_shields_that_can_be_shot_down() -> None:
    table = watched("Z..d", SHIELDED).activate("Z").choose(f"special:{SHIELDED}.grant-to-88-z")
    (token,) = table.state.tokens.values()
    assert (token.health, token.block, table.state.shields) == (5, 1, [token.space])
    assert not sees(table.state, table.figure("Z"), table.figure("d")), "it is in the way"
    table.choose("end")
    table.occur(Damaged(target=token.id, amount=5, by=1))
    assert (table.state.shields, table.state.tokens) == ([], {})
    table.push(attack_with(table.state, table.figure("Z"), must=True))
    assert table.attack.target == table.id("d")


def test_shields_block_for_who_is_attacked() -> None:
    table = empire("Ad", SHIELDED, A="stormtrooper")
    table.roll([green(1, damage=2), yellow(1, damage=2), black(block=1)]).attack_with("d", "A")
    table.choose(f"use:{SHIELDED}.block")
    fight_on(table)
    assert (table.damage("A"), table.is_exhausted(SHIELDED)) == (2, True)
    assert empire("Ad", SHIELDED, A="stormtrooper").activate("A").offers(f"special:{SHIELDED}") == []


def test_the_droid_charges_two_others() -> None:
    table = watched("AZBd", PROTOCOL, A="stormtrooper", B="stormtrooper").activate("Z")
    table.choose(f"special:{PROTOCOL}.grant-to-88-z").pick("A").pick("B")
    assert [table.figure(letter).power for letter in "AB"] == [[PowerToken.SURGE]] * 2


def test_what_several_cards_grant_the_droid_is_told_apart_by_the_cards() -> None:
    table = watched("AZ.d", PROTOCOL, SCANNERS, A="stormtrooper").activate("Z")
    granted = [each for each in table.decision.options if "grant-to-88-z" in str(each.value)]
    assert [say(table.decision.label_of(table.state, each), Language.ENGLISH) for each in granted] == [
        "Grant to 88-Z (Mechanical Protocol)",
        "Grant to 88-Z (Infrared Scanners)",
    ]


def test_droids_hit_harder() -> None:
    table = watched("Z.d", PROTOCOL).roll([yellow(1, damage=2), white()]).attack_with("Z", "d")
    until(table, f"use:{PROTOCOL}").choose(f"use:{PROTOCOL}.droid-damage")
    fight_on(table)
    assert (table.damage("d"), table.is_exhausted(PROTOCOL)) == (3, True)
    table = empire("A.d", PROTOCOL, A="stormtrooper").roll(HIT).attack_with("A", "d")
    while not table.is_idle:
        assert table.offers(f"use:{PROTOCOL}") == []
        table.choose("pass")


def test_a_remote_activator_commands_the_droid() -> None:
    table = fit(watched("A.Z.d", SHIELDED, A="stormtrooper"), REMOTE, "A").activate("A")
    table.choose(f"special:{REMOTE}.command-88-z")
    assert [id.split("#")[0] for id in table.options] == [
        "use:shielded.grant-to-88-z",
        "choose:perform-a-move",
        "choose:perform-an-attack",
        "decline",
    ]
    table.roll([yellow(1, damage=2), white()]).choose("choose:perform-an-attack")
    while not table.offers("end"):
        table.choose("pass" if "pass" in table.options else "done")
    assert table.damage("d") == 2
    assert table.offers(f"special:{REMOTE}") == [], "once an activation of the group"
    table = fit(watched("A.Z.d", SHIELDED, A="stormtrooper"), REMOTE, "A").activate("A")
    table.choose(f"special:{REMOTE}.command-88-z", "use:shielded.grant-to-88-z", "space:D1")
    assert len(table.state.shields) == 1
    table.choose("end")
    assert fit(empire("A.d", A="stormtrooper"), REMOTE, "A").activate("A").offers(f"special:{REMOTE}") == []


def test_a_remote_activator_speeds_the_droid_up() -> None:
    table = fit(watched("A.Z.d", A="stormtrooper"), REMOTE, "A").activate("A")
    table.choose(f"use:{REMOTE}.speed-up-88-z", "go:B1", "stop")
    assert (table.space("Z"), table.is_exhausted(REMOTE)) == ("B1", True)


def test_disruptors_jam_rebels_near_the_droid() -> None:
    for row, jammed in (("Z.dA", -1), ("Z...dA", 0)):
        table = watched(row, DISRUPTORS, A="stormtrooper")
        table.roll([green(1, surge=1), yellow(0, surge=1), black(block=1)]).attack_with("d", "A")
        assert table.attack.tally.accuracy == jammed


def test_disruptors_protect_those_near_the_droid_by_their_dice() -> None:
    table = watched("AZB.d", DISRUPTORS, A="stormtrooper", B="imperial-officer").activate("Z")
    table.choose("end", f"use:{DISRUPTORS}.shielding").pick("A").pick("B")
    assert (table.figure("A").power, table.figure("B").power) == ([PowerToken.EVADE], [PowerToken.BLOCK])
    assert table.is_exhausted(DISRUPTORS)


def test_scanners_raise_threat_unless_a_hero_stays_unseen() -> None:
    insight = [blue(2, surge=1), green(1, damage=2), yellow(1, damage=2)]
    for answers, dice, strain, threat in (
        (["choose:suffer-strain"], insight, 1, 0),
        (["choose:suffer-strain"], [blue(2, damage=1), *insight[1:]], 1, 1),
        (["choose:no-test"], [], 0, 1),
    ):
        table = watched("Z..d", SCANNERS).roll(dice).activate("Z").choose(f"special:{SCANNERS}.grant-to-88-z")
        assert table.decision.seat == 1
        table.choose(*answers)
        assert (table.strain("d"), table.state.threat) == (strain, threat)
    table = watched("Z..d", SCANNERS).tire("d", 5).activate("Z").choose(f"special:{SCANNERS}.grant-to-88-z")
    assert (table.strain("d"), table.state.threat) == (5, 1)


def test_scanners_hasten_every_imperial_figure() -> None:
    table = watched("Z.A.d", SCANNERS, A="stormtrooper")
    for letter, points in (("A", 1), ("Z", 1), ("d", 0)):
        table.activate(letter)
        assert table.figure(letter).points == points
        table.end()


def test_an_overclocked_droid_has_three_actions_and_is_readied() -> None:
    table = watched("Z..dA", OVERCLOCK, A="stormtrooper").activate("Z")
    assert table.decision.about["actions"] == 3
    table.choose(f"special:{OVERCLOCK}.grant-to-88-z")
    assert table.figure("Z").power == [PowerToken.DAMAGE]
    group = table.state.groups[table.figure("Z").group]
    table.choose("end")
    assert table.is_idle, "its card is ready"
    group.exhaust()
    table.refresh()
    table.activate("A").choose(f"use:{OVERCLOCK}.ready")
    assert (group.ready, table.is_exhausted(OVERCLOCK)) == (True, True)


@pytest.mark.rule("CORE-ACT-16")
def test_an_overclocked_droid_activates_before_a_group_and_again_after_it() -> None:
    table = watched("A.Z..d", OVERCLOCK, A="stormtrooper")
    table.push(GroupActivation(group=table.figure("A").group, seat=EMPIRE)).pick("Z")
    table.choose("end", f"use:{OVERCLOCK}.ready")
    assert len(table.options) == 2, "the group, or the droid again"
    table.pick("A").choose("end")
    assert table.decision.about["figure"] == table.id("Z")
    table.choose("end")
    assert table.is_idle, "its card has been readied once"
    assert not table.state.groups[table.figure("Z").group].ready


def test_targeting_sensors_help_those_near_the_droid() -> None:
    for row, damage in (("ZA.d", 3), ("Z..A.d", 2)):
        table = watched(row, SENSORS, A="stormtrooper").roll(HIT).attack_with("A", "d")
        fight_on(table)
        assert table.damage("d") == damage
    table = empire("A.d", SENSORS, A="stormtrooper").roll(HIT).attack_with("A", "d")
    until(table, f"use:{SENSORS}").choose(f"use:{SENSORS}.damage")
    fight_on(table)
    assert (table.damage("d"), table.is_exhausted(SENSORS)) == (3, True)
