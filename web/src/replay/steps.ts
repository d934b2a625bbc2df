/** Going through a game: whose eyes, which step comes next, how long it is looked at, and the address of a step. */
import type { ReplayStep } from "../wire/messages";

/** A seat's, a spectator's (`null`), or somebody's to whom everything is shown. */
export type Eyes = number | "all" | null;

export const eyes = (text: string | null): Eyes => (text === "none" ? null : text !== null && /^\d+$/.test(text) ? Number(text) : "all");

export function address(code: string, whose: Eyes, move: number): string {
  return `/replay/${code}?${whose === "all" ? "" : `seat=${whose ?? "none"}&`}move=${move}`;
}

/** The next step, or the one before, of which there is something to tell. */
export function nextStep(steps: ReadonlyMap<number, ReplayStep>, from: number, by: 1 | -1, moves: number): number {
  let to = from + by;
  while (to > 0 && to < moves && steps.get(to)?.news.length === 0) to += by;
  return Math.min(Math.max(0, to), moves);
}

/** Milliseconds: long sentences stay longer. */
export const readingTime = (text: string): number => Math.max(1400, 40 * text.length);
