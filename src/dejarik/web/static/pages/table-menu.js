/** What the menu of a table offers: how the page looks and sounds, links, reporting, giving up. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "../core/part.js";
import { say } from "../core/i18n.js";
import { PACES, paceNow, setPace } from "../core/pace.js";
import { confirmsSingle, holdsAway, setConfirmsSingle, setHoldsAway } from "../core/automatic.js";
import { canNotify, notifies, setNotifies, setSounds, sounds } from "../core/attention.js";
import { languages, themes } from "../components/topbar.js";
import { missingItems } from "../components/missing.js";
import { ownLinkItem } from "../components/ownlink.js";
import { toast } from "../components/toasts.js";
import { callMe } from "./calling.js";
import { showPeople } from "./people.js";
import { putRight } from "./putting-right.js";
import { showSettled } from "./table-stops.js";
import { branchFrom } from "./series.js";
import { mayTakeUp, takeUp } from "./taking-up.js";

/**
 * How one wants to be asked in bluff windows, at a table that has them; and until the end of what to be passed for.
 * @param {import("../../protocol.js").State} state @param {(message: import("../../protocol.js").Said) => void} tell
 */
export function pacing({ pacing: now, outcome }, tell) {
  if (!now || outcome) return nothing;
  /** @param {string} value */
  const set = (value) => {
    const until = now.scopes.find((scope) => scope === value) ?? null;
    tell({ type: "pace", seat: now.seat, pace: value === "always" ? "always" : until ? now.pace : "holding", until });
  };
  const chosen = now.until ?? now.pace;
  return html`<select class="field pacing" aria-label=${say("page-pacing")} title=${say("page-pacing-note")} .value=${chosen} @change=${(event) => set(event.target.value)}>
    ${["holding", "always"].map((pace) => html`<option value=${pace} ?selected=${pace === chosen}>${say(pace === "always" ? "page-pacing-always" : "page-pacing-holding")}</option>`)}
    ${now.scopes.toReversed().map((scope) => html`<option value=${scope} ?selected=${scope === chosen}>${say("page-pacing-until", { scope })}</option>`)}</select>`;
}

const WAITS = [0, 60, 600, 3600, 28800]; // seconds

/**
 * What becomes of questions that come while it is somebody else's turn, and after how long.
 * @param {import("../../protocol.js").State} state @param {(message: import("../../protocol.js").Said) => void} tell
 */
export function preparing({ prepared, outcome }, tell) {
  if (!prepared || outcome) return nothing;
  const { seat, answers, after, settled } = prepared;
  const isNothing = answers === "ask" && !Object.keys(settled).length;
  return html`<div class="pad col t-small" data-prepared><span>${say("page-prepared")}</span>
    <select class="field" data-answers aria-label=${say("page-prepared")} title=${say("page-prepared-note")} @change=${(event) => tell({ type: "prepare", seat, answers: event.target.value, after, settled })}>
      ${["ask", "pass", "bot"].map((each) => html`<option value=${each} ?selected=${each === answers}>${say(`page-prepared-${each}`)}</option>`)}</select>
    <label class="row check"><input type="checkbox" data-settled-away .checked=${holdsAway()} @change=${(event) => setHoldsAway(event.target.checked)} />${say("page-settled-away")}</label>
    ${isNothing
      ? nothing
      : html`<select class="field" data-after aria-label=${say("page-prepared-after")} @change=${(event) => tell({ type: "prepare", seat, answers, after: Number(event.target.value), settled })}>
          ${WAITS.map((each) => html`<option value=${each} ?selected=${each === after}>${say(`page-prepared-after-${each}`)}</option>`)}</select>`}</div>`;
}

/**
 * That something answers for the viewer out of turn; a press ends it.
 * @param {import("../../protocol.js").State} state @param {(message: import("../../protocol.js").Said) => void} tell
 */
export function preparedChip({ prepared, outcome }, tell) {
  if (!prepared || outcome || prepared.answers === "ask") return nothing;
  return html`<button class="btn quiet" data-prepared-off title=${say("page-prepared-stop")} @click=${() => tell({ ...prepared, type: "prepare", answers: "ask" })}>${icon("a-close")}${say("page-prepared-on", { answers: prepared.answers })}</button>`;
}

/** @param {import("./people.js").TableLike & {colours: string[], linked?: boolean, parts: import("../../protocol.js").Parts, menu: import("../components/menu.js").Menu|null, report: () => void, concede: () => void, tell: (message: import("../../protocol.js").Said) => boolean}} page @param {import("../../protocol.js").State} state */
export function menuItems(page, state) {
  const copy = async () => {
    await navigator.clipboard?.writeText(`${location.origin}/#/table/${page.table}`).catch(() => {});
    toast("page-link-copied", "good");
    page.menu?.fold();
  };
  return html`<div class="row pad">${languages()} ${themes()}</div>
    <button class="btn quiet full" @click=${copy}>${icon("a-link")}${say("page-copy-watch")}</button>
    ${state.outcome ? nothing : missingItems(state.table, page.colours)}
    ${state.seats.length ? ownLinkItem(() => { page.linked = true; page.menu?.fold(); }) : nothing}
    ${state.table.series ? html`<a class="btn quiet full" href="#/campaign/${page.table}">${icon("a-rules")}${say("campaigns-story")}</a>` : nothing}
    ${state.seats.length ? html`<button class="btn quiet full" data-people-item @click=${() => { page.menu?.fold(); showPeople(page); }}>${icon("a-team")}${say("people-title")}</button>` : nothing}
    ${state.seats.length && state.table.series ? html`<button class="btn quiet full" data-again-item @click=${() => { page.menu?.fold(); branchFrom(page.table, page.token, "start", { mission: !page.parts.isBetween?.(state.shown), name: state.table.series?.points?.start }); }}>${icon("a-reroll")}${say(page.parts.isBetween?.(state.shown) ? "campaigns-again-stage" : "campaigns-again-mission")}</button>` : nothing}
    ${state.seats.length && state.table.series ? html`<button class="btn quiet full" data-right-item @click=${() => { page.menu?.fold(); putRight(page.table, page.token); }}>${icon("a-check")}${say("right-title")}</button>` : nothing}
    ${state.seats.length && !state.outcome ? html`<button class="btn quiet full" data-calling-item @click=${() => { page.menu?.fold(); callMe(page.table, page.token, state.viewer ?? state.seats[0]); }}>${icon("a-flag")}${say("calling-title")}</button>` : nothing}
    ${mayTakeUp(state) ? html`<button class="btn quiet full" data-take-up-item @click=${() => { page.menu?.fold(); takeUp(state.table, page.token, state.number, page.colours, state.seats); }}>${icon("a-layers")}${say("taking-title")}</button>` : nothing}
    <a class="btn quiet full" href="#/">${icon("a-board")}${say("page-leave")}</a>
    <a class="btn quiet full" href="#/keys">${icon("a-help")}${say("page-keys")}</a>
    ${state.pacing && !state.outcome ? html`<div class="pad col t-small"><span>${say("page-pacing")}</span>${pacing(state, (message) => page.tell(message))}</div>` : nothing}
    ${preparing(state, (message) => page.tell(message))}
    <label class="row pad t-small">${say("page-pace")}
      <select class="field" @change=${(event) => setPace(event.target.value)}>${PACES.map((pace) => html`<option value=${pace} ?selected=${pace === paceNow()}>${say(`page-pace-${pace}`)}</option>`)}</select></label>
    ${state.seats.length ? html`<button class="btn quiet full" data-settled-item @click=${() => { page.menu?.fold(); showSettled(); }}>${icon("a-auto")}${say("page-settled")}</button>
      <label class="row pad t-small check"><input type="checkbox" data-confirm-single .checked=${confirmsSingle()} @change=${(event) => setConfirmsSingle(event.target.checked)} />${say("page-confirm-single")}</label>` : nothing}
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
