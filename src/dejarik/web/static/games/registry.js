/**
 * The games that bring parts of their own to the page; every other game is played with the plain ones. Nothing outside
 * `games/<game>/` knows what a game is made of: a table asks for its parts (`Parts` in `protocol.d.ts`), a list for its plan.
 */

/** @import { Parts, Plan } from "../../protocol.js" */

/** @type {Record<string, {parts: () => Promise<{parts: Parts}>, plan?: () => Promise<{plan: Plan}>}>} */
const GAMES = {
  assault: { parts: () => import("./assault/parts.js"), plan: () => import("./assault/plan.js") },
  lcg: { parts: () => import("./lcg/parts.js"), plan: () => import("./lcg/plan.js") },
};

/** What a game brings to a table, fetched. @param {string} game */
export async function partsOf(game) {
  const { parts } = await (GAMES[game]?.parts() ?? import("./plain.js"));
  return parts;
}

/** Whether tables of this game have a small picture. @param {string} game */
export const hasPlan = (game) => Boolean(GAMES[game]?.plan);

/** The small picture of a table of this game, fetched; null where there is none. @param {string} game @returns {Promise<Plan|null>} */
export async function planOf(game) {
  const found = await GAMES[game]?.plan?.();
  return found?.plan ?? null;
}
