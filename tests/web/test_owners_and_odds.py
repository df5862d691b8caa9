"""Rows of a question name whose card it is, and a forecast takes the room that it had before its numbers."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.web import card_playing
from tests.web.conftest import NewPage, Served
from tests.web.playing import make_table, module
from tests.web.reaching import DESKTOP, PHONE

ASK = """(seats) => {
  const screen = document.querySelector('dj-lcg');
  const { state } = screen.game;
  const cards = state.shown.cards.filter((card) => card.type === 'objective' && card.key && seats.includes(card.seat));
  const options = cards.map((card) => ({ id: `choose:${card.id}`, card: card.id, key: card.key, label: { id: 'page-log' } }));
  const decision = { ...state.decision, kind: 'choose', options };
  screen.game = { ...screen.game, state: { ...state, decision } };
  return cards.map((card) => card.seat);
}"""  # noqa: E501


def test_cards_of_several_players_name_their_owners(new_page: NewPage, served: Served) -> None:
    page = new_page(**PHONE)
    page.goto(make_table(served.address, "lcg", "me", "bot", format="duel", players="2").page)
    card_playing.play_until(page, "shown.round > 0")
    seats = page.evaluate(ASK, [0, 1])
    owners = page.locator(".lcgquestion .acts .owner")
    expect(owners).to_have_count(len(seats))
    sides = page.evaluate("document.querySelector('dj-lcg').shown.players.map((player) => player.side)")
    names = ["Player 1 (you)", "(bot)"]
    for place, seat in enumerate(seats):
        expect(owners.nth(place)).to_contain_text(f"{names[seat]}, {sides[seat]} side", ignore_case=True)
    assert set(seats) == {0, 1}
    page.evaluate(ASK, [0])
    expect(owners).to_have_count(0)


DRAWN = """async (hint) => {
  const { render } = await VENDOR;
  const { oddsPanel } = await FIGHT;
  const box = document.createElement('div');
  box.className = 'skirmish';
  box.setAttribute('data-odds', '');
  document.body.append(box);
  render(oddsPanel('Trandoshan Hunter of the second group', null, 'i', hint, () => {}), box);
  const { style } = box;
  Object.assign(style, { position: 'fixed', inset: '0 auto auto 0', width: '340px', display: 'block', height: 'auto' });
  const { height } = box.querySelector('.odds').getBoundingClientRect();
  box.remove();
  return Math.round(height);
}"""


def test_the_odds_are_as_high_before_they_are_known(new_page: NewPage, served: Served) -> None:
    page = new_page(**DESKTOP)
    page.goto(make_table(served.address, "assault", "me", "bot", map="moisture-farm", mission="A").page)
    page.wait_for_selector("dj-board svg")
    drawn = DRAWN.replace("VENDOR", module("vendor/lit.js")).replace(
        "FIGHT", module("games/assault/fight.js")
    )
    odds = {"miss": 0.2, "expected": 2.5, "defeat": 0.1, "damage": {"0": 0.2, "3": 0.8}, "complete": True}
    dice = {"attack_dice": ["blue", "green", "red", "yellow"], "defence_dice": ["black", "white"]}
    known: dict[str, Any] = {"odds": odds, "distance": 3, "needs": 3, "melee": False, **dice}
    assert page.evaluate(drawn, known) == page.evaluate(drawn, {})
