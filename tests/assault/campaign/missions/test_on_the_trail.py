"""On the Trail: a man who is shadowed, his contact, and who he really is."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue

from dejarik.assault.campaign.rules.missions import count
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.content.campaign.language.escorts import the_one
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import sees, space_name
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.printed import profile
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import health
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

OFFICER, CLAWDITE = "imperial-officer-elite", "clawdite-shapeshifter-elite"


@pytest.fixture
def field() -> Field:
    return Field("on-the-trail")


def one(field: Field, name: str) -> Figure:
    found = the_one(field.state, name)
    assert found is not None
    return found


def where(field: Field, figure: Figure) -> str:
    return space_name(field.state, figure.space)


def exposed(field: Field) -> Field:
    return field.now(lambda state: count(state, "identified")).until("activate-group")


def unmasked(field: Field) -> Field:
    return exposed(field).defeat(*field.of_card(OFFICER)).until("activate-group")


@pytest.mark.rule("CORE-MISSION-01", "CORE-NEUTRAL-01")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {"riot-trooper-campaign": ["D7", "F3"], "trandoshan-hunter": ["H6", "I4"]}
    assert (where(field, one(field, "zaaryn")), where(field, one(field, "contact"))) == ("D4", "R15")
    assert [(door.locked, door.health) for door in field.tokens(DOOR)] == [(False, 0)] * 2
    assert empire(state).points == ["green-1", "green-2", "green-3"]
    assert (state.goals, len(field.lying("crate"))) == (["identify"], 4)
    zaaryn = one(field, "zaaryn")
    field.occur(Damaged(target=zaaryn.id, amount=5, by=1))
    assert zaaryn.damage == 0


def test_the_doors_are_locked_to_the_empire(field: Field) -> None:
    hunter = field.of_card("trandoshan-hunter")[0]
    field.put(hunter, "F11").put("a", "G11")
    assert interactions(field.state, hunter) == []
    assert [each.id.split("#")[0] for each in interactions(field.state, field.figure("a"))] == ["open"]


def test_zaaryn_walks_on_and_is_watched(field: Field) -> None:
    field.clear().end_round("move-spaces")
    assert field.asks[0] == EMPIRE
    assert "move:I4" in field.options
    assert "move:J4" not in field.options, "five spaces"
    threat = field.state.threat
    field.put("a", "I5").choose("move:I4")
    field.until("activate-group")
    assert where(field, one(field, "zaaryn")) == "I4"
    level = field.state.threat_level
    seen = sees(field.state, field.figure("a"), one(field, "zaaryn"))
    assert (seen, field.state.threat) == (True, threat + level)


def test_who_loses_sight_of_him_pays_for_it(field: Field) -> None:
    field.clear().put("a", "A4").put("b", "A5").put(one(field, "zaaryn"), "P12").end_round("move-spaces")
    threat = field.state.threat
    field.choose("stay")
    field.until("activate-group")
    assert field.state.threat == threat + 2 + field.state.threat_level


def test_doors_do_not_stop_him(field: Field) -> None:
    field.clear().put(one(field, "zaaryn"), "F11").end_round("move-spaces")
    assert "move:F13" in field.options
    field.choose("move:F13")
    assert (where(field, one(field, "zaaryn")), len(field.tokens(DOOR))) == ("F13", 2)


# --- Events ---------------------------------------------------------------------------------------


@pytest.mark.event("clawdite-in-the-crowd")
def test_a_clawdite_comes_at_the_end_of_the_second_round(field: Field) -> None:
    field.reach_round(3)
    assert field.state.happened == ["clawdite-in-the-crowd"]
    assert field.standing()["clawdite-shapeshifter"] == ["Q4"]


@pytest.mark.event("clawdite-behind-the-counter")
def test_another_one_waits_behind_a_door_and_attacks(field: Field) -> None:
    state = field.state
    field.clear().put("a", "I14").put("b", "A4").open()
    assert field.tokens(DOOR) == []
    field.until("activate-group")
    assert field.standing()["clawdite-shapeshifter"] == ["I15"]
    assert empire(state).points == ["green-1", "green-2", "green-3", "blue", "green-4"]
    assert any(type(event).__name__ == "AttackDeclared" for event in field.events)


@pytest.mark.event("rendezvous")
@pytest.mark.ending("mission-contact-escaped")
def test_two_rounds_after_they_have_met_the_contact_is_gone(field: Field) -> None:
    field.clear().put(one(field, "zaaryn"), "P12").end_round("move-spaces")
    level = field.state.threat_level
    field.choose("move:Q14")
    assert (field.state.happened, field.state.threat) == (["rendezvous"], 2 + 2 + level), "nobody saw it"
    field.until("activate-group").clear().end_round()
    assert field.outcome is None
    field.until("activate-group").clear().end_round()
    assert field.state.outcome == Outcome("mission-contact-escaped", (EMPIRE,))


def test_once_they_have_met_he_does_not_move_any_more(field: Field) -> None:
    field.clear().put(one(field, "zaaryn"), "P12").end_round("move-spaces").choose("move:Q14")
    field.until("activate-group").clear().end_round("move-spaces")
    assert (where(field, one(field, "zaaryn")), field.state.round) == ("Q14", 3)


@pytest.mark.event("figure-in-the-shadows")
def test_a_hero_identifies_the_contact_from_afar(field: Field) -> None:
    state, contact = field.state, one(field, "contact")
    field.clear().put("a", "A4").put("b", "A5")
    assert interactions(state, field.figure("a")) == []
    field.put("a", "P15").roll([blue(2, surge=1)]).activate("a")
    field.choose(f"interact:identify#{contact.id}").until("activation-prompt")
    assert (state.happened, state.goals) == (["figure-in-the-shadows"], ["defeat-zaaryn"])
    assert (the_one(state, "contact"), the_one(state, "zaaryn")) == (None, None)
    assert field.standing() == {OFFICER: ["D4"]}
    assert empire(state).points == ["green-2", "green-3"]


def test_others_who_see_the_contact_give_rerolls(field: Field) -> None:
    contact = one(field, "contact")
    field.clear().put("a", "P15").put("b", "Q14").roll([blue(2, damage=1), blue(2, surge=1)]).activate("a")
    field.choose(f"interact:identify#{contact.id}")
    field.choose(field.offers("use:rules-on-the-trail.compare")[0]).until("activation-prompt")
    assert field.state.happened == ["figure-in-the-shadows"]
    field = (
        Field("on-the-trail").clear().put("a", "P15").put("b", "A4").roll([blue(2, damage=1)]).activate("a")
    )
    field.choose(f"interact:identify#{one(field, 'contact').id}")
    assert (field.asks[1], field.state.happened) == ("activation-prompt", [])


def test_who_is_exposed_walks_no_more_in_the_status_phase(field: Field) -> None:
    exposed(field).clear().end_round("move-spaces")
    assert field.state.round == 2


@pytest.mark.event("true-identity-revealed")
def test_he_is_somebody_else(field: Field) -> None:
    state = unmasked(field).state
    assert (state.happened[-1], state.goals) == ("true-identity-revealed", ["defeat-clawdite"])
    [clawdite] = field.of_card(CLAWDITE)
    assert (where(field, clawdite), OFFICER in empire(state).hand) == ("D4", False)
    assert health(state, clawdite.id) == 3 + profile(CLAWDITE).health


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.ending("mission-zaaryn-unmasked")
def test_the_rebels_win_when_the_clawdite_is_defeated(field: Field) -> None:
    unmasked(field).defeat(*field.of_card(CLAWDITE))
    assert field.outcome == Outcome("mission-zaaryn-unmasked", (1, 2))


@pytest.mark.ending("mission-time")
@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("on-the-trail"), 6)
