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

export interface Leave {
  type: "leave";
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
  tries: number;
  home: number[];
  turns: number[];
  last: Played | Chanced | null;
}

export interface Walk {
  type: "walk";
  pawn: number;
}

export type Action = Leave | Walk | TurnIn | Pass;
