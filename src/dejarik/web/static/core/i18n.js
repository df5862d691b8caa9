/**
 * Words: turns texts (`{id, args}`) into sentences in the language of the reader, with the Fluent files that the
 * command line uses too and the page's own (`/words/<language>.ftl`). Changing the language changes the page at once.
 */
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { keep, kept } from "./store.js";

/** @import { Argument, Text } from "../../protocol.js" */

export const LANGUAGES = ["en", "pl"];
const FALLBACK = "en";

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();
let current = FALLBACK;

/** The language that the page speaks now. */
export const language = () => current;

/** Call `listener` whenever the language changes; the answer ends that. @param {() => void} listener */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language that was chosen before, else the browser's, else English. */
export function preferred() {
  const wanted = [kept("language"), ...(navigator.languages ?? [])].filter(Boolean);
  return wanted.map((tag) => String(tag).slice(0, 2)).find((tag) => LANGUAGES.includes(tag)) ?? FALLBACK;
}

/** Speak this language from now on. @param {string} wanted */
export async function speak(wanted) {
  await Promise.all([load(FALLBACK), load(wanted)]);
  current = wanted;
  keep("language", wanted);
  document.documentElement.lang = wanted;
  for (const listener of listeners) listener();
}

/** @param {string} wanted */
async function load(wanted) {
  if (bundles.has(wanted)) return;
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  const names = await files(wanted);
  const sources = await Promise.all([`/words/${wanted}.ftl`, `/words/${wanted}-pages.ftl`, `/words/${wanted}-lcg.ftl`, `/words/${wanted}-decks.ftl`, ...names].map(source));
  for (const text of sources) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.set(wanted, bundle);
}

/** The Fluent files of the games, as the server lists them. @param {string} wanted @returns {Promise<string[]>} */
async function files(wanted) {
  const answer = await fetch(`/locale/${wanted}/`);
  if (!answer.ok) return [];
  return (await answer.json()).files.map((name) => `/locale/${wanted}/${name}`);
}

/** @param {string} path */
async function source(path) {
  const answer = await fetch(path);
  return answer.ok ? answer.text() : "";
}

/** Whether there are words for this id. @param {string} id */
export function known(id) {
  return Boolean(bundles.get(current)?.hasMessage(id) || bundles.get(FALLBACK)?.hasMessage(id));
}

/**
 * The sentence for a text, or for an id with arguments. A message that does not exist is shown by its id.
 * @param {Text|string|null|undefined} text
 * @param {Record<string, Argument>} [given]
 * @returns {string}
 */
export function say(text, given) {
  if (text === null || text === undefined) return "";
  const { id, args = given } = typeof text === "string" ? { id: text, args: given } : text;
  const bundle = [current, FALLBACK].map((name) => bundles.get(name)).find((each) => each?.hasMessage(id));
  if (!bundle) return args && Object.keys(args).length ? `${id} (${Object.values(args).map(plain).join(", ")})` : id;
  /** @type {Record<string, string|number>} */
  const values = {};
  for (const [name, value] of Object.entries(args ?? {})) values[name] = plain(value);
  return bundle.formatPattern(bundle.getMessage(id)?.value ?? "", values, []);
}

/** @param {Argument} value @returns {string|number} */
const plain = (value) => (value !== null && typeof value === "object" ? say(value) : value);

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
