/** The games that have a table of their own here; each is loaded when somebody sits down to it. */
import type { Component } from "svelte";
import type { Game, Table } from "../wire/messages";

export interface TableProps {
  table: Table;
  game: Game;
  seat: number | null;
  /** What happened last, in a sentence. */
  last: string;
  /** Do one of the legal actions; resolves when it is done, rejects with the reason in words. */
  act: (action: unknown) => Promise<void>;
  undo: () => Promise<void>;
  /** Another game, once this one is over. */
  again: () => void;
  leave: () => void;
}

const TABLES: Record<string, () => Promise<{ default: Component<TableProps> }>> = {
  kinoko: () => import("./kinoko/Kinoko.svelte"),
};

export const playable = (game: string): boolean => game in TABLES;
export const load = async (game: string): Promise<Component<TableProps>> => (await TABLES[game]!()).default;
