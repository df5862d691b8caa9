/** What the menu of a table offers: how the page looks and sounds, links, reporting, giving up. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "../core/part.js";
import { say } from "../core/i18n.js";
import { keep, kept } from "../core/store.js";
import { canNotify, notifies, setNotifies, setSounds, sounds } from "../core/attention.js";
import { languages, themes } from "../components/topbar.js";
import { missingItems } from "../components/missing.js";
import { ownLinkItem } from "../components/ownlink.js";
import { toast } from "../components/toasts.js";

export const PACE = 400; // between what bots do, in milliseconds

/** @param {{table: string, colours: string[], linked?: boolean, menu: import("../components/menu.js").Menu|null, report: () => void, concede: () => void}} page @param {import("../../protocol.js").State} state */
export function menuItems(page, state) {
  const copy = async () => {
    await navigator.clipboard?.writeText(`${location.origin}/#/table/${page.table}`).catch(() => {});
    toast("page-link-copied", "good");
    page.menu?.fold();
  };
  const pace = kept("pace") ?? PACE;
  return html`<div class="row pad">${languages()} ${themes()}</div>
    <button class="btn quiet full" @click=${copy}>${icon("a-link")}${say("page-copy-watch")}</button>
    ${state.outcome ? nothing : missingItems(state.table, page.colours)}
    ${state.seats.length ? ownLinkItem(() => { page.linked = true; page.menu?.fold(); }) : nothing}
    <a class="btn quiet full" href="#/">${icon("a-board")}${say("page-leave")}</a>
    <a class="btn quiet full" href="#/keys">${icon("a-help")}${say("page-keys")}</a>
    <label class="row pad t-small">${say("page-pace")}
      <input type="range" min="0" max="1200" step="200" .value=${String(pace)} @change=${(event) => keep("pace", Number(event.target.value))} /></label>
    <label class="row pad t-small check"><input type="checkbox" .checked=${sounds()} @change=${(event) => setSounds(event.target.checked)} />${say("page-sound")}</label>
    ${canNotify() ? html`<label class="row pad t-small check"><input type="checkbox" .checked=${notifies()} @change=${(event) => askNotify(event.target)} />${say("page-notify")}</label>` : nothing}
    <button class="btn quiet full" @click=${() => page.report()}>${icon("a-flag")}${say("page-report")}</button>
    ${state.seats.length && !state.outcome
      ? html`<button class="btn quiet full bad" @click=${() => page.concede()}>${icon("a-close")}${say("page-concede")}</button>`
      : nothing}`;
}

/** Notifications are the browser's to allow: it asks now, and only now. @param {HTMLInputElement} box */
async function askNotify(box) {
  const wanted = box.checked;
  box.checked = (await setNotifies(wanted)) && wanted;
  if (wanted && !box.checked) toast("page-notify-refused", "warn");
}
