/** The stage of the card game: an edge battle whose stacks turn over, fate cards in their order, totals and who has the edge; an objective that falls. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, styled, tally } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { titleOf } from "./card.js";
import { cardGlyph, tintOf } from "./glyphs.js";

/** @import { Frame, Stage, StageParts, ToldLine } from "../../../protocol.js" */
/** @import { EdgeBeat, EdgeCard, Screen } from "../../../cardgame.js" */

/** How long each is looked at, in milliseconds. @type {Record<string, number>} */
const TIMES = { revealed: 1100, fate: 600, counted: 400, restarted: 600, won: 1600, fell: 1000, awarded: 1600 };
const STEPS = ["revealed", "fate", "won"];

/** @param {ToldLine} line @returns {Frame[]} */
function framesOf(line) {
  const beat = /** @type {EdgeBeat} */ (/** @type {unknown} */ (line.beat));
  const moment = beat.kind === "won" || beat.kind === "awarded";
  return [{ beat: /** @type {any} */ (beat), line, ms: TIMES[beat.kind] ?? 400, moment, still: beat.kind === "revealed" || beat.kind === "fell" }];
}

/** @type {StageParts} */
export const stageParts = {
  begins: (beat) => beat.kind === "revealed" || beat.kind === "fell",
  frames: framesOf,
  goesOn: (shown) => Boolean(shown?.engagement && shown.engagement.edge === null && shown.engagement.stacks?.some((/** @type {any} */ stack) => stack.cards.some((/** @type {any} */ card) => card.key))),
  result: (act) => {
    const won = /** @type {EdgeBeat|undefined} */ (/** @type {unknown} */ (act.lines.findLast((line) => /** @type {any} */ (line.beat)?.kind === "won")?.beat));
    if (won) return { symbol: "i-edge", words: Object.values(won.totals ?? {}).join(" : "), tone: "strike" };
    return act.kind === "fall" ? { symbol: "x-crack", words: say("page-stage-fell"), tone: "bad" } : null;
  },
};

/** The whole stage. @param {Screen & {emit?: (name: string, detail: unknown) => void, decision?: object|null}} screen @param {Stage} stage */
export function duelStage(screen, stage) {
  const told = stage.frames.slice(0, stage.at + 1).map((frame) => /** @type {EdgeBeat} */ (/** @type {unknown} */ (frame.beat)));
  const fell = told.find((beat) => beat.kind === "fell");
  const skip = stage.isPlaying ? html`<button class="btn quiet skip" @click=${() => screen.emit?.("skip", null)}>${say("page-stage-skip")} <kbd aria-hidden="true">Esc</kbd></button>` : nothing;
  return html`<section class="stage duelstage ${screen.decision ? "asked" : ""}" aria-label=${say(fell ? "page-stage-fell" : "page-stage-edge")} ${styled({ "--at": String((stage.at + 1) / Math.max(1, stage.frames.length)) })}>
    <div class="head"><span class="strike">${icon(fell ? "x-crack" : "i-edge")}</span><h2 class="t-head ell">${fell ? say("page-stage-falls-card", { card: titleOf(screen.catalogue, fell.key) }) : say("page-stage-edge")}</h2>${fell ? nothing : steps(told)}${skip}</div>
    ${fell ? falling(screen, told, fell) : battle(screen, told)}</section>`;
}

/** @param {EdgeBeat[]} told */
function steps(told) {
  const at = Math.max(0, ...told.map((beat) => (beat.kind === "won" ? 2 : beat.kind === "revealed" ? 0 : 1)));
  return html`<ol class="beats" aria-hidden="true">${STEPS.map((step, place) => html`<li class=${place < at ? "done" : place === at ? "now" : ""}>${say(`page-stage-edge-${step}`)}</li>`)}</ol>`;
}

/** @param {Screen} screen @param {EdgeBeat[]} told */
function battle(screen, told) {
  const revealed = told.findLast((beat) => beat.kind === "revealed");
  const won = told.findLast((beat) => beat.kind === "won");
  const fates = told.filter((beat) => beat.kind === "fate").map((beat) => beat.key);
  const [left, right] = revealed?.stacks ?? [];
  const total = (/** @type {number|undefined} */ seat) => won?.totals?.[String(seat)] ?? told.findLast((beat) => beat.kind === "counted" && beat.seat === seat)?.total;
  const side = (/** @type {typeof left|undefined} */ stack, /** @type {boolean} */ mirrored) => html`<div class="estack ${mirrored ? "mirrored" : ""}">${stack ? html`<p class="row tight t-label">${tally(screen.colours[stack.seat], "s")}${screen.name(stack.seat)}</p>
    <div class="ecards">${stack.cards.map((card) => edgeCard(screen, card, fates))}${stack.cards.length ? nothing : html`<span class="t-small faint">${say("page-stage-edge-none")}</span>`}</div>` : nothing}</div>`;
  const count = (/** @type {typeof left|undefined} */ stack) => html`<span class=${won && stack?.seat === won.seat ? "won" : won ? "lost" : ""}>${total(stack?.seat) ?? "–"}</span>`;
  return html`<div class="edgeboard">${side(left, false)}<div class="mid"><div class="tot">${count(left)} <small>${say("page-stage-edge-to")}</small> ${count(right)}</div></div>${side(right, true)}</div>
    ${won ? html`<div class="moment win" data-result="edge"><span class="verdict">${icon("a-check")}${say("page-stage-edge-winner", { name: screen.name(won.seat ?? 0) })}</span><span class="says">${say(won.tied ? "page-stage-edge-tied" : "page-stage-edge-note")}</span></div>` : html`<div class="moment wait"><span class="t-head">${say(`page-stage-edge-${fates.length ? "fate" : "revealed"}`)}</span></div>`}
    <p class="vh" role="status">${won ? say("page-stage-edge-winner", { name: screen.name(won.seat ?? 0) }) : say("page-stage-edge")}</p>`;
}

/** @param {Screen} screen @param {EdgeCard} card @param {(string|undefined)[]} fates the fate cards that have taken effect, in order */
function edgeCard(screen, { key, force }, fates) {
  const printed = screen.catalogue.cards[key];
  const order = fates.indexOf(key);
  return html`<div class="ecard ${tintOf(printed)} ${order >= 0 ? "resolved" : ""}"><span class="ttl">${titleOf(screen.catalogue, key)}</span><span class="art">${cardGlyph(printed)}</span>
    <span class="worth">${icon("i-force", "s")}${force}</span>${order >= 0 ? html`<span class="prio">${order + 1}</span>` : nothing}</div>`;
}

/** @param {Screen} screen @param {EdgeBeat[]} told @param {EdgeBeat} fell */
function falling(screen, told, fell) {
  const printed = screen.catalogue.cards[fell.key ?? ""];
  const awarded = told.find((beat) => beat.kind === "awarded");
  return html`<div class="fall"><div class="bigobj broken ${tintOf(printed)}"><span class="ttl">${titleOf(screen.catalogue, fell.key)}</span>${fell.damage ? html`<span class="row tight">${icon("t-damage", "s")}${fell.damage}</span>` : nothing}<svg class="crack" viewBox="0 0 160 64" preserveAspectRatio="none" aria-hidden="true"><use href="#x-crack"></use></svg></div>
      ${awarded ? html`<p class="t-title">${say("page-stage-pile", { name: screen.name(awarded.seat ?? 0), count: awarded.count ?? 0 })}</p>` : nothing}</div>
    <div class="moment kill" data-result="fell"><span class="verdict">${icon("a-close")}${say("page-stage-fell")}</span><span class="says">${say("page-stage-falls-card", { card: titleOf(screen.catalogue, fell.key) })}</span></div>
    <p class="vh" role="status">${say("page-stage-falls-card", { card: titleOf(screen.catalogue, fell.key) })}</p>`;
}
