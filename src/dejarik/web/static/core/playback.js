/**
 * What the server tells is played at a speed that one can follow. States wait in a line; each is shown when its acts have had
 * their time, and a fight is told beat by beat on its stage. A question asked in a fight or a window comes at once, and the stage of what
 * led to it never keeps a question waiting. A page that has fallen far behind, was away or is not looked at goes to now; what happened
 * stays in the strip. It knows no game: how long a beat takes is the game's to say (`Parts.stage`).
 */
import { actsOf, timeOf } from "../components/acts.js";
import { SHARE, isStill, paceNow } from "./pace.js";

/** @import { Frame, Stage, StageParts, State, ToldLine } from "../../protocol.js" */

const FAR = 30; // acts that wait before the page goes to now
const LONGEST = 4000; // milliseconds for the acts of one state without a fight
const MOMENT = 1200; // of a result that is shown at once, at the figure
const STILLS = { first: 600, later: 900, moment: 1600 };

/** The lines of a state that tell beats of a fight. @param {State} message @returns {ToldLine[]} */
const beatLines = (message) => (message.events ?? []).flatMap((step) => step.lines ?? []).filter((line) => line.beat);

/** Beats without motion: stills, each of which is held. @param {Frame[]} frames */
function asStills(frames) {
  return frames.map((frame, place) => {
    const next = frames[place + 1];
    const held = place === 0 ? STILLS.first : !next || next.moment || next.still ? STILLS.later : 0;
    return { ...frame, ms: frame.moment ? Math.max(STILLS.moment, frame.ms) : frame.still ? STILLS.later : held };
  });
}

export class Playback {
  /**
   * @param {{show: (message: State) => void, changed: () => void, stage: () => StageParts|undefined, ready: () => boolean}} host
   */
  constructor(host) {
    this.host = host;
    /** @type {State[]} */
    this.queue = [];
    this.paused = false;
    /** @type {Stage|null} the fight that is on the stage, or was last */
    this.stage = null;
    /** @type {State|undefined} the last one that was shown */
    this.last = undefined;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.timer = undefined;
    this.busy = false; // something is being played that the next state waits for
  }

  stop() {
    clearTimeout(this.timer);
    clearTimeout(this.fading);
  }

  /** Acts that have not been seen yet. */
  get behind() {
    return this.queue.reduce((sum, message) => sum + Math.max(actsOf(message.events ?? []).length, message.decision ? 0 : 0), 0);
  }

  /** Whether a question waits until one has caught up. */
  get isAwaited() {
    return this.queue.some((message) => message.decision || message.outcome);
  }

  get pace() {
    return paceNow();
  }

  /** @param {State} message */
  hear(message) {
    this.queue.push(message);
    if (!this.host.ready()) return;
    const urgent = message.decision && (message.window || this.host.stage()?.goesOn(message.shown));
    if (urgent || document.hidden || this.behind > FAR) this.catchUp();
    else if (!this.busy) this.next();
    else this.host.changed();
  }

  /** Show what comes next, if nothing has to be seen before. */
  next() {
    clearTimeout(this.timer);
    this.busy = false;
    while (this.queue.length && !this.paused) {
      const message = /** @type {State} */ (this.queue.shift());
      const time = this.begin(message);
      if (time === null) return;
      if (time > 0) {
        this.busy = true;
        this.timer = setTimeout(() => this.next(), time);
        return;
      }
    }
    this.host.changed();
  }

  /**
   * Begin with a state: how long it is looked at before the next one; null where a stage says when.
   * @param {State} message
   */
  begin(message) {
    const isNext = this.last !== undefined && message.number > this.last.number;
    const lines = isNext ? beatLines(message) : [];
    const share = SHARE[this.pace];
    if (!isNext) this.stage = this.openStage(message);
    if (lines.length && share) return this.tell(message, lines);
    if (lines.length) this.tellAtOnce(lines);
    this.reveal(message);
    if (!isNext || !share || message.decision) return 0;
    const own = (message.events ?? []).every((step) => message.seats.includes(step.seat));
    const times = actsOf(message.events ?? []).map((act) => timeOf(act.kind));
    return own ? 0 : Math.min(LONGEST, times.reduce((sum, each) => sum + each, 0)) * share;
  }

  /** @param {State} message */
  reveal(message) {
    this.last = message;
    if (this.stage && !this.stage.isOver && !this.host.stage()?.goesOn(message.shown) && !this.stage.isPlaying) this.stage.isOver = true;
    this.host.show(message);
  }

  // --- A fight on its stage ---------------------------------------------------------------------------

  /** The fight that goes on in a state that was not led to: all of it, as it stands. @param {State} message @returns {Stage|null} */
  openStage(message) {
    const parts = this.host.stage();
    if (!parts?.goesOn(message.shown)) return null;
    const lines = beatLines(message);
    const from = lines.findLastIndex((line) => parts.begins(line.beat));
    if (from < 0) return this.stage?.isOver === false ? this.stage : null;
    const frames = lines.slice(from).flatMap((line) => parts.frames(line));
    return { frames, at: frames.length - 1, isOver: false, isPlaying: false };
  }

  /** The stage with these lines added: a new one where another fight begins. @param {ToldLine[]} lines @returns {Stage|null} */
  withLines(lines) {
    const parts = this.host.stage();
    let stage = this.stage && !this.stage.isOver ? this.stage : null;
    for (const line of lines) {
      if (parts?.begins(line.beat)) stage = { frames: [], at: -1, isOver: false, isPlaying: false };
      if (stage) stage = { ...stage, frames: [...stage.frames, ...(parts?.frames(line) ?? [])] };
    }
    return stage;
  }

  /** Tell a fight, then go on; a question is shown at once. @param {State} message @param {ToldLine[]} lines */
  tell(message, lines) {
    this.stage = this.withLines(lines);
    if (!this.stage || this.stage.at >= this.stage.frames.length - 1) {
      this.reveal(message);
      return 0;
    }
    this.stage.isPlaying = true;
    this.stage.isStill = isStill();
    const asks = Boolean(message.decision) || Boolean(message.outcome && !this.stage.frames.some((frame) => frame.moment));
    this.coming = asks ? null : message;
    if (asks) this.reveal(message);
    this.busy = true;
    this.advance();
    return null;
  }

  /** The next frame of the stage. */
  advance() {
    clearTimeout(this.timer);
    const { stage } = this;
    if (!stage?.isPlaying) return this.next();
    const frames = stage.isStill ? asStills(stage.frames) : stage.frames;
    stage.at += 1;
    const frame = frames[stage.at];
    if (!frame) return this.endStage();
    if (frame.moment) this.revealComing();
    this.host.changed();
    if (!this.paused) this.timer = setTimeout(() => this.advance(), frame.ms * (SHARE[this.pace] || SHARE.brisk));
  }

  revealComing() {
    const message = this.coming;
    this.coming = null;
    if (message) this.reveal(message);
  }

  /** The fight has been told as far as it is known: it goes down when it is over. */
  endStage() {
    const { stage } = this;
    if (!stage) return;
    stage.at = stage.frames.length - 1;
    stage.isPlaying = false;
    this.revealComing();
    if (stage.frames.some((frame) => frame.moment) || !this.host.stage()?.goesOn(this.last?.shown)) stage.isOver = true;
    this.next();
  }

  /** Only the result, at the figure, while everything goes on. @param {ToldLine[]} lines */
  tellAtOnce(lines) {
    const stage = this.withLines(lines);
    if (!stage) return;
    const isOver = stage.frames.some((frame) => frame.moment);
    this.stage = { ...stage, at: stage.frames.length - 1, isOver, isPlaying: false, isBrief: isOver };
    clearTimeout(this.fading);
    if (isOver) this.fading = setTimeout(() => (this.stage = this.stage && { ...this.stage, isBrief: false }, this.host.changed()), MOMENT);
  }

  // --- What the player does with it -------------------------------------------------------------------

  /** To the result; a second time, away. */
  skip() {
    const { stage } = this;
    if (!stage?.isPlaying) return false;
    const moment = stage.frames.findIndex((frame, place) => frame.moment && place > stage.at);
    if (moment < 0) this.endStage();
    else {
      stage.at = moment - 1;
      this.advance();
    }
    return true;
  }

  pause() {
    this.paused = !this.paused;
    clearTimeout(this.timer);
    if (!this.paused && this.stage?.isPlaying) this.timer = setTimeout(() => this.advance(), 200);
    else if (!this.paused) this.next();
    this.host.changed();
  }

  /** One act further. */
  step() {
    if (this.stage?.isPlaying) return void this.skip();
    const { paused } = this;
    clearTimeout(this.timer);
    this.busy = false;
    this.paused = false;
    const message = this.queue.shift();
    if (message && this.begin(message) !== null && !paused) this.next();
    this.paused = paused;
    this.host.changed();
  }

  /** To now: everything that waits is shown, nothing of it is told. */
  catchUp() {
    clearTimeout(this.timer);
    this.busy = this.paused = false;
    if (this.stage) this.stage.isPlaying = false;
    this.revealComing();
    const asked = this.queue.at(-1);
    for (const message of this.queue.splice(0)) {
      const lines = this.last && message.number > this.last.number ? beatLines(message) : [];
      const stage = lines.length ? this.withLines(lines) : this.stage;
      const goesOn = Boolean(this.host.stage()?.goesOn(message.shown));
      this.stage = stage && { ...stage, at: lines.length && goesOn && message === asked && SHARE[this.pace] ? stage.at : stage.frames.length - 1, isOver: !goesOn };
      this.reveal(message);
    }
    if (this.stage && !this.stage.isOver && this.stage.at < this.stage.frames.length - 1) {
      this.stage.isPlaying = this.busy = true; // what led to the question is told beside it
      this.stage.isStill = isStill();
      return void this.advance();
    }
    this.host.changed();
  }

  /** Tell an act's fight once more. @param {ToldLine[]} lines */
  again(lines) {
    const parts = this.host.stage();
    const frames = lines.filter((line) => line.beat).flatMap((line) => parts?.frames(line) ?? []);
    if (!frames.length || this.stage?.isPlaying || this.busy) return;
    this.stage = { frames, at: -1, isOver: false, isPlaying: true, isStill: isStill(), isAgain: true };
    this.coming = null;
    this.busy = true;
    this.advance();
  }
}
