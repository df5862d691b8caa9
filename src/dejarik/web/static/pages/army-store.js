/**
 * Armies of one's own, as this browser keeps them: the one that is being built, those that were saved, and armies in links.
 * What is right or wrong with one is the server's to say (`examine`).
 */
import * as api from "../core/api.js";
import { keep, kept } from "../core/store.js";

export const FACTIONS = ["rebel", "imperial", "mercenary"];
const LINK = "a1-"; // what a link with an army in it begins with
const MOST_SAVED = 40;

/** @typedef {{name: string, faction: string, cards: string[], command: string[]}} Army */

/** @returns {Army} */
export const emptyArmy = (faction = "rebel") => ({ name: "", faction, cards: [], command: [] });

/**
 * @typedef {{legal: boolean, points: number, limit: number, text: Record<string, string>, document: Army, fitting: string[], refused: Record<string, Text>, [more: string]: any}} Examined
 * @typedef {import("../../protocol.js").Text} Text
 */

/** What the game says about an army, or about the text of one. @param {Army|{text: string}} document @returns {Promise<Examined>} */
export const examine = (document) => api.examine("assault", "army", document);

/** The army that was being built here before. @returns {Army|undefined} */
export const draft = () => kept("army-draft");
/** @param {Army} army */
export const keepDraft = (army) => keep("army-draft", army);

/** @typedef {Army & {points: number, legal: boolean, text: string}} Saved */

/** Armies that were saved, the newest first. @returns {Saved[]} */
export const savedArmies = () => kept("armies") ?? [];

/** Save an army under its name. @param {Army} army @param {Examined} examined what the game says about it */
export function saveArmy(army, examined) {
  const entry = { ...army, points: examined.points, legal: examined.legal, text: examined.text.en };
  keep("armies", [entry, ...savedArmies().filter((each) => each.name !== army.name)].slice(0, MOST_SAVED));
}

/** @param {string} name */
export const dropArmy = (name) => keep("armies", savedArmies().filter((each) => each.name !== name));

/** An army as a part of an address. @param {Army} army */
export function toLink(army) {
  const bytes = new TextEncoder().encode(JSON.stringify([army.name, army.faction, army.cards.join(" "), army.command.join(" ")]));
  const letters = btoa(String.fromCharCode(...bytes));
  return LINK + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The army that an address holds; null when it holds none. @param {string} code @returns {Army|null} */
export function fromLink(code) {
  if (!code.startsWith(LINK)) return null;
  try {
    const letters = atob(code.slice(LINK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const [name, faction, cards, command] = JSON.parse(new TextDecoder().decode(bytes)).map(String);
    /** @param {string} list */
    const ids = (list) => list.split(" ").filter(Boolean);
    return { name: name.slice(0, 60), faction: FACTIONS.includes(faction) ? faction : FACTIONS[0], cards: ids(cards), command: ids(command) };
  } catch {
    return null;
  }
}

/** How often each card is there, in order. @param {string[]} ids @returns {[string, number][]} */
export function counted(ids) {
  const counts = new Map();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}
