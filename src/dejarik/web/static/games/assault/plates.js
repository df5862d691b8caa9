/** What lies over the board as part of the page: how a base should lie, and the whole board in small. */
import { html, nothing, svg } from "../../vendor/lit.js";
import { styled } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { place } from "./geometry.js";
import { mapPlan } from "./plan.js";

/** @import { BoardProps } from "../../../skirmish.js" */

const WAYS = 72; // pixels that the choice of a way takes above a space

/** The ways in which a base may lie on the space that was pressed. @param {HTMLElement & BoardProps & {emit: (name: string, detail: unknown) => void}} board */
export function wayChooser(board) {
  const { box, picture, looked, held } = board;
  const light = board.turning ? board.lit.find((each) => each.option === board.turning) : null;
  if (!light?.ways) return nothing;
  const [x, y] = place(light.spaces[0]);
  const left = ((x + 0.5) * picture.scale - box.x) / box.width;
  const top = (y * picture.scale - box.y) / box.height;
  const bottom = ((y + 1) * picture.scale - box.y) / box.height;
  const below = top * board.clientHeight < WAYS; // there is no room above: the space that was touched stays free
  const spot = { left: `clamp(90px, ${left * 100}%, calc(100% - 150px))`, top: `${(below ? bottom : top) * 100}%` };
  return html`<div class="ways panel raised ${below ? "below" : ""}" role="group" aria-label=${say("page-way", { space: light.spaces[0] })} ${styled(spot)}>
    ${light.ways.map((way) => html`<button class="btn ${looked === way.option ? "on" : ""}" data-option=${way.option} ?disabled=${held}
        @click=${() => board.emit("pick", { option: way.option })} @pointerenter=${() => board.emit("look", way.option)} @focus=${() => board.emit("look", way.option)}>
      <svg class="wayicon" viewBox="0 0 24 24" aria-hidden="true">${way.across ? svg`<rect x="2" y="7" width="20" height="10" rx="3"></rect>` : svg`<rect x="7" y="2" width="10" height="20" rx="3"></rect>`}</svg>
      <span>${say(way.across ? "page-way-across" : "page-way-up")}</span>${way.cost === undefined ? nothing : html`<b class="t-num">${way.cost}</b>`}</button>`)}
  </div>`;
}

/**
 * The whole board in small, with the part that shows.
 * @param {BoardProps & {whole: import("./camera.js").Box, size: import("./camera.js").Size}} board @param {(centre: number[]) => void} go where it was pressed
 */
export function overviewOf(board, go) {
  const { whole, box, size, picture } = board;
  const spaces = (/** @type {number[]} */ lengths) => lengths.map((each) => each / picture.scale);
  const pressed = (/** @type {any} */ event) => {
    const frame = event.currentTarget.getBoundingClientRect();
    go([whole.x + ((event.clientX - frame.left) / frame.width) * whole.width, whole.y + ((event.clientY - frame.top) / frame.height) * whole.height]);
  };
  return html`<div class="overview" aria-hidden="true" @click=${pressed}>${mapPlan(board.map, board.shown, board.colours, {
    around: spaces([whole.x, whole.y, whole.width, whole.height]),
    seen: spaces([box.x, box.y, box.width, box.width * (size.height / Math.max(1, size.width))]),
  })}</div>`;
}
