/**
 * The card game's screen: the play areas of both sides with the bar between them, the hand, the question or the engagement
 * around it, log and chat. It puts what the server shows and offers into place and sends the choice; it computes no rule.
 */
import { html, nothing } from "../../vendor/lit.js";
import { say } from "../../core/i18n.js";
import { withNames } from "../../components/sides.js";
import { logLines } from "../../components/telling.js";
import { GameScreen } from "../screen.js";
import { area, seating } from "./areas.js";
import { inRows, question, spread } from "./ask.js";
import { learnGlyphs } from "./glyphs.js";
import { band } from "./band.js";
import { engagementPanel } from "./engagement.js";
import { duelStage } from "./stage.js";
import { hand } from "./hand.js";
import { lightsOf, suggested } from "./lights.js";
import { inspection } from "./looking.js";
import { Roster, edgeTotals } from "./past.js";

/** @import { Option, Text, TypedAs } from "../../../protocol.js" */
/** @import { Card, Catalogue, Held, Hint, Looked, Shown } from "../../../cardgame.js" */

const LINGER = 450; // milliseconds until a pointer that rests on a card looks at it
const AHEAD = ["engage", "strike", "attack"]; // options that are asked about before they are looked at
const MOST_AHEAD = 8;
const COARSE = "(pointer: coarse)";
const NARROW = "(max-width: 767px)"; // as in phone.css: the hand is a place of its own there

/**
 * @typedef {{shown: Shown, catalogue: Catalogue, hint: (option: string) => Promise<Hint>, lights: Map<number, Option[]>, chosen: Set<string>, order: string[], amounts: Record<string, number>,
 *   hints: Record<string, Hint>, picked: string|null, looked: Looked|null, changed: Set<number>, roster: Roster}} Given
 */

class CardScreen extends /** @type {TypedAs<Given, typeof GameScreen>} */ (/** @type {unknown} */ (GameScreen)) {
  static properties = {
    chosen: { state: true },
    order: { state: true },
    amounts: { state: true },
    hints: { state: true },
    picked: { state: true },
    looked: { state: true },
  };
  static start = () => ({
    tab: "log", read: -1, sheet: "table", roster: new Roster(), hints: {}, chosen: new Set(), order: [], amounts: {}, lights: new Map(), changed: new Set(), picked: null, looked: null,
    hint: async () => ({}),
  });

  /** @type {[string, string][]} */
  tabs = [["log", "a-log"], ["chat", "a-chat"]];
  /** @type {[string, string][]} */
  places = [["table", "a-board"], ["hand", "a-hand"], ["log", "a-log"], ["chat", "a-chat"]];

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.lingering);
  }

  willUpdate(changed) {
    if (!changed.has("game")) return;
    this.roster.learn(this.shown);
    learnGlyphs(this.catalogue?.cards);
    const { number } = this.game.state;
    const decided = `${number}:${this.decision?.seat ?? ""}`;
    if (decided === this.decided) return;
    this.changed = this.earlier ? changesBetween(this.earlier, this.shown) : new Set();
    this.earlier = this.shown;
    this.decided = decided;
    this.lights = lightsOf(this.decision);
    this.chosen = new Set();
    this.order = this.decision?.options.map((option) => option.id) ?? [];
    this.amounts = this.decision ? suggested(this.decision) : {};
    this.hints = {};
    this.picked = null;
    if (this.looked?.passing || this.decision) this.looked = null;
    this.bringTable(this.decision?.about?.hand && matchMedia(NARROW).matches ? "hand" : "table"); // what is asked about a whole hand is asked over it
    this.thinkAhead();
  }

  updated(changed) {
    super.updated(changed);
    if (changed.has("game") && this.brought !== this.decided) {
      this.brought = this.decided;
      this.bringIntoSight();
    }
  }

  /** On a small screen, what may be chosen is brought into sight when none of it is. */
  bringIntoSight() {
    const inHand = this.querySelector(".handcards .legal");
    if (inHand) inHand.scrollIntoView({ block: "nearest", inline: "nearest" });
    const lit = [.../** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll(".lcgtable .legal"))];
    const box = this.querySelector(".lcgtable")?.getBoundingClientRect();
    if (!lit.length || !box) return;
    const seen = lit.some((each) => {
      const frame = each.getBoundingClientRect();
      return frame.top >= box.top && frame.bottom <= box.bottom;
    });
    if (!seen) lit[0].scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  // --- What the parts ask ---------------------------------------------------------------------------

  get totals() {
    return edgeTotals(this.game.steps);
  }

  /** @returns {number|null} */
  get own() {
    return this.game.state.viewer ?? this.game.state.seats[0] ?? null;
  }

  /** A text with the names of the players that it speaks of. @param {Text} text */
  words(text) {
    return say(withNames(text, this.game.state.table));
  }

  /** What an option is called; of two cards with one name, whose it is. @param {Option} option */
  optionNamed(option) {
    if (typeof option.seat === "number" && option.verb === "player") return this.name(option.seat);
    const laid = this.shown.cards.find((each) => each.id === option.card);
    const label = this.words(option.label);
    const twins = this.decision?.options.filter((each) => each.key && each.key === option.key) ?? [];
    const owners = new Set(twins.map((each) => this.shown.cards.find((known) => known.id === each.card)?.seat).filter((seat) => seat !== undefined));
    return laid && twins.length > 1 && owners.size > 1 ? `${label} (${this.name(laid.seat)})` : label;
  }

  // --- Choosing -------------------------------------------------------------------------------------

  /** A card was pressed: what may be chosen is chosen, everything else is looked at. @param {Held} card */
  press(card) {
    const options = this.lights.get(card.id) ?? [];
    const kind = this.decision?.kind;
    const inHand = this.shown.hand.some((held) => held.id === card.id);
    if (!options.length || this.held || (kind === "choose" && (options.length > 1 || (inHand && matchMedia(COARSE).matches)))) this.look(card);
    else if (kind === "choose") this.answer(options[0].id);
    else if (kind === "some") this.toggle(options[0].id);
    else if (kind === "order") this.swap(options[0].id);
    else this.giveMore(options[0]);
  }

  /** @param {string} id */
  toggle(id) {
    const chosen = new Set(this.chosen);
    const most = this.decision?.most ?? 0;
    if (!chosen.delete(id)) {
      if (most === 1) chosen.clear();
      if (chosen.size < most) chosen.add(id);
    }
    this.chosen = chosen;
  }

  /** One more for a card; from the most it can have back to none. @param {Option} option */
  giveMore(option) {
    const now = this.amounts[option.id] ?? 0;
    const total = Object.values(this.amounts).reduce((sum, amount) => sum + amount, 0);
    const full = now >= (option.cap ?? 0) || total >= (this.decision?.most ?? 0);
    this.give(option.id, full ? 0 : now + 1);
  }

  /** @param {string} id @param {number} amount */
  give(id, amount) {
    this.amounts = { ...this.amounts, [id]: amount };
  }

  /** Of two cards that are pressed one after the other each takes the other's place. @param {string} id */
  swap(id) {
    if (!this.picked || this.picked === id) {
      this.picked = this.picked === id ? null : id;
      return;
    }
    const order = [...this.order];
    const [a, b] = [order.indexOf(this.picked), order.indexOf(id)];
    [order[a], order[b]] = [order[b], order[a]];
    this.order = order;
    this.picked = null;
  }

  /** @param {number} place @param {number} by */
  shift(place, by) {
    const order = [...this.order];
    const [moved] = order.splice(place, 1);
    order.splice(place + by, 0, moved);
    this.order = order;
  }

  // --- Looking before choosing ----------------------------------------------------------------------

  /** @param {string|null} option */
  async think(option) {
    if (this.decision?.kind === "order") return;
    this.picked = option;
    if (option && !this.hints[option]) this.hints = { ...this.hints, [option]: await this.hint(option) };
  }

  /** What a few options would come to, before any of them is looked at. */
  async thinkAhead() {
    const { decided } = this;
    const wanted = (this.decision?.options ?? []).filter((option) => AHEAD.includes(option.verb)).slice(0, MOST_AHEAD);
    const hints = wanted.map(({ id }) => this.hint(id)); // asked together
    for (const [place, { id }] of wanted.entries()) {
      const hint = await hints[place];
      if (decided !== this.decided) return;
      this.hints = { ...this.hints, [id]: hint };
    }
  }

  /** @param {Looked|null} looked */
  look(looked) {
    clearTimeout(this.lingering);
    if (looked && (!this.looked || this.looked.passing)) this.left = document.activeElement;
    this.looked = looked;
    this.updateComplete.then(() => {
      const to = looked ? this.querySelector(".lcginspect .closer") : this.left;
      if (to instanceof HTMLElement && to.isConnected) to.focus();
    });
  }

  /** A pointer that rests on a card looks at it until it goes away. @param {Looked|null} looked @param {PointerEvent} [event] */
  peek(looked, event) {
    clearTimeout(this.lingering);
    if (this.looked && !this.looked.passing) return;
    if (!looked) {
      this.looked = null;
      return;
    }
    const left = (event?.clientX ?? 0) > innerWidth / 2;
    this.lingering = setTimeout(() => (this.looked = { id: looked.id, key: looked.key, passing: true, left }), LINGER);
  }

  /** @param {string} key @param {KeyboardEvent} event */
  key(key, event) {
    if (document.querySelector("dialog[open]")) return;
    if (key === "escape") this.look(null);
    else if (key === "l" || key === "c") this.tab = key === "l" ? "log" : "chat";
    else if (key === "h") /** @type {HTMLElement|null} */ (this.querySelector(".handcards button"))?.focus();
    else if (/^[0-9]$/.test(key)) this.number(Number(key), event);
  }

  /** @param {number} number @param {KeyboardEvent} event */
  number(number, event) {
    const { decision } = this;
    if (!decision || this.held) return;
    const rows = inRows(this, decision.options);
    const found = decision.kind === "some" ? decision.options[number - 1] : number ? rows.filter((option) => !option.declines)[number - 1] : rows.find((option) => option.declines);
    if (!found) return;
    event.preventDefault();
    if (decision.kind === "choose") this.answer(found.id);
    else if (decision.kind === "some") this.toggle(found.id);
  }

  // --- Drawing --------------------------------------------------------------------------------------

  render() {
    if (!this.shown?.players || !this.catalogue?.cards) return html`<main class="table middle"><p>${say("page-loading-table")}</p></main>`;
    const { players } = this.shown;
    const engagement = this.game.state.outcome ? null : this.shown.engagement; // a game that is over has nothing in progress
    const { above, below } = seating(this.shown, this.own);
    const asking = this.game.behind ?? question(this, Boolean(engagement));
    const { stage } = this.game;
    const staged = stage?.isPlaying ? stage : null;
    return html`<main class="lcg show-${this.sheet} players-${players.length} ${engagement ? "fighting" : ""} ${staged ? "staged" : ""}">
      <section class="lcgtable table" aria-label=${say("page-lcg-table")}>
        <div class="lcgrow above of-${above.length}">${above.map((player) => area(this, player, true))}</div>
        ${band(this)}
        <div class="lcgrow below of-${below.length}">${below.map((player) => area(this, player, false))}</div>
        ${spread(this)}
      </section>
      ${this.handPart()}
      ${this.game.account ?? nothing}
      ${staged ? duelStage(this, staged) : nothing}
      <aside class="lcgask">${this.game.strip ?? nothing}${engagement ? engagementPanel(this, engagement, asking) : asking}${this.sideTabs()}</aside>
      ${this.bottomNav()}
      ${inspection(this, this.looked, this.lights, this.held ? null : (id) => this.answer(id))}
    </main>`;
  }

  handPart() {
    if (this.game.shared) return html`<section class="hand lcghand"><p class="t-small dim pad">${say("page-hand-hidden")}</p></section>`;
    if (!this.game.state.seats.length || this.own === null) return nothing;
    return hand(this);
  }

  tabContent() {
    return html`<dj-log .lines=${logLines(this.game.steps, this)} .current=${this.game.current}></dj-log>`;
  }

  /** @param {string} name */
  placeName(name) {
    return name === "table" ? say("page-lcg-table-word") : super.placeName(name);
  }
}

/** The cards on which something changed. @param {Shown} before @param {Shown} now @returns {Set<number>} */
function changesBetween(before, now) {
  const known = new Map(before.cards.map((card) => [card.id, card]));
  const stands = (/** @type {Card|undefined} */ card) => (card ? [card.damage, card.shields, card.seat, card.host, card.committed, card.facedown, card.focus].join() : "");
  return new Set(now.cards.filter((card) => stands(card) !== stands(known.get(card.id))).map((card) => card.id));
}

customElements.define("dj-lcg", CardScreen);
