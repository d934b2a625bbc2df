/** A board laid out for drawing, from its own coordinates and nothing else: 100 units are the room of one square. */
import type { Board } from "../../wire/tomkuni";

export type Colour = Board["corners"][number]["colour"];
export interface Point { x: number; y: number }
interface Disc extends Point { r: number }
export interface Box extends Point { w: number; h: number }

export interface Square extends Point {
  job: "plain" | "start" | "solid" | "entry" | "zone";
  colour: Colour | null;
  /** How the square lies, in degrees: along its ring, or along the way into its zone. */
  lies: number;
  /** Where the way goes on from here, in degrees. */
  heads: number;
  /** In a zone: how deep. */
  depth: number;
}

export interface Place {
  colour: Colour;
  /** Room on the board for a card with all that concerns this colour; without it the yard is drawn where the board has it. */
  card: Box | null;
  /** Where pawns wait: on the card, or where the board has its yard. */
  yard: Point[];
  /** The yard as the board has it. */
  bed: Disc;
  seats: Point[];
}

export interface Plan {
  ring: number;
  /** The ring in walking order, then the zones, as pawns count them. */
  squares: Square[];
  places: Place[];
  box: Box;
  /** The ground under ring and zones, as lines to be drawn broadly. */
  ground: string;
  /** A free spot in the middle for the sense of walking, +1 clockwise, −1 anticlockwise. */
  middle: (Point & { sense: number }) | null;
}

export const UNIT = 100;
const MARGIN = 10;
const CARD_LEAST = 0.27; // of the board's side: what still can be read on a phone
/** A card's own measure, see Card.svelte, and where pawns stand on it. */
export const CARD = 380;
const YARD_IN_CARD: Point[] = [42, 106, 170, 234].map((x) => ({ x, y: 284 }));

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const degrees = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
/** A square looks the same after a quarter turn. */
const upright = (angle: number): number => angle - 90 * Math.round(angle / 90);

/** The board with this corner's entry at the bottom: turned by quarters, never bent. */
export function plan(board: Board, bottom: number): Plan {
  const raw = [...board.ring, ...board.corners.flatMap((corner) => corner.zone)].map(point);
  const unit = UNIT / closest(raw);
  const turn = quarters(raw, raw[board.corners[bottom]!.entry]!);
  const placed = (where: Point): Point => turn({ x: where.x * unit, y: where.y * unit });
  const yards = board.corners.map((corner) => corner.yard.map((where) => placed(point(where))));
  const points = raw.map(placed);
  const beds = yards.map(bed);
  const box = around([...points.map((one) => ({ ...one, r: UNIT / 2 })), ...beds]);
  const shift = (where: Point): Point => ({ x: where.x - box.x, y: where.y - box.y });
  const squares = points.map(shift).map((where, index) => square(board, points.map(shift), where, index));
  const whole = { x: 0, y: 0, w: box.w, h: box.h };
  const cards = board.corners.map((_, corner) => room(squares, yards.map((yard) => yard.map(shift)), corner, whole));
  const roomy = cards.every((card) => card.w >= CARD_LEAST * Math.max(box.w, box.h));
  return {
    ring: board.ring.length,
    squares,
    places: board.corners.map((corner, index) => {
      const card = cards[index]!;
      const inCard = (where: Point): Point => ({ x: card.x + (where.x * card.w) / CARD, y: card.y + (where.y * card.h) / CARD });
      return { colour: corner.colour, card: roomy ? card : null, bed: { ...shift(beds[index]!), r: beds[index]!.r }, seats: yards[index]!.map(shift), yard: roomy ? YARD_IN_CARD.map(inCard) : yards[index]!.map(shift) };
    }),
    box: whole,
    ground: ground(board, squares),
    middle: middle(squares, board.ring.length, whole),
  };
}

const point = ([x, y]: [number, number]): Point => ({ x, y });

function closest(points: Point[]): number {
  let least = Infinity;
  points.forEach((a, index) => { for (const b of points.slice(index + 1)) least = Math.min(least, away(a, b)); });
  return least;
}

function around(things: Disc[]): Box {
  const x = Math.min(...things.map((one) => one.x - one.r));
  const y = Math.min(...things.map((one) => one.y - one.r));
  return { x, y, w: Math.max(...things.map((one) => one.x + one.r)) - x, h: Math.max(...things.map((one) => one.y + one.r)) - y };
}

/** The round bed of a yard, with room for the pawns on it. */
function bed(yard: Point[]): Disc {
  const { x, y, w, h } = around(yard.map((one) => ({ ...one, r: 0 })));
  const centre = { x: x + w / 2, y: y + h / 2 };
  return { ...centre, r: Math.max(...yard.map((one) => away(one, centre))) + 0.46 * UNIT };
}

/** The quarter turn that brings a point nearest to the bottom. */
function quarters(points: Point[], entry: Point): (where: Point) => Point {
  const box = around(points.map((one) => ({ ...one, r: 0 })));
  const dx = entry.x - (box.x + box.w / 2);
  const dy = entry.y - (box.y + box.h / 2);
  const down = [dy, dx, -dy, -dx]; // how far down it is after so many quarters, clockwise
  const turns = down.indexOf(Math.max(...down));
  return ({ x, y }) => [{ x, y }, { x: -y, y: x }, { x: -x, y: -y }, { x: y, y: -x }][turns]!;
}

function square(board: Board, points: Point[], where: Point, index: number): Square {
  const ring = board.ring.length;
  const at = (other: number): Point => points[other]!;
  if (index >= ring) {
    const corner = Math.floor((index - ring) / 4);
    const depth = (index - ring) % 4;
    const before = depth === 0 ? at(board.corners[corner]!.entry) : at(index - 1);
    return { ...where, job: "zone", colour: board.corners[corner]!.colour, lies: upright(degrees(before, where)), heads: degrees(before, where), depth };
  }
  const before = at((index + ring - 1) % ring);
  const after = at((index + 1) % ring);
  const comes = degrees(before, where);
  const heads = degrees(where, after);
  const bend = ((heads - comes + 540) % 360) - 180;
  // a gentle bend is followed; at a sharp one the square lies as the way that leads to it
  const lies = upright(Math.abs(bend) < 40 ? comes + bend / 2 : comes);
  for (const corner of board.corners) {
    for (const job of ["start", "solid", "entry"] as const) if (corner[job] === index) return { ...where, job, colour: corner.colour, lies, heads, depth: 0 };
  }
  return { ...where, job: "plain", colour: null, lies, heads, depth: 0 };
}

/** The largest free place for a card around a colour's yard: no square of the board and no other yard may lie in it. */
function room(squares: Point[], yards: Point[][], corner: number, whole: Box): Box {
  const core = bed(yards[corner]!);
  const taken = [...squares, ...yards.filter((_, other) => other !== corner).flat()];
  const half = UNIT / 2;
  const edges = (along: "x" | "y", end: number): number[] => [...new Set([0, end, ...taken.flatMap((one) => [one[along] - half, one[along] + half])].map(Math.round))];
  const lefts = edges("x", whole.w).filter((x) => x >= 0 && x < core.x);
  const rights = edges("x", whole.w).filter((x) => x <= whole.w && x > core.x);
  let best: Box = { x: core.x, y: core.y, w: 0, h: 0 };
  for (const left of lefts) {
    for (const right of rights) {
      let top = 0;
      let bottom = whole.h;
      for (const one of taken) {
        if (one.x + half <= left + 1 || one.x - half >= right - 1) continue;
        if (one.y <= core.y) top = Math.max(top, one.y + half);
        else bottom = Math.min(bottom, one.y - half);
      }
      const side = Math.min(right - left, bottom - top);
      if (side > best.w) best = { x: left + (right - left - side) / 2, y: top + (bottom - top - side) / 2, w: side, h: side };
    }
  }
  return { x: best.x + MARGIN, y: best.y + MARGIN, w: Math.max(0, best.w - 2 * MARGIN), h: Math.max(0, best.h - 2 * MARGIN) };
}

function ground(board: Board, squares: Square[]): string {
  const line = (points: Point[]): string => points.map((one, index) => `${index ? "L" : "M"}${one.x} ${one.y}`).join("");
  const ring = board.ring.length;
  const zones = board.corners.map((corner, zone) => line([squares[corner.entry]!, ...squares.slice(ring + 4 * zone, ring + 4 * zone + 4)]));
  return `${line(squares.slice(0, ring))}Z${zones.join("")}`;
}

function middle(squares: Square[], ring: number, box: Box): Plan["middle"] {
  const centre = { x: box.w / 2, y: box.h / 2 };
  if (squares.some((one) => away(one, centre) < 0.9 * UNIT)) return null;
  const area = squares.slice(0, ring).reduce((sum, one, index) => { const next = squares[(index + 1) % ring]!; return sum + one.x * next.y - next.x * one.y; }, 0);
  return { ...centre, sense: Math.sign(area) };
}

/** Where a pawn stands: on a square, or on its own spot of the yard. */
export function stand(plan: Plan, corner: number, pawn: number, spot: number | null): Point {
  return spot === null ? plan.places[corner]!.yard[pawn]! : plan.squares[spot]!;
}

/** Whether a way goes from one square straight to a far one. */
export const leaps = (plan: Plan, from: number | null, to: number): boolean => from === null || (from < plan.ring && to < plan.ring && (to - from + plan.ring) % plan.ring !== 1);

/** Over which point a leap goes: beside its straight line, on the upper side. */
export function crest(from: Point, to: Point): Point {
  const far = away(from, to) || 1;
  const lift = Math.min(0.5 * far, 2.4 * UNIT) * (to.x >= from.x ? 1 : -1);
  return { x: (from.x + to.x) / 2 + ((to.y - from.y) / far) * lift, y: (from.y + to.y) / 2 - ((to.x - from.x) / far) * lift };
}

/** The outline of a colour's shape: red is round, yellow square, green a triangle, blue a diamond. */
export function shape(colour: Colour, x: number, y: number, r: number): string {
  switch (colour) {
    case "red": return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case "yellow": return `M${x - 0.87 * r} ${y - 0.87 * r}h${1.74 * r}v${1.74 * r}h${-1.74 * r}Z`;
    case "green": return `M${x} ${y - r}L${x + 1.1 * r} ${y + 0.93 * r}H${x - 1.1 * r}Z`;
    case "blue": return `M${x} ${y - 1.137 * r}L${x + 1.137 * r} ${y}L${x} ${y + 1.137 * r}L${x - 1.137 * r} ${y}Z`;
  }
}
