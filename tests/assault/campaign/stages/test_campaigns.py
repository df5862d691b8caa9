"""Whole campaigns: by the command line, as files, and one stage after another."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.assault.campaign.stages.desk import HEROES, Desk, founded, new_campaign

from dejarik.assault.campaign.game import MissionOptions
from dejarik.assault.campaign.log_files import read_log, write_log
from dejarik.assault.campaign.rules.log import LOG_VERSION, TOGETHER, Log, What, is_forced
from dejarik.assault.campaign.rules.missions import text_of
from dejarik.assault.campaign.rules.state import EMPIRE
from dejarik.assault.campaign.sequels import log_after
from dejarik.assault.campaign.skipping import skip_to
from dejarik.assault.campaign.stages.game import StageOptions
from dejarik.assault.facts.campaign_library import agenda
from dejarik.assault.facts.campaign_missions import listed_mission
from dejarik.assault.facts.campaign_records import Side
from dejarik.assault.facts.campaign_vocabulary import AgendaType
from dejarik.assault.facts.vocabulary import Box
from dejarik.assault.rules.names import card_text
from dejarik.cli import main
from dejarik.kernel import Rng, find_game
from dejarik.kernel.errors import BadFile, Problem
from dejarik.kernel.state import Outcome
from dejarik.lab.series import play_series
from dejarik.messages import Language, say

GAME = find_game("assault")


def said(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    main([*words, "--json"], {"LANG": "en"})
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


@pytest.mark.rule("CORE-CAMPAIGN-02", "CORE-CAMPAIGN-03", "CORE-LOG-04", "IA-CAMP-05")
def test_the_finale_follows_the_last_upgrades_and_ends_the_campaign(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "log.json"
    words = [
        "campaign",
        "play",
        "core",
        "--bots",
        "random",
        "--heroes",
        "2",
        "--slot",
        "11",
        "--out",
        str(out),
    ]
    answer = said(capsys, *words)
    [campaign] = answer["campaigns"]
    assert (answer["finished"], answer["errors"]) == (1, [])
    names = [each["mission"] for each in campaign["missions"]]
    tenth = next(place for place, name in enumerate(names) if name in ("chain-of-command", "the-source"))
    [*forced, finale] = campaign["missions"][tenth + 1 :]
    assert all(is_forced(each["mission"]) for each in forced), "bought in the last upgrade stage"
    assert campaign["stages"] == 2 * (len(forced) + 1), "each after a stage of its own"
    assert finale["mission"] in ("last-stand", "desperate-hour")
    assert campaign["winner"] == finale["winner"]
    shown = said(capsys, "campaign", "show", str(out))
    assert shown["missions"] == campaign["missions"]
    assert said(capsys, *words)["campaigns"] == answer["campaigns"], "the same seed, the same campaign"


def test_stages_and_missions_follow_each_other() -> None:
    options = StageOptions(skip_to(new_campaign(heroes=HEROES[:2]), 0, Rng.seeded(1)))
    stages = play_series(GAME, options, ("random",), 5)
    first, second, third = next(stages), next(stages), next(stages)
    assert isinstance(first.options, StageOptions)
    assert isinstance(second.options, MissionOptions)
    assert isinstance(third.options, StageOptions)
    assert second.options.mission == "aftermath"
    assert second.options.log == log_after(first.options, first.state)
    assert third.options.log == log_after(second.options, second.state)
    assert GAME.seats(first.options) == GAME.seats(second.options) == GAME.seats(third.options) == 3


def test_missions_that_were_skipped_are_over_as_they_can_be() -> None:
    """Nobody reads that the Rebels have won because all heroes are wounded."""
    for seed in range(4):
        for entry in skip_to(new_campaign(), 5, Rng.seeded(seed)).played:
            side = Side.IMPERIAL if entry.seat == EMPIRE else Side.REBEL
            reasons = {ending.reason for ending in text_of(entry.name).endings if ending.side is side}
            assert entry.on in reasons, entry


def test_a_log_that_was_written_and_read_goes_on_as_it_would_have() -> None:
    log = skip_to(new_campaign(Box.RETURN_TO_HOTH), 4, Rng.seeded(3))
    again = read_log(write_log(log))
    assert again == log
    assert Desk(again, seed=9).finish() == Desk(log, seed=9).finish()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data[: len(data) // 2],
        lambda data: b"{}",
        lambda data: data.replace(b'"core"', b'"cork"'),
        lambda data: data.replace(b"diala-passil-plasteel-staff", b"diala-passil-broom"),
        lambda data: data.replace(b'"aftermath"', b'"afterwards"'),
        lambda data: data.replace(b'"campaign_log": %d' % LOG_VERSION, b'"campaign_log": 99'),
    ],
)
def test_a_file_that_is_no_log_is_refused(spoil: Any) -> None:
    data = write_log(founded())
    with pytest.raises(BadFile):
        read_log(spoil(data))


@pytest.mark.rule("CORE-LOG-02", "CORE-STATE-11")
@pytest.mark.parametrize("box", [Box.CORE, Box.RETURN_TO_HOTH])
def test_whatever_is_spent_was_there_and_every_card_is_in_one_place(box: Box) -> None:
    for seed in range(3):
        log = skip_to(new_campaign(box), len(new_campaign(box).plan.slots) - 1, Rng.seeded(seed))
        _balances(log)
        assert list(GAME.violations(Desk(log).state)) == []


def _balances(log: Log) -> None:
    """At no time has anybody had less than nothing."""
    sums: dict[tuple[What, int], int] = {}
    for entry in log.about(What.XP, What.CREDITS, What.INFLUENCE):
        key = (entry.what, entry.seat)
        sums[key] = sums.get(key, 0) + entry.amount
        assert sums[key] >= 0, entry
    assert sums[What.CREDITS, TOGETHER] == log.total(What.CREDITS)


@pytest.mark.parametrize(
    "settings",
    [
        {"campaign": "atlantis"},
        {"heroes": "5"},
        {"threat": "x"},
        {"boxes": "core,unknown"},
        {"slot": "12"},
        {"hero-1": "nobody"},
        {"x": "1"},
    ],
)
def test_settings_that_make_no_campaign_are_refused(settings: dict[str, str]) -> None:
    with pytest.raises(Problem):
        GAME.options_from({"format": "campaign", **settings}, Rng.seeded(1))


@pytest.mark.rule("IA-SETUP-12")
def test_only_cards_and_missions_of_the_boxes_in_use_come_into_a_campaign() -> None:
    wanted = {"format": "campaign", "campaign": "jabbas-realm", "boxes": "jabbas-realm", "heroes": "2"}
    options = GAME.options_from(wanted, Rng.seeded(1))
    assert options.log.boxes == [Box.CORE, Box.JABBAS_REALM]
    log = Desk(options.log).finish()
    side = [entry.name for entry in log.about(What.SIDE_DECK)]
    assert side
    assert {listed_mission(name).box for name in side} <= {Box.CORE, Box.JABBAS_REALM}
    everything = GAME.options_from({"format": "campaign", "heroes": "2"}, Rng.seeded(1))
    assert everything.log.boxes == list(Box)


def test_a_house_rule_changes_the_threat_of_every_mission() -> None:
    options = GAME.options_from({"format": "campaign", "threat": "-1", "heroes": "2"}, Rng.seeded(1))
    assert Desk(options.log).finish().threat_level == 1


def test_nobody_wins_a_stage_it_leads_to_the_next_mission() -> None:
    desk = Desk(new_campaign())
    desk.finish()
    outcome = desk.state.outcome
    assert outcome is not None
    assert GAME.leads_on(outcome)
    [*_, last] = GAME.presenter.tell(desk.state, [], None)
    assert last.text.id == "outcome-assault-stage-over"
    assert not GAME.leads_on(Outcome("mission-time", (0,)))


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    lines: list[str] = said(capsys, "campaign", "print", *words)["lines"]
    return lines


def test_a_campaign_is_printed_on_one_sheet_with_or_without_what_is_secret(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log = founded()
    card = next(name for name in log.names(What.AGENDA_DECK, 0) if agenda(name).type is AgendaType.SECRET)
    log.drop(What.AGENDA_DECK, card, seat=0)
    log.write(What.AGENDA, seat=0, name=card, reason="bought", open=False)
    file = tmp_path / "log.json"
    file.write_bytes(write_log(log))
    name = say(card_text(card), Language.ENGLISH)
    assert not any(name in line for line in printed(capsys, str(file)))
    assert any(line == f"Agendas: {name}" for line in printed(capsys, str(file), "--secrets"))
    assert any("Active missions" in line for line in printed(capsys, str(file)))
    missing = said(capsys, "campaign", "print", "nowhere", "--db", str(tmp_path / "tables.db"))
    assert missing["error"]["id"] == "series-unknown"
