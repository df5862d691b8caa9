/**
 * The screen of a campaign between two missions: its slots as a line, what is done now, and in the middle what it is about: heroes
 * with their cards, the shop, the Empire, the missions that can be played. Whatever may be chosen is chosen by pressing it, or in
 * the question beside it. The log of the whole campaign is a press away.
 */
import { html, nothing } from "../../vendor/lit.js";
import { icon } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { ask } from "../../components/dialog.js";
import { waiting } from "../../components/sides.js";
import { logLines } from "../../components/telling.js";
import "../../components/decision.js";
import { GameScreen } from "../screen.js";
import "./campaign-log.js";
import { choicesPanel, empirePanel, missionsPanel, shopPanel, slotLine, stepLine } from "./campaign-parts.js";
import { alliesPanel, heroesPanel, trainingPanel } from "./campaign-heroes.js";
import { askComparison, basketPanel, comparison, counterOf, errands } from "./campaign-basket.js";
import { MOVES, heroGlyph, symbolOf, totals } from "./campaign-cards.js";
import { summaryPanel } from "./campaign-summary.js";
import { wholeCard } from "./sides.js";

/** @import { Option, TypedAs } from "../../../protocol.js" */
/** @import { Catalogue, StageTable } from "../../../skirmish.js" */

/**
 * @typedef {{catalogue: Catalogue, shown: StageTable, inspected?: {thing: string, passing?: boolean}|null, opened?: string|null, chosen: Set<string>, marked?: string|null, story?: boolean, traced?: string|null,
 *   hint: (option: string) => Promise<any>, basket: import("./campaign-basket.js").Wanted[], compared?: import("./campaign-basket.js").Wanted|null, comparing?: import("../../../sent/assault.js").WeaponComparison|null}} Given
 */

const LINGER = 600; // milliseconds before what one points at is shown whole
const MOST_LISTED = 8; // of moves: where there are more, they are chosen at the cards themselves
const SMALL = matchMedia("(max-width: 767px)");
/** What lies there as cards: on a small screen it is not listed once more. */
const PRINTED = new Set(["learn", "agenda"]);
/** What each step is about comes first. @type {Record<string, string>} */
const LEADS = { found: "choices", learn: "training", sell: "heroes", shop: "shop", empire: "empire", mission: "missions", prepare: "heroes", ally: "allies", aftermath: "choices" };

export class CampaignScreen extends /** @type {TypedAs<Given, typeof GameScreen>} */ (/** @type {unknown} */ (GameScreen)) {
  static properties = { inspected: { state: true }, opened: { state: true }, chosen: { state: true }, marked: { state: true }, story: { state: true }, traced: { state: true }, basket: { state: true }, compared: { state: true }, comparing: { state: true } };
  static start = () => ({ tab: "log", read: -1, sheet: "board", chosen: new Set(), basket: [] });
  /** Answers that are still to be given: what was in the basket. @type {import("./campaign-basket.js").Errand[]} */
  errands = [];
  /** What was bought last, and by whom. @type {string|undefined} */
  counter;
  /** @type {number|null|undefined} */
  customer;

  /** @type {[string, string][]} */
  tabs = [["log", "a-log"], ["chat", "a-chat"]];
  /** @type {[string, string][]} */
  places = [["board", "a-team"], ["log", "a-log"], ["chat", "a-chat"]];

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("game") || this.game.state.number === this.number) return;
    const isFirst = this.number === undefined;
    const step = this.shown?.step;
    this.number = this.game.state.number;
    this.chosen = new Set();
    this.opened = this.marked = null;
    const verb = counterOf(this)?.verb;
    if (!["learn", "shop", "empire"].includes(step) || (verb && (verb !== this.counter || this.asked !== this.customer))) this.basket = [];
    [this.counter, this.customer] = verb ? [verb, this.asked] : [this.counter, this.customer];
    const about = `${step} ${this.decision?.prompt.id ?? ""} ${this.asked}`;
    if (!isFirst && about !== this.about) {
      this.querySelector(".stagecol")?.scrollTo({ top: 0 });
      this.inspected = null; // it would lie above what comes now
    }
    this.about = about;
    this.bringTable("board");
  }

  /** The next slot is in sight, also where the line is too long. @param {Map<string, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    const line = this.querySelector(".slotline");
    const next = /** @type {HTMLElement|null} */ (line?.querySelector(".next"));
    if (line && next && line.scrollWidth > line.clientWidth && this.shown.slot !== this.scrolled) line.scrollLeft = next.offsetLeft - 80;
    this.scrolled = this.shown?.slot;
    if (changed.has("game")) this.runErrand();
    if (changed.has("compared")) askComparison(this).then((found) => (this.comparing = found));
  }

  /** Buy all that is in the basket: one answer after the other. */
  buyAll() {
    this.errands = errands(this);
    this.runErrand();
  }

  /** Give the next answer; where it can't be given any more, the rest is let be. */
  runErrand() {
    if (!this.errands.length || this.held || !this.decision) return;
    const [next, ...rest] = this.errands;
    const option = this.decision.options.find(next);
    if (option && this.errandAt === this.game.state.number) return; // it is under way, or others have to agree
    this.errands = option ? rest : [];
    this.errandAt = this.game.state.number;
    if (option) this.answer(option.id);
    if (!this.errands.length) this.basket = [];
  }

  /** Whoever is done while something lies in the basket is asked: nothing of it is bought. @param {CustomEvent} event */
  async leave(event) {
    const done = this.decision?.options.find((option) => option.id === event.detail && option.declines);
    if (!done || !this.basket.length || !counterOf(this)) return;
    event.stopPropagation();
    const { number } = this.game.state;
    const sure = await ask({ title: "between-leave", text: { id: "between-leave-text", args: { count: this.basket.length } }, yes: "between-leave-yes", no: "between-leave-no", danger: true });
    if (sure !== null && this.game.state.number === number) this.answer(done.id);
  }

  get isEmpire() {
    return this.game.state.seats.includes(0);
  }

  /** @param {string} name */
  placeName(name) {
    return name === "board" ? say("between-campaign") : super.placeName(name);
  }

  // --- Choosing ---------------------------------------------------------------------------------------

  /** The options that are about something. @param {(option: Option) => boolean} about @returns {Option[]} */
  options(about) {
    return this.decision?.options.filter(about) ?? [];
  }

  /** Press one of the options: it is the answer, or one of several. @param {Option} option */
  press(option) {
    if (this.held) return;
    if (this.decision?.kind === "some") /** @type {any} */ (this.querySelector("dj-decision"))?.toggle(option.id);
    else this.answer(option.id);
  }

  /** Show a card whole. @param {string|null} card */
  inspect(card) {
    clearTimeout(this.peeking);
    this.inspected = !card || (card === this.inspected?.thing && !this.inspected.passing) ? null : { thing: card };
  }

  /** Show a card while one points at it. @param {string|null} card */
  peek(card) {
    clearTimeout(this.peeking);
    if (card) this.peeking = setTimeout(() => (this.inspected = { thing: card, passing: true }), LINGER);
    else if (this.inspected?.passing) this.inspected = null;
  }

  /** Show the story so far; of one total, where it comes from. @param {string|null} [total] */
  tellStory(total = null) {
    this.traced = total;
    this.story = true;
  }

  /** @param {string} key */
  key(key) {
    if (document.querySelector("dialog[open]")) return;
    const tabs = /** @type {Record<string, string>} */ ({ l: "log", c: "chat" });
    if (key === "escape") this.inspected = this.opened = null;
    else if (key === "v") this.tellStory();
    else if (tabs[key]) this.tab = tabs[key];
    else if (key === "h") /** @type {HTMLElement|null} */ (this.querySelector(".chero button"))?.focus();
  }

  // --- The question -----------------------------------------------------------------------------------

  /** How an option looks in the list. @param {Option} option */
  face = (option) => {
    if (option.verb === "hero") return { mark: heroGlyph(option.hero) };
    if (option.to !== undefined) return { mark: heroGlyph(this.shown.heroes[option.to - 1].sheet) };
    if (option.mission !== undefined || option.verb === "face-down") return { icon: "a-flag" };
    if (option.verb === "set") return { icon: "it-agenda" };
    return option.card === undefined ? {} : { icon: symbolOf(this.catalogue, option.card) };
  };

  elsewhere = (/** @type {Option} */ option) => option.verb === counterOf(this)?.verb || (PRINTED.has(option.verb) && SMALL.matches) || (MOVES.has(option.verb) && (this.decision?.options.length ?? 0) > MOST_LISTED);

  question() {
    const { decision } = this;
    if (!decision) {
      if (this.end) return html`<section class="panel ask question"><div class="pad ending">${this.end}</div></section>`;
      if (this.asked === null || this.asked === undefined) return nothing;
      return waiting(this.game.state, this.asked, this.colours[this.asked]);
    }
    const help = `between-help-${decision.prompt.id}`;
    return html`<dj-decision .decision=${decision} ?held=${this.held} .face=${this.face} .elsewhere=${this.elsewhere} .away=${counterOf(this)?.verb === "buy" ? "between-in-shop" : "between-lit"} .marked=${this.marked} .together=${this.game.together}
      .note=${HELPED.has(decision.prompt.id) ? say(help) : undefined} @answer=${this.leave} @look=${(/** @type {CustomEvent} */ event) => (this.marked = event.detail)} @chosen=${(/** @type {CustomEvent} */ event) => (this.chosen = new Set(event.detail))}></dj-decision>`;
  }

  // --- Drawing ----------------------------------------------------------------------------------------

  render() {
    if (!this.shown?.slots || !this.catalogue?.campaign) return html`<main class="table middle"><p>${say("page-loading-table")}</p></main>`;
    return html`<main class="skirmish campaign show-${this.sheet}">
      <section class="middlecol stagecol" data-region>${slotLine(this)}${this.purse()}${stepLine(this)}${this.panels()}</section>
      <aside class="askcol">${basketPanel(this)}${this.question()}${counterOf(this) || this.compared ? comparison(this) : nothing}${this.sideTabs()}</aside>
      ${this.bottomNav()}${this.inspection()}
      ${this.story ? html`<dj-campaign-log .shown=${this.shown} .traced=${this.traced} .table=${this.game.state.table} .catalogue=${this.catalogue} @close=${() => (this.story = false)}></dj-campaign-log>` : nothing}
    </main>`;
  }

  /** What each side has: pressed, it tells where that comes from. */
  purse() {
    return html`<div class="purse" role="group" aria-label=${say("between-totals")}>${totals(this.shown).map((total) => html`<button class="pursebox seat-${total.colour}" title=${say("between-trace")} @click=${() => this.tellStory(total.key)}>
        <span class="row tight">${total.mark ?? icon(total.symbol, "s")}<b class="t-num">${total.amount}</b>${total.unit ? html`<small class="dim">${total.unit}</small>` : nothing}</span><span class="t-label faint ell">${total.label}</span></button>`)}
      <button class="btn storybtn" @click=${() => this.tellStory()}>${icon("a-rules", "s")}${say("between-story")} <kbd aria-hidden="true">V</kbd></button></div>`;
  }

  /** What lies on the table: what the step is about first, then the own side. */
  panels() {
    /** @type {Record<string, () => unknown>} */
    const all = { choices: () => choicesPanel(this), shop: () => shopPanel(this), missions: () => missionsPanel(this), heroes: () => heroesPanel(this), training: () => trainingPanel(this), empire: () => empirePanel(this), allies: () => alliesPanel(this) };
    const rest = this.isEmpire ? ["choices", "shop", "empire", "missions", "heroes", "allies"] : ["choices", "shop", "heroes", "missions", "allies", "empire"];
    const lead = this.options((option) => option.verb === "hero").length ? "heroes" : (LEADS[this.shown.step] ?? rest[0]);
    const over = Boolean(this.game.state.outcome);
    const [first, ...others] = [lead, ...rest.filter((name) => name !== lead)].map((name) => all[name]());
    const summary = summaryPanel(this.shown, over);
    return [...(over ? [summary, first] : [first, summary]), ...others];
  }

  tabContent() {
    return html`<dj-log .lines=${logLines(this.game.steps, { colours: this.colours, name: (/** @type {number} */ seat) => this.name(seat) })} .current=${this.game.current}></dj-log>`;
  }

  inspection() {
    if (!this.inspected) return nothing;
    return html`<aside class="panel raised inspect" aria-label=${say("page-card")}>
      <button class="btn icon quiet closer" aria-label=${say("page-close")} @click=${() => (this.inspected = null)}>${icon("a-close", "s")}</button>
      <div class="pad scroll">${wholeCard(this.catalogue, this.inspected.thing)}</div></aside>`;
  }
}

/** Questions that need a word more. */
const HELPED = new Set(["stage-choose-agendas", "stage-choose-allies", "stage-learn", "stage-learn-empire", "stage-selling", "stage-shopping", "stage-agendas", "stage-choose-mission", "stage-prepare", "stage-too-much", "stage-bring-ally"]);

customElements.define("dj-campaign", CampaignScreen);
