/** Being called to the table off the page: a small form for a seat (how, where to, when). What is possible is what the server says. */
import { html, nothing } from "../vendor/lit.js";
import * as api from "../core/api.js";
import { language, say } from "../core/i18n.js";
import { Above, raise } from "../components/above.js";
import { toast } from "../components/toasts.js";

/** @import { TypedAs } from "../../protocol.js" */
/** @import { Called } from "../../sent/table.js" */

/** Show the form. @param {string} table @param {string|null} token @param {number} seat */
export async function callMe(table, token, seat) {
  try {
    const now = await api.calling(table, token, seat);
    if (!now.kinds.length) {
      toast("notice-off");
      return;
    }
    raise(/** @type {CallingForm} */ (document.createElement("dj-calling")), { table, token, seat, now, kind: now.kind ?? "" });
  } catch (refusal) {
    toast(refusal.text);
  }
}

class CallingForm extends /** @type {TypedAs<{table: string, token: string|null, seat: number, now: Called, kind: string, busy?: boolean}, typeof Above>} */ (/** @type {unknown} */ (Above)) {
  static properties = { now: { attribute: false }, kind: { state: true }, busy: { state: true } };
  static start = () => ({ kind: "" });

  /** @param {SubmitEvent} event */
  async keep(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const wanted = { seat: this.seat, kind: this.kind || null, address: String(form.get("address") ?? ""), pace: String(form.get("pace") ?? "now"), language: language() };
    this.busy = true;
    try {
      await api.wantCalling(this.table, this.token, wanted);
      toast(wanted.kind ? "calling-kept" : "calling-dropped", "good");
      this.end();
    } catch (refusal) {
      toast(refusal.text);
    }
    this.busy = false;
  }

  render() {
    const { kinds, hosts, address, pace } = this.now;
    return this.frame("calling-title", html`<form class="col" @submit=${this.keep}><h2 class="t-title" id="calling-title">${say("calling-title")}</h2><p class="t-small dim">${say("calling-note")}</p>
        <label class="col t-label faint">${say("calling-how")}<select class="field" data-kind @change=${(/** @type {any} */ event) => (this.kind = event.target.value)}>
          ${["", ...kinds].map((kind) => html`<option value=${kind} ?selected=${kind === this.kind}>${say(`calling-how-${kind || "not"}`)}</option>`)}</select></label>
        ${this.kind
          ? html`<label class="col t-label faint">${say(this.kind === "mail" ? "calling-mail-address" : "calling-hook-address")}<input class="field" name="address" required maxlength="1000" type=${this.kind === "mail" ? "email" : "url"} .value=${address} /></label>
            ${this.kind === "mail" ? nothing : html`<p class="t-small dim">${say("calling-hosts", { hosts: hosts.join(", ") })}</p>`}
            <label class="col t-label faint">${say("calling-when")}<select class="field" name="pace">${["now", "later", "daily"].map((each) => html`<option value=${each} ?selected=${each === pace}>${say(`calling-when-${each}`)}</option>`)}</select></label>`
          : nothing}
        <div class="row wrap"><button class="btn grow" type="button" @click=${() => this.end()}>${say("page-cancel")}</button><button class="btn grow primary" type="submit" ?disabled=${this.busy}>${say("calling-keep")}</button></div></form>`);
  }
}

customElements.define("dj-calling", CallingForm);
