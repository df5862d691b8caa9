"""Command cards (CORE-CMD): hands and decks, when and on whom a card is played, and what becomes of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.assault.content.rolls import black, blue, green
from tests.assault.rules.rounds import asks, play_round, sit_out
from tests.assault.rules.scenes import PREFIX, lend
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.content.blocks import rule, special
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import attack_with
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.reports import Chosen
from dejarik.assault.skirmish.rules.commands import CommandPlayed, draw, hand
from dejarik.assault.skirmish.rules.victory import check_end
from dejarik.kernel import view

LINE = """
| A   .   .   .   .   a |
| B   .   .   .   .   b |
"""


def line(**cards: str) -> Table:
    figures = {"A": "stormtrooper", "B": "imperial-officer", "a": "royal-guard", "b": "rebel-trooper"}
    return Table(LINE, **(figures | cards))  # type: ignore[arg-type]


def discarded(table: Table, seat: int) -> list[str]:
    return table.state.players[seat].discard


# --- Hands and decks --------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-CMD-01")
def test_hands_are_secret_and_without_limit_and_discard_piles_are_open() -> None:
    table = line().hand(0, *["rally"] * 20, "urgency")
    assert len(table.hand_of(0)) == 21
    sit_out(play_round(table))
    assert len(table.hand_of(0)) == 21  # nothing is discarded for being too many
    table.activate("A").choose("special:urgency", "stop", "end")
    mine, theirs = (str(view(table.state, seat)["state"]) for seat in (0, 1))
    assert "rally" in mine
    assert "rally" not in theirs
    assert view(table.state, 1)["state"]["players"][0]["discard"] == ["urgency"]


@pytest.mark.rule("CORE-INFO-05")
def test_hands_and_decks_of_command_cards_are_all_that_is_hidden_in_a_skirmish() -> None:
    table = line().hand(0, "rally", "urgency").deck(0, "planning").deck(1, "planning", "rally")
    mine, theirs = (dict(leaves(view(table.state, seat)["state"])) for seat in (0, 1))
    assert {place for place in mine.keys() | theirs.keys() if mine.get(place) != theirs.get(place)} == {
        f"sources/{id}/key" for id in hand(table.state, 0)
    }
    assert {place: amount for place, amount in theirs.items() if place.endswith("/hidden")} == {
        "players/0/deck/hidden": 1,
        "players/1/deck/hidden": 2,
    }


def leaves(seen: object, place: str = "") -> Iterator[tuple[str, object]]:
    """Every value of a view, with where it is."""
    if isinstance(seen, dict):
        for key, value in seen.items():
            yield from leaves(value, f"{place}/{key}" if place else str(key))
    elif isinstance(seen, list):
        for number, value in enumerate(seen):
            yield from leaves(value, f"{place}/{number}")
    else:
        yield place, seen


@pytest.mark.rule("CORE-CMD-03")
def test_an_empty_deck_gives_nothing_and_is_not_shuffled_anew() -> None:
    table = line().deck(0)
    table.state.players[0].discard = ["rally", "urgency"]
    sit_out(play_round(table))
    assert table.hand_of(0) == []
    assert discarded(table, 0) == ["rally", "urgency"]
    assert table.state.outcome is None


@pytest.mark.rule("CORE-CMD-03")
def test_who_draws_learns_something_that_can_not_be_taken_back() -> None:
    table = line().deck(0, "rally")
    assert not table.state.has_learned
    assert len(draw(table.state, 0)) == 1
    assert table.state.has_learned


# --- Playing ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-CMD-04", "CORE-CMD-05")
def test_a_card_is_played_at_its_moment_resolved_and_discarded_face_up_and_costs_nothing() -> None:
    table = lend(line(), "A", "brute").hand(0, "deadeye", "rally")
    table.activate("A")
    assert not table.offers("use:deadeye")  # while attacking
    assert not table.offers("use:rally")  # at the start of an activation
    table.roll([blue(2, 1), green(1, 2), black(block=1)]).choose("attack", f"attack:{table.id('a')}")
    while not table.offers("use:deadeye"):
        table.choose("pass")
    accuracy = table.attack.accuracy
    table.choose("use:deadeye")
    assert table.attack.accuracy > accuracy
    assert discarded(table, 0) == ["deadeye"]
    assert table.hand_of(0) == ["rally"]
    assert table.vp(0) == 0


@pytest.mark.rule("CORE-CMD-04")
def test_a_card_that_lasts_stays_in_force_until_its_text_ends() -> None:
    """Take Cover: one more block for the rest of the round."""
    table = line(b="stormtrooper").hand(0, "take-cover")
    for group in table.state.groups.values():
        group.activations = int(group.id == table.figure("A").group)
    play_round(table).choose("special:take-cover")
    table.roll([blue(5, 1), green(2, 2), black(block=1)])
    table.push(attack_with(table.state, table.figure("b"), only=[table.id("A")], must=True))
    while table.decision.prompt.id != "activation-prompt":
        table.choose(next(word for word in ("pass", "done") if word in table.options))
    assert table.damage("A") == 1  # 3 damage, 1 block, 1 more by the card
    table.choose("end")
    assert table.options == ["idle"]  # the round is over
    table.roll([blue(5, 1), green(2, 2), black(block=1)]).attack_with("b", "A")
    while not table.is_idle:
        table.choose(next(word for word in ("pass", "done") if word in table.options))
    assert table.is_defeated("A")  # 2 more


@pytest.mark.rule("CORE-CMD-06")
def test_a_card_with_a_restriction_is_played_on_one_friendly_figure_that_meets_it_all() -> None:
    table = line(B="gideon-argus-skirmish", A="stormtrooper").hand(0, "regroup").give("A", Condition.STUNNED)
    table.activate("A")
    assert not table.offers("special:regroup")  # for leaders: a trooper is none
    table.end()
    table.activate("B")
    table.choose("special:regroup")
    assert not table.has("A", Condition.STUNNED)
    foreign = line(a="gideon-argus-skirmish").hand(0, "regroup").give("b", Condition.STUNNED)
    foreign.activate("a")
    assert not foreign.offers("special:regroup")  # somebody else's leader


@pytest.mark.rule("CORE-CMD-06", "IA-YOU-01")
def test_a_card_played_during_an_activation_is_for_the_figure_that_acts() -> None:
    table = line(A="jet-trooper", B="jet-trooper", a="stormtrooper").hand(0, "fleet-footed")
    table.activate("A").choose("use:fleet-footed")
    assert table.figure("A").points == 1  # during an activation: the active figure, and nobody is asked
    assert table.figure("B").points == 0


@pytest.mark.rule("CORE-CMD-07", "CORE-ACTION-06", "CORE-ACTION-04")
def test_a_card_with_an_arrow_is_a_special_action_with_all_its_limits() -> None:
    table = line().hand(0, "urgency", "urgency").activate("A")
    assert len(table.offers("special:urgency")) == 1
    table.choose("special:urgency", "stop")
    assert table.decision.about["actions"] == 1
    assert not table.offers("special:urgency")  # once an activation, also with a second copy
    table.end()
    heavy = Table("| E   .   .   b |\n| E   .   .   . |", E="e-web-engineer", b="royal-guard")
    heavy.hand(0, "maximum-firepower").activate("E").choose("move")
    assert not heavy.offers("special:maximum-firepower")  # two arrows: both actions
    fist = Table("| D   b |", D="diala-passil-skirmish", b="royal-guard").hand(0, "sarlacc-sweep")
    fist.script(0, 2, 4).activate("D").choose("attack")
    while fist.decision.prompt.id != "activation-prompt":
        fist.choose(next(word for word in ("pass", "done", "decline") if word in fist.options))
    assert not fist.offers("special:sarlacc-sweep")  # the attack action is used


@pytest.mark.rule("CORE-CMD-08")
def test_a_card_without_restriction_is_played_by_the_player() -> None:
    table = line(a="luke-skywalker-jedi-knight").hand(0, "celebration")
    table.occur(Damaged(target=table.id("a"), amount=16, by=0))
    assert asks(table) == (0, "kernel-react")
    table.choose("use:celebration")  # no figure is asked for
    assert table.vp(0) == 12 + 4


@pytest.mark.rule("CORE-CMD-09")
def test_two_copies_of_a_card_are_not_played_by_one_player_for_the_same_trigger() -> None:
    table = line(a="luke-skywalker-jedi-knight", b="han-solo-scoundrel").hand(0, "celebration", "celebration")
    table.occur(Damaged(target=table.id("a"), amount=16, by=0))
    table.choose(table.offers("use:celebration")[0])
    assert table.is_idle
    assert table.hand_of(0) == ["celebration"]
    table.occur(Damaged(target=table.id("b"), amount=12, by=0))  # another trigger
    assert table.offers("use:celebration")


@pytest.mark.rule("CORE-CMD-09")
def test_with_bluff_windows_a_second_copy_is_not_played_for_the_same_trigger_either() -> None:
    table = line(a="luke-skywalker-jedi-knight").hand(0, "celebration", "celebration")
    table.state.memory["bluff"] = 1
    table.occur(Damaged(target=table.id("a"), amount=16, by=0))
    while not table.offers("use:celebration"):
        table.choose("pass")
    table.choose(table.offers("use:celebration")[0])
    while not table.is_idle:
        assert not table.offers("use:celebration")
        table.choose("pass")
    assert table.hand_of(0) == ["celebration"]


@pytest.mark.rule("CORE-CMD-09")
def test_copies_of_a_card_are_one_choice() -> None:
    table = line().hand(0, "sit-tight", "sit-tight")
    play_round(table)
    assert len(table.offers("use:sit-tight")) == 1


@pytest.mark.rule("CORE-CMD-09", "CORE-ATTACK-10")
def test_a_copy_of_the_card_that_made_an_attack_possible_is_not_played_for_it() -> None:
    table = Table("| A   B   c |", A="stormtrooper", B="stormtrooper", c="rebel-trooper")
    table.hand(0, "marksman", "marksman").activate("A").choose("attack:marksman")
    assert table.offers("use:marksman") == []
    assert table.hand_of(0) == ["marksman"]


@pytest.mark.rule("CORE-CMD-10")
def test_different_cards_may_be_played_in_the_same_window() -> None:
    table = line().hand(0, "covering-fire", "sit-tight").hand(1, "take-initiative")
    play_round(table)
    table.choose("use:sit-tight")
    assert table.offers("use:covering-fire")
    table.choose("use:covering-fire")
    assert asks(table)[0] == 1
    assert table.offers("use:take-initiative")


@pytest.mark.rule("CORE-CMD-11", "CORE-INTERRUPT-04")
def test_a_cancelled_card_is_discarded_and_what_it_cost_stays_paid() -> None:
    table = line().hand(0, "urgency").hand(1, "negation").activate("A")
    table.choose("special:urgency")
    assert asks(table)[0] == 1
    table.choose("use:negation")
    assert table.decision.prompt.id == "activation-prompt"
    assert table.decision.about["actions"] == 1
    assert table.figure("A").points == 0
    assert (discarded(table, 0), discarded(table, 1)) == (["urgency"], ["negation"])


@pytest.mark.rule("CORE-CMD-13", "IA-4P-27")
def test_an_eliminated_player_plays_no_cards() -> None:
    table = Table(
        LINE,
        seats={"A": 0, "B": 1, "a": 2, "b": 3},
        sides=Sides.FREE_FOR_ALL,
        A="luke-skywalker-jedi-knight",
        B="stormtrooper",
        a="royal-guard",
        b="rebel-trooper",
    )
    table.hand(1, "celebration")
    table.occur(Damaged(target=table.id("B"), amount=3, by=2))
    check_end(table.state)
    assert table.state.players[1].eliminated
    assert table.hand_of(1) == []
    table.hand(1, "celebration").hand(3, "celebration")  # also one that comes into the hand later
    table.occur(Damaged(target=table.id("A"), amount=16, by=2))
    assert asks(table) == (3, "kernel-react")  # seat 1 is not asked
    table.choose("pass")
    assert table.is_idle


# --- Of a team ---------------------------------------------------------------------------------------------


def team_of_two(**cards: str) -> Table:
    """Seats 0 (A) and 2 (C) are a team against seats 1 (a) and 3 (b)."""
    figures = {"A": "stormtrooper", "C": "stormtrooper", "a": "royal-guard", "b": "rebel-trooper"}
    return Table(
        """
        | A   .   .   .   .   a |
        | C   .   .   .   .   b |
        """,
        seats={"A": 0, "a": 1, "C": 2, "b": 3},
        sides=Sides.TEAM,
        **(figures | cards),
    )


@pytest.mark.rule("CORE-CMD-06", "IA-4P-14")
def test_a_card_is_played_on_a_team_mates_figure_too() -> None:
    table = team_of_two().hand(2, "deadeye").hand(1, "deadeye")
    table.roll([blue(2, 1), green(1, 2), black(block=1)]).attack_with("A", "a")
    assert table.decision.seat == 0  # the attacker may reroll
    table.choose("pass")
    assert (table.decision.seat, table.offers("use:deadeye")[0][:11]) == (2, "use:deadeye")
    table.choose("use:deadeye")
    assert table.damage("a") == 3 - 1  # accuracy 3 and 2 more for a distance of 5
    assert discarded(table, 2) == ["deadeye"]
    assert table.hand_of(1) == ["deadeye"]  # an opponent has not been asked


@pytest.mark.rule("CORE-CMD-06", "IA-4P-14", "CORE-FOUR-02")
def test_in_a_free_for_all_a_card_is_for_ones_own_figures() -> None:
    table = Table(
        LINE,
        seats={"A": 0, "a": 1, "B": 2, "b": 3},
        sides=Sides.FREE_FOR_ALL,
        A="stormtrooper",
        B="stormtrooper",
        a="royal-guard",
        b="rebel-trooper",
    )
    table.hand(2, "rally").give("A", Condition.STUNNED).activate("A")
    assert asks(table) == (0, "activation-prompt")


@pytest.mark.rule("CORE-CMD-06", "IA-4P-14")
def test_where_several_figures_of_a_team_fit_the_player_of_the_card_chooses_one() -> None:
    luke = "luke-skywalker-hero-of-the-rebellion"
    table = team_of_two(A=luke, C=luke).hand(0, "son-of-skywalker")
    for letter in "AC":
        table.state.groups[table.figure(letter).group].exhaust()
    table.activate("b").choose("end")
    table.choose("use:son-of-skywalker")
    assert asks(table) == (0, "command-figure")
    played = [event for event in table.events if isinstance(event, CommandPlayed)]
    assert [(event.seat, event.figure) for event in played] == [(0, 0)]  # everybody knows, though not on whom
    table.pick("C")
    chosen = [event for event in table.events if isinstance(event, Chosen)]
    assert [(event.key, event.target) for event in chosen] == [("son-of-skywalker", table.id("C"))]
    groups = table.state.groups
    assert [groups[table.figure(letter).group].ready for letter in "AC"] == [False, True]


@pytest.mark.rule("CORE-CMD-06")
def test_where_a_single_figure_fits_the_card_is_played_on_it_at_once() -> None:
    table = team_of_two(A="luke-skywalker-hero-of-the-rebellion").hand(0, "son-of-skywalker")
    table.state.groups[table.figure("A").group].exhaust()
    table.activate("b").choose("end", "use:son-of-skywalker")
    played = [event for event in table.events if isinstance(event, CommandPlayed)]
    assert [(event.seat, event.figure) for event in played] == [(0, table.id("A"))]
    assert not any(isinstance(event, Chosen) for event in table.events)


@pytest.mark.rule("CORE-CMD-06", "IA-4P-14")
def test_a_figure_that_a_team_mates_card_sends_is_moved_and_aimed_by_its_own_player() -> None:
    """Extra Protection of seat 2, played on Onar of seat 0 when the trooper beside him is hurt."""
    table = Table(
        """
        | A   C   .   .   .   a |
        | .   .   .   .   .   b |
        """,
        seats={"A": 0, "a": 1, "C": 2, "b": 3},
        sides=Sides.TEAM,
        A="onar-koma-skirmish",
        C="royal-guard",
        a="royal-guard",
        b="rebel-trooper",
    )
    table.hand(2, "extra-protection")
    table.occur(Damaged(target=table.id("C"), amount=3, by=1))
    assert table.decision.seat == 2
    table.choose("use:extra-protection")
    assert table.decision.seat == 0  # moves
    table.choose("move:B2")  # where both are in sight
    assert asks(table) == (0, "attack-target")


@pytest.mark.rule("CORE-CMD-06", "CORE-CMD-07", "IA-4P-14")
def test_what_a_figure_does_in_its_activation_comes_from_its_own_players_hand() -> None:
    table = team_of_two().hand(2, "urgency", "fleet-footed").hand(0, "urgency").activate("A")
    assert [id.split(".")[0] for id in table.options if ":" in id] == ["special:urgency"]
    table.choose("special:urgency")
    assert (len(table.hand_of(0)), len(table.hand_of(2))) == (0, 2)


@pytest.mark.rule("CORE-CMD-06", "CORE-CMD-13", "IA-4P-14", "IA-4P-27")
def test_who_is_eliminated_plays_no_card_on_a_team_mates_figure() -> None:
    table = team_of_two().hand(2, "rally").give("A", Condition.STUNNED)
    table.state.players[2].eliminated = True
    table.refresh()
    table.activate("A")
    assert asks(table) == (0, "activation-prompt")


@pytest.mark.rule("CORE-CMD-14")
def test_every_moment_that_a_card_names_comes_in_its_place() -> None:
    """One activation with an attack, and the cards that could be played on the way, in the order they are offered."""
    hand = ("rally", "fleet-footed", "marksman", "deadeye", "to-the-limit")
    table = (
        lend(line(), "A", "tool").hand(0, *hand, "take-initiative", "ferocity").give("A", Condition.WEAKENED)
    )
    table.state.initiative = 1
    seen: list[str] = []
    table.roll([blue(5, 1), green(2, 2), black(block=1)])
    for group in table.state.groups.values():
        group.activations = int(group.id == table.figure("A").group)
    play_round(table, initiative=1)
    for _ in range(60):
        if table.is_idle:
            break
        offered = [id.split(":")[1].split(".")[0] for id in table.options if id.startswith("use:")]
        seen += [card for card in offered if card not in seen]
        for wanted in ("attack", f"attack:{table.id('a')}"):
            if wanted in table.options and "attack" not in seen:
                table.choose(wanted)
                if wanted != "attack":
                    seen.append("attack")
                break
        else:
            if table.offers("special:rule-test-tool") and "attack" in seen:
                table.choose("special:rule-test-tool")
            else:
                table.choose(next(word for word in ("pass", "done", "end", "keep") if word in table.options))
    seen = [each for each in seen if each != "stormtrooper"]
    assert seen == [
        "take-initiative",
        "rally",
        "fleet-footed",
        "marksman",
        "attack",
        "deadeye",
        "to-the-limit",
    ]


rule(PREFIX + "tool", special("tool", lambda state, use: None))
