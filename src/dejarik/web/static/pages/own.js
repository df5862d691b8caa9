/**
 * A page of one's own: the armies, decks and games that this browser keeps, and the file with which somebody moves to another
 * browser. There are no accounts: what is kept here is all that says who somebody is.
 */
import { html, nothing } from "../vendor/lit.js";
import { Part, icon } from "../core/part.js";
import * as api from "../core/api.js";
import { say } from "../core/i18n.js";
import { keep, kept } from "../core/store.js";
import { ask } from "../components/dialog.js";
import { copyLink } from "../components/ownlink.js";
import { toast } from "../components/toasts.js";
import { topbar } from "../components/topbar.js";
import { planOf } from "../games/registry.js";
import * as armies from "./army-store.js";
import { handOver } from "./builder-store.js";
import * as decks from "./deck-store.js";
import { inOrder, ownRow, resultOf } from "./own-games.js";
import { MOST_BYTES, ownFile, takeIn } from "./own-file.js";
import { bringOwnTables, isAsked, lookAtSeries, seriesRow } from "./series.js";

/** @import { OwnSeries, OwnTable, Typed } from "../../protocol.js" */
/** @import { Small } from "./own-games.js" */
/** @import { Taken } from "./own-file.js" */

const MOST_GAMES = 50;
const MOST_SMALL = 12; // games that show in small
/** Which games are listed. @type {Record<string, (table: OwnTable) => boolean>} */
const SHELVES = {
  all: () => true,
  asked: isAsked,
  running: (table) => table.state !== "finished",
  won: (table) => table.state === "finished" && resultOf(table) === "won",
  lost: (table) => table.state === "finished" && resultOf(table) !== "won",
};

/** @typedef {{games?: OwnTable[], series: OwnSeries[], small: Map<string, Small>, shelf: string, taken?: Taken, busy?: boolean}} Given */

class Own extends /** @type {Typed<Given>} */ (Part) {
  static properties = { games: { state: true }, series: { state: true }, small: { state: true }, shelf: { state: true }, taken: { state: true }, busy: { state: true } };
  static start = () => ({ series: [], small: new Map(), shelf: "all" });

  connectedCallback() {
    super.connectedCallback();
    void this.bring();
  }

  async bring() {
    const tables = await bringOwnTables(MOST_GAMES);
    this.games = inOrder(tables.filter((table) => !table.series));
    this.series = (await Promise.all(tables.filter((table) => table.series).map((table) => lookAtSeries(table).catch(() => null)))).filter((each) => each !== null);
    for (const table of this.games.slice(0, MOST_SMALL)) await this.look(table);
  }

  /** See how a game stands, if it can be shown in small. @param {OwnTable} table */
  async look(table) {
    const plan = await planOf(table.game);
    const view = plan && (await api.viewNow(table.id, table.token).catch(() => null));
    if (plan && view) this.small = new Map(this.small).set(table.id, { plan, catalogue: await api.catalogue(table.game), shown: view.shown });
  }

  write() {
    handOver(ownFile(), "application/json", "dejarik.json");
    toast("own-written", "good");
  }

  /** @param {any} event */
  async read(event) {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (!file || this.busy) return;
    this.busy = true;
    try {
      this.taken = await takeIn(file.size > MOST_BYTES ? "" : await file.text());
    } finally {
      this.busy = false;
    }
    void this.bring();
  }

  /** @param {{name: string}} document @param {(name: string) => void} drop */
  async sweep({ name }, drop) {
    if ((await ask({ title: "own-forget", text: { id: "own-forget-sure", args: { name } }, yes: "own-forget", danger: true })) === null) return;
    drop(name);
    this.requestUpdate();
  }

  render() {
    return html`${topbar("own")}<main class="lobby table own"><div class="lobbymain">${this.you()}${this.played()}</div>
      <div class="lobbyside">${this.documents("army", armies.savedArmies(), armies.toLink, armies.dropArmy)}${this.documents("deck", decks.savedDecks(), decks.toLink, decks.dropDeck)}</div></main>`;
  }

  you() {
    return html`<section class="panel"><h1 class="phead">${icon("a-person", "s")}${say("own-title")}</h1>
      <div class="pad col"><p class="dim">${say("own-note")}</p>
        <label class="namefield t-label">${say("page-your-name")}
          <input class="field" maxlength="40" .value=${kept("name") ?? ""} placeholder=${say("page-guest")} @change=${(/** @type {any} */ event) => keep("name", event.target.value.trim())} /></label>
        <div class="row wrap"><button class="btn primary" data-write @click=${() => this.write()}>${icon("a-down")}${say("own-write")}</button>
          <label class="btn filebtn">${icon("a-plus")}${say("own-read")}<input class="vh" type="file" accept=".json,application/json" data-read ?disabled=${this.busy} @change=${this.read} /></label></div>
        <p class="t-small dim row top">${icon("a-lock", "s warn")}<span>${say("own-secret")}</span></p>
        ${this.taken ? this.result(this.taken) : nothing}</div></section>`;
  }

  /** What came of a file. @param {Taken} taken */
  result({ problems, ...counts }) {
    return html`<div role="status" class="col" data-taken><p class="row ${problems.length ? "warn" : "good"}">${icon(problems.length ? "a-warn" : "a-check", "s")}${say("own-taken", counts)}</p>
      ${problems.length ? html`<ul class="col t-small">${problems.map((each) => html`<li class="problem row top">${icon("a-warn", "s")}<span>${each}</span></li>`)}</ul>` : nothing}</div>`;
  }

  played() {
    const all = this.games ?? [];
    const shown = all.filter(SHELVES[this.shelf]);
    const campaigns = this.shelf === "all" || this.shelf === "running" ? this.series : [];
    const tabs = Object.entries(SHELVES).map(([shelf, fits]) => ({ shelf, count: all.filter(fits).length }));
    return html`<section class="panel yours"><h2 class="phead">${icon("a-play", "s")}${say("page-your-games")}</h2>
      <div class="seg scrollseg" role="group" aria-label=${say("page-your-games")}>${tabs.map(({ shelf, count }) => html`<button class=${shelf === this.shelf ? "on" : ""} aria-pressed=${shelf === this.shelf} data-shelf=${shelf} @click=${() => (this.shelf = shelf)}>${say(`own-shelf-${shelf}`, { count })}</button>`)}</div>
      ${this.games === undefined
        ? html`<p class="pad dim" role="status">${say("page-loading-table")}</p>`
        : shown.length + campaigns.length
          ? html`<ul>${campaigns.map(seriesRow)}${shown.map((table) => ownRow(table, this.small.get(table.id)))}</ul>`
          : html`<div class="empty center">${icon("logo", "xxl faint")}<h3 class="t-title">${say(all.length ? "own-none-such" : "page-no-games")}</h3><p class="t-small dim">${say("page-no-games-note")}</p><a class="btn" href="#/">${icon("a-board")}${say("page-leave")}</a></div>`}</section>`;
  }

  /** @param {"army"|"deck"} kind @param {any[]} all @param {(document: any) => string} link @param {(name: string) => void} drop */
  documents(kind, all, link, drop) {
    const address = (/** @type {any} */ each) => `#/${kind}/${link(each)}`;
    return html`<section class="panel" data-kind=${kind}><h2 class="phead">${icon(kind === "army" ? "a-groups" : "a-hand", "s")}${say(kind === "army" ? "own-army" : "own-deck", { count: all.length })}<span class="grow"></span><a class="btn quiet" href="#/${kind}">${icon("a-plus", "s")}${say(`own-new-${kind}`)}</a></h2>
      ${all.length
        ? html`<ul>${all.map((each) => html`<li class="openrow" data-document=${each.name}>${icon(each.legal ? "a-check" : "a-warn", each.legal ? "s good" : "s warn")}
            <a class="grow ell" href=${address(each)}><span class="t-head ell">${each.name}</span><span class="t-small dim">${say("own-document", { points: each.points ?? -1, sets: each.sets?.length ?? 0, legal: String(each.legal) })}</span></a>
            <button class="btn icon quiet" aria-label=${say("own-copy", { name: each.name })} title=${say("page-share")} @click=${() => copyLink(`${location.origin}/${address(each)}`)}>${icon("a-link", "s")}</button>
            <button class="btn icon quiet" aria-label=${say("own-forget-named", { name: each.name })} title=${say("own-forget")} @click=${() => this.sweep(each, drop)}>${icon("a-close", "s")}</button></li>`)}</ul>`
        : html`<p class="pad dim t-small">${say(`own-no-${kind}`)}</p>`}</section>`;
  }
}

customElements.define("dj-own", Own);
