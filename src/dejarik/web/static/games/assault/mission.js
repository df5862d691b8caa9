/**
 * The screen of a mission: goals, heroes and the Empire beside the board; below it the own hero's sheet, or the Empire's tray;
 * attribute tests with their dice and odds. All else is as in a skirmish.
 */
import { html, nothing } from "../../vendor/lit.js";
import { die, icon } from "../../core/part.js";
import { percent, say } from "../../core/i18n.js";
import { AssaultScreen } from "./view.js";
import { neutralPanel, tokenChips, tokenLines } from "./beside.js";
import { empirePanel, empireTray, eventsToCome } from "./empire.js";
import { gauges, isGone, heroFacts, heroMark, heroRail, heroState, heroStrip, missionPanel, toldText, toldTexts } from "./heroes.js";
import { bars } from "./fight.js";
import { drawnMission, roomyMap } from "./laid.js";
import { payment } from "./paid.js";
import { wholeCard } from "./sides.js";

/** @import { MissionTable, Shown, TestShown } from "../../../skirmish.js" */

class MissionScreen extends AssaultScreen {
  /** @type {[string, string][]} */
  tabs = [["log", "a-log"], ["chat", "a-chat"], ["told", "i-event"]];
  /** @type {[string, string][]} */
  places = [["board", "a-board"], ["groups", "a-team"], ["hand", "a-sheet"], ["log", "a-log"], ["chat", "a-chat"]];

  /** The same as `shown`, as a mission. @returns {MissionTable} */
  get mission() {
    return /** @type {MissionTable} */ (/** @type {unknown} */ (this.game.state.shown));
  }

  /** What the board draws. @returns {Shown} */
  get drawn() {
    const { mission, asRebels } = this;
    if (this.seen?.mission !== mission || this.seen.asRebels !== asRebels) this.seen = { mission, asRebels, drawn: drawnMission(mission, asRebels) };
    return this.seen.drawn;
  }

  get way() {
    return "mission";
  }

  get map() {
    return roomyMap(this.mission, this.arrived);
  }

  placeName(name) {
    if (name === "groups") return say("mission-team");
    return name === "hand" ? say(this.isEmpire ? "mission-tray" : "mission-hero") : super.placeName(name);
  }

  get isEmpire() {
    return this.game.state.seats.includes(0);
  }

  /** The own hero: the one that is asked or acts, if several are played here. */
  get ownHero() {
    const { heroes } = this.mission;
    const own = heroes.filter((hero) => this.game.state.seats.includes(hero.seat));
    return own.find((hero) => hero.active) ?? own.find((hero) => hero.seat === this.decision?.seat) ?? own[0] ?? heroes.find((hero) => hero.active);
  }

  key(key, event) {
    if (key === "v") this.tab = "told";
    else if (key === "k" && this.ownHero) this.inspect(`hero:${this.ownHero.figure}`);
    else super.key(key === "h" && event.shiftKey ? "g" : key);
  }

  // --- Drawing --------------------------------------------------------------------------------------

  /** Whoever answers, here or in the question, has read what was new. */
  reading = () => (this.fresh = this.arrived = undefined);

  connectedCallback() {
    super.connectedCallback();
    this.addEventListener("answer", this.reading);
  }

  /** The Rebels choose one of theirs, not a group. @param {import("../../../protocol.js").Decision} decision */
  headingOf(decision) {
    return decision.prompt.id === "activate-group" && decision.seat !== 0 ? say("mission-who-acts") : undefined;
  }

  sides() {
    const all = [heroRail(this), neutralPanel(this), empirePanel(this)]; // the own side first
    return html`${missionPanel(this)}${eventsToCome(this.mission)}${this.isEmpire ? all.reverse() : all}`;
  }

  /** What lies on the card of a figure. @param {import("../../../skirmish.js").Figure} figure */
  marks(figure) {
    return tokenChips(this.mission.on_sheets[figure.id]);
  }

  /** The same in words. @param {import("../../../skirmish.js").Figure} figure */
  lines(figure) {
    return tokenLines(this.mission.on_sheets[figure.id]);
  }

  /** Where a goal is; one that is nowhere stands in the list. @param {MissionTable["goals"][number]} goal */
  showGoal(goal) {
    const spaces = this.mission.tokens.find((token) => goal.at.includes(token.id))?.spaces ?? this.figure(goal.at[0])?.spaces ?? [];
    const place = spaces[Math.floor(spaces.length / 2)];
    if (place) this.point(place);
    else this.sheet = "groups";
  }

  summary() {
    const { mission } = this;
    const go = () => (this.sheet = this.sheet === "groups" ? "board" : "groups");
    return html`<div class="scores missionline"><button class="score" aria-pressed=${this.sheet === "groups"} @click=${go}><span class="row tight">${icon("i-threat", "s")}<b class="vp">${mission.threat}</b><small class="dim">+${mission.threat_level}</small></span>
        <span class="t-small dim">${mission.round ? say("page-round", { round: mission.round }) : say("page-standing-setup")}</span></button>
      ${mission.heroes.map((hero) => html`<button class="score herochip ${hero.active ? "on" : ""} ${this.game.state.seats.includes(hero.seat) ? "you" : ""}" @click=${() => this.inspect(`hero:${hero.figure}`)}>${heroMark(hero)}<span class="vh">${say(hero.name)}</span>${isGone(hero) ? icon("s-withdrawn", "s") : html`<span class="seat-blue">${gauges(hero)}</span>`}</button>`)}
      ${mission.goals.length ? html`<button class="goalline" @click=${() => this.showGoal(mission.goals[0])}><span class="pen">1</span><span class="ell">${say(mission.goals[0].text)}</span>${mission.goals.length > 1 ? html`<b class="t-label">+${mission.goals.length - 1}</b>` : nothing}</button>` : nothing}</div>`;
  }

  result() {
    const { mission } = this;
    return html`<p class="row tight dim">${say("page-round", { round: mission.round })} · ${icon("i-threat", "s")}${say("mission-threat", { threat: mission.threat })}</p>
      <ul class="col endheroes seat-blue">${mission.heroes.map((hero) => html`<li class="row">${heroMark(hero, "s")}<span class="grow ell">${say(hero.name)}</span>${heroState(hero)}${isGone(hero) ? nothing : gauges(hero)}</li>`)}</ul>
      ${mission.paid ? payment(mission.paid) : nothing}`;
  }

  handPart() {
    if (this.game.shared) return html`<div class="handrow hand"><p class="t-small dim">${say("page-hand-hidden")}</p></div>`;
    if (this.isEmpire && (this.game.state.seats.length === 1 || this.decision?.seat === 0)) return empireTray(this);
    const hero = this.ownHero;
    return hero ? heroStrip(this, hero) : nothing;
  }

  willUpdate(changed) {
    const before = this.heard;
    super.willUpdate(changed);
    if (!changed.has("game")) return;
    this.heard = this.mission?.told?.length ?? 0;
    this.learnMap();
    if (before === undefined ? this.isBeginning : this.heard > before) this.fresh = before ?? 0;
  }

  /** Whether nothing but the briefing has been read: who comes to the table now has not heard it. */
  get isBeginning() {
    return this.heard === 1 && this.mission.round <= 1 && this.game.state.seats.length > 0;
  }

  /** What was read and nobody here has put away: also in the middle of an attack, to which an event may lead. */
  news() {
    const fresh = this.fresh === undefined || this.game.state.outcome ? [] : this.mission.told.slice(this.fresh);
    if (!fresh.length) return nothing;
    return html`<section class="panel freshtext" role="status">${fresh.map(toldText)}
      <div class="pad"><button class="btn full" @click=${() => { this.reading(); this.requestUpdate(); }}>${icon("a-check", "s")}${say("mission-event-close")}</button></div></section>`;
  }

  /** Which spaces are new: those of a section that has just been laid. */
  learnMap() {
    const names = this.mission?.map?.squares.map(([name]) => name) ?? [];
    const known = this.known;
    if (names.length === known?.size) return;
    this.arrived = known && names.filter((name) => !known.has(name));
    this.known = new Set(names);
  }

  course() {
    const { test } = this.mission;
    return test ? this.testPanel(test) : nothing;
  }

  /** An attribute test: what is wanted, the dice, the chance. @param {TestShown} test */
  testPanel(test) {
    const figure = this.figure(test.figure);
    const offered = this.decision?.options.find((option) => option.verb === "test" && option.id === this.looked) ?? this.decision?.options.find((option) => option.verb === "test");
    const hint = offered ? this.ahead[offered.id] : undefined;
    const needed = Math.max(1, test.needed);
    const reached = test.stored + (test.successes ?? 0);
    return html`<section class="panel testpanel" aria-label=${say("mission-test")}><div class="pad col">
      <div class="row"><h3 class="t-head grow">${say("mission-test-of", { figure: figure ? say(figure.label) : "" })}</h3>${test.attribute ? html`<span class="row tight">${icon(`at-${test.attribute}`, "s")}${say(`attribute-${test.attribute}`)}</span>` : nothing}</div>
      <div class="succ" role="img" aria-label=${say("mission-successes", { reached, needed })}>${Array.from({ length: needed }, (_, index) => html`<span class=${index < test.stored ? "got" : index < reached ? "hit" : ""}>${icon("d-surge")}</span>`)}</div>
      ${test.dice.length ? html`<div class="row wrap dicerow">${test.dice.map((each) => die(each.colour, each.face, "l"))}</div>` : hint ? html`<div class="row">${hint.attribute && !test.attribute ? html`<span class="row tight">${icon(`at-${hint.attribute}`, "s")}${say(`attribute-${hint.attribute}`)}</span>` : nothing}${(hint.dice ?? []).map((colour) => die(colour, null, "s"))}<span class="grow"></span><b class="t-title good">${percent(hint.passes ?? 0)}</b></div>${bars(hint.successes ?? {}, needed, say("mission-successes-odds"), "good")}
        ${hint.complete === false ? html`<p class="t-label faint">${say("mission-odds-incomplete")}</p>` : nothing}` : nothing}
    </div></section>`;
  }

  /** What the marks on the board mean; for the Empire a way to see it as the Rebels do. */
  legend() {
    const { mission } = this;
    return html`${super.legend()}<span><i class="sw goalsw"></i>${say("mission-legend-goal")}</span>${mission.unlaid.length ? html`<span><i class="sw secretsw"></i>${say("mission-legend-secret")}</span>` : html`<span><i class="sw fogsw"></i>${say("mission-not-revealed")}</span>`}`;
  }

  overBoard() {
    if (!this.mission.unlaid.length && !this.mission.points.length) return nothing;
    return html`<button class="btn asrebels" aria-pressed=${Boolean(this.asRebels)} @click=${() => { this.asRebels = !this.asRebels; this.requestUpdate(); }}>${icon("a-eye", "s")}${say("mission-as-rebels")}</button>`;
  }

  tabContent() {
    return this.tab === "told" ? toldTexts(this.mission) : super.tabContent();
  }

  inspection() {
    const [kind, id] = this.inspected?.thing.split(":") ?? [];
    const hero = this.mission.heroes.find((each) => each.figure === Number(id) && kind === "hero");
    if (!hero) return super.inspection();
    return html`<aside class="panel raised inspect" aria-label=${say("page-card")}>
      <button class="btn icon quiet closer" aria-label=${say("page-close")} @click=${() => (this.inspected = null)}>${icon("a-close", "s")}</button>
      <div class="pad scroll">${heroFacts(this, hero, wholeCard(this.catalogue, hero.side))}</div></aside>`;
  }
}

customElements.define("dj-mission", MissionScreen);
