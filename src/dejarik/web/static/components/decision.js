/**
 * The question: shows any decision of any game and lets it be answered, whether one is chosen, some are, all are put in
 * order, or amounts are given out. What an option means for a board is told by whoever owns the board (`face`).
 * The answers that belong to the whole question stand together at its end (`.answers`): what does nothing, what confirms, the
 * only thing that can be done. On a phone they are the bar at the lower edge, which never moves.
 * A question may be shared with others (`together`): they are named, and what they propose is marked.
 * Events: `answer` (detail: the answer), `chosen` (detail: the ids that are chosen so far, of several), `look` (detail: an option's id, or null), `together` (see there).
 */
import { html, nothing } from "../vendor/lit.js";
import { Part, icon } from "../core/part.js";
import { say } from "../core/i18n.js";
import { marks, partnersOf, takes } from "./together.js";

/** @import { Answer, Decision, Option, Typed } from "../../protocol.js" */

const MANY = 12;

/**
 * @typedef {{icon?: string, mark?: unknown, sub?: unknown, later?: "line"|"lines"|"", tone?: "on"|"fire"|"calm"|"", key?: string, badge?: unknown, title?: string}} Face
 * how an option looks: a symbol (or a drawing of its own), a second line, a tone, a key of its own. `later`: the second line is
 * told when it is known, and has its room (one line, or two) from the start
 */

/**
 * @typedef {{decision: Decision, held: boolean, face: (option: Option) => Face, elsewhere: (option: Option) => boolean, away: string, heading?: string, note?: unknown, noteLater?: boolean,
 *   marked?: string|null, suggested?: string|null, together?: import("./together.js").Together|null, stops?: unknown, news?: unknown, cancel?: unknown, chosen: Set<string>, order: string[], amounts: Record<string, number>, all: boolean}} Given
 */

class DecisionPanel extends /** @type {Typed<Given>} */ (Part) {
  static properties = {
    decision: { attribute: false },
    held: { type: Boolean },
    face: { attribute: false },
    elsewhere: { attribute: false },
    away: { attribute: false }, // the message that says where those are
    heading: { attribute: false },
    note: { attribute: false },
    noteLater: { attribute: false }, // a note may come: there is room for it
    marked: { attribute: false },
    suggested: { attribute: false },
    stops: { attribute: false }, // what stands below the answers: until when to be passed for
    news: { attribute: false }, // what came of the answer before, where there is no other note
    cancel: { attribute: false }, // a way back, of what is half made
    together: { attribute: false }, // who else may answer, and what they propose
    ahead: { attribute: false }, // what is known about options by now: faces are drawn anew when it grows
    chosen: { state: true },
    order: { state: true },
    amounts: { state: true },
    all: { state: true },
  };
  /** `face`: how an option looks. `elsewhere`: whether it is answered on a board or from a hand. */
  static start = () => ({ face: () => ({}), elsewhere: () => false, away: "page-on-board" });

  willUpdate(changed) {
    const before = changed.get("decision");
    if (changed.has("decision") && before?.number !== this.decision?.number) {
      this.chosen = new Set();
      this.order = this.decision?.options.map((option) => option.id) ?? [];
      this.amounts = {};
      this.all = false;
    }
  }

  keys = (/** @type {any} */ event) => this.press(event);

  connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.keys);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("keydown", this.keys);
  }

  /** The options that have a row here, those that do nothing last. */
  get rows() {
    const options = this.decision?.options ?? [];
    const shown = this.all ? options : options.filter((option) => !this.elsewhere(option));
    return [...shown].sort((a, b) => rankOf(a) - rankOf(b));
  }

  /** @param {KeyboardEvent & {target: Element}} event */
  press(event) {
    if (!this.decision || this.held || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches?.("input, textarea, select") || document.querySelector("dialog[open]")) return;
    const rows = this.rows;
    const key = event.key.toLowerCase();
    const found = /^[1-9]$/.test(key)
      ? rows.filter((option) => !option.declines)[Number(key) - 1]
      : key === "0"
        ? rows.find((option) => option.declines)
        : rows.find((option) => this.face(option).key?.toLowerCase() === key);
    if (!found && key === "p" && this.together && !this.together.agree) this.emit("together", "wish");
    if (!found) return;
    event.preventDefault();
    if (this.decision.kind === "choose") this.answer(found.id);
    else if (this.decision.kind === "some") this.toggle(found.id);
  }

  /** @param {Answer} answer */
  answer(answer) {
    if (!this.held) this.emit("answer", answer);
  }

  /** @param {string} id */
  toggle(id) {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(id)) {
      if (this.decision.most === 1) chosen.clear();
      if (chosen.size < this.decision.most) chosen.add(id);
    }
    this.chosen = chosen;
    this.emit("chosen", [...chosen]);
  }

  /** @param {string|null} id */
  look(id) {
    this.emit("look", id);
  }

  render() {
    const decision = this.decision;
    if (!decision) return nothing;
    const kinds = { choose: () => this.choose(), some: () => this.some(), order: () => this.ordered(), distribute: () => this.shares() };
    return html`<section class="panel ask question" aria-label=${say("page-question")} tabindex="-1">
      <div class="pad">
        <h2 class="t-title" id="question">${this.heading ?? say(decision.prompt)}</h2>
        ${this.note || this.noteLater ? html`<p class="t-small dim asknote ${this.noteLater ? "later" : ""}">${this.note ?? nothing}</p>` : nothing}${this.news ?? nothing}
        ${this.together ? partnersOf(this.together, decision, (what) => this.emit("together", what)) : nothing}
        ${kinds[decision.kind]()}${this.stops ?? nothing}
      </div>
    </section>`;
  }

  // --- Choose one -----------------------------------------------------------------------------------

  choose() {
    const { listed, only, opposite } = this.parted();
    const away = this.decision.options.length - this.rows.length;
    let number = 0;
    const rows = listed.map((option) => this.row(option, option.declines ? "0" : ++number < 10 ? String(number) : ""));
    const { sub, later } = only ? this.face(only) : {};
    return html`${rows.length ? html`<div class="acts ${rows.length > MANY ? "many" : ""}" role="group" aria-labelledby="question">${rows}</div>` : nothing}
      ${away > 0
        ? html`<p class="t-small dim elsewhere"><span>${say(this.away, { count: away })}</span>
            <button class="link" @click=${() => (this.all = true)}>${say("page-list-all")}</button></p>`
        : nothing}
      ${sub || later ? html`<p class="t-small dim onlynote">${sub ?? "–"}</p>` : nothing}
      <div class="answers" role="group" aria-labelledby="question">
        ${only ? this.row(only, String(number + 1), "main") : this.echo()} ${opposite ? this.row(opposite, "0", "opposite") : (this.cancel ?? nothing)}
      </div>`;
  }

  /** What stands in the list, and what belongs to the question as a whole: the only thing to do, and what does nothing. */
  parted() {
    const rows = this.rows;
    const opposite = rows.findLast((option) => option.declines);
    const rest = rows.filter((option) => option !== opposite);
    const isAlone = rest.length === 1 && rows.length === this.decision.options.length;
    return { listed: isAlone ? [] : rest, only: isAlone ? rest[0] : undefined, opposite };
  }

  /** On a phone: what is looked at, on the board or in the list, to be chosen in the same place as ever. */
  echo() {
    const told = (/** @type {string|null|undefined} */ id) => this.decision.options.find((option) => option.id === id && !option.declines);
    const option = told(this.marked) ?? told(this.suggested);
    if (!option) return html`<button class="btn big off main echo" disabled>${say("page-nothing-chosen")}</button>`;
    const { tone, title } = this.face(option);
    const name = title ?? say(option.label);
    return html`<button class="btn big ${tone === "fire" ? "fire" : "primary"} main echo" data-answer=${option.id} ?disabled=${this.held} @click=${() => this.answer(option.id)}>
      ${icon("a-check")}<span>${this.together?.wishing ? say("page-propose-option", { name }) : name}</span></button>`;
  }

  /** @param {Option} option @param {string} number @param {string} [place] in the bar, if it is there */
  row(option, number, place = "") {
    const { icon: symbol, mark, sub, later = "", tone = "", key, badge, title } = this.face(option);
    const quiet = option.declines;
    const mine = takes(this.together?.mine, option.id);
    return html`<button class="actrow ${tone} ${quiet ? "calm" : ""} ${(this.marked ?? this.suggested) === option.id ? "marked" : ""} ${mine ? "on" : ""} ${place}" data-option=${option.id}
        aria-pressed=${this.together?.wishing ? String(mine) : nothing} ?disabled=${this.held} @click=${() => this.answer(option.id)}
        @pointerenter=${() => this.look(option.id)} @pointerleave=${() => this.look(null)}
        @focus=${() => this.look(option.id)} @blur=${() => this.look(null)}>
      ${mark ?? icon(symbol ?? (quiet ? "a-end" : "a-chevron"))}
      <span><span class="nm">${title ?? say(option.label)}</span>${misplaced(option)}${second(sub, later)}</span>
      <span class="row">${badge ?? nothing}${marks(this.together, option.id)}${key || number ? html`<kbd aria-hidden="true">${key ?? number}</kbd>` : nothing}</span>
    </button>`;
  }

  // --- Choose some ----------------------------------------------------------------------------------

  some() {
    const { least, most, options } = this.decision;
    const enough = this.chosen.size >= least && this.chosen.size <= most;
    return html`<p class="t-small dim">${say(least === most && most > 1 ? "page-choose-exactly" : "page-choose-some", { least, most, count: this.chosen.size })}</p>
      <div class="acts" role="group" aria-labelledby="question">
        ${options.map((option) => {
          const on = this.chosen.has(option.id);
          const { icon: symbol, mark, sub, later = "", title } = this.face(option);
          return html`<button class="actrow ${on ? "on" : ""}" role="checkbox" aria-checked=${on} data-option=${option.id}
              ?disabled=${this.held || (!on && most > 1 && this.chosen.size >= most)} @click=${() => this.toggle(option.id)}
              @pointerenter=${() => this.look(option.id)} @pointerleave=${() => this.look(null)} @focus=${() => this.look(option.id)}>
            ${mark ?? icon(on ? "a-check" : (symbol ?? "a-plus"))}
            <span><span class="nm">${title ?? say(option.label)}</span>${second(sub, later)}</span>
            <span class="row">${marks(this.together, option.id)}${mark && on ? icon("a-check") : nothing}</span>
          </button>`;
        })}
      </div>
      ${this.confirm(enough, [...this.chosen], least === 0 && this.chosen.size === 0 ? say("page-choose-none") : say("page-confirm"))}`;
  }

  /** @param {boolean} enough @param {Answer} answer @param {string} label */
  confirm(enough, answer, label) {
    return html`<div class="answers">${this.cancel ?? nothing}<button class="btn primary big full main confirm" ?disabled=${!enough || this.held} @click=${() => this.answer(answer)}>
      ${icon("a-check")}<span>${this.together?.wishing ? say("page-propose") : label}</span>
    </button></div>`;
  }

  // --- Put in order ---------------------------------------------------------------------------------

  /** @param {number} place @param {number} by */
  shift(place, by) {
    const order = [...this.order];
    const [moved] = order.splice(place, 1);
    order.splice(place + by, 0, moved);
    this.order = order;
  }

  ordered() {
    const byId = Object.fromEntries(this.decision.options.map((option) => [option.id, option]));
    const last = this.order.length - 1;
    return html`<ol class="acts">
        ${this.order.map((id, place) => {
          const name = say(byId[id].label);
          return html`<li class="actrow" data-option=${id}>
            <b class="t-num">${place + 1}</b><span class="nm">${name}</span>
            <span class="row">
              <button class="btn icon" ?disabled=${place === 0} aria-label=${say("page-earlier", { name })} @click=${() => this.shift(place, -1)}>
                ${icon("a-down", "s flip")}</button>
              <button class="btn icon" ?disabled=${place === last} aria-label=${say("page-later", { name })} @click=${() => this.shift(place, 1)}>
                ${icon("a-down", "s")}</button>
            </span>
          </li>`;
        })}
      </ol>
      ${this.confirm(true, this.order, say("page-confirm"))}`;
  }

  // --- Distribute -----------------------------------------------------------------------------------

  /** @param {string} id @param {number} amount */
  give(id, amount) {
    this.amounts = { ...this.amounts, [id]: amount };
  }

  shares() {
    const { least, most, options, among } = this.decision;
    const total = Object.values(this.amounts).reduce((sum, amount) => sum + amount, 0);
    return html`<p class="t-small dim">${say(least === most ? "page-distribute-exactly" : "page-distribute", { least, most, count: total })}</p>
      <div class="acts">
        ${options.map((option) => {
          const amount = this.amounts[option.id] ?? 0;
          const cap = option.cap ?? 0;
          const name = this.face(option).title ?? say(option.label);
          return html`<div class="actrow ${amount ? "on" : ""}" data-option=${option.id}>
            <b class="t-num">${amount}</b><span><span class="nm">${name}</span><br /><span class="sub">${say("page-at-most", { count: cap })}</span></span>
            <span class="row">
              <button class="btn icon" aria-label=${say("page-less", { name })} ?disabled=${amount === 0} @click=${() => this.give(option.id, amount - 1)}>
                ${icon("a-minus", "s")}</button>
              <button class="btn icon" aria-label=${say("page-more", { name })} ?disabled=${amount >= cap || total >= most}
                @click=${() => this.give(option.id, amount + 1)}>${icon("a-plus", "s")}</button>
            </span>
          </div>`;
        })}
      </div>
      ${this.confirm(total >= least && total <= most && (!among || among.some((id) => this.amounts[id])), this.amounts, say("page-confirm"))}`;
  }
}

/** Where an option stands: what helps is for one's own first, what hurts for the others, what does nothing comes last. @param {Option} option */
const rankOf = (option) => (option.declines ? 2 : option.effect ? Number(option.own !== (option.effect === "helps")) : 0);

/** A warning where a help would go to an opponent, or a harm to one's own. @param {Option} option */
const misplaced = (option) =>
  rankOf(option) === 1 ? html`<span class="row tight misplaced">${icon("a-warn", "xs")}<span>${say(option.effect === "helps" ? "page-helps-them" : "page-hurts-own")}</span></span>` : nothing;

/** The second line of an option; what will be told later has its room. @param {unknown} sub @param {"line"|"lines"|""} later */
const second = (sub, later) => (sub || later ? html`<br /><span class="sub ${later ? `later ${later}` : ""}">${sub ?? "–"}</span>` : nothing);

customElements.define("dj-decision", DecisionPanel);
