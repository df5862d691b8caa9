/** Playing on from a moment of a game, at a new table: a small form in which everybody's seat is given to somebody. */
import { html, nothing } from "../vendor/lit.js";
import { icon, tally } from "../core/part.js";
import * as api from "../core/api.js";
import { say } from "../core/i18n.js";
import { kept, rememberInvitations, rememberTable } from "../core/store.js";
import { Above, raise } from "../components/above.js";
import { wholeLink } from "../components/missing.js";
import { copyLink } from "../components/ownlink.js";
import { seatName } from "../components/sides.js";
import { toast } from "../components/toasts.js";

/** @import { MadeTable, Table, TypedAs } from "../../protocol.js" */

const KINDS = ["me", "friend", "bot"];

/** Whether somebody may play on from now at another table: nobody else has a secret in this one. @param {import("../../protocol.js").State} state */
export const mayTakeUp = ({ table, seats, outcome }) => !table.series && (Boolean(outcome) || (seats.length > 0 && table.seats.every((each) => each.kind === "bot" || seats.includes(each.seat))));

/** Show the form. @param {Table} facts @param {string|null} token @param {number} number @param {string[]} colours @param {number[]} own seats of whoever asks */
export const takeUp = (facts, token, number, colours, own) =>
  void raise(/** @type {TakingUp} */ (document.createElement("dj-taking-up")), { facts, token, number, colours, kinds: facts.seats.map(({ seat }) => (seat === (own[0] ?? 0) || own.includes(seat) ? "me" : "bot")) });

class TakingUp extends /** @type {TypedAs<{facts: Table, token: string|null, number: number, colours: string[], kinds: string[], made?: MadeTable, busy?: boolean}, typeof Above>} */ (/** @type {unknown} */ (Above)) {
  static properties = { facts: { attribute: false }, kinds: { state: true }, made: { state: true }, busy: { state: true } };

  /** @param {SubmitEvent} event */
  async create(event) {
    event.preventDefault();
    this.busy = true;
    const first = this.kinds.indexOf("me");
    const seats = this.kinds.map((kind, seat) => (kind === "bot" ? { kind } : { kind: kind === "me" && seat !== first ? "hot" : kind, name: kind === "me" ? kept("name") || say("page-guest") : "" }));
    try {
      const made = await api.takeUp(this.facts.id, this.token, this.number, seats);
      const mine = made.seats.filter((/** @type {any} */ seat) => seat.token);
      if (mine[0]?.token) rememberTable(made.table, mine[0].token, mine.map((/** @type {any} */ seat) => seat.seat));
      rememberInvitations(made.table, made.seats);
      if (made.seats.some((/** @type {any} */ seat) => seat.link)) this.made = made;
      else this.go(made.table);
    } catch (refusal) {
      toast(refusal.text);
    }
    this.busy = false;
  }

  /** @param {string} table */
  go(table) {
    this.end();
    location.hash = `#/table/${table}`;
  }

  render() {
    return this.frame("taking-title", this.made ? this.links(this.made) : this.form());
  }

  form() {
    const set = (/** @type {number} */ seat, /** @type {string} */ kind) => (this.kinds = this.kinds.map((each, place) => (place === seat ? kind : each)));
    return html`<form class="col" @submit=${this.create}><h2 class="t-title" id="taking-title">${say("taking-title")}</h2><p class="t-small dim">${say("taking-note", { number: this.number })}</p>
      <ul class="col">${this.facts.seats.map(({ seat }) => html`<li class="row">${tally(this.colours[seat])}<span class="grow ell">${seatName(this.facts, seat)}</span>
        <select class="field" data-taking=${seat} aria-label=${seatName(this.facts, seat)} @change=${(/** @type {any} */ event) => set(seat, event.target.value)}>
          ${KINDS.map((kind) => html`<option value=${kind} ?selected=${this.kinds[seat] === kind}>${say(`page-kind-${kind}`)}</option>`)}</select></li>`)}</ul>
      <div class="row wrap"><button class="btn grow" type="button" @click=${() => this.end()}>${say("page-cancel")}</button><button class="btn grow primary" type="submit" ?disabled=${this.busy || !this.kinds.includes("me")}>${icon("a-play", "s")}${say("taking-go")}</button></div></form>`;
  }

  /** @param {MadeTable} made */
  links(made) {
    return html`<div class="col"><h2 class="t-title" id="taking-title">${say("page-links")}</h2><p class="t-small dim">${say("page-links-note")}</p>
      <ul class="col">${made.seats.map((seat) => (seat.link ? html`<li class="row">${tally(this.colours[seat.seat])}<input class="field grow" readonly aria-label=${seatName(this.facts, seat.seat)} .value=${wholeLink(seat.link)} @focus=${(/** @type {any} */ event) => event.target.select()} />
        <button class="btn" @click=${(/** @type {any} */ event) => copyLink(wholeLink(seat.link ?? ""), event.target.closest("li").querySelector("input"))}>${icon("a-share", "s")}${say("page-copy")}</button></li>` : nothing))}</ul>
      <button class="btn primary" @click=${() => this.go(made.table)}>${icon("a-play", "s")}${say("page-to-table")}</button></div>`;
  }
}

customElements.define("dj-taking-up", TakingUp);
