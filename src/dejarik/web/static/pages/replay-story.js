/**
 * A game that is over, as a story: from what was told of each decision, the points of every seat, rounds, activations and
 * what stands out. It adds up what the log says and knows no rule.
 */

/** @typedef {{from: number, to: number, seat: number}} Activation */
/** @typedef {{at: number, kind: "defeated"|"scored"|"wounded"|"event", seat: number}} Mark */
/**
 * @typedef {{count: number, points: Map<number, [number, number][]>, most: number, rounds: [number, number][], activations: Activation[], marks: Mark[], levels: boolean, gauge: [number, number][]}} Story
 * `points`: for each seat the moments at which its points change, and to what; with `levels`, of what one side gains and spends; `gauge`: the same of what is nobody's
 */

const NEAR = 3; // decisions within which points are those of a defeat

/** @import { Happening, Step, Telling } from "../../protocol.js" */

/**
 * @param {Step[]} steps @param {(event: Happening) => Telling} tell what an event means, as its game knows @param {number} seats
 * @returns {Story}
 */
export function storyOf(steps, tell, seats) {
  /** @type {Story} */
  const story = { count: steps.length, points: new Map(), most: 0, rounds: [], activations: [], marks: [], levels: false, gauge: [] };
  for (let seat = 0; seat < seats; seat++) story.points.set(seat, [[0, 0]]);
  /** @type {number|undefined} */
  let turn;
  for (const { number, seat, events } of steps) {
    const at = number + 1; // what a choice brings about is seen at the next moment
    for (const told of events.filter((event) => !event.cancelled).map(tell)) {
      const whose = told.seat ?? seat;
      const last = story.activations.at(-1);
      if (told.round !== undefined) story.rounds.push([at, told.round]);
      if (told.mark) story.marks.push({ at, kind: told.mark, seat: whose });
      if (told.points !== undefined) gain(story, at, whose, told.points);
      if (told.gauge !== undefined) turnTo(story, at, told.gauge);
      if (told.level !== undefined) reach(story, at, whose, told.level);
      if (told.turn !== undefined && (!last || told.turn !== turn)) {
        if (last) last.to = Math.min(last.to, at);
        turn = told.turn;
        story.activations.push({ from: at, to: story.count, seat: whose });
      }
      if (told.pause && last) {
        last.to = Math.min(last.to, at);
        turn = undefined;
      }
    }
  }
  const falls = story.marks.filter((mark) => mark.kind === "defeated").map((mark) => mark.at);
  if (story.levels) story.points = new Map([...story.points].filter(([, changes]) => changes.length > 1));
  story.marks = story.marks.filter((mark) => mark.kind !== "scored" || !falls.some((at) => Math.abs(at - mark.at) <= NEAR)); // no news
  return story;
}

/** @param {Story} story @param {number} at @param {number} seat @param {number} points */
function gain(story, at, seat, points) {
  const changes = story.points.get(seat);
  if (!changes) return;
  const now = changes[changes.length - 1][1] + points;
  changes.push([at, now]);
  story.most = Math.max(story.most, now);
  story.marks.push({ at, kind: "scored", seat });
}

/** What a side has now, which is no news by itself. @param {Story} story @param {number} at @param {number} seat @param {number} level */
function reach(story, at, seat, level) {
  story.points.get(seat)?.push([at, level]);
  story.most = Math.max(story.most, level);
  story.levels = true;
}

/** Where what is nobody's stands now. @param {Story} story @param {number} at @param {number} value */
function turnTo(story, at, value) {
  if (!story.gauge.length) story.gauge.push([0, 0]);
  story.gauge.push([at, value]);
  story.most = Math.max(story.most, value);
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
