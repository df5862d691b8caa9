"""What bots make of goals: tests that are half done, objects that two sides use, what has to be destroyed, the end."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.scene import MissionTable
from tests.assault.campaign.test_stakes import STATION, best, prizes, rated, trial, wanted

from dejarik.assault.campaign import prizes as worths
from dejarik.assault.campaign.mind import stakes
from dejarik.assault.campaign.object_tests import share
from dejarik.assault.campaign.rules.layout import space_of
from dejarik.assault.campaign.rules.state import EMPIRE, IMPERIAL_TEAM, REBEL_TEAM
from dejarik.assault.content.campaign.language import HEROES, Wants, goal, happened, object_test, usable
from dejarik.assault.dice.attack import Condition
from dejarik.assault.evaluation.lookout import GRASP
from dejarik.assault.evaluation.positions import CONDITIONS
from dejarik.assault.evaluation.shots import condition_gain
from dejarik.assault.evaluation.stakes import Errand, stakes_of
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.ground import situation, space_name
from dejarik.assault.rules.objects.tokens import TERMINAL, remove_token

pytestmark = pytest.mark.usefixtures("lenient")

TESTED = (Attribute.INSIGHT, Attribute.TECH)


# --- Objects --------------------------------------------------------------------------------------


def test_an_object_is_used_by_each_side_in_its_way() -> None:
    """The heroes want to upload the virus, and from then on the Empire wants to wipe the same terminals."""
    field = Field("generous-donations").clear().open().until("activate-group").clear()
    assert field.state.goals == ["upload-virus"]
    assert wanted(field)[TERMINAL] > worths.OBJECT
    field.state.happened.append("the-virus")
    field.state.goals = ["keep-terminals"]
    assert TERMINAL not in wanted(field)
    field.put(next(figure for figure in field.state.figures.values() if figure.seat == EMPIRE), "B9")
    uses = [prize for prize in prizes(field, IMPERIAL_TEAM) if prize.errand is Errand.FETCH]
    assert {field.state.tokens[prize.token].kind for prize in uses} == {TERMINAL}


def test_what_is_stored_at_an_object_is_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    """As much of what picking it up would bring beside standing there as there is of the test."""
    field = trial(
        monkeypatch,
        object_test(STATION, "search", TESTED, by=HEROES, needed=4),
        goal("search", Wants(use=(STATION,))),
    )
    knows, before = stakes_of(field.state), stakes_of(field.state).standing(field.state, REBEL_TEAM)
    field.state.memory[f"stored:{field.token(STATION).id}"] = 3
    gained = GRASP * 3 / 4 * worths.OBJECT * worths.LEISURE
    assert knows.standing(field.state, REBEL_TEAM) - before == pytest.approx(gained)


def test_an_action_promises_what_a_test_brings_on_average(monkeypatch: pytest.MonkeyPatch) -> None:
    """Diala has blue, green and yellow for Insight: together 2/6, 3/6 and 8/6 of a success."""
    field = trial(
        monkeypatch,
        object_test(STATION, "search", TESTED, by=HEROES, needed=9),
        goal("search", Wants(use=(STATION,))),
    )
    [prize, *_] = [each for each in prizes(field) if each.errand is Errand.FETCH and each.points > 2]
    expected = share(field.state, field.figure("a"), prize)
    field.state.memory[f"stored:{prize.token}"] = 8
    assert 0 < expected < 0.5
    assert share(field.state, field.figure("a"), prize) < expected  # one is all that is left to do
    easy = trial(monkeypatch, usable(STATION, "take", None, by=HEROES), goal("search", Wants(use=(STATION,))))
    [prize, *_] = [each for each in prizes(easy) if each.errand is Errand.FETCH and each.points > 2]
    assert share(easy.state, easy.figure("a"), prize) == 1


def test_an_object_with_which_nothing_can_be_done_now_draws_little(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(
        monkeypatch,
        usable(STATION, "take", None, by=HEROES, when=happened("storm")),
        goal("take", Wants(use=(STATION,))),
    )

    def points() -> list[float]:
        stations = {token.id for token in field.tokens(STATION)}
        return [prize.points for prize in prizes(field) if prize.token in stations]

    full = worths.OBJECT * worths.LEISURE
    assert points() == pytest.approx([worths.WAITING * full] * 4)
    field.state.happened.append("storm")
    assert points() == pytest.approx([full] * 4)


def test_an_attack_on_what_has_to_be_destroyed_promises_what_it_brings() -> None:
    """The more Health there is to work off, the more: it is progress as soon as it is done."""
    field = Field("aftermath")
    knows, terminal = stakes_of(field.state), field.token(TERMINAL)
    promised = knows.shot_pay(field.state, terminal)
    before = knows.standing(field.state, REBEL_TEAM)
    remove_token(field.state, terminal)
    assert promised == pytest.approx(knows.standing(field.state, REBEL_TEAM) - before)


def test_a_condition_that_somebody_cannot_gain_is_worth_nothing() -> None:
    """Onar Koma shrugs such things off, Diala does not."""
    table = MissionTable("| A   o   d |", A="stormtrooper", o="onar-koma", d="diala-passil")
    assert condition_gain(table.state, table.figure("o"), Condition.STUNNED) == 0
    gain = condition_gain(table.state, table.figure("d"), Condition.STUNNED)
    assert gain == -CONDITIONS[Condition.STUNNED]


def test_without_a_last_round_they_get_impatient() -> None:
    field = Field("fly-solo")
    assert worths.urgency(field.state) == worths.LEISURE
    field.state.round = 20
    assert worths.urgency(field.state) == worths.LEISURE + worths.HASTE * worths.IMPATIENT


# --- Goals and the end ----------------------------------------------------------------------------


def test_a_goal_that_is_achieved_is_worth_more_than_what_drew_them_to_it() -> None:
    """The virus shuts the doors, calls an army and leaves nothing to do: it is uploaded all the same."""
    field = Field("generous-donations").clear().open().until("activate-group").clear()
    terminal = field.token(TERMINAL)
    field.put("a", space_name(field.state, terminal.space)).activate("a")
    ratings = rated(field)
    upload = next(id for id in ratings if id.startswith("interact:upload"))
    assert ratings[upload] > ratings["end"] + stakes.GOAL * 0.2
    assert best(field) == upload


def test_the_last_object_is_destroyed_before_anything_else() -> None:
    """There is somebody beside it who is worth more, and can be defeated as surely."""
    field = Field("aftermath").clear()
    for terminal in field.tokens(TERMINAL)[1:]:
        remove_token(field.state, terminal)
    last = field.token(TERMINAL)
    last.damage = last.health - 1
    [trooper, *_] = field.of_card("stormtrooper")
    trooper.card, trooper.damage = "darth-vader-lord-of-the-sith", 15
    field.put("a", "D7").put(trooper, "D6").activate("a").choose("attack")
    assert best(field) == f"attack:{last.id}"


def test_nobody_waits_where_an_object_has_been() -> None:
    """A terminal that has been secured is gone: heroes go on to the next one."""
    field = Field("luxury-cruise")
    for token in field.tokens(TERMINAL):
        around = worths._near(field.state, 1 << token.space)
        assert around & worths.place(field.state, TERMINAL)
        remove_token(field.state, token)
        assert worths._spaces(field.state, TERMINAL) & (1 << token.space) == 0
    assert worths.place(field.state, TERMINAL) == 0
    assert not [prize for prize in worths.prizes(field.state, REBEL_TEAM) if prize.shared]


def test_a_door_that_lets_those_through_who_stand_before_it_draws_them_there() -> None:
    """The shuttle of Escape from Cloud City is one step away from M4 and from M5, as if the door were open; only from
    M5 it is."""
    field = (
        Field("escape-from-cloud-city").open().until("activate-group").open().until("activate-group").clear()
    )
    hero = field.put("a", "M4").figure("a")
    assert situation(field.state).selective
    lookout = Survey(field.state, REBEL_TEAM).of(hero)
    shuttle = worths._spaces(field.state, "shuttle")
    steps = {
        name: lookout._steps(shuttle)[0][space_of(field.state, name)] for name in ("L4", "M4", "M5", "N5")
    }
    assert steps["M5"] == steps["M4"] - 1
    assert steps["N5"] == 0
    assert steps["L4"] == steps["M4"] + 1
