/** Playing again after a game: on which sides, with which armies or decks. Others are told, and sit down at the new table if they want to. */
import { html, nothing } from "../vendor/lit.js";
import { icon, tally } from "../core/part.js";
import * as api from "../core/api.js";
import { say } from "../core/i18n.js";
import { ownDocuments } from "../core/documents.js";
import { askFitting, grouped, isRefused, settingsFor } from "../core/fitting.js";
import { callPlayer } from "../core/attention.js";
import { Above, raise } from "../components/above.js";
import { seatName } from "../components/sides.js";
import { goOn } from "./next-table.js";

/** @import { Choice, Colour, Fit, Game, Setting, State, Table, TypedAs } from "../../protocol.js" */

/** Tables of next games whose notice was closed. @type {Set<string>} */
const closed = new Set();

const SIDES = ["same", "swapped"];
const BROUGHT = ["same", "chosen", "drawn"];

/** Show the form; a game that somebody has begun again already is gone to. @param {{table: string, token: string|null, state: State, colours: Colour[]}} page */
export function playAgain({ table, token, state, colours }) {
  if (state.table.rematch) return void goOn(table, token, api.rematch);
  raise(/** @type {PlayingAgain} */ (document.createElement("dj-playing-again")), { facts: state.table, token, seats: state.seats, colours });
}

class PlayingAgain extends /** @type {TypedAs<{facts: Table, token: string|null, seats: number[], colours: Colour[], sides: string, brought: string, chosen: Record<string, string>, game?: Game, fit?: Fit, busy?: boolean}, typeof Above>} */ (/** @type {unknown} */ (Above)) {
  static properties = { facts: { attribute: false }, sides: { state: true }, brought: { state: true }, chosen: { state: true }, game: { state: true }, fit: { state: true }, busy: { state: true } };
  static start = () => ({ sides: "same", brought: "same", chosen: {} });

  async firstUpdated() {
    super.firstUpdated();
    this.game = (await api.games().catch(() => [])).find((each) => each.name === this.facts.game);
    await this.askFit();
  }

  /** Whoever will sit in a seat of the new table: their seat at this one. @param {number} seat */
  seatBefore(seat) {
    const count = this.facts.seats.length;
    return (seat - (this.sides === "swapped" ? (this.facts.further ?? 1) : 0) + count) % count;
  }

  /** What can be chosen by whoever asks: for the own seats of the new table, and for bots. @returns {Setting[]} */
  get settings() {
    const mine = (/** @type {number} */ seat) => seat < this.facts.seats.length && (this.seats.includes(this.seatBefore(seat)) || this.facts.seats[this.seatBefore(seat)].kind === "bot");
    return settingsFor(this.game?.settings ?? [], this.facts.settings).filter((setting) => setting.seat !== undefined && mine(setting.seat));
  }

  get brings() {
    return this.brought === "chosen" ? Object.fromEntries(this.settings.flatMap(({ name }) => (this.chosen[name] ? [[name, this.chosen[name]]] : []))) : {};
  }

  async askFit() {
    if (this.game) this.fit = await askFitting(this.game, { ...this.facts.settings, ...this.brings }).catch(() => undefined);
  }

  /** @param {Partial<{sides: string, brought: string, chosen: Record<string, string>}>} change */
  change(change) {
    Object.assign(this, change.sides ? { chosen: {} } : {}, change);
    this.askFit();
  }

  /** @param {SubmitEvent} event */
  async submit(event) {
    event.preventDefault();
    this.busy = true;
    const wish = { sides: this.sides, brought: this.brought === "drawn" ? "drawn" : "same", brings: this.brings, ask: true };
    await goOn(this.facts.id, this.token, (table, token) => api.rematch(table, token, wish), () => this.end());
    this.busy = false;
  }

  render() {
    const { facts, settings } = this;
    const others = facts.seats.filter((each) => each.kind !== "bot" && !this.seats.includes(each.seat));
    const bringing = say("again-brought", { what: settings.find((each) => each.document)?.document ?? "other" });
    return this.frame("again-title", html`<form class="col again" @submit=${this.submit}><h2 class="t-title" id="again-title">${say("page-rematch")}</h2>
      <div class="col"><span class="t-label dim">${say("again-sides")}</span>${this.segments("sides", say("again-sides"), SIDES, (value) => say(`again-sides-${value}`))}<p class="t-small dim">${say(`again-sides-${this.sides}-note`)}</p></div>
      ${settings.length ? html`<div class="col"><span class="t-label dim">${bringing}</span>${this.segments("brought", bringing, BROUGHT, (value) => say(`again-brought-${value}`))}
        ${this.brought === "chosen" ? html`<ul class="col">${settings.map((setting) => this.row(setting))}</ul>` : nothing}</div>` : nothing}
      ${others.length ? html`<p class="t-small row tight">${icon("a-person", "s")}${say("again-asked", { names: others.map(({ seat }) => seatName(facts, seat)).join(", "), count: others.length })}</p>` : nothing}
      <div class="row wrap formend"><button class="btn grow" type="button" @click=${() => this.end()}>${say("page-cancel")}</button><button class="btn grow primary" type="submit" ?disabled=${this.busy}>${icon("a-reroll", "s")}${say("page-rematch")}</button></div></form>`);
  }

  /** One of several. @param {"sides"|"brought"} what @param {string} label @param {string[]} values @param {(value: string) => string} word */
  segments(what, label, values, word) {
    return html`<span class="seg full" role="group" aria-label=${label}>${values.map((value) => html`<button type="button" data-again="${what}-${value}" class=${this[what] === value ? "on" : ""} aria-pressed=${String(this[what] === value)} @click=${() => this.change({ [what]: value })}>${word(value)}</button>`)}</span>`;
  }

  /** What a seat brings. @param {Setting} setting */
  row(setting) {
    const seat = setting.seat ?? 0;
    const now = this.chosen[setting.name] ?? "";
    const fits = (/** @type {Choice} */ choice) => !isRefused(this.fit, setting, choice);
    const option = (/** @type {Choice} */ choice) => html`<option value=${choice.value} ?selected=${choice.value === now}>${say(choice.label)}${choice.points ? ` (${choice.points})` : nothing}</option>`;
    const had = setting.choices.find((choice) => choice.value === this.facts.settings[setting.name]);
    const own = ownDocuments(setting.document).filter(fits);
    return html`<li class="row wrap">${tally(this.colours[seat], "s")}<span class="grow ell">${seatName(this.facts, this.seatBefore(seat))}</span>
      <select class="field" data-setting=${setting.name} aria-label=${seatName(this.facts, this.seatBefore(seat))} @change=${(/** @type {any} */ event) => this.change({ chosen: { ...this.chosen, [setting.name]: event.target.value } })}>
        <option value="">${had ? say(had.label) : say("again-brought-same")}</option>
        ${own.length ? html`<optgroup label=${say("join-own")}>${own.map(option)}</optgroup>` : nothing}
        ${grouped(setting.choices.filter((choice) => fits(choice) && choice !== had), say).map(([heading, all]) => html`<optgroup label=${heading || say("join-ready-made")}>${all.map(option)}</optgroup>`)}</select></li>`;
  }
}

customElements.define("dj-playing-again", PlayingAgain);

/** Somebody wants to play again: whoever is asked goes to the new table, sees what is to be played there and sits down, or does not. @param {State} state @param {string|null} token @param {() => void} close */
export function againNotice({ table, seats }, token, close) {
  const { rematch } = table;
  if (!rematch || seats.includes(rematch.by) || closed.has(rematch.table)) return nothing;
  const done = () => void (closed.add(rematch.table), close());
  const go = seats.length ? html`<button class="btn primary" data-again-go @click=${() => goOn(table.id, token, api.rematch)}>${say("again-look")}</button>` : html`<a class="btn primary" href="#/table/${rematch.table}">${say("page-watch")}</a>`;
  return html`<div class="notice asking again" role="alert">${icon("a-reroll")}<span class="grow">${say("again-wants", { name: seatName(table, rematch.by) })}</span>${go}
    <button class="btn icon quiet" aria-label=${say("page-close")} @click=${done}>${icon("a-close", "s")}</button></div>`;
}

/** Whoever still looks at how a game ended is called when somebody wants to play again; the notice says so. @param {Table|undefined} before @param {State} now */
export function tellAgain(before, { table, seats }) {
  if (!before || before.rematch || !table.rematch || seats.includes(table.rematch.by)) return;
  callPlayer(0, say("again-wants", { name: seatName(table, table.rematch.by) }));
}
