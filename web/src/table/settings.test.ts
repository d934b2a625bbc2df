import { beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
const visit = (code: string, over = false) => ({ code, game: "kinoko", names: ["Ana"], seat: null, over });

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});

describe("settings", () => {
  it("are remembered on this device, and told to the page", async () => {
    const { settings } = await import("./settings.svelte");
    settings.set("theme", "dark");
    settings.set("speed", 0.5);
    expect(document.documentElement.dataset).toEqual({ theme: "dark", speed: "0.5" });
    vi.resetModules();
    const again = (await import("./settings.svelte")).settings;
    expect([again.theme, again.speed, again.sound]).toEqual(["dark", 0.5, true]);
  });

  it("survive a broken memory", async () => {
    kept.set("settings", "{");
    kept.set("tables", "?");
    const { settings, visits } = await import("./settings.svelte");
    expect(settings.theme).toBe("system");
    expect(visits()).toEqual([]);
  });

  it("know the last tables, the latest first, each once", async () => {
    const { left, visited, visits } = await import("./settings.svelte");
    for (const code of ["A", "B", "A"]) visited(visit(code));
    expect(visits().map((visit) => visit.code)).toEqual(["A", "B"]);
    left("A");
    expect(visits().map((visit) => visit.code)).toEqual(["B"]);
  });

  it("know the last games that are over, apart from those that are played", async () => {
    const { finished, visited, visits } = await import("./settings.svelte");
    visited(visit("A"));
    visited(visit("B"));
    visited(visit("A", true));
    expect(visits().map((visit) => visit.code)).toEqual(["B"]);
    expect(finished()).toEqual([visit("A", true)]);
    for (let game = 0; game < 20; game++) visited(visit(`G${game}`, true));
    expect(finished()).toHaveLength(8);
    expect(visits().map((visit) => visit.code)).toEqual(["B"]);
  });

  it("understand what was kept before", async () => {
    kept.set("tables", JSON.stringify([{ code: "A", game: "kinoko" }]));
    const { visits } = await import("./settings.svelte");
    expect(visits()).toEqual([{ ...visit("A"), names: [] }]);
  });
});
