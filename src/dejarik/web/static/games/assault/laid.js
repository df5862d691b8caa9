/** A mission for the board: the map as far as it is laid, and what lies on it with the marks that only missions have. */
import { place } from "./geometry.js";
import { mist } from "./overlays.js";

/** @import { MissionTable, PlayedMap, Shown } from "../../../skirmish.js" */

/**
 * The map with room for the mist; for who knows the rest of it with room for that.
 * @param {MissionTable} mission @param {string[]} [arrived] spaces that have just been laid @returns {PlayedMap}
 */
export function roomyMap({ map: laid, unlaid }, arrived) {
  const map = /** @type {PlayedMap} */ (/** @type {unknown} */ (laid));
  const corners = unlaid.length ? unlaid.flat().map(place).flatMap(([x, y]) => [[x, y], [x + 1, y + 1]]) : mist(map).map(([x, y]) => [Math.trunc(x), Math.trunc(y)]);
  const all = [...corners, map.from, map.to];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  return { ...map, arrived, from: [Math.min(...xs), Math.min(...ys)], to: [Math.max(...xs), Math.max(...ys)] };
}

/**
 * Heroes with their strain and wounds, goals and recon tokens where they belong; without what only the Empire knows, if wished.
 * @param {MissionTable} mission @param {boolean} [asRebels] @returns {Shown}
 */
export function drawnMission(mission, asRebels) {
  const heroes = new Map(mission.heroes.map((hero) => [hero.figure, hero]));
  const goals = new Map(mission.goals.flatMap((goal, index) => goal.at.map((token) => [token, index + 1])));
  const recon = new Set(mission.recon);
  const drawn = {
    ...mission,
    figures: mission.figures.map((figure) => ({ ...figure, hero: heroes.get(figure.id), recon: recon.has(figure.id) })),
    tokens: mission.tokens.map((token) => ({ ...token, goal: goals.get(token.id), recon: recon.has(token.id), stored: mission.stored[token.id] })),
    points: asRebels ? [] : mission.points,
    unlaid: asRebels ? [] : mission.unlaid,
  };
  return /** @type {Shown} */ (/** @type {unknown} */ (drawn));
}
