/** The lobby of campaigns: those that this browser plays, how far each is and whose turn it is; beginning one, taking one in from a file. */
import { html, nothing } from "../vendor/lit.js";
import { Part, icon } from "../core/part.js";
import * as api from "../core/api.js";
import { say } from "../core/i18n.js";
import { keep, kept } from "../core/store.js";
import { copyLink } from "../components/ownlink.js";
import { wholeLink } from "../components/missing.js";
import { toast } from "../components/toasts.js";
import { topbar } from "../components/topbar.js";
import { chainOf } from "../games/registry.js";
import { bringOwnTables, isAsked, lookAtSeries, rememberMade, seriesRow } from "./series.js";

/** @import { Chain, Game, MadeTable, OwnSeries, Typed, WantedChain } from "../../protocol.js" */

const GAME = "assault";
const REFRESH = 15000;
const MOST_OWN = 50;

/** @typedef {{own?: OwnSeries[], tab: string, game?: Game, chain?: Chain, catalogue?: any, made?: MadeTable, busy?: boolean}} Given */

class Campaigns extends /** @type {Typed<Given>} */ (Part) {
  static properties = { own: { state: true }, tab: { state: true }, game: { state: true }, chain: { state: true }, catalogue: { state: true }, made: { state: true }, busy: { state: true } };
  static start = () => ({ tab: "running" });

  connectedCallback() {
    super.connectedCallback();
    this.bring();
    this.refresh();
    this.timer = setInterval(() => this.refresh(), REFRESH);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  async bring() {
    try {
      const [games, chain, catalogue] = await Promise.all([api.games(), chainOf(GAME), api.catalogue(GAME)]);
      this.chain = chain ?? undefined;
      this.catalogue = catalogue;
      this.game = games.find((game) => game.name === GAME);
    } catch (refusal) {
      toast(refusal.text ?? "page-offline");
    }
  }

  async refresh() {
    const tables = (await bringOwnTables(MOST_OWN)).filter((table) => table.series);
    const found = await Promise.all(tables.map((table) => lookAtSeries(table).catch(() => null)));
    this.own = found.filter((series) => series !== null);
  }

  /** @param {WantedChain} wanted */
  create = async (wanted) => {
    if (this.busy) return;
    this.busy = true;
    try {
      const made = await api.newTable({ game: GAME, ...wanted, private: true, spectators: true });
      keep("played", [...new Set([...(kept("played") ?? []), GAME])]);
      this.take(made);
    } catch (refusal) {
      toast(refusal.text);
    }
    this.busy = false;
  };

  /** Go to a table that was made, or show the links to it first. @param {MadeTable} made */
  take(made) {
    rememberMade(made);
    if (made.seats.some((seat) => seat.link)) this.made = made;
    else location.hash = `#/table/${made.table}`;
  }

  /** @param {any} event */
  async read(event) {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (!file) return;
    this.busy = true;
    try {
      const made = await api.takeSeries(await file.text());
      this.take(made);
      if (made.unplayed) toast({ id: "series-unplayed", args: { count: made.unplayed } }, "warn");
      if (made.left_out) toast({ id: "series-left-out", args: { count: made.left_out } }, "warn");
    } catch (refusal) {
      toast(refusal.text);
    }
    this.busy = false;
  }

  render() {
    return html`${topbar("campaigns")}<main class="lobby table campaigns"><div class="lobbymain">${this.made ? this.links(this.made) : nothing}${this.yours()}${this.files()}</div>
      <div class="lobbyside">${this.game && this.chain ? this.chain.form(this.game, this.catalogue, this.create) : html`<p class="pad dim">${say("page-loading-table")}</p>`}</div></main>`;
  }

  yours() {
    const running = (this.own ?? []).filter(({ table }) => table.state !== "finished" || table.series?.goes_on);
    const done = (this.own ?? []).filter((series) => !running.includes(series));
    const shown = this.tab === "running" ? running : done;
    const waits = running.filter(({ table }) => isAsked(table)).length;
    return html`<section class="panel yours" aria-label=${say("campaigns-yours")}><h1 class="phead">${icon("a-flag", "s")}${say("campaigns-yours")}<span class="grow"></span>
        ${waits ? html`<span class="chip on">${say("campaigns-waits", { count: waits })}</span>` : nothing}
        <span class="seg" role="group">${["running", "done"].map((tab) => html`<button class=${this.tab === tab ? "on" : ""} aria-pressed=${String(this.tab === tab)} @click=${() => (this.tab = tab)}>${say(`page-${tab}`, { count: (tab === "running" ? running : done).length })}</button>`)}</span></h1>
      ${this.own === undefined ? html`<p class="pad dim">${say("page-loading-table")}</p>` : shown.length ? html`<ul>${shown.map(seriesRow)}</ul>` : html`<div class="empty center">${icon("logo", "xxl faint")}<h2 class="t-title">${say("campaigns-none")}</h2><p class="t-small dim">${say("campaigns-none-note")}</p></div>`}</section>`;
  }

  files() {
    return html`<section class="panel"><div class="row wrap pad">${icon("a-share", "l")}<div class="grow"><h2 class="t-head">${say("campaigns-file")}</h2><p class="t-small dim">${say("campaigns-file-note")}</p></div>
      <label class="btn filebtn">${say("campaigns-import")}<input class="vh" type="file" accept=".json,application/json" data-import ?disabled=${this.busy} @change=${this.read} /></label></div></section>`;
  }

  /** The seats that people take: each with its link, one's own to sit down. @param {MadeTable} made */
  links(made) {
    return html`<section class="panel ask" aria-label=${say("page-links")}><h2 class="phead">${icon("a-link", "s")}${say("page-links")}</h2><p class="pad dim">${say(made.seats.some((seat) => seat.token) ? "page-links-note" : "campaigns-links-note")}</p>
      <ul class="pad col">${made.seats.filter((seat) => seat.link).map((seat) => html`<li class="row wrap"><b>${say("page-seat", { seat: seat.seat + 1 })}</b>
        <input class="field grow" readonly aria-label=${say("page-seat", { seat: seat.seat + 1 })} .value=${wholeLink(seat.link)} @focus=${(/** @type {any} */ event) => event.target.select()} />
        <button class="btn" @click=${(/** @type {any} */ event) => copyLink(wholeLink(seat.link), event.target.closest("li").querySelector("input"))}>${icon("a-share", "s")}${say("page-copy")}</button>
        ${made.seats.some((each) => each.token) ? nothing : html`<a class="btn primary" href=${wholeLink(seat.link).replace(location.origin, "").slice(1)}>${say("page-sit-down")}</a>`}</li>`)}</ul>
      ${made.seats.some((seat) => seat.token) ? html`<div class="pad"><a class="btn primary big full" href="#/table/${made.table}">${icon("a-play")}${say("page-to-table")}</a></div>` : nothing}</section>`;
  }
}

customElements.define("dj-campaigns", Campaigns);
