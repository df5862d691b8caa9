/**
 * The replay viewer: any moment of a game that is over, on its board, with the log beside it and the points below. Games
 * come from the table's own list or from a file, which the server plays again and checks.
 */
import { html, nothing } from "../vendor/lit.js";
import { Part, SEAT_COLOURS, icon, seatColours, tally } from "../core/part.js";
import * as api from "../core/api.js";
import { callPlayers, say, when } from "../core/i18n.js";
import { ownTables, tokenOf } from "../core/store.js";
import { seatName } from "../components/sides.js";
import { outcomeText, withStory } from "../components/story.js";
import { languages, themes, topbar } from "../components/topbar.js";
import { toast } from "../components/toasts.js";
import { partsOf } from "../games/registry.js";
import { tableTitle } from "./own-games.js";
import { activationFrom, pointsAt, roundAt, storyOf } from "./replay-story.js";
import { momentAt, timeline } from "./replay-timeline.js";
import { takeUp } from "./taking-up.js";

/** @import { ReplayProps, Typed } from "../../protocol.js" */

const PACE = 700; // milliseconds a decision stays, at speed 1
/** What the parts of the timeline are called, unless the game has words of its own. @type {Record<string, string>} */
const WORDS = { round: "rerun-round", position: "rerun-position", defeated: "rerun-defeated", scored: "rerun-scored", curve: "rerun-curve", score: "rerun-score" };
const SPEEDS = [1, 2, 4, 8];
const MOST_KEPT = 400; // moments that are remembered

class Replay extends /** @type {Typed<ReplayProps>} */ (Part) {
  static properties = {
    table: { attribute: false },
    facts: { state: true },
    steps: { state: true },
    at: { state: true },
    moment: { state: true },
    playing: { state: true },
    speed: { state: true },
    eyes: { state: true },
    mayLook: { state: true },
    failed: { state: true },
    finished: { state: true },
    busy: { state: true },
    width: { state: true },
    logopen: { state: true },
    inspected: { state: true },
  };
  static start = () => ({ at: 0, speed: 1, eyes: null, mayLook: false, width: 900, kept: new Map() });

  sizes = new ResizeObserver(() => this.measure());
  keys = (/** @type {any} */ event) => this.press(event);

  connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.keys);
    if (this.table) this.open();
    else this.list();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    callPlayers(null);
    removeEventListener("keydown", this.keys);
    this.sizes.disconnect();
    clearTimeout(this.timer);
  }

  // --- Which game -----------------------------------------------------------------------------------

  async list() {
    try {
      const own = await Promise.all(ownTables().slice(0, 30).map(({ table, token }) => api.table(table, token).catch(() => null)));
      const open = await api.tables("finished");
      const all = [...own.filter((table) => table !== null).filter((table) => table.state === "finished"), ...open];
      this.finished = all.filter((table, place) => all.findIndex((each) => each.id === table.id) === place);
    } catch (refusal) {
      this.failed = refusal;
    }
  }

  async open() {
    this.token = tokenOf(this.table);
    try {
      this.facts = await api.table(this.table, this.token);
      callPlayers((seat) => this.name(seat));
      if (this.facts.state !== "finished") {
        this.failed = { text: { id: "rerun-not-over" }, running: true };
        return;
      }
      const [parts, told, catalogue, first] = await Promise.all([
        partsOf(this.facts.game), api.logFrom(this.table, 0, this.watching), api.catalogue(this.facts.game).catch(() => ({})), api.viewAt(this.table, 0, this.watching, 0),
      ]);
      this.parts = parts;
      if (!this.facts.spectators) this.eyes = first.seats[0] ?? null; // nobody else's are there
      this.mayLook = first.viewer === 0; // the server lets everybody look through the eyes of every seat
      this.steps = told.log;
      this.opening = told.opening;
      this.rerun = parts.rerun(catalogue);
      this.rerun.learn(first.shown);
      this.story = storyOf(this.steps, (event) => this.rerun.tell(event), this.facts.seats.length);
      this.go(0);
    } catch (refusal) {
      this.failed = refusal;
    }
  }

  async readFile(file) {
    if (!file) return;
    this.busy = true;
    try {
      // As it is: numbers in it are larger than a browser's own.
      const answer = await fetch("/api/replays", { method: "POST", headers: { "Content-Type": "application/json" }, body: await file.text() });
      const data = await answer.json().catch(() => ({}));
      if (answer.ok) location.hash = `#/replay/${data.table}`;
      else toast(data.error ?? "page-replay-bad");
    } catch {
      toast("page-offline");
    }
    this.busy = false;
  }

  async download() {
    /** @type {Record<string, string>} */
    const headers = this.token ? { Authorization: `Bearer ${this.token}` } : {};
    const answer = await fetch(`/api/tables/${this.table}/replay`, { headers });
    if (!answer.ok) {
      toast((await answer.json().catch(() => ({}))).error ?? "page-offline");
      return;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    link.download = `dejarik-${this.facts.game}-${this.table}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  async share() {
    try {
      await navigator.clipboard.writeText(`${location.origin}/#/replay/${this.table}`);
      toast("page-link-copied", "good");
    } catch {
      toast("build-no-clipboard");
    }
  }

  // --- Which moment ---------------------------------------------------------------------------------

  async go(at) {
    const wanted = Math.max(0, Math.min(this.story.count, at));
    this.at = wanted;
    const moment = await this.fetchMoment(wanted).catch((refusal) => {
      toast(refusal.text);
      this.playing = false;
    });
    if (moment && this.at === wanted) {
      this.rerun.learn(moment.shown);
      this.moment = moment;
      if (wanted < this.story.count) this.fetchMoment(wanted + 1).catch(() => {});
    }
  }

  /** The view of a moment, asked for once. */
  async fetchMoment(at) {
    const key = `${at}:${this.eyes}`;
    if (!this.kept.has(key)) {
      if (this.kept.size >= MOST_KEPT) this.kept.delete([...this.kept.keys()][0]);
      const promise = api.viewAt(this.table, at, this.eyes === null ? this.watching : this.token, this.eyes);
      promise.catch(() => this.kept.delete(key));
      this.kept.set(key, promise);
    }
    return this.kept.get(key);
  }

  play(on = !this.playing) {
    clearTimeout(this.timer);
    this.playing = on;
    if (!on) return;
    if (this.at >= this.story.count) this.at = 0;
    this.tick();
  }

  tick() {
    this.timer = setTimeout(async () => {
      if (!this.playing) return;
      await this.go(this.at + 1);
      if (this.at >= this.story.count) this.playing = false;
      else this.tick();
    }, PACE / this.speed);
  }

  jump(at) {
    this.play(false);
    this.go(at);
  }

  /** Look through the eyes of a seat, or of nobody. @param {number|null} seat */
  look(seat) {
    this.eyes = seat;
    this.go(this.at);
  }

  /** The secret of whoever only watches: of a table without spectators those who sat there may see it again. */
  get watching() {
    return this.facts.spectators ? null : this.token;
  }

  /** The seats through whose eyes one may look: every one where the server lets everybody, else one's own. */
  get lookers() {
    if (this.mayLook) return this.facts.seats.map((each) => each.seat);
    return this.token ? this.facts.seats.filter((each) => each.kind !== "bot").map((each) => each.seat).slice(0, 1) : [];
  }

  press(event) {
    if (!this.story || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.("[data-region], textarea, select") || event.target.matches?.("input:not([type=range])")) return;
    const activation = (by) => activationFrom(this.story, this.at, by);
    const to = {
      ArrowLeft: () => (event.shiftKey ? activation(-1) : this.at - 1),
      ArrowRight: () => (event.shiftKey ? activation(1) : this.at + 1),
      Home: () => 0,
      End: () => this.story.count,
    }[event.key]?.();
    if (to !== undefined) {
      event.preventDefault();
      this.jump(to);
    } else if (event.key === " " && !event.target.matches?.("button, a")) {
      event.preventDefault();
      this.play();
    }
  }

  seek(event) {
    if (event.type === "pointermove" && !event.buttons) return;
    const frame = this.querySelector(".timeline")?.getBoundingClientRect();
    if (frame) this.jump(momentAt(event.clientX - frame.left, this.width, this.story.count));
  }

  measure() {
    const box = this.querySelector(".timebox");
    if (box?.clientWidth) this.width = box.clientWidth;
  }

  updated(changed) {
    const box = this.querySelector(".timebox");
    if (box && this.measured !== box) {
      this.measured = box;
      this.sizes.observe(box);
    }
    if (changed.has("at") || changed.has("moment")) this.querySelector(".replaylog li.on")?.scrollIntoView({ block: "nearest" });
  }

  // --- Drawing --------------------------------------------------------------------------------------

  get colours() {
    return seatColours(this.moment?.shown?.players, this.facts.seats.length);
  }

  name(seat) {
    return seatName(this.facts, seat);
  }

  render() {
    if (!this.table) return this.choice();
    if (this.failed) return this.failure();
    if (!this.moment) return html`${topbar("replay")}<main class="table middle"><div class="center" role="status">${icon("logo", "xl slow")}<p>${say("rerun-loading")}</p></div></main>`;
    const colours = this.colours;
    const moment = this.drawn(colours);
    return html`${this.bar(colours)}
      <main class="replay ${this.logopen ? "logopen" : ""}">
        <section class="table ring replayboard" aria-label=${say("page-board")}>${this.rerun.board(moment)}${this.rerun.hand(moment)}</section>
        <aside class="replaylog panel" aria-label=${say("page-log")}>${this.rerun.beside(moment)}<h2 class="phead">${icon("a-log", "s")}${say("page-log")}</h2><div class="scroll" tabindex="0">${this.log(colours)}</div></aside>
        <section class="replaytime" aria-label=${say("page-timeline")}>${this.controls()}${this.line(colours)}</section>
      </main>`;
  }

  bar(colours) {
    const names = this.facts.seats.map((each) => this.name(each.seat)).join(", ");
    const { title, note } = this.parts.heading(this.moment.shown);
    const eyes = (seat, face) => html`<button class=${this.eyes === seat ? "on" : ""} aria-pressed=${this.eyes === seat} @click=${() => this.look(seat)}>${face}</button>`;
    return html`<header class="topbar tablebar replaybar">
      <a class="btn quiet" href="#/replay">${icon("a-chevron", "s turn")}<span class="wide">${say("page-replays")}</span></a><span class="rule"></span>
      <div class="where grow"><h1 class="t-head ell">${title ? [title, note].filter(Boolean).join(", ") : say(this.facts.label)}</h1>
        <div class="t-label faint ell">${[names, this.facts.outcome ? outcomeText(this.facts.outcome, (seat) => this.name(seat)) : "", say("rerun-decisions", { count: this.story.count })].filter(Boolean).join(" · ")}</div></div>
      ${this.lookers.length
        ? html`<span class="seg eyes" role="group" aria-label=${say("page-eyes")}>${this.facts.spectators ? eyes(null, html`${icon("a-eye", "xs")}<span class="wide">${say("rerun-spectators")}</span>`) : nothing}
          ${this.lookers.map((seat) => eyes(seat, html`${tally(colours[seat], "s")}<span class="wide ell">${say("rerun-saw", { name: this.mayLook ? this.name(seat) : say("page-you") })}</span><span class="vh narrowonly">${this.name(seat)}</span>`))}</span>`
        : nothing}
      ${this.facts.series ? nothing : html`<button class="btn quiet" data-take-up aria-label=${say("taking-title")} @click=${() => takeUp(this.facts, tokenOf(this.table), this.at, colours, [])}>${icon("a-play")}<span class="wide">${say("taking-title")}</span></button>`}
      <button class="btn quiet" aria-label=${say("page-share")} @click=${() => this.share()}>${icon("a-share")}<span class="wide">${say("page-share")}</span></button>
      <button class="btn" aria-label=${say("page-replay-download")} @click=${() => this.download()}>${icon("a-down")}<span class="wide">${say("page-replay-download")}</span></button>
      <span class="wide">${languages()}</span><span class="wide">${themes()}</span>
    </header>`;
  }

  /** The moment that shows, and what its drawing may ask. @param {string[]} colours */
  drawn(colours) {
    const { shown, view, seats } = this.moment;
    return {
      shown, view, seats, colours, facts: this.facts, past: this.steps.slice(0, this.at), last: this.steps[this.at - 1],
      name: (seat) => this.name(seat), inspected: this.inspected, inspect: (thing) => (this.inspected = thing === this.inspected ? null : thing),
    };
  }

  /** Sentences, each of which leads to its moment. */
  log(colours) {
    const lines = this.rerun.lines(withStory(this.steps, this.facts, this.opening), { colours, name: (seat) => this.name(seat), facts: this.facts });
    if (!lines.length) return html`<p class="pad t-small dim">${say("page-log-empty")}</p>`;
    const past = lines.filter((line) => Number(line.key) < this.at);
    const here = past.at(-1)?.key;
    return html`<ol class="log">${lines.map(({ key = 0, ...line }) => (line.round
      ? html`<li class="sep">${line.round}</li>`
      : html`<li class="${key === here ? "on" : ""} ${key >= this.at ? "ahead" : ""}" data-depth=${line.depth ?? 0}><button aria-current=${key === here ? "step" : nothing} title=${say("rerun-here")} @click=${() => this.jump(key + 1)}>
          ${line.colour ? tally(line.colour, "s") : html`<span></span>`}<span>${line.sentence}</span></button></li>`))}</ol>`;
  }

  /** The message for a part of the timeline, in the words of the game. @param {string} part */
  word(part) {
    return this.rerun.words?.[part] ?? WORDS[part];
  }

  controls() {
    const { count } = this.story;
    const button = (symbol, label, act, off, more = "") => html`<button class="btn icon ${more}" aria-label=${say(label)} title=${say(label)} ?disabled=${off} @click=${act}>${icon(symbol)}</button>`;
    const round = roundAt(this.story, this.at);
    return html`<div class="replaycontrols">
      <div class="row">
        ${button("a-prev", "page-previous", () => this.jump(this.at - 1), this.at === 0)}
        ${button(this.playing ? "a-pause" : "a-play", this.playing ? "page-pause" : "page-play", () => this.play(), false, "primary playbtn")}
        ${button("a-next", "page-next", () => this.jump(this.at + 1), this.at === count)}
        <button class="btn speedbtn" aria-label="${say("rerun-speed")} ${this.speed}" @click=${() => (this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length])}>${this.speed}×</button>
        <button class="btn narrow logbtn" aria-expanded=${Boolean(this.logopen)} @click=${() => (this.logopen = !this.logopen)}>${icon("a-log")}${say("page-log")}</button>
      </div>
      <p class="t-small dim" role="status" aria-live="off">${say(this.word("position"), { number: this.at, count, round })}</p>
      <p class="t-label faint row wide"><span class="row tight">${icon("a-close", "xs strike")}${say(this.word("defeated"))}</span>${this.story.levels
        ? html`<span class="row tight">${icon("s-wounded", "xs bad")}${say("rerun-wounded")}</span><span class="row tight"><i class="diamond"></i>${say("rerun-event")}</span>`
        : html`<span class="row tight"><i class="ring"></i>${say(this.word("scored"))}</span>`}${this.story.gauge.length ? html`<span class="row tight"><i class="gaugeline"></i>${say(this.word("gauge"))}</span>` : nothing}</p>
    </div>`;
  }

  line(colours) {
    const { count } = this.story;
    const { levels } = this.story;
    const scores = [...this.story.points.keys()].map((seat) => say(levels ? "rerun-level" : this.word("score"), { name: this.name(seat), points: pointsAt(this.story, seat, count) })).join("; ");
    return html`<div class="timebox">
      <div class="timedraw" @pointerdown=${(event) => this.seek(event)} @pointermove=${(event) => this.seek(event)}>${timeline(this.story, this.at, this.width, colours, say(levels ? "rerun-levels" : this.word("curve"), { scores }), this.word("round"))}</div>
      <input type="range" class="scrub" min="0" max=${count} .value=${String(this.at)} aria-label=${say("page-timeline")} aria-valuetext=${say(this.word("position"), { number: this.at, count, round: roundAt(this.story, this.at) })}
        title=${say("rerun-keys")} @input=${(event) => this.jump(Number(event.target.value))} /></div>`;
  }

  failure() {
    return html`${topbar("replay")}<main class="table middle"><section class="panel pad center errorbox" role="alert">${icon("a-warn", "xl bad")}
      <h1 class="t-title">${say("page-replay-title")}</h1><p class="dim">${say(this.failed?.text)}</p>
      ${this.failed?.running ? html`<a class="btn primary" href="#/table/${this.table}">${say("rerun-to-table")}</a>` : nothing}<a class="btn" href="#/replay">${say("page-replays")}</a></section></main>`;
  }

  /** Which game to watch: one that was played here, or a file. */
  choice() {
    const drop = (event) => {
      event.preventDefault();
      this.readFile(event.dataTransfer.files[0]);
    };
    return html`${topbar("replay")}<main class="sheet table replaychoice"><section class="panel"><h1 class="phead">${icon("a-play", "s")}${say("page-replay-choose")}</h1>
        ${this.finished?.length
          ? html`<ul>${this.finished.map((table) => html`<li class="openrow">${table.outcome?.winners?.length ? tally(SEAT_COLOURS[table.outcome.winners[0]]) : html`<span class="tallygap"></span>`}
              <div class="grow"><div class="t-head ell">${tableTitle(table)}</div><div class="t-small dim ell">${table.seats.map((seat) => seatName(table, seat.seat)).join(", ")}${table.outcome ? ` · ${outcomeText(table.outcome, (seat) => seatName(table, seat))}` : ""}</div></div>
              <span class="t-label faint">${when(table.created * 1000)}</span><a class="btn" href="#/replay/${table.id}">${icon("a-play")}${say("page-replay")}</a></li>`)}</ul>`
          : html`<div class="empty center">${icon("logo", "xxl faint")}<h2 class="t-title">${say("rerun-none")}</h2><p class="t-small dim">${say("rerun-none-note")}</p><a class="btn primary" href="#/new/assault/bot">${icon("a-play")}${say("page-play-bot")}</a></div>`}</section>
      <section class="panel dropzone" @dragover=${(event) => event.preventDefault()} @drop=${drop}><div class="pad center col">${icon("a-down", "xl holo")}<h2 class="t-head">${say("rerun-drop")}</h2><p class="t-small dim">${say("rerun-drop-note")}</p>
        <label class="btn primary ${this.busy ? "off" : ""}"><input class="vh" type="file" accept=".json,application/json" ?disabled=${this.busy} @change=${(event) => this.readFile(event.target.files[0])} />${icon("a-plus")}${this.busy ? say("rerun-reading") : say("page-replay-file")}</label></div></section></main>`;
  }
}

customElements.define("dj-replay", Replay);
