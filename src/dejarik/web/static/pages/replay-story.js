/**
 * A game that is over, as a story: from what was told of each decision, the points of every seat, rounds, activations and
 * what stands out. It adds up what the log says and knows no rule.
 */

/** @typedef {{from: number, to: number, seat: number}} Activation */
/** @typedef {{at: number, kind: "defeated"|"scored", seat: number}} Mark */
/**
 * @typedef {{count: number, points: Map<number, [number, number][]>, most: number, rounds: [number, number][], activations: Activation[], marks: Mark[]}} Story
 * `points`: for each seat the moments at which its points change, and to what
 */

const NEAR = 3; // decisions within which points are those of a defeat

/** @import { Step } from "../../protocol.js" */

/** @param {{is: string}} event */
const nameOf = (event) => String(event.is).split("/").pop();

/**
 * @param {Step[]} steps @param {Map<number, {seat: number, group: number}>} figures @param {number} seats
 * @returns {Story}
 */
export function storyOf(steps, figures, seats) {
  /** @type {Story} */
  const story = { count: steps.length, points: new Map(), most: 0, rounds: [], activations: [], marks: [] };
  /** @type {Map<number, number>} */
  const now = new Map();
  for (let seat = 0; seat < seats; seat++) story.points.set(seat, [[0, 0]]);
  /** @type {number|undefined} */
  let group;
  for (const { number, seat, events } of steps) {
    const at = number + 1; // what a choice brings about is seen at the next moment
    for (const event of events) {
      if (event.cancelled) continue;
      const name = nameOf(event);
      if (name === "RoundBegins") story.rounds.push([at, event.round]);
      if (name === "Defeated") story.marks.push({ at, kind: "defeated", seat: event.seat });
      if (name === "Scored" && story.points.has(event.seat)) {
        const points = (now.get(event.seat) ?? 0) + event.points;
        now.set(event.seat, points);
        story.points.get(event.seat)?.push([at, points]);
        story.most = Math.max(story.most, points);
        story.marks.push({ at, kind: "scored", seat: event.seat });
      }
      if (name === "ActivationBegins") {
        const figure = figures.get(event.figure);
        const last = story.activations.at(-1);
        if (last && figure && figure.group === group) continue;
        if (last) last.to = at;
        group = figure?.group;
        story.activations.push({ from: at, to: story.count, seat: figure?.seat ?? seat });
      }
      const last = story.activations.at(-1);
      if (name === "RoundEnds" && last) {
        last.to = Math.min(last.to, at);
        group = undefined;
      }
    }
  }
  const falls = story.marks.filter((mark) => mark.kind === "defeated").map((mark) => mark.at);
  story.marks = story.marks.filter((mark) => mark.kind === "defeated" || !falls.some((at) => Math.abs(at - mark.at) <= NEAR)); // no news
  return story;
}

/** The round of a moment; 0 while the game is set up. @param {Story} story @param {number} at */
export const roundAt = (story, at) => story.rounds.filter(([from]) => from <= at).at(-1)?.[1] ?? 0;

/** The points of a seat at a moment. @param {Story} story @param {number} seat @param {number} at */
export const pointsAt = (story, seat, at) => story.points.get(seat)?.filter(([from]) => from <= at).at(-1)?.[1] ?? 0;

/** The moment at which the next (or previous) activation begins. @param {Story} story @param {number} at @param {number} by */
export function activationFrom(story, at, by) {
  const begins = story.activations.map((each) => each.from);
  return (by > 0 ? begins.find((from) => from > at) : begins.findLast((from) => from < at)) ?? (by > 0 ? story.count : 0);
}
