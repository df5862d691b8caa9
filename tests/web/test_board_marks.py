"""What the board tells apart: names, tokens under figures, teams by their colours, and what a figure sees."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.clicking import OFFICER, STATE
from tests.web.conftest import NewPage, Served
from tests.web.hurrying import hurry
from tests.web.playing import make_table, module, wait_until
from tests.web.reaching import PHONE

SKIRMISH = {
    "map": "moisture-farm",
    "mission": "B",
    "army-1": "order-in-the-streets",
    "army-2": "hatred-of-vader",
}

NAMES = """async (path) => {
  const { placedNames } = await %s;
  const { place } = await %s;
  const figure = (id, name, ...spaces) => ({ id, name: { id: name }, spaces });
  const crowd = ["D4", "E4", "F4", "J9"].map((space, id) => figure(id, "page-pin", space));
  const found = placedNames(crowd, ["J10"], 40);
  const beside = (one, two) => one.x + one.width <= two.x || two.x + two.width <= one.x;
  const apart = (one, two) => beside(one, two) || one.y + one.height <= two.y || two.y + two.height <= one.y;
  const meets = found.filter((one) => found.some((two) => one !== two && !apart(one, two)));
  return { names: found.length, meets: meets.length, last: found.at(-1).y, top: place("J9")[1] * 40 };
}"""


def test_names_on_the_board_cover_neither_each_other_nor_what_is_lit(
    new_page: NewPage, served: Served
) -> None:
    page = new_page()
    page.goto(served.address)
    page.wait_for_selector(".lobbymain")
    found = page.evaluate(NAMES % (module("games/assault/names.js"), module("games/assault/geometry.js")))
    assert found["meets"] == 0
    assert found["names"] >= 3
    assert found["last"] < found["top"]  # above its figure: the space below may be chosen


def test_teams_have_cool_and_warm_colours_and_zones_those_who_play_there(
    new_page: NewPage, served: Served
) -> None:
    armies = {f"army-{seat}": OFFICER for seat in (1, 2, 3, 4)}
    made = make_table(
        served.address, "assault", "me", "bot", "bot", "bot", map="hoth-battlefield", mission="B", **armies
    )
    page = new_page()
    page.goto(made.page)
    hurry(page, "shown.players.every((player) => player.zone)")
    players = page.evaluate(f"{STATE}.shown.players.map(({{seat, team, zone}}) => [seat, team, zone])")
    colours = page.evaluate("document.querySelector('dj-table').colours")
    assert [{colours[seat] for seat, team, _ in players if team == side} for side in (0, 1)] == [
        {"blue", "green"},
        {"red", "yellow"},
    ]
    for seat, _, zone in players:
        expect(page.locator(f'.art .zone[data-zone="{zone}"]')).to_have_class(f"zone {colours[seat]}")
        badge = page.locator(f'.art .zone-badge[data-zone="{zone}"] use')
        expect(badge).to_have_attribute("href", f"#seat-{colours[seat]}")


def test_what_is_looked_at_shows_its_line_of_sight_and_lies_beside_the_board(
    new_page: NewPage, served: Served
) -> None:
    page = new_page()
    page.goto(make_table(served.address, "assault", "me", "bot", bot="random", **SKIRMISH).page)
    hurry(
        page, "state.decision.options.some(({ verb, target }) => verb === 'attack' && target === undefined)"
    )
    wait_until(page, "document.querySelector('dj-assault').ahead.attack?.targets")
    if page.evaluate("document.querySelector('dj-assault').ahead.attack.targets.length") == 1:
        page.locator("dj-decision [data-option=attack]").click()
        expect(page.locator(".boardsvg .sight .wedge")).to_have_count(1)
        expect(page.locator(".boardsvg .oddsplate")).to_have_count(1)
        page.locator("[data-back]").click()
    hostile = page.evaluate(
        f"{STATE}.shown.figures.find(({{seat, spaces}}) => seat === 1 && spaces.length).id"
    )
    page.locator(f'.boardsvg [data-figure="{hostile}"]').click()
    panel = page.locator(".inspect")
    expect(panel.locator(".sightnote")).not_to_be_empty()
    expect(page.locator(".boardsvg .sight")).to_have_count(1)
    edge = "document.querySelector('%s').getBoundingClientRect().%s"
    assert page.evaluate(f"{edge % ('.inspect', 'right')} <= {edge % ('.boardsvg', 'left')} + 70")
    panel.locator("[data-pin]").click()
    acting = page.evaluate(f"{STATE}.shown.figures.find(({{active}}) => active).name.id")
    expect(page.locator(".armies .pinnedcard")).to_have_count(1)
    assert acting
    page.reload()
    expect(page.locator(".armies .pinnedcard")).to_have_count(1)


def test_a_token_under_a_figure_is_seen_in_the_corner(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(make_table(served.address, "assault", "me", "bot", **SKIRMISH).page)
    wait_until(page, f"{STATE}?.shown?.tokens.length && document.querySelector('.boardsvg .figures')")
    count = page.evaluate(
        """async () => {
          const screen = document.querySelector('dj-assault');
          const board = document.querySelector('dj-board');
          const lies = ({ door, carrier, spaces }) => door === null && carrier === null && spaces.length === 1;
          const token = screen.shown.tokens.find(lies);
          const [first, ...rest] = board.shown.figures;
          const before = board.querySelectorAll('[data-under]').length;
          board.shown = { ...board.shown, figures: [{ ...first, spaces: token.spaces }, ...rest] };
          await board.updateComplete;
          return [before, board.querySelectorAll('[data-under]').length];
        }"""
    )
    assert count == [0, 1]


def test_every_card_has_a_glyph_of_its_own_and_groups_of_one_card_are_numbered(
    new_page: NewPage, served: Served
) -> None:
    page = new_page()
    page.goto(make_table(served.address, "assault", "me", "bot", **SKIRMISH).page)
    expect(page.locator(".seatp .hpnumber").first).to_be_visible()
    numbers = page.locator(".seatp").first.locator(".group", has_text="Riot Trooper").locator(".hpnumber")
    assert numbers.all_inner_texts() == ["1", "2", "3", "4"]
    glyphs = page.evaluate(
        f"""async () => {{
          const {{ glyphOf, learnGlyphs, markOf }} = await {module("games/lcg/glyphs.js")};
          const {{ catalogue }} = await {module("core/api.js")};
          const {{ cards }} = await catalogue("lcg");
          learnGlyphs(cards);
          return Object.values(cards).map((card) => JSON.stringify([glyphOf(card), markOf(card)]));
        }}"""
    )
    assert len(glyphs) > 250
    assert len(set(glyphs)) == len(glyphs)


def test_a_phone_shows_whoever_acts_and_both_sides_of_an_attack(new_page: NewPage, served: Served) -> None:
    page = new_page(**PHONE)
    page.goto(make_table(served.address, "assault", "me", "bot", bot="random", **SKIRMISH).page)
    hurry(page, "state.decision.prompt.id === 'activation-prompt' && shown.round > 0")
    inside = """(id) => {
      const box = (each) => each.getBoundingClientRect();
      const [figure, board] = [box(document.querySelector(`[data-walker="${id}"]`)), box(document.querySelector('dj-board'))];
      return figure.left >= board.left - 2 && figure.right <= board.right + 2 && figure.top >= board.top - 2 && figure.bottom <= board.bottom + 2;
    }"""  # noqa: E501
    acting = page.evaluate(f"{STATE}.shown.figures.find(({{active}}) => active).id")
    page.evaluate("document.querySelector('dj-board').showLit()")
    wait_until(page, f"({inside})({acting})")
