"""How a campaign stands with each of its games, for pages away from the table."""

from __future__ import annotations

from typing import Any

from tests.assault.campaign.stages.desk import Desk, founded, new_campaign

from dejarik.assault.campaign.game import MISSION, MissionOptions
from dejarik.assault.campaign.log_party import party_of
from dejarik.assault.campaign.rules.log import EMPIRE, Log, What
from dejarik.assault.campaign.rules.missions import rebels_win
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.skipping import skip_to
from dejarik.assault.campaign.stages.game import StageOptions
from dejarik.kernel import Rng, find_game

PRESENTER = find_game("assault").presenter


def playing(log: Log) -> tuple[MissionOptions, MissionState]:
    """The next mission, from its beginning."""
    [mission] = log.names(What.CHOSEN)
    options = MissionOptions(mission, party_of(log), log.threat_level, log=log)
    return options, MISSION.new(options, Rng.seeded(1))


def standing(options: object, state: Any, seat: int | None) -> dict[str, Any]:
    found = PRESENTER.standing(options, state)
    assert found is not None
    return PRESENTER.present(found, seat)


def test_what_a_mission_has_paid_is_there_as_soon_as_it_is_over() -> None:
    options, state = playing(founded())
    before = standing(options, state, 1)
    assert (before["slot"], before["credits"], before["slots"][0].winner) == (0, 0, None)
    rebels_win(state, "mission-terminals-destroyed")
    after = standing(options, state, 1)
    assert (after["slot"], after["credits"], after["slots"][0].winner) == (1, 600, -1)
    assert [hero.xp for hero in after["heroes"]] == [1, 1, 1]
    assert (before["chosen"] is None, after["chosen"]) == (False, None)


def test_a_finale_is_told_with_the_winner_of_the_campaign() -> None:
    slots = len(new_campaign().plan.slots)
    log = skip_to(new_campaign(), slots - 1, Rng.seeded(1))
    options, state = playing(Desk(log).finish())
    rebels_win(state, "mission-terminals-destroyed")
    shown = standing(options, state, None)
    assert (shown["slot"], shown["slots"][-1].winner) == (slots, -1)
    assert shown["previously"][-1].id == "previously-over"


def test_only_the_empire_reads_its_secret_agendas_there() -> None:
    log = founded()
    log.write(What.AGENDA, seat=EMPIRE, name="agents-of-the-empire-imperial-informants", open=False)
    options, state = playing(log)
    assert standing(options, state, EMPIRE)["hand"] == ["agents-of-the-empire-imperial-informants"]
    for seat in (1, None):
        shown = standing(options, state, seat)
        assert (shown["hand"], shown["secret_agendas"]) == ([], 1)
        assert "imperial-informants" not in repr(shown)


def test_nothing_is_added_to_what_shows_it_itself_or_stands_alone() -> None:
    stage = Desk(new_campaign())
    assert PRESENTER.standing(StageOptions(new_campaign()), stage.state) is None
    options, state = playing(founded())
    alone = MissionOptions(options.mission, options.party, options.threat_level)
    assert PRESENTER.standing(alone, state) is None
