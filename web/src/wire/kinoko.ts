// Made by `make types` from the server's own messages. Do not edit.

export interface Announce {
  type: "announce";
}

export interface Chanced {
  type: "chanced";
  draw: string;
  outcome: string[][];
}

export interface EndTurn {
  type: "end_turn";
}

export interface Options {
  aid: "deduced" | "memory" | "seen";
  starter: number | null;
  dice: [["1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets", "1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets", "1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets", "1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets", "1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets", "1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets"], ["1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets", "1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets", "1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets", "1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets", "1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets", "1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets"], ["1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets", "1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets", "1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets", "1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets", "1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets", "1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets"]];
  gathered_scores_anyway: boolean;
  round_limit: number | null;
  tie_break: "last_round" | "last_to_stop";
}

export interface Pass {
  type: "pass";
}

export interface Peek {
  type: "peek";
  value: 1 | 2 | 3;
  place: "hand0" | "hand1" | "hand2" | "hand3" | "lower" | "upper";
}

export interface Played {
  type: "played";
  seat: number;
  action: Swap | SwapSets | Peek | Reroll | Pass | Announce | EndTurn;
  at: number | null;
}

export interface Reroll {
  type: "reroll";
}

export interface Reveal {
  round: number;
  announcer: number | null;
  turns: number;
  right: boolean;
  families: ("B" | "G" | "O" | "P" | "R" | "Y")[];
  forbidden: "B" | "G" | "O" | "P" | "R" | "Y";
  cards: (("B" | "G" | "O" | "P" | "R" | "Y")[])[];
  gathered: ("hand0" | "hand1" | "hand2" | "hand3" | "lower" | "upper" | null)[];
  gained: number[];
  lost: number[];
  before: number[];
  scores: number[];
}

export interface Sight {
  colour: "B" | "G" | "O" | "P" | "R" | "Y";
  how: "deduced" | "open" | "peeked" | "seen";
}

export interface Swap {
  type: "swap";
  value: 1 | 2 | 3;
  a: "hand0" | "hand1" | "hand2" | "hand3" | "lower" | "upper";
  b: "hand0" | "hand1" | "hand2" | "hand3" | "lower" | "upper";
}

export interface SwapSets {
  type: "swap_sets";
  place: "hand0" | "hand1" | "hand2" | "hand3" | "lower" | "upper";
}

export interface View {
  seat: number | null;
  options: Options;
  players: number;
  phase: "act" | "close" | "colours" | "families" | "mushrooms" | "over" | "roll" | "starter";
  scores: number[];
  stopped: (number | null)[];
  colours: ("B" | "G" | "O" | "P" | "R" | "Y")[];
  round: number;
  turn: number;
  turns: number;
  family: "B" | "G" | "O" | "P" | "R" | "Y" | null;
  forbidden: "B" | "G" | "O" | "P" | "R" | "Y" | null;
  cards: ((Sight | null)[])[];
  dice: ("1" | "2" | "3" | "blank" | "peek" | "reroll" | "sets")[];
  history: (Played | Chanced)[];
  reveal: Reveal | null;
  families: ("B" | "G" | "O" | "P" | "R" | "Y")[];
}

export type Action = Swap | SwapSets | Peek | Reroll | Pass | Announce | EndTurn;
