"""How games went: points over rounds, lengths and ends, what cards did, and where figures fell."""

from __future__ import annotations

from collections import Counter
from html import escape
from statistics import fmean, median

from dejarik.kernel.chronicles import Named
from dejarik.kernel.state import Outcome
from dejarik.lab import analysis
from dejarik.lab.analysis import CardShare, Told
from dejarik.lab.reporting import plots
from dejarik.lab.reporting.page import Page, short, table
from dejarik.messages import say

MOST_CARDS = 40
MOST_MAPS = 6


def _points(page: Page) -> str:
    """A panel with the points over rounds, where something is counted."""
    names = {each.name for game in page.games for each in game.chronicle.brought}
    by_name = len(names) <= plots.COLOURS

    def key(game: Told, seat: int) -> str:
        brought = game.chronicle.brought[seat]
        return brought.name if by_name else brought.faction

    courses = analysis.courses(page.games, key)
    if not courses:
        return ""
    kind = Named.BROUGHT if by_name else Named.FACTION
    labels = {name: page.name(kind, name) for name in courses}
    plot = plots.lines(courses, labels, page.say("report-rounds"), page.say("report-points"))
    explained = f"<p class='soft'>{escape(page.say('report-course-text'))}</p>"
    return page.panel(page.say("report-course"), plot + explained)


def how_it_went(page: Page) -> str:
    rounds = analysis.lengths(page.games)
    decisions = [sum(game.played.decisions) for game in page.games]
    seconds = [game.played.seconds for game in page.games]
    reasons = Counter(game.played.reason for game in page.games)
    facts = page.say(
        "report-length-text",
        rounds=short(median(rounds.elements())),
        decisions=round(fmean(decisions)),
        seconds=short(fmean(seconds)),
    )
    ends = "".join(
        f"<li>{escape(say(page.game.outcome_text(Outcome(reason)), page.language))}: <b>{count}</b></li>"
        for reason, count in reasons.most_common()
    )
    body = page.panels(
        _points(page),
        page.panel(page.say("report-how-long"), plots.histogram(rounds, page.say("report-rounds"))),
        page.panel(page.say("report-ends"), f"<ul class='reasons'>{ends}</ul>"),
    )
    return page.section(page.say("report-length"), facts, body)


def cards(page: Page) -> str:
    found = list(analysis.cards(page.games).items())
    heads = [
        page.say("report-card"),
        page.say("report-card-games"),
        page.say("report-card-used"),
        page.say("report-card-points"),
        page.say("report-card-dealt"),
        page.say("report-card-suffered"),
        page.say("report-card-felled"),
        page.say("report-card-fell"),
        page.say("report-card-gain"),
    ]
    rows = [_card_row(page, card, entry) for card, entry in found]
    shown = table(heads, rows[:MOST_CARDS])
    shown += page.folded(len(rows) - MOST_CARDS, table(heads, rows[MOST_CARDS:]))
    body = page.panels(page.panel("", shown, wide=True))
    return page.section(page.say("report-cards"), page.say("report-cards-text"), body)


def _card_row(page: Page, card: str, entry: CardShare) -> list[str]:
    gain = entry.gain
    counts = (entry.used, entry.points, entry.dealt, entry.suffered, entry.felled, entry.fell)
    return [
        page.name(Named.CARD, card),
        str(entry.games),
        *(short(entry.a_game(count)) if count else "" for count in counts),
        "" if gain is None else f"{round(100 * gain):+d}",
    ]


def falls(page: Page) -> str:
    maps = []
    for id, spaces in analysis.falls(page.games).items():
        ground = page.game.presenter.ground(id)
        if ground is None:
            continue
        label = page.name(Named.GROUND, id)
        notes = {space: _fallen(page, space, by) for space, by in spaces.items()}
        counts = {space: by.total() for space, by in spaces.items()}
        maps.append(page.panel(label, plots.heat(ground, counts, notes, label)))
    if not maps:
        return ""
    shown, rest = (
        f"<div class='maps'>{''.join(each)}</div>" for each in (maps[:MOST_MAPS], maps[MOST_MAPS:])
    )
    body = shown + page.folded(len(maps) - MOST_MAPS, rest)
    return page.section(page.say("report-falls"), page.say("report-falls-text"), body)


def _fallen(page: Page, space: str, by: Counter[str]) -> str:
    told = ", ".join(f"{page.name(Named.FACTION, faction)} {count}" for faction, count in by.most_common())
    return f"{space}: {told}"
