/** The timeline of a replay: points of every seat, rounds, activations, what stands out, and where we are. Drawing only. */
import { nothing, svg } from "../vendor/lit.js";
import { say } from "../core/i18n.js";

const LEFT = 34;
const RIGHT = 12;
const TOP = 20;
const CURVE = 76;
const BLOCKS = TOP + CURVE + 10;
const MARKS = BLOCKS + 36;
export const HEIGHT = MARKS + 14;
const DASHES = ["none", "5 4", "1.5 3.5", "8 3 2 3"]; // a second signal beside the colour
const NARROW = 14; // pixels under which a block shows no tally
const ROUND_GAP = 60; // pixels that the name of a round needs

/** The moment under a place of the drawing. */
export const momentAt = (x, width, count) => Math.round(Math.min(1, Math.max(0, (x - LEFT) / (width - LEFT - RIGHT))) * count);

/**
 * @param {import("./replay-story.js").Story} story @param {number} at the moment that shows
 * @param {number} width in pixels @param {string[]} colours of the seats @param {string} spoken for those who listen @param {string} round the message for a round
 */
export function timeline(story, at, width, colours, spoken, round) {
  const x = (moment) => LEFT + ((width - LEFT - RIGHT) * moment) / Math.max(1, story.count);
  const top = Math.max(10, Math.ceil(story.most / 10) * 10);
  const y = (points) => TOP + CURVE - (CURVE * points) / top;
  return svg`<svg class="timeline" width=${width} height=${HEIGHT} viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label=${spoken}>
    ${[0, top / 2, top].map((points) => svg`<line class="tgrid" x1=${LEFT} x2=${width - RIGHT} y1=${y(points)} y2=${y(points)}></line><text class="tlabel" x=${LEFT - 8} y=${y(points) + 4} text-anchor="end">${points}</text>`)}
    ${rounds(story, x, width, round)}
    ${story.gauge.length ? svg`<path class="tcurve tgauge" d=${curve(story.gauge, story.count, x, y)}></path>` : nothing}
    ${[...story.points].map(([seat, changes]) => svg`<path class="tcurve seat-${colours[seat]}" stroke-dasharray=${DASHES[seat]} d=${curve(changes, story.count, x, y)}></path>`)}
    ${story.activations.map(({ from, to, seat }) => block(x(from), x(to), seat, colours[seat], at >= from && at < to))}
    ${story.marks.map((mark) => SIGNS[mark.kind](x(mark.at)))}
    <g class="thead" transform="translate(${x(at)} 0)"><path d="M-7 2h14v8l-7 7l-7-7z"></path><line y1="16" y2=${HEIGHT}></line></g>
  </svg>`;
}

function rounds(story, x, width, message) {
  let last = -ROUND_GAP;
  return story.rounds.map(([from, round]) => {
    const here = x(from);
    const named = here - last >= ROUND_GAP && here < width - ROUND_GAP;
    if (named) last = here;
    return svg`<line class="tround" x1=${here} x2=${here} y1=${named ? 4 : TOP} y2=${BLOCKS + 24}></line>${named ? svg`<text class="tlabel" x=${here + 5} y="13">${say(message, { round })}</text>` : nothing}`;
  });
}

function curve(changes, count, x, y) {
  const [[, first], ...rest] = changes;
  return `M${x(0)} ${y(first)}${rest.map(([at, points]) => `H${x(at)}V${y(points)}`).join("")}H${x(count)}`;
}

const block = (from, to, seat, colour, here) => svg`<g class="tblock seat-${colour} ${here ? "here" : ""}"><rect x=${from + 0.5} y=${BLOCKS} width=${Math.max(1.5, to - from - 1.5)} height="22" rx="3"></rect>
  ${to - from > NARROW ? svg`<use href="#seat-${colour}" x=${(from + to) / 2 - 6} y=${BLOCKS + 5} width="12" height="12"></use>` : nothing}</g>`;

/** @type {Record<import("./replay-story.js").Mark["kind"], (x: number) => unknown>} */
const SIGNS = {
  defeated: (x) => svg`<path class="tdefeat" d="M${x - 3.5} ${MARKS - 3.5}l7 7m0-7l-7 7"></path>`,
  scored: (x) => svg`<circle class="tobjective" cx=${x} cy=${MARKS} r="4"></circle>`,
  wounded: (x) => svg`<use class="twound" href="#s-wounded" x=${x - 7} y=${MARKS - 7} width="14" height="14"></use>`,
  event: (x) => svg`<path class="tevent" d="M${x} ${MARKS - 6}l6 6l-6 6l-6 -6z"></path>`,
};
