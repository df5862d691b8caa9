/** Made by `make fmt` from the records in dejarik.table.socket: change those. */
import type { Answers, Habit, Pace } from "./table.js";

/** Who is there, and what it has heard already. */
export interface Hello {
  type: "hello";
  token?: string | null;
  /** the `number` of the last state that it got, 0 for all that ever happened */
  seen?: number | null;
  /** one more than the `position` of the last line of chat that it got */
  heard?: number | null;
  /** made up for itself alone: by it a page that comes back is known */
  page?: string | null;
  /** whether it wants the kernel's view in every state */
  view?: boolean;
  /** which kind of differences it takes (`DIFFERENCES`); 0: none, only whole states */
  differences?: number;
}

/** An answer to the decision; where all must agree who decide together, a proposal. */
export interface Choose {
  type: "choose";
  number: number;
  seat: number;
  answer: string | string[] | Record<string, number>;
  revision?: number | null;
}

/** What one would answer, told to those who decide together; `null` takes it back. */
export interface Propose {
  type: "propose";
  number: number;
  seat: number;
  answer: string | string[] | Record<string, number> | null;
  revision?: number | null;
}

/** Go back to the own last decision, or ask for it. */
export interface Undo {
  type: "undo";
  /** of the state that the player looks at */
  number: number;
}

/** An answer to whoever asks to take back; who asks withdraws with `false`. */
export interface Consent {
  type: "consent";
  yes: boolean;
}

/** Give up. */
export interface Concede {
  type: "concede";
  seat: number;
}

/** How to be asked; and whether to be passed for in windows until the end of something in progress. */
export interface SetPace {
  type: "pace";
  seat: number;
  pace: Pace;
  /** one of the `scopes` of what was sent last */
  until?: string | null;
  /** but asked all the same where it concerns the seat */
  unless?: boolean;
}

/** What becomes of questions out of turn, if one has not answered after so many seconds. */
export interface Prepare {
  type: "prepare";
  seat: number;
  answers: Answers;
  after?: number;
  /** by `Option.text`, else `?` and the prompt */
  settled?: Record<string, Habit>;
}

/** Say something to everybody. */
export interface Chat {
  type: "chat";
  text: string;
}

/** What is known about options of a decision, or about things on the table (`Presenter.hint`)? */
export interface AskHints {
  type: "hints";
  number: number;
  options: string[];
}

/** It has lost track of how states differ: it wants the next one whole. */
export interface Whole {
  type: "whole";
  /** as in a hello */
  seen: number;
}

/** Is the line there? */
export interface Ping {
  type: "ping";
}
