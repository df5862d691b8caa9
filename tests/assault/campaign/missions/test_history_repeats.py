"""History Repeats: Lorn is pushed about and sent through passages, and turns out to be the Emperor's man."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green

from dejarik.assault.campaign.rules.missions import count
from dejarik.assault.campaign.rules.state import EMPIRE, Reserved, empire
from dejarik.assault.content.campaign.language.escorts import the_one
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

PALPATINE = "emperor-palpatine-sith-master"
FIGURES = "use:rules-history-repeats-figures"
PULL = "use:rules-history-repeats-empire.pull"
TWO = [blue(2, surge=1), green(1, surge=1)]


@pytest.fixture
def field() -> Field:
    return Field("history-repeats")


def lorn(field: Field) -> Figure:
    found = the_one(field.state, "lorn")
    assert found is not None
    return found


def where(field: Field, figure: Figure) -> str:
    return space_name(field.state, figure.space)


def push(field: Field, letter: str, start: str, hero: str, end: str) -> Field:
    """A hero next to Lorn pushes him."""
    field.put(lorn(field), start).put(letter, hero).activate_figure(field.figure(letter)).choose("move")
    field.choose(field.offers(f"{FIGURES}.push-lorn")[0], f"push:{end}")
    return field


def done(field: Field) -> Field:
    return field.until("activation-prompt").choose("end").until("activate-group")


def read(field: Field, number: int = 4) -> Field:
    """So many terminals are claimed."""
    field.clear()
    ways = (("D2", "C2", "D1"), ("N6", "M6", "N7"), ("R13", "Q13", "R14"), ("E16", "D16", "E17"))
    for start, hero, end in ways[:number]:
        done(push(field, "a", start, hero, end)).clear()
    return field


def puppet(field: Field) -> Field:
    read(field)
    spot = field.token("hiding-place")
    field.put(lorn(field), "H9").now(lambda state: count(state, "hiding-place"))
    assert spot.id not in field.state.tokens
    return field.until("activate-group")


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-06")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "imperial-officer": ["J8"],
        "riot-trooper-elite-campaign": ["F10", "H12"],
        "stormtrooper-elite": ["G9", "I11", "I9"],
    }
    assert where(field, lorn(field)) == "E14"
    assert (field.lying("terminal"), field.lying("hiding-place")) == (["D1", "E17", "N7", "R14"], [])
    assert field.lying("secret-passage") == ["F1", "O5", "R12"]
    assert empire(state).points == ["green-1", "green-2", "green-3", "green-4"]
    assert Reserved(PALPATINE, "master-of-puppets") in empire(state).reserved
    assert state.goals == ["read-terminals"]


def test_a_hero_pushes_lorn_and_terminals_under_him_are_claimed(field: Field) -> None:
    push(field.clear(), "a", "D3", "C3", "D1")
    assert (where(field, lorn(field)), field.lying("terminal")) == ("D1", ["E17", "N7", "R14"])
    assert (field.figure("a").points, field.state.memory["terminal"]) == (3, 1)


def test_imperial_figures_do_not_push_him_yet(field: Field) -> None:
    officer = field.of_card("imperial-officer")[0]
    field.clear().put(officer, "F14").activate_figure(officer).choose("move")
    assert [id for id in field.options if id.startswith("use:rules-history")] == []


def test_through_the_secret_passages(field: Field) -> None:
    field.clear().put("a", "F1").activate("a").choose("move")
    field.choose(field.offers(f"{FIGURES}.passage")[0])
    assert field.options == ["space:O5", "space:R12"]
    field.choose("space:R12")
    assert (field.space("a"), field.figure("a").points) == ("R12", 1)


def test_lorn_is_sent_through_a_passage(field: Field) -> None:
    field.clear().put(lorn(field), "F1").put("a", "E1").activate("a").choose("move")
    field.choose(field.offers(f"{FIGURES}.send-lorn")[0], "space:O5")
    assert (where(field, lorn(field)), field.figure("a").points) == ("O5", 2)
    field.put("a", "N5").put(lorn(field), "N6")
    assert field.offers(f"{FIGURES}.send-lorn") == [], "he has to stand on one"


# --- Events ---------------------------------------------------------------------------------------


@pytest.mark.event("the-emperors-elite")
def test_royal_guards_come_with_the_second_terminal(field: Field) -> None:
    read(field, 1)
    assert field.state.happened == []
    push(field, "a", "N6", "M6", "N7")
    assert (field.asks, len(field.options)) == ((EMPIRE, "deploy-point"), 4)
    done(field)
    assert len(field.standing()["royal-guard-elite"]) == 2


@pytest.mark.event("x-marks-the-spot")
def test_with_the_fourth_terminal_the_place_is_known(field: Field) -> None:
    read(field, 3)
    field.state.threat = 0
    empire(field.state).hand = ["imperial-officer-elite"]
    push(field, "a", "E16", "D16", "E17")
    assert (field.asks, field.state.threat) == ((EMPIRE, "deploy-prompt"), 5)
    done(field)
    [spot] = field.lying("hiding-place")
    assert (spot in ("F3", "M3", "Q10"), field.state.goals) == (True, ["find-shard"])


def test_the_place_is_one_of_three_by_chance() -> None:
    found = {read(Field("history-repeats", seed=seed)).lying("hiding-place")[0] for seed in range(12)}
    assert found == {"F3", "M3", "Q10"}


@pytest.mark.event("master-of-puppets")
def test_lorn_finds_the_shard_and_his_master_comes(field: Field) -> None:
    state = read(field).state
    spot = field.token("hiding-place")
    neighbours = {"F3": ("F2", "E2"), "M3": ("M4", "L4"), "Q10": ("Q11", "P11")}
    start, hero = neighbours[space_name(state, spot.space)]
    target = space_name(state, spot.space)
    push(field, "a", start, hero, target)
    field.until("push-spaces")
    assert (state.happened[-1], field.lying("hiding-place")) == ("master-of-puppets", [])
    assert (field.asks[0], "stay" in field.options) == (EMPIRE, False)
    done(field)
    assert where(field, lorn(field)) != target
    assert field.standing()[PALPATINE] == ["D14"]
    [palpatine] = field.of_card(PALPATINE)
    field.occur(Damaged(target=palpatine.id, amount=5, by=1))
    assert (palpatine.damage, state.goals) == (0, ["take-shard"])


def test_the_empire_pulls_lorn_to_his_master(field: Field) -> None:
    puppet(field).clear()
    [palpatine] = field.of_card(PALPATINE)
    officer = field.of_card("imperial-officer")[0]
    field.put(palpatine, "D14").put(lorn(field), "H9").put("a", "A13").put("b", "A14")
    field.activate_figure(palpatine).until("activation-prompt").choose(field.offers(PULL)[0])
    assert len(field.options) > 1
    field.choose(field.options[0])
    field.until("activation-prompt")
    assert field.offers(PULL) == [], "once an activation"
    field.choose("end").until("activate-group")
    field.put(lorn(field), "H9").put(officer, "H8").activate_figure(officer)
    assert len(field.offers(PULL)) == 1
    field.put(officer, "K8").refresh()
    assert field.offers(PULL) == [], "not from afar"


def test_a_round_that_ends_with_both_together_brings_threat(field: Field) -> None:
    puppet(field).clear()
    [palpatine] = field.of_card(PALPATINE)
    field.state.threat = 0
    empire(field.state).hand = []
    field.put(palpatine, "D14").put(lorn(field), "E13")
    for group in field.state.groups.values():
        if group.seat == EMPIRE:
            group.activations = 0
    field.refresh()
    field.end_round()
    assert field.state.threat == field.state.threat_level + 2


# --- The shard ------------------------------------------------------------------------------------


@pytest.mark.ending("mission-shard-wrested")
def test_successes_are_kept_and_the_fourth_takes_the_shard(field: Field) -> None:
    puppet(field).clear().put(lorn(field), "H9").put("a", "H8").put("b", "K10").roll(TWO).activate_figure(
        field.figure("a")
    )
    field.choose(f"interact:wrest#{lorn(field).id}").until("activation-prompt")
    assert field.state.memory["grip"] == 2
    field.put("b", "I9").roll([blue(2, surge=1), green(1, damage=2)])
    field.choose(f"interact:wrest#{lorn(field).id}")
    assert field.state.outcome == Outcome("mission-shard-wrested", (1, 2)), "2, 1 more, and 1 for the helper"


def test_palpatine_beside_him_makes_it_harder(field: Field) -> None:
    puppet(field).clear()
    [palpatine] = field.of_card(PALPATINE)
    field.put(lorn(field), "H9").put("a", "H8").put("b", "A14").put(palpatine, "G10").roll(TWO)
    field.activate_figure(field.figure("a")).choose(f"interact:wrest#{lorn(field).id}").until(
        "activation-prompt"
    )
    assert field.state.memory["grip"] == 0


def test_before_that_nobody_lays_hands_on_him(field: Field) -> None:
    field.clear().put(lorn(field), "H9").put("a", "H8")
    assert interactions(field.state, field.figure("a")) == []


@pytest.mark.ending("mission-time")
@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("history-repeats"), 6)
