"""Inside Man: a locked foyer, noise that moves the dial, quiet blows, and an archivist to bring to the terminal."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, wounds_end_it
from tests.assault.content.rolls import blue, green, yellow

from dejarik.assault.campaign.rules.deploying import can_deploy
from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.content.campaign.missions.inside_man import is_heard
from dejarik.assault.dice.faces import Die, Symbols
from dejarik.assault.rules.attack import AttackDeclared
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR, carried_by
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

INSIGHT = [blue(2, surge=1), green(1, damage=2), yellow(2, damage=1)]


@pytest.fixture
def field() -> Field:
    return Field("inside-man")


def opened(field: Field, *doors: str) -> Field:
    for door in doors:
        field.open(door_number(field.state, door)).until("activate-group")
    return field


def found(field: Field) -> Field:
    """A hero has Lorn."""
    opened(field, *(door for door in ("foyer-door", "office-main-door") if not field.tokens("lorn"))).clear()
    lorn = field.token("lorn")
    field.put("a", "M8").put("b", "E7").activate_figure(field.figure("a")).choose(
        f"interact:retrieve#{lorn.id}"
    )
    return field


def offered(field: Field, letter: str) -> list[str]:
    return sorted(each.id.split("#")[0] for each in interactions(field.state, field.figure(letter)))


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-06")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing() == {
        "imperial-officer": ["A3"],
        "imperial-officer-elite": ["B7"],
        "probe-droid": ["B2"],
        "sentry-droid": ["B5", "D3"],
    }
    assert (field.lying("terminal"), field.lying("lorn")) == (["A2"], [])
    assert (empire(state).points, state.goals) == (["green-1"], ["enter-foyer"])
    assert [door.locked for door in field.tokens(DOOR)] == [True]


def test_insight_at_the_terminal_unlocks_the_foyer(field: Field) -> None:
    terminal = field.token("terminal")
    field.clear().put("a", "A2").roll(INSIGHT).activate("a")
    field.choose(f"interact:unlock#{terminal.id}").until("activation-prompt")
    assert (field.token(DOOR).locked, field.lying("terminal")) == (False, ["A2"])
    assert "unlock" not in offered(field, "a"), "once"


@pytest.mark.rule("CORE-DEPLOY-03")
def test_nothing_can_be_deployed_before_the_ambush(field: Field) -> None:
    assert not can_deploy(field.state, 0)
    empire(field.state).hand = ["imperial-officer-elite"]
    field.end_round("deploy-prompt")
    assert (field.state.round, field.state.threat) == (2, 3)
    found(field)
    assert can_deploy(field.state, 0)


@pytest.mark.event("high-alert")
def test_the_foyer_is_guarded_and_attacks_are_heard(field: Field) -> None:
    state = opened(field, "foyer-door").state
    assert (state.happened, state.goals) == (["high-alert"], ["enter-office"])
    assert "F10" in [*field.standing()["probe-droid"], *field.standing()["imperial-officer"]]
    assert len(field.of_card("sentry-droid")) == 4
    threat = state.threat
    officer = field.of_card("imperial-officer")[0]
    field.occur(AttackDeclared(attacker=field.id("a"), target=officer.id))
    assert state.threat == threat + 1
    field.occur(AttackDeclared(attacker=officer.id, target=field.id("a")))
    assert state.threat == threat + 1, "the Empire may make noise"


def test_before_the_alert_nobody_listens(field: Field) -> None:
    officer = field.of_card("imperial-officer")[0]
    field.occur(AttackDeclared(attacker=field.id("a"), target=officer.id))
    assert (field.state.threat, offered(field.put("a", "A4"), "a")) == (0, [])


@pytest.mark.parametrize(
    ("card", "dice", "damage"),
    [
        ("imperial-officer-elite", [blue(2, surge=1), green(1, surge=1)], 2),
        ("sentry-droid", [blue(2, surge=1)], 1),
    ],
    ids=["strength", "tech"],
)
def test_a_quiet_blow(field: Field, card: str, dice: list[tuple[Die, Symbols]], damage: int) -> None:
    opened(field, "foyer-door").clear()
    target = field.of_card(card)[0]
    field.put(target, "B5").put("a", "B6").roll(dice).activate("a")
    assert offered(field, "a") == ["takedown", "takedown-strained"]
    field.choose(f"interact:takedown#{target.id}").until("activation-prompt")
    assert (target.damage, field.strain("a")) == (damage, 0)
    target.damage = 0
    field.roll(dice).choose(f"interact:takedown-strained#{target.id}").until("activation-prompt")
    assert (target.damage, field.strain("a")) == (damage + 1, 1)


@pytest.mark.event("historical-records")
def test_the_office_with_lorn(field: Field) -> None:
    state = opened(field, "foyer-door", "office-main-door").state
    assert (field.lying("lorn"), state.goals) == (["M9"], ["reach-lorn"])


@pytest.mark.event("the-ambush")
def test_the_ambush(field: Field) -> None:
    opened(field, "foyer-door", "office-main-door")
    field.state.threat = 9
    empire(field.state).hand = ["nexu"]
    found_it = found(field)
    assert (found_it.asks, field.state.happened[-1]) == ((EMPIRE, "deploy-prompt"), "the-ambush")
    field.choose("deploy:nexu").until("activation-prompt")
    assert any("K3" in spaces for spaces in field.standing()["nexu"])
    assert set(empire(field.state).points) == {"green-1", "blue", "red", "yellow"}
    assert field.tokens(DOOR) == []
    assert [token.kind for token in carried_by(field.state, field.figure("a"))] == ["lorn"]
    shot = AttackDeclared(attacker=field.id("a"), target=field.of_card("imperial-officer")[0].id)
    assert not is_heard(field.state, shot)


def test_lorn_stays_where_his_hero_was_wounded(field: Field) -> None:
    found(field).until("activation-prompt").choose("end").until("activate-group").wound("a")
    assert field.lying("lorn") == ["M8"]


# --- The dial -------------------------------------------------------------------------------------


def quietly(field: Field, number: int) -> Field:
    """A round is reached without any noise."""
    while field.state.round < number:
        field.state.threat = 0
        field.clear().end_round()
    field.until("activate-group").state.threat = 0
    return field


def test_too_much_noise_moves_the_dial(field: Field) -> None:
    field.state.threat = 13
    field.activate("a").choose("end").until("activate-group")
    assert (field.state.threat, field.state.round) == (10, 2)
    field.state.threat = 12
    field.activate_figure(field.figure("b")).choose("end").until("activate-group")
    assert (field.state.threat, field.state.round) == (12, 2)


@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_the_dial_reaches_seven(field: Field) -> None:
    quietly(field, 6)
    assert field.clear().end_round().outcome == Outcome("mission-time", (EMPIRE,))
    field = quietly(Field("inside-man"), 6)
    field.state.threat = 13
    field.clear().choose(f"activate:{field.figure('a').group}").choose("end")
    assert field.outcome == Outcome("mission-time", (EMPIRE,))


@pytest.mark.ending("mission-records-copied")
def test_the_hero_with_lorn_copies_the_records(field: Field) -> None:
    found(field).until("activation-prompt")
    terminal = field.token("terminal")
    field.clear().put("b", "A1" if field.exists("A1") else "B2").put("a", "A3")
    assert "download" not in offered(field, "b"), "only who has Lorn"
    field.choose(f"interact:download#{terminal.id}")
    assert field.outcome == Outcome("mission-records-copied", (1, 2))


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
