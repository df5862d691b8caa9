/**
 * One question of the page itself, above everything else: to be sure of something, or for a few words. Whatever ends it but
 * its own button is a no.
 */
import { html, nothing } from "../vendor/lit.js";
import { Above, raise } from "./above.js";
import { say } from "../core/i18n.js";

/**
 * @typedef {{title: string, text?: string|import("../../protocol.js").Text, yes: string, no?: string, danger?: boolean, field?: string, value?: string}} Question
 * ids of messages; `field` asks for words and is what the field is called, `value` what it holds at first
 */

/** Ask: what was written (or "yes"), or null for no. @param {Question} question @returns {Promise<string|null>} */
export function ask(question) {
  return new Promise((settle) => void raise(/** @type {Dialog} */ (document.createElement("dj-dialog")), { question, settle }));
}

class Dialog extends /** @type {import("../../protocol.js").TypedAs<{question: Question, settle: (answer: string|null) => void}, typeof Above>} */ (/** @type {unknown} */ (Above)) {
  static properties = { question: { attribute: false } };

  /** @param {string|null} [answer] none for no */
  end(answer = null) {
    super.end();
    this.settle?.(answer);
  }

  /** @param {SubmitEvent} event */
  agree(event) {
    event.preventDefault();
    this.end(this.question.field ? (this.querySelector("textarea")?.value ?? "") : "yes");
  }

  render() {
    const { title, text, yes, no = "page-cancel", danger, field, value = "" } = this.question;
    return this.frame("dialog-title", html`<form class="col" @submit=${this.agree}>
      <h2 class="t-title" id="dialog-title">${say(title)}</h2>
      ${text ? html`<p class="dim">${say(text)}</p>` : nothing}
      ${field ? html`<label class="col t-label faint">${say(field)}<textarea class="field" rows="4" maxlength="2000" autofocus .value=${value}></textarea></label>` : nothing}
      <div class="row wrap">
        <button class="btn grow" type="button" ?autofocus=${!field} @click=${() => this.end()}>${say(no)}</button>
        <button class="btn grow ${danger ? "fire" : "primary"}" type="submit">${say(yes)}</button>
      </div>
    </form>`);
  }
}

customElements.define("dj-dialog", Dialog);
