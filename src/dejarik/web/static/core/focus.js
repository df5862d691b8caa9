/**
 * The focus never falls to nothing: when what had it is gone or can't be used any more, it goes to the question of the table,
 * or to the heading of the screen. Who leaves a thing on purpose, such as by a click beside it, is left alone.
 */

/** What had the focus and was not left on purpose. @type {HTMLElement|null} */
let last = null;
let looking = false;
const HOLDERS = "button, a, input, select, textarea, summary, [tabindex]";

/** @param {HTMLElement} thing */
const canHold = (thing) => thing.isConnected && !thing.matches(":disabled") && thing.checkVisibility();

/** @param {string} places */
const find = (places) => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(places))].find((each) => each.checkVisibility());

/** Whether nothing in particular has the focus: keys may mean what is asked. */
export const isResting = () => !document.activeElement || document.activeElement === document.body || document.activeElement.matches(".question, h1, main");

/** Focus without scrolling, also what can't be reached by keys. @param {HTMLElement|undefined} thing */
export function focusOn(thing) {
  if (!thing) return;
  if (thing.tabIndex < 0 && !thing.hasAttribute("tabindex")) thing.tabIndex = -1;
  thing.focus({ preventScroll: true });
}

/** The focus for a screen that has just come. */
export const focusScreen = () => focusOn(find("main h1") ?? find("h1") ?? find("main"));

/** Look after the focus from now on. */
export function keepFocus() {
  addEventListener("focusin", (event) => (last = /** @type {HTMLElement|null} */ (event.target)));
  addEventListener("pointerdown", (event) => (last = event.target instanceof Element ? event.target.closest(HOLDERS) : null), { capture: true });
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled", "hidden", "open"] });
}

/** Look in the next frame: only then has a browser noticed that something can't hold the focus any more. */
function look() {
  if (looking || !last) return;
  looking = true;
  requestAnimationFrame(() => setTimeout(() => {
    looking = false;
    const now = document.activeElement;
    if (!last || now && now !== document.body && now !== document.documentElement) return;
    const asked = find(".question");
    if (canHold(last) && !asked?.contains(last)) focusOn(last);
    else if (asked) focusOn(asked);
    else focusScreen();
  }));
}
