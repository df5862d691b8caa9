"""What every test run has in common: hypothesis profiles, interruptions, and what is known of marks.

A mark with an id that is in no catalogue stops the run, and so does one that `dejarik rules` can't see because its
ids are computed: what the command counts is what was run.
"""

from __future__ import annotations

import gc
import os

import pytest
from hypothesis import settings

from dejarik.rulebook import all_rules
from dejarik.rulebook.coverage import marked_tests

settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("dev", deadline=None)
settings.register_profile("long", deadline=None, max_examples=2_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

# Thousands of tests, rules and cards stay to the end: they are not searched for garbage after every few objects.
gc.set_threshold(20_000, 20, 50)

if os.environ.get("INTERRUPTED"):
    from tests.interrupted import interrupt_every_scene

    interrupt_every_scene()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """One more than there are cores: many a test of the page and of the table waits rather than works."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuses marks that name no rule, and marks whose ids are not written out. What starts a browser or
    PostgreSQL is slow; what is slow comes first, so that no worker has a long test left when the others are done."""
    for item in items:
        if not {"browser", "postgres"}.isdisjoint(getattr(item, "fixturenames", ())):
            item.add_marker("slow")
    mistakes = [mistake for item in items for mistake in _mistakes(item)]
    if mistakes:
        raise pytest.UsageError("\n".join(mistakes))
    items.sort(key=_haste)


def _haste(item: pytest.Item) -> int:
    """The lower, the sooner: what a browser or a server is started for, then what else is slow, then the rest."""
    if item.get_closest_marker("slow") is None:
        return 2
    return 0 if {"browser", "postgres"}.intersection(getattr(item, "fixturenames", ())) else 1


_seen: dict[str, frozenset[str]] = {}


def _mistakes(item: pytest.Item) -> list[str]:
    ids = [id for mark in item.iter_markers("rule") for id in mark.args]
    if not ids:
        return []
    unknown = [id for id in ids if id not in all_rules()]
    if unknown:
        return [
            f"{item.nodeid}: no catalogue has the rule {id!r} (see `dejarik rules show`)" for id in unknown
        ]
    if any(item.get_closest_marker(name) for name in ("skip", "skipif", "xfail")):
        return []
    file = str(item.path)
    if file not in _seen:
        source = item.path.read_text(encoding="utf-8")
        _seen[file] = frozenset(id for _, rules in marked_tests(source) for id in rules)
    return [
        f"{item.nodeid}: write the id {id!r} out in the mark, so that `dejarik rules` can count it"
        for id in ids
        if id not in _seen[file]
    ]
