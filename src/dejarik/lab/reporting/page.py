"""What all parts of a report share: its games, words in the reader's language, and how a section looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from dejarik.kernel.chronicles import Named
from dejarik.kernel.games import find_game
from dejarik.kernel.text import Text, text
from dejarik.lab.analysis import told
from dejarik.lab.played import Played, Simulation
from dejarik.lab.reporting import plots
from dejarik.lab.statistics import Share
from dejarik.messages import Language, say

MOST_ROWS = 24
"""Of a list, before the rest is folded."""


class Page:
    """A report being written."""

    def __init__(self, plan: Simulation, played: Sequence[Played], language: Language) -> None:
        self.plan, self.played, self.language = plan, played, language
        self.game = find_game(plan.game)
        self.games = told(played)

    # --- Words

    def say(self, id: str, /, **args: str | int | Text) -> str:
        return say(text(id, **args), self.language)

    def name(self, kind: Named, id: str) -> str:
        """What people call something; without a name of its own, as it is written."""
        known = self.game.presenter.called(kind, id)
        return say(known, self.language) if known is not None else id

    def counted(self, games: int) -> str:
        return self.say("report-games", games=games)

    def named(self, kind: Named, shares: Mapping[str, Share]) -> list[tuple[str, Share]]:
        return [(self.name(kind, id), share) for id, share in shares.items()]

    # --- Looks

    def section(self, title: str, explained: str, body: str) -> str:
        return f"<section><h2>{escape(title)}</h2><p class='soft'>{escape(explained)}</p>{body}</section>"

    def panels(self, *panels: str) -> str:
        return f"<div class='panels'>{''.join(panels)}</div>"

    def panel(self, title: str, body: str, *, wide: bool = False) -> str:
        head = f"<h3>{escape(title)}</h3>" if title else ""
        return f"<div class='panel{' wide' if wide else ''}'>{head}{body}</div>"

    def shares(self, rows: Sequence[tuple[str, Share]]) -> str:
        shown = plots.intervals(rows[:MOST_ROWS], self.counted)
        return shown + self.folded(len(rows) - MOST_ROWS, plots.intervals(rows[MOST_ROWS:], self.counted))

    def folded(self, rows: int, body: str) -> str:
        """What is shown when somebody asks for it: so many rows more."""
        if rows <= 0:
            return ""
        more = escape(self.say("report-more", rows=rows))
        return f"<details><summary>{more}</summary>{body}</details>"


# --- Tables


def short(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th scope='col'>{escape(each)}</th>" for each in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<div class='scroll' tabindex='0'><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def matrix(rows: Mapping[str, Mapping[str, Share]]) -> str:
    """Shares by two things, the darker the more was won, with the number of games; the least first."""
    columns = sorted({column for row in rows.values() for column in row})
    head = "".join(f"<th scope='col'>{escape(each)}</th>" for each in ("", *columns))
    hardest = sorted(rows.items(), key=lambda entry: sum(entry[1].values(), Share(0, 0)).value)
    body = "".join(
        f"<tr><td>{escape(name)}</td>{''.join(_cell(row.get(column)) for column in columns)}</tr>"
        for name, row in hardest
    )
    return f"<div class='scroll' tabindex='0'><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def _cell(share: Share | None) -> str:
    if share is None:
        return "<td></td>"
    games = f"<span class='soft'>({share.games})</span>"
    return f"<td class='cell' style='--share:{share.value:.2f}'>{plots.percent(share.value)} {games}</td>"
