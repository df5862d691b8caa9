"""Precedence and words (CORE-RULE, CORE-TERM, IA-YOU, IA-DISTRIBUTE): what counts first, and what the words mean."""

from __future__ import annotations

import pytest
from tests.assault.content.rolls import black, blue, green, red, yellow
from tests.assault.rules.scenes import in_force, lend, of_one_kind, put_token, use, uses
from tests.assault.table import Table

from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts import library
from dejarik.assault.facts.cards import DeploymentCard, Faction
from dejarik.assault.rules.events import Deployed
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import foes, friends, on_board
from dejarik.assault.rules.printed import profile, profile_of
from dejarik.assault.rules.state import NOWHERE
from dejarik.assault.rules.values import health, speed
from dejarik.assault.skirmish.rules.commands import Revealed
from dejarik.assault.skirmish.rules.rounds import Round
from dejarik.kernel import view
from dejarik.kernel.errors import Refused

DUEL = "| A   .   b |"

# --- Precedence -------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-RULE-01")
def test_cards_go_before_the_rules_and_missions_before_cards() -> None:
    rules = Table("| A   .   b |", A="stormtrooper", b="royal-guard")
    rules.roll([blue(3, 2), green(2, 2), black(block=3)]).activate("A").choose("attack")
    assert "attack" not in rules.options  # the rules: one attack action
    cards = Table("| E   .   b |\n| E   .   . |", E="e-web-engineer", b="royal-guard")
    cards.roll([blue(3, 2), red(1), yellow(1, 2), black(block=3)]).activate("E").choose("attack")
    assert "attack" in cards.options  # the card: as many as it likes
    in_force(cards, "ceasefire")
    assert "attack" not in cards.options  # the mission: none


@pytest.mark.rule("CORE-RULE-02")
def test_cannot_beats_can_whatever_it_comes_from() -> None:
    table = lend(lend(Table(DUEL, A="stormtrooper", b="royal-guard"), "A", "chained"), "A", "freed").activate(
        "A"
    )
    assert "attack" not in table.options


@pytest.mark.rule("CORE-RULE-03")
def test_campaign_rules_do_not_apply_in_a_skirmish() -> None:
    table = Table(DUEL, A="diala-passil-skirmish", b="royal-guard").activate("A")
    assert table.options == ["move", "end"]  # no rest, no strain for movement points
    table.end()
    table.roll([red(2, 1), green(1, 1, 1), black(block=1)]).attack_with("A", "b", reach=True)
    assert len(table.offers("surge:")) == 3  # those of the card: no surge to recover strain


@pytest.mark.rule("CORE-RULE-04")
def test_as_much_as_possible_is_done() -> None:
    table = Table("| G   .   .   .   .   .   .   b |", G="gaarkhan-skirmish", b="royal-guard").activate("G")
    table.choose("special:gaarkhan-skirmish.charge", "move:C1")  # moves, and has nobody to attack
    assert table.space("G") == "C1"
    idle = Table("| D   b |", D="diala-passil-skirmish", b="royal-guard")
    idle.roll([red(2, 1), green(1, 2), black(block=3)]).attack_with("D", "b")
    assert len(idle.offers("surge:")) == 3  # also recovering without damage and Cleave without another target


@pytest.mark.rule("CORE-RULE-05")
def test_an_ability_whose_cost_can_not_be_paid_in_full_is_not_offered() -> None:
    table = Table("| D   b |", D="diala-passil-skirmish", b="royal-guard").hand(0, "rally")
    table.attack_with("D", "b")
    assert table.offers("use:diala-passil-skirmish.shattering-blow")  # costs a Command card
    poor = Table("| D   b |", D="diala-passil-skirmish", b="royal-guard")
    poor.roll([red(2, 1), green(1, 2), black(block=3)]).attack_with("D", "b")
    assert not poor.offers("use:")


def status_phase(table: Table) -> Table:
    """A round in which nobody has anything left to activate."""
    for group in table.state.groups.values():
        group.exhaust()
    return table.push(Round())


@pytest.mark.rule("CORE-RULE-06")
def test_from_a_deck_that_is_used_up_nothing_is_drawn() -> None:
    table = Table(DUEL, A="stormtrooper", b="royal-guard").deck(0, "rally")
    status_phase(status_phase(table))
    assert (table.hand_of(0), table.hand_of(1)) == (["rally"], [])


@pytest.mark.rule("CORE-RULE-07")
def test_more_figures_may_be_in_play_than_a_box_holds() -> None:
    letters = "ABCDEFGHIJKL"
    picture = "| " + "   ".join(letters) + "   b |"
    groups = ("ABC", "DEF", "GHI", "JKL")
    table = of_one_kind(picture, "stormtrooper", letters, groups, b="royal-guard")
    assert len(on_board(table.state)) == 13  # the core set has nine Stormtroopers


# --- Figures, objects, groups -----------------------------------------------------------------------------


@pytest.mark.rule("CORE-TERM-01", "CORE-TERM-04")
def test_figures_belong_to_a_player_and_those_of_one_card_are_a_group() -> None:
    table = Table("| A   B   .   b |", groups=("AB",), A="stormtrooper", B="stormtrooper", b="royal-guard")
    assert table.figure("A").group == table.figure("B").group != table.figure("b").group
    assert [figure.seat for figure in on_board(table.state)] == [0, 0, 1]
    assert all(
        profile_of(table.state, figure).health for figure in on_board(table.state)
    )  # each has its card


@pytest.mark.rule("CORE-TERM-02", "CORE-TERM-25")
def test_in_a_skirmish_nobody_is_a_hero() -> None:
    table = Table("| A   B   .   b |", A="gaarkhan-skirmish", B="stormtrooper", b="royal-guard").hurt("A", 9)
    table.occur(Damaged(target=table.id("A"), amount=1, by=1))
    assert table.is_defeated("A")  # at once: heroes would be wounded first
    assert table.vp(1) == 8


@pytest.mark.rule("CORE-TERM-03")
def test_objects_are_no_figures() -> None:
    table = Table("| A   .   .   b |", A="fenn-signis-skirmish", b="royal-guard")
    crate = put_token(table, "C1", health=5)
    assert crate.id not in table.state.figures
    assert len(foes(table.state, table.figure("A"))) == 1


@pytest.mark.rule("CORE-TERM-06")
def test_every_card_has_one_affiliation() -> None:
    cards = [card for card in library.all_cards() if isinstance(card, DeploymentCard)]
    assert {card.faction for card in cards} == set(Faction)
    assert {faction.value for faction in Faction} == {"rebel", "imperial", "mercenary", "neutral"}


@pytest.mark.rule("CORE-TERM-09", "CORE-TERM-10")
def test_friend_and_foe_are_a_matter_of_players_and_not_of_affiliation() -> None:
    table = Table(
        "| A   B   a   b |", A="stormtrooper", B="rebel-trooper", a="stormtrooper", b="rebel-trooper"
    )
    one = table.figure("A")
    assert [figure.id for figure in friends(table.state, one)] == [
        table.id("A"),
        table.id("B"),
    ]  # itself included
    assert [figure.id for figure in foes(table.state, one)] == [table.id("a"), table.id("b")]


@pytest.mark.rule("CORE-TERM-11")
@pytest.mark.parametrize(("neighbour", "rerolls"), [("rebel-trooper", 1), ("imperial-officer", 0)])
def test_traits_matter_only_where_a_text_names_them(neighbour: str, rerolls: int) -> None:
    table = Table("| .   A   .   b |\n| B   .   .   . |", A="stormtrooper", B=neighbour, b="royal-guard")
    table.roll([blue(3, 1, 1), green(2, 2), black(block=1)]).attack_with("A", "b")
    assert len(table.offers("use:stormtrooper.squad-training")) == rerolls  # beside a friendly Trooper


@pytest.mark.rule("CORE-TERM-16")
def test_face_up_cards_of_a_play_area_are_open_to_everybody() -> None:
    table = Table(DUEL, A="stormtrooper", b="royal-guard").hand(0, "rally").upgrade(0, "rebel-high-command")
    table.state.players[0].discard.append("urgency")
    seen = view(table.state, 1)["state"]
    keys = [source["key"] for source in seen["sources"].values()]
    assert "stormtrooper" in keys
    assert "rebel-high-command" in keys
    assert "rally" not in keys  # the hand is hidden
    assert seen["players"][0]["discard"] == ["urgency"]


@pytest.mark.rule("CORE-TERM-19")
def test_only_the_figure_that_exhausts_the_card_of_its_group_gets_the_effect() -> None:
    table = Table("| A   B   .   b |", groups=("AB",), A="stormtrooper", B="stormtrooper", b="royal-guard")
    use(lend(lend(table, "A", "wristband"), "B", "wristband").activate("A"), "flex")
    assert (table.has("A", Condition.FOCUSED), table.has("B", Condition.FOCUSED)) == (True, False)
    table.end()
    assert uses(table.activate("B")) == []  # it is one card, and it is exhausted


@pytest.mark.rule("CORE-TERM-23", "IA-REVEAL-01", "IA-REVEAL-02")
def test_a_revealed_card_is_shown_to_everybody_and_goes_back_where_it_was() -> None:
    table = (
        lend(Table(DUEL, A="stormtrooper", b="royal-guard"), "A", "show")
        .deck(0, "urgency", "rally")
        .activate("A")
    )
    use(table, "show", "special")
    assert [(event.seat, event.card) for event in table.events if isinstance(event, Revealed)] == [
        (0, "rally")
    ]
    assert table.state.players[0].deck == ["urgency", "rally"]
    assert table.state.has_learned  # something hidden was seen: no free taking back


@pytest.mark.rule("CORE-TERM-21")
def test_a_retrieved_token_goes_with_the_figure_a_claimed_one_to_the_player() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b="royal-guard")
    table.state.enter("massassi-ruins-a", -1)  # holocrons are retrieved
    holocron = put_token(table, "B1", "holocron")
    table.activate("A").choose("interact:retrieve", "move", "go:B1")
    assert (holocron.carrier, holocron.space) == (table.id("A"), NOWHERE)
    claims = Table("| A   .   .   b |", A="stormtrooper", b="royal-guard")
    claims.state.enter("moisture-farm-a", -1)  # crates are claimed
    crate = put_token(claims, "B1", "crate")
    status_phase(claims)
    assert (crate.carrier, crate.marks, claims.vp(0)) == (0, [0], 7)


@pytest.mark.rule("CORE-TERM-24")
def test_having_suffered_damage_is_having_it_now() -> None:
    table = Table("| G   b |", G="gaarkhan-skirmish", b="royal-guard").hurt("G", 1)
    table.roll([red(2), yellow(1, 2), black(block=1)]).activate("G").choose("attack")
    assert "attack" in table.options  # Enraged: it has suffered damage
    table.hurt("G", 0)
    assert "attack" not in table.options  # recovered


@pytest.mark.rule("CORE-TERM-28")
def test_the_numbers_of_a_figure_are_those_of_its_card() -> None:
    table = Table(DUEL, A="stormtrooper", b="royal-guard")
    one = table.figure("A")
    assert (health(table.state, one.id), speed(table.state, one.id)) == (3, 4)
    assert [die.value for die in profile("stormtrooper").defence] == ["black"]
    assert not hasattr(profile("diala-passil-skirmish"), "endurance")  # only heroes have it


@pytest.mark.rule("CORE-TERM-29", "CORE-TERM-30")
def test_a_form_adds_its_boxes_to_the_card_and_only_one_of_each_is_in_play() -> None:
    table = Table("| A   B   .   b |", A="clawdite-shapeshifter", B="clawdite-shapeshifter", b="royal-guard")
    table.occur(Deployed(figure=table.id("A"))).choose("use:clawdite-shapeshifter.shape")
    forms = table.offers("choose:")
    assert len(forms) == 3
    table.choose(forms[0])
    assert [source.key for source in table.state.sources.values() if source.subject == table.id("A")] == [
        "clawdite-shapeshifter",
        table.figure("A").form,
    ]
    table.occur(Deployed(figure=table.id("B"))).choose("use:clawdite-shapeshifter.shape")
    assert table.offers("choose:") == forms[1:]


# --- You, distributing ------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-TERM-18", "IA-YOU-01")
def test_you_is_the_figure_from_which_distances_are_measured() -> None:
    table = Table(
        """
        | O   .   .   .   P |
        | A   .   .   .   B |
        | .   .   b   .   . |
        """,
        O="imperial-officer", P="imperial-officer", A="stormtrooper", B="stormtrooper", b="royal-guard",
    )  # fmt: skip
    table.activate("P").choose(
        "special:imperial-officer.order"
    )  # a friend within 2 spaces of this very officer
    assert table.offers("go:")
    table.choose("go:D1")
    assert table.space("B") == "D1"


@pytest.mark.rule("IA-YOU-02", "CORE-ABILITY-07")
def test_each_figure_of_a_group_has_the_reroll_in_its_own_attack() -> None:
    table = Table(
        "| A   .   b |\n| B   .   . |", groups=("AB",), A="stormtrooper", B="stormtrooper", b="royal-guard"
    )
    for attacker in "AB":
        table.roll([blue(3, 1, 1), green(2, 2), black(block=3)]).attack_with(attacker, "b")
        assert len(table.offers("use:stormtrooper.squad-training")) == 1  # one die, and only the attacker's
        table.choose("pass", "done")


@pytest.mark.rule("CORE-TERM-18", "IA-YOU-03")
def test_you_is_the_player_where_points_and_cards_are_meant() -> None:
    table = lend(Table(DUEL, A="stormtrooper", b="royal-guard"), "A", "bonus").activate("A")
    use(table, "bonus")
    assert table.vp(0) == 3
    # Leia's player shuffles a card of her own discard pile, also when somebody else attacks with her.
    borrowed = Table(
        "| O   .   l |\n| .   .   c |", O="imperial-officer", l="leia-organa-skirmish", c="royal-guard"
    )
    lend(borrowed, "O", "puppeteer").activate("O")
    for seat, card in ((0, "rally"), (1, "urgency")):
        borrowed.state.players[seat].discard.append(card)
    use(borrowed, "puppeteer", "special").pick("l")
    borrowed.roll([blue(3, 1, 1), yellow(1, 2), yellow(1, 2), black(block=1)]).pick("c")
    assert borrowed.decision.seat == 0
    borrowed.choose(next(id for id in borrowed.offers("surge:") if id.endswith("military-efficiency")))
    assert borrowed.state.players[1].deck == ["urgency"]
    assert borrowed.state.players[0].discard == ["rally"]


@pytest.mark.rule("CORE-TERM-22", "IA-DISTRIBUTE-01", "IA-DISTRIBUTE-02")
@pytest.mark.parametrize("shares", [(0, 0), (1, 1), (3, 0), (0, 3), (1, 2)])
def test_up_to_so_many_are_distributed_from_none_to_all_for_each(shares: tuple[int, int]) -> None:
    table = lend(Table("| b   A   c |", A="stormtrooper", b="royal-guard", c="royal-guard"), "A", "scatter")
    table.activate("A")
    use(table, "scatter", "special")
    with pytest.raises(Refused):
        table.choose({f"figure:{table.id('b')}": 2, f"figure:{table.id('c')}": 2})
    table.choose(
        {f"figure:{table.id(letter)}": share for letter, share in zip("bc", shares, strict=True) if share}
    )
    assert (table.damage("b"), table.damage("c")) == shares
