import { describe, expect, it } from "vitest";
import { address, eyes, nextStep, readingTime } from "./steps";

const steps = new Map(["", "a", "", "", "b", "c"].map((news, moves) => [moves, { moves, view: null, news: news ? [news] : [] }]));

describe("a replay", () => {
  it("has an address for every step and every pair of eyes", () => {
    for (const whose of ["all", 2, null] as const) {
      const url = new URL(address("KTM4RW", whose, 42), "http://here");
      expect(url.pathname).toBe("/replay/KTM4RW");
      expect(eyes(url.searchParams.get("seat"))).toBe(whose);
      expect(url.searchParams.get("move")).toBe("42");
    }
    expect(eyes("-1")).toBe("all");
  });

  it("passes over what there is nothing to tell of, and stops at both ends", () => {
    expect(nextStep(steps, 1, 1, 5)).toBe(4);
    expect(nextStep(steps, 4, -1, 5)).toBe(1);
    expect(nextStep(steps, 1, -1, 5)).toBe(0);
    expect(nextStep(steps, 5, 1, 5)).toBe(5);
  });

  it("stops where it does not know yet", () => {
    expect(nextStep(steps, 5, 1, 9)).toBe(6);
  });

  it("gives long sentences more time", () => {
    expect(readingTime("x".repeat(100))).toBeGreaterThan(readingTime("x"));
  });
});
