/** What the skirmish shows (`assault/skirmish/presenting`), for the check of the page's types. */
import type { Colour, Decision, GameProps, Text } from "./protocol.js";
import type { Roster } from "./static/games/assault/log.js";

export interface Dice {
  melee: boolean;
  dice: string[];
  choose: number;
}

export interface Figure {
  id: number;
  seat: number;
  team: number;
  group: number;
  card: string;
  name: Text;
  number: number;
  faction: string;
  elite: boolean;
  unique: boolean;
  traits: string[];
  base: string;
  spaces: string[];
  health: number;
  damage: number;
  speed: number;
  points: number;
  conditions: string[];
  power: string[];
  form: string | null;
  attack: Dice | null;
  defence: string[];
  active: boolean;
  activated: boolean;
  actions: number | null;
  carrying: number[];
}

export interface Token {
  id: number;
  kind: string;
  name: Text;
  symbol: string | null;
  colour: string | null;
  spaces: string[];
  door: number | null;
  locked: boolean;
  health: number;
  damage: number;
  turned: boolean;
  carrier: number | null;
  controller: number | null;
  marks: string[];
  seat?: undefined;
  card?: undefined;
}

export interface Group {
  id: number;
  seat: number;
  card: string;
  name: Text;
  ready: boolean;
  activating: boolean;
  size: number;
  figures: number[];
  attachment: string | null;
  companion: boolean;
  of: number | null;
  squad: number | null;
}

export interface Player {
  seat: number;
  team: number;
  name: Text;
  army: string;
  vp: number;
  goal_vp: number;
  zone: Colour;
  deck: number;
  hand: number;
  discard: string[];
  upgrades: string[];
  eliminated: boolean;
}

export interface Rolled {
  colour: string;
  face: number | null;
  rerolled: boolean;
  symbols: Record<string, number>;
}

export interface Attack {
  attacker: number;
  target: number | null;
  target_kind: "figure" | "token" | null;
  target_space: string | null;
  seat: number;
  melee: boolean;
  distance: number;
  step: string;
  attack_dice: Rolled[];
  defence_dice: Rolled[];
  totals: Record<"damage" | "surge" | "accuracy" | "block" | "evade" | "dodge" | "pierce" | "needs", number>;
  suffers: number;
  bought: any[];
  missed: boolean;
  conditions: string[];
  [more: string]: any;
}

export interface Shown {
  map: { id: string; name: Text };
  mission: { key: string; side: string; name: Text; rules: Text; areas: string[] };
  mode: string;
  round: number;
  initiative: number | null;
  goal: number;
  active: number | null;
  players: Player[];
  groups: Group[];
  figures: Figure[];
  tokens: Token[];
  open_doors: number[];
  shields: string[];
  rubble: string[];
  hand: { source: number; card: string; options: string[] }[];
  attack: Attack | null;
}

export interface BoardMap {
  name: Text;
  set: string;
  from: [number, number];
  to: [number, number];
  svg: string;
  squares: any[];
  zones: Record<string, string[]>;
  areas: { name: string; label: Text; spaces: string[] }[];
  doors: { line: [[number, number], [number, number]] }[];
  missions: Record<string, { players: number; name: Text }>;
}

export interface Picture {
  scale: number;
  css: string;
  symbols: string;
}

export interface Odds {
  miss: number;
  defeat: number | null;
  [more: string]: any;
}

/** What is known about an option before it is taken. */
export interface Hint {
  option?: string;
  figure?: number;
  odds?: Odds;
  reach?: string[];
  path?: { spaces: string[]; cost: number }[];
  ends?: string[];
  cost?: number;
  targets?: any[];
  suffers?: number;
  sight?: any;
  [more: string]: any;
}

/** Something on the board that may be chosen. */
export interface Lit {
  option: string;
  spaces: string[];
  kind: "space" | "figure" | "token" | "region";
  id?: number;
  cost?: number;
  strike?: boolean;
  label: string;
  /** All options for this space, of a base that may lie in several ways. */
  ways?: Way[];
}

/** How a base that is not square may lie on a space. */
export interface Way {
  option: string;
  across: boolean;
  cost?: number;
}

/** The way of a figure: the middles of its base, in spaces. */
export interface Walk {
  figure: number;
  stops: [number, number][];
}

export interface BoardProps {
  map: BoardMap;
  picture: Picture;
  shown: Shown;
  colours: Colour[];
  lit: Lit[];
  looked?: string | null;
  hint?: Hint | null;
  odds?: { spaces: string[]; name: string; odds?: Odds } | null;
  held: boolean;
  frame?: string[] | null;
  /** How figures came to stand where they stand now. */
  walks?: Walk[];
  /** The option of the space whose ways are being chosen from. */
  turning?: string | null;
  /** A space that somebody asked to see. */
  pointed?: string | null;
  /** Figures that have just moved, for those who want no motion. */
  changed?: number[];
  /** The part of the drawing that shows. */
  box: { x: number; y: number; width: number; height: number };
  cursor: number;
  names: boolean;
}

/** A card of the catalogue: what kind it is decides what it has. */
export type Card = Record<string, any> & { name: Text; set: string; cost: number };

export interface Catalogue {
  cards: Record<string, Card>;
  commands: Record<string, Card>;
  conditions: Record<string, { name: Text; text: Text | null; card: string | null; harmful: boolean }>;
  maps: Record<string, BoardMap>;
  picture: Picture;
  tokens: Record<string, { name: Text; symbol: string }>;
  dice: Record<string, any>;
  words: Record<string, Record<string, Text>>;
  ready_made: { name: string; title: Text; faction: string; points: number; cards: string[]; command: string[] }[];
}

/** What the log asks of the screen that it stands on. */
export interface Teller {
  roster: Roster;
  catalogue: Catalogue;
  colours: Colour[];
  spaceName(number: number): string;
  name(seat: number): string;
}

/** What panels ask of the screen that they stand on. */
export interface Screen {
  shown: Shown;
  colours: Colour[];
  catalogue: Catalogue;
  figure(id: number | null | undefined): Figure | undefined;
  name(seat: number): string;
}

/** Also what they ask where a game is played. */
export interface LiveScreen extends Screen {
  game: GameProps;
  decision: Decision | null;
  held: boolean;
  asked: number | null;
  map: BoardMap;
  looked: string | null;
  hinted: Hint | null;
  ahead: Record<string, Hint>;
  players: Player[];
  fallen: Group[];
  /** Seats whose whole army shows although there are many. */
  unfolded: Set<number>;
  unfold(seat: number): void;
  optionIds: Set<string>;
  isBot(seat: number): boolean;
  optionOfGroup(group: number): string | undefined;
  answer(option: string): void;
  look(option: string | null): void;
  inspect(thing: string | null | undefined): void;
  peek(thing: string | null): void;
}
