/** Parts of the form for a new table: choices with their pictures, what will be played in a sentence, and a look at what a seat brings. */
import { html, nothing } from "../vendor/lit.js";
import { SEAT_COLOURS, icon } from "../core/part.js";
import { language, say } from "../core/i18n.js";
import { Above, raise } from "../components/above.js";

/** @import { Brought, Choice, Plan, Setting, TypedAs } from "../../protocol.js" */
/** @typedef {{plan: Plan, catalogue: any}} Small */
/** @typedef {{name: string, colour: string}} Sitter */

/**
 * Choices as pictures, any of them first.
 * @param {Small} small @param {Setting} setting @param {Choice[]} choices @param {string} chosen @param {number} players @param {(value: string) => void} set
 */
export function gallery({ plan, catalogue }, setting, choices, chosen, players, set) {
  const tile = (/** @type {string} */ value, /** @type {unknown} */ picture, /** @type {string} */ name, /** @type {string} */ note) => html`<button type="button" class="maptile" role="radio" aria-checked=${chosen === value} data-choice=${value} @click=${() => set(value)}>
      <span class="mappic">${picture}</span><span class="mapname">${name}</span>${note ? html`<span class="t-small dim">${note}</span>` : nothing}</button>`;
  return html`<div class="whole"><span class="t-label dim" id="gallery-label">${say(setting.label)}</span>
    <div class="gallery" role="radiogroup" aria-labelledby="gallery-label" data-setting=${setting.name}>${tile("", icon("a-luck", "xl faint"), say("page-any"), "")}
      ${choices.map((choice) => tile(choice.value, plan.picture(catalogue, { [setting.name]: choice.value }), say(choice.label), plan.gallery?.note(catalogue, choice.value, players) ?? ""))}</div></div>`;
}

/** Names in a row, as they are said. @param {Sitter[]} sitters */
function together(sitters) {
  const parts = new Intl.ListFormat(language()).formatToParts(sitters.map((_, place) => String(place)));
  return parts.map((part) => (part.type === "literal" ? part.value : html`<b class="seat-${sitters[Number(part.value)].colour} planname">${sitters[Number(part.value)].name}</b>`));
}

/**
 * What will be played, and by whom against whom.
 * @param {unknown} what @param {Sitter[]} sitters @param {unknown[]} sides of each seat: those who play together have the same
 */
export function summaryLine(what, sitters, sides) {
  const groups = [...new Set(sides)].map((side) => sitters.filter((_, seat) => sides[seat] === side));
  const versus = groups.map((group, place) => html`${place ? html` <span class="dim">${say("page-plan-against")}</span> ` : nothing}${together(group)}`);
  return html`<p class="plansentence" role="status"><span class="t-head">${what}</span><span>${versus}</span></p>`;
}

/** The colour of a seat, as others see it. @param {number} seat */
export const colourOf = (seat) => SEAT_COLOURS[seat] ?? SEAT_COLOURS[1];

class Looking extends /** @type {TypedAs<{brought: Brought}, typeof Above>} */ (/** @type {unknown} */ (Above)) {
  static properties = { brought: { attribute: false } };

  render() {
    const { title, note, rows, more } = this.brought;
    return this.frame("looking-title", html`<div class="col"><div class="row"><div class="grow"><h2 class="t-title" id="looking-title">${title}</h2><p class="t-small dim">${note}</p></div>
        <button class="btn icon quiet" aria-label=${say("page-close")} @click=${() => this.end()}>${icon("a-close", "s")}</button></div>
      <ul class="lookrows">${rows.map((row) => html`<li><span class="grow"><b>${row.name}</b>${row.note ? html`<br /><span class="t-small dim">${row.note}</span>` : nothing}</span><span class="t-number">${row.amount}</span></li>`)}</ul>
      ${more ? html`<p class="t-small dim">${more}</p>` : nothing}</div>`, "raised looking");
  }
}

customElements.define("dj-looking", Looking);

/** A look at what a seat brings. @param {Brought} brought */
export const lookAt = (brought) => void raise(/** @type {Looking} */ (document.createElement("dj-looking")), { brought });
