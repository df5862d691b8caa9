"""Fights are seen and acts can be followed: a stage tells an attack beat by beat, a question never waits for it, and a
strip keeps what happened. The tests tell the page what a server would tell; `test_beats.py` shows what that is."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.hurrying import hurry
from tests.web.playing import give_up, make_table, wait_until
from tests.web.reaching import DESKTOP, PHONE

STATE = "document.querySelector('dj-table').state"
STAGE = "document.querySelector('dj-table').playback.stage"

#: A choice of the bot, told to the page: its lines, and whether the player is asked next.
HEAR = """([lines, asks, count]) => {
  const table = document.querySelector('dj-table');
  const last = table.playback.queue.at(-1) ?? table.playback.coming ?? table.state;
  for (let more = 0; more < count; more++) {
    const number = last.number + more;
    const step = { number, seat: 1, by: 'bot', events: [], lines };
    const decision = asks ? table.asked : null;
    const told = { number: number + 1, revision: number + 1000, events: [step], opening: undefined, decision };
    table.hear({ ...table.state, ...told });
  }
}"""

ATTACK = """() => {
  const table = document.querySelector('dj-table');
  table.asked = table.state.decision;
  const { figures } = table.state.shown;
  const own = figures.find((each) => each.seat === 0 && each.spaces.length);
  const other = figures.find((each) => each.seat === 1 && each.spaces.length);
  const who = { attacker: other.id, target: own.id };
  const words = { id: 'page-log' };
  const line = (beat, more) => ({ text: words, seat: 1, beat: { ...who, ...beat }, ...more });
  return [
    line({ kind: 'declared' }, { act: 'attack' }),
    line({ kind: 'rolled', attack_dice: [{ colour: 'blue', face: 2 }, { colour: 'green', face: 1 }], defence_dice: [{ colour: 'black', face: 0 }],
           rolled: { accuracy: 4, surge: 1, damage: 3, block: 1, evade: 0, dodge: 0 } }),
    line({ kind: 'modified', changes: [{ of: 'accuracy', amount: -2, cause: { id: 'condition-hide' }, helps: 'defence' }] }),
    line({ kind: 'surge', count: 1, effect: { id: 'keyword-stun' }, changes: [] }),
    line({ kind: 'judged', verdict: { result: 'hit', why: null, accuracy: 2, needs: 2, damage: 3, block: 1, pierce: 0, amount: 2,
           health: 5, before: 5, left: 3, chance: 0.49, expected: 1.5 } }),
  ];
}"""  # noqa: E501


def at_a_question(page: Page, served: Served) -> None:
    """A skirmish in which the player has been asked, with figures of both on the board."""
    page.goto(make_table(served.address, "assault", "me", "bot", map="moisture-farm", mission="A").page)
    hurry(page, "shown.round > 0")


def set_pace(page: Page, pace: str) -> None:
    page.evaluate("(pace) => localStorage.setItem('dejarik.pace', JSON.stringify(pace))", pace)


def test_an_attack_without_choices_is_seen_and_can_be_skipped(new_page: NewPage, served: Served) -> None:
    page = new_page(**DESKTOP)
    at_a_question(page, served)
    lines = page.evaluate(ATTACK)
    set_pace(page, "brisk")
    board = page.locator(".boardbox").bounding_box()
    before = page.evaluate(f"{STATE}.number")
    page.evaluate(HEAR, [lines, False, 1])
    stage = page.locator(".stage")
    expect(stage).to_be_visible()
    expect(stage.locator(".side .die")).to_have_count(3)
    assert page.locator(".boardbox").bounding_box() == board, "the board does not shrink for it"
    expect(stage.locator(".lrow.accuracy .mod")).to_contain_text("−2 Hidden")
    assert page.evaluate(f"{STATE}.number") == before, "what it comes to is not shown before"
    expect(stage.locator("[data-result=hit]")).to_contain_text("2 damage")
    expect(stage.locator("[data-result=hit]")).to_contain_text("2 or more: 49 %")
    expect(stage.locator(".lrow.surge .mod.spent")).to_contain_text("Stun")
    expect(page.locator(".boardsvg .burst")).to_contain_text("2")
    assert page.evaluate(f"{STATE}.number") == before + 1
    expect(stage).to_have_count(0)  # it goes down by itself
    page.evaluate(HEAR, [lines, False, 1])
    expect(stage).to_be_visible()
    page.keyboard.press("Escape")  # to the result, then away
    expect(stage.locator("[data-result=hit]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(stage).to_have_count(0)


def test_a_question_never_waits_for_a_stage(new_page: NewPage, served: Served) -> None:
    page = new_page(**PHONE)
    at_a_question(page, served)
    lines = page.evaluate(ATTACK)
    set_pace(page, "follow")
    before = page.evaluate(f"{STATE}.number")
    page.evaluate(HEAR, [lines, True, 1])
    expect(page.locator(".stage")).to_be_visible()
    assert page.evaluate(f"{STATE}.number") == before + 1
    assert page.evaluate(f"{STAGE}.isPlaying && Boolean({STATE}.decision)")
    boxes = [page.locator(each).first.bounding_box() for each in (".stage", ".question h2")]
    assert all(boxes)
    stage, question = (box for box in boxes if box)
    assert stage["y"] + stage["height"] <= question["y"] + 1, "the question can be read beside it"


def test_what_others_did_is_kept_in_a_strip_and_can_be_paused(new_page: NewPage, served: Served) -> None:
    page = new_page(**DESKTOP)
    at_a_question(page, served)
    lines = page.evaluate(ATTACK)
    set_pace(page, "follow")
    move = [{"text": {"id": "page-log"}, "seat": 1, "act": "move"}]
    page.evaluate(HEAR, [move, False, 2])
    page.evaluate(HEAR, [lines, False, 1])
    page.evaluate(HEAR, [move, True, 1])
    expect(page.locator(".behind")).to_contain_text("behind")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True).first).to_be_visible()
    waiting = page.evaluate("document.querySelector('dj-table').playback.queue.length")
    page.get_by_role("button", name="Next act").first.click()
    wait_until(page, f"document.querySelector('dj-table').playback.queue.length === {waiting - 1}")
    page.keyboard.press("End")
    expect(page.locator("dj-decision")).to_be_visible()
    expect(page.locator(".stage")).to_have_count(0)
    page.locator(".middlecol .actcount").click()
    cards = page.locator(".middlecol .actcard")
    assert cards.count() >= 4
    expect(cards.nth(cards.count() - 2)).to_contain_text("2 damage")
    cards.nth(cards.count() - 2).click()  # once more, as a stage
    expect(page.locator(".stage")).to_be_visible()


def test_a_page_that_has_fallen_behind_goes_to_now(new_page: NewPage, served: Served) -> None:
    page = new_page(**DESKTOP, language="pl-PL")
    at_a_question(page, served)
    lines = page.evaluate(ATTACK)
    set_pace(page, "follow")
    before = page.evaluate(f"{STATE}.number")
    page.evaluate(HEAR, [lines, False, 60])
    assert page.evaluate(f"{STATE}.number") >= before + 30
    page.evaluate(HEAR, [lines, True, 1])
    page.keyboard.press("End")
    expect(page.locator("dj-decision")).to_be_visible()
    assert page.evaluate(f"{STATE}.number") == before + 61
    expect(page.locator(".middlecol .actcount")).to_contain_text("60 zdarzeń")


COSTS = """() => new Promise((done) => {
  let [frames, changes] = [0, 0];
  const ask = window.requestAnimationFrame;
  window.requestAnimationFrame = (call) => (frames++, ask(call));
  const watch = new MutationObserver((found) => (changes += found.length));
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  setTimeout(() => {
    window.requestAnimationFrame = ask;
    watch.disconnect();
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running').length;
    done({ frames, changes, moving });
  }, 2500);
})"""


def test_a_page_that_waits_costs_nothing(new_page: NewPage, served: Served) -> None:
    """Nothing moves, nothing is drawn and nothing changes while somebody else thinks, with motion allowed."""
    page = new_page(**DESKTOP, fresh=True)
    at_a_question(page, served)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(ATTACK)
    page.evaluate(HEAR, [[], False, 1])
    expect(page.locator(".question p").first).to_contain_text(re.compile(r"since \d\d?:\d\d"))
    page.wait_for_timeout(1500)  # what the last act has moved comes to rest
    assert page.evaluate(COSTS) == {"frames": 0, "changes": 0, "moving": 0}


EDGE = """() => {
  const table = document.querySelector('dj-table');
  table.asked = table.state.decision;
  const keys = Object.keys(table.catalogue.cards).slice(0, 3);
  const line = (beat, more) => ({ text: { id: 'page-log' }, seat: 1, beat, ...more });
  const cards = (some) => some.map((key) => ({ key, force: 2 }));
  return [
    line({ kind: 'revealed', stacks: [{ seat: 0, cards: cards(keys.slice(0, 2)) }, { seat: 1, cards: cards(keys.slice(2)) }] }, { act: 'edge' }),
    line({ kind: 'fate', seat: 0, key: keys[0] }),
    line({ kind: 'counted', seat: 0, total: 4 }),
    line({ kind: 'won', seat: 0, totals: { 0: 4, 1: 2 }, contested: true, tied: false }),
  ];
}"""  # noqa: E501


def test_an_edge_battle_and_a_fallen_objective_are_seen(new_page: NewPage, served: Served) -> None:
    page = new_page(**DESKTOP)
    page.goto(make_table(served.address, "lcg", "me", "bot", format="duel", players="2").page)
    page.wait_for_selector("dj-lcg main")
    wait_until(page, f"{STATE}?.decision")
    lines = page.evaluate(EDGE)
    set_pace(page, "brisk")
    page.evaluate(HEAR, [lines, False, 1])
    stage = page.locator(".lcg > .stage")
    expect(stage.locator(".ecard")).to_have_count(3)
    expect(stage.locator(".ecard.resolved .prio")).to_have_text("1")
    expect(stage.locator("[data-result=edge]")).to_contain_text("Player 1 has the edge")
    expect(stage.locator(".tot .won")).to_have_text("4")
    expect(stage.locator(".tot .lost")).to_have_text("2")
    expect(stage).to_have_count(0)
    key = lines[1]["beat"]["key"]
    fell = [{**lines[0], "act": "fall", "beat": {"kind": "fell", "seat": 1, "key": key, "damage": 5}}]
    awarded = [{"text": {"id": "page-log"}, "beat": {"kind": "awarded", "seat": 0, "key": key, "count": 2}}]
    page.evaluate(HEAR, [fell + awarded, False, 1])
    expect(stage.locator("[data-result=fell]")).to_be_visible()
    expect(stage.locator(".fall")).to_contain_text("2 objectives in the victory pile")


def test_when_a_game_is_over_the_page_tells_how_it_went(new_page: NewPage, served: Served) -> None:
    page = new_page(**DESKTOP)
    at_a_question(page, served)
    give_up(page)
    account = page.locator("dj-account .account")
    expect(account.locator("h2")).to_contain_text("has won")
    expect(account.locator(".accountbody")).to_contain_text("Time")
    account.get_by_role("button", name="See the table").click()
    expect(account).to_have_count(0)
    page.get_by_role("button", name="How it went").click()
    expect(account).to_be_visible()


def test_who_comes_back_after_a_day_is_shown_what_happened(new_page: NewPage, served: Served) -> None:
    page = new_page(**DESKTOP, fresh=True)
    at_a_question(page, served)
    expect(page.locator(".pacebox.open")).to_have_count(0)
    page.evaluate(
        """() => {
          const { table } = document.querySelector('dj-table');
          localStorage.setItem('dejarik.seen', JSON.stringify({ [table]: Date.now() - 86400000 }));
        }"""
    )
    page.reload()
    expect(page.locator(".middlecol > .pacebox.open")).to_be_visible()
