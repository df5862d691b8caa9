/**
 * A button with a menu above everything else: at the corner, or on a small screen a sheet from below. It holds the focus, ends
 * with Esc or a press beside it, and gives the focus back to its button.
 */
import { html, nothing } from "../vendor/lit.js";
import { Part, icon } from "../core/part.js";
import { say } from "../core/i18n.js";

/** @typedef {{content: () => unknown, unfolded: boolean}} Given `content` draws what is in it */

export class Menu extends /** @type {import("../../protocol.js").Typed<Given>} */ (Part) {
  static properties = { content: { attribute: false }, unfolded: { state: true } };
  static start = () => ({ unfolded: false, content: () => nothing });

  get box() {
    return /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
  }

  async unfold() {
    this.unfolded = true;
    await this.updateComplete;
    if (!this.box.open) this.box.showModal();
  }

  fold() {
    if (this.box?.open) this.box.close(); // gives the focus back
    this.unfolded = false;
  }

  render() {
    return html`<button class="btn icon quiet" aria-label=${say("page-menu")} aria-haspopup="dialog" aria-expanded=${this.unfolded} @click=${() => this.unfold()}>${icon("a-menu")}</button>
      <dialog class="menu panel raised" aria-label=${say("page-menu")} @close=${() => (this.unfolded = false)} @click=${(/** @type {Event} */ event) => event.target === this.box && this.fold()}
        @keydown=${(/** @type {Event} */ event) => event.stopPropagation()}>
        ${this.unfolded
          ? html`<div class="menubox"><div class="row"><span class="grow t-head">${say("page-menu")}</span><button class="btn icon quiet" aria-label=${say("page-close")} @click=${() => this.fold()}>${icon("a-close", "s")}</button></div>
              ${this.content()}</div>`
          : nothing}</dialog>`;
  }
}

customElements.define("dj-menu", Menu);
