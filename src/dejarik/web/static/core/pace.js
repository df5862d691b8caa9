/** How fast a page plays what others do: so that it can be followed, in half of that time, or at once. */
import { keep, kept } from "./store.js";

/** @typedef {"follow"|"brisk"|"once"} Pace */

/** @type {Pace[]} */
export const PACES = ["follow", "brisk", "once"];

/** The part of its time that something takes. @type {Record<Pace, number>} */
export const SHARE = { follow: 1, brisk: 0.5, once: 0 };

const ONCE = 100; // milliseconds: so little pause between two acts, as older pages kept it, was none
const BRISK = 399;

/** The pace that was chosen in this browser. @returns {Pace} */
export function paceNow() {
  const chosen = kept("pace");
  if (typeof chosen === "number") return chosen <= ONCE ? "once" : chosen <= BRISK ? "brisk" : "follow";
  return PACES.includes(chosen) ? chosen : "follow";
}

/** @param {Pace} pace */
export const setPace = (pace) => keep("pace", pace);

/** Whether things should rather not move. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
