/** Cards as they are drawn everywhere: combat icons, Force icons, capacity, whole cards, and a card looked at closely. */
import { html, nothing } from "../../vendor/lit.js";
import { icon } from "../../core/part.js";
import { known, say } from "../../core/i18n.js";
import { cardGlyph, emblemOf, learnGlyphs, tintOf } from "./glyphs.js";

/** @import { Card, Catalogue, Icons, Printed, Screen } from "../../../cardgame.js" */

/** @type {("unit"|"blast"|"tactics")[]} */
export const KINDS = ["unit", "blast", "tactics"];
const MANY = 4; // icons that fit into a tile as they are
const TOO_MANY = 6; // icons that fit when they are narrow

/** The title of a card, or what a facedown one is called. @param {Catalogue} catalogue @param {string|null|undefined} key */
export const titleOf = (catalogue, key) => say(key && catalogue.cards[key] ? catalogue.cards[key].name : "lcg-facedown");

/** A drawing that is read aloud as words of its own. @param {string} words @param {unknown} drawing */
export const faced = (words, drawing) => html`<span class="vh">${words}</span><span class="face" aria-hidden="true">${drawing}</span>`;

/** What a card in play is called; a facedown objective by its place, the second of a title by its number. @param {Catalogue} catalogue @param {Card|undefined} card */
export function nameOfCard(catalogue, card) {
  if (card && !card.key && card.place) return say("lcg-facedown-place", { place: card.place });
  const title = titleOf(catalogue, card?.key);
  return card?.number ? say("lcg-card-number", { card: title, number: card.number }) : title;
}

/** The same where it is drawn and may be cut off: the number first. @param {Catalogue} catalogue @param {Card} card */
export const drawnName = (catalogue, card) => html`${card.number ? html`<b>(${card.number})</b> ` : nothing}${titleOf(catalogue, card.key)}`;

/** The symbols of combat icons: filled ones count always, outlined ones with the edge. @param {Icons} normal @param {Icons} edge @param {Card} [now] as the unit is now */
export function combatIcons(normal, edge, now) {
  /** @type {{kind: string, look: string}[]} */
  const drawn = [];
  for (const kind of KINDS) {
    const more = now ? (now[kind] ?? 0) - normal[kind] - (now.lit ? edge[kind] : 0) : 0;
    for (let count = 0; count < normal[kind]; count++) drawn.push({ kind, look: count >= normal[kind] + more ? "off" : "" });
    for (let count = 0; count < more; count++) drawn.push({ kind, look: "more" });
  }
  for (const kind of KINDS) for (let count = 0; count < edge[kind]; count++) drawn.push({ kind, look: now?.lit ? "edge lit" : "edge" });
  if (drawn.length > TOO_MANY) return html`<span class="icr sums">${KINDS.map((kind) => sumOf(kind, drawn))}</span>`;
  return html`<span class="icr ${drawn.length > MANY ? "many" : ""}">${drawn.map(({ kind, look }) => html`<span class="ci ${look}">${icon(`i-${kind}`, "xs")}</span>`)}</span>`;
}

/** Several icons of a kind as a number. @param {string} kind @param {{kind: string, look: string}[]} drawn */
function sumOf(kind, drawn) {
  const counted = drawn.filter((each) => each.kind === kind && each.look !== "off");
  const always = counted.filter((each) => !each.look.startsWith("edge")).length;
  const edge = counted.length - always;
  return html`${always ? html`<span class="ci">${icon(`i-${kind}`, "xs")}</span><b>${always}</b>` : nothing}${edge ? html`<span class="ci ${counted.at(-1)?.look ?? ""}">${icon(`i-${kind}`, "xs")}</span><b>${edge}</b>` : nothing}`;
}

/** Combat icons of a card in play. @param {Card} card */
export const iconsNow = (card) => (card.icons ? combatIcons(card.icons.normal, card.icons.edge, card) : nothing);

/** In words, what a unit strikes with now. @param {{unit?: number, blast?: number, tactics?: number}} of */
export function strengthWords(of) {
  const parts = KINDS.filter((kind) => of[kind]).map((kind) => say(`page-lcg-icon-${kind}`, { count: of[kind] ?? 0 }));
  return parts.join(", ") || say("page-lcg-icon-none");
}

/** Damage against capacity: a number in a shield-shaped tab. @param {number} damage @param {number} capacity */
export const capacityTab = (damage, capacity) => html`<span class="cap ${damage ? "hurt" : ""}">${damage ? html`<b>${damage}</b>/` : nothing}${capacity}</span>`;

/** @param {number} count */
export const forceIcons = (count) => html`<span class="fi">${icon("i-force", "xs")}${count}</span>`;

/** The tokens on a card. @param {Card} card */
export const tokens = (card) => html`${card.focus ? html`<span class="tok foc">${icon("t-focus", "xs")}${card.focus}</span>` : nothing}
  ${card.shields ? html`<span class="tok shd">${icon("t-shield", "xs")}${card.shields}</span>` : nothing}`;

// --- A whole card --------------------------------------------------------------------------------------

/** The text of a card, with the words that say when it works standing out. @param {Printed} card */
export function cardText(card) {
  if (!card.text || !known(card.text.id)) return nothing;
  const text = say(card.text);
  return text.split("\n").map((line) => {
    const found = line.match(/^([^:.]{3,90}):\s/);
    return found ? html`<p><b>${found[1]}:</b> ${line.slice(found[0].length)}</p>` : html`<p>${line}</p>`;
  });
}

/** Keywords as one line. @param {Catalogue} catalogue @param {Printed} card */
export function keywordLine(catalogue, card) {
  const words = card.keywords.map((word) => keywordName(catalogue, card, word));
  if (card.lock) words.push(say("page-lcg-only", { affiliation: say(catalogue.words.affiliations[card.lock]) }));
  return words.join(". ");
}

/** @param {Catalogue} catalogue @param {Printed} card @param {string} word */
export function keywordName(catalogue, card, word) {
  const name = say(catalogue.words.keywords[word]?.name ?? { id: word });
  if (word === "edge") return `${name} (${card.edge_bonus})`;
  if (word === "protect") return `${name} (${protectedWords(catalogue, card)})`;
  return name;
}

/** @param {Catalogue} catalogue @param {Printed} card */
function protectedWords(catalogue, { protect }) {
  const traits = (protect?.traits ?? []).map((trait) => say(catalogue.words.traits[trait]));
  if (protect?.objective) traits.push(say(catalogue.words.types.objective));
  if (protect?.unique_unit) traits.push(say("page-lcg-unique-unit"));
  return traits.join(", ");
}

/** The traits in words. @param {Catalogue} catalogue @param {Printed} card */
export const traitLine = (catalogue, card) => card.traits.map((trait) => say(catalogue.words.traits[trait])).join(". ");

/** What a card says to those who listen. @param {Catalogue} catalogue @param {Printed} card */
export function spokenCard(catalogue, card) {
  const facts = [say(card.name), say(catalogue.words.types[card.type])];
  if (card.cost !== null) facts.push(say("page-lcg-costs", { cost: card.cost }));
  if (card.type === "unit") facts.push(strengthWords(card.normal));
  if (card.force) facts.push(say("page-lcg-force-icons", { count: card.force }));
  if (card.text && known(card.text.id)) facts.push(say(card.text));
  return facts.join(", ");
}

/** The inside of a whole card, as in a hand. @param {Catalogue} catalogue @param {Printed} card @param {number|null} [cost] what it costs now */
export function wholeCard(catalogue, card, cost) {
  learnGlyphs(catalogue.cards);
  const price = cost ?? card.cost;
  const keywords = keywordLine(catalogue, card);
  return html`<span class="lhead">${price !== null && price !== undefined
        ? html`<span class="lcost ${card.cost !== null && price < card.cost ? "less" : card.cost !== null && price > card.cost ? "over" : ""}">${price}</span>`
        : html`<span class="lcost plainmark">${icon(card.type === "fate" ? "i-edge" : card.type === "objective" ? "a-flag" : emblemOf(card.affiliation), "s")}</span>`}
      <span class="ttl">${card.unique ? icon("i-unique", "xs uniq") : nothing}${say(card.name)}</span></span>
    <span class="art">${cardGlyph(card)}<span class="aff">${icon(emblemOf(card.affiliation), "s")}</span></span>
    <span class="ltype"><span>${say(catalogue.words.types[card.type])}</span>${card.type === "unit" ? combatIcons(card.normal, card.edge) : card.priority ? html`<span class="t-num">${card.priority}</span>` : nothing}</span>
    <span class="tx">${card.traits.length ? html`<i class="traits">${traitLine(catalogue, card)}</i>` : nothing}${keywords ? html`<b class="kw">${keywords}</b>` : nothing}${cardText(card)}</span>
    <span class="lfoot">${card.capacity ? html`<span class="cap">${card.capacity}</span>` : nothing}${card.resources ? html`<span class="tok bare">${icon("i-resource", "xs")}${card.resources}</span>` : nothing}
      <span class="grow"></span>${card.force ? html`<span class="pipsrow">${card.force > 4 ? forceIcons(card.force) : Array.from({ length: card.force }, () => icon("i-force", "xs"))}</span>` : nothing}</span>`;
}

/** A card with its full text and what its keywords mean. @param {Screen} screen @param {Printed} card @param {Card|undefined} now the card in play, if it is */
export function closeUp(screen, card, now) {
  const { catalogue } = screen;
  const hosted = now ? screen.shown.cards.filter((each) => each.host === now.id) : [];
  return html`<article class="lcard large ${tintOf(card)}">${wholeCard(catalogue, card)}</article>
    ${now ? html`<dl class="nowfacts">${nowFacts(screen, now).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>` : nothing}
    ${hosted.length ? html`<p class="t-small dim">${say("page-lcg-attached", { cards: hosted.map((each) => titleOf(catalogue, each.key)).join(", ") })}</p>` : nothing}
    ${card.keywords.map((word) => html`<p class="t-small keyword"><b>${keywordName(catalogue, card, word)}</b> ${say(catalogue.words.keywords[word]?.text)}</p>`)}
    ${card.type === "unit" && KINDS.some((kind) => card.edge[kind]) ? html`<p class="t-small dim keyword"><span class="ci edge inlineicon">${icon("i-edge", "xs")}</span>${say("page-lcg-edge-note")}</p>` : nothing}
    ${card.complete || !card.text ? nothing : html`<p class="t-small warn keyword">${say("page-lcg-incomplete")}</p>`}`;
}

/** How a card in play stands, as pairs of words. @param {Screen} screen @param {Card} now @returns {[string, unknown][]} */
function nowFacts(screen, now) {
  /** @type {[string, unknown][]} */
  const facts = [];
  if (now.capacity) facts.push([say("page-lcg-damage"), say("page-lcg-of", { value: now.damage, most: now.capacity })]);
  if (now.focus) facts.push([say("page-lcg-focus"), now.focus]);
  if (now.shields) facts.push([say("page-lcg-shields"), now.shields]);
  if (now.resources) facts.push([say("page-lcg-resources"), now.resources]);
  if (now.icons) facts.push([say("page-lcg-strikes-with"), strengthWords(now)]);
  if (now.committed) facts.push([say("page-lcg-force-word"), say("page-lcg-committed")]);
  if (now.owner !== now.seat) facts.push([say("page-lcg-owner"), screen.name(now.owner)]);
  return facts;
}
