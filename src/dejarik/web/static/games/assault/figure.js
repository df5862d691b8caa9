/** Figures, tokens and doors as they lie on the board. Everything is drawn around the origin and moved into place. */
import { nothing, svg } from "../../vendor/lit.js";
import { styled } from "../../core/part.js";
import { conditionSymbol, glyphOf, isHarmful } from "./glyphs.js";
import { bounds, filled, middle, place } from "./geometry.js";

/** The colour of figures that belong to no player. */
export const NOBODYS = "neutral";
const TALLY = { red: 1, blue: 2, yellow: 3, green: 4 };
const RING = 17.2;

/** An arc of the health ring: 300 degrees, open at the bottom. */
function arc(share) {
  const end = 120 + 300 * Math.max(0, Math.min(1, share));
  const point = (degrees) => [RING * Math.cos((degrees * Math.PI) / 180), RING * Math.sin((degrees * Math.PI) / 180)].map((each) => each.toFixed(2)).join(" ");
  return `M${point(120)}A${RING} ${RING} 0 ${end - 120 > 180 ? 1 : 0} 1 ${point(end)}`;
}

const use = (name, x, y, size, cls = "") => svg`<use href="#${name}" x=${x} y=${y} width=${size} height=${size} class=${cls}></use>`;

/** Where a figure stands, for `transform`. */
export function standing(spaces, scale) {
  const [x, y] = middle(spaces);
  return styled({ transform: `translate(${x * scale}px, ${y * scale}px)` });
}

/**
 * A figure's token.
 * @param {import("../../../skirmish.js").Figure & import("../../../skirmish.js").Marked & {hero?: {strain: number, wounded: boolean, bounty: boolean}}} figure
 * @param {string} colour of its seat
 */
export function figureToken(figure, colour) {
  const left = figure.health - figure.damage;
  const box = bounds(figure.spaces);
  const large = box.width * box.height > 1;
  const notches = TALLY[colour] ?? 1;
  const state = figure.active ? "active" : figure.activated ? "done" : "ready";
  const shown = figure.conditions.slice(0, 3);
  return svg`<g class="figbody seat-${colour} ${state}" aria-hidden="true">
    ${large ? base(box) : nothing}
    <g transform=${large ? "scale(1.25)" : "translate(0 1.4)"}>
      <circle class="figplate" r="18.4"></circle>
      <path class="figlost" d=${arc(1)}></path>
      ${left > 0 ? svg`<path class="figleft" d=${arc(left / figure.health)}></path>` : nothing}
      ${use(`f-${figure.faction}`, -11.7, -11.7, 23.4, "figshape")}
      ${figure.elite ? use(`f-${figure.faction}`, -9.3, -9.3, 18.6, "figinner") : nothing}
      ${use(glyphOf(figure.card, figure.traits), -7.75, -10, 15.5, "figglyph")}
      <rect class="fighealth" x=${left > 9 ? -10.5 : -7.8} y="7.4" width=${left > 9 ? 21 : 15.7} height="13.5" rx="3.2"></rect>
      <text class="bn fighealthtext" x="0" y="18.4">${left}</text>
      <rect class="figplate" x=${-1.4 - notches * 2.2} y="-21.1" width=${2.8 + notches * 4.4} height="8.8" rx="2.2"></rect>
      ${Array.from({ length: notches }, (_, index) => svg`<rect class="fignotch" x=${(index - notches / 2) * 4.4 + 0.85} y="-19.8" width="2.7" height="6.2" rx=".6"></rect>`)}
      ${figure.number === undefined ? nothing : svg`<circle class="fignumber" cx="-12.4" cy="-11.8" r="6"></circle><text class="bn fignumbertext" x="-12.4" y="-8.2">${figure.number}</text>`}
      ${shown.map((word, index) => use(conditionSymbol(word), 6.2, -21 + index * 13, 15, isHarmful(word) ? "harm" : "help"))}
      ${figure.power.slice(0, 2).map((word, index) => use(`p-${word}`, -20.5, -1.2 + index * 11, 12.5, "power"))}
      ${figure.activated && !figure.active ? svg`<circle class="figdone" cx="13.5" cy="12" r="6.6"></circle>${use("a-check", 9, 7.5, 9, "figcheck")}` : nothing}
      ${figure.hero ? heroMarks(figure.hero) : nothing} ${figure.recon ? reconMark(15, 1) : nothing}
      ${figure.carrying.length ? use("x-crate", -20, 8, 12, "power") : nothing}
    </g>
  </g>`;
}

/** A recon token. @param {number} x @param {number} y */
const reconMark = (x, y) => svg`<g class="reconmark" transform="translate(${x} ${y})"><circle r="6.6"></circle>${use("a-search", -4.5, -4.5, 9)}</g>`;

/** The successes that lie at an object. @param {number} count */
const pips = (count) => svg`<g class="pips"><rect x=${-count * 5 - 3} y="11" width=${count * 10 + 6} height="11" rx="5.5"></rect>${Array.from({ length: count }, (_, index) => svg`<circle cx=${(index - count / 2) * 10 + 5} cy="16.5" r="3.4"></circle>`)}</g>`;

/** The pennant of a goal, with its place in the list. @param {number} goal @param {number} x @param {number} y the foot of its pole */
const pennant = (goal, x, y) => svg`<g class="pennant" transform="translate(${x} ${y})"><path class="pole" d="M0 0V-27"></path><path class="flag" d="M0 -27h21l-5 6.5l5 6.5h-21z"></path><text class="bn" x="8" y="-16.4">${goal}</text></g>`;

/** What a hero's token shows besides: strain, that it is wounded, and its bounty. @param {{strain: number, wounded: boolean, bounty: boolean}} hero */
function heroMarks({ strain, wounded, bounty }) {
  return svg`${strain ? svg`<rect class="strainpill" x="-21" y="-19" width="14" height="12" rx="6"></rect><text class="bn straintext" x="-14" y="-9.4">${strain}</text>` : nothing}
    ${wounded ? use("s-wounded", -21, 6, 13, "woundmark") : nothing}
    ${bounty ? svg`<g class="bountymark" transform="translate(-15.5 1)"><circle r="6.6"></circle>${use("i-luck", -4.5, -4.5, 9)}</g>` : nothing}`;
}

function base({ width, height }) {
  const w = width * 40 - 6;
  const h = height * 40 - 6;
  return svg`<rect class="figbase" x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx="7"></rect>
    <path class="figcorner" d="M${-w / 2 + 5} ${-h / 2 + 14}V${-h / 2 + 5}H${-w / 2 + 14}M${w / 2 - 5} ${h / 2 - 14}V${h / 2 - 5}H${w / 2 - 14}"></path>`;
}

/** The brackets around what is active, aimed at, or held. */
export function brackets(spaces, scale, kind) {
  const { x, y, width, height } = bounds(spaces);
  const [l, t, r, b] = [x * scale - 1, y * scale - 1, (x + width) * scale + 1, (y + height) * scale + 1];
  const a = 10;
  return svg`<path class="brackets ${kind}" d="M${l} ${t + a}V${t}H${l + a}M${r - a} ${t}H${r}V${t + a}M${r} ${b - a}V${b}H${r - a}M${l + a} ${b}H${l}V${b - a}"></path>`;
}

/** A token that lies on the board; doors and rubble are drawn apart. */
export function boardToken(token, scale, colourOf) {
  const [x, y] = middle(token.spaces);
  const controlled = token.controller !== null && token.controller !== undefined;
  const colour = controlled ? colourOf(token.controller) : null;
  const square = token.kind === "terminal" || token.kind === "crate";
  const large = token.spaces.length > 1;
  const [aside, foot] = large ? [12, 6] : [0, 19]; // where its Health stands
  return svg`<g class="token ${token.colour ?? ""} ${token.turned ? "turned" : ""} ${colour ? `seat-${colour}` : ""}" transform="translate(${x * scale} ${y * scale})">
    ${large ? svg`<path class="objectbase" transform="translate(${-x * scale} ${-y * scale})" d=${filled(token.spaces, scale)}></path>` : square
      ? svg`<rect class="mark-plate" x="-14" y="-14" width="28" height="28" rx="5"></rect>`
      : svg`<circle class="mark-ring ${controlled ? "owned" : "nobody"}" r="15"></circle>`}
    ${token.symbol ? use(token.symbol, large ? -24 : -10, -10, 20, "marksymbol") : nothing}
    ${colour ? svg`<rect class="fighealth" x="6" y="5" width="14" height="14" rx="3"></rect>${use(`seat-${colour}`, 7, 6, 12, "inv")}` : nothing}
    ${token.health ? svg`<rect class="objecthealth" x=${aside - 8} y=${foot - 11} width="16" height="13.5" rx="3.2"></rect><text class="bn tokenhealth" x=${aside} y=${foot}>${token.health - token.damage}</text>` : nothing}
    ${token.goal ? pennant(token.goal, large ? 30 : 13, 1) : nothing} ${token.recon ? reconMark(-14, -13) : nothing} ${token.stored ? pips(token.stored) : nothing}
  </g>`;
}

/** The colour of a team: that of its first player. @param {{colours: string[], shown: {players: {seat: number, team: number}[]}}} board */
export const teamColour = ({ colours, shown }) => (/** @type {number} */ team) => colours[shown.players.find((player) => player.team === team)?.seat ?? 0];

const SMALL = 0.5;

/** What lies under figures, small in the lower left corner of its space, so that it is seen. @param {any} board */
export function tokensUnder(board) {
  const { scale } = board.picture;
  const covered = new Set(board.shown.figures.flatMap((/** @type {any} */ figure) => figure.spaces));
  const under = board.shown.tokens.filter((/** @type {any} */ token) => token.door === null && token.carrier === null && token.spaces.length === 1 && covered.has(token.spaces[0]));
  return svg`<g class="tokensunder" aria-hidden="true">${under.map((/** @type {any} */ token) => {
    const [x, y] = place(token.spaces[0]);
    return svg`<g data-under=${token.id} transform="translate(${(x + 0.16 - SMALL / 2) * scale - x * scale * SMALL} ${(y + 0.84 - SMALL / 2) * scale - y * scale * SMALL}) scale(${SMALL})">${boardToken(token, scale, teamColour(board))}</g>`;
  })}</g>`;
}

/** A deployment point that only the Empire sees. @param {{name: string, space: string}} point @param {number} scale */
export function pointMark({ name, space }, scale) {
  const [x, y] = place(space);
  return svg`<g class="pointmark"><title>${name}</title>${use("m-point", x * scale + 8, y * scale + 8, scale - 16)}</g>`;
}

/** A door along its edge: closed, locked, or open. */
export function doorMark(line, token, open, scale) {
  const [[ax, ay], [bx, by]] = line.map(([x, y]) => [x * scale, y * scale]);
  const path = `M${ax} ${ay}L${bx} ${by}`;
  if (open) {
    const stub = 7 / Math.max(1, Math.hypot(bx - ax, by - ay));
    const d = `M${ax} ${ay}l${(bx - ax) * stub} ${(by - ay) * stub}M${bx} ${by}l${(ax - bx) * stub} ${(ay - by) * stub}`;
    return svg`<g class="door"><path class="door-halo" d=${d}></path><path class="door-bar" d=${d}></path></g>`;
  }
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  return svg`<g class="door"><path class="door-halo" d=${path}></path><path class="door-bar" d=${path}></path><path class="door-gap" d=${path}></path>
    ${token?.locked || token?.health ? svg`<circle class="door-disc" cx=${mx} cy=${my} r="9"></circle>` : nothing}
    ${token?.goal ? pennant(token.goal, mx + 12, my) : nothing}
    ${token?.health ? svg`<text class="bn doortext" x=${mx} y=${my + 4}>${token.health - token.damage}</text>` : token?.locked ? use("a-lock", mx - 6, my - 6, 12) : nothing}</g>`;
}

/** Rubble and energy shields. */
export function groundMark(kind, name, scale) {
  const [x, y] = place(name);
  if (kind === "rubble") return use("x-rubble", x * scale + 7, y * scale + 7, scale - 14, "rubble");
  return svg`<rect class="shield" fill="url(#pt-shield)" x=${x * scale + 2} y=${y * scale + 2} width=${scale - 4} height=${scale - 4} rx="6"></rect>`;
}
