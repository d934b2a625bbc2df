import { describe, expect, it } from "vitest";
import { lay } from "./track";

const apart = (laid: ReturnType<typeof lay>, a: number, b: number) => Math.hypot(laid.at(a).x - laid.at(b).x, laid.at(a).y - laid.at(b).y);

describe("a track", () => {
  const rooms = [[1200, 800], [360, 300], [400, 700], [900, 160]] as const;

  it.each(rooms)("keeps its squares apart and inside its box, in a room of %d by %d", (width, height) => {
    for (const squares of [6, 12, 24, 45]) {
      const laid = lay(squares, width, height);
      for (let one = 0; one < squares; one++) {
        const { x, y } = laid.at(one);
        expect(x).toBeGreaterThanOrEqual(laid.box.x + 50);
        expect(x).toBeLessThanOrEqual(laid.box.x + laid.box.width - 50);
        expect(y).toBeGreaterThanOrEqual(laid.box.y + 50);
        expect(y).toBeLessThanOrEqual(laid.box.y + laid.box.height - 50);
        for (let other = one + 1; other < squares; other++) expect(apart(laid, one, other)).toBeGreaterThan(85);
      }
    }
  });

  it("has more rows where there is more height", () => {
    expect(lay(24, 400, 800).box.height).toBeGreaterThan(lay(24, 800, 400).box.height);
  });
});
