/**
 * Learning to play: a first game with a guide that explains each step when it comes up, what there is to know on one page,
 * and the keys.
 */
import { html, keyed, nothing } from "../vendor/lit.js";
import { Part, icon } from "../core/part.js";
import * as api from "../core/api.js";
import { say } from "../core/i18n.js";
import { keep, kept, rememberTable, tokenOf } from "../core/store.js";
import { topbar } from "../components/topbar.js";
import { toast } from "../components/toasts.js";
import { TOPICS, lessonTable, momentOf, newTopics } from "./learn-topics.js";
import "./table.js";

/** @import { State, Typed } from "../../protocol.js" */

const CHAPTERS = [["1", "a-groups"], ["2", "a-move"], ["3", "a-eye"], ["4", "a-attack"], ["5", "a-flag"], ["6", "a-hand"]];
const KEYS = [
  ["1 – 9", "page-key-options"], ["0", "page-key-none"], ["M A S I E", "page-key-actions"], ["T", "page-key-targets"], ["F", "page-key-figures"], ["← ↑ → ↓", "page-key-board"],
  ["Enter · Esc", "page-key-choose"], ["+ − Z", "page-key-zoom"], ["U", "page-key-undo"], ["F6", "page-key-region"], ["G H L C", "page-key-tabs"], ["← → Shift", "rerun-keys"], ["?", "page-key-help"],
];

/** @typedef {{chapter: string, lesson: {table: string, learned: string[]}, shown?: string, folded?: boolean, busy?: boolean, running?: boolean}} Given */

class Learn extends /** @type {Typed<Given>} */ (Part) {
  static properties = {
    chapter: { attribute: false },
    lesson: { state: true },
    shown: { state: true },
    folded: { state: true },
    busy: { state: true },
    running: { state: true },
  };
  static start = () => ({ lesson: kept("lesson") ?? null });

  connectedCallback() {
    super.connectedCallback();
    this.check();
  }

  /** Whether the lesson that was begun is still there. */
  async check() {
    if (!this.lesson) return;
    try {
      const facts = await api.table(this.lesson.table, tokenOf(this.lesson.table));
      this.running = facts.state !== "finished";
    } catch {
      this.running = false;
      if (this.chapter === "play") location.hash = "#/learn";
    }
  }

  async begin() {
    this.busy = true;
    try {
      const names = { own: say("lesson-army-own"), other: say("lesson-army-other") };
      const made = await api.newTable(lessonTable(names, kept("name") || say("page-guest")));
      rememberTable(made.table, made.seats[0].token ?? "");
      this.lesson = { table: made.table, learned: [] };
      keep("lesson", this.lesson);
      this.running = true;
      this.shown = undefined;
      location.hash = "#/learn/play";
    } catch (refusal) {
      toast(refusal.text);
    }
    this.busy = false;
  }

  /** @param {State} message */
  hear(message) {
    const fresh = newTopics(momentOf(message), this.lesson.learned);
    if (!fresh.length) return;
    this.lesson = { ...this.lesson, learned: [...this.lesson.learned, ...fresh] };
    keep("lesson", this.lesson);
    this.shown = fresh.at(-1);
    this.folded = false;
  }

  render() {
    if (this.chapter === "play" && this.lesson) return this.play();
    return html`${topbar("learn")}<main class="sheet table learnpage"><div class="learncol">
      ${this.chapter === "keys" ? nothing : html`${this.hero()}${this.chapters()}`}${this.keys()}</div></main>`;
  }

  hero() {
    return html`<section class="panel hero lessonhero"><h1 class="t-display">${say("page-learn-title")}</h1><p>${say("page-learn-intro")}</p><p class="dim">${say("lesson-begin-note")}</p>
      <div class="row wrap"><button class="btn primary big" ?disabled=${this.busy} @click=${() => this.begin()}>${icon("a-play")}${say("lesson-begin")}</button>
        ${this.running ? html`<a class="btn big" href="#/learn/play">${say("lesson-go-on")}</a>` : nothing}</div></section>`;
  }

  chapters() {
    return html`<h2 class="t-label faint">${say("lesson-read")}</h2><ol class="chapters">${CHAPTERS.map(([chapter, symbol]) => html`<li class="panel pad"><div class="row">${icon(symbol, "l holo")}<h3 class="t-head">${say(`page-learn-${chapter}`)}</h3></div><p class="t-small dim">${say(`page-learn-${chapter}-note`)}</p></li>`)}</ol>`;
  }

  keys() {
    return html`<section class="panel keytable"><h2 class="phead">${icon("a-help", "s")}${say("page-keys-title")}</h2><dl class="pad">${KEYS.map(([keys, label]) => html`<div><dt>${keys.split(" ").map((key) => (key.length > 1 && !/^(F6|Enter|Esc|Shift)$/.test(key) ? key : /^[–·]$/.test(key) ? key : html`<kbd>${key}</kbd> `))}</dt><dd>${say(label)}</dd></div>`)}</dl></section>`;
  }

  // --- The first game -------------------------------------------------------------------------------

  play() {
    const topic = TOPICS.find((each) => each.id === this.shown) ?? TOPICS.find((each) => each.id === this.lesson.learned.at(-1)) ?? TOPICS[0];
    return html`<div class="lesson look-${this.folded ? "none" : topic.look}" @shown=${(event) => this.hear(event.detail)}>
      ${keyed(this.lesson.table, html`<dj-table .table=${this.lesson.table} .token=${tokenOf(this.lesson.table)}></dj-table>`)}
      ${this.guide(topic)}</div>`;
  }

  guide(topic) {
    const learned = TOPICS.filter((each) => this.lesson.learned.includes(each.id));
    if (this.folded) return html`<button class="btn guidebtn" aria-expanded="false" @click=${() => (this.folded = false)}>${icon("a-help")}${say("lesson-show")}</button>`;
    const place = learned.indexOf(topic);
    const turn = (by) => (this.shown = learned[place + by].id);
    return html`<aside class="panel raised guide" aria-label=${say("lesson-guide")}>
      <div class="row ghead">${icon("a-help", "s holo")}<span class="t-label faint grow">${say("lesson-step", { done: learned.length, count: TOPICS.length })}</span>
        <button class="btn icon quiet" aria-label=${say("lesson-hide")} @click=${() => (this.folded = true)}>${icon("a-minus", "s")}</button></div>
      <div role="status" aria-live="polite"><h2 class="t-head">${say(`lesson-topic-${topic.id}`)}</h2><p class="t-small">${say(`lesson-topic-${topic.id}-text`)}</p></div>
      ${topic.id === "end" ? html`<a class="btn primary" href="#/new/assault">${icon("a-plus")}${say("page-new-table")}</a>` : nothing}
      <div class="row"><button class="btn icon quiet" ?disabled=${place <= 0} aria-label=${say("page-previous")} @click=${() => turn(-1)}>${icon("a-prev", "s")}</button>
        <span class="dots grow" aria-hidden="true">${TOPICS.map((each) => html`<i class="${this.lesson.learned.includes(each.id) ? "done" : ""} ${each === topic ? "here" : ""}"></i>`)}</span>
        <button class="btn icon quiet" ?disabled=${place < 0 || place >= learned.length - 1} aria-label=${say("page-next")} @click=${() => turn(1)}>${icon("a-next", "s")}</button></div>
    </aside>`;
  }
}

customElements.define("dj-learn", Learn);
