/** The end of a game in words. A game that can be lost by all together, or does not count in points, says so itself. */
import type { Table } from "../wire/messages";
import { language, say } from "../words/index.svelte";

/** Who has won, or how everybody lost. */
export function verdict(table: Table): string {
  const own = `web-${table.game}-end-${table.outcome?.reason}`;
  if (language.has(own)) return say(own);
  const winners = (table.outcome?.ranking[0] ?? []).map((seat) => table.seats[seat]?.name ?? "");
  return say("web-won", { names: winners.join(", "), count: winners.length });
}

/** What somebody has reached. */
export function score(table: Table, seat: number): string {
  const own = `web-${table.game}-score`;
  return say(language.has(own) ? own : "web-points", { points: table.outcome?.scores[seat] ?? 0 });
}

/** Whether there is anybody to cheer for. */
export const lost = (table: Table): boolean => language.has(`web-${table.game}-end-${table.outcome?.reason}`);
