/** What Tom Kuni's table says: choices, moves, squares and players, in words. */
import type { Foresight, Moved, View } from "../../wire/tomkuni";
import type { Outcome, Table } from "../../wire/messages";
import { say } from "../../words/index.svelte";
import { pushed } from "./motion";
import type { Colour } from "./plan";

export interface Player { seat: number; name: string; bot: boolean; away: boolean; colour: Colour }

const DEEP = 4; // squares in a zone, as pawns count them

export const playersOf = (table: Table, view: View): Player[] =>
  table.seats.map((place, seat) => ({ seat, name: place.name, bot: place.bot !== null, away: place.person !== null && !place.here, colour: colourOf(view, seat) }));

export const colourOf = (view: View, seat: number): Colour => view.board.corners[view.corners[seat]!]!.colour;
export const colourName = (colour: Colour): string => say(`tomkuni-colour-${colour}`);
const shapeName = (colour: Colour): string => say(`web-tomkuni-shape-${colour}`);

/** In which zone a spot lies, and how deep. */
export function zoneOf(view: View, spot: number | null): { zone: number; depth: number } | null {
  const ring = view.board.ring.length;
  return spot === null || spot < ring ? null : { zone: Math.floor((spot - ring) / DEEP), depth: (spot - ring) % DEEP };
}

export const worthOf = (view: View, spot: number | null): number => view.worth[zoneOf(view, spot)?.depth ?? -1] ?? 0;

/** By zone, what a player's pawn there is worth, or null where none is. */
export function zonesOf(view: View, pawns: View["pawns"], seat: number): (number | null)[] {
  const found: (number | null)[] = view.board.corners.map(() => null);
  for (const spot of pawns[seat] ?? []) {
    const where = zoneOf(view, spot);
    if (where) found[where.zone] = worthOf(view, spot);
  }
  return found;
}

/** The zone that a move is about: it ends in it, or a shortcut leads to its entry. */
export function towards(view: View, came: Foresight): Colour | null {
  const end = zoneOf(view, came.path.at(-1) ?? null);
  if (end) return view.board.corners[end.zone]!.colour;
  if (came.kind !== "shortcut") return null;
  return view.board.corners.find((corner) => came.path.includes(corner.solid) && came.path.includes(corner.entry))?.colour ?? null;
}

/** A choice in a few words. */
export function title(view: View, came: Foresight): string {
  const colour = towards(view, came);
  const zone = colour ? colourName(colour) : "";
  switch (came.kind) {
    case "leave": return say("web-tomkuni-out");
    case "walk": return say("web-tomkuni-walk", { square: (came.path.at(-1) ?? 0) + 1 });
    case "shortcut": return say("web-tomkuni-shortcut", { zone });
    case "zone": return say("web-tomkuni-into", { zone });
    case "pass": return say("web-tomkuni-none");
  }
}

export interface Effect { seat: number; name: string; before: number; after: number }

/** Who is pushed by it, and what that does to the pawn's points. */
export const effects = (view: View, came: Foresight, names: string[], me: number | null): Effect[] =>
  pushed(came).map((push) => ({
    seat: push.seat,
    name: push.seat === me ? say("web-tomkuni-yours") : (names[push.seat] ?? ""),
    before: worthOf(view, push.start),
    after: worthOf(view, push.end),
  }));

export const gain = (came: Foresight, seat: number): number => (came.after[seat] ?? 0) - (came.before[seat] ?? 0);
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** A choice as one hears it. */
export function spoken(view: View, came: Foresight, number: number, of: number, seat: number, names: string[]): string {
  const parts = [say("web-tomkuni-choice", { number, of, what: title(view, came) })];
  const points = gain(came, seat);
  if (points) parts.push(say("web-tomkuni-for-you", { points: signed(points) }));
  for (const one of effects(view, came, names, seat)) {
    parts.push(one.before === one.after ? say("web-tomkuni-pushes", { name: one.name }) : say("web-tomkuni-pushes-points", { name: one.name, before: one.before, after: one.after }));
  }
  return parts.join(" ");
}

/** A move that was made, without who made it. */
export function story(view: View, moved: Moved, names: string[], me: number | null): string {
  const parts = [say("web-tomkuni-rolled", { die: moved.die, what: title(view, moved.came) })];
  const others = effects(view, moved.came, names, me);
  if (others.length) parts.push(say("web-tomkuni-pushed", { names: [...new Set(others.map((one) => one.name))].join(", ") }));
  return parts.join(" ");
}

/** A square as one hears it, with whoever stands on it. */
export function squareName(view: View, pawns: View["pawns"], square: number, names: string[]): string {
  const inside = zoneOf(view, square);
  const parts: string[] = [];
  if (inside) {
    parts.push(say("web-tomkuni-square-zone", { zone: colourName(view.board.corners[inside.zone]!.colour), points: worthOf(view, square) }));
  } else {
    parts.push(say("web-tomkuni-square", { square: square + 1 }));
    for (const corner of view.board.corners) {
      for (const job of ["start", "solid", "entry"] as const) if (corner[job] === square) parts.push(say(`web-tomkuni-square-${job}`, { colour: colourName(corner.colour) }));
    }
  }
  const seat = pawns.findIndex((own) => own.includes(square));
  parts.push(seat < 0 ? say("web-tomkuni-square-empty") : say("web-tomkuni-square-pawn", { name: names[seat] ?? "", pawn: pawns[seat]!.indexOf(square) + 1 }));
  return `${parts.join(", ")}.`;
}

/** How a player stands, as one hears it. */
export function standing(view: View, pawns: View["pawns"], points: number[], player: Player): string {
  const zones = zonesOf(view, pawns, player.seat).flatMap((worth, zone) => (worth === null ? [] : [`${colourName(view.board.corners[zone]!.colour)} ${worth}`]));
  return say("web-tomkuni-standing", {
    name: player.name,
    colour: colourName(player.colour),
    shape: shapeName(player.colour),
    points: points[player.seat] ?? 0,
    zones: zones.join(", ") || say("web-tomkuni-no-zone"),
    yard: pawns[player.seat]?.filter((spot) => spot === null).length ?? 0,
  });
}

/** Who won. */
export function verdict(outcome: Outcome | null, names: string[], me: number | null): string {
  const [first, ...others] = outcome?.ranking[0] ?? [];
  if (!outcome || first === undefined) return say("web-over");
  const points = outcome.scores[first] ?? 0;
  if (others.length) return say("tomkuni-won-shared", { names: [first, ...others].map((seat) => names[seat]).join(", "), points });
  return say("tomkuni-won-points", { me: first === me ? "yes" : "no", name: names[first] ?? "", points });
}
