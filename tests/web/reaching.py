"""Whatever is seen can be touched where it is seen: asks the browser what lies under the middle of every control."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SMALL: dict[str, Any] = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}
SIDEWAYS: dict[str, Any] = {"width": 844, "height": 390, "has_touch": True, "is_mobile": True}
LOW: dict[str, Any] = {"width": 740, "height": 360, "has_touch": True, "is_mobile": True}
TABLET: dict[str, Any] = {"width": 768, "height": 1024, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"width": 1440, "height": 900}

# What is out of reach, in words. A control may be scrolled to, but only in what a finger can scroll. Of what is lit on
# the board only that counts which something else than the board covers: figures stand on spaces, boards are dragged.
# Cards spread out to choose from lie over the table on large screens, and what is under them is not seen.
OUT_OF_REACH = r"""() => {
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=checkbox]';
  const PRESSED = '.question, .hand, .bottomnav, .inspectacts, .ways';
  const coarse = matchMedia('(pointer: coarse)').matches;
  const least = Math.min(innerWidth, innerHeight) < 500 ? (coarse ? 44 : 40) : 0;
  const faults = [];
  const name = (each) => {
    const words = (each.getAttribute('aria-label') ?? each.textContent).trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''} ${each.dataset.option ?? ''} "${words}"`;
  };
  const under = (each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return { found: document.elementFromPoint(x, y), x, y, width, height };
  };
  const hits = (each, found) => found && (each.contains(found) || found.closest('label')?.control === each);
  const modal = [...document.querySelectorAll('dialog[open], [aria-modal=true]')].at(-1);
  const scrolls = (each) => {
    const { overflowX, overflowY } = getComputedStyle(each);
    return each === document.scrollingElement || /auto|scroll/.test(overflowX + overflowY);
  };
  for (const each of (modal ?? document).querySelectorAll(CONTROLS)) {
    if (each.disabled || !each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const board = each.closest('.boardsvg');
    if (board) {
      if (!each.dataset.option) continue;
      const frame = board.getBoundingClientRect();
      const { found, x, y } = under(each);
      const inside = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
      const covered = inside && found && !found.closest('dj-board, .scores');
      if (covered) faults.push(`${name(found)} covers on the board ${name(each)}`);
      continue;
    }
    const before = [];
    for (let up = each.parentElement; up; up = up.parentElement) before.push([up, up.scrollLeft, up.scrollTop]);
    let at = under(each);
    if (!hits(each, at.found)) {
      each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const moved = before.filter(([up, x, y]) => up.scrollLeft !== x || up.scrollTop !== y).map(([up]) => up);
      const stuck = moved.find((up) => !scrolls(up));
      if (stuck) faults.push(`only a program can scroll ${name(stuck)} to ${name(each)}`);
      at = under(each);
      const place = `${Math.round(at.x)}, ${Math.round(at.y)}`;
      if (at.found?.closest('.spread') && !each.closest('.spread') && !least) continue;
      const instead = at.found ? name(at.found) : 'nothing';
      if (!hits(each, at.found)) faults.push(`at ${place} lies ${instead}, not ${name(each)}`);
    }
    const small = each.closest(PRESSED) && (at.height < least - 0.5 || at.width < least - 0.5);
    if (small) faults.push(`${Math.round(at.width)} x ${Math.round(at.height)}: ${name(each)}`);
    for (const [up, x, y] of before) { up.scrollLeft = x; up.scrollTop = y; }
  }
  const wide = document.scrollingElement.scrollWidth;
  if (wide > innerWidth) faults.push(`${wide} wide`);
  return faults;
}"""


def out_of_reach(page: Page) -> list[str]:
    """The controls that are seen and can not be touched, or that are too small for a finger."""
    found: list[str] = page.evaluate(OUT_OF_REACH)
    return found
