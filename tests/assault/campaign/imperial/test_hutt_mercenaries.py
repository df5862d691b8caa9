"""Hutt Mercenaries: what the cards of the deck do."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.assault.campaign.field import Field
from tests.assault.campaign.imperial.scene import HIT, empire, fight_on, until
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, white, yellow

from dejarik.assault.campaign.rules import open_groups
from dejarik.assault.campaign.rules.bounties import hunted
from dejarik.assault.campaign.rules.layout import layout_of
from dejarik.assault.campaign.rules.open_groups import may_be_open
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Faction
from dejarik.assault.rules.events import Deployed, MissionBegins
from dejarik.assault.rules.figures.damage import Damaged

WANTED = "hutt-mercenaries-wanted-dead"
SCOUTED = "hutt-mercenaries-scouted"
VENDETTA = "hutt-mercenaries-vendetta"
SHOT = "hutt-mercenaries-cheap-shot"
SAVAGE = "hutt-mercenaries-savage-motivation"
HIDE = "hutt-mercenaries-nowhere-to-hide"
RUN = "hutt-mercenaries-nowhere-to-run"
HUNTERS = "hutt-mercenaries-guild-hunters"
MOST = "hutt-mercenaries-most-wanted"


def hunt(row: str, *cards: str, bounty: str = "d", **figures: str) -> MissionTable:
    """A table at which some heroes have bounty tokens."""
    table = empire(row, *cards, **figures)  # type: ignore[arg-type]
    for letter in bounty:
        table.state.memory[f"bounty:{table.id(letter)}"] = 1
    table.refresh()
    return table


@pytest.mark.rule("IA-BOUNTY-03", "IA-BOUNTY-04", "IA-BOUNTY-06")
def test_each_hero_has_a_bounty_until_all_are_claimed() -> None:
    table = empire("A..de", WANTED, A="stormtrooper", e="diala-passil").occur(MissionBegins())
    assert set(hunted(table.state)) == {table.id("d"), table.id("e")}
    table.occur(Damaged(target=table.id("d"), amount=12, by=0))
    assert (table.hero("d").wounded, hunted(table.state)) == (True, [table.id("e")])
    table.occur(Damaged(target=table.id("e"), amount=12, by=0))
    assert set(hunted(table.state)) == {table.id("d"), table.id("e")}, "nobody has one: all claim one"
    table.occur(Damaged(target=table.id("d"), amount=12, by=0))
    table.occur(Damaged(target=table.id("e"), amount=12, by=0))
    assert hunted(table.state) == []


def test_a_bounty_is_collected_with_damage_or_a_surge() -> None:
    for word, damage in (("damage", 3), ("surge", 2)):
        table = hunt("A.d", WANTED, A="stormtrooper").roll(HIT).attack_with("A", "d")
        until(table, f"use:{WANTED}").choose(f"use:{WANTED}.collect", f"choose:{word}")
        assert word == "damage" or table.attack.surges_left == 1
        fight_on(table)
        assert (table.damage("d"), table.is_exhausted(WANTED)) == (damage, True)
    table = hunt("A.d", WANTED, bounty="", A="stormtrooper").roll(HIT).attack_with("A", "d")
    while not table.is_idle:
        assert table.offers("use:") == [] or not table.offers(f"use:{WANTED}")
        table.choose("pass")


def test_who_is_scouted_finds_evades_instead_of_dodges() -> None:
    table = hunt("Ad", SCOUTED, A="imperial-officer")
    table.roll([green(1, damage=2), yellow(1, damage=2), white(), white(dodge=1)]).attack_with("d", "A")
    table.choose(f"use:{SCOUTED}.scouted")
    fight_on(table)
    assert table.is_defeated("A"), "the die is rerolled to a dodge, which is an evade"
    table = hunt("Ad", SCOUTED, bounty="", A="imperial-officer").attack_with("d", "A")
    assert table.offers(f"use:{SCOUTED}") == []


@pytest.mark.usefixtures("lenient")
def test_scouts_open_missions_for_mercenaries(monkeypatch: pytest.MonkeyPatch) -> None:
    for cards, allowed in (([SCOUTED], True), ([], False)):
        field = Field("trespass", cards=cards)
        layout = layout_of(field.state)
        barred = replace(layout.open_groups, not_factions=(Faction.MERCENARY,))
        changed = replace(layout, open_groups=barred)
        with monkeypatch.context() as patch:
            patch.setattr(open_groups, "layout_of", lambda state, changed=changed: changed)
            assert may_be_open(field.state, "trandoshan-hunter") is allowed


def test_a_vendetta_rerolls_an_attack_die_and_a_surge_renews_it() -> None:
    table = hunt("A.d", VENDETTA, A="stormtrooper")
    table.roll([blue(2, damage=1), green(1, damage=2), white(), blue(2, surge=1)])
    table.attack_with("A", "d").choose(f"use:{VENDETTA}.vendetta", ["die:attack:0:blue"])
    until(table, "surge:")
    assert table.is_exhausted(VENDETTA)
    table.choose(f"surge:{table.source(VENDETTA)}.ready-again")
    assert not table.is_exhausted(VENDETTA)
    fight_on(table)
    table.roll([blue(2, surge=1), green(1, damage=2), white()]).attack_with("A", "d")
    until(table, "surge:")
    assert table.offers(f"surge:{table.source(VENDETTA)}") == [], "it is ready"


@pytest.mark.rule("CORE-TEST-10", "CORE-TEST-12")
def test_a_cheap_shot_weakens_who_is_not_strong_enough() -> None:
    for card, dice, weakened in (
        ("stormtrooper", [blue(2, surge=1), green(1, damage=2)], False),
        ("stormtrooper", [blue(2, damage=1), green(1, damage=2)], True),
        ("trandoshan-hunter", [blue(2, surge=1), green(1, damage=2)], True),
    ):
        table = empire("Ad", SHOT, A=card).roll(dice).activate("A").choose(f"use:{SHOT}.cheap-shot")
        assert (table.decision.seat, table.options) == (1, ["test:strength", "decline"])
        table.choose("test:strength")
        assert (table.has("d", Condition.WEAKENED), table.is_exhausted(SHOT)) == (weakened, True)
    table = empire("Ad", SHOT, A="stormtrooper").activate("A").choose(f"use:{SHOT}.cheap-shot", "decline")
    assert table.has("d", Condition.WEAKENED)
    assert empire("A.d", SHOT, A="stormtrooper").activate("A").offers(f"use:{SHOT}") == []


def test_savage_motivation_rolls_a_better_die_for_mercenaries() -> None:
    for card, die in (("stormtrooper", yellow(1, damage=2)), ("trandoshan-hunter", blue(3, damage=2))):
        table = empire("Ad", SAVAGE, A=card).roll([die]).activate("A")
        table.choose(f"use:{SAVAGE}.savage-motivation")
        assert (table.damage("d"), table.is_exhausted(SAVAGE)) == (2, True)
        assert table.offers(f"use:{SAVAGE}") == []
    assert empire("Ad", SAVAGE, A="stormtrooper").activate("d").offers(f"use:{SAVAGE}") == []


def test_there_is_nowhere_to_hide_behind_others() -> None:
    table = hunt("Aed", HIDE, A="stormtrooper", e="diala-passil").activate("A").choose("attack")
    table.choose(f"use:{HIDE}.nowhere-to-hide")
    assert (table.attack.target, [die.colour for die in table.attack.attack_dice]) == (
        table.id("d"),
        [Die.BLUE, Die.GREEN, Die.BLUE],
    )
    table = hunt("Aed", HIDE, bounty="", A="stormtrooper", e="diala-passil").activate("A").choose("attack")
    assert table.offers(f"use:{HIDE}") == []


@pytest.mark.rule("CORE-ATTACK-10")
def test_an_attack_may_be_possible_because_there_is_nowhere_to_hide() -> None:
    table = hunt("ABd", HIDE, A="stormtrooper", B="stormtrooper").activate("A")
    table.choose(f"attack:{HIDE}")
    assert table.attack.target == table.id("d")
    assert table.is_exhausted(HIDE)


def test_who_is_tired_has_nowhere_to_run() -> None:
    for card, damage in (("stormtrooper", 3), ("trandoshan-hunter", 4)):
        table = empire("A.d", RUN, A=card).tire("d", 3).roll(HIT).attack_with("A", "d")
        table.choose(f"use:{RUN}.nowhere-to-run")
        fight_on(table)
        assert table.damage("d") == damage
    table = empire("A.d", RUN, A="stormtrooper").tire("d", 2).attack_with("A", "d")
    assert table.offers(f"use:{RUN}") == []


def test_guild_hunters_lie_in_wait_and_have_more_surges() -> None:
    table = empire("AB.d", HUNTERS, A="stormtrooper", B="trandoshan-hunter")
    table.occur(Deployed(figure=table.id("A")), Deployed(figure=table.id("B")))
    assert (table.has("A", Condition.HIDDEN), table.has("B", Condition.HIDDEN)) == (False, True)
    table = empire("A.d", HUNTERS, A="stormtrooper")
    table.roll([blue(2, surge=1), green(1, damage=2), white(block=1)]).attack_with("A", "d")
    until(table, "surge:")
    lent = f"surge:{table.source(HUNTERS)}."
    assert table.offers(lent) == [f"{lent}1", f"{lent}2", f"{lent}3"]
    table.choose(f"{lent}1")
    fight_on(table)
    assert table.damage("d") == 2
    table = empire("Ad", HUNTERS, A="stormtrooper")
    table.roll([green(1, surge=1), yellow(0, surge=1), black(block=1)]).attack_with("d", "A")
    assert table.offers(f"surge:{table.source(HUNTERS)}") == []


def test_the_most_wanted_are_hit_hardest() -> None:
    for bounty, damage in (("d", 5), ("", 4)):
        table = hunt("A.d", MOST, bounty=bounty, A="stormtrooper").roll(HIT).attack_with("A", "d")
        until(table, f"use:{MOST}").choose(f"use:{MOST}.most-wanted")
        fight_on(table)
        assert table.damage("d") == damage
