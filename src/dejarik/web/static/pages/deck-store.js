/**
 * Decks of one's own, as this browser keeps them: the one that is being built, those that were saved, and decks in links.
 * What is right or wrong with one is the server's to say (`examine`).
 */
import * as api from "../core/api.js";
import { keep, kept } from "../core/store.js";
import { drop, fromLetters, listed, save, saved, toLetters } from "./builder-store.js";

/** @import { Document, Examined } from "../../deck.js" */

const LINK = "d1-"; // what a link with a deck in it begins with
const MOST_SETS = 100; // of a link

/** @param {string} [affiliation] @returns {Document} */
export const emptyDeck = (affiliation = "jedi") => ({ name: "", affiliation, sets: [], challenge: "", support: [], purpose: "duel" });

/** What the game says about a deck, or about one as a text or an OCTGN file. @param {object} document @returns {Promise<Examined>} */
export const examine = (document) => api.examine("lcg", "deck", document);

/** The deck that was being built here before. @returns {Document|undefined} */
export const draft = () => kept("deck-draft");
/** @param {Document} deck */
export const keepDraft = (deck) => keep("deck-draft", deck);

/** @typedef {Document & {legal: boolean, text: string, format: string}} Saved */

/** Decks that were saved, the newest first. @returns {Saved[]} */
export const savedDecks = () => saved("decks");

/** Save a deck under its name. @param {Document} deck @param {Examined} examined what the game says about it @param {string} format in which it is played */
export const saveDeck = (deck, examined, format) => save("decks", { ...deck, legal: examined.legal, text: examined.text.en, format });

/** @param {string} name */
export const dropDeck = (name) => drop("decks", name);

/** A deck as a part of an address. @param {Document} deck */
export const toLink = ({ name, affiliation, sets, challenge, support, purpose }) =>
  toLetters(LINK, [name, affiliation, sets.join(" "), challenge, support.join(" "), purpose]);

/** The deck that an address holds; null when it holds none. @param {string} code @returns {Document|null} */
export function fromLink(code) {
  const fields = fromLetters(LINK, code);
  if (fields?.length !== 6) return null;
  const [name, affiliation, sets, challenge, support, purpose] = fields;
  const deck = { name: name.slice(0, 60), affiliation, sets: listed(sets).slice(0, MOST_SETS), challenge, support: listed(support).slice(0, MOST_SETS), purpose };
  return /** @type {Document} */ (deck); // whether there is such a deck the game says
}
