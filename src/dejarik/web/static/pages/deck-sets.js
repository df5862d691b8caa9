/** Objective sets as the deck builder shows them: six cards in short lines, and opened, six cards to read. Drawing only. */
import { html, nothing } from "../vendor/lit.js";
import { aloud, icon } from "../core/part.js";
import { say } from "../core/i18n.js";
import { cardText, combatIcons, strengthWords, wholeCard } from "../games/lcg/card.js";
import { emblemOf, glyphOf, tintOf } from "../games/lcg/glyphs.js";

/** @import { Challenge, ObjectiveSet } from "../../deck.js" */
/** @import { Printed } from "../../cardgame.js" */
/** @typedef {import("./deck.js").DeckBuilder} DeckBuilder */

/** A set that can be put into the deck. @param {DeckBuilder} page @param {ObjectiveSet} each */
export function setPanel(page, each) {
  const { number } = each;
  const { cards, words } = page.catalogue;
  const objective = cards[each.objective];
  const count = page.countOf(number);
  const why = page.refusal(number);
  const isOpen = page.opened === number;
  const name = say(each.name);
  return html`<article class="oset ${tintOf(objective)} ${count ? "in" : why ? "no" : ""} ${isOpen ? "open" : ""}" data-set=${number} aria-label=${name}>
    <header class="row top">
      <span class="omedal">${icon(emblemOf(each.affiliation))}</span>
      <button class="dname grow" tabindex=${page.reachable(number)} aria-expanded=${isOpen} @click=${() => page.open(number)} @focus=${() => page.stand(number)}>
        <span class="t-head">${name}</span>
        <span class="t-label faint">${say(words.affiliations[each.affiliation])}${objective.lock ? html` · ${say("page-lcg-only", { affiliation: say(words.affiliations[objective.lock]) })}` : nothing}${objective.one_per_deck ? html` · ${say("deck-one-only")}` : nothing}</span></button>
      ${worth(objective)}
    </header>
    ${isOpen ? html`<div class="sixcards">${[each.objective, ...each.cards].map((id) => readable(page, id))}</div>` : html`${objectiveLine(objective)}
      <ul class="fivecards">${each.cards.map((id) => cardLine(page, id))}</ul>`}
    <footer class="row"><span class="t-label faint grow ell">${say("deck-set-of", { number, box: say(words.boxes[each.box]) })}</span>${stepper(page, number, name, count, why)}</footer>
    ${why && !count ? html`<p class="t-label why row tight">${icon("a-lock", "xs")}<span>${say(why)}</span></p>` : nothing}
  </article>`;
}

/** What an objective is worth on the table. @param {Printed} objective */
const worth = (objective) => html`<span class="oworth row tight">
  <span class="row tight" title=${say("page-lcg-resources")}>${icon("i-resource", "s")}<b>${objective.resources}</b>${aloud(say("page-lcg-resources"))}</span>
  <span class="cap" title=${say("deck-capacity")}>${objective.capacity}${aloud(say("deck-capacity"))}</span></span>`;

/** What the objective does. @param {Printed} objective */
function objectiveLine(objective) {
  const text = cardText(objective);
  return text === nothing ? nothing : html`<div class="otext t-small">${text}</div>`;
}

/** A card as a line: cost, name, what it fights with, its Force icons. @param {DeckBuilder} page @param {string} id */
function cardLine(page, id) {
  const card = page.catalogue.cards[id];
  const isFound = page.isSeeking && page.isFound(id);
  return html`<li class="${tintOf(card)} ${isFound ? "found" : ""}">
    <span class="lcost small">${card.cost ?? icon(card.type === "fate" ? "i-edge" : "a-flag", "xs")}${card.cost !== null ? aloud(say("deck-cost")) : nothing}</span>
    <span class="oglyph" title=${say(page.catalogue.words.types[card.type])}>${icon(glyphOf(card), "s")}${aloud(say(page.catalogue.words.types[card.type]))}</span>
    <span class="ell oname">${card.unique ? icon("i-unique", "xs uniq") : nothing}${say(card.name)}</span>
    <span class="ofight">${card.type === "unit" ? html`${combatIcons(card.normal, card.edge)}${aloud(strengthWords(card.normal))}` : nothing}</span>
    <span class="oforce" title=${say("page-lcg-force-icons", { count: card.force })}>${icon("i-force", "xs")}${card.force}</span></li>`;
}

/** A card to read. @param {DeckBuilder} page @param {string} id */
function readable(page, id) {
  const card = page.catalogue.cards[id];
  const isFound = page.isSeeking && page.isFound(id);
  return html`<div class="lcard toread ${tintOf(card)} ${isFound ? "found" : ""}">${wholeCard(page.catalogue, card)}${card.complete ? nothing : html`<p class="t-label warn notyet">${say("page-lcg-incomplete")}</p>`}</div>`;
}

/** Less, how many, more. A set that breaks a rule can still be put in: the deck then says what is wrong. @param {DeckBuilder} page @param {string} number @param {string} name @param {number} count @param {any} why */
const stepper = (page, number, name, count, why) => html`<span class="stepper" role="group" aria-label=${say("build-copies", { name })}>
  <button class="btn icon" tabindex=${page.reachable(number)} ?disabled=${!count} aria-label=${say("page-army-remove", { name })} @click=${() => page.takeOut(number)} @focus=${() => page.stand(number)}>${icon("a-minus", "s")}</button>
  <b class="t-num" aria-live="off">${count}</b>
  <button class="btn icon ${why ? "off" : ""}" tabindex=${page.reachable(number)} aria-label=${say("page-army-add", { name })} title=${why ? say(why) : nothing} @click=${() => page.add(number)} @focus=${() => page.stand(number)}>${icon("a-plus", "s")}</button>
</span>`;

/** All cards of a challenge deck, to read. @param {DeckBuilder} page @param {Challenge} challenge */
export function challengeCards(page, challenge) {
  const { cards } = page.catalogue;
  const counts = new Map();
  for (const id of challenge.cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  const shown = [...counts].filter(([id]) => !page.isSeeking || page.isFound(id));
  return html`<div class="ogrid scroll cardwall">${shown.map(([id, count]) => html`<div class="lcard toread ${tintOf(cards[id])}">${wholeCard(page.catalogue, cards[id])}
    ${count > 1 ? html`<span class="zonetag">${count} ×</span>` : nothing}</div>`)}</div>`;
}

