/**
 * The board: the map's picture with doors, tokens and figures on it, what may be chosen lit where it stands, paths,
 * sight lines and odds. It can be dragged, zoomed and walked with the arrow keys; it knows no rule.
 * Events: `pick` (detail: {option} or {thing}), `look` (detail: an option's id or null).
 */
import { html, keyed, nothing, repeat, svg, unsafeSVG } from "../../vendor/lit.js";
import { Part, icon } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { bounds, middle, nearest, outline, place } from "./geometry.js";
import { around, bringing, fitted, gathering, wholeOf, zoomed } from "./camera.js";
import { figureNames } from "./names.js";
import { attackArrow, burstMark, fog, oddsPlate, sightLines, trails, wayThere } from "./overlays.js";
import { follow, letGo } from "./glide.js";
import { overviewOf, wayChooser } from "./plates.js";
import { playWalk } from "./walks.js";
import { NOBODYS, boardToken, brackets, doorMark, pointMark, figureToken, groundMark, standing, teamColour, tokensUnder } from "./figure.js";
import { paintZones } from "./zones.js";

/** @import { Typed } from "../../../protocol.js" */
/** @import { BoardProps, Lit } from "../../../skirmish.js" */

const DRAG = 6; // pixels before a press becomes a drag
const TOUCH_SPACE = 44; // pixels a space is wide on a touch screen, at least
const MARKED = 1200; // milliseconds for which those who want no motion see who moved

class Board extends /** @type {Typed<BoardProps>} */ (Part) {
  /** @type {Map<number, number[]>} where fingers and the mouse are, in shares of the frame */
  pointers = new Map();
  sizes = new ResizeObserver(() => this.resized());

  static properties = {
    map: { attribute: false },
    picture: { attribute: false },
    shown: { attribute: false },
    colours: { attribute: false },
    lit: { attribute: false },
    looked: { attribute: false },
    hint: { attribute: false },
    odds: { attribute: false },
    held: { type: Boolean }, frame: { attribute: false }, ways: { attribute: false }, burst: { attribute: false }, shot: { attribute: false }, aimed: { attribute: false },
    walks: { attribute: false },
    pointed: { attribute: false },
    turning: { state: true }, changed: { state: true }, box: { state: true }, cursor: { state: true }, names: { state: true },
  };
  static start = () => ({ lit: [], colours: [], cursor: 0, names: false });

  keys = (/** @type {any} */ event) => this.press(event);

  connectedCallback() {
    super.connectedCallback();
    this.pointers.clear();
    this.sizes.observe(this);
    addEventListener("keydown", this.keys);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.sizes.disconnect();
    removeEventListener("keydown", this.keys);
  }

  // --- What part of the board shows -----------------------------------------------------------------

  get whole() {
    return wholeOf(this.map, this.picture.scale);
  }

  get size() {
    return { width: this.clientWidth, height: this.clientHeight };
  }

  resized() {
    if (!this.map || !this.clientWidth) return;
    if (!this.box || !this.moved) this.fit(this.touchy);
    else this.requestUpdate();
  }

  get touchy() {
    return matchMedia("(pointer: coarse)").matches && this.clientWidth < 768;
  }

  willUpdate(changed) {
    if (changed.has("map") && String([changed.get("map")?.name?.id, changed.get("map")?.from, changed.get("map")?.to]) !== String([this.map?.name?.id, this.map?.from, this.map?.to]) && this.map) {
      this.moved = false;
      if (this.clientWidth) this.fit(this.touchy);
    }
    if (changed.has("frame") && this.clientWidth) follow(this);
    if (changed.has("pointed") && this.pointed) this.bring([this.pointed]);
    const offered = [...this.acting, ...this.lit.map((each) => each.option)].join();
    if (offered !== this.offered) {
      [this.cursor, this.turning] = [0, null]; // a new question, not the same one drawn again
      setTimeout(() => this.showLit(), 60); // when the rest of the page has its size
    }
    this.offered = offered;
  }

  updated(changed) {
    paintZones(this, this.shown?.players ?? [], this.colours);
    if (changed.has("walks") && this.walks?.length) this.walk();
  }

  /** Figures walk the way that they went. Those who want no motion see who moved. */
  walk() {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.changed = this.walks?.map((walk) => walk.figure);
      clearTimeout(this.marking);
      this.marking = setTimeout(() => (this.changed = []), MARKED);
    } else for (const walk of this.walks ?? []) playWalk(this.querySelector(`[data-walker="${walk.figure}"]`), walk, this.picture.scale);
  }

  /** Where whoever acts stands. */
  get acting() { return (this.shown?.figures ?? []).filter((figure) => figure.active).flatMap((figure) => figure.spaces); }

  /** The whole board, or as much as keeps spaces large enough for a finger. */
  fit(close = false) {
    const { scale } = this.picture;
    const own = this.lit.length ? this.lit.flatMap((each) => each.spaces) : this.acting;
    this.box = close ? fitted(this.whole, this.size, scale, (this.clientWidth / TOUCH_SPACE) * scale, own) : fitted(this.whole, this.size, scale);
  }

  /** Show all figures and tokens that are lit, if that takes little; go where something is lit if nothing of it can be seen, and else to whoever acts. */
  showLit() {
    if (!this.isConnected || !this.box) return;
    if (!this.lit.length) return void (this.touchy && this.acting.length && this.bring(this.acting));
    const frame = this.getBoundingClientRect();
    const inside = (box) => box.left >= frame.left && box.top >= frame.top && box.right <= frame.right && box.bottom <= frame.bottom;
    const some = [...this.querySelectorAll("[data-option]")].some((light) => inside(light.getBoundingClientRect()));
    this.box = gathering(this.box, this.lit, this.picture.scale, this.whole, this.size, some);
  }

  showWhole() {
    this.moved = false;
    this.fit();
  }

  /** Bring some spaces into the picture if they are outside. @param {string[]} spaces */
  bring(spaces) {
    if (this.box && this.clientWidth) this.box = bringing(this.box, spaces, this.picture.scale, this.whole, this.size);
  }

  zoom(factor, at = [0.5, 0.5]) {
    this.box = zoomed(this.box, this.whole, factor, at);
    this.moved = true;
  }

  // --- Pointer and keys -----------------------------------------------------------------------------

  where(event) {
    const frame = this.getBoundingClientRect();
    return [(event.clientX - frame.left) / frame.width, (event.clientY - frame.top) / frame.height];
  }

  wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * 0.0015), this.where(event));
  }

  down(event) {
    this.pointers.set(event.pointerId, this.where(event));
    this.dragged = false;
    this.touch = event.pointerType === "touch";
    this.lookedBefore = this.looked; // a press brings the focus too, and that is a look
    this.origin = { box: this.box, at: this.where(event), x: event.clientX, y: event.clientY };
  }

  moving(event) {
    if (!this.pointers.has(event.pointerId) || !this.origin) return;
    const now = this.where(event);
    if (this.pointers.size === 2) {
      const before = this.spread();
      this.pointers.set(event.pointerId, now);
      const [distance, centre] = this.spread();
      this.zoom(distance / before[0], centre);
      this.dragged = true;
      this.origin = { box: this.box, at: now, x: event.clientX, y: event.clientY };
      return;
    }
    this.pointers.set(event.pointerId, now);
    if (!this.dragged && Math.hypot(event.clientX - this.origin.x, event.clientY - this.origin.y) < DRAG) return;
    if (!this.dragged) event.currentTarget.setPointerCapture(event.pointerId);
    this.dragged = this.moved = true;
    letGo(this);
    const { box, at } = this.origin;
    this.box = { ...box, x: box.x - (now[0] - at[0]) * box.width, y: box.y - (now[1] - at[1]) * box.height };
  }

  /** How far two fingers are apart, and their middle. @returns {[number, number[]]} */
  spread() {
    const [[ax, ay], [bx, by]] = [...this.pointers.values()];
    return [Math.hypot(ax - bx, ay - by), [(ax + bx) / 2, (ay + by) / 2]];
  }

  up(event) {
    this.pointers.delete(event.pointerId);
  }

  /** A press on something: with a finger the first one shows, the second one chooses. */
  pick(detail) {
    if (this.dragged) return;
    if (this.ask(detail.option)) return;
    if (detail.option && this.touch && this.lookedBefore !== detail.option) this.emit("look", detail.option);
    else this.emit("pick", detail);
  }

  /** Ask how a base should lie, where it could lie in several ways. @param {string} [option] */
  ask(option) {
    const several = this.lit.some((each) => each.option === option && each.ways);
    this.turning = several && option ? option : null;
    if (several) {
      this.emit("look", option);
      this.updateComplete.then(() => /** @type {HTMLElement|null} */ (this.querySelector(".ways button"))?.focus());
    }
    return several;
  }

  /** A pointer comes or goes; a finger only ever presses. */
  look(event, option) {
    if (event.pointerType !== "touch") this.emit("look", option);
  }

  press(event) {
    if (event.target.matches?.("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey || !this.box) return;
    if (event.key === "Escape") this.turning = null;
    const keys = { "+": () => this.zoom(1.25), "-": () => this.zoom(0.8), z: () => this.showWhole() };
    const key = event.key.toLowerCase();
    if (keys[key]) keys[key]();
    else if (key === "t") this.step(event.shiftKey ? -1 : 1, (item) => item.strike);
    else if (key === "f") this.step(event.shiftKey ? -1 : 1, (item) => item.figure);
  }

  arrow(event) {
    /** @type {Record<string, [number, number]>} */
    const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const items = this.items;
    const here = Number(event.target.dataset?.item ?? this.cursor);
    const found = nearest(items, items[here] ?? items[0], ...direction);
    if (found) this.focusOn(items.indexOf(found));
  }

  step(by, fits) {
    const items = this.items;
    const fitting = items.map((item, index) => ({ item, index })).filter(({ item }) => fits(item));
    if (!fitting.length) return;
    const now = fitting.findIndex(({ index }) => index === this.cursor && this.contains(document.activeElement));
    this.focusOn(fitting[(now + by + fitting.length) % fitting.length].index);
  }

  async focusOn(index) {
    this.cursor = index;
    await this.updateComplete;
    /** @type {SVGElement|null} */ (this.querySelector(`[data-item="${index}"]`))?.focus();
  }

  /**
   * All that can be focused on the board: what is lit first, then the figures.
   * @returns {{x: number, y: number, figure: boolean, lit?: Lit, strike?: boolean, thing?: string}[]}
   */
  get items() {
    const litFigures = new Set(this.lit.filter((each) => each.kind === "figure").map((each) => each.id));
    const at = (spaces) => (([x, y]) => ({ x, y }))(middle(spaces));
    const standing = (this.shown?.figures ?? []).filter((figure) => figure.spaces.length);
    return [
      ...this.lit.map((each) => ({ ...at(each.spaces), lit: each, strike: each.strike, figure: each.kind === "figure" })),
      ...standing.filter((figure) => !litFigures.has(figure.id)).map((figure) => ({ ...at(figure.spaces), thing: `figure:${figure.id}`, figure: true })),
    ];
  }

  // --- Drawing --------------------------------------------------------------------------------------

  render() {
    if (!this.map || !this.box) return html`<div class="boardwait"></div>`;
    const { x, y, width, height } = this.box;
    const pixels = (this.clientWidth / width) * this.picture.scale;
    return html`<svg class="boardsvg ${pixels < 22 ? "tiny" : pixels < 30 ? "little" : ""} ${this.held ? "held" : ""}" viewBox="${x} ${y} ${width} ${height}"
        role="group" data-region="board" aria-label=${say("page-board")} @wheel=${this.wheel} @pointerdown=${this.down} @pointermove=${this.moving} @pointerup=${this.up}
        @pointercancel=${this.up} @keydown=${this.arrow}>
        ${keyed(this.map.name.id, svg`<g class="art" aria-hidden="true">${unsafeSVG(this.map.svg)}</g>`)}
        <g class="board" aria-hidden="true">${this.ground()}</g>
        ${this.light()} ${trails(this.ways ?? this.walks, this.picture.scale, (figure) => this.colours[this.shown.figures.find((each) => each.id === figure)?.seat ?? -1])} ${wayThere(this.hint, this.shown.figures, this.picture.scale)} ${sightLines(this.hint?.sight, this.picture.scale)} ${this.figures()} ${tokensUnder(this)} ${this.names ? figureNames(this.shown.figures.filter((figure) => figure.spaces.length), this.lit.filter((each) => each.kind === "space").flatMap((each) => each.spaces), this.picture.scale) : nothing} ${this.aims()} ${attackArrow(this.shot, this.picture.scale)} ${oddsPlate(this.odds, this.picture.scale, this.box)} ${burstMark(this.burst, this.picture.scale)}
      </svg>
      ${wayChooser(this)} ${this.overview()}
      <div class="hud tools">
        <button class="btn icon" aria-label=${say("page-zoom-in")} title=${say("page-zoom-in")} @click=${() => this.zoom(1.25)}>${icon("a-zoom-in")}</button>
        <button class="btn icon" aria-label=${say("page-zoom-out")} title=${say("page-zoom-out")} @click=${() => this.zoom(0.8)}>${icon("a-zoom-out")}</button>
        <button class="btn icon" aria-label=${say("page-fit")} title=${say("page-fit")} @click=${() => this.showWhole()}>${icon("a-fit")}</button>
        <button class="btn icon" aria-label=${say("page-names")} title=${say("page-names")} aria-pressed=${this.names} @click=${() => (this.names = !this.names)}>${icon("a-layers")}</button>
      </div>`;
  }

  ground() {
    const { scale } = this.picture;
    const { tokens, open_doors: open, shields, rubble, mission } = this.shown;
    const areas = this.map.areas.filter((area) => mission.areas.includes(area.name));
    const doorToken = (index) => tokens.find((token) => token.door === index);
    return svg`
      ${areas.map((area) => svg`<path class="area-line" d=${outline(area.spaces, scale)}></path>
        <text class="area-name" x=${(bounds(area.spaces).x + 0.12) * scale} y=${(bounds(area.spaces).y + 0.32) * scale}>${say(area.label)}</text>`)}
      ${rubble.map((name) => groundMark("rubble", name, scale))} ${shields.map((name) => groundMark("shield", name, scale))}
      ${Object.entries(this.map.doors).map(([number, door]) => doorMark(door.line, doorToken(Number(number)), open.includes(Number(number)), scale))} ${(this.shown.points ?? []).map((point) => pointMark(point, scale))} ${fog(this.map, this.shown.unlaid, scale)}
      ${repeat(tokens.filter((token) => token.door === null && token.spaces.length && token.carrier === null), (token) => token.id, (token) => boardToken(token, scale, teamColour(this)))}`;
  }

  light() {
    const { scale } = this.picture;
    const spaces = this.lit.filter((each) => each.kind === "space" || each.kind === "region");
    const reach = this.hint?.reach ?? [];
    const all = [...spaces.flatMap((each) => each.spaces), ...reach];
    return svg`<g class="lights">
      ${reach.map((name) => this.square(name, "litspace faintlit"))}
      ${all.length ? svg`<path class="litline" d=${outline(all, scale)}></path>` : nothing}
      ${this.lit.map((each, index) => each.kind === "figure" ? nothing : this.choice(each, index))}
    </g>`;
  }

  square(name, cls) {
    const { scale } = this.picture;
    const [x, y] = place(name);
    return svg`<rect class=${cls} x=${x * scale} y=${y * scale} width=${scale} height=${scale}></rect>`;
  }

  choice(each, index) {
    const { scale } = this.picture;
    const [x, y] = middle(each.spaces);
    const on = this.looked === each.option;
    return svg`<g class="choice ${each.kind} ${on ? "on" : ""}" role="button" tabindex=${index === this.cursor ? 0 : -1} data-item=${index} data-option=${each.option}
        aria-label=${each.label} aria-disabled=${this.held}
        @click=${() => this.pick({ option: each.option })} @keydown=${(event) => this.enter(event, { option: each.option })}
        @pointerenter=${(event) => this.look(event, each.option)} @pointerleave=${(event) => this.look(event, null)} @focus=${() => this.emit("look", each.option)}>
      ${each.kind === "token" ? brackets(each.spaces, scale, `${each.strike ? "strike" : "may"} ${on ? "strong" : ""}`) : nothing}
      ${each.spaces.map((name) => this.square(name, each.kind === "token" ? "litspace clear" : "litspace"))}
    </g>
    ${each.cost !== undefined && !on ? svg`<text class="bn cost" aria-hidden="true" x=${x * scale} y=${y * scale + 5}>${each.cost}</text>` : nothing}`;
  }

  enter(event, detail) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (!this.ask(detail.option)) this.emit("pick", detail);
  }

  figures() {
    const { scale } = this.picture;
    const standingFigures = this.shown.figures.filter((figure) => figure.spaces.length);
    const litAt = new Map(this.lit.map((each, index) => [each.kind === "figure" ? each.id : null, index]));
    const items = this.items;
    const open = new Set(this.lit.filter((each) => each.kind === "space").flatMap((each) => each.spaces));
    const under = (figure) => figure.spaces.some((name) => open.has(name)); // what lies under it may be chosen
    return svg`<g class="figures">${repeat(standingFigures, (figure) => figure.id, (figure) => {
      const index = litAt.get(figure.id) ?? items.findIndex((item) => item.thing === `figure:${figure.id}`);
      const lit = this.lit[litAt.get(figure.id) ?? -1] ?? null;
      const detail = lit ? { option: lit.option } : { thing: `figure:${figure.id}` };
      const colour = this.colours[figure.seat] ?? NOBODYS;
      const label = lit?.label ?? this.describe(figure, colour);
      const { width, height } = bounds(figure.spaces);
      return svg`<g data-walker=${figure.id} class="fig ${lit ? "lit" : ""} ${!lit && under(figure) ? "through" : ""} ${lit?.strike ? "aim" : ""} ${lit && this.looked === lit.option ? "on" : ""}" ${standing(figure.spaces, scale)}>
        <title>${label}</title>
        ${figureToken(figure, colour)}
        <rect class="hit" x=${(-width * scale) / 2} y=${(-height * scale) / 2} width=${width * scale} height=${height * scale} role="button" tabindex=${index === this.cursor ? 0 : -1} data-item=${index} data-figure=${figure.id} data-option=${lit?.option ?? nothing} aria-label=${label}
          @click=${() => this.pick(detail)} @keydown=${(event) => this.enter(event, detail)}
          @pointerenter=${(event) => lit && this.look(event, lit.option)} @pointerleave=${(event) => lit && this.look(event, null)} @focus=${() => lit && this.emit("look", lit.option)}></rect>
      </g>`;
    })}</g>`;
  }

  describe(figure, colour) {
    const words = [...figure.conditions.map((word) => say(`condition-${word}`)), figure.active ? say("page-active") : figure.activated ? say("page-activated") : ""].filter(Boolean);
    return say("page-figure-label", {
      name: say(figure.label), seat: say(colour === NOBODYS ? "page-figure-neutral" : `board-zone-${this.shown.players.find((each) => each.seat === figure.seat)?.zone || colour}`), left: figure.health - figure.damage, health: figure.health,
      state: words.length ? `, ${words.join(", ")}` : "",
    });
  }

  /** The whole board in small, where only a part of it shows: it says which, and leads elsewhere. */
  overview() {
    if (!this.touchy || this.box.width >= this.whole.width * 0.98) return nothing;
    return overviewOf(this, (centre) => {
      this.moved = true;
      this.box = around(this.whole, centre, this.box.width, this.size);
    });
  }

  aims() {
    const { scale } = this.picture;
    const attack = this.shown.attack;
    const active = this.shown.figures.filter((figure) => figure.spaces.length && (attack ? figure.id === attack.attacker : figure.active));
    const target = attack && [...this.shown.figures, ...this.shown.tokens].find((each) => each.id === attack.target && each.spaces.length);
    return svg`<g class="aims" aria-hidden="true">
      ${active.map((figure) => brackets(figure.spaces, scale, "now"))}
      ${this.shown.figures.filter((figure) => this.changed?.includes(figure.id) && figure.spaces.length).map((figure) => brackets(figure.spaces, scale, "may strong"))}
      ${target || this.aimed ? brackets(target?.spaces ?? this.aimed ?? [], scale, "strike strong") : nothing}
      ${this.pointed ? svg`<path class="walkends pointed" d=${outline([this.pointed], scale)}></path>` : nothing}
      ${this.lit.filter((each) => each.kind === "figure").map((each) => brackets(each.spaces, scale, `${each.strike ? "strike" : "may"} ${this.looked === each.option ? "strong" : ""}`))}
    </g>`;
  }
}

customElements.define("dj-board", Board);
