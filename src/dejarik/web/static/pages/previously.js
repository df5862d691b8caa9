/** “Previously” above a table: the story so far for somebody who comes back to games that follow each other. */
import { html, nothing } from "../vendor/lit.js";
import { Part, icon } from "../core/part.js";
import { say } from "../core/i18n.js";
import { seatsAt } from "../core/store.js";
import { lookAtSeries } from "./series.js";

/** @import { OwnSeries, Table, Typed } from "../../protocol.js" */

const AWAY = 20 * 60_000; // milliseconds after which one has forgotten

/** Whether somebody comes back after a while, or comes to what others have begun. @param {Table} facts @param {string|null} token */
export function isBack(facts, token) {
  if (!facts.series || !token || facts.state === "finished") return false;
  const last = seatsAt(facts.id).find((each) => each.token === token)?.at;
  return last === undefined ? facts.series.part > 0 : Date.now() - last > AWAY;
}

class Previously extends /** @type {Typed<{facts: Table, token: string|null, series?: OwnSeries|null}>} */ (Part) {
  static properties = { facts: { attribute: false }, token: { attribute: false }, series: { state: true } };

  connectedCallback() {
    super.connectedCallback();
    lookAtSeries({ ...this.facts, token: this.token ?? "", at: 0, mine: [] }).then((series) => (this.series = series), () => this.emit("close", null));
  }

  render() {
    const { series } = this;
    if (!series?.stage) return nothing;
    return html`<div class="notice recap" role="status">${icon("a-rules")}<div class="grow">${series.chain.previously(series.stage)}</div>
      <a class="btn" href="#/campaign/${this.facts.id}">${say("campaigns-story")}</a><button class="btn icon quiet" aria-label=${say("page-close")} @click=${() => this.emit("close", null)}>${icon("a-close", "s")}</button></div>`;
  }
}

customElements.define("dj-previously", Previously);
