"""Cards and abilities (CORE-CARD, CORE-ABILITY): ready and exhausted, costs, limits, who may use what and when."""

from __future__ import annotations

import pytest
from tests.assault.content.completeness import every_card_is_complete
from tests.assault.content.fights import decline_all
from tests.assault.content.rolls import black, blue, green, white, yellow
from tests.assault.rules.scenes import PREFIX, lend, use, uses
from tests.assault.table import Table

from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.library import deployment
from dejarik.assault.skirmish.armies import Army, problems
from dejarik.assault.skirmish.rules.rounds import Round
from dejarik.assault.skirmish.setup import Attach
from dejarik.messages import Language, say

__all__ = ["every_card_is_complete"]

DUEL = "| A   .   b |"


def duel(attacker: str = "stormtrooper") -> Table:
    return Table(DUEL, A=attacker, b="royal-guard")


# --- Cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-CARD-01", "CORE-CARD-02", "CORE-CARD-06")
def test_a_card_is_exhausted_once_until_the_status_phase_readies_it() -> None:
    table = lend(duel(), "A", "wristband").activate("A")
    use(table, "flex")
    assert table.has("A", Condition.FOCUSED)
    assert "flex" not in uses(table)  # exhausted
    table.roll([blue(3, 2), green(2, 2), green(2, 2), black(block=3)]).choose("attack")
    assert "attack" in table.options  # what the card says besides still works
    table.end()
    assert "flex" not in uses(table.activate("A"))  # also in the next activation
    table.end()
    for group in table.state.groups.values():
        group.exhaust()
    table.push(Round())
    assert uses(table.activate("A")) == ["flex"]


@pytest.mark.rule("CORE-CARD-04")
def test_a_command_card_that_was_played_lies_in_the_discard_pile() -> None:
    table = duel().hand(0, "fleet-footed").activate("A")
    (played,) = table.offers("use:fleet-footed")
    decline_all(table.choose(played))
    assert table.hand_of(0) == []
    assert table.state.players[0].discard == ["fleet-footed"]
    assert table.state.players[1].discard == []


@pytest.mark.rule("CORE-CARD-06")
def test_the_status_phase_readies_deployment_cards() -> None:
    table = duel()
    for group in table.state.groups.values():
        group.exhaust()
    table.push(Round())
    assert all(group.ready for group in table.state.groups.values())


@pytest.mark.rule("CORE-CARD-08", "CORE-ARMY-12", "CORE-ARMY-13")
def test_an_attachment_of_the_army_counts_for_all_figures_of_its_group() -> None:
    attachment = "rogue-smuggler"
    host = deployment(attachment).attaches_to
    assert host is not None
    table = Table("| H   A   .   b |", H=host.card, A="stormtrooper", b="royal-guard")
    table.state.players[0].upgrades.append(attachment)
    table.push(Attach(seat=0))  # there is only one host for it
    assert table.state.groups[table.figure("H").group].attachment == attachment
    assert [source.subject for source in table.state.sources.values() if source.key == attachment] == [
        table.id("H")
    ]


@pytest.mark.rule("CORE-CARD-09")
@pytest.mark.usefixtures("every_card_is_complete")
def test_cards_of_the_campaign_are_not_playable_in_a_skirmish() -> None:
    def wrong(card: str) -> list[str]:
        army = Army("test", deployment(card).faction, (deployment(card).id,), ())
        return [
            sentence
            for problem in problems(army)
            if "campaign" in (sentence := say(problem, Language.ENGLISH))
        ]

    assert wrong("leia-organa-campaign")
    assert not wrong("leia-organa-skirmish")


# --- Abilities --------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ABILITY-01", "CORE-ABILITY-02")
def test_mandatory_texts_happen_and_optional_ones_are_offered() -> None:
    forced = Table(DUEL, A="trandoshan-hunter", b="royal-guard")
    forced.roll([blue(2, 1), green(1, 2), black(block=3)]).attack_with("A", "b")
    assert forced.is_idle
    assert forced.damage("b") == 1  # Relentless asked nobody
    optional = Table("| A   .   b |\n| B   .   . |", A="stormtrooper", B="stormtrooper", b="royal-guard")
    optional.roll([blue(2, 1), green(1, 2), black(block=3)]).attack_with("A", "b")
    assert optional.options[-1] == "pass"  # Squad Training: it may


@pytest.mark.rule("CORE-ABILITY-03")
def test_the_cost_is_paid_directly_before_the_effect() -> None:
    table = lend(duel(), "A", "pay-in-blood").deck(0, "rally", "rally").activate("A")
    use(table, "pay-in-blood")
    assert table.options == ["discard:0", "discard:1", "discard:2"]
    assert not table.has("A", Condition.FOCUSED)  # not yet
    table.choose("discard:1")
    assert table.damage("A") == 1
    assert table.has("A", Condition.FOCUSED)


@pytest.mark.rule("CORE-ABILITY-03", "CORE-RULE-05")
def test_an_action_is_a_cost() -> None:
    table = lend(duel(), "A", "long-rest").activate("A").choose("move")
    assert not table.offers(f"special:{PREFIX}long-rest")  # two actions, and only one is left


@pytest.mark.rule("CORE-ABILITY-05")
def test_a_limit_of_once_per_round_holds_for_the_round() -> None:
    def shoot(table: Table) -> None:
        """The Stormtrooper does Han Solo no damage."""
        table.roll([blue(2, 1), green(1, 1, 1), white(dodge=1)]).attack_with("A", "h").choose("done")

    table = Table("| A   .   h |", A="stormtrooper", h="han-solo-scoundrel")
    for group in table.state.groups.values():
        group.exhaust()
    table.push(Round())
    shoot(table)
    assert table.offers("use:han-solo-scoundrel.return-fire")
    table.roll([blue(2, 1), green(1, 1, 1), green(1, 1, 1), black(block=3)])
    table.choose("use:han-solo-scoundrel.return-fire", "done")
    shoot(table)
    assert table.is_idle  # not a second time


@pytest.mark.rule("CORE-ABILITY-06", "CORE-ABILITY-09")
@pytest.mark.parametrize("order", [("trick", "other-trick"), ("other-trick", "trick")])
def test_abilities_of_one_card_are_independent_and_used_in_the_order_their_player_likes(
    order: tuple[str, str],
) -> None:
    table = lend(duel(), "A", "two-tricks")
    table.roll([blue(3, 2), green(2, 2), black(block=2)]).attack_with("A", "b")
    assert uses(table) == ["trick", "other-trick"]
    use(table, order[0])
    assert uses(table) == [order[1]]
    assert table.damage("A") == (1 if order[0] == "other-trick" else 0)  # each has its own cost
    use(table, order[1])
    assert table.damage("b") == 4


@pytest.mark.rule("CORE-ABILITY-08")
@pytest.mark.parametrize(("goes_to", "suffered"), [("C2", 2), ("D1", 3)])
def test_a_range_is_looked_at_when_it_matters(goes_to: str, suffered: int) -> None:
    table = Table(
        """
        | A   .   b   . |
        | .   g   .   . |
        """,
        A="stormtrooper", b="gideon-argus-skirmish", g="royal-guard",
    )  # fmt: skip
    lend(table, "b", "sidestep").roll([blue(3, 2), green(2, 2), black(block=1)]).attack_with("A", "b")
    use(table, "sidestep").choose(f"move:{goes_to}")
    assert table.damage("b") == suffered  # beside the Royal Guard, or no longer


@pytest.mark.rule("CORE-ABILITY-10", "CORE-TIMING-10")
def test_who_passes_is_asked_again_only_at_the_next_trigger() -> None:
    table = lend(duel(), "A", "two-tricks")
    table.roll([blue(3, 2), green(2, 2), black(block=2)]).attack_with("A", "b")
    use(table, "trick").choose("pass")
    assert table.is_idle  # nothing was offered a second time
    table.roll([blue(3, 2), green(2, 2), black(block=2)]).attack_with("A", "b")
    assert uses(table) == ["trick", "other-trick"]


def test_who_has_nothing_to_use_is_not_asked() -> None:
    table = duel("imperial-officer")
    table.roll([blue(3, 2), yellow(2, 1), black(block=2)]).attack_with("A", "b")
    assert table.is_idle
