"""How bots lead figures about: by ladders and passages, pushed and driven, away from those who seek them; and what they
foresee of an event that begins on the way."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.test_stakes import best, rated

from dejarik.assault.board import Position, Space
from dejarik.assault.campaign import prizes as worths
from dejarik.assault.campaign.mind import MissionMind
from dejarik.assault.campaign.prizes import nearness
from dejarik.assault.campaign.rules.layout import place_of, section, space_of
from dejarik.assault.campaign.rules.missions import count
from dejarik.assault.campaign.rules.sections import place_section
from dejarik.assault.campaign.rules.state import EMPIRE, IMPERIAL_TEAM, REBEL_TEAM
from dejarik.assault.content.campaign.language.escorts import lead_on, the_one
from dejarik.assault.content.campaign.language.wants import wanted_now
from dejarik.assault.evaluation.stakes import stakes_of
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.rules.objects.tokens import TERMINAL, remove_token, retrieve
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.texts import exits_of
from dejarik.kernel import Rng

pytestmark = pytest.mark.usefixtures("lenient")


def figure_named(field: Field, name: str) -> Figure:
    found = the_one(field.state, name)
    assert found is not None
    return found


def quick(field: Field) -> str:
    """What the quick policy chooses."""
    ratings = MissionMind().policy(Rng.seeded(1)).rate(field.state)
    return field.options[max(ratings, key=lambda place: ratings[place])]


def at_the_ladder() -> Field:
    return Field("extraction").clear().put("a", "I12").put("b", "C8").activate("a")


def test_a_goal_is_seen_that_is_achieved_in_the_middle_of_an_event() -> None:
    """Who climbs brings a group of the Empire's choice, which nobody foresees, and the roof."""
    field = at_the_ladder().choose("move")
    climbing = next(id for id in field.options if ".climb#" in id)
    assert best(field) == climbing
    assert quick(field) == climbing


def test_who_has_nothing_better_to_do_moves_for_what_points_buy() -> None:
    assert quick(at_the_ladder()) == "move"


def upstairs() -> Field:
    """The roof is there, and everybody has to go to the shuttle."""
    field = Field("extraction").clear()
    field.now(lambda state: place_section(state, section(state, "roof")))
    field.state.happened += ["backup-has-arrived", "secure-the-shuttle"]
    field.state.goals = ["launch"]
    return field.until("activate-group")


def test_a_figure_that_is_led_uses_the_ladder() -> None:
    field = upstairs()
    senator = figure_named(field, "senator-feralo")
    field.put(senator, "I12").put("a", "H12").now(lambda state: lead_on(state, senator, 2))
    climbing = next(id for id in field.options if ".climb#" in id)
    assert best(field) == climbing
    assert quick(field) == climbing


def test_those_without_a_way_go_where_one_begins_and_no_others() -> None:
    field = upstairs()
    knows, senator = stakes_of(field.state), figure_named(field, "senator-feralo")
    field.put(senator, "C8").put("a", "V9").put("b", "C9")
    [way] = [
        prize
        for prize in knows.prizes(field.state, REBEL_TEAM)
        if prize.spaces >> space_of(field.state, "I13") & 1 and prize.shared
    ]
    [hero, other] = [field.figure(letter) for letter in "ab"]
    assert [knows.may_do(field.state, each, way) for each in (senator, hero, other)] == [True, False, True]


def test_who_is_sought_keeps_away_but_for_a_friend() -> None:
    field = Field("extraction").clear()
    senator, [trooper, *_] = figure_named(field, "senator-feralo"), field.of_card("riot-trooper-campaign")
    field.put(senator, "C8").put(trooper, "E10").put("a", "I12").put("b", "H12")

    def danger(space: str) -> float:
        lookout = Survey(field.state, REBEL_TEAM).of(senator)
        return lookout.danger(Position(Space(space_of(field.state, space))))

    alone = danger("E9")
    assert alone > danger("C8") > 0
    field.put("a", "E8")
    assert danger("E9") < alone / 5


def test_figures_are_nearer_by_the_places_that_lead_to_others() -> None:
    """From one secret passage it is one step to all of them."""
    field = Field("history-repeats")
    [wants] = wanted_now(field.state, REBEL_TEAM)
    for token in field.tokens(TERMINAL):
        if token.space != space_of(field.state, "D1"):
            remove_token(field.state, token)
    [first, *others] = [
        nearness(field.state, 1 << space, wants) for space in place_of(field.state, wants.via)
    ]
    assert others == pytest.approx([first - 1 / 40] * 2)


def test_a_hero_beside_whom_they_lead_moves_to_push_him_on() -> None:
    field = Field("history-repeats").clear()
    field.put("a", "D14").put("b", "C16").activate("a")
    assert best(field) == quick(field) == "move"
    field.choose("move")
    assert ".push-lorn#" in quick(field)


def test_the_empire_leads_zaaryn_to_his_contact() -> None:
    field = Field("on-the-trail")
    zaaryn, contact = figure_named(field, "zaaryn"), figure_named(field, "contact")
    knows = stakes_of(field.state)

    def worth(space: int) -> float:
        found = knows.driven(field.state, zaaryn, Position(Space(space)), IMPERIAL_TEAM)
        assert found is not None
        return found

    assert worth(contact.space) > worth(zaaryn.space)
    assert rated(field.activate("a"))  # and the heroes do not mind


def test_who_stands_before_the_way_out_moves_to_take_it() -> None:
    """Escaping costs a movement point, and there is nowhere better to stand."""
    field = Field("fly-solo").clear().open(1).until("activate-group").clear()
    [han] = field.of_card("han-solo-scoundrel")
    field.put("a", "B4").put("b", "B5").put(han, "E6").activate_figure(han)
    assert best(field) == quick(field) == "move"
    field.choose("move")
    assert [best(field).split(":")[0], quick(field).split(":")[0]] == ["escape", "escape"]


def test_what_is_carried_is_brought_into_a_place_if_that_is_asked() -> None:
    """And nobody else has to be there."""
    field = Field("sympathy-for-the-rebellion").clear()
    recruit, hero = field.tokens("recruit")[0], field.figure("a")
    retrieve(field.state, hero, recruit)
    field.refresh()
    there = stakes_of(field.state).destination(field.state, hero)
    assert there is not None
    assert there.spaces == sum(1 << space for space in set(place_of(field.state, "exit")))
    assert stakes_of(field.state).destination(field.state, field.figure("b")) is None
    assert not [prize for prize in stakes_of(field.state).prizes(field.state, REBEL_TEAM) if prize.shared]


def test_heroes_do_first_what_is_to_be_done_and_then_gather() -> None:
    """They go to the extraction zone when the explosives are claimed, or time runs out."""
    field = Field("overcharged").open().until("activate-group")

    def zone() -> float:
        found = [prize for prize in stakes_of(field.state).prizes(field.state, REBEL_TEAM) if prize.shared]
        return found[0].points

    assert zone() == worths.THERE * worths.EARLY
    field.state.round = 6
    assert zone() == worths.THERE
    field.state.round = 1
    for token in field.tokens("explosive"):
        remove_token(field.state, token)
    assert zone() == worths.THERE


def test_vader_goes_for_the_shard_and_nobody_else_of_the_empire() -> None:
    """It lies there from the event on; who is next to it has it, and then he leaves."""
    field = Field("enemies-closer").open().until("activate-group")
    field.state.memory["searcher"] = field.id("a")
    for _ in range(4):
        field.now(lambda state: count(state, "hiding-place"))
    field.until("activate-group")
    vader, *others = [figure for figure in field.state.figures.values() if figure.seat == EMPIRE][::-1]
    knows, shard = stakes_of(field.state), field.token("bardottan-shard")
    [prize] = [each for each in knows.prizes(field.state, IMPERIAL_TEAM) if each.token == shard.id]
    assert vader.card.startswith("darth-vader")
    assert knows.may_do(field.state, vader, prize)
    assert not any(knows.may_do(field.state, other, prize) for other in others)
    retrieve(field.state, vader, shard)
    field.refresh()
    away = knows.destination(field.state, vader)
    assert away is not None
    assert all(away.spaces >> space & 1 for space in exits_of(field.state, vader))
