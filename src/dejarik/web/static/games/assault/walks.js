/** How figures went: the ways that the events of a choice tell, space by space. */
import { place, spaceName } from "./geometry.js";

/** @import { Step } from "../../../protocol.js" */
/** @import { PlayedMap, Shown, Walk } from "../../../skirmish.js" */

/**
 * The ways of all figures that moved in these steps, in the order in which they set out.
 * @param {Step[]} steps @param {Shown} shown @param {PlayedMap} map @returns {Walk[]}
 */
export function walksOf(steps, shown, map) {
  /** @type {Map<number, Walk>} */
  const walks = new Map();
  for (const event of steps.flatMap((step) => step.events)) {
    if (event.cancelled || !String(event.is).endsWith("/Moved")) continue;
    const figure = shown.figures.find((each) => each.id === event.figure);
    const way = [event.origin, event.to];
    if (!figure?.spaces.length || way.some((spot) => spot.space < 0 || !spaceName(map, spot.space))) continue;
    const [from, to] = way.map((spot) => centre(spot, figure.base, map));
    const walk = walks.get(figure.id) ?? { figure: figure.id, stops: [from] };
    walk.stops.push(to);
    walks.set(figure.id, walk);
  }
  return [...walks.values()];
}

const STEP = 90; // milliseconds for a space, of a figure that walks …
const MOST_WALK = 600; // … and for its whole way, at most

/** A figure walks its way, space by space. @param {Element|null} drawn @param {Walk} walk @param {number} scale */
export function playWalk(drawn, { stops }, scale) {
  const places = stops.map(([x, y]) => ({ transform: `translate(${x * scale}px, ${y * scale}px)` }));
  drawn?.animate(places, { duration: Math.min(MOST_WALK, STEP * (stops.length - 1)), easing: "linear" });
}

/**
 * The middle of a base in a position, in spaces.
 * @param {{space: number, lying: number}} spot @param {string} base such as `1x2` @param {PlayedMap} map @returns {[number, number]}
 */
function centre(spot, base, map) {
  const [x, y] = place(spaceName(map, spot.space));
  const [short, long] = base.split("x").map(Number);
  return spot.lying ? [x + long / 2, y + short / 2] : [x + short / 2, y + long / 2];
}
