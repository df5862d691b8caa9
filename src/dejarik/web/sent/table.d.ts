/** Made by `make fmt` from the records in dejarik.kernel.sent, dejarik.kernel.telling, dejarik.kernel.accounts, dejarik.table.records, dejarik.table.line_records, dejarik.table.service_records: change those. */

/** An option, with the facts of its verb (a space, a figure …). The id is for answering and is never read. */
export interface Option {
  id: string;
  /** what taking it is */
  verb: string;
  label: Text;
  /** it is a no: nothing is done */
  declines?: boolean;
  /** taking it would change nothing */
  idle?: boolean;
  /** the most that a distribution may give to it */
  cap?: number;
  [fact: string]: any;
}

/** A message id in the locale files, with the arguments that message takes. */
export interface Text {
  id: string;
  args?: Record<string, string | number | Text>;
}

/** What a game waits for, as whoever may answer sees it. */
export interface Decision {
  number: number;
  /** that is asked first */
  seat: number;
  /** further seats that may answer */
  partners?: number[];
  kind: Kind;
  prompt: Text;
  options: Option[];
  least: number;
  most: number;
  /** part of what the receiver has just chosen, which is only half made (`Match`) */
  begun?: boolean;
  /** amounts that could be given as they are */
  suggested?: Record<string, number>;
  /** of these options one must get something, where amounts are given */
  among?: string[];
  window?: boolean;
  /** what the question is about: facts of its game */
  about?: Record<string, any>;
}

/** How a decision is answered. */
export type Kind = "choose" | "some" | "order" | "distribute";

/** A value of a setting. */
export interface SettingChoice {
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
}

/** Something that can be chosen before a game begins; its value goes to `Game.options_from`. */
export interface Setting {
  name: string;
  label: Text;
  choices: SettingChoice[];
  /** whose it is, of what each seat brings (`Game.bring`) */
  seat?: number;
  /** the kind of document (`Presenter.examine`) whose text it may also be */
  document?: string;
  /** how many play follows from it */
  leads?: boolean;
  /** its choices are picked from a list that can be searched */
  many?: boolean;
  /** what suits somebody's first game */
  first?: string;
  only?: string;
  fitting?: string;
}

/** A sentence of the log. What it names are messages of their own or words (a page sets them off), a player among them as the message `player`, in whose place a page puts the name; numbers are plain. */
export interface Line {
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
}

/** A choice as a spectator heard of it: events and lines as they were sent. */
export interface ToldStep {
  number: number;
  seat: number;
  is_person: boolean;
  /** how long it was waited for */
  seconds: number;
  events: Record<string, any>[];
  lines: Record<string, any>[];
}

/** A part of somebody's points. */
export interface PointSource {
  source: Text;
  /** for the drawing: mission, defeats, cards … */
  kind: string;
  points: number;
}

/** What somebody had after a choice. */
export interface CurvePoint {
  number: number;
  points: number;
}

/** What the rolls of attacks came to, also more than targets could suffer, and what they come to on average. */
export interface Luck {
  attacks: number;
  dealt: number;
  expected: number;
}

/** How it went for a seat. */
export interface SideAccount {
  seat: number;
  points: number;
  /** they add up to the points */
  sources: PointSource[];
  curve: CurvePoint[];
  luck?: Luck;
  /** points with which this side wins, where each has its own goal */
  most?: number;
  /** that a person made */
  decisions: number;
  /** that others waited for them */
  seconds: number;
}

/** What a figure or card has done. */
export interface Doer {
  name: Text;
  seat: number;
  card: string;
  attacks: number;
  dealt: number;
  expected?: number;
  points: number;
  suffered: number;
  is_gone: boolean;
}

export interface RoundStart {
  /** of the choice */
  number: number;
  round: number;
}

/** How a game went. */
export interface Account {
  sides: SideAccount[];
  /** who did most, first */
  doers: Doer[];
  rounds: RoundStart[];
  /** points with which one wins */
  most?: number;
  seconds: number;
}

/** A text, always with its arguments. */
export interface Words {
  id: string;
  args: Record<string, string | number | Text>;
}

/** What every request that is refused gets; nothing has changed then. */
export interface ProblemBody {
  error: Words;
}

/** A game that is installed. */
export interface Game {
  name: string;
  label: Words;
  /** in the lobby; examples only if the operator wants them there */
  offered: boolean;
  settings: Setting[];
  /** those that can play it */
  bots: string[];
  /** those that say how hard it is to be, the easiest first, an even match in the middle */
  levels: string[];
  /** whether it can be played with bluff windows */
  bluff: boolean;
  /** whether several seats may decide together in it */
  together: boolean;
}

/** All games that are installed. */
export interface Games {
  games: Game[];
}

/** Who plays for somebody who is away: a bot, or the person of a partner's seat. */
export interface Passing {
  bot: string | null;
  partner: number | null;
}

/** A seat of a table, as everybody may know it. */
export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string | null;
  /** nobody is waited for */
  taken: boolean;
  /** somebody or a bot sits there */
  seated: boolean;
  /** seats with the same one win together */
  team: number;
  /** such as “dark side”, known before the game begins */
  role: Words | null;
  connected?: boolean;
  conceded?: boolean;
  /** somebody else plays it for the time being */
  passed?: Passing | null;
}

/** Who sits there. `me` and `hot` are seats of whoever made the table, at one screen; a friend who is invited has a link, may choose what the seat brings, and is waited for; the game begins without a friend who plays what was chosen; one who was invited and has sat down is a friend. */
export type SeatKind = "me" | "hot" | "friend" | "invited" | "bot" | "open";

/** How a game ended. */
export interface Outcome {
  reason: string;
  winners: number[];
  /** who gave up, of a game that ended so */
  conceded?: number[];
  /** nobody could win it: it led to the next game */
  leads_on?: boolean;
  text: Text;
}

/** Something that is put right. */
export interface CorrectionShown {
  /** as it was asked for */
  change: Record<string, any>;
  /** in words */
  text: Text;
  /** in those of whoever proposed it */
  why: string;
  /** that seat */
  by: number;
  /** of the person who sat there */
  name: string;
}

/** Something that happened at the table besides the choices. */
export interface Told {
  /** how many choices had been made then */
  number: number;
  kind: "adopted" | "conceded" | "continued" | "corrected" | "given" | "joined" | "passed" | "restarted" | "resumed" | "undone";
  seat: number;
  /** the others had agreed to taking back */
  agreed: boolean;
  /** a bot plays on for who gave up */
  bot: boolean;
  /** who passed the seat, or gave it to somebody else */
  by?: number;
  /** to whom it was passed; null: its own person plays it again */
  to?: Passing | null;
  correction?: CorrectionShown;
}

/** What takes everybody's word: to put something right, or who plays for somebody who is away. */
export interface Suggestion {
  /** of this very suggestion: whoever agrees names it */
  id: number;
  by: number;
  correction?: CorrectionShown;
  /** the seat of somebody who is away */
  away?: number;
  /** who shall play it */
  passing?: Passing;
  /** the seats that have agreed */
  yes: number[];
  /** the seats of those who still have to agree */
  waiting: number[];
}

/** Somebody asks to take back. */
export interface Asking {
  by: number;
  /** the number of the decision to go back to */
  to: number;
  /** the seats that have agreed */
  yes: number[];
  /** the seats of those who still have to agree */
  waiting: number[];
}

/** A game that was begun with other rules than this server has. It can be looked at as far as it is known. */
export interface Outdated {
  /** the version of the rules with which it was begun */
  found: string;
  /** the version here */
  known: string;
  /** whoever plays there may begin it again, from its start */
  restart: boolean;
  /** or try to go on where it stands, if today's rules lead there */
  carry_on: boolean;
  /** where they don't, as is known by now: the choice from which it can be gone on with */
  resume: number | null;
}

/** Who has sent a token: the seats that it holds, or the one to which it is an invitation. */
export interface Caller {
  seats: number[];
  invitation: number | null;
}

/** Where a table stands among those that follow each other, such as the stages of a campaign. What may be missing is not told in the lobby. */
export interface Series {
  id: string;
  /** from 0 */
  part: number;
  /** the names that people have given to its `start` and its `end` */
  points: Record<string, string>;
  /** the game is over, another one follows, and its table is not made yet */
  goes_on?: boolean;
  /** the table of the game that follows */
  next?: string | null;
  /** tables at which this game, or what follows it, is played once more */
  branches?: string[];
  /** the last table of the series, once there is a next one */
  newest?: string;
}

/** Somebody wants to play again, or everybody does: at another table. */
export interface Rematched {
  table: string;
  by: number;
}

/** What everybody may know of a table. What may be missing is not told in the lobby. */
export interface Table {
  id: string;
  game: string;
  label: Words;
  settings: Record<string, string>;
  seats: Seat[];
  state: Stage;
  private: boolean;
  spectators: boolean;
  /** seconds for a decision */
  clock: number | null;
  /** whether there are bluff windows; null where the game has none */
  bluff: boolean | null;
  /** how those who decide together agree; null where nobody does */
  together: Together | null;
  /** when the clock runs out, in seconds since 1970; null in the lobby */
  due: number | null;
  created: number;
  outcome: Outcome | null;
  /** null where no game follows */
  series: Series | null;
  /** decisions made */
  number?: number;
  /** the seats that are waited for */
  asked?: number[];
  /** when the game changed last, in seconds since 1970 */
  changed?: number;
  asking?: Asking | null;
  suggestion?: Suggestion | null;
  /** the last 60 */
  story?: Told[];
  /** pages that look on; in the lobby of tables that are in memory */
  watching?: number;
  rematch?: Rematched | null;
  further?: number;
  outdated?: Outdated | null;
  /** for those who send a token */
  caller?: Caller;
}

/** How far a table is: seats are free, a game is played, it is over. */
export type Stage = "open" | "playing" | "finished";

/** How those who decide together come to an answer: any of them answers, or all people among them must agree. */
export type Together = "any" | "all";

/** The public tables that changed last. */
export interface Lobby {
  tables: Table[];
}

/** A seat of a table just made. */
export interface MadeSeat {
  seat: number;
  kind: SeatKind;
  /** of the maker's own seats */
  token?: string;
  /** for each friend: an invitation, for one person */
  link?: string;
}

/** A table just made. */
export interface MadeTable {
  table: string;
  seats: MadeSeat[];
  watch: string;
  /** games of a file that are of other rules: they are looked at only */
  unplayed?: number;
  /** games of a file that these rules can't even begin */
  left_out?: number;
}

/** Who has sat down where. */
export interface Joined {
  seat: number;
  /** shown this once */
  token: string;
}

/** The table after something was changed or suggested. */
export interface Agreed {
  table: Table;
  /** the invitation to a seat that was given to somebody else: shown this once */
  link?: string;
}

/** Where the next game is. */
export interface Rematch {
  table: string;
  watch: string;
  /** the caller's, if it holds a seat there or invites to one */
  token: string | null;
  /** whether the caller still has to sit down there */
  invited: boolean;
}

/** Where the game that follows is. */
export interface Continued {
  table: string;
  watch: string;
  /** the caller's, if it holds a seat there, too */
  token: string | null;
  /** those that were given to others now, with their invitations */
  seats: MadeSeat[];
}

/** The tables of a series up to the newest, with those before it branched, one after the other. */
export interface SeriesTables {
  id: string;
  tables: Table[];
}

/** A table to look at. */
export interface Looked {
  table: string;
  watch: string;
}

/** A choice and what came of it, as the viewer may hear it; not the choice itself. */
export interface Step {
  number: number;
  seat: number;
  /** who might have made it as well */
  partners?: number[];
  by: By;
  events: any;
  /** of the log: `Presenter.tell` */
  lines: any;
}

/** Who made a choice for a seat: its person, its bot, the bot that stands in when the clock has run out, or the table, which passes or answers for a person as that person wants; only that person is told so. */
export type By = "person" | "bot" | "clock" | "pace" | "prepared";

/** What happened from a decision on. */
export interface Log {
  number: number;
  /** lines: before the first decision, for who has heard none */
  opening?: any;
  log: Step[];
}

/** What the caller sees at a decision. */
export interface View {
  number: number;
  seats: number[];
  viewer: number | null;
  /** the kernel's */
  view: any;
  /** `Presenter.present` */
  shown: any;
  standing: any;
}

/** How the receiver wants to be asked; told to nobody else. */
export interface Pacing {
  seat: number;
  pace: Pace;
  /** what is in progress, until whose end the table passes */
  until: string | null;
  /** but not where it concerns the receiver */
  unless: boolean;
  /** what is in progress, from the outermost on: what `until` could be */
  scopes: string[];
  /** whether it is the receiver's turn; null where there are no turns */
  turn: boolean | null;
  /** seconds until a bluff window would be passed, for who is asked */
  pause?: number;
}

/** What a person wants to be asked: all that the rules ask, or only where the answers differ. */
export type Pace = "always" | "holding";

/** What becomes of questions that come to the receiver out of turn; told to nobody else. */
export interface Preparation {
  seat: number;
  answers: Answers;
  /** seconds in which the receiver has not answered; 0: at once */
  after: number;
  /** by text, as the page has sent it; comes before `answers` */
  settled: Record<string, Habit>;
}

/** What becomes of questions that come while it is not a person's turn: the person is asked, the table passes wherever nothing need be done, or a bot answers. */
export type Answers = "ask" | "pass" | "bot";

/** How a text, such as one of a card, is answered without asking: it is used whenever it can be, or never. */
export type Habit = "always" | "never";

/** What somebody would answer. */
export interface Proposal {
  seat: number;
  answer: string | string[] | Record<string, number>;
}

/** A decision that belongs to several seats; only those who may answer are told. */
export interface Sharing {
  /** everybody who may answer */
  seats: number[];
  /** the seats of the people among them */
  people: number[];
  /** the people among them must agree: a choice is a proposal */
  agree: boolean;
  /** the last of each person */
  proposals: Proposal[];
}

/** How a game stands, as one seat sees it: sent after every change. */
export interface State {
  type: "state";
  /** of the decision that is waited for: as many choices were made */
  number: number;
  /** changes of the game so far; never goes back */
  revision: number;
  /** the receiver's own */
  seats: number[];
  /** whose eyes: the own seat that is asked, else the first; null for spectators */
  viewer: number | null;
  /** the kernel's, without the decision: for those whose hello wants it */
  view?: any;
  /** null when the receiver is not asked, or the table passes for them */
  decision: any;
  /** what can be reacted to now: `Presenter.occasion` */
  occasion: any;
  /** since the last state, or since what the hello had `seen` */
  events: Step[];
  /** lines: before the first decision, for who has heard none */
  opening?: any;
  undo: UndoTerms | null;
  /** the seat that is waited for */
  asked: number | null;
  /** further seats that may answer */
  partners: number[];
  /** for those who decide together */
  sharing: Sharing | null;
  /** it is asked in a bluff window, whatever it holds */
  window: boolean;
  /** of the viewer, who plays */
  pacing: Pacing | null;
  /** what the viewer has left for questions out of turn, in a game of turns */
  prepared: Preparation | null;
  outcome: Outcome | null;
  /** of the states on this line, for a page that takes differences */
  count?: number;
  /** `Presenter.present` */
  shown: any;
  table: Table;
}

/** What it takes to take back. */
export type UndoTerms = "free" | "ask";

/** A list of things that have an `id`, of which only some are not as they were. */
export interface Things {
  /** the ids of all, where they are not the same in the same order */
  order?: (number | string)[];
  /** those that are new or not as they were */
  changed: any[];
}

/** An object by its parts, as it differs from what the receiver has: parts that are not named are as they were. */
export interface Difference {
  /** parts that are new or not as they were */
  changed?: Record<string, any>;
  /** parts of which only some things are not */
  things?: Record<string, Things>;
  /** parts that are not there any more */
  gone?: string[];
}

/** A state for a page that takes differences, by how it differs from the one before on this line (`count` is one more). All else is as in a state, and is sent whole. */
export interface Changes {
  type: "changes";
  /** of the decision that is waited for: as many choices were made */
  number: number;
  /** changes of the game so far; never goes back */
  revision: number;
  /** the receiver's own */
  seats: number[];
  /** whose eyes: the own seat that is asked, else the first; null for spectators */
  viewer: number | null;
  /** the kernel's, without the decision: for those whose hello wants it */
  view?: any;
  /** null when the receiver is not asked, or the table passes for them */
  decision: any;
  /** what can be reacted to now: `Presenter.occasion` */
  occasion: any;
  /** since the last state, or since what the hello had `seen` */
  events: Step[];
  /** lines: before the first decision, for who has heard none */
  opening?: any;
  undo: UndoTerms | null;
  /** the seat that is waited for */
  asked: number | null;
  /** further seats that may answer */
  partners: number[];
  /** for those who decide together */
  sharing: Sharing | null;
  /** it is asked in a bluff window, whatever it holds */
  window: boolean;
  /** of the viewer, who plays */
  pacing: Pacing | null;
  /** what the viewer has left for questions out of turn, in a game of turns */
  prepared: Preparation | null;
  outcome: Outcome | null;
  /** of the states on this line, for a page that takes differences */
  count?: number;
  shown: Difference;
  table: Difference;
}

/** What somebody said. */
export interface ChatLine {
  type: "chat";
  /** its place in the table's journal */
  position: number;
  from: number;
  text: string;
  at: number;
}

/** What is known about options before one is taken, of those that were asked about. */
export interface Hints {
  type: "hints";
  /** the decision that was asked about */
  number: number;
  /** for each option `Presenter.hint` */
  hints: Record<string, any>;
  /** why there are none */
  error?: Words;
}

/** What was refused, and why; nothing changed. */
export interface Refusal {
  type: "error";
  id: string;
  args: Record<string, string | number | Text>;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** A report that was saved. */
export interface Reported {
  report: string;
}

/** The database answers. `standing`: how many tables should have gone on by themselves, and have not. */
export interface Healthy {
  ok: boolean;
  standing: number;
}

/** New games can be stored. `free`: bytes of room beside the file of the database, where that is known. */
export interface Ready {
  ok: boolean;
  free: number | null;
}

/** How a seat is called to the table, off the page. `kinds`: how it could be; none where the operator has not switched it on. */
export interface Called {
  /** hook, chat, mail */
  kinds: string[];
  /** to which webhooks may go */
  hosts: string[];
  kind: string | null;
  address: string;
  /** now, later, daily */
  pace: string;
}
