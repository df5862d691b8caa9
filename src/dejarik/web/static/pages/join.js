/**
 * Sitting down at a table: a name, and what the seat brings, as the game says what can be chosen: what the host chose, something
 * ready-made, a document of one's own, or one that is pasted. What is wrong with it is the server's to say. Others sit down
 * meanwhile: the page follows the table, and a choice moves along when its seat is taken.
 */
import { html, nothing } from "../vendor/lit.js";
import { Part, SEAT_COLOURS, icon, tally } from "../core/part.js";
import * as api from "../core/api.js";
import { say } from "../core/i18n.js";
import { ownDocuments } from "../core/documents.js";
import { askSeat, grouped, isRefused, settingsFor } from "../core/fitting.js";
import { forgetPending, forgetSeat, keep, kept, pendingSecret, rememberTable, seatsAt, secretToSit } from "../core/store.js";
import { copyLink, seatAddress } from "../components/ownlink.js";
import { topbar } from "../components/topbar.js";
import { seatName } from "../components/sides.js";
import { heldSeats } from "./seats.js";

/** @import { Choice, Fit, Game, Refused, Seat, Setting, Table, Text, Typed } from "../../protocol.js" */

const PASTE = "paste";
const PAUSE = 300; // milliseconds after a change before the game is asked about it
const FOLLOW = 2500; // milliseconds between looks at who sits down meanwhile
const AGAIN = [500, 1500, 3000]; // milliseconds before a request without an answer is sent again

/**
 * @typedef {{table: string, token?: string|null, game?: Game, facts?: Table, place?: number, chosen: Record<string, string>, pasted: Record<string, string>,
 *   told: Record<string, {legal?: boolean, problems?: Text[]}>, notes: Text[], failed?: Refused|null, lost?: Refused, busy?: boolean, fit?: Fit,
 *   mine: number[], also?: boolean, secret?: string}} Given
 * `token`: the invitation, none for an open seat; `place`: the seat that is shown; `chosen`: the value of each setting, "" for what the
 * host chose; `notes`: what has changed meanwhile; `mine`: seats that this browser has here already, and `also`: it wants this one too;
 * `secret`: that the seat shall have
 */

class Join extends /** @type {Typed<Given>} */ (Part) {
  static properties = {
    table: { attribute: false },
    token: { attribute: false },
    game: { state: true },
    facts: { state: true },
    place: { state: true },
    chosen: { state: true },
    pasted: { state: true },
    told: { state: true },
    notes: { state: true },
    failed: { state: true },
    lost: { state: true },
    busy: { state: true },
    fit: { state: true },
    mine: { state: true },
    also: { state: true },
  };
  static start = () => ({ chosen: {}, pasted: {}, told: {}, notes: [], mine: [] });

  async connectedCallback() {
    super.connectedCallback();
    try {
      if (await this.isMine()) return;
      const [facts, games] = await Promise.all([api.table(this.table, this.token), api.games()]);
      this.game = games.find((each) => each.name === facts.game);
      if (this.token) this.mine = (await heldSeats(this.table)).flatMap((each) => each.seats);
      await this.follow(facts);
      if (this.isConnected) this.following = setInterval(() => this.look(), FOLLOW);
    } catch (refusal) {
      this.lost = refusal;
    }
  }

  /** Whether this browser sits here already, because it was only the answer that was lost; if so, it goes there. */
  async isMine() {
    const secret = this.secret ?? pendingSecret(this.table, this.token ?? null);
    if (!secret) return false;
    try {
      const { caller } = await api.table(this.table, secret);
      if (caller?.seats.length) this.seated(caller.seats[0], secret);
      return Boolean(caller?.seats.length);
    } catch (refusal) {
      if (refusal.status === 401) return false;
      throw refusal;
    }
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.asking);
    clearInterval(this.following);
  }

  /** Choices come and go while others choose; each list shows what is chosen, not what stands in its place. */
  updated() {
    for (const list of /** @type {NodeListOf<HTMLSelectElement>} */ (this.querySelectorAll("select[data-setting]"))) list.value = this.chosen[list.dataset.setting ?? ""] ?? "";
  }

  // --- Following the table --------------------------------------------------------------------------

  /** See who has sat down meanwhile. */
  async look() {
    if (this.busy) return;
    try {
      const facts = await api.table(this.table, this.token);
      if (!this.busy) await this.follow(facts);
    } catch (refusal) {
      if (refusal.status === 410 && !(await this.isMine().catch(() => false))) this.lost = refusal; // whoever else has the link was faster
    }
  }

  /** Show how the table stands, and move along when the seat that was shown is taken. @param {Table} facts */
  async follow(facts) {
    const before = this.place;
    const changed = JSON.stringify([this.facts?.seats, this.facts?.settings]) !== JSON.stringify([facts.seats, facts.settings]);
    this.facts = facts;
    const free = facts.state === "open" ? facts.seats.filter((seat) => seat.kind === "open" && !seat.taken).map((seat) => seat.seat) : [];
    this.place = facts.caller?.invitation ?? (free.includes(before ?? -1) ? before : free[0]);
    if (before !== undefined && this.place !== undefined && before !== this.place) this.move(before, this.place);
    if (changed && this.place !== undefined) await this.askFit(this.place);
  }

  /** What was chosen for one seat is chosen for another one. @param {number} from @param {number} to */
  move(from, to) {
    const [old, now] = [this.settingsOf(from), this.settingsOf(to)];
    /** @template T @param {Record<string, T>} values @returns {Record<string, T>} */
    const moved = (values) => Object.fromEntries(old.flatMap(({ name }, place) => (now[place] && values[name] !== undefined ? [[now[place].name, values[name]]] : [])));
    [this.chosen, this.pasted, this.told] = [moved(this.chosen), moved(this.pasted), moved(this.told)];
    if (Object.values(this.chosen).some(Boolean)) this.notes = [{ id: "join-moved", args: { seat: to + 1 } }];
  }

  /** Ask what can be brought to a seat; what can't be any more is not chosen any more. @param {number} place */
  async askFit(place) {
    const settings = this.settingsOf(place);
    const fit = await askSeat(this.table, place, settings, this.token ?? null).catch(() => undefined);
    if (place !== this.place) return;
    this.fit = fit;
    for (const setting of settings) {
      const value = this.chosen[setting.name];
      if (!value || value === PASTE || !isRefused(fit, setting, { value, label: { id: "" } })) continue;
      this.chosen = { ...this.chosen, [setting.name]: "" };
      this.notes = [...this.notes.filter((note) => note.id !== "join-dropped"), { id: "join-dropped" }];
    }
  }

  /** What whoever sits in a seat chooses: nothing, where the host has settled it. @param {number|undefined} place */
  settingsOf(place) {
    if (this.facts?.seats[place ?? -1]?.kind === "friend") return [];
    return settingsFor(this.game?.settings ?? [], this.facts?.settings ?? {}).filter((setting) => setting.seat !== undefined && setting.seat === place);
  }

  get settings() {
    return this.settingsOf(this.place);
  }

  /** @param {Setting} setting @param {string} value */
  choose(setting, value) {
    this.chosen = { ...this.chosen, [setting.name]: value };
    this.failed = null;
  }

  /** @param {Setting} setting @param {string} text */
  paste(setting, text) {
    this.pasted = { ...this.pasted, [setting.name]: text };
    this.failed = null;
    clearTimeout(this.asking);
    this.asking = setTimeout(() => this.examine(setting, text), PAUSE);
  }

  /** Ask the game about what was pasted. @param {Setting} setting @param {string} text */
  async examine(setting, text) {
    const told = await api.examine(this.facts?.game ?? "", setting.document ?? "", { text }).catch((refusal) => ({ legal: false, problems: [refusal.text] }));
    if (this.pasted[setting.name] === text) this.told = { ...this.told, [setting.name]: told };
  }

  /** What is brought: settings with a value. */
  get brings() {
    const values = this.settings.map((setting) => [setting.name, this.chosen[setting.name] === PASTE ? (this.pasted[setting.name] ?? "") : this.chosen[setting.name]]);
    return Object.fromEntries(values.filter(([, value]) => value));
  }

  /** @param {SubmitEvent} event */
  async sit(event) {
    event.preventDefault();
    this.busy = true;
    this.failed = null;
    await this.sitDown(this.notes.some((note) => note.id === "join-moved"));
    this.busy = false;
  }

  /** Whoever has chosen nothing takes any seat; a choice is for the seat that shows. @param {boolean} moved whether another seat than the one that was shown first is all right */
  async sitDown(moved) {
    const { brings, place } = this;
    const isChosen = Object.keys(brings).length > 0;
    const name = kept("name") || (this.facts?.seats[place ?? -1]?.name ? "" : say("page-guest"));
    try {
      const { seat, token } = await this.ask(name, isChosen && !this.token ? place : undefined, brings);
      this.seated(seat, token);
    } catch (refusal) {
      const isDoubtful = isUnanswered(refusal) || refusal.text?.id === "table-seated";
      if (isDoubtful && (await this.isMine().catch(() => false))) return;
      if (refusal.status === 410) this.lost = refusal;
      else if (refusal.text?.id === "table-seat-gone") await this.another(refusal, moved, brings);
      else {
        this.failed = refusal;
        await this.follow(await api.table(this.table, this.token)).catch(() => {});
      }
    }
  }

  /** Ask for the seat; when the answer is lost, again with the same secret, so that it is the same seat. @param {string} name @param {number|undefined} seat @param {Record<string, string>} brings */
  async ask(name, seat, brings) {
    this.secret ??= secretToSit(this.table, this.token ?? null);
    for (const pause of AGAIN) {
      try {
        return await api.join(this.table, name, seat, brings, this.token, this.secret);
      } catch (refusal) {
        if (!isUnanswered(refusal)) throw refusal;
      }
      await new Promise((done) => setTimeout(done, pause));
    }
    return api.join(this.table, name, seat, brings, this.token, this.secret);
  }

  /** The seat was taken a moment ago: show another one. Who was told so once and chose the same need not be asked again. @param {Refused} refusal @param {boolean} moved @param {Record<string, string>} brings */
  async another(refusal, moved, brings) {
    try {
      await this.follow(await api.table(this.table, this.token));
    } catch {
      this.failed = refusal;
      return;
    }
    const keptAll = Object.keys(this.brings).length === Object.keys(brings).length;
    if (moved && keptAll && this.place !== undefined) await this.sitDown(true);
  }

  /** @param {number} seat @param {string} token */
  seated(seat, token) {
    clearInterval(this.following);
    forgetPending(this.table, this.token ?? null);
    if (this.token) forgetSeat(this.table, this.token);
    rememberTable(this.table, token, [seat], { fresh: true, ...(this.token ? { invitation: this.token } : {}) });
    const address = `#/table/${this.table}${seatsAt(this.table).length > 1 ? `/${token}` : ""}`;
    if (location.hash === address) dispatchEvent(new HashChangeEvent("hashchange"));
    else location.replace(address);
  }

  // --- Drawing --------------------------------------------------------------------------------------

  render() {
    if (this.lost?.status === 410) return usedLink(this.table);
    if (this.lost) return html`${topbar("")}<main class="table middle"><p role="alert">${this.lost.message}</p></main>`;
    const { facts, place } = this;
    if (!facts) return html`${topbar("")}<main class="table middle"><p role="status">${say("page-loading-table")}</p></main>`;
    if (place === undefined) return waysOn(say("join-full"), nothing, this.table);
    if (this.mine.length && !this.also) return this.already(facts, place);
    const others = facts.seats.filter((seat) => seat.seat !== place && seat.seated).map((seat) => seatName(facts, seat.seat)).join(", ");
    const { name } = facts.seats[place];
    return html`${topbar("")}<main class="sheet table"><form class="panel newtable joining" @submit=${this.sit}>
      <h1 class="phead">${tally(SEAT_COLOURS[place], "s")}${say("join-title")}</h1>
      <p class="pad dim">${others ? say("join-note", { game: facts.label, others }) : say("join-note-alone", { game: facts.label })}</p>
      <ul class="pad col whosits" aria-label=${say("join-seats")}>${facts.seats.map((seat) => this.who(facts, seat))}</ul>
      <div class="pad formgrid">
        <label>${say("page-your-name")}<input class="field" maxlength="40" .value=${kept("name") ?? ""} placeholder=${name || say("page-guest")} @change=${(event) => keep("name", event.target.value.trim())} /></label>
        ${this.settings.map((setting) => this.setting(setting))}
        ${facts.seats[place].kind === "friend" ? html`<p class="whole t-small dim">${say("join-settled")}</p>` : nothing}
      </div>
      ${facts.bluff === null ? nothing : html`<p class="pad t-small dim" data-bluff=${facts.bluff}>${say(facts.bluff ? "join-bluff" : "join-no-bluff")}</p>`}
      ${facts.together === "all" ? html`<p class="pad t-small dim" data-together>${say("join-together")}</p>` : nothing}
      ${this.notes.map((note) => html`<p class="pad note" role="status">${icon("a-help", "s")} ${say(note)}</p>`)}
      ${this.failed ? html`<p class="pad bad" role="alert">${icon("a-warn", "s")} ${this.failed.message}</p>` : nothing}
      <div class="pad"><button class="btn primary big full" type="submit" ?disabled=${this.busy}>${icon("a-check")}${say("page-sit-down")}</button></div>
    </form></main>`;
  }

  /** A seat, and who is there. @param {Table} facts @param {Seat} seat */
  who(facts, seat) {
    const state = seat.seat === this.place ? "yours" : seat.kind === "bot" ? "bot" : seat.seated ? "here" : seat.kind === "open" ? "free" : "invited";
    const words = { yours: say("join-seat-yours"), bot: say("join-seat-bot"), here: say("join-seat-here"), free: say("join-seat-free"), invited: say("join-seat-invited") };
    return html`<li class="row small" data-who=${seat.seat} data-state=${state}>${tally(SEAT_COLOURS[seat.seat], "s")}
      <span class="grow ell">${seatName(facts, seat.seat)}${seat.role ? html` <span class="t-small dim">${say(seat.role)}</span>` : nothing}</span>
      <span class="t-small ${state === "yours" ? "good" : "dim"}">${words[state]}</span></li>`;
  }

  /** Somebody opens a friend's link where they sit themselves. @param {Table} facts @param {number} place */
  already(facts, place) {
    const name = this.mine.map((seat) => seatName(facts, seat)).join(", ");
    const link = seatAddress(this.table, this.token ?? "");
    return html`${topbar("")}<main class="sheet table"><section class="panel newtable already">
      <h1 class="phead">${tally(SEAT_COLOURS[place], "s")}${say("join-title")}</h1>
      <p class="pad">${say("join-already", { name, seat: place + 1 })}</p><p class="pad t-small dim">${say("join-already-note")}</p>
      <div class="pad"><input class="field full" readonly data-link aria-label=${say("page-seat", { seat: place + 1 })} .value=${link} @focus=${(event) => event.target.select()} /></div>
      <div class="pad col">
        <button class="btn primary full" @click=${() => copyLink(link)}>${icon("a-share")}${say("join-copy-again")}</button>
        <button class="btn full" data-also @click=${() => (this.also = true)}>${icon("a-plus")}${say("join-also")}</button>
        <a class="btn full" href="#/table/${this.table}">${icon("a-undo")}${say("join-back")}</a>
      </div></section></main>`;
  }

  /** @param {Setting} setting */
  setting(setting) {
    const now = this.chosen[setting.name] ?? "";
    const own = ownDocuments(setting.document).filter((choice) => !isRefused(this.fit, setting, choice));
    const choices = setting.choices.filter((choice) => !isRefused(this.fit, setting, choice));
    return html`<label>${say(setting.label)}<select class="field" data-setting=${setting.name} @change=${(event) => this.choose(setting, event.target.value)}>
        <option value="">${this.asSet(setting)}</option>
        ${own.length ? html`<optgroup label=${say("join-own")}>${own.map((choice) => option(choice, now))}</optgroup>` : nothing}
        ${grouped(choices, say).map(([heading, all]) => html`<optgroup label=${heading || say("join-ready-made")}>${all.map((choice) => option(choice, now))}</optgroup>`)}
        ${setting.document ? html`<option value=${PASTE} ?selected=${now === PASTE}>${say("join-paste")}</option>` : nothing}
      </select>${this.fit?.sides[setting.name] ? html`<span class="t-small dim">${say("join-side", { side: this.fit.sides[setting.name].label })}</span>` : nothing}</label>
      ${now === PASTE ? this.pasting(setting) : nothing}`;
  }

  /** What the host chose, where that is known. @param {Setting} setting */
  asSet(setting) {
    const choice = setting.choices.find((each) => each.value === this.facts?.settings[setting.name]);
    return choice ? say("join-as-set-named", { name: choice.label }) : say("join-as-set");
  }

  /** @param {Setting} setting */
  pasting(setting) {
    const told = this.told[setting.name];
    return html`<label class="whole">${say("join-text")}<textarea class="field" rows="10" spellcheck="false" .value=${this.pasted[setting.name] ?? ""} @input=${(event) => this.paste(setting, event.target.value)}></textarea></label>
      <ul class="whole t-small" role="status">${told?.legal ? html`<li class="good">${icon("a-check", "s")} ${say("join-legal")}</li>` : (told?.problems ?? []).map((problem) => html`<li class="problem bad">${say(problem)}</li>`)}</ul>`;
  }
}

/** Whether nobody knows what became of a request. @param {Refused} refusal */
const isUnanswered = (refusal) => refusal.status === 0 || (refusal.status ?? 0) >= 500;

/** What can be done where there is no seat. @param {string} title @param {unknown} note @param {string} table */
const waysOn = (title, note, table) => html`${topbar("")}<main class="table middle"><section class="panel pad center errorbox" role="alert">
  ${icon("a-person", "xl")}<h1 class="t-title">${title}</h1>${note}
  <div class="row wrap center">
    <a class="btn primary" href="#/table/${table}">${seatsAt(table).length ? say("join-back") : say("join-used-watch")}</a>
    <a class="btn" href="#/">${say("page-tables")}</a></div></section></main>`;

/** Somebody else was faster, or it was oneself, elsewhere. @param {string} table */
export const usedLink = (table) => waysOn(say("join-used-title"), html`<p class="dim">${say("join-used")}</p>`, table);

/** @param {Choice} choice @param {string} now */
const option = (choice, now) => html`<option value=${choice.value} ?selected=${choice.value === now}>${say(choice.label)}${choice.points ? ` (${choice.points})` : nothing}</option>`;

customElements.define("dj-join", Join);
