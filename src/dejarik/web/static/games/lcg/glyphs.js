/** Which symbol stands for a card: that of its kind, by traits, type and affiliation. Drawing only; nothing here means anything to the rules. */

/** @import { Printed } from "../../../cardgame.js" */

/** By trait, the first that fits: what a card is most of all comes first. @type {[string, string][]} */
const BY_TRAIT = [
  ["ewok", "feline"], ["wookiee", "wookiee"], ["creature", "beast"], ["droid", "droid"], ["walker", "walker"], ["capital-ship", "capital"],
  ["space-station", "station"], ["death-star", "station"], ["superlaser", "lightning"], ["transport", "tank"], ["lightsaber-form", "saber"],
  ["force-user", "saber"], ["imperial-guard", "guard"], ["guardian", "guard"], ["bounty-hunter", "hunter"], ["mercenary", "pistol"],
  ["spy", "spy"], ["espionage", "spy"], ["smuggler", "smuggler"], ["scoundrel", "pistol"], ["rogue", "pistol"], ["officer", "officer"],
  ["leader", "leader"], ["force-sensitive", "hooded"], ["pilot", "jet"], ["engineer", "circuit"], ["trooper", "trooper"], ["civilian", "leader"],
  ["fighter", "fighter"], ["squadron", "interceptor"], ["vehicle", "tank"], ["weapon", "blade"], ["armor", "riot"], ["upgrade", "circuit"],
  ["fortification", "outpost"], ["dagobah", "jungle"], ["endor", "jungle"], ["yavin-4", "jungle"], ["dathomir", "temple"], ["coruscant", "outpost"],
  ["cloud-city", "outpost"], ["tatooine", "camp"], ["location", "planet"], ["alter", "lightning"], ["control", "mind"], ["sense", "meditate"],
  ["skill", "meditate"], ["force", "force"], ["maneuver", "interceptor"], ["trap", "lightning"], ["condition", "mind"], ["mission", "camp"],
  ["operation", "general"], ["fleet", "capital"], ["bounty", "hunter"],
];
/** @type {Record<string, string>} */
const OF_TROOPERS = { "rebel-alliance": "rebeltrooper", jedi: "rebeltrooper", "smugglers-and-spies": "smuggler" };
/** @type {Record<string, string>} */
const OF_FIGHTERS = { sith: "interceptor", "imperial-navy": "interceptor" };
/** @type {Record<string, string>} */
const OF_OBJECTIVES = { jedi: "temple", "rebel-alliance": "planet", "smugglers-and-spies": "camp", sith: "temple", "imperial-navy": "station", "scum-and-villainy": "camp", neutral: "planet" };
/** @type {Record<string, string>} */
const BY_TYPE = { unit: "trooper", event: "mind", fate: "force", enhancement: "circuit", objective: "planet", affiliation: "planet", dial: "station" };

/** The symbol's id. @param {Printed|undefined} card */
export function glyphOf(card) {
  if (!card) return "g-planet";
  if (card.type === "affiliation") return emblemOf(card.affiliation);
  if (card.type === "fate") return "g-force";
  const trait = BY_TRAIT.find(([each]) => card.traits.includes(each));
  if (trait?.[0] === "trooper") return `g-${OF_TROOPERS[card.affiliation] ?? "trooper"}`;
  if (trait?.[0] === "fighter") return `g-${OF_FIGHTERS[card.affiliation] ?? "fighter"}`;
  if (trait?.[0] === "force-user" && card.type === "unit") return card.affiliation === "sith" ? "g-hooded" : "g-saber";
  if (trait) return `g-${trait[1]}`;
  return `g-${card.type === "objective" ? (OF_OBJECTIVES[card.affiliation] ?? "planet") : (BY_TYPE[card.type] ?? "force")}`;
}

/** @type {Record<string, string>} */
const EMBLEMS = { "smugglers-and-spies": "smugglers", "scum-and-villainy": "scum" };

/** The emblem of an affiliation. @param {string} affiliation */
export const emblemOf = (affiliation) => `aff-${EMBLEMS[affiliation] ?? affiliation}`;

/** The class that brings an affiliation's colour. @param {Printed|undefined} card */
export const tintOf = (card) => `tint-${EMBLEMS[card?.affiliation ?? ""] ?? card?.affiliation ?? "neutral"}`;
