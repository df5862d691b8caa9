/**
 * The skirmish's screen: armies, board, question, attack, hand and log around one another. It puts what the server
 * shows and offers into place, asks for hints before a choice, and sends the choice; it computes no rule.
 */
import { html, nothing } from "../../vendor/lit.js";
import { say } from "../../core/i18n.js";
import { isResting } from "../../core/focus.js";
import { waiting } from "../../components/sides.js";
import { logLines, occasionOf } from "../../components/telling.js";
import "../../components/decision.js";
import { GameScreen } from "../screen.js";
import "./board.js";
import { confirmsSingle } from "../../core/automatic.js";
import { confirmation, isOpenAttack, onlyShot, shotOdds } from "./confirming.js";
import { oddsPanel } from "./fight.js";
import { burstOf, fightStage } from "./stage.js";
import { Roster, diceBehind } from "./log.js";
import { bringPicture, mapOf } from "./picture.js";
import { faceOf } from "./faces.js";
import { aims, litOptions } from "./lights.js";
import { walksOf } from "./walks.js";
import { inspectionPanel, pinnedCard } from "./inspecting.js";
import { aimOf } from "./sights.js";
import { figureName, finalScores, goalLine, handCards, scores, sidePanels } from "./sides.js";

/** @import { Decision, Option, TypedAs } from "../../../protocol.js" */
/** @import { Stage } from "../../../protocol.js" */
/** @import { Catalogue, Hint, Shown } from "../../../skirmish.js" */

const POINTED = 2500; // milliseconds for which a place that was asked for is marked
const LINGER = 90; // milliseconds before a look becomes a question to the server
/** @type {Record<string, string>} the key that leads to a part of the screen */
const PLACES = { h: ".hand button", g: ".group" };
/** @type {Record<string, string>} the key that leads to the first option of a verb */
const FIRST = { s: "special", i: "interact" };
const AHEAD = new Set(["move", "test", "weapon", "attack", "surge", "zone", "interact", "die"]); // options that are asked about before they are looked at, but for single ways
const ASKING = new Set(["choose", "space", "player", "group"]); // options that one card's text asks to choose from
const MOST_AHEAD = 8; // targets whose odds are asked for at once
const MOMENT = 1200; // milliseconds for which odds are waited for before an attack goes on without them

/**
 * @typedef {{shown: Shown, catalogue: Catalogue, hint: (option: string) => Promise<Hint>, looked: string|null, confirming?: string|null, hinted: Hint|null, ahead: Record<string, Hint>,
 *   inspected?: {thing: string, hint?: Hint, passing?: boolean}|null, unfolded: Set<number>, pointed?: string|null, roster: Roster, walks: import("../../../skirmish.js").Walk[]}} Given
 */

export class AssaultScreen extends /** @type {TypedAs<Given, typeof GameScreen>} */ (/** @type {unknown} */ (GameScreen)) {
  static properties = {
    looked: { state: true },
    hinted: { state: true },
    ahead: { state: true },
    inspected: { state: true },
    confirming: { state: true }, // the attack on the only target, whose odds are looked at before it is fired
    unfolded: { state: true },
    pointed: { state: true },
  };
  static start = () => ({ tab: "log", read: -1, sheet: "board", roster: new Roster(), walks: [], unfolded: new Set(), ahead: {}, hint: async () => ({}) });

  /** @type {[string, string][]} */
  tabs = [["log", "a-log"], ["chat", "a-chat"], ["mission", "a-rules"]];
  /** @type {[string, string][]} */
  places = [["board", "a-board"], ["groups", "a-groups"], ["hand", "a-hand"], ["log", "a-log"], ["chat", "a-chat"]];
  /** @type {string|null} the target whose odds show, the first one at first */
  aimed = null;

  willUpdate(changed) {
    if (!changed.has("game")) return;
    this.roster.learn(this.shown);
    bringPicture(this.catalogue);
    const number = this.game.state.number;
    if (number !== this.number) {
      const isNext = this.number !== undefined && number > this.number; // not the first look, and nothing was taken back
      this.walks = isNext && this.shown?.map ? walksOf(this.game.state.events ?? [], this.shown, this.map) : [];
      this.number = number;
      this.looked = this.hinted = this.confirming = null;
      this.ahead = {};
      this.aimed = this.decision?.options.find(aims)?.id ?? null;
      this.lookAhead();
      this.bringTable("board");
    }
  }

  // --- What the parts ask ---------------------------------------------------------------------------

  get map() {
    return mapOf(this.catalogue, this.shown);
  }

  /** How the log is drawn. */
  get telling() {
    return { colours: this.colours, name: (/** @type {number} */ seat) => this.name(seat), besides: diceBehind };
  }

  get optionIds() {
    return new Set(this.decision?.options.map((option) => option.id) ?? []);
  }

  /** Show a place that the log names. @param {string} space */
  point(space) {
    this.pointed = space;
    this.sheet = "board";
    clearTimeout(this.pointing);
    this.pointing = setTimeout(() => (this.pointed = null), POINTED);
  }

  /** Show all of an army, where there is no room for all armies. @param {number} seat */
  unfold(seat) {
    this.unfolded = new Set([...this.unfolded, seat]);
  }

  /** The own side first. */
  get players() {
    const own = this.game.state.viewer ?? this.game.state.seats[0] ?? 0;
    const count = this.shown.players.length;
    return [...this.shown.players].sort((a, b) => ((a.seat - own + count) % count) - ((b.seat - own + count) % count));
  }

  figure(id) {
    return this.shown.figures.find((figure) => figure.id === id) ?? this.roster.figures.get(id);
  }

  token(id) {
    return this.shown.tokens.find((token) => token.id === id) ?? this.roster.tokens.get(id);
  }

  optionOfGroup(group) {
    return this.decision?.options.find((option) => option.group === group && option.verb === "activate")?.id;
  }

  // --- Looking before choosing ----------------------------------------------------------------------

  async look(option) {
    this.looked = option;
    if (this.decision?.options.some((each) => each.id === option && aims(each))) this.aimed = option;
    clearTimeout(this.lingering);
    if (!option) {
      this.lingering = setTimeout(() => !this.looked && (this.hinted = null), LINGER);
      return;
    }
    if (this.ahead[option]) {
      this.hinted = { option, ...this.ahead[option] };
      return;
    }
    this.lingering = setTimeout(async () => {
      const hint = await this.hint(option);
      if (this.looked === option) this.hinted = { option, figure: this.decision?.about?.figure, ...hint };
    }, LINGER);
  }

  /** The odds of every target, and how much there is to move and attack, before anything is looked at. */
  async lookAhead() {
    const number = this.number;
    const options = this.decision?.options ?? [];
    const asking = options.find((option) => ASKING.has(option.verb)); // one tells what all are about
    const wanted = options.filter((option) => option === asking || (AHEAD.has(option.verb) && option.space === undefined)).slice(0, MOST_AHEAD);
    const hints = wanted.map(({ id }) => this.hint(id)); // asked together
    for (const [place, option] of wanted.entries()) {
      const { id } = option;
      const hint = await hints[place];
      if (number !== this.number) return;
      this.ahead = { ...this.ahead, [id]: { figure: this.decision?.about?.figure, ...hint } };
      if (!this.looked && !this.hinted && aims(option)) this.hinted = { option: id, ...this.ahead[id] };
    }
  }

  async inspect(thing) {
    this.inspected = thing === this.inspected?.thing ? null : { thing };
    if (thing?.startsWith("figure:")) {
      const hint = await this.hint(thing);
      if (this.inspected?.thing === thing) this.inspected = { thing, hint };
    }
  }

  peek(thing) {
    clearTimeout(this.peeking);
    if (thing) this.peeking = setTimeout(() => (this.inspected = { thing, passing: true }), 600);
    else if (this.inspected?.passing) this.inspected = null;
  }

  key(key) {
    const tabs = { l: "log", c: "chat", r: "mission" };
    if (key === "escape") {
      this.inspected = this.confirming = null;
      this.look(null);
    } else if (tabs[key]) this.tab = tabs[key];
    else if (key === "enter" && isResting() && this.hinted?.odds && this.hinted.option) this.answer(this.hinted.option);
    else if (PLACES[key]) /** @type {HTMLElement|null} */ (this.querySelector(PLACES[key]))?.focus();
    else if (FIRST[key]) this.firstOf(FIRST[key])?.focus();
  }

  /** The first thing on the screen that stands for an option of this verb. @param {string} verb @returns {HTMLElement|undefined} */
  firstOf(verb) {
    const ids = new Set(this.decision?.options.filter((option) => option.verb === verb).map((option) => option.id));
    return /** @type {HTMLElement[]} */ ([...this.querySelectorAll("[data-option]")]).find((each) => ids.has(each.dataset.option ?? ""));
  }

  picked({ option, thing }) {
    if (option) this.answer(option);
    else this.inspect(thing);
  }

  // --- The question ---------------------------------------------------------------------------------

  /** @param {import("../../../protocol.js").Answer} answer */
  answer(answer) {
    if (!this.confirmsFirst(answer)) super.answer(answer);
  }

  /** @param {CustomEvent} event */
  answered = (event) => this.confirmsFirst(event.detail) && event.stopPropagation();

  /** Whether the odds of an attack are to be seen first: against the only target, before it is fired. @param {import("../../../protocol.js").Answer} answer */
  confirmsFirst(answer) {
    const option = this.decision?.options.find((each) => each.id === answer);
    if (!option || !isOpenAttack(option) || this.confirming === answer || !confirmsSingle()) return false;
    const known = this.ahead[option.id];
    if (known) this.confirming = known.targets?.length === 1 ? option.id : null;
    else this.lookFirst(option);
    return Boolean(this.confirming) || !known;
  }

  /** What is not known yet is asked for, and waited for a moment; with several targets one is chosen next. @param {Option} option */
  async lookFirst(option) {
    const late = new Promise((done) => setTimeout(() => done(null), MOMENT));
    const hint = await Promise.race([this.hint(option.id).catch(() => null), late]);
    if (!this.decision?.options.includes(option)) return;
    if (!hint) return super.answer(option.id);
    this.ahead = { ...this.ahead, [option.id]: { figure: this.decision.about?.figure, ...hint } };
    if (hint.targets?.length === 1) this.confirming = option.id;
    else super.answer(option.id);
  }

  get lit() {
    return litOptions(this);
  }

  /** @param {Option} option */
  face = (option) => faceOf(this, option);

  hiddenOption = (option) => option.space !== undefined && this.optionIds.size > 4 && this.lit.some((each) => each.option === option.id || each.ways?.some((way) => way.option === option.id));

  question() {
    const { decision } = this;
    if (!decision) {
      if (this.end) return html`<section class="panel ask question"><div class="pad ending">${this.result()}${this.end}</div></section>`;
      if (this.game.behind) return this.game.behind;
      if (this.asked === null || this.asked === undefined) return nothing;
      return waiting(this.game.state, this.asked, this.colours[this.asked]);
    }
    const shot = this.confirming ? onlyShot(this) : null;
    if (shot) return confirmation(this, shot, () => super.answer(shot.option.id), () => (this.confirming = null));
    const about = decision.about ?? {};
    const acting = decision.prompt.id === "activation-prompt" ? this.figure(about.figure) : null;
    const asking = Object.values(this.ahead).find((hint) => hint.text && !acting && decision.about?.card);
    const heading = acting ? say(about.actions ? "page-choose-action" : "page-choose-rest") : this.headingOf(decision);
    const later = !acting && Boolean(decision.about?.card) && decision.options.some((option) => ASKING.has(option.verb)); // the text of the card that asks
    const note = asking ? say(asking.text) : acting
      ? [say("page-actions-left", { figure: figureName(acting), actions: about.actions ?? 0 }), about.points ? say("page-points-left", { points: about.points }) : ""].filter(Boolean).join(" · ")
      : occasionOf(this.game.state, this.telling);
    return html`<dj-decision .decision=${decision} ?held=${this.held} .face=${this.face} .elsewhere=${this.hiddenOption} .marked=${this.looked}
      .heading=${heading} .note=${note} .noteLater=${later} .suggested=${this.aimed} .ahead=${this.ahead} .together=${this.game.together} .stops=${this.game.stops} .news=${note && !acting ? null : this.game.news} .cancel=${this.game.cancel}
      @answer=${this.answered} @look=${(event) => this.look(event.detail)}></dj-decision>`;
  }

  /** What is asked, where the screen has better words for it. @param {Decision} _decision @returns {string|undefined} */
  headingOf(_decision) {
    return undefined;
  }

  // --- Drawing --------------------------------------------------------------------------------------

  render() {
    if (!this.shown?.map || !this.catalogue?.maps) return html`<main class="table middle"><p>${say("page-loading-table")}</p></main>`;
    const { attack } = this.shown;
    const { stage } = this.game;
    const fighting = attack && attack.target !== null && attack.step !== "after" && !this.game.state.outcome ? attack : null; // before that, a target is chosen
    const staged = stage && !stage.isOver && !stage.isBrief ? stage : null;
    return html`<main class="skirmish ${this.way} ${fighting ? "fighting" : ""} ${staged ? "staged" : ""} ${this.decision ? "isasked" : ""} show-${this.sheet}">
      ${this.summary()}
      <aside class="armies">${pinnedCard(this)}${this.sides()}</aside>
      <section class="middlecol">${this.game.strip ?? nothing}${this.boardPart(stage ?? null, staged)}${this.handPart()}</section>
      <aside class="askcol" @place=${(event) => this.point(event.detail)}>
        ${this.news()}${fighting ? nothing : this.course()}${this.question()}${fighting ? nothing : this.oddsPart()}
        ${this.way ? nothing : goalLine(this)}${this.sideTabs()}
      </aside>
      ${this.game.account ?? nothing}
      ${staged ? fightStage(this, staged, Boolean(this.decision)) : nothing}
      ${this.bottomNav()}
      ${this.inspection()}
    </main>`;
  }

  /** The way to play, for the style. */
  get way() {
    return "";
  }

  /** What the board draws. */
  get drawn() {
    return this.shown;
  }

  /** How it stands, in a line for small screens. */
  summary() {
    return html`${scores(this)}${goalLine(this)}`; // on wider screens the goal stands above the log
  }

  /** What stands beside the board. @returns {unknown} */
  sides() {
    return sidePanels(this);
  }

  /** How it has ended, in numbers. @returns {unknown} */
  result() {
    return finalScores(this);
  }

  /** What everybody was told just now. @returns {unknown} */
  news() {
    return nothing;
  }

  /** What goes on besides attacks. @returns {unknown} */
  course() {
    return nothing;
  }

  /** @param {Stage|null} stage the fight that is told, or was last @param {Stage|null} staged if it is on its stage */
  boardPart(stage, staged) {
    const { hint, plate, target } = aimOf(this);
    const beat = staged?.frames.find((each) => each.beat.attacker)?.beat;
    const frame = beat ? [spacesOf(this, beat.attacker), spacesOf(this, beat.target)].flat() : this.confirming && target && matchMedia("(pointer: coarse)").matches ? [...spacesOf(this, this.decision?.about?.figure), ...target] : null;
    const burst = stage && (staged || stage.isBrief) ? burstOf(this, stage) : null;
    const arrow = beat ? { from: spacesOf(this, beat.attacker), to: spacesOf(this, beat.target) } : null;
    return html`<div class="table ring boardbox">
      <dj-board .map=${this.map} .picture=${this.catalogue.picture} .shown=${this.drawn} .colours=${this.colours} .lit=${this.lit} .looked=${this.looked}
        .hint=${hint} .odds=${plate} .aimed=${target} .walks=${this.walks} .ways=${this.game.since ? walksOf(this.game.since, this.shown, this.map) : null} .pointed=${this.pointed} ?held=${this.held} .frame=${frame?.length ? frame : null} .burst=${burst} .shot=${arrow}
        @pick=${(event) => this.picked(event.detail)} @look=${(event) => this.look(event.detail)}></dj-board>
      <div class="legend" aria-hidden="true">${this.legend()}</div>${this.overBoard()}
    </div>`;
  }

  /** What the marks on the board mean. @returns {unknown} */
  legend() {
    return html`<span><i class="sw reach"></i>${say("page-legend-reach")}</span><span><i class="sw sightsw"></i>${say("page-legend-sight")}</span>
      <span><i class="sw difficultsw"></i>${say("page-legend-difficult")}</span><span><i class="sw blockingsw"></i>${say("page-legend-blocking")}</span><span><i class="sw doorsw"></i>${say("page-legend-door")}</span>`;
  }

  /** What lies over the board besides. @returns {unknown} */
  overBoard() {
    return nothing;
  }

  target(id) {
    return this.shown.figures.find((figure) => figure.id === id) ?? this.shown.tokens.find((token) => token.id === id);
  }

  targetName(target) {
    return target.card ? figureName(target) : say(target.name);
  }

  oddsPart() {
    const option = this.decision?.options.find((each) => each.id === this.aimed);
    const shot = option || this.confirming ? null : onlyShot(this); // against the only target, before the attack is declared
    if (shot) return shotOdds(this, shot, this.held ? null : () => super.answer(shot.option.id));
    if (!option) return nothing;
    const hinted = this.hinted?.option === option.id ? this.hinted : (this.ahead[option.id] ?? {}); // its room is there before its numbers
    const target = this.target(option.target);
    if (!target) return nothing;
    return oddsPanel(this.targetName(target), target.card ? target : null, this.colours[target.seat ?? 0], hinted, this.held ? null : () => this.answer(option.id));
  }

  handPart() {
    if (this.game.shared) return html`<div class="handrow hand"><p class="t-small dim">${say("page-hand-hidden")}</p></div>`;
    if (!this.game.state.seats.length) return nothing;
    return handCards(this, this.shown.hand);
  }

  tabContent() {
    if (this.tab === "mission") {
      return html`<div class="pad missiontext"><h3 class="t-head">${say(this.shown.mission.name)}</h3>${say(this.shown.mission.rules).split("\n").map((line) => html`<p class="t-small">${line}</p>`)}</div>`;
    }
    return html`<div class="logstrip">${this.game.strip ?? nothing}</div><dj-log .lines=${logLines(this.game.steps, this.telling)} .current=${this.game.current}></dj-log>`;
  }

  inspection() {
    return inspectionPanel(this);
  }
}

/** Where a figure or token stands, or stood. */
const spacesOf = (screen, id) => (screen.target(id) ?? screen.figure(id) ?? screen.token(id))?.spaces ?? [];

customElements.define("dj-assault", AssaultScreen);
