/**
 * A press with a finger counts for what the finger saw. While a question changes, what lies under a finger becomes something
 * else: such a press answers nothing, and neither does one on a question that has only just appeared. Mice and keys are
 * not held back.
 */

/** @import { LitElement, ReactiveController } from "../vendor/lit.js" */

const FRESH = 250; // milliseconds for which a new question takes no touch
const ASKING = ".question, .odds, .hand, [data-option], [data-act], [data-answer]"; // whatever answers, or could

/** Watches the touches of a screen; while its question is new it has `data-fresh`. @implements {ReactiveController} */
export class Fingers {
  /** @type {{asked: string, fresh: boolean}|null} the touch that came last, null when it was no touch */
  touch = null;
  asked = "";
  fresh = false;

  /** @param {LitElement} host @param {() => string} asking which question shows */
  constructor(host, asking) {
    this.host = host;
    this.asking = asking;
    host.addController(this);
  }

  hostConnected() {
    this.host.addEventListener("pointerdown", this.down, true);
    this.host.addEventListener("click", this.click, true);
  }

  hostDisconnected() {
    this.host.removeEventListener("pointerdown", this.down, true);
    this.host.removeEventListener("click", this.click, true);
    clearTimeout(this.timer);
  }

  hostUpdated() {
    const asked = this.asking();
    if (asked === this.asked) return;
    this.asked = asked;
    this.age(true);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.age(false), FRESH);
  }

  /** @param {boolean} fresh */
  age(fresh) {
    this.fresh = fresh;
    this.host.toggleAttribute("data-fresh", fresh);
  }

  down = (/** @type {PointerEvent} */ event) => {
    this.touch = event.pointerType === "touch" ? { asked: this.asked, fresh: this.fresh } : null;
  };

  click = (/** @type {MouseEvent} */ event) => {
    const { touch } = this;
    const isTouch = touch && event.detail > 0; // a key and a program press nothing
    if (!isTouch || (touch.asked === this.asked && !touch.fresh)) return;
    if (!(event.target instanceof Element) || !event.target.closest(ASKING)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}

/** The question of a state, so that two can be told apart. @param {import("../../protocol.js").State} state */
export const askedIn = ({ number, decision }) => (decision ? `${number}:${decision.seat}` : "");
