/** The camera goes to a fight and comes back: the part of the board that a stage leaves free shows both sides. */
import { bounds } from "./geometry.js";
import { isStill } from "../../core/pace.js";

/** @typedef {import("./camera.js").Box} Box */
/** @typedef {{box: Box, frame?: string[]|null, picture: {scale: number}, pointers: Map<number, unknown>, size: {width: number, height: number}, getBoundingClientRect: () => DOMRect, home?: Box|null, gliding?: number, framed?: string}} Moving */

const TIME = 320; // milliseconds
const LEAST = 9; // spaces that are seen from side to side, at least
const AROUND = 3; // spaces around the two

/** A box in which some spaces are in the middle of what is not covered below. @param {Box} box @param {string[]} spaces @param {number} scale @param {{width: number, height: number}} size @param {number} free the share of the height that can be seen @returns {Box} */
export function framing(box, spaces, scale, size, free) {
  const { x, y, width, height } = bounds(spaces);
  const aspect = size.width / Math.max(1, size.height);
  const needed = Math.max(width + AROUND, LEAST, ((height + AROUND) * aspect) / free) * scale;
  const wide = Math.max(needed, Math.min(box.width, needed * 1.5));
  const high = wide / aspect;
  return { x: (x + width / 2) * scale - wide / 2, y: (y + height / 2) * scale - (high * free) / 2, width: wide, height: high };
}

/** The share of the board that no stage covers. @param {Moving} board */
function freeOf(board) {
  const stage = /** @type {HTMLElement|null} */ (document.querySelector(".stage"));
  const own = board.getBoundingClientRect();
  if (!stage?.checkVisibility() || !stage.offsetParent) return 1;
  const top = stage.offsetParent.getBoundingClientRect().top + stage.offsetTop; // where it will be when it has risen
  return Math.min(1, Math.max(0.25, (top - own.top) / Math.max(1, own.height)));
}

/** Go where the fight is, or back when it is over. @param {Moving} board */
export function follow(board) {
  const wanted = (board.frame ?? []).join();
  if (wanted === (board.framed ?? "")) return;
  const isFirst = !board.framed;
  board.framed = wanted;
  if (!board.box) return;
  if (wanted) {
    if (isFirst) board.home = board.box;
    requestAnimationFrame(() => board.frame?.length && glide(board, framing(board.home ?? board.box, board.frame, board.picture.scale, board.size, freeOf(board))));
  } else if (board.home) {
    glide(board, board.home);
    board.home = null;
  }
}

/** Whoever takes the board into the hand has it. @param {Moving} board */
export function letGo(board) {
  cancelAnimationFrame(board.gliding ?? 0);
  board.home = null;
}

/** @param {Moving} board @param {Box} to */
function glide(board, to) {
  cancelAnimationFrame(board.gliding ?? 0);
  if (isStill()) {
    board.box = to;
    return;
  }
  const from = board.box;
  const start = performance.now();
  const step = (/** @type {number} */ now) => {
    const part = Math.min(1, Math.max(0, (now - start) / TIME));
    const eased = 1 - (1 - part) ** 3;
    const between = (/** @type {keyof Box} */ side) => from[side] + (to[side] - from[side]) * eased;
    board.box = { x: between("x"), y: between("y"), width: between("width"), height: between("height") };
    if (part < 1 && !board.pointers.size) board.gliding = requestAnimationFrame(step);
  };
  board.gliding = requestAnimationFrame(step);
}
