/**
 * The page's frame: which screen shows, by the part of the address behind `#` (a seat's secret stays there and never
 * goes to the server with a request), the bar on top, and messages that come and go.
 */
import { html, keyed, nothing } from "./vendor/lit.js";
import { arrived, bringModule, hasten } from "./core/arrive.js";
import { Part, bringSymbols } from "./core/part.js";
import { focusScreen, keepFocus } from "./core/focus.js";
import { allWords, say, speak } from "./core/i18n.js";
import { preferred } from "./core/language.js";
import { applyTheme, pendingSecret, seatsAt, secretOf, tokenOf } from "./core/store.js";
import "./components/toasts.js";
import "./pages/lobby.js";

/** Screens that are fetched when they are first asked for. @type {Record<string, string>} */
const LATER = {
  army: "pages/army.js",
  campaign: "pages/campaign.js",
  campaigns: "pages/campaigns.js",
  deck: "pages/deck.js",
  join: "pages/join.js",
  keys: "pages/keys.js",
  learn: "pages/learn.js",
  new: "pages/new.js",
  own: "pages/own.js",
  replay: "pages/replay.js",
  results: "pages/table.js",
  table: "pages/table.js",
};

/** @import { Typed } from "../protocol.js" */

class App extends /** @type {Typed<{route?: {screen: string, rest: string[]}}>} */ (Part) {
  static properties = { route: { state: true } };

  connectedCallback() {
    super.connectedCallback();
    this.follow = () => this.go();
    addEventListener("hashchange", this.follow);
    addEventListener("keydown", (event) => this.help(event));
    this.go();
  }

  async go() {
    const address = location.hash;
    const [screen = "", ...rest] = address.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
    const later = LATER[screen];
    if (later) await Promise.all([bringModule(later, (again) => import(`./${later}${again}`)), allWords()]);
    if (address !== location.hash) return; // somebody went elsewhere meanwhile
    const before = this.route;
    if (screen !== before?.screen) scrollTo(0, 0);
    this.route = { screen, rest };
    if (!before) arrived();
    if (before && screen !== before.screen) this.updateComplete.then(focusScreen);
    document.title = screen === "" ? "Dejarik" : `Dejarik · ${say(`page-title-${screen}`)}`;
  }

  /** @param {any} event */
  help(event) {
    if (event.key === "?" && !event.target.matches?.("input, textarea, select")) location.hash = "#/keys";
  }

  render() {
    return html`${this.route ? this.screen(this.route.screen, this.route.rest) : nothing}<dj-toasts></dj-toasts>`;
  }

  /** @param {string} screen @param {string[]} rest */
  screen(screen, rest) {
    if (screen === "table" && rest[0]) {
      if (!rest[1] && seatsAt(rest[0]).length > 1) return keyed(rest[0], html`<dj-seats .table=${rest[0]}></dj-seats>`);
      const token = rest[1] ? secretOf(rest[0], rest[1]) : tokenOf(rest[0]);
      // Who tried to sit down with this link may have the seat, although the answer was lost.
      if (token && pendingSecret(rest[0], token)) return keyed(`${rest[0]}/${token}`, html`<dj-join .table=${rest[0]} .token=${token}></dj-join>`);
      return keyed(`${rest[0]}/${token}`, html`<dj-table .table=${rest[0]} .token=${token}></dj-table>`);
    }
    if (screen === "new") return keyed(rest.join("/"), html`<dj-new-table .game=${rest[0] ?? ""} .quick=${rest[1] ?? ""}></dj-new-table>`);
    if (screen === "join" && rest[0]) return keyed(rest[0], html`<dj-join .table=${rest[0]}></dj-join>`);
    if (screen === "army") return html`<dj-army .name=${rest[0] ?? ""}></dj-army>`;
    if (screen === "deck") return html`<dj-deck .name=${rest[0] ?? ""}></dj-deck>`;
    if (screen === "replay") return keyed(rest[0], html`<dj-replay .table=${rest[0] ?? ""}></dj-replay>`);
    if (screen === "learn") return html`<dj-learn .chapter=${rest[0] ?? ""}></dj-learn>`;
    if (screen === "results" && rest[0]) return keyed(rest[0], html`<dj-table .table=${rest[0]} .token=${rest[1] ?? null} .staying=${true}></dj-table>`);
    if (screen === "campaigns") return html`<dj-campaigns></dj-campaigns>`;
    if (screen === "campaign" && rest[0]) return keyed(rest[0], html`<dj-campaign-page .table=${rest[0]}></dj-campaign-page>`);
    if (screen === "own") return html`<dj-own></dj-own>`;
    if (screen === "keys") return html`<dj-keys></dj-keys>`;
    return html`<dj-lobby></dj-lobby>`;
  }
}

applyTheme();
keepFocus();
await Promise.all([bringSymbols(), speak(preferred())]);
customElements.define("dj-app", App);

/** What comes after the first screen: letters, the other words, and the screens that are likely next. */
function goOn() {
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("./styles/fonts.css", import.meta.url).href }));
  void allWords().then(() => ["new", "table"].forEach((screen) => hasten(LATER[screen])));
}

requestAnimationFrame(() => setTimeout(goOn));
