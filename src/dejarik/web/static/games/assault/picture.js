/** The style and the symbols of boards, which come with the catalogue: brought into the page once. */

/** @import { Catalogue, PlayedMap, Shown } from "../../../skirmish.js" */

let brought = false;

/** @param {Catalogue} catalogue */
export function bringPicture(catalogue) {
  if (brought || !catalogue?.picture) return;
  brought = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(catalogue.picture.css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const source = `<svg xmlns="http://www.w3.org/2000/svg" id="board-symbols" class="sprites" aria-hidden="true"><defs>${catalogue.picture.symbols}</defs></svg>`;
  document.body.prepend(document.importNode(new DOMParser().parseFromString(source, "image/svg+xml").documentElement, true));
}

/**
 * The map that is played on: one of the catalogue, or as far as it is laid where that changes in the game.
 * @param {Catalogue} catalogue @param {Shown} shown @returns {PlayedMap}
 */
export const mapOf = (catalogue, shown) => catalogue.maps[shown.map.id] ?? shown.map;
