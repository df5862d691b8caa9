"""More cards than a newcomer ever sees: all lie within their areas, and what settles the question is in sight."""

from __future__ import annotations

import pytest
from tests.web.conftest import NewPage, Served
from tests.web.hurrying import hurry
from tests.web.playing import make_table, settled

#: So many units in every area, of the catalogue's; and so many cards in the hand.
DEAL = """([units, hand]) => {
  const table = document.querySelector('dj-table');
  const state = structuredClone(table.state);
  const { shown } = state;
  const keys = Object.values(table.catalogue.cards).filter(({ type }) => type === 'unit').map(({ id }) => id);
  const model = shown.cards.find(({ type }) => type === 'unit');
  let id = 90000;
  for (const { seat } of shown.players) {
    const there = shown.cards.filter((card) => card.seat === seat && card.type === 'unit').length;
    for (let place = there; place < units; place++)
      shown.cards.push({ ...structuredClone(model), id: id++, key: keys[(place * 7 + seat * 31) % keys.length], seat });
  }
  while (shown.hand.length < hand) shown.hand.push({ ...structuredClone(shown.hand[0]), id: id++ });
  table.state = state;
  return table.updateComplete;
}"""

OUTSIDE = """() => {
  const box = (each) => each.getBoundingClientRect();
  const faults = [];
  for (const area of document.querySelectorAll('.parea')) {
    const row = box(area.querySelector('.units'));
    for (const tile of area.querySelectorAll('.units .tile')) {
      const { left, right, bottom } = box(tile);
      const isIn = right <= row.right + 1 && left >= row.left - 1 && bottom <= row.bottom + 3;
      if (!isIn) faults.push(tile.querySelector('.ttl').textContent.trim());
    }
  }
  const table = box(document.querySelector('.lcgtable'));
  const bar = document.querySelector('.lcgquestion .answers');
  if (box(bar).bottom > innerHeight + 1 || box(bar).top < 0) faults.push('the answers are out of sight');
  const titles = [...document.querySelectorAll('.parea .ttl')];
  if (titles.some((each) => each.checkVisibility() && box(each).height < 12)) faults.push('a title is cut');
  if (box(document.querySelector('.parea')).left < table.left - 1) faults.push('an area is cut');
  return faults;
}"""


@pytest.mark.parametrize(
    ("format", "units", "sizes"),
    [("2v2", 11, [(1440, 900)]), ("duel", 13, [(1440, 900), (768, 1024)])],
)
def test_all_cards_lie_within_their_areas_and_the_answers_are_in_sight(
    new_page: NewPage, served: Served, format: str, units: int, sizes: list[tuple[int, int]]
) -> None:
    page = new_page(language="pl-PL")
    seats = ["me", *["bot"] * (3 if format == "2v2" else 1)]
    page.goto(make_table(served.address, "lcg", *seats, format=format).page)
    offered = "state.decision.options.some(({ verb }) => verb === 'play')"
    unit = "shown.cards.some(({ type }) => type === 'unit')"
    hurry(page, f"{offered} && {unit}", eager=("play:",), calm=("pass", "none", "done", "no"), several=1)
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DEAL, [units, 11])
        settled(page)
        assert page.evaluate(OUTSIDE) == [], (width, height)
