/**
 * The screen of a mission that is told, for a group with its box: the plan of what lies on their table, what they can say has
 * happened, the texts that were read, and at the end the result. Where all share this screen, the table hands it
 * to the Imperial player before it shows what only that player may see.
 */
import { html, nothing } from "../../vendor/lit.js";
import { icon } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { waiting } from "../../components/sides.js";
import { logLines } from "../../components/telling.js";
import "../../components/decision.js";
import { GameScreen } from "../screen.js";
import { markList, toldMap } from "./companion-map.js";
import { countersPanel, happeningsPanel, partyPanel, readPanel, resultPanel, secretPanel, whenOf } from "./companion-parts.js";
import { toldText } from "./heroes.js";
import { bringPicture } from "./picture.js";
import { wholeCard } from "./sides.js";

/** @import { Option, TypedAs } from "../../../protocol.js" */
/** @import { Catalogue, ToldTable } from "../../../skirmish.js" */

/** @typedef {{catalogue: Catalogue, shown: ToldTable, inspected?: string|null, fresh?: number}} Given */

/** What is said at the thing itself, and not in the question. */
const ELSEWHERE = new Set(["door", "object", "wounded", "threat", "set"]);
/** @type {Record<string, string>} */
const ICONS = { "end-round": "a-end", look: "i-secret", over: "a-flag", event: "i-event", lay: "a-board", ending: "a-flag", enter: "a-check", agree: "a-check", ready: "a-check", agenda: "it-agenda" };

class CompanionScreen extends /** @type {TypedAs<Given, typeof GameScreen>} */ (/** @type {unknown} */ (GameScreen)) {
  static properties = { inspected: { state: true }, fresh: { state: true } };
  static start = () => ({ tab: "log", read: -1, sheet: "board" });

  /** @type {[string, string][]} */
  tabs = [["log", "a-log"], ["chat", "a-chat"]];
  /** @type {[string, string][]} */
  places = [["board", "a-board"], ["log", "a-log"], ["chat", "a-chat"]];

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("game")) return;
    bringPicture(this.catalogue);
    const heard = this.shown?.told?.length ?? 0;
    if (this.game.state.number === this.number) return;
    if (this.heard !== undefined && heard > this.heard) this.fresh = this.heard;
    else if (this.heard !== undefined && this.number !== undefined) this.fresh = undefined;
    this.heard = heard;
    const about = `${this.shown?.step} ${this.decision?.prompt.id ?? ""}`;
    if (this.number !== undefined && about !== this.about) this.querySelector(".stagecol")?.scrollTo({ top: 0 });
    this.about = about;
    this.number = this.game.state.number;
    this.bringTable("board");
  }

  /** What was read just now is in sight. @param {Map<string, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    if (changed.has("fresh") && this.fresh !== undefined) this.querySelector(".stagecol")?.scrollTo({ top: 0 });
  }

  /** @param {string} name */
  placeName(name) {
    return name === "board" ? say("told-table") : super.placeName(name);
  }

  /** Whether what only the Imperial player may see is on this screen: the table hands it over first, where all share it. */
  get isSecretOpen() {
    return !this.game.shared && (this.shown.events.length > 0 || this.shown.goal !== null);
  }

  /** @param {string} verb @returns {Option[]} */
  options(verb) {
    return this.decision?.options.filter((option) => option.verb === verb) ?? [];
  }

  /** @param {string} card */
  inspect(card) {
    this.inspected = card === this.inspected ? null : card;
  }

  /** @param {string} key */
  key(key) {
    if (key === "escape") this.inspected = null;
    else if (key === "l" || key === "c") this.tab = key === "l" ? "log" : "chat";
  }

  // --- The question -----------------------------------------------------------------------------------

  /** @param {Option} option */
  face = (option) => {
    const event = option.verb === "event" ? this.shown.events.find((each) => each.event === option.event) : undefined;
    return { icon: ICONS[option.verb], sub: event ? whenOf(event) : undefined };
  };

  elsewhere = (/** @type {Option} */ option) => ELSEWHERE.has(option.verb);

  question() {
    const { decision } = this;
    if (!decision) {
      if (this.end) return html`<section class="panel ask question"><div class="pad ending">${this.end}</div></section>`;
      if (this.asked === null || this.asked === undefined) return nothing;
      return waiting(this.game.state, this.asked, this.colours[this.asked]);
    }
    return html`<dj-decision .decision=${decision} ?held=${this.held} .face=${this.face} .elsewhere=${this.elsewhere} .away=${decision.options.some((option) => option.verb === "set") ? "told-in-form" : "told-at-things"} .together=${this.game.together?.agree ? this.game.together : null}></dj-decision>`;
  }

  // --- Drawing ----------------------------------------------------------------------------------------

  render() {
    if (!this.shown?.map || !this.catalogue?.campaign) return html`<main class="table middle"><p>${say("page-loading-table")}</p></main>`;
    return html`<main class="skirmish campaign companion show-${this.sheet}">
      <section class="middlecol stagecol" data-region>${this.news()}${this.panels()}</section>
      <aside class="askcol">${this.question()}${this.sideTabs()}</aside>
      ${this.bottomNav()}${this.inspection()}</main>`;
  }

  /** What was read just now, large enough to be read aloud. */
  news() {
    const fresh = this.fresh === undefined || this.game.state.outcome ? [] : this.shown.told.slice(this.fresh);
    if (!fresh.length) return nothing;
    return html`<section class="panel freshtext aloud" role="status">${fresh.map(toldText)}
      <div class="pad"><button class="btn full" @click=${() => (this.fresh = undefined)}>${icon("a-check", "s")}${say("mission-event-close")}</button></div></section>`;
  }

  panels() {
    const { shown } = this;
    const secret = this.isSecretOpen ? secretPanel(this) : nothing;
    if (shown.step === "entering") return html`${resultPanel(this)}${readPanel(this)}`;
    if (shown.step === "set-up") return html`${this.plan()}${secret}${partyPanel(this)}`;
    const looks = this.decision?.seat === 0 && !this.decision.partners?.length;
    return html`${looks ? secret : nothing}${countersPanel(this)}${happeningsPanel(this)}${this.plan()}${readPanel(this)}${looks ? nothing : secret}${partyPanel(this)}`;
  }

  plan() {
    const { shown } = this;
    return html`<section class="panel stagepanel toldplan" aria-label=${say("told-plan")}><div class="row seathead"><h2 class="t-head grow">${say(shown.mission.name)}</h2><span class="t-label faint">${say("told-level")} ${shown.threat_level}</span></div>
      <div class="planbox table">${toldMap(this.catalogue, this.isSecretOpen ? shown : { ...shown, points: [] })}</div><div class="pad">${markList(shown, (card) => this.inspect(card))}</div></section>`;
  }

  tabContent() {
    return html`<dj-log .lines=${logLines(this.game.steps, { colours: this.colours, name: (/** @type {number} */ seat) => this.name(seat) })} .current=${this.game.current}></dj-log>`;
  }

  inspection() {
    if (!this.inspected) return nothing;
    return html`<aside class="panel raised inspect" aria-label=${say("page-card")}>
      <button class="btn icon quiet closer" aria-label=${say("page-close")} @click=${() => (this.inspected = null)}>${icon("a-close", "s")}</button>
      <div class="pad scroll">${wholeCard(this.catalogue, this.inspected)}</div></aside>`;
  }
}

customElements.define("dj-companion", CompanionScreen);
