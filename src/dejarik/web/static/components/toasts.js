/** Messages that come and go: what was refused and why, what happened elsewhere. Nothing here needs an answer. */
import { html } from "../vendor/lit.js";
import { Part, icon } from "../core/part.js";
import { say } from "../core/i18n.js";

const STAY = 7000;
/** @typedef {{text: import("../../protocol.js").Text, mood: string, key: number}} Entry */

let next = 1;

/** Say something at the edge of the page. @param {import("../../protocol.js").Text|string|undefined} text @param {"bad"|"good"|"warn"} mood */
export const toast = (text, mood = "bad") => dispatchEvent(new CustomEvent("dj-toast", { detail: { text, mood } }));

class Toasts extends /** @type {import("../../protocol.js").Typed<{list: Entry[]}>} */ (Part) {
  static properties = { list: { state: true } };
  static start = () => ({ list: [] });

  connectedCallback() {
    super.connectedCallback();
    addEventListener("dj-toast", (event) => {
      this.add({ .../** @type {CustomEvent} */ (event).detail, key: next++ });
    });
  }

  /** @param {Entry} entry */
  add(entry) {
    this.list = [...this.list.slice(-3), entry];
    setTimeout(() => this.drop(entry), STAY);
  }

  /** @param {Entry} entry */
  drop(entry) {
    this.list = this.list.filter((each) => each !== entry);
  }

  render() {
    return html`<div class="toasts" role="status" aria-live="polite">
      ${this.list.map(
        (entry) => html`<div class="toast ${entry.mood}">
          ${icon(entry.mood === "good" ? "a-check" : "a-warn")}<span class="grow">${say(entry.text)}</span>
          <button class="btn icon quiet" aria-label=${say("page-close")} @click=${() => this.drop(entry)}>${icon("a-close", "s")}</button>
        </div>`,
      )}
    </div>`;
  }
}

customElements.define("dj-toasts", Toasts);
