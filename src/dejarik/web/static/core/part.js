/**
 * What every part of the page shares: an element that draws into the page itself (one style sheet for all), speaks
 * the reader's language at once, and small drawings used everywhere.
 */
import { Directive, LitElement, directive, html, nothing } from "../vendor/lit.js";
import { Late, arriving, file } from "./arrive.js";
import { onLanguage, say } from "./i18n.js";

export class Part extends LitElement {
  /** What the properties are at first; class fields would hide them from being watched. @type {() => object} */
  static start = () => ({});

  constructor() {
    super();
    Object.assign(this, /** @type {typeof Part} */ (this.constructor).start());
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.forget = onLanguage(() => this.requestUpdate());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.forget?.();
  }

  /** Tell whoever listens above. @param {string} name @param {unknown} detail */
  emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

/** A symbol of `sprites.svg`. @param {string} name */
export const icon = (name, size = "") =>
  html`<svg class="i ${size}" aria-hidden="true"><use href="#${name}"></use></svg>`;

/** A die, by colour and, once rolled, its face from 0 to 5. @param {string} colour @param {number|null} [face] */
export const die = (colour, face, size = "") =>
  html`<svg class="die ${size}" aria-hidden="true"><use href="#die-${colour}${face === null || face === undefined ? "" : `-${face + 1}`}"></use></svg>`;

export const SEAT_COLOURS = ["red", "blue", "yellow", "green"];

/** Two teams: cool colours against warm ones. */
const TEAM_COLOURS = [["blue", "green"], ["red", "yellow"]];

/**
 * The colours of the seats where players of two teams play together: by the team, whatever they have chosen; null elsewhere.
 * @param {{seat: number, team?: number, colour?: string}[]} players @returns {Map<number, string>|null}
 */
function teamColours(players) {
  const teams = [...new Set(players.map((player) => player.team))].sort();
  const members = teams.map((team) => players.filter((player) => player.team === team).map((player) => player.seat));
  if (teams.length !== 2 || players.some((player) => player.colour || player.team === undefined) || members.some((each) => each.length !== 2)) return null;
  return new Map(members.flatMap((seats, team) => seats.map((seat, place) => /** @type {[number, string]} */ ([seat, TEAM_COLOURS[team][place]]))));
}

/**
 * The colours of the seats: those that the game gives them, those of their teams, or what their players have chosen in it, and the free ones for the rest.
 * @param {{seat: number, zone?: string, team?: number, colour?: string}[]|undefined} players @param {number} seats
 */
export function seatColours(players, seats) {
  const teamed = teamColours(players ?? []);
  if (teamed) return Array.from({ length: seats }, (_, seat) => teamed.get(seat) ?? SEAT_COLOURS[seat]);
  const chosen = new Map((players ?? []).map((player) => [player.seat, player.colour ?? player.zone]));
  const free = SEAT_COLOURS.filter((colour) => ![...chosen.values()].includes(colour));
  return Array.from({ length: seats }, (_, seat) => chosen.get(seat) || free.shift() || SEAT_COLOURS[seat]);
}

/** The badge of a seat: its colour and its tally. @param {string} colour */
export const tally = (colour, size = "") =>
  html`<span class="tally ${size} seat-${colour}">${icon(`seat-${colour}`)}</span>`;

/** A piece of text only for those who listen. @param {string} text */
export const aloud = (text) => html`<span class="vh">${text}</span>`;

/** A sentence with nothing where there is none. @param {import("../../protocol.js").Text|string|null|undefined} text */
export const maybe = (text) => (text ? say(text) : nothing);

/** Put the symbols into the page, so that `<use href="#…">` finds them. The page can do without them until they come. */
export async function bringSymbols() {
  try {
    await putSymbols(0);
  } catch {
    void arriving(putSymbols, { quietly: true });
  }
}

/** @param {number} tries */
async function putSymbols(tries) {
  const drawing = new DOMParser().parseFromString(await file("sprites.svg", tries), "image/svg+xml").documentElement;
  if (drawing.localName !== "svg") throw new Late("sprites.svg");
  drawing.setAttribute("class", "sprites");
  drawing.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(drawing, true));
}

/**
 * Styles of an element, set one by one: a `style` attribute would be refused by the content policy.
 * Used in the element itself: `<i ${styled({ width: "40%" })}></i>`.
 */
export const styled = directive(
  class extends Directive {
    /** @type {Record<string, string>} */
    styles = {};

    /** @param {import("../vendor/lit.js").ElementPart} part @param {[Record<string, string>]} given */
    update(part, [styles]) {
      for (const [name, value] of Object.entries(styles)) {
        if (this.styles[name] !== value) part.element.style.setProperty(name, value);
      }
      this.styles = styles;
      return nothing;
    }

    render() {
      return nothing;
    }
  },
);
