/** The bar on top of every screen: the name, where one can go, language and theme. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "../core/part.js";
import { language, say, speak } from "../core/i18n.js";
import { LANGUAGES } from "../core/language.js";
import { switchTheme } from "../core/store.js";

const PLACES = [
  ["", "page-tables"],
  ["campaigns", "page-campaigns"],
  ["army", "page-armies"],
  ["deck", "page-decks"],
  ["replay", "page-replays"],
  ["learn", "page-learn"],
];

/** The switch between languages. */
export const languages = () => html`
  <span class="seg" role="group" aria-label=${say("page-language")}>
    ${LANGUAGES.map(
      (name) => html`<button class=${name === language() ? "on" : ""} lang=${name} aria-pressed=${name === language()}
        @click=${() => speak(name)}>${name.toUpperCase()}</button>`,
    )}
  </span>`;

export const themes = () => html`
  <button class="btn icon quiet" aria-label=${say("page-theme")} title=${say("page-theme")} @click=${switchTheme}>
    ${icon("a-sun")}
  </button>`;

export const brand = () => html`<a class="brand" href="#/" aria-label="Dejarik">${icon("logo")}<span>Dejarik</span></a>`;

/** The bar with navigation. @param {string} here the place that shows @param {unknown} [more] */
export const topbar = (here, more = nothing) => html`
  <header class="topbar">
    ${brand()}
    <nav class="nav grow" aria-label=${say("page-places")}>
      ${PLACES.map(
        ([place, label]) => html`<a href="#/${place}" class=${place === here ? "on" : ""}
          aria-current=${place === here ? "page" : nothing}>${say(label)}</a>`,
      )}
    </nav>
    ${more}
    <a class="btn icon quiet" href="#/own" aria-label=${say("page-own")} title=${say("page-own")} aria-current=${here === "own" ? "page" : nothing}>${icon("a-person")}</a>
    ${languages()} ${themes()}
  </header>`;
