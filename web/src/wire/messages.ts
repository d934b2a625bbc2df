// Made by `make types` from the server's own messages. Do not edit.

export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

export interface Act {
  type: "act";
  id: string;
  action: unknown;
}

export interface Answer {
  type: "answer";
  id: string;
  yes: boolean;
}

export interface Arrange {
  type: "arrange";
  id: string;
  seats?: number | null;
  options?: Record<string, unknown> | null;
  listed?: boolean | null;
  quiet?: boolean | null;
  clock?: number | "none" | null;
}

export interface Arrival {
  code: string;
}

export interface Back {
  type: "back";
  id: string;
}

export interface Chatted {
  by: string;
  name: string;
  text: string;
}

export interface Clear {
  type: "clear";
  id: string;
  seat: number;
}

export interface Game {
  type: "game";
  version: number;
  moves: number;
  view: unknown;
  legal: unknown[];
  foreseen: unknown[];
  news: string[];
  undo: boolean;
  left: number | null;
}

export interface GameInfo {
  id: string;
  version: number;
  seats: number[];
  bots: string[];
  options: Record<string, unknown>;
  schema: Record<string, unknown>;
  rules: Record<string, string[]>;
  choices: Record<string, Record<string, unknown>>;
}

export interface Health {
  status: string;
  version: string;
  tables: number;
  devices: number;
}

export interface Hello {
  type: "hello";
  id: string;
  token: string;
  name: string;
  lang?: string;
  colour?: "blue" | "green" | "orange" | "purple" | "red" | "yellow" | null;
  news?: boolean;
  television?: boolean;
}

export interface Identity {
  person: string;
  token: string;
}

export interface Invite {
  type: "invite";
  id: string;
  seat: number;
  bot: string;
}

export interface MoreTime {
  type: "more_time";
  id: string;
}

export interface Moving {
  code: string;
  seconds: number;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  files?: Record<string, string>;
  bots?: (string | null)[];
  me?: Sitting | null;
  listed?: boolean;
  quiet?: boolean;
  clock?: number | "none" | null;
}

export interface OpenTable {
  code: string;
  game: string;
  seats: number;
  free: number;
  names: string[];
  quiet: boolean;
}

export interface Outcome {
  type: "outcome";
  scores: number[];
  ranking: number[][];
  reason: string;
}

export interface Pause {
  type: "pause";
  id: string;
}

export interface Person {
  id: string;
  name: string;
  lang: string;
  colour: "blue" | "green" | "orange" | "purple" | "red" | "yellow" | null;
}

export interface Place {
  name: string;
  person: Person | null;
  bot: string | null;
  here: boolean;
  ready: boolean;
}

export interface Problem {
  code: string;
  field: string | null;
}

export interface Question {
  what: "pause" | "undo";
  by: number;
  waiting: number[];
}

export interface React {
  type: "react";
  id: string;
  reaction: "bravo" | "heart" | "hurry" | "laugh" | "sorry" | "thanks" | "think" | "wow";
}

export interface Reacted {
  type: "reacted";
  by: string;
  seat: number | null;
  reaction: "bravo" | "heart" | "hurry" | "laugh" | "sorry" | "thanks" | "think" | "wow";
}

export interface Ready {
  type: "ready";
  id: string;
  ready?: boolean;
}

export interface Rejected {
  type: "rejected";
  id: string;
  code: string;
  field: string | null;
}

export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Replay {
  game: string;
  names: string[];
  seat: number | "all" | null;
  moves: number;
  steps: ReplayStep[];
}

export interface ReplayStep {
  moves: number;
  view: unknown;
  news: string[];
}

export interface Resume {
  type: "resume";
  id: string;
}

export interface Resync {
  type: "resync";
  id: string;
}

export interface Said {
  type: "said";
  chat: Chatted;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

export interface Sitting {
  name: string;
  lang?: string;
  colour?: "blue" | "green" | "orange" | "purple" | "red" | "yellow" | null;
}

export interface Stand {
  type: "stand";
  id: string;
}

export interface Swap {
  type: "swap";
  id: string;
  a: number;
  b: number;
}

export interface Table {
  code: string;
  game: string;
  phase: "lobby" | "over" | "playing";
  options: unknown;
  seats: Place[];
  host: string;
  listed: boolean;
  quiet: boolean;
  clock: number | null;
  paused: boolean;
  question: Question | null;
  watching: string[];
  commitment: string;
  seed: string | null;
  outcome: Outcome | null;
  next: string | null;
  version: number;
}

export interface TableChanged {
  type: "table";
  table: Table;
  seat: number | null;
}

export interface Undo {
  type: "undo";
  id: string;
}

export interface Warned {
  type: "warned";
  seat: number;
  seconds: number;
}

export interface Welcome {
  type: "welcome";
  you: Person;
  seat: number | null;
  table: Table;
  game: Game | null;
  chat: Chatted[];
}

export type FromServer = Welcome | TableChanged | Game | Said | Reacted | Warned | Accepted | Rejected;

export type FromClient = Hello | Sit | Stand | Invite | Clear | Swap | Arrange | Ready | Act | Undo | Pause | Resume | MoreTime | Answer | Back | Say | React | Rematch | Resync;

export type Told = FromServer & { seq: number };
