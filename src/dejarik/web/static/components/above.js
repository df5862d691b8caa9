/**
 * What lies above the page until it is done with: it holds the focus, ends with Esc, a press beside it or a walk to another
 * page, keeps the page's keys to itself, and gives the focus back to where it was.
 */
import { html } from "../vendor/lit.js";
import { Part } from "../core/part.js";

export class Above extends Part {
  away = () => this.end();

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

  end() {
    if (this.box?.open) this.box.close(); // gives the focus back
    this.remove();
  }

  /** The box around what is shown. @param {string} title id of the heading @param {unknown} content */
  frame(title, content, look = "raised") {
    const beside = (/** @type {Event} */ event) => event.target === this.box && this.end();
    const cancelled = (/** @type {Event} */ event) => (event.preventDefault(), this.end());
    return html`<dialog class="dialog panel ${look}" aria-labelledby=${title} @cancel=${cancelled} @click=${beside} @keydown=${(/** @type {Event} */ event) => event.stopPropagation()}>${content}</dialog>`;
  }
}

/** Put it above the page. @template {Above} A @param {A} part @param {Partial<A>} given */
export function raise(part, given) {
  document.body.append(Object.assign(part, given));
  return part;
}
