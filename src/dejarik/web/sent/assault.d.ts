/** Made by `make fmt` from the records in dejarik.assault.showing.records, dejarik.assault.showing.fight_records, dejarik.assault.skirmish.presenting.records, dejarik.assault.showing.catalogue_records, dejarik.assault.skirmish.examining, dejarik.assault.campaign.presenting.records, dejarik.assault.campaign.stages.presenting.records, dejarik.assault.campaign.companion.presenting.records: change those. */
import type { Text } from "./table.js";

/** What a figure attacks with. */
export interface Dice {
  melee: boolean;
  dice: Die[];
  /** dice of its choice */
  choose: number;
}

/** A die, by its colour. */
export type Die = "red" | "blue" | "green" | "yellow" | "black" | "white";

/** A figure, on the board or set aside. */
export interface Figure {
  id: number;
  seat: number;
  group: number;
  card: string;
  name: Text;
  /** what the log calls it: no two figures have the same */
  label: Text;
  /** where its player has several of that name */
  number: number;
  faction: Faction;
  elite: boolean;
  unique: boolean;
  traits: Trait[];
  base: Base;
  team: number;
  /** none when set aside */
  spaces: string[];
  health: number;
  damage: number;
  speed: number;
  /** movement points left */
  points: number;
  conditions: Condition[];
  power: PowerToken[];
  /** card */
  form: string | null;
  /** Focused's die is among them */
  attack: Dice | null;
  defence: Die[];
  active: boolean;
  /** its group is exhausted, or it has had its turn in the group's activation */
  activated: boolean;
  /** left, of a figure with an activation in progress */
  actions: number | null;
  /** tokens */
  carrying: number[];
}

/** The affiliations; neutral cards belong to none of them (IA-NEUTRAL-01). */
export type Faction = "rebel" | "imperial" | "mercenary" | "neutral";

/** The traits of figures and of Skirmish Upgrades. */
export type Trait =
  | "brawler" | "creature" | "droid" | "force-user" | "guardian" | "heavy-weapon" | "hunter" | "leader" | "skirmish-upgrade"
  | "smuggler" | "spy" | "trooper" | "vehicle" | "wookiee";

/** The four bases of the game, as the cards write them (CORE-LARGE-01). */
export type Base = "1x1" | "1x2" | "2x2" | "2x3";

/** The conditions, each with the word of its keyword (CORE-COND-01, CORE-KEYWORD-33). */
export type Condition = "stun" | "bleed" | "weaken" | "focus" | "hide";

/** The kinds of power token (CORE-POWER-01). */
export type PowerToken = "surge" | "damage" | "evade" | "block";

/** A Deployment card in play. */
export interface Group {
  id: number;
  seat: number;
  card: string;
  name: Text;
  ready: boolean;
  activating: boolean;
  /** as printed */
  size: number;
  /** not yet defeated */
  figures: number[];
  /** card */
  attachment: string | null;
  companion: boolean;
  /** group */
  of: number | null;
  squad: number | null;
}

/** A door, a terminal or a token of the mission, on the board or carried. */
export interface Token {
  id: number;
  kind: string;
  name: Text;
  /** its id in `Picture.symbols` */
  symbol: string | null;
  colour: string | null;
  /** a door's: those at its sides */
  spaces: string[];
  /** its place in `BoardMap.doors` */
  door: number | null;
  locked: boolean;
  /** 0: can't be attacked */
  health: number;
  damage: number;
  turned: boolean;
  /** figure */
  carrier: number | null;
  /** team */
  controller: number | null;
  /** seats or teams */
  marks: number[];
}

/** A die of an attack. */
export interface Rolled {
  colour: Die;
  /** 0 to 5; null before the roll */
  face: number | null;
  rerolled: boolean;
  symbols: Symbols;
}

/** How many of each symbol: one face, or the results of a whole pool. */
export interface Symbols {
  damage?: number;
  surge?: number;
  accuracy?: number;
  block?: number;
  evade?: number;
  dodge?: number;
}

/** A die as it lay when the log tells of it. */
export interface LoggedDie {
  colour: Die;
  /** 0 to 5 */
  face: number;
}

/** A sentence of the log with dice behind it. */
export interface DiceLine {
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
  dice: LoggedDie[];
}

/** What the dice of an attack come to now. */
export interface Totals {
  damage: number;
  /** unspent */
  surge: number;
  accuracy: number;
  block: number;
  evade: number;
  dodge: number;
  pierce: number;
  /** accuracy */
  needs: number | null;
}

/** The attack in progress. */
export interface Attack {
  attacker: number;
  target: number | null;
  target_kind: "figure" | "token" | null;
  target_space: string | null;
  /** who resolves it */
  seat: number;
  melee: boolean;
  distance: number | null;
  step: AttackStep;
  attack_dice: Rolled[];
  defence_dice: Rolled[];
  totals: Totals;
  /** damage of the target if it ended so */
  suffers: number;
  /** surge abilities, one each time */
  bought: Text[];
  missed: boolean;
  /** those the target would gain */
  conditions: Condition[];
}

/** The steps of the rules. What comes before the declaration belongs to it. */
export type AttackStep = "declare" | "roll" | "rerolls" | "modifiers" | "surges" | "accuracy" | "damage" | "after";

/** Something in the way of sight. */
export interface Obstacle {
  kind: Text;
  what: ObstacleKind;
  spaces: string[];
  figure: number | null;
}

/** What can stand in the way of sight (CORE-LOS-06). */
export type ObstacleKind = "wall" | "door" | "blocking-edge" | "blocking-space" | "energy-shield" | "figure" | "off-map" | "corner";

/** Lines to draw: from a corner of one space to both ends of a side of another, and what is in their way. */
export interface Sight {
  from: [number, number];
  to: [[number, number], [number, number]];
  clear: boolean;
  blocked: Obstacle[];
}

/** Exact for what they count: the pools as they would be formed, constant abilities, conditions, the best use of surges and of the rerolls that abilities in play allow; a power token is spent if there is one (damage before surge, block before evade). Command cards in hands never count. */
export interface Odds {
  /** how likely each amount is */
  damage: Record<string, number>;
  expected: number;
  miss: number;
  defeat: number | null;
  /** those above 0 */
  conditions: Record<string, number>;
  /** what is expected */
  blast: number;
  cleave: number;
  /** false when an ability in play may change the attack in yet another way */
  complete: boolean;
}

/** What is known of an attack before it is made. */
export interface AttackHint {
  /** of the target, where there are several */
  id?: number;
  distance: number | null;
  /** accuracy */
  needs: number | null;
  melee: boolean;
  attack_dice: Die[];
  defence_dice: Die[];
  /** null while the attacker has to choose its dice */
  odds: Odds | null;
  /** null beside each other in melee */
  sight?: Sight | null;
}

/** Where a base lies on its way, and what it costs to get there. */
export interface PathStep {
  spaces: string[];
  cost: number;
}

/** What is known about an option, or about something that is looked up. What it has depends on the option. */
export interface Hint {
  /** the card that asks or does it */
  card?: string;
  name?: Text;
  /** what it does */
  text?: Text | null;
  kind?: EffectKind;
  /** of the mission */
  rules?: Text;
  /** the spaces that the base would cover */
  ends?: string[];
  /** in movement points, or in surges */
  cost?: number;
  /** without its start */
  path?: PathStep[];
  /** all spaces that the base could cover after this action */
  reach?: string[];
  /** movement points then */
  points?: number;
  targets?: AttackHint[];
  /** what the target would suffer with it */
  suffers?: number;
  /** … and without it, as it stands */
  before?: number;
  defeats?: boolean;
  /** it would change nothing, whatever else is bought */
  idle?: boolean;
  zone?: string;
  spaces?: string[];
  /** what lies there */
  tokens?: number[];
  /** who stands there, or would be activated */
  figures?: number[];
  token?: number;
  target?: number;
  die?: Die;
  face?: number | null;
  /** what shows */
  symbols?: Symbols;
  /** by symbol, over the six faces */
  average?: Record<string, number>;
}

/** What an effect costs, or when it works. */
export type EffectKind =
  | "passive" | "triggered" | "use" | "special-action" | "double-special-action" | "surge" | "exhaust" | "deplete" | "discard"
  | "command" | "play" | "setup" | "deck-building" | "mission";

/** Who would be hit, and how likely it is to be defeated. */
export interface UnderFire {
  id: number;
  defeat: number;
}

/** A space that a gun of the mission may fire at: the mission's words, and who would be hit how hard. */
export interface FireHint {
  name?: Text;
  text?: Text | null;
  spaces: string[];
  die: Die;
  /** how likely each amount is */
  damage: Record<string, number>;
  expected: number;
  targets: UnderFire[];
}

/** What changes a value, and by how much. */
export interface Change {
  source: Text;
  amount: number;
}

/** A value of a figure and where it comes from. */
export interface Value {
  name: Text;
  value: number;
  printed: number;
  changes: Change[];
}

/** An effect that counts for a figure, and the card that it is on. */
export interface SourcedEffect {
  source: Text;
  name: Text;
  text: Text;
  kind: EffectKind;
}

/** A figure that is looked up: health, speed and what counts in attacks; all its cards and conditions. */
export interface FigureHint {
  name: Text;
  card: string;
  values: Value[];
  effects: SourcedEffect[];
}

/** Whether a figure sees a space. */
export interface SightHint {
  sees: boolean;
  distance: number | null;
  sight: Sight | null;
}

/** What one source adds to the results of an attack, or takes away. */
export interface ResultChange {
  of: "accuracy" | "block" | "damage" | "dodge" | "evade" | "pierce" | "surge";
  amount: number;
  cause: Text;
  helps: "attack" | "defence";
}

/** Dice that come into a pool or leave it before the roll. */
export interface Pool {
  /** attack, defence */
  pool: string;
  /** colours */
  added: string[];
  removed: string[];
  cause?: Text;
}

/** What lies on the table after a roll. */
export interface Results {
  accuracy: number;
  surge: number;
  damage: number;
  block: number;
  evade: number;
  dodge: number;
}

/** What an attack has come to. */
export interface Verdict {
  result: "blocked" | "dodge" | "hit" | "miss";
  why: Why | null;
  accuracy: number;
  /** of a ranged attack */
  needs?: number;
  damage: number;
  block: number;
  /** of it, what has met blocks */
  pierce: number;
  /** suffered */
  amount: number;
  /** of the target */
  health?: number;
  /** what it had left */
  before?: number;
  left?: number;
  chance?: number;
  /** what such a roll comes to on average */
  expected?: number;
}

/** Why an attack misses. */
export type Why = "accuracy" | "dodge" | "sight" | "gone" | "foiled";

/** One moment of an attack. An attack begins with `declared`; what comes before its next one belongs to it. */
export interface Beat {
  kind: BeatKind;
  attacker: number;
  /** figure or token */
  target: number;
  /** of a roll */
  attack_dice?: LoggedDie[];
  defence_dice?: LoggedDie[];
  /** what the dice come to; of a reroll, what that changes */
  rolled?: Results;
  /** of a reroll */
  before?: LoggedDie[];
  after?: LoggedDie[];
  pool?: Pool;
  changes?: ResultChange[];
  /** surges that were cancelled or spent */
  count?: number;
  /** of what was bought with surges, without its card */
  effect?: Text;
  verdict?: Verdict;
}

/** The moments of an attack that are seen, in the order of the rules. */
export type BeatKind =
  | "declared" | "redirected" | "pool" | "rolled" | "rerolled" | "modified" | "evaded" | "surge" | "judged" | "called-off"
  | "defeated";

/** A sentence of the log that tells a beat of an attack. */
export interface FightLine {
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
  beat: Beat;
  dice?: LoggedDie[];
}

/** A player; of hidden cards only how many there are. */
export interface Player {
  seat: number;
  team: number;
  name: Text;
  /** its name as written in its file */
  army: string;
  vp: number;
  /** what counts towards the goal: the team's */
  goal_vp: number;
  /** the colour of the deployment zone, once it is chosen; the seat is drawn in it */
  zone: string;
  deck: number;
  hand: number;
  /** the last on top */
  discard: string[];
  upgrades: string[];
  eliminated: boolean;
}

/** The map: board and picture are in `Catalogue.maps`. */
export interface NamedMap {
  id: string;
  name: Text;
}

/** The mission that is played. */
export interface Mission {
  key: string;
  side: string;
  name: Text;
  rules: Text;
  /** names of the map's areas that it speaks of */
  areas: string[];
}

/** The table as everybody sees it. */
export interface ShownToAll {
  map: NamedMap;
  mission: Mission;
  mode: Sides;
  /** 0 while the game is set up */
  round: number;
  /** null before it is decided */
  initiative: number | null;
  /** victory points that end the game */
  goal: number;
  /** whose activation it is, the innermost one */
  active: number | null;
  players: Player[];
  groups: Group[];
  figures: Figure[];
  tokens: Token[];
  open_doors: number[];
  shields: string[];
  rubble: string[];
  /** Deployment cards whose last figure was defeated */
  fallen: Group[];
  attack: Attack | null;
}

/** Who plays against whom. */
export type Sides = "two-player" | "free-for-all" | "team";

/** A Command card in the own hand. */
export interface HandCard {
  source: number;
  card: string;
  /** of the decision: those that play or discard it */
  options: string[];
}

/** What a seat sees beyond that; spectators have no hand. */
export interface ShownToOne {
  hand: HandCard[];
}

/** A printed keyword. */
export interface KeywordShown {
  name: Text;
  value: number;
  habitat: string | null;
}

/** A printed bonus. */
export interface BonusShown {
  text: Text;
  when: When;
}

/** In whose part of an attack a printed bonus counts. */
export type When = "attacking" | "defending";

/** A surge ability. */
export interface SurgeShown {
  cost: number;
  text: Text;
}

/** A named effect, told in words. */
export interface EffectShown {
  name: Text;
  text: Text;
  kind: EffectKind;
}

/** What every card has. */
export interface Printed {
  set: Box;
  name: Text;
  keywords: KeywordShown[];
  bonuses: BonusShown[];
  surges: SurgeShown[];
  effects: EffectShown[];
  /** false: can't be put in an army yet */
  complete: boolean;
}

/** The sets, by their boxes. Every card shows the symbol of one (IA-SETUP-11). */
export type Box = "core" | "return-to-hoth" | "jabbas-realm" | "heart-of-the-empire";

/** A card that lies on the table face up. What it has depends on its type. */
export interface TableCard {
  set: Box;
  name: Text;
  keywords: KeywordShown[];
  bonuses: BonusShown[];
  surges: SurgeShown[];
  effects: EffectShown[];
  /** false: can't be put in an army yet */
  complete: boolean;
  type: "companion" | "condition" | "deployment" | "form" | "upgrade";
  /** of forms too */
  faction?: Faction;
  /** of figures and upgrades */
  traits?: Trait[];
  unique?: boolean;
  base?: Base | null;
  health?: number;
  speed?: number;
  attack?: Dice | null;
  defence?: Die[];
  size?: number;
  cost?: number;
  figure_cost?: number;
  /** of deployment and upgrade cards */
  title?: string;
  subtitle?: Text;
  elite?: boolean;
  /** copies in an army */
  limit?: number;
  attachment?: boolean;
  modes?: GameMode[];
  /** of forms: the title they belong to */
  of?: string;
}

/** Where a card may be used: an icon beside its name limits it to one of them (IA-RESTRICT-01, -02). */
export type GameMode = "campaign" | "skirmish";

/** A Command card. */
export interface CommandCard {
  set: Box;
  name: Text;
  keywords: KeywordShown[];
  bonuses: BonusShown[];
  surges: SurgeShown[];
  effects: EffectShown[];
  /** false: can't be put in an army yet */
  complete: boolean;
  cost: number;
  /** copies in a deck */
  limit: number;
  timing: Timing;
  restriction: Text;
}

/** When a Command card is played (CORE-CMD-14). */
export type Timing =
  | "special-action" | "double-special-action" | "start-of-round" | "end-of-round" | "start-of-activation" | "during-activation"
  | "after-activation" | "hostile-activation" | "before-declaring-attack" | "declare-attack" | "friendly-declares-attack"
  | "attack-on-you-declared" | "while-attacking" | "while-defending" | "while-friendly-defending" | "after-attack"
  | "after-attack-on-you" | "after-special-action" | "hostile-defeated" | "friendly-would-be-defeated" | "friendly-suffers-damage"
  | "command-card-played";

/** A card that only a campaign has. What it has depends on its type; `health` and so on: a side of a hero. */
export interface CampaignCard {
  set: Box;
  name: Text;
  keywords: KeywordShown[];
  bonuses: BonusShown[];
  surges: SurgeShown[];
  effects: EffectShown[];
  /** false: can't be put in an army yet */
  complete: boolean;
  type: "agenda" | "class" | "hero" | "imperial-class" | "item" | "reward" | "supply";
  subtitle?: Text;
  faction?: Faction;
  kind?: GearKind;
  kind_name?: Text;
  traits?: Text[];
  attack?: Dice | null;
  /** for modifications */
  slots?: number;
  /** experience of class cards, credits of items, influence of agendas */
  cost?: number;
  health?: number;
  endurance?: number;
  speed?: number;
  defence?: Die[];
  attributes?: Record<string, Die[]>;
}

/** What a hero's card is. Feats are no items: they can't be exchanged or sold (CORE-UPGRADE-02). */
export type GearKind =
  | "none" | "feat" | "melee-weapon" | "ranged-weapon" | "melee-weapon-modification" | "ranged-weapon-modification" | "armour"
  | "equipment";

/** A condition, and what having it means. */
export interface ConditionShown {
  name: Text;
  card: string | null;
  harmful: boolean;
  text: Text | null;
}

/** A mission of a map. */
export interface MapMission {
  key: string;
  name: Text;
  rules: Text;
  mode: Sides;
  players: number;
  /** of each seat */
  teams: number[];
  goal: number;
  areas: string[];
}

/** A part of a map that has a name. */
export interface Area {
  name: string;
  label: Text;
  spaces: string[];
}

/** A door is a line. */
export interface Door {
  line: [[number, number], [number, number]];
}

/** A map: `svg` is a `<g class="board">` in units of `Picture.scale`, without what changes or has words. */
export interface BoardMap {
  name: Text;
  set: string;
  from: [number, number];
  to: [number, number];
  svg: string;
  /** name, terrain, types of its tile */
  squares: [string, Ink, TileType[]][];
  /** spaces by colour */
  zones: Record<string, string[]>;
  areas: Area[];
  doors: Door[];
  /** by side */
  missions: Record<string, MapMission>;
}

/** The terrain of a space. */
export type Ink = "plain" | "blocking" | "impassable" | "difficult";

/** What a tile shows (CORE-TERRAIN-30, -32). Types do nothing by themselves; cards ask for them (IA-TILE-02). */
export type TileType = "interior" | "forest" | "desert" | "snow" | "city";

/** What all boards are drawn with; `symbols` are `<pattern>`s and `<symbol>`s for `<defs>`. */
export interface Picture {
  scale: number;
  css: string;
  symbols: string;
}

/** A kind of token. */
export interface TokenKind {
  name: Text;
  symbol: string | null;
}

/** A die with its six faces. */
export interface DieShown {
  kind: DieKind;
  name: Text;
  faces: Symbols[];
}

/** Whether a die belongs to attack pools or to defence pools (CORE-TERM-26). */
export type DieKind = "attack" | "defence";

/** The words of the game, by their values. */
export interface Words {
  sets: Record<string, Text>;
  factions: Record<string, Text>;
  traits: Record<string, Text>;
  keywords: Record<string, Text>;
  symbols: Record<string, Text>;
  kinds: Record<string, Text>;
  timings: Record<string, Text>;
}

/** An army to start with. */
export interface ReadyMade {
  name: string;
  title: Text;
  faction: Faction;
  points: number;
  cards: string[];
  command: string[];
}

/** Facts that never change. */
export interface Catalogue {
  cards: Record<string, TableCard>;
  commands: Record<string, CommandCard>;
  conditions: Record<string, ConditionShown>;
  maps: Record<string, BoardMap>;
  picture: Picture;
  tokens: Record<string, TokenKind>;
  dice: Record<string, DieShown>;
  words: Words;
  ready_made: ReadyMade[];
  campaign: Record<string, CampaignCard>;
}

/** A map, with its missions. */
export interface MapChoice {
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
  missions: Record<string, MapMission>;
}

/** A ready-made army. */
export interface ArmyChoice {
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
  faction: Faction;
  points: number;
}

/** An army as a page writes it: its cards by id. */
export interface Document {
  faction: Faction;
  name?: string;
  cards?: string[];
  command?: string[];
}

/** An army as people write it. */
export interface Written {
  text: string;
}

/** What the figures of an army have together. */
export interface Statistics {
  groups: number;
  figures: number;
  health: number;
  /** on average */
  speed: number;
  /** figures */
  ranged: number;
  /** dice by colour */
  attack: Record<string, number>;
  defence: Record<string, number>;
  /** groups by trait */
  traits: Record<string, number>;
}

/** Everything that can be said about an army. */
export interface Examined {
  legal: boolean;
  points: number;
  limit: number;
  command_points: number;
  command_limit: number;
  /** how many Command cards it takes */
  command_wanted: number;
  problems: Text[];
  /** legal, but unwise */
  advice: Text[];
  statistics: Statistics;
  /** Command cards that a figure of the army can use */
  fitting: string[];
  /** the cards that can't be added, each with why */
  refused: Record<string, Text>;
  /** the same army, in order */
  document: Army;
  /** its file, by language */
  text: Record<string, string>;
}

/** An army: its affiliation, its Deployment cards (upgrades included) and its Command deck (CORE-ARMY-01). */
export interface Army {
  name: string;
  faction: Faction;
  cards: string[];
  command: string[];
}

/** The map as far as it is laid, drawn as `BoardMap` is. */
export interface LaidBoard {
  name: Text;
  from: [number, number];
  to: [number, number];
  svg: string;
  /** name, terrain, types of its tile */
  squares: [string, Ink, TileType[]][];
  /** none: missions have no deployment zones */
  zones: Record<string, string[]>;
  areas: Area[];
  /** by their numbers */
  doors: Record<string, Door>;
  /** of the squares, as events have them */
  numbers: number[];
}

/** The mission that is played. */
export interface MissionShown {
  key: string;
  name: Text;
  /** those that the briefing tells */
  rules: Text[];
  areas: string[];
}

/** What a side has to achieve. */
export interface GoalShown {
  text: Text;
  /** tokens: those that it is about */
  at: number[];
  /** what has been collected for it, where the mission counts that */
  counted: number | null;
}

/** Tokens of a kind that lie beside the map. */
export interface TokensShown {
  kind: string;
  name: Text;
  /** its id in `Picture.symbols` */
  symbol: string;
  count: number;
}

/** An event of the mission that has not happened yet. */
export interface EventToCome {
  title: Text;
  text: Text;
  /** what is read of it, by the choice that somebody makes then */
  options: Text[];
}

/** A text that has been read to everybody. */
export interface ToldText {
  title: Text;
  text: Text;
  round: number;
}

/** A card in front of somebody. */
export interface CardInPlay {
  source: number;
  card: string;
  exhausted: boolean;
  depleted: boolean;
  /** for the time being: it cannot be used */
  face_down: boolean;
  /** a modification: the weapon that it is attached to */
  on: number | null;
  /** that lie on it, whatever they stand for */
  tokens: number;
}

/** The dice of the attributes, on the side that counts. */
export interface AttributeDice {
  strength: Die[];
  insight: Die[];
  tech: Die[];
}

/** A hero's sheet. The figure has conditions and power tokens. */
export interface HeroShown {
  figure: number;
  seat: number;
  /** card */
  sheet: string;
  /** card: that of the side that counts */
  side: string;
  name: Text;
  health: number;
  damage: number;
  endurance: number;
  strain: number;
  speed: number;
  wounded: boolean;
  withdrawn: boolean;
  escaped: boolean;
  /** stays on the board instead of withdrawing */
  incapacitated: boolean;
  active: boolean;
  /** tokens that are left in this round */
  activations: number;
  /** activations of this round */
  acted: number;
  crates: number;
  /** has a bounty token */
  bounty: boolean;
  attributes: AttributeDice;
  defence: Die[];
  cards: CardInPlay[];
}

/** The attribute test in progress. */
export interface TestShown {
  figure: number;
  /** to choose from */
  attributes: Attribute[];
  /** the one that is tested */
  attribute: Attribute | null;
  needed: number;
  /** successes that are there from earlier tests */
  stored: number;
  token: number | null;
  dice: Rolled[];
  /** null before the roll */
  successes: number | null;
}

/** What heroes are tested in, and the dice of some of their weapons. */
export type Attribute = "strength" | "insight" | "tech";

/** What everybody knows of the Imperial player's cards (CORE-INFO-01). */
export interface EmpireShown {
  /** cards in hand and reserved, by the affiliation on their backs */
  backs: Record<string, number>;
  /** secret ones in hand … */
  agendas: number;
  /** … and those that have been played */
  played: string[];
  influence: number;
  cards: CardInPlay[];
  /** those that no group has */
  attachments: string[];
  /** what it has collected, where the mission counts that */
  counted: number | null;
}

/** A player of a mission. */
export interface MissionPlayerShown {
  seat: number;
  team: number;
  name: Text;
  /** the colour in which the seat is drawn: one for each side */
  zone: string;
}

/** A reason why something is paid, and how much of it. */
export interface PaidFor {
  text: Text;
  amount: number;
}

/** Something that a side receives after a mission. */
export interface PaidShown {
  kind: "agenda" | "campaign" | "card" | "crates" | "credits" | "figure" | "influence" | "item" | "xp";
  text: Text;
  /** 0: it is one thing */
  amount: number;
  reasons: PaidFor[];
}

/** What a mission that is over pays to both sides, and what follows it in a campaign. */
export interface PaymentShown {
  rebels: PaidShown[];
  empire: PaidShown[];
  next: Text[];
}

/** A mission as everybody sees it. */
export interface MissionShownToAll {
  format: "mission";
  map: LaidBoard;
  mission: MissionShown;
  /** 0 while the mission is set up */
  round: number;
  threat: number;
  threat_level: number;
  /** what the Rebels have to achieve now */
  goals: GoalShown[];
  told: ToldText[];
  /** those that are laid */
  sections: string[];
  /** whose activation it is, the innermost one */
  active: number | null;
  players: MissionPlayerShown[];
  heroes: HeroShown[];
  empire: EmpireShown;
  /** groups, and the Attachments on each */
  attached: Record<string, string[]>;
  /** cards left in the deck */
  supply: number;
  /** tokens, and the successes that failed tests have left there */
  stored: Record<string, number>;
  /** figures, and what lies on the sheet or card of each */
  on_sheets: Record<string, TokensShown[]>;
  /** what all Rebels have together */
  supplies: TokensShown[];
  /** what recon tokens lie on: figures, tokens, and cards by their sources */
  recon: number[];
  groups: Group[];
  figures: Figure[];
  tokens: Token[];
  open_doors: number[];
  shields: string[];
  rubble: string[];
  fallen: Group[];
  attack: Attack | null;
  test: TestShown | null;
  /** when it is over */
  paid: PaymentShown | null;
}

/** A Deployment card in the Imperial hand, or an agenda. */
export interface HandGroup {
  card: string;
  /** in threat */
  cost: number;
  /** of the decision: those that deploy or play it */
  options: string[];
}

/** A group that waits for an event. */
export interface ReservedGroupShown {
  card: string;
}

/** An active deployment point. */
export interface PointShown {
  name: string;
  space: string;
}

/** What the Empire sees beyond that; the others have nothing of their own. */
export interface MissionShownToOne {
  hand: HandGroup[];
  agendas: HandGroup[];
  /** what the Empire wants */
  goal: Text | null;
  events: EventToCome[];
  /** after which the mission is over, where it says so */
  last_round: number | null;
  reserved: ReservedGroupShown[];
  points: PointShown[];
  /** the spaces of each section that is not laid yet */
  unlaid: string[][];
}

/** An attribute that may be tested: its dice, and how likely it is to pass. */
export interface TestHint {
  attribute: Attribute;
  dice: Die[];
  needed: number;
  /** successes that are there from earlier tests */
  stored: number;
  /** by cards */
  added: number;
  passes: number;
  /** how likely each number of them is, with those that are stored and added */
  successes: Record<string, number>;
  /** false when an ability in play may change the roll */
  complete: boolean;
}

/** Something that a figure may interact with, and the tests that this demands, by the attributes to choose from. */
export interface ObjectHint {
  /** the card that asks or does it */
  card?: string;
  name?: Text;
  /** what it does */
  text?: Text | null;
  kind?: EffectKind;
  /** of the mission */
  rules?: Text;
  /** the spaces that the base would cover */
  ends?: string[];
  /** in movement points, or in surges */
  cost?: number;
  /** without its start */
  path?: PathStep[];
  /** all spaces that the base could cover after this action */
  reach?: string[];
  /** movement points then */
  points?: number;
  targets?: AttackHint[];
  /** what the target would suffer with it */
  suffers?: number;
  /** … and without it, as it stands */
  before?: number;
  defeats?: boolean;
  /** it would change nothing, whatever else is bought */
  idle?: boolean;
  zone?: string;
  spaces?: string[];
  /** what lies there */
  tokens?: number[];
  /** who stands there, or would be activated */
  figures?: number[];
  token?: number;
  target?: number;
  die?: Die;
  face?: number | null;
  /** what shows */
  symbols?: Symbols;
  /** by symbol, over the six faces */
  average?: Record<string, number>;
  tests: TestHint[];
}

/** A hero to play. */
export interface HeroChoice {
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
  faction: Faction;
  /** the sheet, and the cards of the class that it begins with */
  cards: string[];
}

/** A class of the Empire. */
export interface ClassChoice {
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
  /** that it begins with */
  cards: string[];
}

/** A campaign to play. */
export interface CampaignChoice {
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
  /** how many missions it has */
  slots: number;
}

/** Who has put something right, with everybody's agreement. */
export interface CorrectedShown {
  /** what they play */
  by: Text;
  /** of the person; empty where nobody said */
  name: string;
  /** in their own words */
  why: string;
}

/** A line of the log in words. */
export interface EntryShown {
  slot: number;
  what: What;
  amount: number;
  /** -1: the Rebels together */
  seat: number;
  text: Text;
  /** of the card or mission, if it may be known */
  name: Text | null;
  because: Text | null;
  /** the mission or card that it came of */
  source: Text | null;
  /** id; empty where none says it */
  rule: string;
  /** null: the rules say so */
  corrected: CorrectedShown | null;
}

/** What an entry is about. */
export type What =
  | "xp" | "credits" | "influence" | "card" | "fitted" | "left" | "ally" | "villain" | "agenda" | "agenda-deck" | "item-deck"
  | "side-deck" | "threat-deck" | "active" | "forced" | "chosen" | "brought" | "played" | "result" | "merit" | "upgraded"
  | "extra-agenda" | "cheaper" | "owed-card" | "owed-ally" | "owed-story" | "owed-agenda" | "due-side" | "due-threat" | "bounty";

/** A place in the campaign, with the mission that was played in it. */
export interface SlotShown {
  kind: MissionKind;
  threat_level: number;
  /** of the items that can be bought after it */
  tiers: number[];
  /** id */
  mission: string | null;
  /** of that mission */
  name: Text | null;
  /** seat of the Empire, or -1: the Rebels */
  winner: number | null;
  reason: Text | null;
  /** missions that had to be played after it */
  forced: Text[];
}

/** What a mission is in its campaign. */
export type MissionKind = "introduction" | "story" | "interlude" | "finale" | "side" | "threat" | "forced";

/** A mission that can be chosen. */
export interface ActiveMission {
  /** id; None: it lies face down */
  mission: string | null;
  name: Text;
  kind: MissionKind;
  /** what can be won */
  notes: Text[];
  /** Reward cards among it */
  cards: string[];
}

/** A card that somebody has. */
export interface OwnedCard {
  card: string;
  /** a modification: the weapon that it is on */
  on: string | null;
  /** stays behind in the next mission */
  left: boolean;
  /** credits */
  sells_for: number | null;
}

/** A hero between two missions. */
export interface CampaignHero {
  seat: number;
  /** card */
  sheet: string;
  name: Text;
  xp: number;
  cards: OwnedCard[];
  /** the cards of the class that can still be bought */
  deck: string[];
}

/** An item that was drawn. */
export interface ShopItem {
  card: string;
  tier: number;
  cost: number;
}

/** What everybody sees. */
export interface StageShownToAll {
  format: "campaign";
  campaign: Box;
  name: Text;
  /** what is being done now */
  step: string;
  players: MissionPlayerShown[];
  slots: SlotShown[];
  /** how many have their mission */
  slot: number;
  heroes: CampaignHero[];
  /** cards of all Rebels */
  shared: string[];
  allies: string[];
  credits: number;
  shop: ShopItem[];
  empire_class: string;
  empire_xp: number;
  influence: number;
  empire_cards: string[];
  /** the cards of the class that can still be bought */
  empire_deck: string[];
  villains: string[];
  /** that lie open */
  agendas: string[];
  /** how many are in the hand */
  secret_agendas: number;
  active: ActiveMission[];
  /** the mission that is played next */
  chosen: Text | null;
}

/** What a seat sees for itself: the log as far as it may read it; the Empire its agendas. */
export interface StageShownToOne {
  entries: EntryShown[];
  /** the story so far in a few sentences */
  previously: Text[];
  /** agendas */
  hand: string[];
  drawn: string[];
  /** missions that only the Empire knows */
  face_down: Text[];
}

/** Something of which somebody has more or less: `{"what", "seat", "amount"}` changes it. */
export interface CorrectableAmount {
  what: Right;
  /** -1: the Rebels together */
  seat: number;
  who: Text;
  have: number;
}

/** What can be put right. */
export type Right = "xp" | "credits" | "influence" | "bounty" | "card" | "ally" | "villain" | "mission" | "result";

/** A card or a mission. */
export interface Named {
  /** id */
  name: string;
  text: Text;
}

/** What somebody could gain or lose: `{"what", "seat", "name", "amount": 1 or -1}`. */
export interface CorrectableThings {
  what: Right;
  seat: number;
  who: Text;
  lose: Named[];
  gain: Named[];
}

/** A mission that is over: `{"what": "result", "slot", "seat"}` says that this seat has won it. */
export interface CorrectableResult {
  /** from 1 */
  slot: number;
  mission: Text;
  /** 0: the Empire; -1: the Rebels */
  winner: number;
}

/** What can be put right between two missions. */
export interface Correctable {
  amounts: CorrectableAmount[];
  things: CorrectableThings[];
  results: CorrectableResult[];
}

/** An attack from some way off. */
export interface DamageAt {
  /** null: in melee */
  range: number | null;
  defeat: number;
  hit: number;
  /** damage */
  expected: number;
}

/** Attacks with a weapon as it is printed, with what is fitted to it. */
export interface WeaponOdds {
  card: string;
  /** modifications */
  on: string[];
  melee: boolean;
  at: DamageAt[];
  /** false when its text may change the attack in yet another way */
  complete: boolean;
}

/** A hero's attacks as they are, and with a card. */
export interface WeaponComparison {
  card: string;
  seat: number;
  /** of the target */
  defence: Die[];
  health: number;
  before: WeaponOdds[];
  after: WeaponOdds[];
}

/** Something that lies or stands on the map at the beginning, or when its section is laid. */
export interface MarkShown {
  kind: "ally" | "crate" | "door" | "entrance" | "group" | "token";
  name: Text;
  /** of a group */
  card: string | null;
  /** its id in `Picture.symbols` */
  symbol: string | null;
  colour: string | null;
  /** of a door: those at its sides */
  spaces: string[];
  note: Text | null;
}

/** A door at a section that is laid. */
export interface DoorTold {
  door: string;
  place: string;
  open: boolean;
}

/** Objects of a kind on the sections that are laid. */
export interface ObjectTold {
  kind: string;
  name: Text;
  symbol: string | null;
  count: number;
  /** how many of them have been dealt with */
  done: number;
}

/** A hero at the people's own table. */
export interface ToldHeroShown {
  seat: number;
  /** card */
  sheet: string;
  name: Text;
  cards: string[];
  wounded: boolean;
  bounty: boolean;
}

/** A part of the result. */
export interface FieldShown {
  /** in the options that change it */
  field: string;
  kind: "bounty" | "crates" | "gained" | "influence" | "merit" | "spent" | "wounded";
  text: Text;
  value: number;
  /** none: it follows from what has been told */
  choices: number[];
}

/** A told mission as everybody sees it. */
export interface ToldShownToAll {
  format: "companion";
  step: "entering" | "set-up" | "telling";
  map: LaidBoard;
  mission: MissionShown;
  round: number;
  threat: number;
  threat_level: number;
  players: MissionPlayerShown[];
  goals: Text[];
  told: ToldText[];
  marks: MarkShown[];
  doors: DoorTold[];
  objects: ObjectTold[];
  heroes: ToldHeroShown[];
  ally: string | null;
  empire_class: string;
  empire_cards: string[];
  villains: string[];
  /** how many secret ones */
  agendas: number;
  influence: number;
  credits: number;
  /** why it is over */
  ended: Text | null;
  won: Side | null;
  fields: FieldShown[];
  /** what can't be right in the result */
  problems: Text[];
  paid: PaymentShown | null;
}

/** The two sides of a mission, and those who are on neither. */
export type Side = "rebel" | "imperial" | "neutral";

/** An event that can still happen, and what to look for. */
export interface EventDue {
  title: Text;
  text: Text;
  /** what is read of it, by the choice that somebody makes then */
  options: Text[];
  event: string;
  when: Text[];
  /** for something else, by all that has been told */
  waits: boolean;
}

/** The groups that the Imperial player chooses in secret. */
export interface OpenGroupsTold {
  count: number;
  /** cards that come besides */
  also: string[];
  /** what they can't be */
  without: Text[];
}

/** What only the Imperial player knows; the others have nothing of their own. */
export interface ToldShownToOne {
  /** agendas */
  hand: string[];
  goal: Text | null;
  events: EventDue[];
  last_round: number | null;
  reserved: ReservedGroupShown[];
  open_groups: OpenGroupsTold | null;
  points: PointShown[];
  /** the spaces of each section that is not laid yet */
  unlaid: string[][];
}
