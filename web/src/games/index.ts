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
  /** Whether the table is heard now: what it said about time still holds. */
  live?: boolean;
  /** Called with whether the last moves are still being shown, or a die is still to be rolled. */
  behind?: (yes: boolean) => void;
  /** Do one of the legal actions; rejects with why it was refused, which the page tells unless the game tells it itself. */
  act: (action: unknown, tellsItself?: boolean) => Promise<void>;
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
  /** Called with whether the last moves are still being shown: what happened is not told before. */
  behind?: (yes: boolean) => void;
}

/** What a game lets people choose before the start besides switches and lists of words. */
export interface LobbyProps {
  table: Table;
  seat: number | null;
  ask: (message: Ask) => void;
}

/** What a game has to say about who sits where before the start, if anything. */
export interface NoticeProps {
  table: Table;
  ask: (message: Ask) => void;
}

/** What stands for a seat before the start. */
export interface PieceProps {
  table: Table;
  index: number;
}

/** The bot that comes when nobody says which: one that a family can beat. */
export const USUAL_BOT = "squirrel";

interface Room {
  table: () => Promise<{ default: Component<TableProps> }>;
  television?: () => Promise<{ default: Component<TelevisionProps> }>;
  lobby?: () => Promise<{ default: Component<LobbyProps> }>;
  notice?: () => Promise<{ default: Component<NoticeProps> }>;
  piece?: () => Promise<{ default: Component<PieceProps> }>;
}

const ROOMS: Record<string, Room> = {
  kinoko: { table: () => import("./kinoko/Kinoko.svelte"), television: () => import("./kinoko/Television.svelte") },
  konito: {
    table: () => import("./konito/Konito.svelte"),
    television: () => import("./konito/Television.svelte"),
    lobby: () => import("./konito/Lobby.svelte"),
    notice: () => import("./konito/Notice.svelte"),
    piece: () => import("./konito/Seat.svelte"),
  },
  tomkuni: {
    table: () => import("./tomkuni/TomKuni.svelte"),
    television: () => import("./tomkuni/Television.svelte"),
    lobby: () => import("./tomkuni/Boards.svelte"),
    piece: () => import("./tomkuni/Seat.svelte"),
  },
};

export const playable = (game: string): boolean => game in ROOMS;
export const load = async (game: string): Promise<Component<TableProps>> => (await ROOMS[game]!.table()).default;
export const television = async (game: string): Promise<Component<TelevisionProps> | null> => (await ROOMS[game]?.television?.())?.default ?? null;
export const lobby = async (game: string): Promise<Component<LobbyProps> | null> => (await ROOMS[game]?.lobby?.())?.default ?? null;
export const notice = async (game: string): Promise<Component<NoticeProps> | null> => (await ROOMS[game]?.notice?.())?.default ?? null;
export const piece = async (game: string): Promise<Component<PieceProps> | null> => (await ROOMS[game]?.piece?.())?.default ?? null;
