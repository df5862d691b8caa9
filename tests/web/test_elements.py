"""The elements of the page: none takes a name that every element has, and every screen can be left for every other."""

from __future__ import annotations

from itertools import chain

from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import make_table, wait_until

from dejarik.web import STATIC

MODULES = sorted(
    f"/{path.relative_to(STATIC).as_posix()}"
    for path in STATIC.rglob("*.js")
    if "vendor" not in path.parts and "customElements.define" in path.read_text(encoding="utf-8")
)

#: What an element of Lit is meant to bring along.
MEANT = [
    "constructor", "render", "connectedCallback", "disconnectedCallback", "willUpdate", "update", "updated",
    "firstUpdated", "shouldUpdate", "createRenderRoot",
]  # fmt: skip

CLASHES = """async ([modules, meant]) => {
  // A second copy of a module would define its elements anew.
  const own = (path) => import(`/v/${document.documentElement.dataset.version}${path}`);
  const { Part } = await own('/core/part.js');
  await Promise.all(modules.map(own));
  const tags = ['dj-app', ...(await Promise.all(modules.map((path) => fetch(path).then((answer) => answer.text()))))
    .flatMap((text) => [...text.matchAll(/customElements\\.define\\("([a-z-]+)"/g)].map((found) => found[1]))];
  const taken = new Set();
  for (let above = Part.prototype; above && above !== Object.prototype; above = Object.getPrototypeOf(above)) {
    for (const name of Object.getOwnPropertyNames(above)) taken.add(name);
  }
  const found = [];
  for (const tag of new Set(tags)) {
    const type = customElements.get(tag);
    const names = new Set(Object.keys(type.properties ?? {}));
    for (const name of Object.keys(type.start?.() ?? {})) names.add(name);
    for (let own = type.prototype; own !== Part.prototype; own = Object.getPrototypeOf(own)) {
      for (const name of Object.getOwnPropertyNames(own)) names.add(name);
    }
    for (const name of names) if (taken.has(name) && !meant.includes(name)) found.push(`${tag}.${name}`);
  }
  return [new Set(tags).size, found];
}"""


def test_no_element_takes_a_name_that_all_elements_have(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(served.address)
    page.wait_for_selector("main")
    count, found = page.evaluate(CLASHES, [MODULES, MEANT])
    assert count > 15
    assert found == []


SCREENS = {
    "": "dj-lobby",
    "new/assault": "dj-new-table",
    "army": "dj-army",
    "deck": "dj-deck",
    "replay": "dj-replay",
    "learn": "dj-learn",
    "keys": "dj-keys",
    "own": "dj-own",
    "campaigns": "dj-campaigns",
}


def arrive(page: Page, element: str) -> None:
    """That screen and no other shows, and the focus is on it."""
    expect(page.locator(f"dj-app > {element}")).to_be_visible()
    expect(page.locator("dj-app > :not(dj-toasts)")).to_have_count(1)
    wait_until(page, "document.activeElement && document.activeElement !== document.body")


def test_every_screen_can_be_left_for_every_other(new_page: NewPage, served: Served) -> None:
    made = make_table(served.address, "arena", "me", "bot")
    free = make_table(served.address, "arena", "me", "open")
    screens = {**SCREENS, f"table/{made.table}/{made.token}": "dj-table", f"join/{free.table}": "dj-join"}
    page = new_page(language="pl-PL")
    page.goto(f"{served.address}#/keys")
    expect(page.locator("dj-app > dj-keys")).to_be_visible()
    names = list(screens)
    for place, start in enumerate(names):
        way = [start, *chain.from_iterable((end, start) for end in names[place + 1 :])]  # there and back
        for name in way:
            page.evaluate("(to) => (location.hash = `#/${to}`)", name)
            arrive(page, screens[name])


def test_the_links_on_top_lead_everywhere(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(served.address)
    for place in ("campaigns", "army", "deck", "replay", "learn", "own", ""):
        page.locator(f".topbar nav a[href='#/{place}'], .topbar > .btn[href='#/{place}']").click()
        arrive(page, SCREENS[place])
