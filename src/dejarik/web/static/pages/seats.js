/** Which seat: a browser that has several secrets of one table asks, instead of guessing. */
import { html } from "../vendor/lit.js";
import { Part, SEAT_COLOURS, tally } from "../core/part.js";
import * as api from "../core/api.js";
import { say } from "../core/i18n.js";
import { forgetSeat, rememberTable, seatsAt } from "../core/store.js";
import { topbar } from "../components/topbar.js";
import { seatName } from "../components/sides.js";

/** @import { Refused, Table, Typed } from "../../protocol.js" */
/** @typedef {{token: string, seats: number[]}} Held */

class Seats extends /** @type {Typed<{table: string, facts?: Table, held: Held[], lost?: Refused}>} */ (Part) {
  static properties = { table: { attribute: false }, facts: { state: true }, held: { state: true }, lost: { state: true } };
  static start = () => ({ held: [] });

  async connectedCallback() {
    super.connectedCallback();
    try {
      this.facts = await api.table(this.table);
      this.held = await heldSeats(this.table);
      if (this.held.length < 2) location.replace(`#/table/${this.table}${this.held.length ? `/${this.held[0].token}` : ""}`);
    } catch (refusal) {
      this.lost = refusal;
    }
  }

  render() {
    if (this.lost) return html`${topbar("")}<main class="table middle"><p role="alert">${this.lost.message}</p></main>`;
    const { facts } = this;
    if (!facts || !this.held.length) return html`${topbar("")}<main class="table middle"><p role="status">${say("page-loading-table")}</p></main>`;
    return html`${topbar("")}<main class="sheet table"><section class="panel newtable whichseat"><h1 class="phead">${say("join-which")}</h1>
      <p class="pad dim">${say("join-which-note")}</p>
      <ul class="pad col">${this.held.map(({ token, seats }) => html`<li><a class="btn full" href="#/table/${this.table}/${token}">
        ${seats.map((seat) => html`${tally(SEAT_COLOURS[seat], "s")} ${seatName(facts, seat)} (${say("page-seat", { seat: seat + 1 })})`)}</a></li>`)}</ul></section></main>`;
  }
}

/** What the secrets of this browser hold at a table, as the server says it; those that hold nothing are forgotten. @param {string} table @returns {Promise<Held[]>} */
export async function heldSeats(table) {
  const asked = seatsAt(table).map(async ({ token, seats }) => {
    try {
      const { caller } = await api.table(table, token);
      if (!caller?.seats.length) return null;
      if (!seats.length) rememberTable(table, token, caller.seats);
      return { token, seats: caller.seats };
    } catch (refusal) {
      if (refusal.status !== 401 && refusal.status !== 410) throw refusal;
      forgetSeat(table, token);
      return null;
    }
  });
  const found = (await Promise.all(asked)).filter((each) => each !== null);
  return found.sort((one, other) => one.seats[0] - other.seats[0]);
}

customElements.define("dj-seats", Seats);
