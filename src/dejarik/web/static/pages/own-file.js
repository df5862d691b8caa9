/**
 * All that this browser keeps for its person, as one file: armies, decks, the secret links of seats, the invitations to tables
 * that were made here, the name. Another browser takes it in beside what it has: nothing is overwritten, nothing is doubled.
 */
import { say } from "../core/i18n.js";
import { MOST_SEATS, keep, kept, ownSeats } from "../core/store.js";
import * as armies from "./army-store.js";
import { MOST_SAVED, saved } from "./builder-store.js";
import * as decks from "./deck-store.js";

const MARK = "dejarik-own";
const VERSION = 1;
const SECRET = /^[\w-]{16,64}$/;
const TABLE = /^[\w-]{1,64}$/;
const LINK = /^\/#\/table\/[\w-]{1,64}\/[\w-]{16,64}$/;
const LONGEST_NAME = 60;
/** No browser keeps so much. */
export const MOST_BYTES = 4 * 1024 * 1024;

/** @typedef {{armies: number, decks: number, games: number, problems: string[]}} Taken how much was new, and what could not be taken */

/** The kinds of documents: how each is asked about and saved. @type {Record<"armies"|"decks", {examine: (document: any) => Promise<any>, save: (document: any, told: any) => void}>} */
const SHELVES = {
  armies: { examine: ({ text }) => armies.examine({ text }), save: ({ name }, told) => armies.saveArmy({ ...told.document, name }, told) },
  decks: {
    examine: ({ text, purpose = "duel" }) => decks.examine({ text, purpose }),
    save: ({ name, purpose = "duel", format = "" }, told) => decks.saveDeck({ ...told.deck, name, purpose }, told, format),
  },
};

/** The file. */
export const ownFile = () => JSON.stringify({ is: MARK, version: VERSION, name: kept("name") ?? "", armies: saved("armies"), decks: saved("decks"), tables: ownSeats(), invitations: kept("invitations") ?? [] }, null, 1);

/** Take a file in. What is wrong with it as a whole is said alone; else every part that can be taken is. @param {string} text @returns {Promise<Taken>} */
export async function takeIn(text) {
  const file = parsed(text);
  if (file?.is !== MARK) return { armies: 0, decks: 0, games: 0, problems: [say("own-file-other")] };
  if (!(file.version <= VERSION)) return { armies: 0, decks: 0, games: 0, problems: [say("own-file-newer")] };
  /** @type {string[]} */
  const problems = [];
  if (!kept("name") && typeof file.name === "string") keep("name", file.name.slice(0, 40));
  const games = takeSeats(listOf(file.tables), problems);
  takeInvitations(listOf(file.invitations));
  return { armies: await takeDocuments("armies", listOf(file.armies), problems), decks: await takeDocuments("decks", listOf(file.decks), problems), games, problems };
}

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether something is a text of this form. @param {unknown} value @param {RegExp} form */
const isText = (value, form) => typeof value === "string" && form.test(value);

/** @param {unknown} value @returns {any[]} */
const listOf = (value) => (Array.isArray(value) ? value : []);

/** The oldest first, so that the newest is on top. @param {"armies"|"decks"} kind @param {any[]} documents @param {string[]} problems */
async function takeDocuments(kind, documents, problems) {
  let count = 0;
  tooMany(documents.length - MOST_SAVED, problems);
  for (const document of documents.slice(0, MOST_SAVED).toReversed()) {
    const name = typeof document?.name === "string" ? document.name.slice(0, LONGEST_NAME) : "";
    if (typeof document?.text !== "string" || !name.trim()) problems.push(say("own-file-damaged", { name: name || "?" }));
    else if (saved(kind).some((each) => each.name === name && each.text === document.text)) continue;
    else if (saved(kind).length >= MOST_SAVED) problems.push(say("own-file-full", { name, most: MOST_SAVED }));
    else if (await takeDocument(kind, document, freeName(kind, name), problems)) count++;
  }
  return count;
}

/** Ask the game about it, as it is today, and save it. @param {"armies"|"decks"} kind @param {any} document @param {string} name @param {string[]} problems */
async function takeDocument(kind, document, name, problems) {
  const { examine, save } = SHELVES[kind];
  try {
    save({ ...document, name }, await examine(document));
    return true;
  } catch (refusal) {
    problems.push(say("own-file-refused", { name: document.name, why: refusal.message }));
    return false;
  }
}

/** A name that nothing else has. @param {"armies"|"decks"} kind @param {string} name */
function freeName(kind, name) {
  const taken = new Set(saved(kind).map((each) => each.name));
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name} (${count})`;
  return free;
}

/** What does not fit is said, and nothing that is here makes room for it. @param {number} count @param {string[]} problems */
function tooMany(count, problems) {
  if (count > 0) problems.push(say("own-file-too-many", { count }));
}

/** @param {any[]} seats @param {string[]} problems */
function takeSeats(seats, problems) {
  const own = ownSeats();
  const known = new Set(own.map((each) => each.token));
  const right = seats.filter((each) => isText(each?.token, SECRET) && isText(each?.table, TABLE));
  if (right.length < seats.length) problems.push(say("own-file-seats", { count: seats.length - right.length }));
  const fresh = [...new Map(right.filter((each) => !known.has(each.token)).map((each) => [each.token, each])).values()];
  const fitting = fresh.slice(0, Math.max(0, MOST_SEATS - own.length)).map(({ table, token, seats: held, at, invitation }) => ({
    table, token, seats: listOf(held).filter(Number.isInteger), at: Math.min(Number(at) || 0, Date.now()), ...(isText(invitation, SECRET) ? { invitation } : {}),
  }));
  tooMany(fresh.length - fitting.length, problems);
  keep("tables", [...own, ...fitting].sort((one, other) => other.at - one.at));
  return new Set(fitting.map((each) => each.table)).size;
}

/** @param {any[]} invitations */
function takeInvitations(invitations) {
  const all = listOf(kept("invitations"));
  const fresh = invitations.filter((each) => isText(each?.link, LINK) && isText(each.table, TABLE) && each.link.includes(`/${each.table}/`) && Number.isInteger(each.seat) && !all.some((other) => other.link === each.link));
  keep("invitations", [...all, ...fresh.map(({ table, seat, link }) => ({ table, seat, link }))].slice(0, MOST_SEATS));
}
