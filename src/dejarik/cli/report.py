"""`dejarik report FOLDER`: one page about the results of `dejarik sim --out FOLDER`, to be opened in a browser.

The page needs nothing besides itself. Its JSON has `file`, `games` and `unfinished`.
"""

from __future__ import annotations

from pathlib import Path

from dejarik.cli.command import FILE, Call, Command, Option, Positional, Report
from dejarik.kernel.errors import Problem
from dejarik.kernel.text import text

RESULTS: Positional[Path] = Positional("results", text("cli-report-results"), kind=FILE)
OUT: Option[Path | None] = Option("--out", text("cli-report-out"), None, kind=FILE)
PAGE = "report.html"


def run(call: Call) -> Report:
    from dejarik.lab.reporting import report
    from dejarik.lab.results import read_results

    plan, played = read_results(call[RESULTS])
    page, file = report(plan, played, call.language), call[OUT] or call[RESULTS] / PAGE
    try:
        file.write_text(page, encoding="utf-8")
    except OSError as error:
        raise Problem("report-not-written", file=str(file), reason=error.strerror or str(error)) from error
    games = sum(each.is_last for each in played)
    data = {"file": str(file), "games": games, "unfinished": sum(bool(each.error) for each in played)}
    return Report(data, (call.say("report-written", file=str(file), games=games),))


COMMAND = Command("report", text("cli-report"), run, (RESULTS, OUT))
