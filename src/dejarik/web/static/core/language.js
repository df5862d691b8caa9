/** Which languages there are, and which one a reader wants. */
import { kept } from "./store.js";

export const LANGUAGES = ["en", "pl"];
export const FALLBACK = "en";

/** The language that was chosen before, else the browser's, else English. */
export function preferred() {
  const wanted = [kept("language"), ...(navigator.languages ?? [])].filter(Boolean);
  return wanted.map((tag) => String(tag).slice(0, 2)).find((tag) => LANGUAGES.includes(tag)) ?? FALLBACK;
}
