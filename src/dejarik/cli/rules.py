"""`dejarik rules`: which rules of the catalogue have a test; `dejarik rules show ID`: one rule in full."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from dejarik.cli.command import FILE, ID, Call, Command, Flag, Option, Positional, Report
from dejarik.kernel.errors import Problem
from dejarik.kernel.text import text
from dejarik.messages import say

if TYPE_CHECKING:
    from dejarik.rulebook import Rule
    from dejarik.rulebook.coverage import TestPlace

RULE_ID: Positional[str] = Positional("id", text("cli-rules-id"), kind=ID)
TESTS: Option[Path | None] = Option("--tests", text("cli-rules-tests"), None, kind=FILE)
UNTESTED = Flag("--untested", text("cli-rules-untested"))


def run(call: Call) -> Report:
    """Counts the rules of each catalogue that a test shows."""
    from dejarik.rulebook.coverage import checkout_tests, coverage

    tests = call[TESTS] or checkout_tests()
    if tests is None:
        raise Problem("rules-no-tests")
    if not tests.is_dir():
        raise Problem("rules-not-a-folder", folder=str(tests))
    found = coverage(tests)
    data = {"catalogues": {name: asdict(each) for name, each in found.items()}}
    width = max(len(name) for name in found)
    lines = [
        f"{name.ljust(width)}  {call.say('rules-tested', tested=each.tested, total=each.total)}"
        for name, each in found.items()
    ]
    if call[UNTESTED]:
        lines += [id for each in found.values() for id in each.untested]
    return Report(data, tuple(lines))


def show(call: Call) -> Report:
    """One rule: its text in the reader's language and all that the catalogue knows of it."""
    from dejarik.rulebook import area_message, find_rule, kind_message, tag_message
    from dejarik.rulebook.coverage import checkout_tests, marked_rules

    rule = find_rule(call[RULE_ID])
    folder = checkout_tests()
    tests = marked_rules(folder).get(rule.id, []) if folder else []
    about = [
        (text("rule-label-area"), say(area_message(rule.area), call.language)),
        (text("rule-label-kind"), say(kind_message(rule.kind), call.language)),
        (text("rule-label-tags"), ", ".join(say(tag_message(tag), call.language) for tag in rule.tags)),
        (text("rule-label-note"), rule.note.text(call.language) if rule.note else ""),
        (text("rule-label-sources"), "; ".join(f"{each.product} ({each.section})" for each in rule.sources)),
        (text("rule-label-tests"), ", ".join(str(test) for test in tests)),
    ]
    lines = [
        rule.id,
        "",
        rule.text(call.language),
        "",
        *(call.say("rule-line", label=label, value=value) for label, value in about if value),
    ]
    return Report(_data(rule, tests), tuple(lines))


def _data(rule: Rule, tests: list[TestPlace]) -> dict[str, object]:
    import msgspec

    return {**msgspec.to_builtins(rule), "tests": [str(test) for test in tests]}


COMMAND = Command(
    "rules",
    text("cli-rules"),
    run,
    (UNTESTED, TESTS),
    commands=(Command("show", text("cli-rules-show"), show, (RULE_ID,)),),
)
