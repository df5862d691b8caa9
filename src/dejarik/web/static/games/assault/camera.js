/** Which part of a board shows: boxes in units of its drawing. They are never changed, only made anew. */
import { bounds, middle } from "./geometry.js";

/** @import { Lit, PlayedMap } from "../../../skirmish.js" */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{width: number, height: number}} Size of the board on the page, in pixels */

const MARGIN = 1.15; // spaces around the map, for the coordinates
const MOST_ZOOM = 6;
const FARTHER = 1.4; // times as much of the board as before, at most, to show all that may be chosen

/** @param {PlayedMap} map @param {number} scale @returns {Box} */
export function wholeOf(map, scale) {
  const [[x, y], [right, bottom]] = [map.from, map.to];
  return { x: (x - MARGIN) * scale, y: (y - MARGIN) * scale, width: (right - x + 2 * MARGIN) * scale, height: (bottom - y + 2 * MARGIN) * scale };
}

/** @param {Size} size */
const aspectOf = (size) => size.width / Math.max(1, size.height);

/** A box of some width around a point, moved so that as much of the board as possible is in it. @param {Box} whole @param {number[]} centre @param {number} width @param {Size} size @returns {Box} */
export function around(whole, [x, y], width, size) {
  const height = width / aspectOf(size);
  const within = (from, length, least, most) => (length >= most ? least + (most - length) / 2 : Math.min(Math.max(from, least), least + most - length));
  return { x: within(x - width / 2, width, whole.x, whole.width), y: within(y - height / 2, height, whole.y, whole.height), width, height };
}

/** The whole board; or so much that it is at most so wide, around some spaces. @param {Box} whole @param {Size} size @param {number} scale @param {number} [most] @param {string[]} [spaces] @returns {Box} */
export function fitted(whole, size, scale, most = Infinity, spaces = []) {
  const width = Math.min(most, Math.max(whole.width, whole.height * aspectOf(size)));
  const centre = spaces.length ? middle(spaces).map((each) => each * scale) : [whole.x + whole.width / 2, whole.y + whole.height / 2];
  return around(whole, centre, width, size);
}

/** Whether all of some spaces can be seen. @param {Box} box @param {string[]} spaces @param {number} scale */
function isSeen(box, spaces, scale) {
  const { x, y, width, height } = bounds(spaces);
  return x * scale > box.x && y * scale > box.y && (x + width) * scale < box.x + box.width && (y + height) * scale < box.y + box.height;
}

/** A box in which some spaces can be seen: this one if it does, else one from farther away if they do not fit. @param {Box} box @param {string[]} spaces @param {number} scale @param {Box} whole @param {Size} size @returns {Box} */
export function bringing(box, spaces, scale, whole, size) {
  const { width, height } = bounds(spaces);
  const wide = Math.max(box.width, (width + 1) * scale, (height + 1) * scale * aspectOf(size));
  if (wide === box.width && isSeen({ ...box, height: box.width / aspectOf(size) }, spaces, scale)) return box;
  return around(whole, middle(spaces).map((each) => each * scale), wide, size);
}

/** A box in which all lit figures and tokens can be seen, if that takes little; else one about what is lit, unless some of it can be seen already. @param {Box} box @param {Lit[]} lit @param {number} scale @param {Box} whole @param {Size} size @param {boolean} some @returns {Box} */
export function gathering(box, lit, scale, whole, size, some) {
  const things = lit.filter((each) => each.kind === "figure" || each.kind === "token").flatMap((each) => each.spaces);
  const all = things.length ? bringing(box, things, scale, whole, size) : null;
  if (all && all.width <= box.width * FARTHER) return all;
  return some ? box : around(whole, middle(lit.flatMap((each) => each.spaces)).map((each) => each * scale), box.width, size);
}

/** Nearer or farther, about a point in shares of the box. @param {Box} box @param {Box} whole @param {number} factor @param {number[]} at @returns {Box} */
export function zoomed(box, whole, factor, at) {
  const width = Math.max(whole.width / MOST_ZOOM, Math.min(whole.width * 2, box.width / factor));
  const height = width * (box.height / box.width);
  return { x: box.x + (box.width - width) * at[0], y: box.y + (box.height - height) * at[1], width, height };
}
