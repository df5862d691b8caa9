/**
 * What the builders of armies and decks share: what is built changes, is kept, and the game is asked about it; ways in and out
 * (text, files, the clipboard); and the keys that lead through what there is to choose from. A builder says what is its own
 * by the fields at the top, and draws.
 */
import { html, nothing } from "../vendor/lit.js";
import { Part, icon } from "../core/part.js";
import * as api from "../core/api.js";
import { everyLanguage, inEveryLanguage, language, say } from "../core/i18n.js";
import { topbar } from "../components/topbar.js";
import { toast } from "../components/toasts.js";
import { plain } from "./builder-store.js";

/** @import { Refused, Text, Typed } from "../../protocol.js" */

const PAUSE = 220; // milliseconds after a change before the game is asked about it
const AGAIN = 2500; // milliseconds before it is asked again when it could not answer
const PASSING = [0, 429, 500, 502, 503]; // what goes by: no connection, too many questions, a server that starts again

/**
 * @typedef {{name: string}} Built
 * @typedef {{legal: boolean, text: Record<string, string>, refused?: Record<string, Text>}} Told
 * What every builder knows: `built` is the army or deck, `told` what the game says about it.
 * @typedef {{name: string, built: Built, catalogue: object, told?: Told, failed?: Refused|null, filter: object, opened?: string|null,
 *   stands?: string, sheet: boolean, menu?: boolean, unread?: string[]}} Building
 * @typedef {{examine: (document: any) => Promise<any>, documentOf: (told: any) => any, keepDraft: (built: any) => void, saved: () => any[],
 *   fromLink: (code: string) => any}} Store
 * @typedef {{badLink: string, nameless: string, saved: string, copied: string, wasRead: string, unnamed: string}} Said
 */

/** All problems of a list that was refused, which come as one within the other. @param {Text} told @returns {Text[]} */
function problemsIn(told) {
  const { first, rest } = /** @type {Record<string, any>} */ (told.args ?? {});
  return told.id === "list-file-lines" ? [first, ...problemsIn(rest)] : [told];
}

/** A problem with its line; what the text is called there is nobody's file. @param {Text} told */
function sayProblem(told) {
  const { line, problem } = /** @type {Record<string, any>} */ (told.args ?? {});
  return told.id === "list-file-line" ? say("build-line", { line, problem }) : say(told);
}

/** What is wrong with a text that could not be read. @param {string[]|undefined} problems */
export const unreadList = (problems) =>
  problems?.length ? html`<div role="alert" class="unread"><b class="t-small bad">${say("build-unread", { count: problems.length })}</b><ul class="col t-small">${problems.map((each) => html`<li class="problem row top">${icon("a-warn", "s")}<span>${each}</span></li>`)}</ul></div>` : nothing;

export class Builder extends /** @type {Typed<Building>} */ (Part) {
  static properties = {
    name: { attribute: false },
    built: { state: true },
    catalogue: { state: true },
    told: { state: true },
    failed: { state: true },
    filter: { state: true },
    opened: { state: true },
    stands: { state: true },
    sheet: { state: true },
    menu: { state: true },
  };

  /** The game, and the page in the address. */
  game = "";
  page = "";
  /** What there is to choose from on the page, and the field of `dataset` that says which it is. */
  panel = "";
  mark = "";
  /** @type {Said} the messages of its own */
  says;
  /** @type {Store} what is kept and asked */
  store;
  /** @type {string|undefined} the first of what there is to choose from */
  first;
  stale = false;
  /** Whether the words of every language have been asked for. */
  hears = false;
  /** The words of each card. @type {Map<string, string>} */
  heard = new Map();

  keys = (/** @type {any} */ event) => this.press(event);

  async connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.keys);
    try {
      this.catalogue = await api.catalogue(this.game);
    } catch (refusal) {
      this.failed = refusal;
      return;
    }
    this.bringNamed();
    this.ask();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("keydown", this.keys);
    clearTimeout(this.asking);
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("name") && changed.get("name") !== undefined && this.catalogue) this.bringNamed();
  }

  /** What an address or a choice names: ready-made, or in a link. @param {string} name @returns {any} */
  named(name) {
    return this.store.fromLink(name);
  }

  /** The part of what is built that something goes into. @param {string} _id @returns {string} */
  partOf(_id) {
    return "cards";
  }

  // --- What is built ----------------------------------------------------------------------------------

  /** What the address names, if it does. */
  bringNamed() {
    if (!this.name) return;
    const named = this.named(this.name);
    if (named) this.change(named);
    else toast(this.says.badLink);
    history.replaceState(null, "", `#/${this.page}`);
  }

  /** @param {object} change */
  change(change) {
    this.built = { ...this.built, ...change };
    this.stale = true;
    this.store.keepDraft(this.built);
    clearTimeout(this.asking);
    this.asking = setTimeout(() => this.ask(), PAUSE);
  }

  async ask() {
    const asked = this.built;
    try {
      const told = await this.store.examine(asked);
      if (asked !== this.built) return;
      this.told = told;
      this.stale = false;
      this.failed = null;
      this.built = { ...asked, ...this.store.documentOf(told), name: asked.name };
    } catch (refusal) {
      if (asked !== this.built) return;
      this.failed = refusal;
      if (PASSING.includes(refusal.status)) this.asking = setTimeout(() => this.ask(), AGAIN);
    }
  }

  /** What the game says about it as it is now; null when it says nothing. */
  async fresh() {
    clearTimeout(this.asking);
    if (this.stale) await this.ask();
    return this.stale ? null : (this.told ?? null);
  }

  /** All that is in a part. @param {string} part @returns {string[]} */
  all(part) {
    return /** @type {any} */ (this.built)[part];
  }

  /** @param {string} id */
  countOf(id) {
    return this.all(this.partOf(id)).filter((each) => each === id).length;
  }

  /** Why something can't be added. @param {string} id */
  refusal(id) {
    return this.told?.refused?.[id];
  }

  /** @param {string} id */
  add(id) {
    const part = this.partOf(id);
    this.change({ [part]: [...this.all(part), id] });
  }

  /** @param {string} id */
  takeOut(id) {
    const part = this.partOf(id);
    const place = this.all(part).lastIndexOf(id);
    if (place >= 0) this.change({ [part]: this.all(part).toSpliced(place, 1) });
  }

  /** @param {string} id */
  open(id) {
    this.opened = this.opened === id ? null : id;
  }

  /** @param {object} change */
  set(change) {
    this.filter = { ...this.filter, ...change };
    if ("words" in change && !this.hears) {
      this.hears = true;
      void everyLanguage().then(() => {
        this.heard.clear();
        this.requestUpdate();
      });
    }
  }

  /** All words of a card. @param {string} _id @returns {string} */
  spoken(_id) {
    return "";
  }

  /** Whether all words that somebody looks for are on a card: in any language, without regard to case and the marks of letters. @param {string} id @param {string} words */
  speaks(id, words) {
    const wanted = plain(words).split(/\s+/).filter(Boolean);
    if (!wanted.length) return true;
    const heard = this.heard.get(id) ?? plain(inEveryLanguage(() => this.spoken(id)).join(" "));
    this.heard.set(id, heard);
    return wanted.every((word) => heard.includes(word));
  }

  // --- Ways in and out --------------------------------------------------------------------------------

  /** Put it among one's own. @param {any} _told what the game says about it */
  keepAs(_told) {}

  /** Save it; the answer is whether it can be played. */
  async save() {
    if (!this.built.name.trim()) this.change({ name: say(this.says.nameless, { count: this.store.saved().length + 1 }) });
    const told = await this.fresh();
    if (!told) return false;
    this.keepAs(told);
    toast({ id: this.says.saved, args: { name: this.built.name } }, "good");
    this.requestUpdate();
    return told.legal;
  }

  async play() {
    if (await this.save()) location.hash = `#/new/${this.game}/${this.page}`;
  }

  async copyText() {
    const told = await this.fresh();
    if (told) this.copy(told.text[language()], this.says.copied);
  }

  /** @param {string} text @param {string} message */
  async copy(text, message) {
    try {
      await navigator.clipboard.writeText(text);
      toast(message, "good");
    } catch {
      toast("build-no-clipboard");
    }
    this.menu = false;
  }

  /** Build what a text describes; the answer is whether it could be read. @param {object} written */
  async readIn(written) {
    try {
      const document = this.store.documentOf(await this.store.examine(written));
      this.querySelector("dialog")?.close();
      this.change(document);
      toast({ id: this.says.wasRead, args: { name: document.name || say(this.says.unnamed) } }, "good");
      return true;
    } catch (refusal) {
      this.unread = problemsIn(refusal.text).map(sayProblem);
      this.requestUpdate();
      return false;
    }
  }

  /** The field for a text. @returns {HTMLTextAreaElement} */
  get text() {
    return /** @type {HTMLTextAreaElement} */ (this.querySelector("dialog textarea"));
  }

  // --- Keys -------------------------------------------------------------------------------------------

  /** @param {string} id */
  reachable(id) {
    return id === (this.stands ?? this.first) ? 0 : -1;
  }

  /** @param {string} id */
  stand(id) {
    this.stands = id;
  }

  /** @param {any} event */
  press(event) {
    if (event.target.closest?.("dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "/" && !event.target.matches?.("input, textarea")) {
      event.preventDefault();
      /** @type {HTMLElement|null} */ (this.querySelector(".search input"))?.focus();
      return;
    }
    if (event.key === "Escape") this.menu = this.sheet = false;
    const panel = event.target.closest?.(this.panel);
    if (!panel) return;
    if (event.key === "+" || event.key === "=") this.add(panel.dataset[this.mark]);
    else if (event.key === "-") this.takeOut(panel.dataset[this.mark]);
    else this.walk(event, panel);
  }

  /** Arrow keys go from one to the next. @param {any} event @param {HTMLElement} panel */
  walk(event, panel) {
    const panels = [.../** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll(this.panel))];
    const columns = panels.filter((each) => each.offsetTop === panels[0].offsetTop).length;
    const place = panels.indexOf(panel);
    const to = { ArrowRight: place + 1, ArrowLeft: place - 1, ArrowDown: place + columns, ArrowUp: place - columns, Home: 0, End: panels.length - 1 }[/** @type {string} */ (event.key)];
    if (to === undefined || !panels[to]) return;
    event.preventDefault();
    this.stands = panels[to].dataset[this.mark];
    this.controlOf(panels[to], panel, event.target)?.focus();
    panels[to].scrollIntoView({ block: "nearest" });
  }

  /** Where the focus goes in the next panel. @param {HTMLElement} next @param {HTMLElement} _panel @param {HTMLElement} _from @returns {HTMLElement|null} */
  controlOf(next, _panel, _from) {
    return next.querySelector("button");
  }

  // --- Drawing ----------------------------------------------------------------------------------------

  /** Until the cards are there. */
  loading() {
    return html`${topbar(this.page)}<main class="table middle"><p role="status">${this.failed ? this.failed.message : say("build-loading")}</p></main>`;
  }
}
