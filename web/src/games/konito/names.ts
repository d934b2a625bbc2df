/** How Konito's teams and levels are drawn and called. */
import type { Action, View } from "../../wire/konito";
import type { Outcome } from "../../wire/messages";
import { say } from "../../words/index.svelte";

export type Level = NonNullable<View["level"]>;
export type Face = View["faces"][number];

/** What every screen of a turn is given. */
export interface Scene {
  view: View;
  legal: Action[];
  seat: number | null;
  names: string[];
  /** Milliseconds until the last grain; nothing while the table cannot be heard. */
  left: number | null;
  /** Whoever reads is not there: the sand runs on. */
  readerIsAway: boolean;
  /** Do something; a refusal is told by the table unless the screen tells it itself. */
  act: (action: Action, tellsItself?: boolean) => Promise<void>;
}

/** The printed colour of a level: what the rules call orange lies on yellow squares. */
export const PAINT: Record<Level, string> = { green: "green", orange: "yellow", red: "red" };
export const DOTS: Record<Level, number> = { green: 1, orange: 2, red: 3 };
/** Every pawn has a colour and a head of its own. */
export const PAWNS = [
  { paint: "orange", head: "M50 12.8L79.7 65.1H20.3Z", mark: "M12 3.5L20.8 19.1H3.2Z" },
  { paint: "purple", head: "M23 40a27 27 0 1 0 54 0a27 27 0 1 0-54 0Z", mark: "M4 12.5a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z" },
  { paint: "blue", head: "M50 9.3L80.7 40L50 70.7L19.3 40Z", mark: "M12 2.5L21.5 12L12 21.5L2.5 12Z" },
] as const;

/** What a pawn is called: the team, the player it belongs to, or everyone. */
export function teamName(view: View, team: number, names: string[]): string {
  if (view.form === "teams") return say(`konito-team-${team}`);
  if (view.form === "three") return names[view.teams.indexOf(team)] ?? "";
  return say("konito-everyone");
}

/** How the game ended: at the finish, or when its turns were over. */
export function ending(view: View, outcome: Outcome | null, names: string[]): string {
  if (outcome?.reason === "out-of-turns") return say("konito-won-out-of-turns", { squares: view.squares.length - 1 - Math.max(...view.pawns) });
  const winners = [...new Set((outcome?.ranking[0] ?? []).map((seat) => teamOf(view, seat)))].map((team) => teamName(view, team, names)).join(", ");
  if (outcome?.reason === "turn-limit") return say("konito-won-turn-limit", { names: winners });
  return view.form === "together" || view.form === "solo" ? say("web-konito-won-together") : say("web-konito-won", { names: winners });
}

/** Which turn it is, and of how many where there is an end to them. */
export const turnOf = (view: View): string => (view.turns === null ? say("konito-turn", { turn: view.turn + 1 }) : say("konito-turn-of", { turn: view.turn + 1, most: view.turns }));

export const members = (view: View, team: number, names: string[]): string =>
  names.filter((_, seat) => view.teams[seat] === team && !(view.form === "solo" && seat === view.reader)).join(", ");

export const teamOf = (view: View, seat: number | null): number => (seat === null ? 0 : (view.teams[seat] ?? 0));

/** Whose turn it is, in the third person or to oneself. */
export const who = (seat: number | null, me: number | null, names: string[]): { me: string; name: string } => ({
  me: seat !== null && seat === me ? "yes" : "no",
  name: seat === null ? "" : (names[seat] ?? ""),
});

/** An action that is offered now, if it is. */
export function offer<T extends Action["type"]>(legal: Action[], type: T): Extract<Action, { type: T }> | undefined {
  return legal.find((action): action is Extract<Action, { type: T }> => action.type === type);
}
export function offers<T extends Action["type"]>(legal: Action[], type: T): Extract<Action, { type: T }>[] {
  return legal.filter((action): action is Extract<Action, { type: T }> => action.type === type);
}

export const found = (face: Face | undefined): number => face?.lines.filter((line) => line.mark === "got").length ?? 0;
export const complete = (view: View): number => view.faces.filter((face) => face.complete).length;
