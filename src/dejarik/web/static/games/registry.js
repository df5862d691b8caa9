/**
 * The games that bring parts of their own to the page; every other game is played with the plain ones. Nothing outside
 * `games/<game>/` knows what a game is made of: a table asks for its parts (`Parts` in `protocol.d.ts`), a list for its plan.
 */

import { bringModule } from "../core/arrive.js";

/** @import { Chain, Parts, Plan } from "../../protocol.js" */

/** The modules of each game, in this folder. @type {Record<string, {parts: string, plan?: string, chain?: string}>} */
const GAMES = {
  assault: { parts: "assault/parts.js", plan: "assault/plan.js", chain: "assault/chain.js" },
  lcg: { parts: "lcg/parts.js", plan: "lcg/plan.js" },
};

/** @param {string} name @returns {Promise<{parts: Parts, plan: Plan, chain: Chain}>} */
const bring = (name) => bringModule(`games/${name}`, (again) => import(`./${name}${again}`));

/** What a game brings to a table, fetched. @param {string} game */
export async function partsOf(game) {
  const { parts } = await bring(GAMES[game]?.parts ?? "plain.js");
  return parts;
}

/** Whether a game is played with the plain parts, which show the kernel's view. @param {string} game */
export const isPlain = (game) => !GAMES[game];

/** Whether tables of this game have a small picture. @param {string} game */
export const hasPlan = (game) => Boolean(GAMES[game]?.plan);

/** The small picture of a table of this game, fetched; null where there is none. @param {string} game @returns {Promise<Plan|null>} */
export async function planOf(game) {
  const name = GAMES[game]?.plan;
  return name ? (await bring(name)).plan : null;
}

/** Games of this kind that follow each other, away from their tables; null where there are none. @param {string} game @returns {Promise<Chain|null>} */
export async function chainOf(game) {
  const name = GAMES[game]?.chain;
  return name ? (await bring(name)).chain : null;
}
