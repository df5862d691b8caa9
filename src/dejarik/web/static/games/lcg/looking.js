/** A card looked at closely, with what can be done with it, or a pile with all its cards. */
import { html, nothing } from "../../vendor/lit.js";
import { icon } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { closeUp, titleOf } from "./card.js";
import { cardGlyph, tintOf } from "./glyphs.js";

/** @import { Option } from "../../../protocol.js" */
/** @import { Looked, Screen } from "../../../cardgame.js" */

/** The key of a card wherever it is. @param {Screen} screen @param {Looked} looked */
function keyOf(screen, looked) {
  if (looked.key) return looked.key;
  const { cards, hand } = screen.shown;
  return [...cards, ...hand].find((card) => card.id === looked.id)?.key ?? null;
}

/** The cards of a pile, the last on top. @param {Screen} screen @param {{seat: number, kind: string}} pile */
function pileOf(screen, { seat, kind }) {
  const player = screen.shown.players.find((each) => each.seat === seat);
  const keys = kind === "hand" ? (screen.shown.hands[String(seat)] ?? []) : [...(player?.[/** @type {"discard"|"victory"} */ (kind)] ?? [])].reverse();
  return html`<h2 class="t-head">${say(`page-lcg-pile-of-${kind}`, { name: screen.name(seat) })}</h2>
    <ul class="pilelist">${keys.map((key) => {
      const card = screen.catalogue.cards[key];
      return html`<li><button class="actrow" @click=${() => screen.look({ key })}><span class="optglyph ${tintOf(card)}">${cardGlyph(card)}</span><span><span class="nm">${titleOf(screen.catalogue, key)}</span><span class="sub">${card ? say(screen.catalogue.words.types[card.type]) : nothing}</span></span>${icon("a-chevron", "s")}</button></li>`;
    })}</ul>`;
}

/**
 * @param {Screen} screen @param {Looked|null} looked @param {Map<number, Option[]>} lights @param {((option: string) => void)|null} answer
 */
export function inspection(screen, looked, lights, answer) {
  if (!looked) return nothing;
  const close = () => screen.look(null);
  const frame = (/** @type {unknown} */ inside, /** @type {unknown} */ acts) => html`${looked.passing ? nothing : html`<div class="lcgscrim" @click=${close}></div>`}
    <aside class="panel raised lcginspect ${looked.passing ? "passing" : ""} ${looked.left ? "left" : ""}" aria-label=${say("page-card")} role=${looked.passing ? "tooltip" : "dialog"} aria-modal=${looked.passing ? nothing : "true"}>
      ${looked.passing ? nothing : html`<button class="btn icon quiet closer" aria-label=${say("page-close")} @click=${close}>${icon("a-close", "s")}</button>`}
      <div class="pad scroll" tabindex=${looked.passing ? nothing : "0"}>${inside}</div>${acts}</aside>`;
  if (looked.pile) return frame(pileOf(screen, looked.pile), nothing);
  const card = screen.catalogue.cards[keyOf(screen, looked) ?? ""];
  const now = screen.shown.cards.find((each) => each.id === looked.id);
  const options = looked.id === undefined || looked.passing ? [] : (lights.get(looked.id) ?? []);
  const acts = options.length && answer
    ? html`<div class="inspectacts">${options.map((option) => html`<button class="btn primary big full" data-act=${option.id} @click=${() => answer(option.id)}>${icon("a-check")}<span class="ell">${verbOf(option)}</span></button>`)}</div>`
    : nothing;
  if (!card) return frame(html`<p class="pad">${say(now?.facedown ? "page-lcg-facedown-note" : "lcg-facedown")}</p>`, acts);
  return frame(closeUp(screen, card, now), acts);
}

const VERBS = new Set(["play", "use", "engage", "attack", "defend", "edge", "strike", "target", "commit", "keep", "discard", "reserve", "balance", "host", "fate", "shield", "support", "under", "choose"]);

/** What an option does, in a word or two. @param {Option} option */
function verbOf(option) {
  const { verb } = option;
  if (verb === "use" || !VERBS.has(verb) || typeof option.key !== "string") return verb === "use" ? say("page-lcg-verb-use") : say(option.label);
  return say(`page-lcg-verb-${verb}`);
}
