/** The plan of the people's own table: the map as far as it is laid, with numbers where something belongs; the list says what. */
import { html, keyed, nothing, svg, unsafeSVG } from "../../vendor/lit.js";
import { say } from "../../core/i18n.js";
import { wholeOf } from "./camera.js";
import { middle } from "./geometry.js";
import { pointMark } from "./figure.js";
import { glyphOf } from "./glyphs.js";

/** @import { Catalogue, MarkShown, PlayedMap, ToldTable } from "../../../skirmish.js" */

/** @type {Record<string, string>} */
const COLOURS = { group: "seat-red", ally: "seat-blue", entrance: "seat-blue" };
/** @type {Record<string, string>} */
const SYMBOLS = { group: "a-groups", ally: "a-team", entrance: "a-flag", door: "a-lock" };
const DISC = 0.4; // of a space
const BADGE = 0.21;

/** Where the marks of one thing are: of a door one, between its spaces. @param {MarkShown} mark @returns {string[][]} */
const places = (mark) => (mark.kind === "door" ? [mark.spaces] : mark.spaces.map((space) => [space]));

/** @param {Catalogue} catalogue @param {ToldTable} shown */
export function toldMap(catalogue, shown) {
  const { scale } = catalogue.picture;
  const map = /** @type {PlayedMap} */ (/** @type {unknown} */ (shown.map));
  const { x, y, width, height } = wholeOf(map, scale);
  const laid = map.squares.map(([name]) => name).join();
  return html`<svg class="boardsvg toldmap" viewBox="${x} ${y} ${width} ${height}" role="img" aria-label=${say("page-board")}>
    ${keyed(laid, svg`<g class="art">${unsafeSVG(map.svg)}</g>`)}
    ${shown.points.map((point) => pointMark(point, scale))}
    ${shown.marks.map((mark, index) => places(mark).map((spaces) => disc(mark, index + 1, middle(spaces), scale)))}</svg>`;
}

/** The symbol of what belongs somewhere: the figure's own, that of its kind of token, or of an entrance or door. @param {MarkShown} mark */
const symbolOf = (mark) => mark.symbol || (mark.card ? glyphOf(mark.card) : (SYMBOLS[mark.kind] ?? "i-event"));

/** @param {MarkShown} mark @param {number} number @param {number[]} at @param {number} scale */
const disc = (mark, number, [x, y], scale) => {
  const [size, badge] = [DISC * 1.3 * scale, BADGE * scale];
  return svg`<g class="tolddisc m-${mark.kind} ${COLOURS[mark.kind] ?? ""} ${mark.colour ?? ""}" transform="translate(${x * scale} ${y * scale})"><title>${number}. ${say(mark.name)}</title>
  <circle r=${DISC * scale}></circle><use href="#${symbolOf(mark)}" x=${-size / 2} y=${-size / 2} width=${size} height=${size}></use>
  <g class="discno" transform="translate(${DISC * 0.8 * scale} ${-DISC * 0.8 * scale})"><circle r=${badge}></circle><text y=${badge * 0.55} font-size=${badge * 1.5}>${number}</text></g></g>`;
};

/** What the numbers mean, and where each thing belongs. @param {ToldTable} shown @param {(card: string) => void} inspect */
export const markList = (shown, inspect) => html`<ol class="marklist">${shown.marks.map((mark, index) => html`<li class=${COLOURS[mark.kind] ?? ""}>
  <span class="marknumber m-${mark.kind}">${index + 1}</span><svg class="i s" aria-hidden="true"><use href="#${symbolOf(mark)}"></use></svg>
  <span class="grow">${mark.card ? html`<button class="link" @click=${() => inspect(mark.card ?? "")}>${say(mark.name)}</button>` : say(mark.name)}${mark.colour ? html` <span class="t-label faint">${say(`told-colour-${mark.colour}`)}</span>` : nothing}${mark.note ? html`<span class="t-small dim note">${say(mark.note)}</span>` : nothing}</span>
  <b class="t-num spaces">${mark.spaces.join(" ")}</b></li>`)}</ol>`;
