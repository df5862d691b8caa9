"""Loose Cannon: Mak in a walker, which acts and suffers in his place until it falls."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field

from dejarik.assault.board import can_see
from dejarik.assault.campaign.mind import MissionMind
from dejarik.assault.campaign.presenting.heroes import heroes_shown
from dejarik.assault.campaign.rules.deploying import OptionalDeployment
from dejarik.assault.campaign.rules.open_groups import may_be_open
from dejarik.assault.campaign.rules.rounds import ready_groups
from dejarik.assault.campaign.rules.state import EMPIRE, Hero, empire
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.content.campaign.empire import hero_figures
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.figures.damage import Damaged, Strained
from dejarik.assault.rules.ground import board_for, piece, situation
from dejarik.assault.rules.state import NOWHERE, Figure
from dejarik.assault.rules.values import health
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

MAK, DIALA, WALKER, CHAMPION = "mak-eshkarey", "diala-passil", "at-st-elite", "royal-guard-champion"
PLACES = "B3+C3+B4+C4+B5+C5"


@pytest.fixture
def field() -> Field:
    return Field("loose-cannon", [DIALA, MAK], threat_level=3)


def mak(field: Field) -> Hero:
    return next(hero for hero in field.state.heroes.values() if hero.sheet == MAK)


def figure_of_mak(field: Field) -> Figure:
    return field.state.figures[mak(field).figure]


def walker(field: Field) -> Figure:
    return field.of_card(WALKER)[0]


def turn(field: Field) -> list[str]:
    """Whose turn it could be on the Rebels' side."""
    return [group.card for group in ready_groups(field.state, imperial=False)]


def wreck(field: Field) -> Field:
    """The walker is shot to pieces; the Empire is asked what to make of it."""
    return field.defeat(walker(field)).until("mission-choose")


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert (state.threat, state.threat_level) == (6, 3)
    assert field.standing(2) == {WALKER: [PLACES]}, "in his player's hands"
    assert field.standing(1)[DIALA] == ["A5"]
    standing = field.standing()
    assert standing[CHAMPION] == ["J5"]
    assert (standing["royal-guard"], standing["imperial-officer-elite"]) == (["I3", "K6"], ["G6"])
    assert standing["stormtrooper-elite"] == ["K1", "L2", "M3"]
    assert health(state, walker(field).id) == 15 + 3
    assert figure_of_mak(field).space == NOWHERE
    assert empire(state).points == ["green-1", "green-2", "green-3"]
    assert state.goals == ["defeat-all"]


@pytest.mark.rule("CORE-MISSION-04")
def test_the_walker_of_the_box_is_taken(field: Field) -> None:
    asked = Field("loose-cannon", [DIALA, MAK], ready=False).until("setup-open-group")
    assert not may_be_open(asked.state, WALKER)


@pytest.mark.rule("CORE-MISSION-09")
def test_without_mak_the_first_hero_is_the_pilot() -> None:
    field = Field("loose-cannon", [DIALA, "gaarkhan", "jyn-odan"])
    assert field.standing(1) == {WALKER: [PLACES]}
    assert sorted(field.standing(2)) == ["gaarkhan"]


# --- Mak and the walker ---------------------------------------------------------------------------


@pytest.mark.rule("CORE-HERO-04", "CORE-ACT-14")
def test_the_walker_activates_whenever_mak_would(field: Field) -> None:
    state = field.state
    assert turn(field) == [DIALA, WALKER]
    field.choose(f"activate:{walker(field).group}")
    assert state.the(Activation).figure == walker(field).id
    assert field.decision.seats == (2,), "nobody else decides for it"
    field.choose("end").until("activate-group")
    assert mak(field).acted == 1
    while field.decision.seat == EMPIRE:
        field.go_on()
    assert turn(field) == [DIALA], "nobody a second time before all have activated once"
    field.choose(f"activate:{field.figure('a').group}", "end")
    field.until("activate-group")
    assert sorted(turn(field)) == [WALKER, DIALA], "two heroes have two activations each"
    field.push(Activation(figure=walker(field).id)).choose("move")
    assert field.offers("go:")


def test_when_its_tokens_are_spent_the_walker_rests(field: Field) -> None:
    for group in (walker(field).group, field.figure("a").group, walker(field).group):
        while field.decision.seat == EMPIRE:
            field.go_on()
        field.choose(f"activate:{group}", "end").until("activate-group")
    assert (mak(field).acted, field.state.round) == (2, 1)
    assert turn(field) == [DIALA]


def test_nothing_of_mak_counts_while_he_is_inside(field: Field) -> None:
    zones = {source.zone for source in field.state.sources.values() if source.subject == mak(field).figure}
    assert zones == {"face-down"}


@pytest.mark.rule("CORE-STRAIN-05")
def test_what_would_hit_mak_hits_the_walker(field: Field) -> None:
    field.occur(Damaged(target=mak(field).figure, amount=4, by=EMPIRE))
    assert (walker(field).damage, figure_of_mak(field).damage) == (4, 0)
    field.occur(Strained(figure=mak(field).figure, amount=2, by=EMPIRE))
    assert (walker(field).damage, mak(field).strain) == (6, 0), "strain is damage to it"
    field.occur(Strained(figure=field.id("a"), amount=2, by=EMPIRE))
    assert (walker(field).damage, field.strain("a")) == (6, 2), "others suffer their own"


def test_who_chooses_a_hero_may_choose_the_walker(field: Field) -> None:
    assert [figure.card for figure in hero_figures(field.state)] == [DIALA, WALKER]


@pytest.mark.rule("CORE-HERO-05")
def test_bots_weigh_the_second_token_by_what_the_walker_could_do() -> None:
    field = Field("loose-cannon", [DIALA, MAK, "gaarkhan"], ready=False).until("heroes-first-token")
    ratings = MissionMind().rate(field.state)
    assert sorted(ratings) == [0, 1, 2]
    assert max(ratings, key=lambda place: ratings[place]) == 1


def test_mak_is_still_shown(field: Field) -> None:
    [shown] = [each for each in heroes_shown(field.state) if each.sheet == MAK]
    assert (shown.damage, shown.activations, shown.withdrawn) == (0, 2, False)
    assert all(card.face_down for card in shown.cards)


@pytest.mark.rule("CORE-MASSIVE-04")
def test_the_walker_may_be_in_the_hangar_and_nowhere_else_inside(field: Field) -> None:
    state = field.clear().state
    ground = board_for(state)
    hangar = ground.spaces([f"{column}{row}" for column in "BCDEFG" for row in range(3, 9)])
    assert piece(state, walker(field)).barred == ground.interior & ~hangar
    field.activate_figure(walker(field)).choose("move")
    ends = {option.removeprefix("go:").split("/")[0] for option in field.offers("go:")}
    assert "B4" in ends
    assert ends.isdisjoint({"B1", "B2", "C1", "C2"})


def test_the_wall_is_no_obstacle(field: Field) -> None:
    state = field.clear().put("a", "G5").state
    champion = field.of_card(CHAMPION)[0]
    field.put(champion, "I5")
    assert can_see(situation(state), piece(state, field.figure("a")), piece(state, champion))
    field.activate("a").choose("move")
    assert "go:H4" in field.options


# --- Events ---------------------------------------------------------------------------------------


@pytest.mark.event("chaos")
@pytest.mark.rule("CORE-DEPLOY-02")
def test_an_e_web_comes_to_a_point_of_the_empires_choice(field: Field) -> None:
    field.end_round("deploy-point")
    assert [field.facts(id)["space"] for id in field.options] == ["B1", "E10", "M9"]
    field.choose(field.options[2]).until("activate-group")
    assert "M9" in field.standing()["e-web-engineer"][0].split("+")


@pytest.mark.event("strategic-withdrawal")
@pytest.mark.rule("CORE-THREAT-02")
def test_after_round_3_threat_does_not_rise(field: Field) -> None:
    state = field.state
    field.reach_round(3)
    before = state.threat
    field.reach_round(4)
    assert state.threat == before + 3, "in the Status Phase of round 3 it still does"
    gain_threat(state, 5)
    field.reach_round(5)
    assert state.threat == before + 3
    empire(state).hand[:] = ["probe-droid"]
    field.push(OptionalDeployment())
    assert "deploy:probe-droid" in field.options, "what is there may be spent"


@pytest.mark.event("press-the-advantage")
def test_mak_climbs_out_of_the_wreck(field: Field) -> None:
    state = field.choose(f"activate:{walker(field).group}", "end").until("activate-group").state
    field.defeat(walker(field)).until("place-prompt")
    assert field.asks == (2, "place-prompt")
    assert sorted(field.options) == sorted(f"place:{space}" for space in PLACES.split("+"))
    field.choose("place:C5").until("mission-choose")
    assert field.standing(2) == {MAK: ["C5"]}
    assert (figure_of_mak(field).damage, mak(field).aboard, mak(field).acted) == (10, 0, 1)
    zones = {source.zone for source in state.sources.values() if source.subject == mak(field).figure}
    assert "face-down" not in zones
    assert field.options == ["option:charge", "option:rally", "option:advance"]
    assert field.decision.seat == EMPIRE
    field.choose("option:rally").until("activate-group")
    while field.decision.seat == EMPIRE:
        field.go_on()
    assert turn(field) == [DIALA], "the token that was spent in the walker is spent"


@pytest.mark.event("press-the-advantage/charge")
@pytest.mark.rule("CORE-INTERRUPT-02")
def test_the_champion_charges(field: Field) -> None:
    wreck(field).put("a", "I6").choose("option:charge")
    assert (field.decision.about["figure"], field.decision.prompt.id) == (
        field.of_card(CHAMPION)[0].id,
        "move-spend",
    )
    field.choose("stop")
    assert field.offers("attack:"), "and attacks"


@pytest.mark.rule("CORE-INTERRUPT-02", "CORE-MOVE-06")
def test_the_champion_moves_before_he_attacks_in_his_own_activation_too(field: Field) -> None:
    champion = field.of_card(CHAMPION)[0]
    wreck(field.activate_figure(champion)).choose("option:charge")
    assert (field.decision.about["figure"], field.decision.prompt.id) == (champion.id, "move-spend")


@pytest.mark.event("press-the-advantage/rally")
def test_or_recovers(field: Field) -> None:
    champion = field.of_card(CHAMPION)[0]
    champion.damage = 6
    wreck(field).choose("option:rally")
    assert champion.damage == 6 - (1 + 3)


@pytest.mark.event("press-the-advantage/advance")
def test_or_everybody_advances(field: Field) -> None:
    count = sum(len(spaces) for spaces in field.standing().values())
    wreck(field).choose("option:advance")
    assert (field.decision.seat, len(field.offers("choose:"))) == (EMPIRE, count)
    first = field.offers("choose:")[0]
    field.choose(first)
    assert field.decision.prompt.id == "move-spaces"
    field.go_on()
    assert first not in field.options


def test_the_champion_may_be_gone(field: Field) -> None:
    field.defeat(field.of_card(CHAMPION)[0])
    wreck(field).choose("option:charge").until("activate-group")
    assert "press-the-advantage-option-charge" in field.state.happened


# --- Ends -----------------------------------------------------------------------------------------


@pytest.mark.ending("mission-imperials-defeated")
def test_the_rebels_win_when_nobody_of_the_empire_is_left(field: Field) -> None:
    for figure in [figure for figure in field.state.figures.values() if figure.seat == EMPIRE]:
        assert field.outcome is None
        field.defeat(figure)
    assert field.outcome == Outcome("mission-imperials-defeated", (1, 2))


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded() -> None:
    """Of four heroes none has more Health than is printed, and the fall is enough for Mak."""
    field = Field("loose-cannon", [DIALA, MAK, "gaarkhan", "jyn-odan"])
    field.wound("a").wound("c").wound("d")
    assert field.outcome is None, "Mak is not"
    field.defeat(walker(field)).until("place-prompt").go_on()
    assert field.outcome == Outcome("mission-wounded", (0,))


@pytest.mark.ending("mission-time")
def test_or_when_round_7_is_over(field: Field) -> None:
    while field.state.round < 7:
        field.end_round()
    field.until("activate-group")
    assert field.outcome is None
    assert field.end_round().outcome == Outcome("mission-time", (0,))
