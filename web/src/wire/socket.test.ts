import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "./http";
import { TableSocket } from "./socket.svelte";

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose({ code: 1000 });
  }
  tell(...messages: Record<string, unknown>[]): void {
    this.onmessage({ data: JSON.stringify(messages) });
  }
}

const PERSON = { id: "p", name: "Ana", lang: "en", colour: null };
const TABLE = { code: "ABC234", game: "kinoko", phase: "lobby", seats: [], version: 1 };
const welcome = (seq: number) => ({ type: "welcome", seq, you: PERSON, seat: 0, table: TABLE, game: null, chat: [] });

async function joined(): Promise<[TableSocket, FakeSocket]> {
  const table = new TableSocket("ABC234", () => ({ name: "Ana", lang: "en" }), "ws://here");
  await table.open();
  const socket = FakeSocket.all.at(-1)!;
  socket.onopen();
  socket.tell(welcome(1));
  return [table, socket];
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ person: "p", token: "t" }), setItem: () => undefined, removeItem: () => undefined });
});

describe("a table's socket", () => {
  it("says who it is first", async () => {
    const [table, socket] = await joined();
    expect(socket.sent[0]).toMatchObject({ type: "hello", token: "t", name: "Ana" });
    expect(table.connection).toBe("open");
    expect(table.seat).toBe(0);
  });

  it("asks for the whole when a message is missing", async () => {
    const [, socket] = await joined();
    socket.tell({ type: "warned", seq: 3, seat: 0, seconds: 9 });
    expect(socket.sent.at(-1)).toMatchObject({ type: "resync" });
  });

  it("puts a thought before the move that came of it, however late it is told", async () => {
    const [table, socket] = await joined();
    const game = (seq: number, moves: number, news: string[], whys: unknown[]) => ({ type: "game", seq, moves, view: {}, legal: [], news, whys });
    socket.tell(game(2, 4, ["Mia passes.", "Léo rolls a 2."], []), game(3, 6, ["Léo walks.", "You roll a 5."], [{ moves: 3, seat: 0, text: "Nothing better." }, { moves: 5, seat: 0, text: "Further is better." }]));
    expect(table.log.map((line) => line.text)).toEqual(["Nothing better.", "Mia passes.", "Léo rolls a 2.", "Further is better.", "Léo walks.", "You roll a 5."]);
    expect(table.log.filter((line) => line.moves === 6).map((line) => line.text)).toEqual(["Further is better.", "Léo walks.", "You roll a 5."]);
  });

  it("is answered once for each message", async () => {
    const [table, socket] = await joined();
    const sat = table.send({ type: "sit", seat: 1 });
    const stood = table.send({ type: "stand" });
    const [, sit, stand] = socket.sent;
    socket.tell({ type: "accepted", seq: 2, id: sit!.id, version: 2 });
    socket.tell({ type: "rejected", seq: 3, id: stand!.id, code: "not-seated", field: null });
    await expect(sat).resolves.toBeUndefined();
    await expect(stood).rejects.toEqual(new Refused("not-seated"));
  });

  it("comes back after a break and sends again, under the same id, what was not answered", async () => {
    const [table, first] = await joined();
    const done = table.send({ type: "ready", ready: true });
    const asked = first.sent.at(-1)!;
    first.onclose({ code: 1006 });
    expect(table.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    const second = FakeSocket.all.at(-1)!;
    expect(second).not.toBe(first);
    second.onopen();
    second.tell(welcome(1));
    expect(second.sent.at(-1)).toEqual(asked);
    second.tell({ type: "accepted", seq: 2, id: asked.id, version: 3 });
    await expect(done).resolves.toBeUndefined();
  });

  it("does not come back to a table that is not there", async () => {
    const [table, socket] = await joined();
    socket.onclose({ code: 4404 });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.connection).toBe("gone");
    expect(FakeSocket.all).toHaveLength(1);
  });
});
