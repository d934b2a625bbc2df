import { describe, expect, test } from "vitest";
import type { Board, Moved } from "../../wire/tomkuni";
import { beats, chains, pushed } from "./motion";
import { leaps, plan, stand, UNIT, type Point } from "./plan";

const COLOURS = ["red", "yellow", "green", "blue"] as const;
type Four = [[number, number], [number, number], [number, number], [number, number]];

/** A ring on an ellipse, zones towards its middle, yards outside: a board of somebody's own. */
function ellipse(size: number, wide: number, high: number): Board {
  const at = (step: number, part: number): [number, number] => {
    const angle = Math.PI / 2 - (2 * Math.PI * step) / size;
    return [wide + 3 + wide * part * Math.cos(angle), high + 3 + high * part * Math.sin(angle)];
  };
  const quarter = size / 4;
  const corners = COLOURS.map((colour, index) => {
    const entry = (index * quarter + size - 1) % size;
    const [x, y] = at((index + 0.5) * quarter, 1.35);
    return {
      colour, entry, start: index * quarter, solid: (index * quarter + 4) % size,
      zone: [0.82, 0.64, 0.46, 0.28].map((part) => at(entry, part)) as Four,
      yard: [[x - 0.6, y - 0.6], [x + 0.6, y - 0.6], [x - 0.6, y + 0.6], [x + 0.6, y + 0.6]] as Four,
    };
  });
  return { name: "ellipse", ring: Array.from({ length: size }, (_, step) => at(step, 1)), corners: corners as Board["corners"] };
}

const boards = [ellipse(36, 7, 7), ellipse(48, 12, 7), ellipse(64, 9, 14)];
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

describe.each(boards)("a board of one's own, %#", (board) => {
  test.each([0, 1, 2, 3])("is drawn whole, with corner %i at the bottom", (bottom) => {
    const drawn = plan(board, bottom);
    const middle = { x: drawn.box.w / 2, y: drawn.box.h / 2 };
    const entries = board.corners.map((corner) => drawn.squares[corner.entry]!);
    expect(drawn.squares).toHaveLength(board.ring.length + 16);
    for (const one of [...drawn.squares, ...drawn.places.flatMap((place) => place.yard)]) {
      expect(one.x).toBeGreaterThanOrEqual(30);
      expect(one.y).toBeGreaterThanOrEqual(30);
      expect(one.x).toBeLessThanOrEqual(drawn.box.w - 30);
      expect(one.y).toBeLessThanOrEqual(drawn.box.h - 30);
    }
    // its entry lies more downwards than sideways, or as much
    const own = entries[bottom]!;
    expect(own.y - middle.y).toBeGreaterThanOrEqual(Math.abs(own.x - middle.x) - 1e-6);
  });

  test("has no two squares in one place, and one of them is as near as a square is wide", () => {
    const { squares } = plan(board, 0);
    const gaps = squares.flatMap((a, index) => squares.slice(index + 1).map((b) => far(a, b)));
    expect(Math.min(...gaps)).toBeCloseTo(UNIT);
  });

  test("keeps its shape when it is turned", () => {
    const [one, other] = [plan(board, 0), plan(board, 2)];
    const lengths = (drawn: typeof one): number[] => drawn.squares.map((square, index) => far(square, drawn.squares[(index + 7) % drawn.squares.length]!));
    lengths(one).forEach((length, index) => expect(length).toBeCloseTo(lengths(other)[index]!));
  });

  test("cards lie on no square", () => {
    const drawn = plan(board, 0);
    for (const { card } of drawn.places) {
      if (card) for (const one of drawn.squares) expect(one.x < card.x || one.x > card.x + card.w || one.y < card.y || one.y > card.y + card.h).toBe(true);
    }
  });
});

describe("a move", () => {
  const drawn = plan(boards[0]!, 0);
  const none = { seat: 0, die: 3, came: { kind: "walk" as const, pawn: 0, path: [3, 4, 5], pushes: [], pawns: [], before: [], after: [] } };

  test("without pushes is one walk", () => {
    expect(beats(drawn, [[2]], none)).toEqual([{ kind: "walk", trips: [{ seat: 0, pawn: 0, from: 2, over: [3, 4, 5] }] }]);
  });

  test("out of the yard is a leap", () => {
    const moved: Moved = { seat: 0, die: 6, came: { ...none.came, kind: "leave", path: [0] } };
    expect(beats(drawn, [[null]], moved)).toEqual([{ kind: "leap", trips: [{ seat: 0, pawn: 0, from: null, over: [0] }] }]);
    expect(leaps(drawn, 35, 0)).toBe(false);
    expect(leaps(drawn, 4, 17)).toBe(true);
  });

  test("pushes like dominoes: the one that is hit goes first, though room is made from the far end", () => {
    const pushes = [{ seat: 1, pawn: 2, start: 6, end: 7 }, { seat: 1, pawn: 0, start: 5, end: 6 }];
    expect(chains(pushes).map((chain) => chain.map((push) => push.start))).toEqual([[5, 6]]);
    const moved: Moved = { ...none, came: { ...none.came, pushes } };
    const told = beats(drawn, [[2], [5, null, 6]], moved);
    expect(told.map((beat) => beat.kind)).toEqual(["walk", "push"]);
    expect(told[1]!.trips.map((trip) => trip.from)).toEqual([5, 6]);
  });

  test("a shortcut pushes on both squares, each when the pawn arrives there", () => {
    const pushes = [{ seat: 1, pawn: 0, start: 4, end: 5 }, { seat: 1, pawn: 1, start: 17, end: 18 }];
    const moved: Moved = { ...none, came: { ...none.came, kind: "shortcut", path: [3, 4, 17], pushes } };
    const told = beats(drawn, [[2], [4, 17]], moved);
    expect(told.map((beat) => beat.kind)).toEqual(["walk", "push", "leap", "push"]);
    expect(told.flatMap((beat) => beat.trips.map((trip) => trip.over.at(-1)))).toEqual([4, 5, 17, 18]);
  });

  test("a pawn that is pushed twice is told once, from where it stood to where it ends", () => {
    const pushes = [{ seat: 1, pawn: 0, start: 8, end: 9 }, { seat: 1, pawn: 0, start: 9, end: 10 }];
    expect(pushed({ ...none.came, pushes })).toEqual([{ seat: 1, pawn: 0, start: 8, end: 10 }]);
    expect(chains(pushes)).toHaveLength(2);
  });

  test("a pass is no movement", () => {
    expect(beats(drawn, [[2]], { ...none, came: { ...none.came, kind: "pass", pawn: null, path: [] } })).toEqual([]);
  });

  test("in the yard every pawn has its own spot", () => {
    const spots = [0, 1, 2, 3].map((pawn) => stand(drawn, 0, pawn, null));
    expect(new Set(spots.map((spot) => `${spot.x} ${spot.y}`)).size).toBe(4);
  });
});
