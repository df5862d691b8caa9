/**
 * One campaign away from its table: the story so far, its log, the tables that were played; going on, playing a mission again,
 * branching, bringing it to another server.
 */
import { html, nothing } from "../vendor/lit.js";
import { Part, icon, tally } from "../core/part.js";
import * as api from "../core/api.js";
import { say, when } from "../core/i18n.js";
import { nameSeries, rememberTable, seatsAt, seriesName, tokenOf } from "../core/store.js";
import { ask } from "../components/dialog.js";
import { seatName, sitterName } from "../components/sides.js";
import { outcomeText } from "../components/story.js";
import { toast } from "../components/toasts.js";
import { topbar } from "../components/topbar.js";
import { download, isAsked, lookAtSeries, ownTable, seriesTitle, turnWords } from "./series.js";

/** @import { OwnSeries, OwnTable, Table, Typed } from "../../protocol.js" */

class CampaignPage extends /** @type {Typed<{table: string, series?: OwnSeries, tables?: Table[], failed?: import("../../protocol.js").Text}>} */ (Part) {
  static properties = { table: { attribute: false }, series: { state: true }, tables: { state: true }, failed: { state: true } };

  connectedCallback() {
    super.connectedCallback();
    this.bring();
  }

  async bring() {
    try {
      const own = tokenOf(this.table);
      const facts = own ? await ownTable({ ...seatsAt(this.table)[0], table: this.table, token: own }) : { ...(await api.table(this.table)), token: "", at: 0, mine: [] };
      const found = facts && (await lookAtSeries(/** @type {OwnTable} */ (facts)));
      if (!found) throw new api.Refusal({ id: "campaigns-unknown" }, 404);
      this.series = found;
      this.tables = (await api.series(found.table.id)).tables;
    } catch (refusal) {
      this.failed = refusal.text ?? { id: "page-offline" };
    }
  }

  get token() {
    return this.series?.table.token || null;
  }

  /** Play a table once more, or what follows it, as a campaign of its own. @param {Table} table @param {"start"|"end"} at */
  async branch(table, at) {
    const sure = await ask({ title: at === "start" ? "campaigns-again" : "campaigns-branch", text: at === "start" ? "campaigns-again-note" : "campaigns-branch-note", yes: "campaigns-branch-yes", field: "campaigns-name-field", value: seriesName(this.series?.table.series?.id) });
    if (sure === null) return;
    try {
      const made = await api.branch(table.id, this.token, at);
      if (made.token) rememberTable(made.table, made.token);
      const { series } = await api.table(made.table, made.token);
      if (series && sure.trim()) nameSeries(series.id, sure.trim().slice(0, 60));
      location.hash = `#/table/${made.table}`;
    } catch (refusal) {
      toast(refusal.text);
    }
  }

  /** Call the campaign by a name, for this browser. */
  async rename() {
    const id = this.series?.table.series?.id;
    const name = await ask({ title: "campaigns-rename", text: "campaigns-rename-note", yes: "campaigns-rename-yes", field: "campaigns-name-field", value: seriesName(id) });
    if (name === null || !id) return;
    nameSeries(id, name.trim().slice(0, 60));
    this.requestUpdate();
  }

  render() {
    return html`${topbar("campaigns")}<main class="table campaignpage">${this.failed ? html`<section class="panel pad center errorbox" role="alert">${icon("a-warn", "xl bad")}<h1 class="t-title">${say("page-no-table")}</h1><p class="dim">${say(this.failed)}</p><a class="btn primary" href="#/campaigns">${say("campaigns-all")}</a></section>` : this.series ? this.whole(this.series) : html`<p class="pad dim">${say("page-loading-table")}</p>`}</main>`;
  }

  /** @param {OwnSeries} series */
  whole({ table, chain, stage, now, catalogue }) {
    if (!stage) return html`<p class="pad dim">${say("campaigns-unknown")}</p>`;
    const { title, where, people } = chain.standing(stage, now);
    const heroes = people.map(({ seat, name }) => `${name} (${sitterName(table, seat)})`).join(", ");
    const yours = isAsked(table) || (table.state === "finished" && table.series?.goes_on);
    const name = `dejarik-${table.game}-${table.series?.id.slice(0, 6)}`;
    return html`<header class="row wrap campaignhead"><div class="grow"><p class="t-label faint">${where}</p><h1 class="t-display">${seriesTitle(table, title)} <button class="btn small quiet" data-rename @click=${() => this.rename()}>${say("campaigns-rename")}</button></h1><p class="t-small dim">${say("between-against", { heroes, empire: sitterName(table, 0) })} · ${when((table.changed ?? table.created) * 1000)}</p></div>
        <span class="chip ${yours ? "on" : ""}">${turnWords(table)}</span>
        <button class="btn" @click=${() => print()}>${icon("a-log", "s")}${say("between-print")}</button>
        ${this.token ? html`<button class="btn" data-export @click=${() => download(table.id, this.token, name)}>${icon("a-share", "s")}${say("campaigns-export")}</button>` : nothing}
        <a class="btn primary" data-continue href="#/table/${table.id}">${icon("a-play")}${say(this.token ? "page-continue" : "page-watch")}</a></header>
      ${chain.story(stage, table, catalogue)}${this.past(chain.parts(stage, now, this.tables ?? []))}`;
  }

  /** The tables that were played, each with what can be done from it. @param {string[]} names */
  past(names) {
    if (!this.tables?.length) return nothing;
    return html`<section class="panel pasttables" aria-label=${say("campaigns-stages")}><h2 class="phead">${say("campaigns-stages")}<span class="grow"></span><span class="t-label faint">${say("campaigns-stages-note")}</span></h2>
      <ul>${this.tables.map((table, place) => {
        const last = place === (this.tables?.length ?? 0) - 1;
        const winners = table.outcome?.winners ?? [];
        return html`<li class="openrow" data-part=${place}>${winners.length ? tally(winners[0] === 0 ? "red" : "blue", "s") : icon(table.state === "finished" ? "a-check" : "a-play", "s")}
          <div class="grow"><div class="ell">${names[place]}${table.outcome ? html` <span class="t-small dim">${outcomeText(table.outcome, (seat) => seatName(table, seat))}</span>` : html` <span class="t-small dim">${say("campaigns-stage-now")}</span>`}</div></div>
          ${table.state === "finished" && !table.outcome?.leads_on ? html`<a class="btn small" href="#/results/${table.id}${this.token ? `/${this.token}` : ""}">${icon("a-eye", "s")}${say("campaigns-results")}</a>` : nothing}
          ${this.token ? html`<button class="btn small" @click=${() => this.branch(table, "start")}>${icon("a-reroll", "s")}${say("campaigns-again")}</button>${table.state === "finished" && !last ? html`<button class="btn small" @click=${() => this.branch(table, "end")}>${icon("a-plus", "s")}${say("campaigns-branch")}</button>` : nothing}` : nothing}</li>`;
      })}</ul></section>`;
  }
}

customElements.define("dj-campaign-page", CampaignPage);
