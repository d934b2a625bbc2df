/** A table as this device knows it: one socket that heals, and what has been told over it. */
import { forget, me, Refused } from "./http";
import type { Chatted, FromClient, Game, Hello, Hinted, Person, Reacted, Table, Told } from "./messages";

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type Ask = Without<FromClient, "id">;
/** A line of what happened: a sentence, what somebody said, or what a bot thought. */
export interface Line {
  text: string;
  by?: string;
  thought?: boolean;
  /** Of what a game told: how many moves had been made by then. */
  moves?: number;
}
export type Connection = "joining" | "open" | "lost" | "gone";

const PATIENCE = [300, 800, 1600, 3000, 5000];
const GONE: Record<number, string> = { 4404: "no-such-table", 4403: "not-from-here" };
const LOG_KEPT = 200;

interface Waiting {
  text: string;
  resolve: () => void;
  reject: (refused: Refused) => void;
}

export class TableSocket {
  connection = $state<Connection>("joining");
  reason = $state<string | null>(null);
  you = $state.raw<Person | null>(null);
  seat = $state<number | null>(null);
  table = $state.raw<Table | null>(null);
  game = $state.raw<Game | null>(null);
  chat = $state.raw<Chatted[]>([]);
  /** What has happened, in sentences, and what was said in between. */
  log = $state.raw<Line[]>([]);
  /** What an expert would do now, if one has asked. */
  hint = $state.raw<Hinted | null>(null);
  /** What happened with the last view, for those who listen. */
  news = $state("");
  reaction = $state.raw<Reacted | null>(null);
  warned = $state<number | null>(null);

  #socket: WebSocket | null = null;
  #seq = 0;
  #waiting = new Map<string, Waiting>();
  #counter = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly code: string,
    private who: () => Omit<Hello, "type" | "id" | "token">,
    private address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`,
  ) {}

  async open(): Promise<void> {
    clearTimeout(this.#timer);
    let token: string;
    try {
      token = (await me()).token;
    } catch {
      this.#again();
      return;
    }
    if (this.#closed) return;
    const socket = new WebSocket(`${this.address}/api/tables/${this.code}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#seq = 0;
      socket.send(JSON.stringify({ type: "hello", id: this.#id(), token, ...this.who() }));
    };
    socket.onmessage = (event) => this.#hear(event.data as string);
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      const gone = GONE[event.code];
      if (gone) this.#end(gone);
      else this.#again();
    };
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Ask the table for something; what is not answered yet is sent again after a break, under the same id. */
  send(ask: Ask): Promise<void> {
    const id = this.#id();
    const text = JSON.stringify({ ...ask, id });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject });
      if (this.connection === "open") this.#socket?.send(text);
    });
  }

  #id(): string {
    return `${Date.now().toString(36)}-${(this.#counter++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  }

  #again(): void {
    if (this.#closed) return;
    if (this.connection !== "gone") this.connection = this.table ? "lost" : "joining";
    const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]!;
    this.#timer = setTimeout(() => void this.open(), wait);
  }

  #end(reason: string): void {
    this.connection = "gone";
    this.reason = reason;
    this.close();
  }

  #hear(data: string): void {
    for (const told of JSON.parse(data) as Told[]) {
      if (told.seq !== this.#seq + 1) this.#socket?.send(JSON.stringify({ type: "resync", id: this.#id() }));
      this.#seq = told.seq;
      this.#take(told);
    }
  }

  #take(told: Told): void {
    switch (told.type) {
      case "welcome":
        this.you = told.you;
        this.seat = told.seat;
        this.table = told.table;
        this.game = told.game;
        if (!this.log.length) this.log = told.chat.map((said) => ({ text: said.text, by: said.name }));
        this.chat = told.chat;
        this.connection = "open";
        this.#tries = 0;
        for (const { text } of this.#waiting.values()) this.#socket?.send(text);
        break;
      case "table":
        this.table = told.table;
        this.seat = told.seat;
        break;
      case "game":
        this.game = told;
        this.warned = this.hint = null;
        if (told.news.length) {
          this.news = told.news.join(" ");
          this.#note(told.news.map((text) => ({ text, moves: told.moves })));
        }
        for (const why of told.whys) this.#think({ text: why.text, by: this.table?.seats[why.seat]?.name ?? "", thought: true, moves: why.moves });
        break;
      case "hinted":
        this.hint = told;
        break;
      case "said":
        this.chat = [...this.chat, told.chat];
        this.#note([{ text: told.chat.text, by: told.chat.name }]);
        break;
      case "reacted":
        this.reaction = told;
        break;
      case "warned":
        this.warned = told.seat;
        break;
      case "accepted":
        this.#waiting.get(told.id)?.resolve();
        this.#waiting.delete(told.id);
        break;
      case "rejected":
        if (told.code === "bad-token") {
          forget();
          this.#socket?.close();
        } else if (told.id === "") this.#end(told.code);
        this.#waiting.get(told.id)?.reject(new Refused(told.code, told.field));
        this.#waiting.delete(told.id);
        break;
    }
  }

  /** What a bot thought may be told much later: it stands before the move that came of it. */
  #think(thought: Line): void {
    const at = this.log.findIndex((line) => !line.thought && line.moves !== undefined && line.moves >= thought.moves!);
    if (at < 0) this.#note([thought]);
    else this.log = [...this.log.slice(0, at), { ...thought, moves: this.log[at]!.moves }, ...this.log.slice(at)];
  }

  #note(lines: Line[]): void {
    if (!lines.length) return;
    this.log = [...this.log, ...lines].slice(-LOG_KEPT);
  }
}
