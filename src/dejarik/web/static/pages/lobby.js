/** The lobby: start a game, go on with one, sit down at somebody's table, watch again what was played. */
import { html, nothing, svg } from "../vendor/lit.js";
import { Part, icon } from "../core/part.js";
import * as api from "../core/api.js";
import { say } from "../core/i18n.js";
import { kept, keep } from "../core/store.js";
import { topbar } from "../components/topbar.js";
import { planOf } from "../games/registry.js";
import { badges, endWords, inOrder, ownRow, resultOf, seatNames, standing, tableTitle, thumb, watchers } from "./own-games.js";
import { bringOwnTables, isAsked, lookAtSeries, seriesRow } from "./series.js";

/** @import { Game, OwnSeries, OwnTable, Table, Typed } from "../../protocol.js" */
/** @import { Small } from "./own-games.js" */

const REFRESH = 15000;
const MOST_ASKED = 30; // tables of this browser that the server is asked about
const MOST_OWN = 8; // own tables, and …
const MOST_OPEN = 6; // … those of others that show in small

class Lobby extends /** @type {Typed<{games?: Game[], own?: OwnTable[], series?: OwnSeries[], open?: Table[], finished?: Table[], status?: string, tab: string, small: Map<string, Small>}>} */ (Part) {
  static properties = {
    games: { state: true },
    own: { state: true },
    series: { state: true },
    open: { state: true },
    finished: { state: true },
    status: { state: true },
    tab: { state: true },
    small: { state: true },
  };
  static start = () => ({ tab: "running", small: new Map() });

  connectedCallback() {
    super.connectedCallback();
    this.refresh();
    this.timer = setInterval(() => this.refresh(), REFRESH);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  async refresh() {
    try {
      if (!this.games) this.games = await api.games();
      const [open, playing, finished] = await Promise.all(["open", "playing", "finished"].map(api.tables));
      const own = await bringOwnTables(MOST_ASKED);
      this.own = inOrder(own.filter((table) => !table.series));
      const mine = new Set(own.map((table) => table.id));
      this.open = [...open.filter((table) => !mine.has(table.id)), ...playing.filter((table) => table.spectators && !mine.has(table.id))];
      this.finished = finished;
      this.status = "ready";
      const waiting = own.filter(isAsked).length;
      document.title = waiting ? `(${waiting}) Dejarik` : "Dejarik";
      this.series = (await Promise.all(own.filter((table) => table.series).map((table) => lookAtSeries(table).catch(() => null)))).filter((series) => series !== null);
      await this.lookAt([...this.own.slice(0, MOST_OWN), ...this.open.slice(0, MOST_OPEN)]);
    } catch {
      this.status = "lost";
    }
  }

  /** See how tables stand, of games that can show them in small. @param {(Table|OwnTable)[]} tables */
  async lookAt(tables) {
    for (const table of tables) {
      const plan = await planOf(table.game);
      if (!plan || (this.small.has(table.id) && table.state === "finished")) continue;
      const catalogue = await api.catalogue(table.game);
      const view = await api.viewNow(table.id, "token" in table ? table.token : null).catch(() => null);
      this.small = new Map(this.small).set(table.id, { plan, catalogue, shown: view?.shown });
    }
  }

  render() {
    const status = html`<span class="chip ${this.status === "lost" ? "bad" : "good"} wide" role="status">
      ${icon(this.status === "lost" ? "a-warn" : "a-check", "xs")}${say(this.status === "lost" ? "page-server-lost" : "page-server-ready")}</span>`;
    return html`${topbar("", html`${this.waiting()}${status}`)}
      <main class="lobby table"><div class="lobbymain">${this.heroes()} ${this.campaigns()} ${this.yours()}</div>
        <div class="lobbyside">${this.openTables()} ${this.over()} ${this.lesson()}</div></main>`;
  }

  /** How many games wait for this browser: a press leads to them. */
  waiting() {
    const count = [...(this.own ?? []), ...(this.series ?? []).map(({ table }) => table)].filter(isAsked).length;
    const go = () => this.querySelector(".yours")?.scrollIntoView({ block: "start" });
    return count ? html`<button class="chip on" data-waiting=${count} @click=${go}>${say("page-wait-for-you", { count })}</button>` : nothing;
  }

  heroes() {
    const offered = (this.games ?? []).filter((game) => game.offered);
    const second = offered.find((game) => game.name === "lcg");
    const small = offered.filter((game) => game !== second && game.name !== "assault");
    return html`<div class="heroes">
      <section class="hero">
        <div class="pic">${picture()}</div>
        <div class="herotext"><h1 class="t-display">${say("game-name-assault")}</h1><p class="dim">${say("page-hero-assault")}</p>
          <a class="btn primary big" href="#/new/assault/bot">${icon("a-play")}${say("page-play-bot")}</a></div>
        <div class="row wrap plays">
          <a class="btn" href="#/new/assault/mission">${icon("a-team")}${say("page-play-mission")}</a>
          <a class="btn" href="#/campaigns">${icon("a-flag")}${say("page-play-campaign")}</a>
          <a class="btn" href="#/new/assault">${icon("a-plus")}${say("page-new-table")}</a>
          <a class="link" href="#/learn/mission">${say("page-first-mission")}</a></div>
      </section>
      <section class="hero second"><div class="herotext">
        ${second
          ? html`<h2 class="t-title">${say(second.label)}</h2><p class="dim">${say("page-hero-cards")}</p>
            <div class="row wrap"><a class="btn" href="#/new/${second.name}/bot">${icon("a-play")}${say("page-play-duel")}</a><a class="btn" href="#/new/${second.name}">${icon("a-plus")}${say("page-choose-decks")}</a></div>
            <p class="row wrap herolinks"><a class="link" href="#/deck">${say("page-build-deck")}</a><a class="link" href="#/learn/${second.name}">${say("page-first-duel")}</a></p>`
          : nothing}
        ${small.length
          ? html`<p class="row wrap smallgames"><span class="t-label faint">${say("page-small-games")}</span>
            ${small.map((game) => html`<a class="link" href="#/new/${game.name}/bot">${say(game.label ?? `game-name-${game.name}`)}</a>`)}</p>`
          : nothing}
        <label class="namefield t-label">${say("page-your-name")}
          <input class="field" maxlength="40" .value=${kept("name") ?? ""} placeholder=${say("page-guest")} @change=${(event) => keep("name", event.target.value.trim())} /></label>
        </div></section>
    </div>`;
  }

  /** The campaigns of this browser: gone on with in one press. */
  campaigns() {
    const running = (this.series ?? []).filter(({ table }) => table.state !== "finished" || table.series?.goes_on);
    if (!running.length) return nothing;
    return html`<section class="panel yours"><h2 class="phead">${icon("a-flag", "s")}${say("campaigns-yours")}<span class="grow"></span><a class="btn quiet" href="#/campaigns">${say("campaigns-all")}</a></h2>
      <ul>${running.map(seriesRow)}</ul></section>`;
  }

  yours() {
    const running = (this.own ?? []).filter((table) => table.state !== "finished");
    const done = (this.own ?? []).filter((table) => table.state === "finished");
    const shown = this.tab === "running" ? running : done;
    const count = (/** @type {string} */ result) => done.filter((table) => resultOf(table) === result).length;
    return html`<section class="panel yours"><h2 class="phead">${icon("a-play", "s")}${say("page-your-games")}
        ${this.tab === "done" && done.length ? html`<span class="t-label faint">${say("page-won-lost", { won: count("won"), lost: count("lost") })}</span>` : nothing}
        <span class="grow"></span>
        <span class="seg" role="group">
          <button class=${this.tab === "running" ? "on" : ""} aria-pressed=${this.tab === "running"} @click=${() => (this.tab = "running")}>${say("page-running", { count: running.length })}</button>
          <button class=${this.tab === "done" ? "on" : ""} aria-pressed=${this.tab === "done"} @click=${() => (this.tab = "done")}>${say("page-done", { count: done.length })}</button>
        </span></h2>
      ${shown.length ? html`<ul>${shown.map((table) => ownRow(table, this.small.get(table.id)))}</ul>` : this.empty()}
    </section>`;
  }

  empty() {
    return html`<div class="empty center">${icon("logo", "xxl faint")}<h3 class="t-title">${say("page-no-games")}</h3>
      <p class="t-small dim">${say("page-no-games-note")}</p></div>`;
  }

  openTables() {
    return html`<section class="panel"><h2 class="phead">${icon("a-link", "s")}${say("page-open-tables")}</h2>
      ${this.open?.length
        ? html`<ul>${this.open.slice(0, MOST_OPEN).map((table) => {
            const taken = table.seats.filter((seat) => seat.taken).length;
            const small = this.small.get(table.id);
            return html`<li class="openrow" data-open=${table.id}>${thumb(table, small)}<div class="grow"><div class="t-head ell">${standing(table, small).title}</div>
                <div class="t-small dim ell">${seatNames(table)}</div><div class="row small">${badges(table, small)}${watchers(table)}</div></div>
              <span class="t-label faint row">${icon("a-person", "xs")}${say("page-seats-taken", { taken, all: table.seats.length })}</span>
              ${table.seats.some((seat) => seat.kind === "open" && !seat.taken)
                ? html`<a class="btn" href="#/join/${table.id}">${say("page-sit-down")}</a>`
                : html`<a class="btn" href="#/table/${table.id}">${say("page-watch")}</a>`}</li>`;
          })}</ul>`
        : html`<p class="pad dim t-small">${say("page-no-open")}</p>`}</section>`;
  }

  over() {
    return html`<section class="panel"><h2 class="phead">${icon("a-clock", "s")}${say("page-finished")}</h2>
      ${this.finished?.length
        ? html`<ul>${this.finished.slice(0, 5).map((table) => html`<li class="openrow">
            <div class="grow"><div class="t-head ell">${tableTitle(table)}</div><div class="t-small dim ell">${endWords(table)}</div></div>
            <a class="btn" href="#/replay/${table.id}">${icon("a-play")}${say("page-replay")}</a></li>`)}</ul>`
        : html`<p class="pad dim t-small">${say("page-no-finished")}</p>`}</section>`;
  }

  lesson() {
    return html`<section class="panel"><div class="row pad">${icon("a-help", "xl holo")}
      <div class="grow"><h2 class="t-head">${say("page-first-time")}</h2><p class="t-small dim">${say("page-first-time-note")}</p></div>
      <a class="btn" href="#/learn">${say("page-learn")}</a></div></section>`;
  }
}

/** A plan of an invented hall: decoration only. */
const picture = () => html`<svg viewBox="104 144 792 752" aria-hidden="true">
  <path class="hall" d="M480 880V840H400V800H320V640H120V560H160V440H200V200H280V280H320V200H680V160H840V320H800V440H880V600H800V720H720V880ZM320 400V440H520V400ZM360 320H400V280H360ZM400 720H560V600H520V520H440V640H400ZM720 440V280H680V320H640V360H680V440ZM720 600H640V640H720Z" />
  <path class="seat-blue zone" d="M800 440H880V600H800V640H720V600H680V440H720V400H800Z" />
  <path class="seat-red zone" d="M480 880V840H400V720H560V640H720V880Z" />
  ${[[580, 460], [620, 500], [540, 540], [460, 260]].map(([x, y]) => spot(x, y, "blue"))}
  ${[[420, 500], [380, 460], [540, 580], [380, 660]].map(([x, y]) => spot(x, y, "red"))}
</svg>`;

/** @param {number} x @param {number} y @param {string} colour */
const spot = (x, y, colour) => svg`<circle class="seat-${colour} spot" cx=${x} cy=${y} r="19" />`;

customElements.define("dj-lobby", Lobby);
