/** A test draw of the deck that is being built: how a game could begin, again and again, and what would be drawn next. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "../core/part.js";
import * as api from "../core/api.js";
import { say } from "../core/i18n.js";
import { Above, raise } from "../components/above.js";
import { wholeCard } from "../games/lcg/card.js";
import { tintOf } from "../games/lcg/glyphs.js";

/** @import { TypedAs } from "../../protocol.js" */
/** @import { Catalogue, Drawn } from "../../deck.js" */

const LUCK = 2 ** 48; // how many ways there are to shuffle

/** Show a test draw. @param {Catalogue} catalogue @param {string[]} sets */
export const testDraw = (catalogue, sets) => raise(/** @type {Draw} */ (document.createElement("dj-draw")), { catalogue, sets });

class Draw extends /** @type {TypedAs<{catalogue: Catalogue, sets: string[], drawn?: Drawn, more: number, lost?: string}, typeof Above>} */ (/** @type {unknown} */ (Above)) {
  static properties = { catalogue: { attribute: false }, sets: { attribute: false }, drawn: { state: true }, more: { state: true }, lost: { state: true } };
  static start = () => ({ more: 0 });

  connectedCallback() {
    super.connectedCallback();
    void this.draw();
  }

  async draw() {
    try {
      this.drawn = await api.examine("lcg", "draw", { sets: this.sets, seed: Math.floor(Math.random() * LUCK) });
      this.more = 0;
      this.lost = undefined;
    } catch (refusal) {
      this.lost = refusal.message;
    }
  }

  /** @param {string} id @param {string} [mark] */
  card(id, mark = "") {
    const card = this.catalogue.cards[id];
    return html`<div class="lcard toread ${tintOf(card)} ${mark}" data-drawn=${id}>${wholeCard(this.catalogue, card)}</div>`;
  }

  /** What the hand costs on average, and what the objectives give. @param {Drawn} drawn */
  sums({ objectives, drawn, command, hand }) {
    const { cards } = this.catalogue;
    const costs = command.slice(0, hand).flatMap((id) => cards[id].cost ?? []);
    const cheap = costs.filter((cost) => cost <= 2).length;
    return say("deck-draw-sums", { resources: objectives.slice(0, drawn).reduce((sum, id) => sum + cards[id].resources, 0), cheap, force: command.slice(0, hand).reduce((sum, id) => sum + cards[id].force, 0) });
  }

  render() {
    const { drawn, lost, more } = this;
    const next = drawn ? drawn.hand + more : 0;
    return this.frame("draw-title", html`<div class="col drawing">
      <div class="row"><h2 class="t-title grow" id="draw-title">${say("deck-draw")}</h2><button class="btn icon quiet" aria-label=${say("page-close")} @click=${() => this.end()}>${icon("a-close", "s")}</button></div>
      ${lost ? html`<p class="bad" role="alert">${lost}</p>` : nothing}
      ${drawn ? html`<p class="t-small dim" role="status">${this.sums(drawn)}</p>
        <div class="scroll col"><h3 class="gsub"><span>${say("deck-draw-objectives", { drawn: drawn.drawn, kept: drawn.kept })}</span></h3>
          <div class="drawnrow" data-row="objectives">${drawn.objectives.slice(0, drawn.drawn).map((id) => this.card(id))}</div>
          <h3 class="gsub"><span>${say("deck-draw-hand", { count: next })}</span></h3>
          <div class="drawnrow" data-row="hand">${drawn.command.slice(0, next).map((id, place) => this.card(id, place >= drawn.hand ? "later" : ""))}</div></div>` : html`<p class="dim" role="status">${say("build-loading")}</p>`}
      <div class="row wrap"><button class="btn grow" data-next ?disabled=${!drawn || next >= drawn.command.length} @click=${() => (this.more += 1)}>${icon("a-plus")}${say("deck-draw-next")}</button>
        <button class="btn primary grow" data-again @click=${() => this.draw()}>${icon("a-reroll")}${say("deck-draw-again")}</button></div></div>`, "raised drawframe");
  }
}

customElements.define("dj-draw", Draw);
