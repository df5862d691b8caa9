/** Which symbol stands for a card: that of its kind, by traits, type and affiliation. Drawing only; nothing here means anything to the rules. */

import { html, nothing, svg } from "../../vendor/lit.js";

/** @import { Printed } from "../../../cardgame.js" */

/** By trait, the first that fits: what a card is most of all comes first. Of several symbols cards take one by their names. @type {[string, string][]} */
const BY_TRAIT = [
  ["ewok", "feline"], ["wookiee", "wookiee"], ["creature", "beast rancor lizard"], ["droid", "droid robot mech probe"], ["walker", "walker"],
  ["capital-ship", "capital"], ["space-station", "station"], ["death-star", "station circuit"], ["superlaser", "lightning"], ["transport", "tank capital"],
  ["lightsaber-form", "saber meditate"], ["force-user", "saber"], ["imperial-guard", "guard"], ["guardian", "guard riot"], ["bounty-hunter", "hunter pistol jet"],
  ["mercenary", "pistol hunter"], ["spy", "spy"], ["espionage", "spy"], ["smuggler", "smuggler pistol"], ["scoundrel", "pistol smuggler"], ["rogue", "pistol smuggler"],
  ["officer", "officer general"], ["leader", "leader general"], ["force-sensitive", "hooded blade"], ["pilot", "jet"], ["engineer", "circuit"], ["trooper", "trooper"],
  ["civilian", "leader smuggler"], ["fighter", "fighter"], ["squadron", "interceptor"], ["vehicle", "tank"], ["weapon", "blade pistol"], ["armor", "riot"], ["upgrade", "circuit"],
  ["fortification", "outpost"], ["dagobah", "jungle"], ["endor", "jungle"], ["yavin-4", "jungle"], ["dathomir", "temple"], ["coruscant", "outpost"],
  ["cloud-city", "outpost"], ["tatooine", "camp"], ["location", "planet"], ["alter", "lightning"], ["control", "mind"], ["sense", "meditate"],
  ["skill", "meditate"], ["force", "force"], ["maneuver", "interceptor fighter"], ["trap", "lightning"], ["condition", "mind"], ["mission", "camp"],
  ["operation", "general"], ["fleet", "capital"], ["bounty", "hunter"],
];
/** Where a trait looks different on the sides. @type {Record<string, Record<string, string>>} */
const BY_SIDE = {
  trooper: { light: "rebeltrooper", dark: "trooper snowtrooper" },
  fighter: { light: "fighter", dark: "interceptor" },
  "force-user": { light: "saber meditate blade", dark: "hooded saber" },
};
/** @type {Record<string, string>} */
const OF_OBJECTIVES = { jedi: "temple jungle", "rebel-alliance": "planet camp", "smugglers-and-spies": "camp outpost", sith: "temple hooded", "imperial-navy": "station capital", "scum-and-villainy": "camp hunter", neutral: "planet" };
/** @type {Record<string, string>} */
const BY_TYPE = { unit: "trooper", event: "lightning mind fist", fate: "force lightning mind", enhancement: "circuit", objective: "planet", affiliation: "planet", dial: "station" };

/** One of several symbols, always the same for the same name. @param {string} symbols @param {string} name */
function oneOf(symbols, name) {
  const all = symbols.split(" ");
  const number = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return `g-${all[number % all.length]}`;
}

/** The symbol's id. @param {Printed|undefined} card */
export function glyphOf(card) {
  if (!card) return "g-planet";
  if (card.type === "affiliation") return emblemOf(card.affiliation);
  if (card.type === "fate") return oneOf(BY_TYPE.fate, card.id);
  if (card.id.includes("lightsaber")) return "g-saber";
  const [trait, symbols] = BY_TRAIT.find(([each]) => card.traits.some((own) => own === each)) ?? ["", ""];
  const told = BY_SIDE[trait]?.[card.side ?? ""] ?? symbols;
  return oneOf(told || (card.type === "objective" ? (OF_OBJECTIVES[card.affiliation] ?? "planet") : (BY_TYPE[card.type] ?? "force")), card.id);
}

/** Small marks by which cards with the same symbol are told apart, in one of the corners. */
const MARKS = [
  "M-2.6 0A2.6 2.6 0 1 0 2.6 0A2.6 2.6 0 1 0-2.6 0Z", // a dot
  "M-3.4-1.4H3.4V1.4H-3.4Z", // a bar
  "M0-3.2L3 2.6H-3Z", // a triangle
  "M0-3.4L3.4 0L0 3.4L-3.4 0Z", // a diamond
  "M-1.2-3.2H1.2V-1.2H3.2V1.2H1.2V3.2H-1.2V1.2H-3.2V-1.2H-1.2Z", // a cross
  "M-2.6-2.6H2.6V2.6H-2.6Z", // a square
];
const CORNERS = [[20.4, 3.6], [3.6, 20.4], [20.4, 20.4], [3.6, 3.6]];

/** The places of cards among those that have the same symbol. @type {Map<string, number>} */
const places = new Map();
/** @type {unknown} */
let learned;

/** Give every card of a catalogue a glyph of its own. @param {Record<string, Printed>|undefined} cards */
export function learnGlyphs(cards) {
  if (!cards || cards === learned) return;
  learned = cards;
  places.clear();
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const card of Object.values(cards).sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const symbol = glyphOf(card);
    places.set(card.id, counts.get(symbol) ?? 0);
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
}

/** The mark of a card beside its symbol: which, and in which corner; the first of a symbol has none. @param {Printed|undefined} card */
export function markOf(card) {
  const place = (places.get(card?.id ?? "") ?? 0) - 1;
  return place < 0 ? null : { mark: MARKS[Math.floor(place / CORNERS.length) % MARKS.length], corner: CORNERS[place % CORNERS.length] };
}

/** The glyph of a card, the same on all its copies and on no other card. @param {Printed|undefined} card @param {string} [size] */
export function cardGlyph(card, size = "") {
  const found = markOf(card);
  return html`<svg class="i ${size}" viewBox="0 0 24 24" aria-hidden="true"><use href="#${glyphOf(card)}" width="24" height="24"></use>${found ? svg`<path class="glyphmark" transform="translate(${found.corner.join(" ")})" d=${found.mark}></path>` : nothing}</svg>`;
}

/** @type {Record<string, string>} */
const EMBLEMS = { "smugglers-and-spies": "smugglers", "scum-and-villainy": "scum" };

/** The emblem of an affiliation. @param {string} affiliation */
export const emblemOf = (affiliation) => `aff-${EMBLEMS[affiliation] ?? affiliation}`;

/** The class that brings an affiliation's colour. @param {Printed|undefined} card */
export const tintOf = (card) => `tint-${EMBLEMS[card?.affiliation ?? ""] ?? card?.affiliation ?? "neutral"}`;
