/**
 * What a browser keeps for a builder, armies and decks alike: those that were saved, the newest first, and whole ones in links.
 */
import { keep, kept } from "../core/store.js";

export const MOST_SAVED = 40;

/** All that were saved. @param {string} kind @returns {any[]} */
export const saved = (kind) => kept(kind) ?? [];

/** Save one under its name. @param {string} kind @param {{name: string, legal: boolean, text: string, [more: string]: unknown}} entry */
export const save = (kind, entry) => keep(kind, [entry, ...saved(kind).filter((each) => each.name !== entry.name)].slice(0, MOST_SAVED));

/** @param {string} kind @param {string} name */
export const drop = (kind, name) => keep(kind, saved(kind).filter((each) => each.name !== name));

/** Fields as a part of an address. @param {string} mark what such a link begins with @param {string[]} fields */
export function toLetters(mark, fields) {
  const bytes = new TextEncoder().encode(JSON.stringify(fields));
  const letters = btoa(String.fromCharCode(...bytes));
  return mark + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The fields that a part of an address holds; null when it holds none. @param {string} mark @param {string} code @returns {string[]|null} */
export function fromLetters(mark, code) {
  if (!code.startsWith(mark)) return null;
  try {
    const letters = atob(code.slice(mark.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)).map(String);
  } catch {
    return null;
  }
}

/** Words as people look for them: without case and the marks of letters. @param {string} words */
export const plain = (words) => words.toLowerCase().replaceAll("ł", "l").normalize("NFKD").replace(/\p{M}/gu, "");

/** The words of a list in a link. @param {string} list */
export const listed = (list) => list.split(" ").filter(Boolean);

/** How often each is there, in order. @param {string[]} ids @returns {[string, number][]} */
export function counted(ids) {
  const counts = new Map();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

/** Hand a file to whoever reads this. @param {string} content @param {string} type @param {string} name */
export function handOver(content, type, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The name of a file for what was built. @param {string} name @param {string} ending */
export const fileName = (name, ending) => `${name.toLowerCase().replace(/[^\p{L}\d]+/gu, "-")}.${ending}`;
