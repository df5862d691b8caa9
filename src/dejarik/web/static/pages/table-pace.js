/** What a table does with what is being played: the keys for it, the strip with what happened since one's own turn, and how it all went. */
import { html, nothing } from "../vendor/lit.js";
import { isResting } from "../core/focus.js";
import { keep, kept } from "../core/store.js";
import { actsSince, newsSince } from "../components/acts.js";
import "../components/account.js";
import { seatName } from "../components/sides.js";
import { outcomeText } from "../components/story.js";
import { newsLine, paceStrip } from "../components/strip.js";

/** @import { Colour, Parts, State, Step } from "../../protocol.js" */
/** @import { Playback } from "../core/playback.js" */

const MOST_SEEN = 50; // tables
const LOW_OR_NARROW = "(max-width: 767px), (max-height: 480px) and (max-width: 1199px)"; // as in stage.css

/** Keys for what is being played: whether this was one. @param {Playback} playback @param {string} key */
export function pacePress(playback, key) {
  if (key === "Escape") return playback.skip();
  const playing = playback.busy || playback.paused || playback.behind > 0;
  /** @type {Record<string, () => void>} */
  const keys = { " ": () => playback.pause(), ArrowRight: () => playback.step(), End: () => playback.catchUp() };
  const isHere = key !== " " && document.activeElement?.closest(".pacebox, .behind"); // a button takes the space bar for itself
  if (!playing || !keys[key] || !(isHere || isResting())) return false;
  keys[key]();
  return true;
}

/**
 * What happened since one's own turn, and how fast it is played.
 * @param {{playback: Playback, parts: Parts, colours: Colour[], steps: Step[], state: State, stripOpen?: boolean, lookedAct?: number|null, requestUpdate: () => void}} page
 */
export function stripOf(page) {
  const { playback, parts, colours, state } = page;
  if (!parts.stage || state.outcome) return nothing;
  return paceStrip({
    acts: actsSince(page.steps, state.seats), playback, colours, isOpen: Boolean(page.stripOpen), looked: page.lookedAct ?? null, name: (seat) => seatName(state.table, seat), parts: parts.stage,
    open: () => (page.stripOpen = !page.stripOpen), look: (place) => (page.lookedAct = place), redraw: () => page.requestUpdate(),
  });
}

/**
 * On a phone, above a question: the weightiest of what happened since one's own last answer; it opens the strip.
 * @param {{colours: Colour[], parts: Parts, steps: Step[], state: State, stripOpen?: boolean}} page
 */
export function sinceLast(page) {
  const { parts, colours, state } = page;
  if (!parts.stage || state.outcome || !state.decision || page.stripOpen || !matchMedia(LOW_OR_NARROW).matches) return nothing;
  const found = newsSince(page.steps, state.seats);
  const { length } = actsSince(page.steps, state.seats);
  return found ? newsLine(found, length, { colours, name: (seat) => seatName(state.table, seat), open: () => (page.stripOpen = true) }) : nothing;
}

const AWAY = 60 * 60 * 1000; // milliseconds: who comes back later than that is shown what happened

/** Note that a table is being looked at; whether it was not for long. @param {string} table @param {number} [now] */
export function wasAway(table, now = Date.now()) {
  /** @type {Record<string, number>} */
  const seen = kept("seen") ?? {};
  const last = seen[table];
  const newest = Object.entries({ ...seen, [table]: now }).sort((a, b) => b[1] - a[1]).slice(0, MOST_SEEN);
  keep("seen", Object.fromEntries(newest));
  return last !== undefined && now - last > AWAY;
}

/** The steps of the acts that are looked at in the strip: one of them, or all while it is open. @param {{steps: Step[], state: State, stripOpen?: boolean, lookedAct?: number|null}} page */
export function lookedSteps({ steps, state, stripOpen, lookedAct }) {
  if (!stripOpen && (lookedAct === null || lookedAct === undefined)) return null;
  const acts = actsSince(steps, state.seats);
  const looked = typeof lookedAct === "number" ? acts.slice(lookedAct, lookedAct + 1) : acts;
  return [...new Set(looked.flatMap((act) => act.steps))];
}

/** How a game went, when it is over. @param {{table: string, token: string|null, state: State, colours: Colour[]}} page */
export function accountOf({ table: id, token, state, colours }) {
  const { outcome, table, seats } = state;
  const name = (/** @type {number} */ seat) => seatName(table, seat);
  return outcome && !outcome.leads_on ? html`<dj-account .table=${id} .token=${token} .outcome=${outcome} .colours=${colours} .name=${name} .words=${outcomeText(outcome, name, seats)}></dj-account>` : null;
}
