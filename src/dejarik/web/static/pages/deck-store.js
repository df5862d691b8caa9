/**
 * Decks of one's own, as this browser keeps them: the one that is being built, those that were saved, and decks in links.
 * What is right or wrong with one is the server's to say (`examine`).
 */
import * as api from "../core/api.js";
import { keep, kept } from "../core/store.js";

/** @import { Document, Examined } from "../../deck.js" */

const LINK = "d1-"; // what a link with a deck in it begins with
const MOST_SAVED = 40;

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
export const savedDecks = () => kept("decks") ?? [];

/** Save a deck under its name. @param {Document} deck @param {Examined} examined what the game says about it @param {string} format in which it is played */
export function saveDeck(deck, examined, format) {
  const entry = { ...deck, legal: examined.legal, text: examined.text.en, format };
  keep("decks", [entry, ...savedDecks().filter((each) => each.name !== deck.name)].slice(0, MOST_SAVED));
}

/** @param {string} name */
export const dropDeck = (name) => keep("decks", savedDecks().filter((each) => each.name !== name));

/** A deck as a part of an address. @param {Document} deck */
export function toLink({ name, affiliation, sets, challenge, support, purpose }) {
  const bytes = new TextEncoder().encode(JSON.stringify([name, affiliation, sets.join(" "), challenge, support.join(" "), purpose]));
  const letters = btoa(String.fromCharCode(...bytes));
  return LINK + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The deck that an address holds; null when it holds none. @param {string} code @returns {Document|null} */
export function fromLink(code) {
  if (!code.startsWith(LINK)) return null;
  try {
    const letters = atob(code.slice(LINK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const [name, affiliation, sets, challenge, support, purpose] = JSON.parse(new TextDecoder().decode(bytes)).map(String);
    /** @param {string} list */
    const numbers = (list) => list.split(" ").filter(Boolean).slice(0, 100);
    return { name: name.slice(0, 60), affiliation, sets: numbers(sets), challenge, support: numbers(support), purpose };
  } catch {
    return null;
  }
}

/** The name of a file for a deck. @param {string} name @param {string} ending */
export const fileName = (name, ending) => `${(name || "deck").toLowerCase().replace(/[^\p{L}\d]+/gu, "-")}.${ending}`;
