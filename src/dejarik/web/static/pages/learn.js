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
import { cardLesson } from "./learn-cards.js";
import { missionLesson } from "./learn-mission.js";
import { momentOf, newTopics, skirmishLesson, topicOf } from "./learn-topics.js";
import "./table.js";

/** @import { State, Typed } from "../../protocol.js" */
/** @import { Lesson, Topic } from "./learn-topics.js" */

const LESSONS = [skirmishLesson, missionLesson, cardLesson];
const KEYS = [
  ["1 – 9", "page-key-options"], ["0", "page-key-none"], ["M A S I E", "page-key-actions"], ["T", "page-key-targets"], ["F", "page-key-figures"], ["← ↑ → ↓", "page-key-board"],
  ["Enter · Esc", "page-key-choose"], ["+ − Z", "page-key-zoom"], ["U", "page-key-undo"], ["F6", "page-key-region"], ["G H L C", "page-key-tabs"], ["B X K V", "page-key-mission"], ["← → Shift", "rerun-keys"], ["?", "page-key-help"],
];

/**
 * @typedef {{table: string, learned: string[]}} Begun a lesson that was begun, and what was explained in it
 * @typedef {{chapter: string, begun: Record<string, Begun|undefined>, shown?: string, folded?: boolean, busy?: boolean, running: Record<string, boolean>, heard?: number}} Given
 */

class Learn extends /** @type {Typed<Given>} */ (Part) {
  static properties = {
    chapter: { attribute: false },
    begun: { state: true },
    shown: { state: true },
    folded: { state: true },
    busy: { state: true },
    running: { state: true },
  };
  static start = () => ({ begun: Object.fromEntries(LESSONS.map((each) => [each.name, kept(each.kept)])), running: {} });

  connectedCallback() {
    super.connectedCallback();
    for (const each of LESSONS) this.check(each);
  }

  /** The lesson that the address names, else that of the first game. */
  get course() {
    return LESSONS.find((each) => each.play === this.chapter || each.name === this.chapter) ?? skirmishLesson;
  }

  /** That lesson, as far as it was begun. */
  get lesson() {
    return this.begun[this.course.name];
  }

  /** Whether a lesson that was begun is still there. @param {Lesson} course */
  async check(course) {
    const begun = this.begun[course.name];
    if (!begun) return;
    try {
      const facts = await api.table(begun.table, tokenOf(begun.table));
      this.running = { ...this.running, [course.name]: facts.state !== "finished" };
    } catch {
      this.running = { ...this.running, [course.name]: false };
      if (this.chapter === course.play) location.hash = "#/learn";
    }
  }

  /** @param {Lesson} course */
  async begin(course) {
    this.busy = true;
    try {
      const made = await api.newTable(course.table(kept("name") || say("page-guest")));
      rememberTable(made.table, made.seats.find((seat) => seat.token)?.token ?? "");
      this.remember(course, { table: made.table, learned: [] });
      this.running = { ...this.running, [course.name]: true };
      this.shown = undefined;
      location.hash = `#/learn/${course.play}`;
    } catch (refusal) {
      toast(refusal.text);
    }
    this.busy = false;
  }

  /** @param {Lesson} course @param {Begun} begun */
  remember(course, begun) {
    this.begun = { ...this.begun, [course.name]: begun };
    keep(course.kept, begun);
  }

  /** What is new is explained; else the guide follows the game, also back: it speaks of the question that is asked now. @param {State} message */
  hear(message) {
    const { course, lesson } = this;
    if (!lesson) return;
    const moment = momentOf(message);
    const fresh = newTopics(course.topics, moment, lesson.learned);
    const isNews = message.revision !== this.heard; // else somebody may have turned the page
    this.heard = message.revision;
    if (fresh.length) {
      this.remember(course, { ...lesson, learned: [...lesson.learned, ...fresh] });
      this.shown = fresh.at(-1);
      this.folded = false;
    } else if (isNews && (moment.prompt || moment.over)) this.shown = topicOf(course.topics, moment);
  }

  render() {
    const { course, lesson } = this;
    if (this.chapter === course.play && lesson) return this.play(course, lesson);
    const order = [course, ...LESSONS.filter((each) => each !== course)];
    return html`${topbar("learn")}<main class="sheet table learnpage"><div class="learncol">
      ${this.chapter === "keys" ? nothing : html`${order.map((each, place) => this.hero(each, place === 0))}${this.chapters(course)}`}${this.keys()}</div></main>`;
  }

  /** @param {Lesson} course @param {boolean} isFirst */
  hero(course, isFirst) {
    return html`<section class="panel hero lessonhero ${isFirst ? "" : "second"}" data-lesson=${course.name}>
      ${isFirst ? html`<h1 class="t-display">${course.say("title")}</h1>` : html`<h2 class="t-title">${course.say("title")}</h2>`}<p>${course.say("intro")}</p><p class="dim">${course.say("begin-note")}</p>
      <div class="row wrap"><button class="btn ${isFirst ? "primary big" : ""}" ?disabled=${this.busy} @click=${() => this.begin(course)}>${icon("a-play")}${say("lesson-begin")}</button>
        ${this.running[course.name] ? html`<a class="btn ${isFirst ? "big" : ""}" href="#/learn/${course.play}">${say("lesson-go-on")}</a>` : nothing}
        ${isFirst ? nothing : html`<a class="btn quiet" href="#/learn/${course.name}">${say("lesson-read-about")}</a>`}</div></section>`;
  }

  /** @param {Lesson} course */
  chapters(course) {
    return html`<h2 class="t-label faint">${say("lesson-read")}</h2><ol class="chapters">${course.chapters.map(([chapter, symbol]) => html`<li class="panel pad"><div class="row">${icon(symbol, "l holo")}<h3 class="t-head">${course.say(/** @type {`${number}`} */ (chapter))}</h3></div><p class="t-small dim">${course.say(/** @type {`${number}-note`} */ (`${chapter}-note`))}</p></li>`)}</ol>`;
  }

  keys() {
    return html`<section class="panel keytable"><h2 class="phead">${icon("a-help", "s")}${say("page-keys-title")}</h2><dl class="pad">${KEYS.map(([keys, label]) => html`<div><dt>${keys.split(" ").map((key) => (key.length > 1 && !/^(F6|Enter|Esc|Shift)$/.test(key) ? key : /^[–·]$/.test(key) ? key : html`<kbd>${key}</kbd> `))}</dt><dd>${say(label)}</dd></div>`)}</dl></section>`;
  }

  // --- The first game -------------------------------------------------------------------------------

  /** @param {Lesson} course @param {Begun} lesson */
  play(course, lesson) {
    const { topics } = course;
    const topic = topics.find((each) => each.id === this.shown) ?? topics.find((each) => each.id === lesson.learned.at(-1)) ?? topics[0];
    return html`<div class="lesson of-${course.name} look-${this.folded ? "none" : topic.look} ${this.folded ? "folded" : ""}" @shown=${(event) => this.hear(event.detail)}>
      ${keyed(lesson.table, html`<dj-table .table=${lesson.table} .token=${tokenOf(lesson.table)}></dj-table>`)}
      ${this.guide(course, lesson, topic)}</div>`;
  }

  /** @param {Lesson} course @param {Begun} lesson @param {Topic} topic */
  guide(course, lesson, topic) {
    const learned = course.topics.filter((each) => lesson.learned.includes(each.id));
    if (this.folded) return html`<button class="btn guidebtn" aria-expanded="false" @click=${() => (this.folded = false)}>${icon("a-help")}${say("lesson-show")}</button>`;
    const place = learned.indexOf(topic);
    /** @param {number} by */
    const turn = (by) => (this.shown = learned[place + by].id);
    const { title, text } = course.topic(topic.id);
    return html`<aside class="panel raised guide" aria-label=${say("lesson-guide")}>
      <div class="row ghead">${icon("a-help", "s holo")}<span class="t-label faint grow">${say("lesson-step", { done: learned.length, count: course.topics.length })}</span>
        <button class="btn icon quiet" aria-label=${say("lesson-hide")} @click=${() => (this.folded = true)}>${icon("a-minus", "s")}</button></div>
      <div class="gtext" role="status" aria-live="polite"><h2 class="t-head">${title}</h2><p class="t-small">${text}</p></div>
      ${topic.id === "end" ? html`<a class="btn primary" href="#/new/${course.game}">${icon("a-plus")}${say("page-new-table")}</a>` : nothing}
      <div class="row gturn"><button class="btn icon quiet" ?disabled=${place <= 0} aria-label=${say("page-previous")} @click=${() => turn(-1)}>${icon("a-prev", "s")}</button>
        <span class="dots grow" aria-hidden="true">${course.topics.map((each) => html`<i class="${lesson.learned.includes(each.id) ? "done" : ""} ${each === topic ? "here" : ""}"></i>`)}</span>
        <button class="btn icon quiet" ?disabled=${place < 0 || place >= learned.length - 1} aria-label=${say("page-next")} @click=${() => turn(1)}>${icon("a-next", "s")}</button></div>
    </aside>`;
  }
}

customElements.define("dj-learn", Learn);
