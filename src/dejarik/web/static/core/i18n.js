/**
 * Words: turns texts (`{id, args}`) into sentences in the language of the reader, with the Fluent files that the
 * command line uses too and the page's own (`words/`). Changing the language changes the page at once.
 */
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { Late, arriving, file, noticeBy } from "./arrive.js";
import { FALLBACK, LANGUAGES } from "./language.js";
import { keep } from "./store.js";

/** @import { Argument, Text } from "../../protocol.js" */

const MISSING = "page-words-missing";
const PLAYER = "player"; // the message for a player in a sentence

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {Map<string, Promise<void>>} */
const loading = new Map();
/** Languages of which all words are here. @type {Set<string>} */
const whole = new Set();
/** Words that came with something that the server said, by language. @type {Map<string, Set<string>>} */
const learned = new Map(LANGUAGES.map((each) => [each, new Set()]));
/** @type {Set<string>} */
const reported = new Set();
let current = FALLBACK;
let asked = FALLBACK;
/** @type {((seat: number) => string)|null} */
let called = null;

/** The language that the page speaks now. */
export const language = () => current;

/** Call `listener` whenever the language changes; the answer ends that. @param {() => void} listener */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Speak this language from now on; if another one is asked for meanwhile, that one. @param {string} wanted */
export async function speak(wanted) {
  asked = wanted;
  if (bundles.size) await load(wanted);
  else await arriving((tries) => bring(wanted, "first", tries)); // enough for the first screen; the others wait for `allWords`
  if (asked !== wanted) return;
  current = wanted;
  keep("language", wanted);
  document.documentElement.lang = wanted;
  noticeBy(() => ({ text: say("page-part-late"), now: say("page-try-now") }));
  for (const listener of listeners) listener();
}

/** All words of the language that is spoken. */
export const allWords = () => load(asked);

/** Bring the words of a language, all in one file. @param {string} wanted @returns {Promise<void>} */
function load(wanted) {
  const coming = loading.get(wanted) ?? arriving((tries) => bring(wanted, "all", tries)).then(() => {
    whole.add(wanted);
    if (wanted === current) for (const listener of listeners) listener();
  });
  loading.set(wanted, coming);
  return coming;
}

/** @param {string} wanted @param {"first"|"all"} which @param {number} tries */
async function bring(wanted, which, tries) {
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  bundle.addResource(new FluentResource(await file(`words/${which}-${wanted}.ftl`, tries)), { allowOverrides: true });
  if (!bundle.hasMessage(MISSING)) throw new Late(`the words of ${wanted}`); // something else came in their place
  for (const source of learned.get(wanted) ?? []) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  bundles.set(wanted, bundle);
}

/**
 * Take in the words that came with something the server said: those that the files hold back until then.
 * @param {Record<string, string>|undefined} fluent the source in each language
 */
export function learn(fluent) {
  for (const [wanted, source] of Object.entries(fluent ?? {})) {
    const sources = learned.get(wanted);
    if (!sources || sources.has(source)) continue;
    sources.add(source);
    bundles.get(wanted)?.addResource(new FluentResource(source), { allowOverrides: true });
  }
}

/** Whether there are words for this id. @param {string} id */
export function known(id) {
  return Boolean(bundles.get(current)?.hasMessage(id) || bundles.get(FALLBACK)?.hasMessage(id));
}

/**
 * The sentence for a text, or for an id with arguments. An id itself is never shown.
 * @param {Text|string|null|undefined} text
 * @param {Record<string, Argument>} [given]
 * @returns {string}
 */
export function say(text, given) {
  if (text === null || text === undefined) return "";
  const { id, args = given } = typeof text === "string" ? { id: text, args: given } : text;
  if (id === PLAYER && called) return called(Number(args?.seat) - 1);
  const bundle = [current, FALLBACK].map((name) => bundles.get(name)).find((each) => each?.hasMessage(id));
  if (!bundle) return wordless(id);
  /** @type {Record<string, string|number>} */
  const values = {};
  for (const [name, value] of Object.entries(args ?? {})) values[name] = plain(value);
  return bundle.formatPattern(bundle.getMessage(id)?.value ?? "", values, []).replaceAll("!.", "!"); // a name that ends with a mark of its own
}

/** Bring the words of every language, for whoever looks for something by any of them. */
export const everyLanguage = () => Promise.all(LANGUAGES.map(load));

/** The same said in every language that is here, its own first. @param {() => string} make @returns {string[]} */
export function inEveryLanguage(make) {
  const own = current;
  try {
    return [own, ...[...whole].filter((each) => each !== own)].map((each) => ((current = each), make()));
  } finally {
    current = own;
  }
}

/** From now on players in sentences have the names of a table; otherwise they are counted. @param {((seat: number) => string)|null} name */
export function callPlayers(name) {
  called = name;
}

/** What stands where there are no words: a fault, but the reader's least of all. @param {string} id */
function wordless(id) {
  if (!whole.has(current)) return ""; // they are on their way
  if (!reported.has(id)) console.error(`There are no words for ${id}.`);
  reported.add(id);
  if (!loading.has(FALLBACK)) void load(FALLBACK).then(() => listeners.forEach((listener) => listener()));
  return bundles.get(current)?.hasMessage(MISSING) ? say(MISSING) : "…";
}

/** @param {Argument} value @returns {string|number} */
const plain = (value) => (value !== null && typeof value === "object" ? say(value) : typeof value === "string" ? isolated(value) : value);

/** A name in letters that run from right to left stays by itself and turns nothing beside it. @param {string} value */
export const isolated = (value) => (/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(value) ? `\u2068${value}\u2069` : value);

/** "today at 14:05" and the like, for lists. @param {number|string} date */
export function when(date) {
  const minutes = Math.round((new Date(date).getTime() - Date.now()) / 60000);
  const words = new Intl.RelativeTimeFormat(current, { numeric: "auto", style: "short" });
  if (Math.abs(minutes) < 60) return words.format(minutes, "minute");
  if (Math.abs(minutes) < 1440) return words.format(Math.round(minutes / 60), "hour");
  return words.format(Math.round(minutes / 1440), "day");
}

/** Whole per cent; "<1 %" and ">99 %" at the ends. @param {number} share */
export function percent(share) {
  if (share > 0 && share < 0.005) return "<1 %";
  if (share < 1 && share > 0.995) return ">99 %";
  return `${Math.round(share * 100)} %`;
}

/** A number with one decimal, as it is written in the reader's language. @param {number} value */
export const decimal = (value) => value.toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
