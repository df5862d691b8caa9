"""`dejarik mission check [ID]`: whether campaign missions are whole, for whoever writes them.

Its JSON has `missions`: mission → `events` (each with its `options`), `goals`, `ends`, where the tests of a checkout
are there with the tests that play each; and `mistakes`, a list of `mission` and `message`. What is looked for is in
`dejarik.assault.campaign.checks`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from dejarik.cli.command import FILE, ID, Call, Command, ExitCode, Option, Positional, Report
from dejarik.kernel.errors import BadFile, Mistake, Problem
from dejarik.kernel.text import text
from dejarik.messages import say

if TYPE_CHECKING:
    from dejarik.assault.campaign.checks import MarkedTests

MISSION_ID: Positional[str | None] = Positional(
    "id", text("cli-mission-id"), kind=ID, required=False, default=None
)
TESTS: Option[Path | None] = Option("--tests", text("cli-rules-tests"), None, kind=FILE)

#: Where the tests of missions are, a file each.
FOLDER = Path("assault", "campaign", "missions")


def check(call: Call) -> Report:
    """What each mission has, and what is wrong with it."""
    from dejarik.assault.campaign.checks import mission_mistakes
    from dejarik.assault.content import definitions
    from dejarik.assault.facts.campaign_missions import campaign_mission
    from dejarik.rulebook.coverage import checkout_tests

    definitions.load()
    tests = call[TESTS] or checkout_tests()
    missions: dict[str, dict[str, object]] = {}
    mistakes: list[tuple[str, str]] = []
    lines: list[str] = []
    for mission in _asked_for(call[MISSION_ID]):
        campaign_mission(mission)
        marked = marked_tests_of(mission, tests) if tests else None
        missions[mission], line = _described(call, mission, marked)
        found = mission_mistakes(mission, marked)
        if tests and marked is None:
            found.append(_no_tests(mission))
        said = [say(each.message, call.language) for each in found]
        mistakes += [(mission, sentence) for sentence in said]
        lines += [line, *(f"  {sentence}" for sentence in said)]
    return Report(
        {
            "missions": missions,
            "mistakes": [{"mission": mission, "message": message} for mission, message in mistakes],
        },
        (*lines, call.say("check-summary", missions=len(missions), mistakes=len(mistakes))),
        ExitCode.FAILED if mistakes else ExitCode.DONE,
    )


def _asked_for(id: str | None) -> list[str]:
    from dejarik.assault.campaign.rules.missions import playable_missions
    from dejarik.assault.facts.campaign_missions import campaign_mission

    if id is None:
        return playable_missions()
    campaign_mission(id)  # refuses what is no mission at all
    if id not in playable_missions():
        raise Problem("check-mission-unwritten", mission=id, file=f"{id.replace('-', '_')}.py")
    return [id]


def _no_tests(mission: str) -> Mistake:
    from dejarik.authoring.mistakes import mistake

    return mistake(mission, text("check-no-tests"), _file(mission).as_posix())


def _file(mission: str) -> Path:
    return FOLDER / f"test_{mission.replace('-', '_')}.py"


def marked_tests_of(mission: str, tests: Path) -> MarkedTests | None:
    """What the tests of a mission play, by their marks; None if it has no file of tests."""
    from dejarik.assault.campaign.checks import MarkedTests
    from dejarik.rulebook.coverage import tests_with

    path = tests / _file(mission)
    if not path.is_file():
        return None
    file = path.relative_to(tests.parent).as_posix()
    marks: dict[str, dict[str, list[str]]] = {"event": {}, "ending": {}}
    for mark, found in marks.items():
        try:
            marked = tests_with(path.read_text(encoding="utf-8"), mark)
        except SyntaxError as error:
            raise BadFile("rules-unreadable-test", file=file, line=error.lineno or 0) from None
        for test, names in marked:
            for name in sorted(names):
                found.setdefault(name, []).append(test)
    return MarkedTests(file, marks["event"], marks["ending"])


def _described(call: Call, mission: str, marked: MarkedTests | None) -> tuple[dict[str, object], str]:
    """What a mission has, for a program and for people."""
    from dejarik.assault.campaign.rules.missions import text_of

    written = text_of(mission)
    by_event = marked.events if marked else {}
    by_ending = marked.endings if marked else {}
    options = {event: list(written.options.get(event, ())) for event in written.events}
    data: dict[str, object] = {
        "events": {
            event: {
                "tests": by_event.get(event, []),
                "options": {option: by_event.get(f"{event}/{option}", []) for option in names},
            }
            for event, names in options.items()
        },
        "goals": list(written.goals),
        "ends": {reason: by_ending.get(reason, []) for reason in sorted(written.reasons)},
    }
    line = call.say(
        "check-mission-line",
        mission=mission,
        events=len(options),
        options=sum(len(names) for names in options.values()),
        goals=len(written.goals),
        ends=len(written.reasons),
    )
    return data, line


COMMAND = Command(
    "mission",
    text("cli-mission"),
    commands=(Command("check", text("cli-mission-check"), check, (MISSION_ID, TESTS)),),
)
