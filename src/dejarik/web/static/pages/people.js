/**
 * Who plays which seat of a table, and how that changes: passed to a bot or a partner for the time being and taken back, given to
 * somebody else with a link, taken over. In a series the others say who plays for somebody who is away.
 */
import { html, nothing } from "../vendor/lit.js";
import { icon, tally } from "../core/part.js";
import * as api from "../core/api.js";
import { say } from "../core/i18n.js";
import { rememberInvitations } from "../core/store.js";
import { wholeLink } from "../components/missing.js";
import { copyLink } from "../components/ownlink.js";
import { seatName, sitterName } from "../components/sides.js";
import { Above, raise } from "../components/above.js";
import { toast } from "../components/toasts.js";

/** @import { Seat, State, TypedAs } from "../../protocol.js" */

/** @typedef {{table: string, token: string|null, state: State, colours: string[], addEventListener: HTMLElement["addEventListener"], removeEventListener: HTMLElement["removeEventListener"]}} TableLike */
/** @typedef {{to: string, label: string, partner?: number, symbol: string}} Way what can be done with a seat */

/** Show who plays, and what can be changed. @param {TableLike} page */
export function showPeople(page) {
  raise(/** @type {People} */ (document.createElement("dj-people")), { page });
}

/** What can be done with a seat by whoever looks. @param {State} state @param {Seat} seat @returns {Way[]} */
function waysOf({ table, seats: own }, seat) {
  const isOwn = own.includes(seat.seat); // or played for somebody
  const isPlayedHere = seat.passed && typeof seat.passed.partner === "number" && own.includes(seat.passed.partner);
  const mates = table.seats.filter((each) => each.team === seat.team && each.seat !== seat.seat && each.kind !== "bot" && each.seated && !each.passed && !each.conceded);
  if (table.state === "finished" && !table.series?.goes_on) return [];
  if (isOwn && seat.passed) return [{ to: "back", label: say(isPlayedHere ? "people-hand-back" : "people-back"), symbol: "a-undo" }];
  if (isOwn && seat.kind !== "bot" && !seat.conceded)
    return [{ to: "bot", label: say("people-to-bot"), symbol: "a-bot" }, ...mates.filter((each) => !own.includes(each.seat)).map((each) => ({ to: "partner", partner: each.seat, label: say("people-to-partner", { name: sitterName(table, each.seat) }), symbol: "a-team" })), { to: "invited", label: say("people-to-friend"), symbol: "a-link" }];
  if (!table.series || !own.length) return [];
  const isNobodys = seat.kind === "bot" || seat.conceded || !seat.seated;
  const isPartner = own.some((each) => table.seats[each]?.team === seat.team);
  if (isNobodys) return [...(isPartner && seat.kind === "bot" ? [{ to: "me", label: say("people-take"), symbol: "a-person" }] : []), { to: "invited", label: say("people-to-friend"), symbol: "a-link" }, ...(seat.kind === "bot" ? [] : [{ to: "bot", label: say("people-to-bot"), symbol: "a-bot" }])];
  if (seat.connected || seat.passed) return [];
  return [{ to: "bot", label: say("people-away-bot"), symbol: "a-bot" }, ...own.filter((each) => table.seats[each]?.team === seat.team).slice(0, 1).map((each) => ({ to: "partner", partner: each, label: say("people-away-me"), symbol: "a-person" }))];
}

/** Who plays a seat, in words. @param {State} state @param {Seat} seat */
function playsOf({ table, seats }, seat) {
  if (seat.conceded) return say("page-gave-up");
  if (seat.passed?.bot) return say("people-bot-for", { name: sitterName(table, seat.seat) });
  if (typeof seat.passed?.partner === "number") return say("people-partner-for", { partner: sitterName(table, seat.passed.partner), name: sitterName(table, seat.seat) });
  const name = seats.includes(seat.seat) ? `${sitterName(table, seat.seat)} (${say("mission-you")})` : sitterName(table, seat.seat);
  return seat.kind === "bot" || seat.connected || seats.includes(seat.seat) ? name : say(seat.seated ? "people-away" : "people-not-yet", { name });
}

class People extends /** @type {TypedAs<{page: TableLike, link?: string, busy?: boolean}, typeof Above>} */ (/** @type {unknown} */ (Above)) {
  static properties = { page: { attribute: false }, link: { state: true }, busy: { state: true } };

  again = () => this.requestUpdate();

  connectedCallback() {
    super.connectedCallback();
    this.page.addEventListener("shown", this.again);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.page.removeEventListener("shown", this.again);
  }

  /** @param {number} seat @param {Way} way */
  async pass(seat, { to, partner }) {
    this.busy = true;
    try {
      const { link } = await api.passSeat(this.page.table, this.page.token, { seat, to, partner });
      if (link) {
        this.link = wholeLink(link);
        rememberInvitations(this.page.table, [{ seat, link }]);
      } else if (to === "me") dispatchEvent(new HashChangeEvent("hashchange"));
    } catch (refusal) {
      toast(refusal.text);
    }
    this.busy = false;
  }

  render() {
    const { state, colours } = this.page;
    return this.frame("people-title", html`<div class="col"><div class="row"><h2 class="t-title grow" id="people-title">${say("people-title")}</h2><button class="btn icon quiet" aria-label=${say("page-close")} @click=${() => this.end()}>${icon("a-close", "s")}</button></div>
        <p class="t-small dim">${say("people-note")}</p>
        <ul class="col">${state.table.seats.map((seat) => html`<li class="peoplerow" data-people=${seat.seat}><div class="row">${tally(colours[seat.seat])}<span class="grow"><b>${seat.role ? say(seat.role) : seatName(state.table, seat.seat)}</b><br /><span class="t-small dim">${playsOf(state, seat)}</span></span></div>
          <div class="row wrap">${waysOf(state, seat).map((way) => html`<button class="btn small" data-to=${way.to} ?disabled=${this.busy} @click=${() => this.pass(seat.seat, way)}>${icon(way.symbol, "s")}${way.label}</button>`)}</div></li>`)}</ul>
        ${this.link ? html`<div class="row"><input class="field grow" readonly data-link aria-label=${say("people-link")} .value=${this.link} @focus=${(/** @type {any} */ event) => event.target.select()} /><button class="btn primary" @click=${() => copyLink(this.link ?? "", this.querySelector("input[data-link]"))}>${icon("a-share", "s")}${say("page-copy")}</button></div><p class="t-small dim">${say("people-link-note")}</p>` : nothing}</div>`, "raised people");
  }
}

customElements.define("dj-people", People);
