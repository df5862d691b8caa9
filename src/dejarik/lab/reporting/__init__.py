"""A page about the results of a simulation: who won and why, on one self-contained page in the reader's language.

It needs no network and no script. What ids mean, the game's presenter says; everything is counted in `lab.analysis`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from dejarik.kernel.text import text
from dejarik.lab.played import Played, Simulation
from dejarik.lab.reporting.course import cards, falls, how_it_went
from dejarik.lab.reporting.page import Page
from dejarik.lab.reporting.winners import what_met, where, who_wins
from dejarik.messages import Language


def report(plan: Simulation, played: Sequence[Played], language: Language) -> str:
    """The page."""
    page = Page(plan, played, language)
    style = files(__name__).joinpath("report.css").read_text(encoding="utf-8")
    title = page.say("report-title", game=text(f"game-name-{plan.game}"), games=len(page.games))
    body = "\n".join(filter(None, _sections(page)))
    return (
        f"<!doctype html>\n<html lang='{language.value}'>\n<head>\n<meta charset='utf-8'>\n"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>\n"
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{_facts(page)}\n{body}\n</main>\n</body>\n</html>\n"
    )


def _facts(page: Page) -> str:
    """What was played, and whether all of it came to an end."""
    plan, unfinished = page.plan, sum(bool(each.error) for each in page.played)
    settings = [f"{name} {value}" for name, value in plan.settings.items() if "\n" not in value]
    facts = [
        (page.say("report-bots"), ", ".join(plan.bots)),
        (page.say("report-seeds"), f"{plan.seed}–{plan.seed_of(plan.games - 1)}"),
        *([(page.say("report-settings"), ", ".join(settings))] if settings else []),
    ]
    told = "".join(f"<li>{escape(label)}: <b>{escape(value)}</b></li>" for label, value in facts)
    warning = escape(page.say("report-unfinished", games=unfinished)) if unfinished else ""
    return f"<ul class='facts'>{told}</ul>" + (f"<p class='warning'>{warning}</p>" if warning else "")


def _sections(page: Page) -> Iterable[str]:
    if not page.games:
        yield f"<p>{escape(page.say('report-nothing'))}</p>"
        return
    yield who_wins(page)
    yield from what_met(page)
    yield where(page)
    yield how_it_went(page)
    yield cards(page)
    yield falls(page)
