/** What is drawn over the board while somebody looks at a choice: ways, lines of sight, and the odds. */
import { nothing, svg } from "../../vendor/lit.js";
import { percent, say } from "../../core/i18n.js";
import { bounds, filled, middle, nameOf, outline } from "./geometry.js";

/** @import { Figure, Hint } from "../../../skirmish.js" */

/** The wedge from a corner of the attacker to two corners of the target, and what stands in the way. */
export function sightLines(sight, scale) {
  if (!sight) return nothing;
  const [fx, fy] = sight.from.map((each) => each * scale);
  const ends = sight.to.map((point) => point.map((each) => each * scale));
  return svg`<g class="sight ${sight.clear ? "" : "blocked"}" aria-hidden="true">
    <path class="wedge" d="M${fx} ${fy}L${ends.map((each) => each.join(" ")).join("L")}Z"></path>
    ${ends.map(([x, y]) => svg`<path class="sightline" d="M${fx} ${fy}L${x} ${y}"></path><rect class="sightend" x=${x - 3} y=${y - 3} width="6" height="6"></rect>`)}
    <circle class="sightfrom" cx=${fx} cy=${fy} r="4"></circle>
    ${(sight.blocked ?? []).map((each) => each.spaces?.length ? svg`<path class="blocker" d=${outline(each.spaces, scale)}></path>` : nothing)}
  </g>`;
}

/** The way to what is looked at, and what the base would cover there. @param {Hint|null|undefined} hint @param {Figure[]} figures @param {number} scale */
export function wayThere(hint, figures, scale) {
  if (!hint || (!hint.path && !hint.ends)) return nothing;
  const mover = figures.find((figure) => figure.id === hint.figure);
  const stops = [...(mover?.spaces.length ? [mover.spaces] : []), ...(hint.path ?? []).map((step) => step.spaces)];
  const points = stops.map((spaces) => middle(spaces).map((each) => each * scale));
  const end = hint.ends?.length ? middle(hint.ends).map((each) => each * scale) : points.at(-1);
  const line = `M${points.map((each) => each.join(" ")).join("L")}`;
  return svg`<g class="walk" aria-hidden="true">
    ${hint.ends && hint.ends.length > 1 ? svg`<path class="walkends" d=${outline(hint.ends, scale)}></path>` : nothing}
    ${points.length > 1 ? svg`<path class="walkhalo" d=${line}></path><path class="walkline" d=${line}></path>` : nothing}
    ${points.slice(1, -1).map(([x, y]) => svg`<circle class="walkdot" cx=${x} cy=${y} r="3.6"></circle>`)}
    ${end ? svg`<circle class="walkdisc" cx=${end[0]} cy=${end[1]} r=${hint.cost === undefined ? 6 : 14}></circle>${hint.cost === undefined ? nothing : svg`<text class="bn walkcost" x=${end[0]} y=${end[1] + 5.5}>${hint.cost}</text>`}` : nothing}
  </g>`;
}

/** The ways that figures have come, dotted, in the colours of their seats, with a ring where they stood. @param {import("../../../skirmish.js").Walk[]|undefined} walks @param {number} scale @param {(figure: number) => string|undefined} colour */
export function trails(walks, scale, colour) {
  if (!walks?.length) return nothing;
  return svg`<g class="trails" aria-hidden="true">${walks.map(({ stops, figure }) => {
    const points = stops.map((stop) => stop.map((each) => each * scale));
    return svg`<g class=${colour(figure) ? `seat-${colour(figure)}` : ""}><path class="trail" d="M${points.map((each) => each.join(" ")).join("L")}"></path><circle class="trailfrom" cx=${points[0][0]} cy=${points[0][1]} r="11"></circle></g>`;
  })}</g>`;
}

/** The odds, at the target that is looked at: below it, or above where there is no room. */
export function oddsPlate(plate, scale, box) {
  if (!plate?.odds) return nothing;
  const { x, y, width, height } = bounds(plate.spaces);
  const below = (y + height) * scale + 84 < box.y + box.height;
  const cx = (x + width / 2) * scale;
  const top = below ? (y + height) * scale + 10 : y * scale - 78;
  return svg`<g class="oddsplate" aria-hidden="true" transform="translate(${cx - 62} ${top})">
    <rect width="124" height="68" rx="3"></rect><text class="bl" x="10" y="19">${plate.name}</text>
    <text class="bl small" x="10" y="39">${say("page-hits")}</text><text class="bn" x="114" y="40" text-anchor="end">${percent(1 - plate.odds.miss)}</text>
    ${plate.odds.defeat === null || plate.odds.defeat === undefined ? nothing : svg`<text class="bl small" x="10" y="58">${say("page-defeats")}</text><text class="bn kill" x="114" y="59" text-anchor="end">${percent(plate.odds.defeat)}</text>`}
  </g>`;
}

/**
 * What is not revealed: mist on the far side of every door behind which nothing is laid, always of the same size. Whoever knows
 * what is there sees where it will lie. What has just been laid has an outline for a moment.
 * @param {import("../../../skirmish.js").PlayedMap} map @param {string[][]|undefined} unlaid @param {number} scale
 */
export function fog(map, unlaid, scale) {
  const arrived = map.arrived?.length ? svg`<path class="arrivedfloor" d=${filled(map.arrived, scale, 0)}></path><path class="arrivedline" d=${outline(map.arrived, scale)}></path>` : nothing;
  if (unlaid?.length) return svg`<defs><pattern id="pt-secret" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="secretline" d="M0 0v7"></path></pattern></defs>
    ${arrived}${unlaid.map((spaces) => svg`<path class="secretfloor" d=${filled(spaces, scale, 0)}></path><path class="unlaid" d=${outline(spaces, scale)}></path>`)}`;
  const far = MIST * scale;
  return svg`<defs><pattern id="pt-fog" width="16" height="16" patternUnits="userSpaceOnUse"><g class="fogdots"><circle cx="2" cy="3" r="1.5"></circle><circle cx="10" cy="1.5" r="1"></circle><circle cx="6" cy="9" r="1.3"></circle><circle cx="14" cy="7" r="1.5"></circle><circle cx="3" cy="14" r="1"></circle><circle cx="11.5" cy="13.5" r="1.3"></circle></g></pattern>
      <radialGradient id="fogfade" gradientUnits="userSpaceOnUse" cx="0" cy="0" r=${far}><stop offset=".3" stop-color="#fff"></stop><stop offset="1" stop-color="#fff" stop-opacity="0"></stop></radialGradient>
      <mask id="fogmask" maskUnits="userSpaceOnUse" x=${-far} y=${-far} width=${2 * far} height=${2 * far}><circle r=${far} fill="url(#fogfade)"></circle></mask></defs>
    ${arrived}${mistyDoors(map).map(({ at: [x, y], to: [dx, dy] }) => svg`<g class="fog" transform="translate(${x * scale} ${y * scale})">
      <g mask="url(#fogmask)"><path class="fogveil" d=${half(dx, dy, far)}></path><path class="fogstipple" d=${half(dx, dy, far)}></path></g><text class="bl" x=${dx * 1.1 * scale} y=${dy * 1.1 * scale + 4}>${say("mission-not-revealed")}</text></g>`)}`;
}

const MIST = 2.2; // spaces that it reaches, wherever it is

/** Half of the square around a door, on one side of it. @param {number} dx @param {number} dy @param {number} far */
const half = (dx, dy, far) => `M${dx < 0 ? -far : dx ? 0 : -far} ${dy < 0 ? -far : dy ? 0 : -far}h${dx ? far : 2 * far}v${dy ? far : 2 * far}h${dx ? -far : -2 * far}z`;

/** The doors behind which nothing is laid: their middles, and in which direction they lead there. @param {import("../../../skirmish.js").PlayedMap} map */
function mistyDoors(map) {
  const laid = new Set(map.squares.map(([name]) => name));
  return Object.values(map.doors).flatMap(({ line: [[ax, ay], [bx, by]] }) => {
    const upright = ax === bx;
    const [x, y] = [Math.floor((ax + bx - (upright ? 0 : 1)) / 2), Math.floor((ay + by - (upright ? 1 : 0)) / 2)];
    const near = upright ? nameOf(x - 1, y) : nameOf(x, y - 1);
    const side = laid.has(near) ? (laid.has(nameOf(x, y)) ? 0 : 1) : -1;
    return side ? [{ at: [(ax + bx) / 2, (ay + by) / 2], to: upright ? [side, 0] : [0, side] }] : [];
  });
}

/** The places that the mist reaches, as corners. @param {import("../../../skirmish.js").PlayedMap} map @returns {number[][]} */
export const mist = (map) => mistyDoors(map).map(({ at: [x, y], to: [dx, dy] }) => [x + dx * MIST, y + dy * MIST]);

/** Who attacks whom. @param {{from: string[], to: string[]}|null|undefined} arrow @param {number} scale */
export function attackArrow(arrow, scale) {
  if (!arrow?.from.length || !arrow.to.length) return nothing;
  const [[fx, fy], [tx, ty]] = [middle(arrow.from), middle(arrow.to)].map((point) => point.map((each) => each * scale));
  const long = Math.hypot(tx - fx, ty - fy) || 1;
  const [dx, dy] = [(tx - fx) / long, (ty - fy) / long];
  const [sx, sy, ex, ey] = [fx + dx * 24, fy + dy * 24, tx - dx * 26, ty - dy * 26];
  return svg`<g class="attackarrow" aria-hidden="true"><path class="arrowhalo" d="M${sx} ${sy}L${ex} ${ey}"></path><path class="arrowline" d="M${sx} ${sy}L${ex} ${ey}"></path>
    <path class="arrowhead" d="M${ex + dx * 8} ${ey + dy * 8}L${ex - dy * 6} ${ey + dx * 6}L${ex + dy * 6} ${ey - dx * 6}Z"></path></g>`;
}

const RAYS = 12;

/** What an attack came to, at its target. @param {{spaces: string[], words: string, hit: boolean}|null|undefined} burst @param {number} scale */
export function burstMark(burst, scale) {
  if (!burst) return nothing;
  const { x, y, width } = bounds(burst.spaces);
  const [cx, cy] = [(x + width) * scale - 4, y * scale + 2];
  if (!burst.hit) return svg`<g class="burst none" aria-hidden="true" transform="translate(${cx} ${cy})"><rect x="-30" y="-12" width="60" height="24" rx="4"></rect><text y="5">${burst.words}</text></g>`;
  const points = Array.from({ length: RAYS * 2 }, (_, place) => [(place % 2 ? 14 : 20) * Math.cos((place * Math.PI) / RAYS), (place % 2 ? 14 : 20) * Math.sin((place * Math.PI) / RAYS)].map((each) => each.toFixed(1)).join(" "));
  return svg`<g class="burst" aria-hidden="true" transform="translate(${cx} ${cy})"><path d="M${points.join("L")}Z"></path><text y="6">${burst.words}</text></g>`;
}
