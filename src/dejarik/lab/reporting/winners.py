"""Who wins, against whom, where and why."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from dejarik.kernel.chronicles import Named
from dejarik.lab import analysis
from dejarik.lab.analysis import CardShare, Told
from dejarik.lab.reporting import plots
from dejarik.lab.reporting.page import MOST_ROWS, Page, matrix, short
from dejarik.lab.statistics import Share

MOST_MEETINGS = 3
"""That are explained card by card."""
BEST_CARDS = 6


def who_wins(page: Page) -> str:
    brought = analysis.by_brought(page.games, lambda each: each.name)
    factions = analysis.by_brought(page.games, lambda each: each.faction)
    panels = [
        page.panel(page.say("report-by-brought"), page.shares(page.named(Named.BROUGHT, brought))),
        page.panel(page.say("report-by-faction"), page.shares(page.named(Named.FACTION, factions))),
        page.panel(
            page.say("report-by-seat"),
            page.shares(
                [
                    (page.say("report-seat", seat=seat + 1), share)
                    for seat, share in analysis.by_seat(page.games).items()
                ]
            ),
        ),
    ]
    bots = _by_bot(page)
    if len(bots) > 1:
        panels.append(page.panel(page.say("report-by-bot"), page.shares(list(bots.items()))))
    body = page.panels(*panels)
    return page.section(page.say("report-who"), page.say("report-who-text"), body)


def _by_bot(page: Page) -> dict[str, Share]:
    shares: dict[str, Share] = {}
    for game in page.games:
        for bot in dict.fromkeys(game.played.bots):
            team = game.team_of(game.played.bots.index(bot))
            shares[bot] = shares.get(bot, Share(0, 0)) + game.share(team)
    return shares


def what_met(page: Page) -> Iterable[str]:
    found = analysis.meetings(page.games)
    if not found:
        return
    rows = [(_pair(page, *pair), share) for pair, share in found.items()]
    yield page.section(
        page.say("report-meetings"),
        page.say("report-meetings-text"),
        page.panels(page.panel("", page.shares(rows), wide=True)),
    )
    if len(found) <= MOST_MEETINGS:
        for pair, share in found.items():
            yield _why(page, pair, share)


def _pair(page: Page, one: str, other: str) -> str:
    return page.say("report-pair", one=page.name(Named.BROUGHT, one), other=page.name(Named.BROUGHT, other))


def _why(page: Page, pair: tuple[str, str], share: Share) -> str:
    """Which cards of each side did most, and on which maps it went well."""
    games = [game for game in page.games if {each.name for each in game.chronicle.brought} == set(pair)]
    panels = []
    for name in pair:
        own = analysis.cards(games, brought=name)
        best = [each for each in own.items() if each[1].points or each[1].dealt][:BEST_CARDS]
        items = "".join(f"<li>{escape(_deeds(page, card, entry))}</li>" for card, entry in best)
        title = page.say("report-best-cards", name=page.name(Named.BROUGHT, name))
        panels.append(page.panel(title, f"<ol>{items}</ol>"))
    grounds = analysis.by_place(games, lambda chronicle: chronicle.ground or chronicle.scene, brought=pair[0])
    if len(grounds) > 1:
        title = page.say("report-on-maps", name=page.name(Named.BROUGHT, pair[0]))
        panels.append(page.panel(title, page.shares(page.named(Named.GROUND, grounds))))
    low, high = share.interval
    sentence = page.say(
        "report-why-text",
        one=page.name(Named.BROUGHT, pair[0]),
        other=page.name(Named.BROUGHT, pair[1]),
        share=plots.percent(share.value),
        low=round(100 * low),
        high=round(100 * high),
        games=share.games,
    )
    return page.section(_pair(page, *pair), sentence, page.panels(*panels))


def _deeds(page: Page, card: str, entry: CardShare) -> str:
    return page.say(
        "report-deeds",
        card=page.name(Named.CARD, card),
        points=short(entry.a_game(entry.points)),
        dealt=short(entry.a_game(entry.dealt)),
    )


def where(page: Page) -> str:
    scenes = analysis.by_place(page.games, lambda chronicle: chronicle.scene)
    grounds = analysis.by_place(page.games, lambda chronicle: chronicle.ground)
    panels = []
    if len(scenes) > 1:
        panels.append(page.panel(page.say("report-by-scene"), page.shares(page.named(Named.SCENE, scenes))))
    if len(grounds) > 1 and grounds.keys() != scenes.keys():
        panels.append(
            page.panel(page.say("report-by-ground"), page.shares(page.named(Named.GROUND, grounds)))
        )
    panels += _crossings(page)
    if not panels:
        return ""
    faction = analysis.last_faction(page.games)
    side = page.name(Named.FACTION, faction) if faction else page.say("report-last-seat")
    return page.section(
        page.say("report-where"),
        page.say("report-where-text", side=side),
        page.panels(*panels),
    )


def _crossings(page: Page) -> Iterable[str]:
    """Scenes by how many played, and by what the side of the last seat brought: which mission with which heroes."""

    def rows(game: Told) -> str:
        return page.name(Named.SCENE, game.chronicle.scene)

    sizes = {len(game.chronicle.brought) for game in page.games}
    if len(sizes) > 1:
        table = analysis.crossed(
            page.games, rows, lambda game: [page.say("report-players", players=len(game.chronicle.brought))]
        )
        yield page.panel(page.say("report-by-players"), _unfolded(page, table), wide=True)
    if any(len(game.seats(game.chronicle.brought[-1].team)) > 1 for game in page.games):
        table = analysis.crossed(page.games, rows, lambda game: _team_names(page, game))
        yield page.panel(page.say("report-by-member"), _unfolded(page, table), wide=True)


def _unfolded(page: Page, rows: dict[str, dict[str, Share]]) -> str:
    """A table; a long one is opened by who wants to see it."""
    return matrix(rows) if len(rows) <= MOST_ROWS else page.folded(len(rows), matrix(rows))


def _team_names(page: Page, game: Told) -> list[str]:
    last = game.chronicle.brought[-1].team
    return [page.name(Named.BROUGHT, game.chronicle.brought[seat].name) for seat in game.seats(last)]
