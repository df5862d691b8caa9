/** A new table: what is played (as the game itself says what can be chosen), who sits where, who may watch. */
import { html, nothing } from "../vendor/lit.js";
import { Part, SEAT_COLOURS, icon, maybe, tally } from "../core/part.js";
import * as api from "../core/api.js";
import { say } from "../core/i18n.js";
import { ownDocuments } from "../core/documents.js";
import { askFitting, grouped, isRefused, settingsFor } from "../core/fitting.js";
import { keep, kept, rememberInvitations, rememberTable } from "../core/store.js";
import { topbar } from "../components/topbar.js";
import "../components/picker.js";
import { wholeLink } from "../components/missing.js";
import { copyLink } from "../components/ownlink.js";
import { toast } from "../components/toasts.js";
import { planOf } from "../games/registry.js";
import { colourOf, gallery, lookAt, summaryLine } from "./new-parts.js";

/** @import { Choice, Fit, Game, MadeTable, Setting, Typed } from "../../protocol.js" */
/** @typedef {{kind: string, bot?: string, name?: string, fixed?: boolean}} WantedSeat `fixed`: a friend plays what is chosen here */

const KINDS = ["me", "hot", "friend", "open", "bot"];
const CLOCKS = [0, 60, 120, 300, 86400];

/**
 * @typedef {{game: string, quick: string, games?: Game[], settings: Record<string, string>, seats: WantedSeat[], made?: MadeTable, busy?: boolean,
 *   secret: boolean, clock: number, bluff?: boolean, agree?: boolean, fit?: Fit, small?: {game: string, plan: import("../../protocol.js").Plan, catalogue: any}}} Given
 */

class NewTable extends /** @type {Typed<Given>} */ (Part) {
  static properties = {
    game: { attribute: false },
    quick: { attribute: false },
    games: { state: true },
    settings: { state: true },
    seats: { state: true },
    made: { state: true },
    busy: { state: true },
    secret: { state: true },
    clock: { state: true },
    bluff: { state: true },
    agree: { state: true },
    small: { state: true },
    fit: { state: true },
  };
  static start = () => ({ settings: {}, seats: [], secret: true, clock: 0 });

  async connectedCallback() {
    super.connectedCallback();
    try {
      this.games = await api.games();
    } catch (refusal) {
      toast(refusal.text);
      return;
    }
    if (!this.chosen) this.game = this.games.find((game) => game.offered)?.name ?? "";
    this.begin();
  }

  get chosen() {
    return this.games?.find((game) => game.name === this.game);
  }

  begin() {
    this.settings = this.atFirst;
    const own = this.own.find((setting) => setting.seat === 0 && setting.document);
    const [newest] = ownDocuments(own?.document);
    if (own && newest && this.quick === own.document) this.settings = this.following({ ...this.settings, ...newest.settings, [own.name]: newest.value });
    this.fitSeats();
    this.ask();
    this.bringPlan().catch(() => {});
    if (this.quick === "bot" && this.chosen) this.create();
  }

  /** What is chosen at first: what suits a first game, if this browser has not played this game yet. */
  get atFirst() {
    const { lead } = this;
    if (!lead) return this.counted ? { players: String(this.counted.choices[0].value) } : {};
    const isFirst = !(kept("played") ?? []).includes(this.game);
    const wanted = lead.choices.find((choice) => choice.value === this.quick)?.value;
    return this.following({ [lead.name]: wanted ?? ((isFirst && lead.first) || lead.choices[0].value) });
  }

  /** The settings that can be chosen with what leads. @returns {Setting[]} */
  get own() {
    return settingsFor(this.chosen?.settings ?? [], this.settings);
  }

  /** The setting from which it follows how many play, of a game that has it. */
  get lead() {
    return this.chosen?.settings?.find((setting) => setting.leads);
  }

  /** How many can play, by what leads. @param {Record<string, string>} settings @returns {number[]|null} */
  sizes(settings) {
    const choice = this.lead?.choices.find((each) => each.value === settings[this.lead?.name ?? ""]);
    return choice?.players ? [choice.players].flat() : null;
  }

  /** Settings in which as many play as can. @param {Record<string, string>} settings @returns {Record<string, string>} */
  following(settings) {
    const sizes = this.sizes(settings);
    return sizes && !sizes.includes(Number(settings.players)) ? { ...settings, players: String(sizes[0]) } : settings;
  }

  /** Ask the game which choices fit beside one another. */
  async ask() {
    const { chosen, settings } = this;
    if (!chosen) return;
    const fit = await askFitting(chosen, settings).catch(() => undefined);
    if (this.chosen !== chosen || this.settings !== settings) return;
    this.fit = fit;
    const kept = Object.entries(settings).filter(([name]) => !fit?.dropped.includes(name));
    if (fit?.dropped.length) this.settings = Object.fromEntries(kept);
  }

  /** How many seats there are follows from what is chosen, where the game says so. */
  get players() {
    if (this.counted) return Number(this.settings.players);
    return 2;
  }

  /** The setting that says how many play, of a game that has it. */
  get counted() {
    return this.own.find((setting) => setting.name === "players");
  }

  fitSeats() {
    /** @param {number} seat @returns {WantedSeat} */
    const fresh = (seat) => (seat === 0 ? { kind: "me" } : this.freshBot);
    this.seats = Array.from({ length: this.players }, (_, seat) => this.seats[seat] ?? fresh(seat));
  }

  set(name, value) {
    let settings = { ...this.settings };
    if (name === "players") for (const each of this.own) if (!each.leads && each.choices.some((choice) => choice.players)) delete settings[each.name];
    if (value) settings[name] = value;
    else delete settings[name];
    if (name === this.lead?.name) settings = this.leading(settings); // as many as are best
    settings = this.following(settings);
    for (const each of this.own) if (settings.players && (each.seat ?? 0) >= Number(settings.players)) delete settings[each.name];
    this.settings = settings;
    this.fitSeats();
    this.ask();
  }

  /** What stays when something else leads: what it has too. @param {Record<string, string>} settings */
  leading(settings) {
    const own = settingsFor(this.chosen?.settings ?? [], settings);
    const stays = ([name, value]) => name !== "players" && own.some((setting) => setting.name === name && (setting.document || setting.choices.some((choice) => choice.value === value)));
    return Object.fromEntries(Object.entries(settings).filter(stays));
  }

  /** Whoever sits down elsewhere gets up first: the bot of that seat takes the own one. @param {number} place @param {Partial<WantedSeat>} change */
  seat(place, change) {
    const left = (/** @type {WantedSeat} */ seat) => (change.kind === "me" && seat.kind === "me" ? this.freshBot : seat);
    this.seats = this.seats.map((seat, index) => (index === place ? { ...seat, ...change } : left(seat)));
  }

  /** @returns {WantedSeat} */
  get freshBot() {
    return { kind: "bot", bot: this.chosen?.bots?.includes("greedy") ? "greedy" : this.chosen?.bots?.[0] };
  }

  async create() {
    this.busy = true;
    const name = kept("name") || say("page-guest");
    const seats = this.seats.map((seat, place) => {
      if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
      const kind = seat.kind === "friend" && !seat.fixed && this.isBrought(place) ? "invited" : seat.kind;
      return { kind, name: seat.name || (seat.kind === "me" ? name : undefined) };
    }).map((seat) => Object.fromEntries(Object.entries(seat).filter(([, value]) => value !== undefined)));
    const wanted = { game: this.game, settings: this.settings, seats, private: this.secret, spectators: true };
    if (this.clock) wanted.clock = this.clock;
    if (this.chosen?.bluff && this.bluff !== undefined) wanted.bluff = this.bluff;
    if (this.shares && this.agree) wanted.together = "all";
    try {
      const made = await api.newTable(wanted);
      keep("played", [...new Set([...(kept("played") ?? []), this.game])]);
      const mine = made.seats.filter((seat) => seat.token);
      if (mine[0]?.token) rememberTable(made.table, mine[0].token, mine.map((seat) => seat.seat));
      rememberInvitations(made.table, made.seats);
      if (made.seats.some((seat) => seat.link)) {
        this.made = made;
        history.replaceState(null, "", `#/table/${made.table}`); // whoever loads this page anew finds the table, and the links there
      }
      else location.replace(`#/table/${made.table}`);
    } catch (refusal) {
      toast(refusal.text);
    }
    this.busy = false;
  }

  render() {
    if (this.busy && this.quick === "bot") return html`${topbar("")}<main class="table middle"><p class="center">${icon("logo", "xl")}${say("page-loading-table")}</p></main>`;
    return html`${topbar("")}<main class="sheet table">${this.made ? this.links(this.made) : this.form()}</main>`;
  }

  form() {
    const submit = (event) => {
      event.preventDefault();
      this.create();
    };
    return html`<form class="panel newtable" @submit=${submit}>
      <section class="newwhat"><h1 class="phead">${icon("a-plus", "s")}${say("page-new-table")}</h1>
      <div class="pad formgrid">
        <label>${say("page-game")}<select class="field" .value=${this.game ?? ""} @change=${(event) => { this.game = event.target.value; this.seats = []; this.begin(); }}>
          ${(this.games ?? []).filter((game) => game.offered || game.name === this.game).map((game) => html`<option value=${game.name} ?selected=${game.name === this.game}>${say(game.label ?? `game-name-${game.name}`)}</option>`)}</select></label>
        ${[...this.own].sort((a, b) => this.rank(a) - this.rank(b)).filter((setting) => setting.seat === undefined && this.applies(setting)).map((setting) => this.setting(setting))}
        ${this.explained()}
        ${this.plan()}
      </div></section>
      <section class="newwho"><h2 class="phead">${icon("a-person", "s")}${say("page-seats")}</h2>
      <ul class="pad col">${this.seats.map((seat, place) => this.seatRow(seat, place))}</ul>
      <div class="pad formgrid">
        <label class="check"><input type="checkbox" .checked=${!this.secret} @change=${(event) => (this.secret = !event.target.checked)} />${say("page-public")}</label>
        <label>${say("page-clock")}<select class="field" @change=${(event) => (this.clock = Number(event.target.value))}>
          ${CLOCKS.map((seconds) => html`<option value=${seconds}>${say("page-clock-value", { minutes: seconds / 60 })}</option>`)}</select></label>
        ${this.chosen?.bluff ? this.bluffing() : nothing}
        ${this.shares ? this.agreeing() : nothing}
        <label>${say("page-your-name")}<input class="field" maxlength="40" .value=${kept("name") ?? ""} placeholder=${say("page-guest")} @change=${(event) => { keep("name", event.target.value.trim()); this.requestUpdate(); }} /></label>
      </div></section>
      <div class="newbar">${this.summed()}<button class="btn primary big" type="submit" ?disabled=${this.busy || !this.chosen}>${icon("a-play")}${say("page-begin")}</button></div>
    </form>`;
  }

  /** Whether players are asked whatever they hold: as long as nobody says so, where people play against each other from screens of their own. */
  bluffing() {
    const apart = this.seats.filter((seat) => seat.kind === "friend" || seat.kind === "open").length;
    const on = this.bluff ?? apart + (this.seats.some((seat) => seat.kind === "me" || seat.kind === "hot") ? 1 : 0) > 1;
    return html`<label class="check whole"><input type="checkbox" data-bluff .checked=${on} @change=${(event) => (this.bluff = event.target.checked)} />
      <span>${say("page-bluff")}<br /><span class="t-small dim">${say("page-bluff-note")}</span></span></label>`;
  }

  /** Whether some seats decide together, with what leads. */
  get shares() {
    return this.way?.together ?? this.chosen?.together;
  }

  /** What is chosen of what leads. */
  get way() {
    return this.lead?.choices.find((each) => each.value === this.settings[this.lead?.name ?? ""]);
  }

  /** Whether those who decide together must agree. */
  agreeing() {
    return html`<label class="check whole"><input type="checkbox" data-agree .checked=${Boolean(this.agree)} @change=${(event) => (this.agree = event.target.checked)} />
      <span>${say("page-agree")}<br /><span class="t-small dim">${say("page-agree-note")}</span></span></label>`;
  }

  /** What comes first in the form: what leads, then how many play; what takes a whole line comes last. @param {Setting} setting */
  rank(setting) {
    return setting.leads ? 0 : setting === this.counted ? 1 : setting.many ? 3 : 2;
  }

  /** What was chosen, in a sentence. */
  explained() {
    const choice = this.way;
    return choice?.text ? html`<p class="whole t-small dim">${say(choice.text)}</p>` : nothing;
  }

  /** What was chosen, in small. */
  plan() {
    if (!this.small || this.small.game !== this.game) return nothing;
    const { plan, catalogue } = this.small;
    const about = plan.about(catalogue, this.settings);
    const picture = plan.picture(catalogue, this.settings);
    if (picture === nothing) return nothing;
    return html`<div class="chosenplan">${picture}${about ? html`<div><h2 class="t-head">${about.title}</h2><p class="t-small dim">${about.note}</p></div>` : nothing}</div>`;
  }

  /** What the game's own part of the page says of what is chosen. */
  get summary() {
    return (this.small?.game === this.game && this.small.plan.summary?.(this.small.catalogue, this.settings, this.players)) || null;
  }

  /** Which side each seat is on, as far as it is known: those with the same play together. @returns {unknown[]} */
  get sides() {
    const { roles = [] } = this.way ?? {};
    const teams = this.summary?.teams;
    return this.seats.map((_, place) => {
      const brings = this.own.find((setting) => setting.seat === place);
      return roles[place]?.id ?? this.fit?.sides[brings?.name ?? ""]?.label.id ?? teams?.[place] ?? place;
    });
  }

  /** What will be played, in a sentence. */
  summed() {
    const what = this.summary?.what ?? maybe(this.way?.label ?? this.chosen?.label);
    return summaryLine(what, this.seats.map((seat, place) => ({ name: this.sitter(seat, place), colour: colourOf(place) })), this.sides);
  }

  /** Who will sit there. @param {WantedSeat} seat @param {number} place */
  sitter(seat, place) {
    if (seat.kind === "me") return kept("name") || say("page-plan-you");
    if (seat.kind === "bot") return say("page-bot", { name: seat.bot ?? "" });
    return seat.name || say(seat.kind === "hot" ? "page-player" : `page-kind-${seat.kind}`, { seat: place + 1 });
  }

  async bringPlan() {
    const game = this.game;
    const plan = await planOf(game);
    if (plan) this.small = { game, plan, catalogue: await api.catalogue(game) };
  }

  /** Whether there is something that whoever sits there may choose. @param {number} place */
  isBrought(place) {
    return this.own.some((setting) => setting.seat === place);
  }

  applies(setting) {
    if (setting === this.counted && this.sizes(this.settings)?.length === 1) return false;
    return setting.seat === undefined || (setting.seat < this.players && this.settings.armies !== "random");
  }

  /** A map is offered when it is for as many as play, a deck when it fits beside the others. @param {Setting} setting @param {Choice} choice */
  fits(setting, choice) {
    if (setting.leads) return true;
    if (setting === this.counted) return this.sizes(this.settings)?.includes(Number(choice.value)) ?? true;
    if (isRefused(this.fit, setting, choice)) return false;
    return !choice.players || [choice.players].flat().includes(this.players);
  }

  missions(choice) {
    const names = Object.values(choice.missions ?? {}).filter((mission) => mission.players === this.players).map((mission) => say(mission.name));
    return names.length ? `: ${names.join(", ")}` : nothing;
  }

  /** @param {Setting} setting */
  setting(setting) {
    const { small } = this;
    if (small?.game === this.game && small.plan.gallery?.setting === setting.name)
      return gallery(small, setting, setting.choices.filter((choice) => this.fits(setting, choice)), this.settings[setting.name] ?? "", this.players, (value) => this.set(setting.name, value));
    if (setting.many) return html`<dj-picker class="whole" .setting=${setting} .value=${this.settings[setting.name] ?? ""} @pick=${(event) => this.set(setting.name, event.detail)}></dj-picker>`;
    return html`<label>${say(setting.label)}${this.select(setting)}</label>`;
  }

  /** @param {Setting} setting */
  select(setting) {
    const choices = [...ownDocuments(setting.document), ...setting.choices].filter((choice) => this.fits(setting, choice));
    /** @param {Choice} choice */
    const option = (choice) => html`<option value=${choice.value} ?selected=${this.settings[setting.name] === String(choice.value)}>
        ${say(choice.label)}${choice.points ? ` (${choice.points})` : nothing}${this.missions(choice)}</option>`;
    return html`<select class="field ${setting.seat === undefined ? "" : "grow"}" data-setting=${setting.name} aria-label=${say(setting.label)} @change=${(event) => this.set(setting.name, event.target.value)}>
      ${setting.name === "players" || setting.first ? nothing : html`<option value="" ?selected=${!this.settings[setting.name]}>${say(setting.seat === undefined ? "page-any" : this.anything(setting))}</option>`}
      ${grouped(choices, say).map(([heading, all]) => (heading ? html`<optgroup label=${heading}>${all.map(option)}</optgroup>` : all.map(option)))}
    </select>`;
  }

  /** What stands where nothing is chosen: the side, where the game knows it. @param {Setting} setting */
  anything(setting) {
    const side = this.fit?.sides[setting.name];
    return side ? { id: "page-any-of", args: { what: side.label } } : "page-any";
  }

  seatRow(seat, place) {
    const label = say("page-seat", { seat: place + 1 });
    const { roles = [] } = this.way ?? {};
    const role = roles[place];
    const side = role ? roles.findIndex((each) => each.id === role.id) : place; // those who play the same have one colour
    const team = this.summary?.teams;
    const isTeam = team && new Set(team).size < team.length;
    return html`<li class="row wrap seatrow">${tally(colourOf(side))}${role ? html`<span class="seatrole t-small">${say(role)}</span>` : isTeam ? html`<span class="seatteam t-small" data-team=${team[place]}>${say("skirmish-role-team", { team: team[place] + 1 })}</span>` : nothing}
      <select class="field" aria-label=${label} data-seat=${place} @change=${(event) => this.seat(place, { kind: event.target.value })}>
        ${KINDS.filter((kind) => kind !== "hot" || place > 0).map((kind) => html`<option value=${kind} ?selected=${seat.kind === kind}>${say(`page-kind-${kind}`)}</option>`)}</select>
      ${seat.kind === "bot"
        ? html`<select class="field" aria-label=${say("page-which-bot")} @change=${(event) => this.seat(place, { bot: event.target.value })}>
            ${(this.chosen?.bots ?? []).map((bot) => html`<option value=${bot} ?selected=${seat.bot === bot}>${say("page-bot", { name: bot })}</option>`)}</select>`
        : seat.kind === "hot" || seat.kind === "friend"
          ? html`<input class="field grow" maxlength="40" aria-label=${say("page-name-of", { seat: place + 1 })} placeholder=${say("page-player", { seat: place + 1 })}
              @change=${(event) => this.seat(place, { name: event.target.value.trim() })} />`
          : nothing}
      ${seat.kind === "friend" && this.isBrought(place) ? html`<label class="check"><input type="checkbox" data-fixed=${place} .checked=${Boolean(seat.fixed)} @change=${(event) => this.seat(place, { fixed: event.target.checked })} />${say("page-seat-fixed")}</label>` : nothing}
      ${this.own.filter((setting) => setting.seat === place && this.applies(setting)).map((setting) => html`${this.select(setting)}${this.look(setting)}`)}
    </li>`;
  }

  /** A look at what is chosen for a seat, where it can be looked at. @param {Setting} setting */
  look(setting) {
    const { small } = this;
    const found = small?.game === this.game && small.plan.brought?.(small.catalogue, this.settings[setting.name] ?? "");
    return found ? html`<button type="button" class="btn small" data-look=${setting.name} @click=${() => lookAt(found)}>${icon("a-eye", "s")}${say("page-plan-look")}</button>` : nothing;
  }

  /** @param {MadeTable} made */
  links(made) {
    const go = () => dispatchEvent(new HashChangeEvent("hashchange")); // the address is the table's already
    return html`<section class="panel newtable"><h1 class="phead">${icon("a-link", "s")}${say("page-links")}</h1>
      <p class="pad dim">${say("page-links-note")}</p>
      <ul class="pad col">${made.seats.filter((seat) => seat.link).map((seat) => html`<li class="row wrap">${tally(SEAT_COLOURS[seat.seat])}
        <input class="field grow" readonly aria-label=${say("page-seat", { seat: seat.seat + 1 })} .value=${wholeLink(seat.link)} @focus=${(event) => event.target.select()} />
        <button class="btn" @click=${(event) => copyLink(wholeLink(seat.link), event.target.closest("li").querySelector("input"))}>${icon("a-share")}${say("page-copy")}</button></li>`)}</ul>
      <div class="pad"><a class="btn primary big full" href="#/table/${made.table}" @click=${go}>${icon("a-play")}${say("page-to-table")}</a></div></section>`;
  }
}

customElements.define("dj-new-table", NewTable);
