/** The names of figures on the board: each below its figure or above it, where it covers no other name, no figure and nothing that is lit; else it is left out. */
import { nothing, svg } from "../../vendor/lit.js";
import { say } from "../../core/i18n.js";
import { bounds, place } from "./geometry.js";

/** @import { Figure } from "../../../skirmish.js" */
/** @typedef {{x: number, y: number, width: number, height: number}} Area */
/** @typedef {Area & {text: string}} Name */

const LETTER = 6.2; // how wide one is, about, in units of the picture
const TALL = 13;
const GAP = 1;

/** @param {Area} one @param {Area} other */
const meet = (one, other) => one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/** The names that there is room for. @param {Figure[]} figures that stand on the board @param {string[]} lit spaces that may be chosen @param {number} scale @returns {Name[]} */
export function placedNames(figures, lit, scale) {
  const body = (/** @type {Figure} */ figure) => {
    const { x, y, width, height } = bounds(figure.spaces);
    return { x: x * scale + 4, y: y * scale + 4, width: width * scale - 8, height: height * scale - 8 };
  };
  /** @type {Area[]} */
  const taken = [...figures.map(body), ...lit.map((name) => ({ x: place(name)[0] * scale, y: place(name)[1] * scale, width: scale, height: scale }))];
  /** @type {Name[]} */
  const found = [];
  for (const figure of figures) {
    const { x, y, width, height } = bounds(figure.spaces);
    const whole = say(figure.name);
    const spots = [whole, whole.split(" ").at(-1) ?? whole].flatMap((text) => {
      const wide = text.length * LETTER;
      const left = (x + width / 2) * scale - wide / 2;
      return [(y + height) * scale - GAP, y * scale - TALL + GAP].map((top) => ({ text, x: left, y: top, width: wide, height: TALL }));
    });
    const spot = spots.find((each) => ![...taken, ...found].some((other) => meet(each, other)));
    if (spot) found.push(spot);
  }
  return found;
}

/** @param {Figure[]} figures @param {string[]} lit @param {number} scale */
export const figureNames = (figures, lit, scale) => {
  const names = placedNames(figures, lit, scale);
  return names.length ? svg`<g class="fignames" aria-hidden="true">${names.map(({ text, x, y, width }) => svg`<text class="bl figname" x=${x + width / 2} y=${y + TALL - 3}>${text}</text>`)}</g>` : nothing;
};
