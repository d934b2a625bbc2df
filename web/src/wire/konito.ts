// Made by `make types` from the server's own messages. Do not edit.

export interface Blank {
  type: "blank";
  longest: number;
}

export interface Card {
  id: string;
  level: "green" | "orange" | "red";
  faces: [Expression[], Expression[]];
}

export interface Challenge {
  text: string;
  needs: ("one_room" | "opponent" | "two_teammates" | "voice")[];
}

export interface Concede {
  type: "concede";
}

export interface Contest {
  type: "contest";
  face: number;
  line: number;
  reason: "banned_word" | "translation" | "wrong_tap";
}

export interface Deck {
  name: string;
  lang: string;
  cards: Card[];
  challenges: [Challenge, Challenge, Challenge][];
}

export interface Expression {
  theme: string;
  start: string;
  end: string;
  alternatives: string[];
}

export interface FaceView {
  lines: Line[];
  passed: boolean;
  complete: boolean;
  up_at: number;
}

export interface Got {
  type: "got";
  line: number;
}

export interface Guess {
  type: "guess";
  text: string | Blank;
}

export interface GuessView {
  seat: number;
  text: string;
  line: number | null;
  almost: boolean | null;
  face: number;
  at: number;
}

export interface Hinted {
  face: number;
  at: number;
}

export interface Line {
  mark: "got" | "hidden" | "read";
  theme: string | null;
  start: string | null;
  end: string | null;
  alternatives: string[];
  read_at: number | null;
  got_at: number | null;
}

export interface Next {
  type: "next";
}

export interface Number {
  type: "number";
  number: 1 | 2 | 3;
}

export interface Objection {
  seat: number;
  face: number;
  line: number;
  reason: "banned_word" | "translation" | "wrong_tap";
  votes: (boolean | null)[];
  upheld: boolean | null;
}

export interface Options {
  deck: string | Deck;
  form: "solo" | "teams" | "three" | "together" | null;
  teams: 2 | 3;
  tiles: number | null;
  challenges: boolean;
  track: string[];
  judging: "typed" | "voice";
  others_see_ends: boolean;
  seconds: number;
  turn_limit: number | null;
  fresh: boolean;
  seen: string[];
}

export interface Partner {
  type: "partner";
  seat: number;
}

export interface PassFace {
  type: "pass_face";
}

export interface ReadOut {
  type: "read_out";
  line: number;
}

export interface Say {
  type: "say";
  text: string | Blank;
}

export interface Square {
  level: "green" | "orange" | "red" | null;
  challenge: boolean;
}

export interface Start {
  type: "start";
}

export interface View {
  seat: number | null;
  options: Options;
  lang: string;
  players: number;
  form: "solo" | "teams" | "three" | "together";
  teams: number[];
  phase: "card" | "challenge" | "first" | "number" | "over" | "partner" | "reading" | "ready" | "review" | "track";
  track: string[];
  squares: Square[];
  pawns: number[];
  landing: number[] | null;
  first: number;
  turn: number;
  turns: number | null;
  reader: number | null;
  guessers: number[];
  next_reader: number | null;
  picker: number | null;
  level: "green" | "orange" | "red" | null;
  partner: number | null;
  number: number | null;
  challenge: Challenge | null;
  challenge_card: Challenge[];
  cards_used: number[];
  challenges_used: number;
  faces: FaceView[];
  heaps: [number, number, number];
  started: number | null;
  grace: number;
  now: number;
  said: string[];
  guesses: GuessView[];
  objections: Objection[];
  waited: number;
  hinted: Hinted[];
}

export interface Vote {
  type: "vote";
  right: boolean;
}

export type Action = Partner | Number | Start | ReadOut | Say | Got | PassFace | Guess | Contest | Concede | Vote | Next;
