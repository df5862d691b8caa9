/** Made by `make fmt` from the records in dejarik.lcg.presenting.records, dejarik.lcg.presenting.fight_records, dejarik.lcg.decks.examining, dejarik.lcg.decks.drawing: change those. */
import type { Text } from "./table.js";

/** A card that may lie facedown. */
export interface Held {
  id: number;
  key: string | null;
}

/** A card that lies beneath an objective. */
export interface Beneath {
  id: number;
  key: string | null;
  owner: number;
}

/** A card that was set aside at the start. */
export interface SetAside {
  id: number;
  key: string | null;
  seat: number;
  /** what it costs now */
  cost: number | null;
}

/** A card in an edge stack. */
export interface StackCard {
  id: number;
  key: string | null;
  force: number | null;
}

/** The combat icons of a unit, as printed. */
export interface PrintedIcons {
  normal: CountedIcons;
  edge: CountedIcons;
}

/** Combat icons of the three types. */
export interface CountedIcons {
  unit: number;
  blast: number;
  tactics: number;
}

/** A card in play, with its values after all that changes them. Units and objectives have more. */
export interface Card {
  id: number;
  /** null while facedown */
  key: string | null;
  /** what its owner knows to lie facedown here */
  under: string | null;
  /** who controls it */
  seat: number;
  owner: number;
  type: CardType;
  /** what it is attached to */
  host: number | null;
  focus: number;
  damage: number;
  shields: number;
  capacity: number;
  resources: number;
  /** 1 to 9 in the pyramid (rows of 2, 3 and 4, the front row first), else 0 */
  place: number;
  facedown: boolean;
  /** which of the cards of its title in play it is, from the second on */
  number?: number;
  /** of a unit: its Force icons */
  force?: number;
  committed?: boolean;
  /** combat icons that count now */
  unit?: number;
  blast?: number;
  tactics?: number;
  /** icons beyond these come from other cards */
  icons?: PrintedIcons;
  /** whether its edge icons count now */
  lit?: boolean;
  /** in the engagement */
  part?: "attack" | "defend" | null;
  /** of an objective: what lies beneath it */
  captured?: Beneath[];
  support?: Beneath[];
  /** whether enemies can reach it now */
  open?: boolean;
  engaged?: boolean;
}

/** The card types (LCGC-CARD-01). The Death Star dial is no card, but enhancements can be put on it. */
export type CardType = "affiliation" | "objective" | "unit" | "enhancement" | "event" | "fate" | "dial";

/** A player; of hidden cards only how many there are. */
export interface Player {
  seat: number;
  side: Side;
  /** in the team */
  number: number;
  /** of the seat: warm for the dark side, cool for the light side */
  colour: string;
  name: Text;
  /** its name */
  deck: string;
  /** key */
  affiliation: string | null;
  hand: number;
  command_deck: number;
  objective_deck: number;
  support_deck: number;
  /** reserve value */
  reserve: number;
  /** the card in the common reserve */
  common: Held | null;
  /** keys, the last on top */
  discard: string[];
  victory: string[];
  /** what the ready cards could generate */
  resources: number;
  out: boolean;
  /** seats whose objectives this player may engage */
  faces: number[];
}

/** The two sides; a card belongs to one and is used by no other (LCGC-SIDE-01). */
export type Side = "light" | "dark";

/** A card that the seat may use as its hand. */
export interface HandCard {
  id: number;
  key: string;
  /** "hand", "reserve", "loan" or "support": where it lies */
  zone: string;
  /** now */
  cost: number | null;
  /** ids of options about it */
  options: string[];
}

/** An edge stack. */
export interface Stack {
  seat: number;
  cards: StackCard[];
  /** null while cards are hidden */
  total: number | null;
  revealed: boolean;
}

/** A strike in progress. */
export interface Strike {
  unit: number;
  /** icons resolved */
  done: string[];
  /** the one that is being resolved */
  icon: string;
}

/** The engagement in progress. */
export interface Engagement {
  target: number;
  /** seat */
  attacker: number;
  defender: number;
  /** ids of units */
  attackers: number[];
  defenders: number[];
  /** index of the one of `steps` that goes on */
  step: number;
  steps: string[];
  /** the seat that has won it */
  edge: number | null;
  /** the attacker's first */
  stacks: Stack[];
  /** seat */
  striker: number | null;
  strike: Strike | null;
}

/** The Death Star dial. */
export interface Dial {
  value: number;
  /** where the dark side wins; 0 where it wins nothing */
  end: number;
  /** what enhancements are put on */
  card: number;
}

/** Destroyed objectives that the light side wins with. */
export interface Goal {
  have: number;
  need: number;
}

/** What a side has in the Force struggle. */
export interface Force {
  /** Force icons that count now */
  total: number;
  committed: number[];
  /** Force cards of the side */
  cards: number;
}

/** What is being paid for. */
export interface Payment {
  seat: number;
  /** null for an ability, and for a card that is not known */
  key: string | null;
  price: number;
}

/** The table as it stands. */
export interface Shown {
  /** through whose eyes; null for spectators */
  seat: number | null;
  format: string;
  name: Text;
  /** 0 while the game is set up */
  round: number;
  /** whose turn it is */
  side: Side;
  active: number;
  phase: Phase;
  /** who has the Balance of the Force */
  balance: Side;
  dial: Dial | null;
  goal: Goal | null;
  force: Record<Side, Force>;
  /** seats around the table, once they are decided */
  order: number[];
  players: Player[];
  cards: Card[];
  /** places of the pyramid whose objective has been destroyed */
  fallen: number[];
  aside: SetAside[];
  payment: Payment | null;
  hand: HandCard[];
  /** keys, by seat: of teammates, who may show each other their cards */
  hands: Record<string, string[]>;
  engagement: Engagement | null;
}

/** The phases of a turn, in their order (LCGC-TURN-01). */
export type Phase = "setup" | "balance" | "refresh" | "draw" | "deployment" | "conflict" | "force";

/** The objective that is engaged. */
export interface Target {
  card: number;
  damage: number;
  capacity: number;
}

/** What is known about an option before it is taken. What it has depends on the option. */
export interface Hint {
  card?: number;
  unit?: number;
  /** of `engage:…`: what all that could be declared have together */
  blast?: number;
  tactics?: number;
  target?: Target;
  /** units that could be declared */
  attackers?: number[];
  /** damage the objective still takes; null while it is facedown */
  left?: number | null;
  cost?: number;
  /** what the player could generate */
  resources?: number;
}

/** A card as printed. */
export interface Printed {
  id: string;
  reference: string;
  box: Box;
  name: Text;
  text: Text | null;
  side: Side | null;
  affiliation: Affiliation;
  lock: Affiliation | null;
  type: CardType;
  unique: boolean;
  one_per_deck: boolean;
  cost: number | null;
  capacity: number;
  force: number;
  resources: number;
  priority: number | null;
  normal: CountedIcons;
  edge: CountedIcons;
  traits: Trait[];
  keywords: Keyword[];
  edge_bonus: number;
  protect: Protect | null;
  challenge: Challenge;
  complete: boolean;
}

/** The boxes the cards came in. */
export type Box = "core-set" | "balance-of-the-force";

/** The affiliations, three a side; neutral cards belong to none of them (LCGC-SIDE-02). */
export type Affiliation = "jedi" | "rebel-alliance" | "smugglers-and-spies" | "sith" | "imperial-navy" | "scum-and-villainy" | "neutral";

/** The traits; they have no rules of their own (LCGC-CARD-14). */
export type Trait =
  | "alderaan" | "alter" | "armor" | "black-squadron" | "bounty" | "bounty-hunter" | "capital-ship" | "character" | "civilian"
  | "cloud-city" | "condition" | "control" | "coruscant" | "creature" | "dagobah" | "dantooine" | "dathomir" | "death-squadron"
  | "death-star" | "decoy" | "despayre" | "droid" | "endor" | "engineer" | "espionage" | "ewok" | "executor" | "fighter" | "fleet"
  | "force" | "force-sensitive" | "force-user" | "fortification" | "guardian" | "imperial-guard" | "kothlis" | "kuat" | "leader"
  | "lightsaber-form" | "location" | "maneuver" | "mercenary" | "mission" | "officer" | "operation" | "ord-mantell" | "pilot"
  | "rogue" | "scoundrel" | "sense" | "skill" | "smuggler" | "space-station" | "spy" | "squadron" | "superlaser" | "tatooine"
  | "transport" | "trap" | "trooper" | "upgrade" | "vehicle" | "walker" | "weapon" | "wookiee" | "yavin-4";

/** The keywords (LCGC-KW). */
export type Keyword = "edge" | "elite" | "shielding" | "targeted-strike" | "protect" | "limited" | "no-enhancements" | "influence";

/** Whom a card with the keyword Protect can take damage for: whatever meets one of these. */
export interface Protect {
  /** Friendly cards with at least one of these traits. */
  traits?: Trait[];
  /** Friendly objectives. */
  objective?: boolean;
  /** Friendly unique units. */
  unique_unit?: boolean;
}

/** The two challenge decks (LCG-CHAL-04). Their cards are used in no other deck (LCG-CHAL-03). */
export type Challenge = "" | "jerjerrod" | "skywalker";

/** An objective with its five cards. */
export interface ObjectiveSet {
  number: string;
  name: Text;
  objective: string;
  cards: string[];
  side: Side;
  affiliation: Affiliation;
  box: Box;
}

/** A word and what it means. */
export interface Explained {
  name: Text;
  text: Text;
}

/** The words of the game, by their values. */
export interface Words {
  sides: Record<string, Text>;
  affiliations: Record<string, Text>;
  types: Record<string, Text>;
  traits: Record<string, Text>;
  boxes: Record<string, Text>;
  keywords: Record<string, Explained>;
  phases: Record<string, Text>;
}

/** What a deck can be built for. */
export interface DeckPurpose {
  value: Purpose;
  label: Text;
  text: Text;
  /** the only side that does */
  side: Side | null;
  format: string;
}

/** What a deck is built for, as far as its size goes. */
export type Purpose = "duel" | "starter" | "hunt";

/** A challenge deck: all its cards, one key a copy, and how many sets of one's choice reinforce it. */
export interface ChallengeDeck {
  value: Challenge;
  label: Text;
  side: Side | null;
  format: string;
  cards: string[];
  support: number;
}

/** A deck to start with. */
export interface ReadyMade {
  name: string;
  label: Text;
  kind: DeckKind;
  side: Side | null;
  /** key */
  affiliation: string;
  /** numbers */
  sets: string[];
  challenge: Challenge;
  support: string[];
}

/** What a ready-made deck is for; the name of its folder. */
export type DeckKind = "duel" | "starter" | "challenge";

/** Decks that are made for each other. */
export interface Team {
  name: string;
  label: Text;
  decks: string[];
}

/** Facts that never change. */
export interface Catalogue {
  cards: Record<string, Printed>;
  sets: Record<string, ObjectiveSet>;
  words: Words;
  purposes: DeckPurpose[];
  challenges: ChallengeDeck[];
  ready_made: ReadyMade[];
  teams: Team[];
}

/** A format. */
export interface FormatChoice {
  value: string;
  label: Text;
  /** what it is, in a sentence */
  text?: Text;
  /** the heading under which it is offered */
  group?: Text;
  /** what sort of thing it is, of many that are picked from a list */
  sort?: Text;
  /** what else can be told beforehand, in a few words each */
  notes?: Text[];
  /** how many can play with it */
  players?: number[];
  /** whether seats share decisions with it, where not with every choice */
  together?: boolean;
  /** what each seat plays with it, where that is known */
  roles?: Text[];
  /** the side that one player can play alone */
  solo: Side | null;
}

/** A ready-made deck. */
export interface DeckChoice {
  value: string;
  label: Text;
  /** what it is, in a sentence */
  text?: Text;
  /** the heading under which it is offered */
  group?: Text;
  /** what sort of thing it is, of many that are picked from a list */
  sort?: Text;
  /** what else can be told beforehand, in a few words each */
  notes?: Text[];
  /** how many can play with it */
  players?: number[];
  /** whether seats share decisions with it, where not with every choice */
  together?: boolean;
  /** what each seat plays with it, where that is known */
  roles?: Text[];
  side: Side | null;
  affiliation: string;
  kind: DeckKind;
}

/** The side that a seat plays. */
export interface SeatSide {
  value: Side;
  label: Text;
}

/** Which decks fit which seats of a table, by the names of the seats' settings. */
export interface Fit {
  players: number[];
  sides: Record<string, SeatSide>;
  /** settings that can't be kept beside those of earlier seats */
  dropped: string[];
  /** the decks that a seat can't have, each with why */
  refused: Record<string, Record<string, Text>>;
}

/** A card of an edge stack. */
export interface EdgeCard {
  key: string;
  /** its printed icons */
  force: number;
}

/** What a player has put down. */
export interface EdgeStack {
  seat: number;
  cards: EdgeCard[];
}

/** One moment. */
export interface EdgeBeat {
  kind: EdgeBeatKind;
  /** whose card or count it is; who has won */
  seat?: number;
  stacks?: EdgeStack[];
  /** of the fate card, or of the objective */
  key?: string;
  /** of this seat, with all that counts */
  total?: number;
  /** of all, by seats */
  totals?: Record<string, number>;
  /** there were defenders */
  contested?: boolean;
  tied?: boolean;
  /** on the objective */
  damage?: number;
  /** of objectives in the pile */
  count?: number;
}

/** The moments that are seen. */
export type EdgeBeatKind = "revealed" | "fate" | "counted" | "restarted" | "won" | "fell" | "awarded";

/** A sentence of the log that tells a beat. */
export interface EdgeLine {
  text: Text;
  /** whose figure, card or choice it is about */
  seat?: number;
  /** how many texts it lies within, where it is within any */
  depth?: number;
  /** in words, what a page draws behind the sentence */
  besides?: Text;
  /** whether a new part of the game begins with it, such as a round */
  heading?: boolean;
  act?: string;
  beat: EdgeBeat;
}

/** A deck as a page writes it: its affiliation card by id, its sets by number. */
export interface Document {
  affiliation?: string;
  name?: string;
  sets?: string[];
  challenge?: Challenge;
  support?: string[];
  purpose?: Purpose;
}

/** A deck as people write it. */
export interface Written {
  text: string;
  purpose?: Purpose;
}

/** A deck as OCTGN writes it. */
export interface Exported {
  o8d: string;
  name?: string;
  purpose?: Purpose;
}

/** The resource values of a deck, by the kind of card. */
export interface Resources {
  affiliation: number;
  objectives: number;
  command: number;
}

/** The combat icons of a deck's command cards together. */
export interface DeckIcons {
  normal: CountedIcons;
  edge: CountedIcons;
}

/** What the cards of a deck have together. What is counted stands by its word, the most frequent first. */
export interface Statistics {
  /** command cards */
  command: number;
  objectives: number;
  types: Record<string, number>;
  costs: Record<string, number>;
  average_cost: number;
  resources: Resources;
  /** of the objectives */
  capacity: number;
  force: number;
  average_force: number;
  icons: DeckIcons;
  unique: number;
  affiliations: Record<string, number>;
  keywords: Record<string, number>;
  traits: Record<string, number>;
  /** by key, in the order in which they would be resolved */
  fate: Record<string, number>;
}

/** Everything that can be said about a deck. */
export interface Examined {
  legal: boolean;
  /** how many it has */
  sets: number;
  /** how many it takes at least, or usually */
  wanted: number;
  problems: Text[];
  /** keys of cards that the program does not play completely yet */
  incomplete: string[];
  statistics: Statistics;
  /** the sets that can't be added, each with why */
  refused: Record<string, Text>;
  /** the same deck, in order */
  deck: Deck;
  /** its file, by language */
  text: Record<string, string>;
  /** its file for OCTGN, where it can be one */
  o8d: string | null;
}

/** A deck: an affiliation card and objective sets, or a challenge deck with its reinforcements. */
export interface Deck {
  name: string;
  affiliation: string;
  /** Numbers of objective sets; two copies are two entries. */
  sets: string[];
  challenge: Challenge;
  /** The two sets that reinforce The Hunt for Skywalker. */
  support: string[];
}

/** A deck that somebody tries: its sets by number, and the luck to try it with. */
export interface DrawnDeck {
  sets: string[];
  seed: number;
}

/** Both decks in the order in which they would be drawn, by keys, and how much of them at the start. */
export interface Drawn {
  objectives: string[];
  /** objectives that are drawn … */
  drawn: number;
  /** … and how many of these stay */
  kept: number;
  command: string[];
  hand: number;
}
