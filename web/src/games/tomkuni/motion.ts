/** A move as beats that come one after the other: a pawn walks, leaps, and pushes others like dominoes. Told from what arrived. */
import type { Foresight, Moved, Push, View } from "../../wire/tomkuni";
import { leaps, type Plan } from "./plan";

export type Pawns = View["pawns"];
export interface Trip { seat: number; pawn: number; from: number | null; over: number[] }
export interface Beat { kind: "walk" | "leap" | "push"; trips: Trip[] }

/** Pushes that belong together: each pawn makes room for the one before it. First the one that is hit, then the next. */
export function chains(pushes: Push[]): Push[][] {
  const found: Push[][] = [];
  for (const push of pushes) {
    const chain = found.at(-1);
    // they arrive in the order in which room is made: the last pawn of a chain first
    if (chain && chain[0]!.start === push.end) chain.unshift(push);
    else found.push([push]);
  }
  return found;
}

export function beats(plan: Plan, before: Pawns, moved: Moved): Beat[] {
  const { came, seat } = moved;
  if (came.pawn === null) return [];
  const pawn = came.pawn;
  const waiting = chains(came.pushes);
  const told: Beat[] = [];
  let from = before[seat]?.[pawn] ?? null;
  let over: number[] = [];
  const go = (kind: Beat["kind"]): void => {
    if (over.length) told.push({ kind, trips: [{ seat, pawn, from, over }] });
    from = over.at(-1) ?? from;
    over = [];
  };
  for (const square of came.path) {
    if (leaps(plan, over.at(-1) ?? from, square)) {
      go("walk");
      over = [square];
      go("leap");
    } else over.push(square);
    while (waiting[0]?.[0]!.start === square) {
      go("walk");
      told.push({ kind: "push", trips: waiting.shift()!.map((push) => ({ seat: push.seat, pawn: push.pawn, from: push.start, over: [push.end] })) });
    }
  }
  go("walk");
  for (const chain of waiting) told.push({ kind: "push", trips: chain.map((push) => ({ seat: push.seat, pawn: push.pawn, from: push.start, over: [push.end] })) });
  return told;
}

/** Who is pushed, and from where to where all in all: a pawn may be pushed twice. */
export function pushed(came: Foresight): Push[] {
  const all = new Map<string, Push>();
  for (const push of came.pushes) {
    const key = `${push.seat}-${push.pawn}`;
    all.set(key, { ...push, start: all.get(key)?.start ?? push.start });
  }
  return [...all.values()];
}
