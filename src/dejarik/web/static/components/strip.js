/**
 * The strip: what happened since one's own turn, a dot for each act, and how fast it is played. Opened it is a row of cards, on a phone a
 * list; an act that was a fight can be seen once more.
 */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "../core/part.js";
import { say } from "../core/i18n.js";
import { PACES, paceNow, setPace } from "../core/pace.js";
import { sentenceOf } from "./telling.js";

/** @import { Act } from "./acts.js" */
/** @import { Colour, StageParts } from "../../protocol.js" */
/** @import { Playback } from "../core/playback.js" */

const MOST_DOTS = 12;
/** @type {Record<string, string>} */
const SYMBOLS = { move: "a-move", attack: "a-attack", card: "a-hand", score: "i-vp", round: "a-flag", activation: "a-person", deploy: "a-down", object: "x-crate", event: "a-log", test: "d-surge", defeat: "a-close", turn: "a-end", engagement: "a-attack", edge: "i-edge", strike: "d-damage", fall: "x-crack", damage: "t-damage", force: "i-force", dial: "i-dial", phase: "a-flag" };

/** @param {string} kind */
export const symbolOf = (kind) => SYMBOLS[kind] ?? "a-chevron";

/**
 * @typedef {{acts: Act[], playback: Playback, colours: Colour[], isOpen: boolean, looked: number|null, name: (seat: number) => string, parts: StageParts|undefined,
 *   open: () => void, look: (place: number|null) => void, redraw: () => void}} Strip
 */

/** @param {Strip} strip */
export function paceStrip(strip) {
  const { acts, playback, isOpen } = strip;
  const waiting = playback.behind;
  const active = playback.busy || playback.paused || waiting > 0;
  return html`<section class="pacebox ${isOpen ? "open" : ""}" aria-label=${say("page-strip")}><div class="pace">
      <span class="ctl">
        <button class="btn icon quiet" title=${say("page-strip-back")} aria-label=${say("page-strip-back")} ?disabled=${!acts.length} @click=${() => back(strip)}>${icon("a-stepback", "s")}</button>
        <button class="btn icon quiet ${playback.paused ? "now" : ""}" aria-pressed=${playback.paused} title=${say(playback.paused ? "page-strip-play" : "page-strip-pause")} aria-label=${say(playback.paused ? "page-strip-play" : "page-strip-pause")} ?disabled=${!active} @click=${() => playback.pause()}>${icon(playback.paused ? "a-play" : "a-pause", "s")}</button>
        <button class="btn icon quiet" title=${say("page-strip-step")} aria-label=${say("page-strip-step")} ?disabled=${!active} @click=${() => playback.step()}>${icon("a-step", "s")}</button></span>
      ${paces(strip)}
      <span class="grow"></span>${waiting && playback.isAwaited ? html`<button class="btn primary catchup" @click=${() => playback.catchUp()}>${icon("a-skip", "s")}${say("page-strip-catch-up", { count: waiting })}</button>` : nothing}
      <span class="t-label faint nowrap sinceword">${say("page-strip-since")}</span>${dots(strip)}
      <button class="btn quiet actcount" aria-expanded=${isOpen} ?disabled=${!acts.length} @click=${strip.open}>${say("page-strip-acts", { count: acts.length })}${icon("a-down", isOpen ? "xs turn" : "xs")}</button>
    </div>
    ${isOpen && acts.length ? opened(strip) : nothing}</section>`;
}

/** @param {Strip} strip */
const paces = (strip) => html`<span class="seg" role="group" aria-label=${say("page-pace")}>${PACES.map((pace) => html`<button class=${paceNow() === pace ? "on" : ""} aria-pressed=${paceNow() === pace} title=${say(`page-pace-${pace}-note`)} @click=${() => {
  setPace(pace);
  if (pace === "once") strip.playback.catchUp();
  strip.redraw();
}}>${say(`page-pace-${pace}`)}</button>`)}</span>`;

/** @param {Strip} strip */
function back(strip) {
  const now = strip.looked ?? strip.acts.length;
  const place = Math.max(0, now - 1);
  strip.look(place);
  strip.playback.again(strip.acts[place]?.lines ?? []);
}

/** @param {Strip} strip */
const dots = ({ acts, colours, looked }) => html`<span class="acts-line" aria-hidden="true">${acts.slice(-MOST_DOTS).map((act, index, shown) => {
  const place = acts.length - shown.length + index;
  return html`<span class="dot ${act.seat === undefined ? "" : `seat-${colours[act.seat]}`} ${place === (looked ?? acts.length - 1) ? "now" : ""}">${icon(symbolOf(act.kind))}</span>`;
})}</span>`;

/** @param {Strip} strip */
function opened(strip) {
  const { acts, colours, name, parts, looked } = strip;
  return html`<div class="since"><ol>${acts.map((act, place) => {
    const result = parts?.result(act);
    return html`<li><button class="actcard ${act.seat === undefined ? "" : `seat-${colours[act.seat]}`} ${place === looked ? "now" : ""}" @click=${() => (strip.look(place === looked ? null : place), strip.playback.again(act.lines))}>
      <span class="nr">${place + 1}</span><span class="what">${sentenceOf(act.line.text, { colours, name })}</span>
      ${result ? html`<span class="res ${result.tone}">${icon(result.symbol, "xs")}${result.words}</span>` : nothing}</button></li>`;
  })}</ol></div>`;
}

/** One act in a line, and how many there were: pressed, the strip opens. @param {Act} act @param {number} count @param {{colours: Colour[], name: (seat: number) => string, open: () => void}} around */
export const newsLine = (act, count, { colours, name, open }) => html`<button class="newsline ${act.seat === undefined ? "" : `seat-${colours[act.seat]}`}" ?disabled=${!count} @click=${open}>
  ${icon(symbolOf(act.kind), "s")}<span class="grow">${sentenceOf(act.line.text, { colours, name })}</span>${count ? html`<span class="t-label nowrap">${say("page-strip-acts", { count })}</span>${icon("a-chevron", "xs")}` : nothing}</button>`;

/** In the place of a question that waits until one has caught up. @param {Playback} playback */
export function behindPanel(playback) {
  const count = playback.behind;
  return html`<section class="panel ask question behind"><div class="pad"><h2 class="t-title">${say("page-behind", { count })}</h2><p class="t-small dim">${say("page-behind-note")}</p>
    <button class="btn primary big full" @click=${() => playback.catchUp()}>${icon("a-skip")}${say("page-catch-up")} <kbd aria-hidden="true">End</kbd></button>
    <div class="row"><button class="btn grow" @click=${() => playback.pause()}>${icon(playback.paused ? "a-play" : "a-pause", "s")}${say(playback.paused ? "page-strip-play" : "page-strip-pause")}</button>
      <button class="btn grow" @click=${() => playback.step()}>${icon("a-step", "s")}${say("page-strip-step")}</button></div></div></section>`;
}
