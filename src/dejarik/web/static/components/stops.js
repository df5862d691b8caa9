/**
 * What a question offers besides its answers: to be passed for until something is over, to settle how a text is answered from
 * now on, and to take back what is only half made. Events: `stop` (detail: until when, and whether one is asked all the same
 * where it concerns one), `takeback`.
 */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "../core/part.js";
import { say } from "../core/i18n.js";
import { habitOf, settle, settleable } from "../core/automatic.js";

/** @import { State, Text } from "../../protocol.js" */
/** @typedef {{until: string, unless: boolean, words: Text}} Stop */

/** Something that a part says to whoever holds it. @param {Event} event @param {string} name @param {unknown} [detail] */
const emit = (event, name, detail) => event.currentTarget?.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));

/** Until when one could be passed for now. @param {State} state @returns {Stop[]} */
export function stopsIn({ decision, pacing }) {
  if (!pacing || !decision?.window || !decision.options.some((option) => option.declines)) return [];
  const { scopes, turn } = pacing;
  const has = (/** @type {string} */ scope) => scopes.includes(scope);
  const within = [["attack", "engagement"].find(has), ["phase", "round"].find(has)].flatMap((scope) => scope ?? []);
  /** @type {Stop[]} */
  const found = within.map((scope) => ({ until: scope, unless: false, words: { id: "page-stop-this", args: { scope } } }));
  if (has("turn")) found.push({ until: "turn", unless: false, words: { id: turn ? "page-stop-own-turn" : "page-stop-turn" } });
  if (has("turn") && turn === false) found.push({ until: "turn", unless: true, words: { id: "page-stop-touched" } });
  return found;
}

/** @param {State} state @param {() => void} changed something was settled */
export function stopsOf(state, changed) {
  const stops = stopsIn(state);
  const texts = settleable(state.decision);
  if (!stops.length && !texts.length) return nothing;
  return html`<div class="stops">
    ${stops.length ? html`<div class="row wrap tight" role="group" aria-label=${say("page-stops")}><span class="t-label faint">${say("page-stops")}</span>
      ${stops.map((stop, place) => html`<button class="btn stop" data-stop=${stop.unless ? "touched" : stop.until} title=${say("page-stops-note")} @click=${(/** @type {Event} */ event) => emit(event, "stop", stop)}>${say(stop.words)}${place < 3 ? html`<kbd aria-hidden="true">⇧${place + 1}</kbd>` : nothing}</button>`)}</div>` : nothing}
    ${texts.length ? html`<details class="autos"><summary class="t-small">${icon("a-down", "xs")}${say("page-auto-next")}</summary>
      ${texts.map(({ text, label, habits }) => html`<label class="row t-small"><span class="grow">${say(label)}</span>
        <select class="field" data-habit=${text} @change=${(/** @type {any} */ event) => { settle(text, event.target.value, label); changed(); }}>
          ${habits.map((habit) => html`<option value=${habit} ?selected=${habit === habitOf(text)}>${say(`page-auto-${habit}`)}</option>`)}</select></label>`)}
      <p class="t-small dim">${say("page-auto-note")}</p></details>` : nothing}</div>`;
}

/** To take back what is half made, where that takes nobody's leave. @param {State} state */
export const cancelOf = ({ decision, undo }) =>
  decision?.begun && undo === "free"
    ? html`<button class="btn big opposite cancel" data-cancel @click=${(/** @type {Event} */ event) => emit(event, "takeback")}>${icon("a-undo", "s")}<span>${say("page-cancel")}</span></button>`
    : null;
