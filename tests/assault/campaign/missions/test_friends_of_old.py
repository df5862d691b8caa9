"""Friends of Old: who is found by a hero, who by a search party, and the way out."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, wounds_end_it
from tests.assault.content.rolls import blue, green, yellow
from tests.assault.skirmish.heard import story

from dejarik.assault.campaign.rules.rounds import ready_groups
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import health
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

HIDDEN, TROOPER, OFFICER = "hidden-trooper", "rebel-trooper", "imperial-officer-elite"
LEVEL = 3
NOTHING = [green(1, damage=2), yellow(1, damage=2)]
PASSES, FAILS = [blue(2, surge=1), *NOTHING], [blue(2, damage=1), *NOTHING]
PLACES = {"red": "D2", "blue": "G7", "green": "A13", "yellow": "J12"}


@pytest.fixture
def field() -> Field:
    """Everybody lies where the test knows; nobody of the Empire is there."""
    field = Field("friends-of-old", threat_level=LEVEL)
    state = field.state
    state.face_down = {field.token(HIDDEN, space).id: colour for colour, space in PLACES.items()}
    state.threat = 0
    return field.clear()


def found(field: Field, colour: str, letter: str = "a") -> Field:
    """A hero looks there and passes the test."""
    token = field.token(HIDDEN, PLACES[colour])
    field.put(letter, PLACES[colour]).activate(letter).roll(PASSES)
    return field.choose(f"interact:search#{token.id}")


def troopers(field: Field) -> list[Figure]:
    return field.of_card(TROOPER)


def settled(field: Field) -> Field:
    return field.until("activation-prompt").finish()


def test_everything_stands_where_the_data_say() -> None:
    field = Field("friends-of-old", threat_level=LEVEL)
    state = field.state
    assert field.standing() == {"imperial-officer": ["I10"], "stormtrooper": ["H10", "H9", "I7"]}
    assert field.lying(HIDDEN) == ["A13", "D2", "G7", "J12"]
    assert sorted(state.face_down.values()) == ["blue", "green", "red", "yellow"]
    assert (empire(state).points, state.threat) == (["green-1", "green-2", "green-3"], 2 * LEVEL)
    assert sorted(each.card for each in empire(state).reserved) == [OFFICER, "probe-droid", "stormtrooper"]
    assert state.goals == ["save-troopers"]


@pytest.mark.rule("IA-TEST-02")
def test_who_fails_finds_nobody(field: Field) -> None:
    field.put("a", "D2").use("a", "search", rolls=FAILS)
    assert (len(field.lying(HIDDEN)), field.state.happened) == (4, [])


@pytest.mark.event("the-squad", "the-squad/red")
def test_the_medic_heals_and_stormtroopers_come(field: Field) -> None:
    state = field.state
    field.put("b", "J11")
    field.figure("a").damage = field.figure("b").damage = 7
    found(field, "red")
    while field.asks[1] != "deploy-point":
        field.choose(f"choose:{field.id('a')}") if field.offers("choose:") else field.go_on()
    assert (field.damage("a"), field.damage("b")) == (2, 7)
    assert len(field.options) == 3
    settled(field)
    [trooper] = troopers(field)
    assert health(state, trooper.id) == 3 + LEVEL
    assert field.standing(1)[TROOPER] != ["D2"], "somebody stands there"
    assert len(field.standing()["stormtrooper"]) == 3
    assert field.lying(HIDDEN) == ["A13", "G7", "J12"]


@pytest.mark.event("the-squad/blue")
def test_the_marksman_is_focused_and_fires(field: Field) -> None:
    officer = field.of_card("imperial-officer")[0]
    field.put(officer, "G8")
    found(field, "blue")
    while field.state.find(Attack) is None:
        field.go_on()
    [trooper] = troopers(field)
    assert field.state.the(Attack).attacker == trooper.id
    assert Condition.FOCUSED in trooper.conditions
    settled(field)
    assert field.state.threat == LEVEL


@pytest.mark.event("the-squad/green")
@pytest.mark.parametrize("word", ["perform-a-move", "perform-an-attack", "decline"])
def test_the_scout_lets_the_hero_act(field: Field, word: str) -> None:
    officer = field.of_card("imperial-officer")[0]
    field.put(officer, "B13")
    found(field, "green")
    while not field.offers("choose:perform"):
        field.go_on()
    assert field.options == ["choose:perform-a-move", "choose:perform-an-attack", "decline"]
    field.choose(word if word == "decline" else f"choose:{word}")
    attack = field.state.find(Attack)
    assert (attack is not None) == (word == "perform-an-attack")
    assert field.figure("a").points == (4 if word == "perform-a-move" else 0)
    settled(field)
    assert len(field.standing()["probe-droid"]) == 1


@pytest.mark.event("the-squad/yellow")
def test_the_traitor_shoots(field: Field) -> None:
    found(field, "yellow")
    while not field.offers("choose:"):
        field.go_on()
    [officer] = field.of_card(OFFICER)
    assert field.options == [f"choose:{officer.id}", "decline"]
    field.choose(field.options[0])
    assert field.state.the(Attack).attacker == officer.id
    settled(field)
    assert (troopers(field), field.lying(HIDDEN)) == ([], ["A13", "D2", "G7"])


@pytest.mark.rule("CORE-DEPLOY-10")
def test_all_troopers_share_one_card(field: Field) -> None:
    state = field.state
    settled(found(field, "red"))
    [first] = troopers(field)
    assert first.group in [group.id for group in ready_groups(state, imperial=False)]
    settled(found(field.clear(), "green", "b"))
    assert {figure.group for figure in troopers(field)} == {first.group}
    assert [health(state, figure.id) for figure in troopers(field)] == [3 + LEVEL] * 2


def test_who_is_found_when_the_card_is_exhausted_waits(field: Field) -> None:
    state = field.state
    settled(found(field, "red"))
    [first] = troopers(field)
    field.clear().choose(f"activate:{first.group}").choose("end").until("activate-group")
    settled(found(field.clear(), "green", "b"))
    assert len(troopers(field)) == 2
    assert first.group not in [group.id for group in ready_groups(state, imperial=False)]


def test_the_card_stays_exhausted_when_nobody_is_left_on_it(field: Field) -> None:
    state = field.state
    settled(found(field, "red"))
    [first] = troopers(field)
    field.clear().choose(f"activate:{first.group}").choose("end").until("activate-group").defeat(first)
    settled(found(field.clear(), "green", "b"))
    [second] = troopers(field)
    assert not state.groups[second.group].ready
    field.clear().end_round().until("activate-group")
    assert state.groups[second.group].ready


@pytest.mark.rule("CORE-ACTION-01")
def test_a_trooper_moves_with_one_action_only(field: Field) -> None:
    settled(found(field, "red"))
    [trooper] = troopers(field)
    field.clear().put(trooper, "D4").push(Activation(figure=trooper.id)).choose("move")
    assert field.state.the(Activation).actions == 1
    assert field.offers("go:")
    assert "move" not in field.options
    field.choose("end").until("activate-group").activate("b").choose("move")
    assert "move" in field.options, "heroes move as they like"


@pytest.mark.event("search-parties")
def test_search_parties_from_round_4_on(field: Field) -> None:
    state = field.state
    for _ in range(3):
        field.clear().end_round().until("activate-group")
    assert (state.round, len(field.lying(HIDDEN))) == (4, 4)
    field.clear().end_round("choose-target", "pick-card")
    while not field.offers("choose:"):
        field.go_on()
    assert field.asks[0] == EMPIRE
    assert len(field.options) == 4
    colour, _ = field.state.face_down[field.token(HIDDEN, "G7").id], story(field)
    field.choose(f"choose:{field.token(HIDDEN, 'G7').id}").until("activate-group")
    told = [line.strip() for line in story(field) if "Hiding place" in line][1:]
    assert told == [
        "Hiding place (G7) is turned over.",
        f"Hiding place (G7): {colour}.",
        "Hiding place (G7) leaves the board.",
    ], "what it was is told before it is gone"
    [trooper] = troopers(field)
    assert field.standing(1)[TROOPER] == ["G7"]
    assert (trooper.damage, trooper.conditions) == (LEVEL, [Condition.STUNNED])
    assert "the-squad" not in state.happened, "only heroes bring what comes with him"
    field.clear()
    while not field.offers("choose:"):
        field.go_on()
    assert len(field.options) == 3
    field.choose(f"choose:{field.token(HIDDEN, 'J12').id}")
    field.until("activate-group")
    assert field.standing()[OFFICER] == ["J12"]
    assert len(troopers(field)) == 1


@pytest.mark.ending("mission-troopers-escaped")
@pytest.mark.rule("CORE-ESCAPE-01")
def test_the_rebels_win_when_two_troopers_have_escaped(field: Field) -> None:
    settled(found(field, "red"))
    settled(found(field.clear(), "green", "b"))
    field.clear().put("a", "D4").put("b", "D5")
    for number, trooper in enumerate(troopers(field)):
        assert field.outcome is None, number
        field.put(trooper, "A8").push(Activation(figure=trooper.id)).choose("move").choose("escape")
    assert field.outcome == Outcome("mission-troopers-escaped", (1, 2))


def test_heroes_do_not_escape(field: Field) -> None:
    field.put("a", "A8").activate("a").choose("move")
    assert field.offers("escape") == []


@pytest.mark.ending("mission-troopers-defeated")
def test_the_empire_wins_when_two_troopers_are_defeated(field: Field) -> None:
    settled(found(field, "red"))
    settled(found(field.clear(), "green", "b"))
    first, second = troopers(field)
    field.occur(Damaged(target=first.id, amount=99, by=EMPIRE))
    assert field.outcome is None
    field.occur(Damaged(target=second.id, amount=99, by=EMPIRE))
    assert field.outcome == Outcome("mission-troopers-defeated", (EMPIRE,))


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_all_heroes_are_wounded(field: Field) -> None:
    wounds_end_it(field)
