/**
 * Putting right on purpose what went wrong at the table: a small form (what, how much, why), which everybody sees and agrees to.
 * What can be put right is what the game says.
 */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "../core/part.js";
import * as api from "../core/api.js";
import { say } from "../core/i18n.js";
import { seatName } from "../components/sides.js";
import { Above, raise } from "../components/above.js";
import { toast } from "../components/toasts.js";

/** @import { State, Text, TypedAs } from "../../protocol.js" */
/** @import { Correctable } from "../../sent/assault.js" */

/** @typedef {{label: string, group: string, change: Record<string, unknown>, most?: number}} Right something that can be put right; `most`: how much less it may be, of an amount */

/** Show the form. @param {string} table @param {string|null} token */
export async function putRight(table, token) {
  try {
    const possible = await api.correctable(table, token);
    raise(/** @type {PuttingRight} */ (document.createElement("dj-putting-right")), { table, token, possible });
  } catch (refusal) {
    toast(refusal.text);
  }
}

/** All that can be put right, in words. @param {Correctable} possible @returns {Right[]} */
function rightsOf({ amounts, things, results }) {
  return [
    ...amounts.map(({ what, seat, who, have }) => ({ group: say("right-amounts"), label: say("right-amount", { who: say(who), what: say(`right-kind-${what}`), have }), change: { what, seat }, most: have })),
    ...things.flatMap(({ what, seat, who, lose, gain }) => [
      ...lose.map(({ name, text }) => ({ group: say("right-lose", { who: say(who), what: say(`right-kind-${what}`) }), label: `− ${say(text)}`, change: { what, seat, name, amount: -1 } })),
      ...gain.map(({ name, text }) => ({ group: say("right-gain", { who: say(who), what: say(`right-kind-${what}`) }), label: `+ ${say(text)}`, change: { what, seat, name, amount: 1 } })),
    ]),
    ...results.map(({ slot, mission, winner }) => ({ group: say("right-results"), label: say(winner === 0 ? "right-rebels-won" : "right-empire-won", { slot, mission: say(mission) }), change: { what: "result", slot, seat: winner === 0 ? -1 : 0 } })),
  ];
}

class PuttingRight extends /** @type {TypedAs<{table: string, token: string|null, possible: Correctable, place: number, amount: number, busy?: boolean}, typeof Above>} */ (/** @type {unknown} */ (Above)) {
  static properties = { possible: { attribute: false }, place: { state: true }, amount: { state: true }, busy: { state: true } };
  static start = () => ({ place: 0, amount: 1 });

  /** @param {SubmitEvent} event */
  async suggest(event) {
    event.preventDefault();
    const right = rightsOf(this.possible)[this.place];
    const change = right.most === undefined ? right.change : { ...right.change, amount: this.amount };
    this.busy = true;
    try {
      const { table } = await api.correct(this.table, this.token, change, this.querySelector("textarea")?.value ?? "");
      toast(table.suggestion ? "right-suggested" : "right-done", "good");
      this.end();
    } catch (refusal) {
      toast(refusal.text);
    }
    this.busy = false;
  }

  render() {
    const rights = rightsOf(this.possible);
    const groups = [...new Set(rights.map((each) => each.group))];
    const chosen = rights[this.place];
    return this.frame("right-title", html`<form class="col" @submit=${this.suggest}><h2 class="t-title" id="right-title">${say("right-title")}</h2><p class="t-small dim">${say("right-note")}</p>
        <label class="col t-label faint">${say("right-what")}<select class="field" data-right @change=${(/** @type {any} */ event) => (this.place = Number(event.target.value))}>
          ${groups.map((group) => html`<optgroup label=${group}>${rights.map((each, place) => (each.group === group ? html`<option value=${place} ?selected=${place === this.place}>${each.label}</option>` : nothing))}</optgroup>`)}</select></label>
        ${chosen?.most === undefined ? nothing : html`<label class="col t-label faint">${say("right-how-much")}<input class="field" type="number" required data-amount min=${-chosen.most} step="1" .value=${String(this.amount)} @input=${(/** @type {any} */ event) => (this.amount = Number(event.target.value))} /></label>`}
        <label class="col t-label faint">${say("right-why")}<textarea class="field" rows="2" maxlength="300" required></textarea></label>
        <div class="row wrap"><button class="btn grow" type="button" @click=${() => this.end()}>${say("page-cancel")}</button><button class="btn grow primary" type="submit" ?disabled=${this.busy || !chosen}>${say("right-suggest")}</button></div></form>`);
  }
}

customElements.define("dj-putting-right", PuttingRight);

/** What somebody suggests. Those are asked who still have to agree; the others hear who is waited for. @param {State} state @param {string|null} token */
export function suggestionNotice({ table, seats }, token) {
  const { suggestion } = table;
  if (!suggestion) return nothing;
  const own = suggestion.correction ? seats.filter((seat) => !seats.includes(table.seats[seat]?.passed?.partner ?? -1)) : seats; // who plays for somebody does not agree for them
  const answer = (/** @type {boolean} */ yes) => api.agree(table.id, token, suggestion.id, yes).catch((refusal) => toast(refusal.text));
  const names = suggestion.waiting.map((seat) => seatName(table, seat)).join(", ");
  /** @type {Text} */
  const what = suggestion.correction ? suggestion.correction.text : { id: suggestion.passing?.bot ? "right-away-bot" : "right-away-partner", args: { name: seatName(table, suggestion.away ?? 0), partner: seatName(table, suggestion.passing?.partner ?? 0) } };
  const asked = own.some((seat) => suggestion.waiting.includes(seat));
  const mine = own.includes(suggestion.by);
  return html`<div class="notice asking suggestion" role=${asked ? "alert" : "status"}>${icon("a-check")}<div class="grow"><b>${say("right-suggests", { name: seatName(table, suggestion.by) })}</b> ${say(what)}${suggestion.correction ? html`<br /><span class="t-small dim">${say("right-because", { why: suggestion.correction.why })}</span>` : nothing}
      ${asked ? nothing : html`<br /><span class="t-small dim">${say("right-waits", { names })}</span>`}</div>
    ${asked ? html`<button class="btn primary" data-agree @click=${() => answer(true)}>${say("right-agree")}</button><button class="btn" @click=${() => answer(false)}>${say("page-no")}</button>` : mine ? html`<button class="btn" @click=${() => answer(false)}>${say("page-undo-withdraw")}</button>` : nothing}</div>`;
}
