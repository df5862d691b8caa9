/**
 * One question of the page itself, above everything else: to be sure of something, or for a few words. It holds the focus, ends
 * with Esc or a press beside it, and gives the focus back to where it was.
 */
import { html, nothing } from "../vendor/lit.js";
import { Part } from "../core/part.js";
import { say } from "../core/i18n.js";

/**
 * @typedef {{title: string, text?: string, yes: string, no?: string, danger?: boolean, field?: string, value?: string}} Question
 * ids of messages; `field` asks for words and is what the field is called, `value` what it holds at first
 */

/** Ask: what was written (or "yes"), or null for no. @param {Question} question @returns {Promise<string|null>} */
export function ask(question) {
  const dialog = /** @type {Dialog} */ (document.createElement("dj-dialog"));
  dialog.question = question;
  document.body.append(dialog);
  return new Promise((resolve) => (dialog.settle = resolve));
}

class Dialog extends /** @type {import("../../protocol.js").Typed<{question: Question, settle: (answer: string|null) => void}>} */ (Part) {
  static properties = { question: { attribute: false } };

  away = () => this.end(null);

  get box() {
    return /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("hashchange", this.away);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.away);
  }

  firstUpdated() {
    this.box.showModal();
  }

  /** @param {string|null} answer */
  end(answer) {
    if (this.box?.open) this.box.close(); // gives the focus back
    this.remove();
    this.settle?.(answer);
  }

  /** @param {SubmitEvent} event */
  agree(event) {
    event.preventDefault();
    this.end(this.question.field ? (this.querySelector("textarea")?.value ?? "") : "yes");
  }

  render() {
    const { title, text, yes, no = "page-cancel", danger, field, value = "" } = this.question;
    return html`<dialog class="dialog panel raised" aria-labelledby="dialog-title" @cancel=${this.cancelled} @click=${(/** @type {Event} */ event) => event.target === this.box && this.end(null)}
        @keydown=${(/** @type {Event} */ event) => event.stopPropagation()}>
      <form class="col" @submit=${this.agree}>
        <h2 class="t-title" id="dialog-title">${say(title)}</h2>
        ${text ? html`<p class="dim">${say(text)}</p>` : nothing}
        ${field ? html`<label class="col t-label faint">${say(field)}<textarea class="field" rows="4" maxlength="2000" autofocus .value=${value}></textarea></label>` : nothing}
        <div class="row wrap">
          <button class="btn grow" type="button" ?autofocus=${!field} @click=${() => this.end(null)}>${say(no)}</button>
          <button class="btn grow ${danger ? "fire" : "primary"}" type="submit">${say(yes)}</button>
        </div>
      </form>
    </dialog>`;
  }

  /** @param {Event} event */
  cancelled(event) {
    event.preventDefault();
    this.end(null);
  }
}

customElements.define("dj-dialog", Dialog);
