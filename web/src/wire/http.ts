/** Questions to the server that need no table. */
import type { GameInfo, Identity, Moving, NewTable, OpenTable, Problem, Replay, Table } from "./messages";

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly field: string | null = null,
  ) {
    super(code);
  }
}

async function ask<T>(path: string, body?: unknown, token?: string, lang?: string): Promise<T> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (lang) headers["accept-language"] = lang;
  if (token) headers.authorization = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) });
  } catch {
    throw new Refused("unreachable");
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({ code: "unreachable", field: null }))) as Problem;
  throw new Refused(problem.code, problem.field);
}

/** This device's token, asked for once and kept. */
export async function me(): Promise<Identity> {
  const kept = localStorage.getItem("identity");
  if (kept) return JSON.parse(kept) as Identity;
  return remember(await ask<Identity>("/api/people", {}));
}

function remember(identity: Identity): Identity {
  localStorage.setItem("identity", JSON.stringify(identity));
  return identity;
}

/** Forget the token: the server no longer knows it. */
export function forget(): void {
  localStorage.removeItem("identity");
}

export const openTable = async (table: NewTable): Promise<Table> => ask<Table>("/api/tables", table, (await me()).token);
export const lookUp = (code: string): Promise<Table> => ask<Table>(`/api/tables/${encodeURIComponent(code)}`);
export const openTables = (): Promise<OpenTable[]> => ask<OpenTable[]>("/api/tables");
/** A part of a game that is over, from this move on, as this seat saw it; `null` is a spectator. */
export const replayed = (code: string, seat: number | "all" | null, start: number, lang: string): Promise<Replay> =>
  ask<Replay>(`/api/tables/${encodeURIComponent(code)}/replay?start=${start}${seat === null ? "" : `&seat=${seat}`}`, undefined, undefined, lang);
export const games = (): Promise<GameInfo[]> => ask<GameInfo[]>("/api/games");
export const moveDevice = async (): Promise<Moving> => ask<Moving>("/api/people/move", {}, (await me()).token);
export const arrive = async (code: string): Promise<Identity> => remember(await ask<Identity>("/api/people/arrive", { code }));
export const qr = (path: string): string => `/api/qr.svg?path=${encodeURIComponent(path)}`;
