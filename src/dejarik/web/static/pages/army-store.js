/**
 * Armies of one's own, as this browser keeps them: the one that is being built, those that were saved, and armies in links.
 * What is right or wrong with one is the server's to say (`examine`).
 */
import * as api from "../core/api.js";
import { keep, kept } from "../core/store.js";
import { drop, fromLetters, listed, save, saved, toLetters } from "./builder-store.js";

export const FACTIONS = ["rebel", "imperial", "mercenary"];
const LINK = "a1-"; // what a link with an army in it begins with

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
export const savedArmies = () => saved("armies");

/** Save an army under its name. @param {Army} army @param {Examined} examined what the game says about it */
export const saveArmy = (army, examined) => save("armies", { ...army, points: examined.points, legal: examined.legal, text: examined.text.en });

/** @param {string} name */
export const dropArmy = (name) => drop("armies", name);

/** An army as a part of an address. @param {Army} army */
export const toLink = ({ name, faction, cards, command }) => toLetters(LINK, [name, faction, cards.join(" "), command.join(" ")]);

/** The army that an address holds; null when it holds none. @param {string} code @returns {Army|null} */
export function fromLink(code) {
  const fields = fromLetters(LINK, code);
  if (fields?.length !== 4) return null;
  const [name, faction, cards, command] = fields;
  return { name: name.slice(0, 60), faction: FACTIONS.includes(faction) ? faction : FACTIONS[0], cards: listed(cards), command: listed(command) };
}
