/**
 * Answers that a table's page gives by itself, because its player has settled them, after a moment in which they can be held
 * back; and until when the player is passed for. In a window that is offered whatever a hand holds the moment is the server's,
 * so that nobody reads from it.
 */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "../core/part.js";
import { say } from "../core/i18n.js";
import { SETTLED, answerByItself, forgetAnswers, leaving, settle, settledAnswers } from "../core/automatic.js";
import { keep, kept } from "../core/store.js";
import { Above, raise } from "../components/above.js";
import { stopsIn } from "../components/stops.js";

/** @import { Answer, Said, State } from "../../protocol.js" */
/** @import { ByItself } from "../core/automatic.js" */

const MOMENT = 900; // milliseconds

/** @typedef {{state: State, holder?: number, choose: (answer: Answer) => void, tell: (message: Said) => boolean, undo: () => void, requestUpdate: () => void}} Page */

export class OwnAnswers {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    /** @type {ByItself & {number: number}|null} what will be answered in a moment */
    this.coming = null;
    /** @type {ByItself & {number: number}|null} what was answered last */
    this.given = null;
    /** @type {number|undefined} the question that the player wants to answer after all */
    this.held = undefined;
    this.isLeft = false; // whether the server knows what is settled
    this.leave = () => this.tellServer();
  }

  /** A state is shown. @param {State} state */
  show(state) {
    clearTimeout(this.timer);
    addEventListener(SETTLED, this.leave);
    const { decision, viewer, seats, number } = state;
    if (!this.isLeft && this.held !== number) {
      if (state.prepared && !Object.keys(state.prepared.settled).length) this.tellServer();
      this.isLeft = true;
    }
    const isMine = seats.length === 1 || this.page.holder === (viewer ?? decision?.seat);
    const found = isMine && this.held !== number ? answerByItself(decision) : null;
    this.coming = found ? { ...found, number } : null;
    if (this.given && number <= this.given.number) this.given = null; // it was taken back
    if (found) this.timer = setTimeout(() => this.give(), state.window && state.pacing?.pause ? state.pacing.pause * 1000 : MOMENT);
  }

  give() {
    const { coming, page } = this;
    if (!coming || page.state.number !== coming.number || !page.state.decision) return;
    this.coming = null;
    this.given = coming;
    page.choose(coming.answer);
  }

  /** The player wants to be asked this time. */
  hold() {
    clearTimeout(this.timer);
    this.held = this.coming?.number;
    this.coming = null;
    const { prepared } = this.page.state;
    if (prepared) {
      this.isLeft = false; // until the next question
      this.page.tell({ ...prepared, type: "prepare", settled: {} }); // also what has not come there yet
    }
    this.page.requestUpdate();
  }

  /** Something was settled while a question is there. */
  changed() {
    this.held = undefined;
    this.show(this.page.state);
    this.page.requestUpdate();
  }

  stop() {
    clearTimeout(this.timer);
    removeEventListener(SETTLED, this.leave);
  }

  /** What is settled is left with the server, for when this page is not there. */
  tellServer() {
    const { prepared, outcome, seats } = this.page.state;
    const message = prepared && !outcome && seats.length === 1 ? leaving(prepared) : null;
    if (message) this.page.tell(message);
  }

  /** What is answered by itself, or was, in the bar. */
  chip() {
    const { coming, given, page } = this;
    if (coming) {
      return html`<span class="chip on byitself" role="status" data-coming>${icon("a-clock", "xs")}<span class="ell">${say("page-auto-coming", { name: say(coming.label), habit: coming.habit })}</span>
        <button class="link" @click=${() => this.hold()}>${say("page-auto-wait")}</button></span>`;
    }
    if (!given) return nothing;
    const again = () => {
      settle(given.of, "ask", given.label);
      this.given = null;
      page.requestUpdate();
    };
    return html`<span class="chip byitself" role="status" data-given><span class="ell">${say("page-auto-given", { name: say(given.label), habit: given.habit })}</span>
      <button class="link" @click=${again}>${say("page-auto-again")}</button></span>`;
  }
}

/** Until when the player is passed for, with a way to end it. @param {Page} page */
export function passingChip(page) {
  const { pacing, outcome } = page.state;
  if (!pacing?.until || outcome) return nothing;
  const { seat, pace, until, unless, turn } = pacing;
  const words = unless ? "page-passing-touched" : until === "turn" ? (turn ? "page-passing-own-turn" : "page-passing-turn") : "page-passing-this";
  return html`<span class="chip on passing" role="status" data-passing=${until}>${icon("a-end", "xs")}<span class="ell">${say(words, { scope: until })}</span>
    <button class="btn icon quiet" aria-label=${say("page-passing-end")} @click=${() => page.tell({ type: "pace", seat, pace, until: null })}>${icon("a-close", "xs")}</button></span>`;
}

/** Whether a pass ends where something is done to the player, however long it was meant. */
const stopsTouched = () => Boolean(kept("stop-touched"));

/** Be passed for until something is over. @param {Page} page @param {{until: string, unless: boolean}} stop */
export function passUntil(page, { until, unless }) {
  const { pacing } = page.state;
  if (pacing) page.tell({ type: "pace", seat: pacing.seat, pace: pacing.pace, until, unless: unless || stopsTouched() });
}

/** Shift with 1 to 3 passes for longer: whether that was one of them. @param {Page} page @param {KeyboardEvent} event */
export function stopPress(page, event) {
  const place = event.shiftKey ? ["Digit1", "Digit2", "Digit3"].indexOf(event.code) : -1;
  const stop = place < 0 ? undefined : stopsIn(page.state)[place];
  if (stop) passUntil(page, stop);
  return Boolean(stop);
}

/** All that is settled, to be changed. */
export const showSettled = () => void raise(/** @type {SettledList} */ (document.createElement("dj-settled")), {});

class SettledList extends /** @type {import("../../protocol.js").TypedAs<{}, typeof Above>} */ (/** @type {unknown} */ (Above)) {
  render() {
    const all = Object.entries(settledAnswers());
    const change = (/** @type {string} */ text, /** @type {any} */ habit, /** @type {any} */ label) => {
      settle(text, habit, label);
      this.requestUpdate();
    };
    const reset = () => {
      forgetAnswers();
      this.requestUpdate();
    };
    return this.frame("settled-title", html`<div class="col settled"><h2 class="t-title" id="settled-title">${say("page-settled")}</h2>
      <p class="dim t-small">${say("page-settled-note")}</p>
      ${all.length ? nothing : html`<p class="t-small">${say("page-settled-none")}</p>`}
      ${all.map(([text, { habit, label }]) => html`<label class="row t-small"><span class="grow">${say(label)}</span>
        <select class="field" data-settled=${text} @change=${(/** @type {any} */ event) => change(text, event.target.value, label)}>
          ${["ask", "always", "never"].map((each) => html`<option value=${each} ?selected=${each === habit}>${say(`page-auto-${each}`)}</option>`)}</select></label>`)}
      <label class="check t-small"><input type="checkbox" data-stop-touched .checked=${stopsTouched()} @change=${(/** @type {any} */ event) => keep("stop-touched", event.target.checked)} /><span>${say("page-stop-all-the-same")}<br /><span class="dim">${say("page-stop-all-the-same-note")}</span></span></label>
      <div class="row wrap"><button class="btn grow" ?disabled=${!all.length} @click=${reset}>${say("page-settled-reset")}</button><button class="btn primary grow" autofocus @click=${() => this.end()}>${say("page-close")}</button></div></div>`);
  }
}

customElements.define("dj-settled", SettledList);
