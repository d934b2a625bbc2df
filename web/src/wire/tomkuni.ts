// Made by `make types` from the server's own messages. Do not edit.

export interface Board {
  name: string;
  ring: [number, number][];
  corners: [Corner, Corner, Corner, Corner];
}

export interface Chanced {
  type: "chanced";
  draw: string;
  outcome: string[][];
}

export interface Corner {
  colour: "blue" | "green" | "red" | "yellow";
  start: number;
  solid: number;
  entry: number;
  zone: [[number, number], [number, number], [number, number], [number, number]];
  yard: [[number, number], [number, number], [number, number], [number, number]];
}

export interface Foresight {
  kind: "leave" | "pass" | "shortcut" | "walk" | "zone";
  pawn: number | null;
  path: number[];
  pushes: Push[];
  pawns: ((number | null)[])[];
  before: number[];
  after: number[];
}

export interface Leave {
  type: "leave";
}

export interface Moved {
  seat: number;
  die: number;
  came: Foresight;
}

export interface Options {
  board: string | Board;
  free_passage: boolean;
  shortcut_stops_on_entry: boolean;
  three_tries: boolean;
}

export interface Pass {
  type: "pass";
}

export interface Played {
  type: "played";
  seat: number;
  action: Leave | Walk | TurnIn | Pass;
  at: number | null;
}

export interface Push {
  seat: number;
  pawn: number;
  start: number;
  end: number;
}

export interface TurnIn {
  type: "turn_in";
  pawn: number;
}

export interface View {
  seat: number | null;
  options: Options;
  players: number;
  phase: "move" | "opening" | "over" | "roll";
  pawns: ((number | null)[])[];
  turn: number;
  contenders: number[];
  die: number | null;
  rolls: number[];
  home: number[];
  turns: number[];
  points: number[];
  last: Played | Chanced | null;
  moved: Moved | null;
  next: number[];
  board: Board;
  corners: number[];
  worth: number[];
}

export interface Walk {
  type: "walk";
  pawn: number;
}

export type Action = Leave | Walk | TurnIn | Pass;
