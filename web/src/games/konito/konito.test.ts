import { render } from "svelte/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Game, Table } from "../../wire/messages";
import type { Line, View } from "../../wire/konito";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {}, lang: "" } });

const line = (mark: Line["mark"], theme: string | null = null, start: string | null = null, end: string | null = null): Line => ({ mark, theme, start, end, alternatives: [], read_at: null, got_at: null });

function view(over: Partial<View>): View {
  const squares = Array.from({ length: 6 }, (_, at) => ({ level: at < 5 ? ("green" as const) : null, challenge: at === 1 }));
  return {
    seat: null, options: { seconds: 60, judging: "typed" } as View["options"], lang: "en", players: 4, form: "teams", teams: [0, 1, 0, 1], phase: "reading",
    track: ["1", "15"], squares, pawns: [0, 1], landing: null, first: 0, turn: 0, turns: null, reader: 0, guessers: [2], next_reader: null, picker: null,
    level: "green", partner: null, number: null, challenge: null, challenge_card: [], cards_used: [1, 0, 0], challenges_used: 0, heaps: [0, 0, 1],
    faces: [{ lines: [line("got", "Proverb", "Look before you", "leap"), line("read", "Music", "Carmina"), line("hidden")], passed: false, complete: false, up_at: 0 }],
    started: 0, grace: 700, now: 13_000, said: [], guesses: [], objections: [], waited: 0, hinted: [], ...over,
  };
}

const table = { seats: ["Ana", "Ben", "Cléo", "Dan"].map((name) => ({ name })), paused: false, outcome: null } as unknown as Table;
const game = (shown: View): Game => ({ type: "game", version: 1, moves: 9, view: shown, legal: [], foreseen: [], news: [], whys: [], undo: false, left: 47_700, hourglass: true, awaited: false });

describe("Konito looked at again", () => {
  it("has nothing to press, whatever the role and the moment", async () => {
    const { language } = await import("../../words/index.svelte");
    await language.load("en", ["konito", "konito-web"]);
    const Konito = (await import("./Konito.svelte")).default;
    const moments: Partial<View>[] = [{}, { phase: "ready", faces: [] }, { phase: "number", picker: 1, faces: [] }, { phase: "review", landing: [1, 1], next_reader: 1 }, { phase: "over", reader: null, faces: [], level: null }];
    for (const moment of moments) {
      for (const seat of [0, 1, 2, null]) {
        const shown = { ...game(view(moment)), left: null, hourglass: false };
        const nothing = () => undefined;
        const props = { table, game: shown, seat, last: "", replay: true, act: async () => undefined, undo: async () => undefined, again: nothing, leave: nothing };
        const page = render(Konito, { props }).body;
        expect(page, `${moment.phase} ${seat}`).toContain('class="kon');
        expect(page, `${moment.phase} ${seat}`).not.toMatch(/<button|<input|<select/);
      }
    }
  });
});

describe("Konito on a television", () => {
  let show: (shown: View, at?: Partial<Table>) => string;
  beforeAll(async () => {
    const { language } = await import("../../words/index.svelte");
    await language.load("en", ["konito", "konito-web"]);
    const Television = (await import("./Television.svelte")).default;
    show = (shown, at = {}) => render(Television, { props: { table: { ...table, ...at }, game: game(shown), last: "" } }).body;
  });

  it("shows the seconds, who reads, and what is read and found; the rest is dotted", () => {
    const page = show(view({}));
    expect(page).toContain('aria-label="47 seconds left"');
    expect(page).toContain("Ana reads");
    expect(page).toMatch(/Look before you.*leap/s);
    expect(page).toContain("Carmina");
    expect(page.match(/<i class=/g)).toHaveLength(1);
    expect(page).toContain("Still to be found on this face: 2");
    expect(page).not.toContain("<button");
  });

  it("says how far a turn led, and who has won", () => {
    expect(show(view({ phase: "review", landing: [3, 1] }))).toContain("Foxes: 3 forward");
    const outcome = { type: "outcome", scores: [5, 1, 5, 1], ranking: [[0, 2], [1, 3]], reason: "finish" } as const;
    const end = show(view({ phase: "over", pawns: [5, 1], reader: null, faces: [], level: null }), { outcome: outcome as unknown as Table["outcome"] });
    expect(end).toContain("Foxes: at the finish!");
  });
});
