/** The cards of the army builder: how a Deployment card and a Command card look there. Drawing only. */
import { html, nothing } from "../vendor/lit.js";
import { aloud, die, icon } from "../core/part.js";
import { say } from "../core/i18n.js";
import { glyphOf } from "../games/assault/glyphs.js";

/** @import { Card } from "../../skirmish.js" */
/** @typedef {import("./army.js").ArmyBuilder} ArmyBuilder */

/** @type {Record<string, string>} */
const KIND_ICONS = { "special-action": "a-special", "double-special-action": "a-special", surge: "d-surge" };

/** The name of a card, with its rank where a regular one of the same name may exist. */
export const cardName = (card) => (card.elite && !card.unique ? say("army-elite-card", { card: say(card.name) }) : say(card.name));

/** The round picture of a card's figures. */
export const medal = (id, card) => html`<span class="dmedal fac-${card.faction}">${icon(`f-${card.faction}`, "shape")}${icon(card.type === "upgrade" ? "a-layers" : glyphOf(id, card.traits), "glyph")}</span>`;

const trait = (catalogue, word) => say(catalogue.words.traits[word] ?? { id: word });

/**
 * A card that can be put into the army.
 * @param {ArmyBuilder} page @param {string} id @param {Card} card
 */
export function deploymentCard(page, id, card) {
  const { catalogue } = page;
  const count = page.countOf(id);
  const why = page.refusal(id);
  const traits = (card.traits ?? []).map((word) => trait(catalogue, word)).join(", ");
  const below = card.subtitle ? say(card.subtitle) : card.type === "upgrade" ? say(card.attachment ? "build-attachment" : "build-upgrade") : traits;
  return html`<article class="dcard fac-${card.faction} ${count ? "in" : why ? "no" : ""}" data-card=${id} aria-label=${cardName(card)}>
    <header class="row top">
      ${medal(id, card)}
      ${title(page, id, html`<span class="row tight">${card.unique ? html`${icon("i-unique", "xs fac")}${aloud(say("build-unique"))}` : nothing}<span class="t-head">${say(card.name)}</span></span>
        <span class="t-label faint">${below}${card.elite && !card.unique ? html` <span class="elite">${icon("i-elite", "xs")}${say("build-elite")}</span>` : nothing}</span>`)}
      <span class="dcost" title=${say("page-cost-label")}>${card.cost}${aloud(say("build-points"))}</span>
    </header>
    ${card.type === "upgrade" ? nothing : figures(card)}
    ${card.surges.length ? html`<ul class="surges">${card.surges.map((surge) => html`<li class="row tight">${Array.from({ length: surge.cost }, () => icon("d-surge", "xs warn"))}${say(surge.text)}</li>`)}</ul>` : nothing}
    ${abilities(page, id, card)}
    <footer class="row">
      <span class="t-label faint grow ell">${card.subtitle ? traits : say(catalogue.words.sets[card.set])}</span>
      ${stepper(page, id, cardName(card), count, card.complete ? why : { id: "page-not-complete" })}
    </footer>
    ${refusedLine(why, count)}
  </article>`;
}

/** A Command card that can be put into the deck. @param {ArmyBuilder} page @param {string} id @param {Card} card */
export function commandCard(page, id, card) {
  const count = page.countOf(id);
  const why = page.refusal(id);
  return html`<article class="dcard cmd ${count ? "in" : why ? "no" : ""}" data-card=${id} aria-label=${say(card.name)}>
    <header class="row top">
      <span class="ccost" title=${say("page-cost-label")}>${card.cost}${aloud(say("build-points"))}</span>
      ${title(page, id, html`<span class="t-head">${say(card.name)}</span><span class="t-label faint">${say(card.restriction)}</span>`)}
    </header>
    <div class="t-label dim row tight">${icon("a-clock", "xs faint")}${say(page.catalogue.words.timings[card.timing ?? ""])}</div>
    ${card.effects.map((effect) => html`<p class="t-small dim">${say(effect.text)}</p>`)}
    <footer class="row"><span class="t-label faint grow ell">${say("build-limit", { count: card.limit ?? 0 })}</span>${stepper(page, id, say(card.name), count, why)}</footer>
    ${refusedLine(why, count)}
  </article>`;
}

/** The name opens the whole text of a card. */
const title = (page, id, content) => html`<button class="dname grow" tabindex=${page.reachable(id)} aria-expanded=${page.opened === id}
  @click=${() => page.open(id)} @focus=${() => page.stand(id)}>${content}</button>`;

const figures = (card) => html`<div class="dstats">
    <span><b>${card.health}</b> ${say("build-health")}</span><span><b>${card.speed}</b> ${say("build-speed")}</span>
    ${card.size > 1 ? html`<span><b>${card.size}</b> ${say("build-figures", { count: card.size })}</span>` : nothing}
    ${card.attack ? html`<span class="row tight">${icon(card.attack.melee ? "i-edge" : "a-attack", "xs")}${say(card.attack.melee ? "page-melee" : "page-ranged")}</span>` : nothing}
  </div>
  <div class="row tight">
    ${aloud(say("build-dice-aloud", { attack: (card.attack?.dice ?? []).map(colour).join(", ") || "–", defence: card.defence.map(colour).join(", ") || "–" }))}
    ${(card.attack?.dice ?? []).map((each) => die(each, null, "s"))}${card.attack?.choose ? html`<span class="chip">${say("build-dice-choice", { count: card.attack.choose })}</span>` : nothing}
    <span class="grow"></span>${icon("d-block", "xs faint")}${card.defence.map((each) => die(each, null, "s"))}
  </div>`;

const colour = (each) => say(`die-${each}`);

function abilities(page, id, card) {
  const open = page.opened === id;
  const keywords = card.keywords.map((keyword) => (keyword.value ? `${say(keyword.name)} ${keyword.value}` : say(keyword.name)));
  const bonuses = card.bonuses.map((bonus) => say(bonus.text));
  const line = [...keywords, ...bonuses].join(", ");
  if (!line && !card.effects.length) return nothing;
  return html`<div class="abil">
    ${line ? html`<span class="dim">${line}</span>` : nothing}
    ${card.effects.map((effect) => html`<div><span class="row tight">${icon(KIND_ICONS[effect.kind] ?? "a-rules", "xs faint")}<span class=${open ? "" : "ell"}>${say(effect.name)}</span></span>
      ${open ? html`<p class="t-small dim">${say(effect.text)}</p>` : nothing}</div>`)}
  </div>`;
}

/** Less, how many, more. A card that breaks a rule can still be put in: the army then says what is wrong. */
const stepper = (page, id, name, count, why) => html`<span class="stepper" role="group" aria-label=${say("build-copies", { name })}>
  <button class="btn icon" tabindex=${page.reachable(id)} ?disabled=${!count} aria-label=${say("page-army-remove", { name })} @click=${() => page.takeOut(id)} @focus=${() => page.stand(id)}>${icon("a-minus", "s")}</button>
  <b class="t-num" aria-live="off">${count}</b>
  <button class="btn icon ${why ? "off" : ""}" tabindex=${page.reachable(id)} aria-label=${say("page-army-add", { name })} title=${why ? say(why) : nothing} @click=${() => page.add(id)} @focus=${() => page.stand(id)}>${icon("a-plus", "s")}</button>
</span>`;

const refusedLine = (why, count) => (why && !count ? html`<p class="t-label why row tight">${icon("a-lock", "xs")}<span>${say(why)}</span></p>` : nothing);
