"""What is left when a mission is over, what is kept of it meanwhile, and what nobody is told of those to come."""

from __future__ import annotations

import json

import msgspec
import pytest
from tests.assault.campaign.field import Field

from dejarik.assault.campaign.rules.bounties import claim_bounty, has_bounty
from dejarik.assault.campaign.rules.missions import imperials_win, playable_missions, rebels_win
from dejarik.assault.campaign.rules.rounds import LAST_ROUND
from dejarik.assault.campaign.rules.state import EMPIRE, Reserved, empire
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.facts.campaign_missions import campaign_mission, campaign_mission_ids
from dejarik.assault.game import GAME
from dejarik.assault.rules.objects.tokens import DOOR, add_token, retrieve
from dejarik.assault.rules.reports import DoorOpened
from dejarik.assault.rules.values import can_recover
from dejarik.kernel import How, view
from dejarik.kernel.saves import load, to_binary

pytestmark = pytest.mark.usefixtures("lenient")


@pytest.fixture
def field() -> Field:
    return Field("aftermath")


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-TOKEN-16", "CORE-TOKEN-05")
@pytest.mark.parametrize("finish", [rebels_win, imperials_win])
def test_crates_become_credits_and_what_is_carried_leaves_play(field: Field, finish: object) -> None:
    state = field.state
    field.hero("a").crates, field.hero("b").crates = 2, 1
    carried = add_token(state, "plans", field.figure("a").space)
    retrieve(state, field.figure("a"), carried)
    lying = len(state.tokens) - 1
    field.now(lambda state: finish(state, "mission-time"))  # type: ignore[operator]
    assert field.outcome is not None
    assert state.credits == 150
    assert [hero.crates for hero in state.heroes.values()] == [0, 0]
    assert carried.id not in state.tokens
    assert len(state.tokens) == lying, "what lies on the map stays there"


@pytest.mark.rule("CORE-THREAT-06")
def test_threat_is_lost_when_the_mission_ends(field: Field) -> None:
    field.now(lambda state: gain_threat(state, 7))
    assert field.state.threat == 7
    field.now(lambda state: imperials_win(state, "mission-time"))
    assert field.state.threat == 0


@pytest.mark.rule("IA-BOUNTY-05")
def test_bounty_tokens_outlast_the_mission(field: Field) -> None:
    claim_bounty(field.state, field.id("a"))
    field.now(lambda state: rebels_win(state, "mission-wounded"))
    assert [has_bounty(field.state, field.id(letter)) for letter in "ab"] == [True, False]


def test_a_mission_that_nothing_ends_is_the_empires(field: Field) -> None:
    field.state.round = LAST_ROUND
    field.state.stack[-2].end()  # the round
    while field.outcome is None and field.state.round == LAST_ROUND:
        field.go_on()
    assert field.outcome is not None
    assert (field.outcome.reason, field.outcome.winners) == ("mission-time", (EMPIRE,))


# --- What is kept ---------------------------------------------------------------------------------


@pytest.mark.rule("CORE-STATE-10")
def test_a_saved_mission_has_everything_that_the_mission_is_at() -> None:
    field = Field("aftermath", threat_level=3)
    opened = field.token(DOOR).door
    field.open().until("activate-group")
    state = field.state
    empire(state).hand.append("imperial-officer")
    state.modify("can-recover", How.FORBID, subject=field.id("a"), until="game")
    field.now(lambda state: gain_threat(state, 4))
    field.state = load(to_binary(state))
    assert field.state is not state
    kept = field.state
    assert (kept.threat, kept.threat_level) == (4, 3)
    assert empire(kept).hand == ["imperial-officer"]
    assert empire(kept).reserved == [
        Reserved(each.card, each.event)
        for each in campaign_mission("aftermath").reserved_groups
        if each.event not in kept.happened
    ]
    assert kept.happened == ["fortified"], "and it does not happen again"
    assert {figure.card for figure in kept.figures.values() if figure.seat == EMPIRE} >= {
        each.card for each in campaign_mission("aftermath").initial_groups
    }
    assert not can_recover(kept, field.id("a")), "what holds for the rest of the mission"
    field.events = []
    field.occur(DoorOpened(door=opened)).until("activate-group")
    assert field.read_aloud() == []


# --- What is to come ------------------------------------------------------------------------------


@pytest.mark.rule("CORE-INFO-04")
@pytest.mark.parametrize("mission", playable_missions())
def test_nobody_reads_of_the_missions_that_follow(mission: str) -> None:
    field = Field(mission)
    others = {id for id in campaign_mission_ids() if id != mission}
    for seat in (EMPIRE, 1, None):
        shown = msgspec.json.encode(GAME.presenter.present(field.state, seat)).decode()
        seen = json.dumps(view(field.state, seat), default=str)
        assert not {id for id in others if f'"{id}"' in shown or f'"{id}"' in seen}
        assert not {id for id in others if f"mission-{id}" in shown}
