/** The style and the symbols of boards, which come with the catalogue: brought into the page once. */

/** @import { Catalogue } from "../../../skirmish.js" */

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
