/** The table of keys. */
import { html } from "../vendor/lit.js";
import { Part, icon } from "../core/part.js";
import { say } from "../core/i18n.js";
import { topbar } from "../components/topbar.js";

const KEYS = [
  ["1 – 9", "page-key-options"],
  ["0", "page-key-none"],
  ["M A S I E", "page-key-actions"],
  ["← ↑ → ↓", "page-key-board"],
  ["Enter, Esc", "page-key-choose"],
  ["T", "page-key-targets"],
  ["F", "page-key-figures"],
  ["+ − Z", "page-key-zoom"],
  ["U", "page-key-undo"],
  ["P", "page-key-propose"],
  ["F6", "page-key-region"],
  ["G H L C", "page-key-tabs"],
  ["B X K V", "page-key-mission"],
  ["?", "page-key-help"],
];

class Keys extends Part {
  render() {
    return html`${topbar("keys")}<main class="sheet table"><section class="panel newtable">
      <h1 class="phead">${icon("a-help", "s")}${say("page-keys-title")}</h1>
      <table class="keys"><tbody>${KEYS.map(([keys, words]) => html`<tr><th scope="row"><kbd>${keys}</kbd></th><td>${say(words)}</td></tr>`)}</tbody></table>
      <div class="pad"><button class="btn" @click=${() => (history.length > 1 ? history.back() : (location.hash = "#/"))}>${icon("a-undo")}${say("page-previous")}</button></div>
    </section></main>`;
  }
}

customElements.define("dj-keys", Keys);
