/** What each game brings to the pages: its table, its television, and what it adds to a lobby. Each is loaded when it is needed. */
import type { Component } from "svelte";
import type { Game, Table } from "../wire/messages";
import type { Ask } from "../wire/socket.svelte";

export interface TableProps {
  table: Table;
  game: Game;
  seat: number | null;
  /** What happened last, in a sentence. */
  last: string;
  /** A game that is over is looked at again, step by step: nothing can be done. */
  replay: boolean;
  /** Do one of the legal actions; resolves when it is done, rejects with the reason in words. */
  act: (action: unknown) => Promise<void>;
  undo: () => Promise<void>;
  /** Another game, once this one is over. */
  again: () => void;
  leave: () => void;
}

/** A big screen for the whole room: what a spectator may see, and nothing to press. It fills its box, which is a container
 *  for cqw and cqh; around it stand the code, the table's name and what happened last. */
export interface TelevisionProps {
  table: Table;
  game: Game;
  last: string;
}

/** What a game lets people choose before the start besides switches and lists of words. */
export interface LobbyProps {
  table: Table;
  seat: number | null;
  ask: (message: Ask) => void;
}

interface Room {
  table: () => Promise<{ default: Component<TableProps> }>;
  television?: () => Promise<{ default: Component<TelevisionProps> }>;
  lobby?: () => Promise<{ default: Component<LobbyProps> }>;
}

const ROOMS: Record<string, Room> = {
  kinoko: { table: () => import("./kinoko/Kinoko.svelte"), television: () => import("./kinoko/Television.svelte") },
  tomkuni: {
    table: () => import("./tomkuni/TomKuni.svelte"),
    television: () => import("./tomkuni/Television.svelte"),
    lobby: () => import("./tomkuni/Boards.svelte"),
  },
};

export const playable = (game: string): boolean => game in ROOMS;
export const load = async (game: string): Promise<Component<TableProps>> => (await ROOMS[game]!.table()).default;
export const television = async (game: string): Promise<Component<TelevisionProps> | null> => (await ROOMS[game]?.television?.())?.default ?? null;
export const lobby = async (game: string): Promise<Component<LobbyProps> | null> => (await ROOMS[game]?.lobby?.())?.default ?? null;
