"""Play areas on phones: what is told of a player lies in that player's area, and the dial is seen whole."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web import card_playing
from tests.web.conftest import NewPage, Served
from tests.web.playing import make_table, settled, wait_until
from tests.web.reaching import LOW, PHONE, SIDEWAYS, SMALL

SPILT = """() => {
  const box = (each) => each.getBoundingClientRect();
  const seen = (each) => each.checkVisibility() && box(each).width > 0;
  const faults = [];
  for (const area of document.querySelectorAll('.parea')) {
    const facts = [...area.querySelectorAll('header > *')].filter(seen);
    const frame = box(area);
    const body = box(area.querySelector('.areabody'));
    facts.forEach((each, place) => {
      const { left, right, top, bottom } = box(each);
      const name = `${area.getAttribute('aria-label')}: ${each.className} ${each.textContent.trim()}`;
      if (left < frame.left - 1 || right > frame.right + 1) faults.push(`outside ${name}`);
      if (bottom > body.top + 1) faults.push(`on cards ${name}`);
      for (const other of facts.slice(place + 1)) {
        const its = box(other);
        if (left < its.right - 1 && its.left < right - 1 && top < its.bottom - 1 && its.top < bottom - 1) faults.push(`covered ${name}`);
      }
    });
    for (const each of area.querySelectorAll('.oline > *')) {
      const card = box(each.closest('.obj'));
      if (seen(each) && (box(each).right > card.right + 1 || box(each).bottom > card.bottom + 1)) faults.push(`outside its card ${each.textContent}`);
    }
    if (box(area.querySelector('header h2')).width < 40) faults.push('no name');
  }
  for (const each of document.querySelectorAll('.band .t-num, .band .chip')) {
    const table = box(document.querySelector('.lcgtable'));
    if (seen(each) && (box(each).left < table.left || box(each).right > table.right)) faults.push(`cut off ${each.textContent.trim()}`);
  }
  return faults;
}"""  # noqa: E501


@pytest.mark.parametrize("format", ["2v2", "duel", "skywalker"])
def test_nothing_runs_out_of_an_area(new_page: NewPage, served: Served, format: str) -> None:
    page = new_page(**SIDEWAYS, language="pl-PL")
    seats = ["me", "bot"] if format == "duel" else ["me", "bot", "bot", "bot"]
    made = make_table(served.address, "lcg", *seats, format=format, **players(seats))
    page.goto(made.page)
    wait_until(page, "document.querySelector('.parea header')")
    card_playing.play_until(page, "shown.round > 0")
    found: dict[tuple[int, int], list[str]] = {}
    for size in (SIDEWAYS, LOW, PHONE, SMALL):
        where = (size["width"], size["height"])
        page.set_viewport_size({"width": where[0], "height": where[1]})
        settled(page)
        found[where] = page.evaluate(SPILT)
    assert {where: faults for where, faults in found.items() if faults} == {}


def players(seats: list[str]) -> dict[str, Any]:
    return {"players": str(len(seats))}
