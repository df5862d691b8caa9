/** Which symbol stands for a card: that of its kind, by traits, type and affiliation. Drawing only; nothing here means anything to the rules. */

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

/** @type {Record<string, string>} */
const EMBLEMS = { "smugglers-and-spies": "smugglers", "scum-and-villainy": "scum" };

/** The emblem of an affiliation. @param {string} affiliation */
export const emblemOf = (affiliation) => `aff-${EMBLEMS[affiliation] ?? affiliation}`;

/** The class that brings an affiliation's colour. @param {Printed|undefined} card */
export const tintOf = (card) => `tint-${EMBLEMS[card?.affiliation ?? ""] ?? card?.affiliation ?? "neutral"}`;
