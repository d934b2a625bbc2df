import { beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();

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
    for (const code of ["A", "B", "A"]) visited({ code, game: "kinoko" });
    expect(visits().map((visit) => visit.code)).toEqual(["A", "B"]);
    left("A");
    expect(visits().map((visit) => visit.code)).toEqual(["B"]);
  });
});
