"""Plots as HTML and SVG that need nothing else: colours are the page's variables, so they follow light and dark.

Labels that come from outside are escaped here; sentences are given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape

from dejarik.kernel.chronicles import Ground
from dejarik.lab.analysis import Course
from dejarik.lab.statistics import Share

WIDTH, HEIGHT = 480, 250
LEFT, RIGHT, TOP, BOTTOM = 34, 12, 12, 30
COLOURS = 6
"""How many lines can be told apart."""
_CELL = 20


def percent(value: float) -> str:
    return f"{round(100 * value)} %"


def intervals(rows: Sequence[tuple[str, Share]], counted: Callable[[int], str]) -> str:
    """A line for each share: what it is of, a dot in its interval, and the numbers. `counted` says how many games."""
    shown = "\n".join(_share_row(label, share, counted(share.games)) for label, share in rows)
    return f"<div class='shares'>{shown}</div>"


def _share_row(label: str, share: Share, games: str) -> str:
    low, high = share.interval
    return (
        f"<div class='share'><span class='label'>{escape(label)}</span>"
        f"<span class='track' aria-hidden='true'><i style='left:{100 * low:.1f}%;width:{100 * (high - low):.1f}%'></i>"
        f"<b style='left:{100 * share.value:.1f}%'></b></span>"
        f"<span class='value'>{percent(share.value)}</span>"
        f"<span class='range'>{round(100 * low)}–{round(100 * high)} % · {escape(games)}</span></div>"
    )


def lines(courses: Mapping[str, Course], labels: Mapping[str, str], across: str, up: str) -> str:
    """Points over rounds: a line for each, with the middle half of the games behind it."""
    shown = list(courses.items())[:COLOURS]
    rounds = max((len(course.mean) for _, course in shown), default=1)
    most = max((max(course.high, default=0) for _, course in shown), default=1) or 1
    most = max(most, max((max(course.mean, default=0) for _, course in shown), default=1))

    def x(place: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * place / max(1, rounds - 1)

    def y(points: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * points / most

    parts = [_grid([(y(value), f"{value:g}") for value in _ticks(most)])]
    for place in range(rounds):
        if rounds <= 12 or place % 5 == 4 or place == 0:
            parts.append(f"<text x='{x(place):.1f}' y='{HEIGHT - 12}' class='tick middle'>{place + 1}</text>")
    for number, (_, course) in enumerate(shown):
        there = [f"{x(place):.1f},{y(value):.1f}" for place, value in enumerate(course.high)]
        back = [f"{x(place):.1f},{y(value):.1f}" for place, value in reversed(list(enumerate(course.low)))]
        parts.append(f"<polygon points='{' '.join(there + back)}' class='band c{number}'/>")
    for number, (_, course) in enumerate(shown):
        points = " ".join(f"{x(place):.1f},{y(value):.1f}" for place, value in enumerate(course.mean))
        parts.append(f"<polyline points='{points}' class='line c{number}'/>")
        parts += [
            f"<circle cx='{x(place):.1f}' cy='{y(value):.1f}' r='3' class='dot c{number}'>"
            f"<title>{value:.1f}</title></circle>"
            for place, value in enumerate(course.mean)
        ]
    legend = "".join(
        f"<li><span class='key c{number}'></span>{escape(labels.get(name, name))}</li>"
        for number, (name, _) in enumerate(shown)
    )
    axes = f"{up} / {across}"
    return f"{_svg(axes, *parts)}<p class='axes'>{escape(axes)}</p><ul class='legend'>{legend}</ul>"


def histogram(counts: Mapping[int, int], across: str) -> str:
    """How often each number came."""
    values = range(min(counts), max(counts) + 1)
    most = max(counts.values())
    step = (WIDTH - LEFT - RIGHT) / len(values)

    def height(count: float) -> float:
        return (HEIGHT - TOP - BOTTOM) * count / most

    floor = HEIGHT - BOTTOM
    parts = [_grid([(floor - height(value), f"{value:g}") for value in _ticks(most)])]
    for place, value in enumerate(values):
        left, count = LEFT + place * step, counts.get(value, 0)
        parts.append(
            f"<rect x='{left + step * 0.1:.1f}' y='{floor - height(count):.1f}' width='{step * 0.8:.1f}' "
            f"height='{height(count):.1f}' class='bar'><title>{value}: {count}</title></rect>"
        )
        if len(values) <= 14 or place % 5 == 0:
            parts.append(
                f"<text x='{left + step / 2:.1f}' y='{HEIGHT - 12}' class='tick middle'>{value}</text>"
            )
    return f"{_svg(across, *parts)}<p class='axes'>{escape(across)}</p>"


def heat(ground: Ground, counts: Mapping[str, int], notes: Mapping[str, str], label: str) -> str:
    """A map, the redder the more happened there; `notes` are told where somebody points."""
    columns = [column for column, _ in ground.spaces.values()]
    rows = [row for _, row in ground.spaces.values()]
    left, top = min(columns), min(rows)
    width, height = (max(columns) - left + 1) * _CELL, (max(rows) - top + 1) * _CELL
    most = max(counts.values(), default=1)
    cells = []
    for name, (column, row) in ground.spaces.items():
        x, y, count = (column - left) * _CELL, (row - top) * _CELL, counts.get(name, 0)
        kind = "blocked" if name in ground.blocked else "floor"
        cells.append(f"<rect x='{x}' y='{y}' width='{_CELL}' height='{_CELL}' class='{kind}'/>")
        if count:
            told = escape(notes.get(name, f"{name}: {count}"))
            cells.append(
                f"<rect x='{x}' y='{y}' width='{_CELL}' height='{_CELL}' class='hot' "
                f"fill-opacity='{0.12 + 0.88 * count / most:.2f}'><title>{told}</title></rect>"
            )
            if count >= most / 2:
                cells.append(
                    f"<text x='{x + _CELL / 2}' y='{y + _CELL * 0.68}' class='count middle'>{count}</text>"
                )
    walls = "".join(
        f"M{(x1 - left) * _CELL:g} {(y1 - top) * _CELL:g}L{(x2 - left) * _CELL:g} {(y2 - top) * _CELL:g}"
        for (x1, y1), (x2, y2) in ground.walls
    )
    return (
        f"<svg viewBox='-2 -2 {width + 4} {height + 4}' class='map' role='img' "
        f"aria-label='{escape(label, quote=True)}'>"
        f"{''.join(cells)}<path class='walls' d='{walls}'/></svg>"
    )


def _svg(label: str, *parts: str) -> str:
    return (
        f"<svg viewBox='0 0 {WIDTH} {HEIGHT}' class='plot' role='img' aria-label='{escape(label, quote=True)}'>"
        f"{''.join(parts)}</svg>"
    )


def _grid(ticks: Sequence[tuple[float, str]]) -> str:
    return "".join(
        f"<line x1='{LEFT}' x2='{WIDTH - RIGHT}' y1='{y:.1f}' y2='{y:.1f}' class='grid'/>"
        f"<text x='{LEFT - 6}' y='{y + 4:.1f}' class='tick end'>{escape(label)}</text>"
        for y, label in ticks
    )


def _ticks(most: float) -> list[float]:
    """Up to five round numbers from 0 on."""
    step = next(
        each * 10**power for power in range(-1, 9) for each in (1, 2, 5) if most / (each * 10**power) <= 5
    )
    return [step * place for place in range(int(most / step) + 1)]
