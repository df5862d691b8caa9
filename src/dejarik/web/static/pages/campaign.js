/**
 * One campaign away from its table: the story so far, its log, the tables that were played; going on, playing a mission again,
 * branching, bringing it to another server.
 */
import { html, nothing } from "../vendor/lit.js";
import { Part, icon, tally } from "../core/part.js";
import * as api from "../core/api.js";
import { say, when } from "../core/i18n.js";
import { seatsAt, tokenOf } from "../core/store.js";
import { ask } from "../components/dialog.js";
import { seatName, sitterName } from "../components/sides.js";
import { outcomeText } from "../components/story.js";
import { toast } from "../components/toasts.js";
import { topbar } from "../components/topbar.js";
import { branchFrom, download, firstOf, isAsked, isOver, lookAtSeries, ownTable, seriesName, seriesTitle, shortName, turnWords } from "./series.js";

/** @import { OwnSeries, OwnTable, Table, Typed } from "../../protocol.js" */

class CampaignPage extends /** @type {Typed<{table: string, series?: OwnSeries, failed?: import("../../protocol.js").Text}>} */ (Part) {
  static properties = { table: { attribute: false }, series: { state: true }, failed: { state: true } };

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
    } catch (refusal) {
      this.failed = refusal.text ?? { id: "page-offline" };
    }
  }

  get token() {
    return this.series?.table.token || null;
  }

  /** Call the campaign by a name: that of the point with which it begins, for all who play it. */
  async rename() {
    if (this.series) await this.name(firstOf(this.series), "start", { title: "campaigns-rename", text: "campaigns-rename-note", field: "campaigns-name-field" });
  }

  /** Give a point of the campaign a name, by which people find it again. @param {Table} table @param {"start"|"end"} at @param {{title: string, text: string, field: string}} words */
  async name(table, at, words = { title: "campaigns-point", text: "campaigns-point-note", field: "campaigns-point-field" }) {
    const name = await ask({ ...words, yes: "campaigns-rename-yes", value: table.series?.points[at] ?? "" });
    if (name === null) return;
    try {
      await api.namePoint(table.id, this.token, at, shortName(name));
      await this.bring();
    } catch (refusal) {
      toast(refusal.text);
    }
  }

  render() {
    return html`${topbar("campaigns")}<main class="table campaignpage">${this.failed ? html`<section class="panel pad center errorbox" role="alert">${icon("a-warn", "xl bad")}<h1 class="t-title">${say("page-no-table")}</h1><p class="dim">${say(this.failed)}</p><a class="btn primary" href="#/campaigns">${say("campaigns-all")}</a></section>` : this.series ? this.whole(this.series) : html`<p class="pad dim">${say("page-loading-table")}</p>`}</main>`;
  }

  /** @param {OwnSeries} series */
  whole(series) {
    const { table, tables, chain, stage, now, catalogue } = series;
    if (!stage) return html`<p class="pad dim">${say("campaigns-unknown")}</p>`;
    const { title, where, people } = chain.standing(stage, now);
    const heroes = people.map(({ seat, name }) => `${name} – ${sitterName(table, seat)}`).join(", ");
    const yours = isAsked(table) || (table.state === "finished" && table.series?.goes_on);
    const name = `dejarik-${table.game}-${table.series?.id.slice(0, 6)}`;
    return html`<header class="row wrap campaignhead"><div class="grow"><p class="t-label faint">${where}</p><h1 class="t-display">${seriesTitle(series, title)} ${this.token ? html`<button class="btn small quiet" data-rename @click=${() => this.rename()}>${say(seriesName(series) ? "campaigns-rename-again" : "campaigns-rename")}</button>` : nothing}</h1><p class="t-small dim">${say("between-against", { heroes, empire: sitterName(table, 0) })} · ${when((table.changed ?? table.created) * 1000)}</p></div>
        <span class="chip ${yours ? "on" : ""}">${turnWords(table)}</span>
        <button class="btn" @click=${() => print()}>${icon("a-log", "s")}${say("between-print")}</button>
        ${this.token ? html`<button class="btn" data-export @click=${() => download(table.id, this.token, name)}>${icon("a-share", "s")}${say("campaigns-export")}</button>` : nothing}
        ${isOver(table) ? nothing : html`<a class="btn primary" data-continue href="#/table/${table.id}">${icon("a-play")}${say(this.token ? "page-continue" : "page-watch")}</a>`}</header>
      ${chain.story(stage, table, catalogue)}${this.past(tables, chain.parts(stage, now, tables))}`;
  }

  /** The tables that were played, each with what can be done from it. @param {Table[]} tables @param {{name: string, mission: boolean}[]} parts */
  past(tables, parts) {
    return html`<section class="panel pasttables" aria-label=${say("campaigns-stages")}><h2 class="phead">${say("campaigns-stages")}<span class="grow"></span><span class="t-label faint">${say("campaigns-stages-note")}</span></h2>
      <ul>${tables.map((table, place) => this.played(table, place, parts[place], place === tables.length - 1))}</ul></section>`;
  }

  /** @param {Table} table @param {number} place @param {{name: string, mission: boolean}} part @param {boolean} last */
  played(table, place, { name, mission }, last) {
    const winners = table.outcome?.winners ?? [];
    const over = table.state === "finished";
    const points = table.series?.points ?? {};
    const how = table.outcome ? outcomeText(table.outcome, (seat) => seatName(table, seat)) : over ? "" : say("campaigns-stage-now");
    return html`<li class="openrow" data-part=${place}>${winners.length ? tally(winners[0] === 0 ? "red" : "blue", "s") : icon(over ? "a-check" : "a-play", "s")}
      <div class="grow"><div>${name} <span class="t-small dim">${how}</span></div>
        ${Object.values(points).length ? html`<div class="row small wrap">${Object.entries(points).map(([at, point]) => html`<span class="chip point" data-point=${at}>${icon("a-flag", "xs")}${point}</span>`)}</div>` : nothing}</div>
      ${over && !table.outcome?.leads_on && table.outcome ? html`<a class="btn small" href="#/results/${table.id}${this.token ? `/${this.token}` : ""}">${icon("a-eye", "s")}${say("campaigns-results")}</a>` : nothing}
      ${this.token
        ? html`<button class="btn small quiet" data-name @click=${() => this.name(table, "start")}>${icon("a-flag", "s")}${say("campaigns-point")}</button>
          <button class="btn small" data-again @click=${() => branchFrom(table.id, this.token, "start", { mission, name: points.start })}>${icon("a-reroll", "s")}${say(mission ? "campaigns-again-mission" : "campaigns-again-stage")}</button>
          ${over && !last ? html`<button class="btn small" data-branch @click=${() => branchFrom(table.id, this.token, "end", { name: points.end })}>${icon("a-plus", "s")}${say("campaigns-branch")}</button>` : nothing}`
        : nothing}</li>`;
  }
}

customElements.define("dj-campaign-page", CampaignPage);
