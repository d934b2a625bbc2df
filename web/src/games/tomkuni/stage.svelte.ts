/** The board as it is shown: it follows the views that arrive, one move after the other, each as it happens. */
import { settings } from "../../table/settings.svelte";
import { play } from "../../table/sounds";
import type { Moved, View } from "../../wire/tomkuni";
import { beats, type Beat, type Pawns, type Trip } from "./motion";
import { crest, stand, type Plan, type Point } from "./plan";

export const TUMBLE = 700; // a die
const STEP = 90; // a square walked
const PUSH = 160;
const LEAP = 420;
const FALL = 110; // from one domino to the next
const AFTER = 250; // to see the points change
const HURRY = [1, 0.7, 0.5]; // the more moves wait, the faster they go
const LATE = 6; // moves that wait: then they are not shown any more

const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

export class Stage {
  /** What is seen now: behind the newest view while a move is still being shown. */
  view = $state.raw() as View;
  pawns = $state.raw<Pawns>([]);
  points = $state.raw<number[]>([]);
  /** The move that is happening. */
  moving = $state.raw<Moved | null>(null);
  elements: Record<string, SVGElement | undefined> = {};
  #waiting: View[] = [];
  #newest: View;
  #running = false;
  #since = 0;

  /** `pause`: how long a move is announced before it happens, for those who see it from a sofa. */
  constructor(view: View, private plan: () => Plan, private pause = 0) {
    this.#newest = view;
    this.#show(view);
  }

  get busy(): boolean {
    return this.moving !== null;
  }

  /** A view arrived. One move further it is shown as a move, anything else at once. */
  see(view: View): void {
    const before = this.#newest;
    if (view === before) return;
    this.#newest = view;
    const oneMove = view.moved !== null && sum(view.turns) === sum(before.turns) + 1;
    if (!oneMove || settings.speed === 0 || document.hidden || this.#waiting.length >= LATE) {
      this.#waiting = [];
      this.#show(view);
      return;
    }
    this.#waiting.push(view);
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let view = this.#waiting.shift(); view; view = this.#waiting.shift()) {
      const moved = view.moved!;
      await this.#wait(TUMBLE - (performance.now() - this.#since)); // first the die lies still
      if (this.#newest !== view && !this.#waiting.includes(this.#newest)) continue; // something else is shown by now
      this.moving = moved;
      if (moved.came.pawn !== null) {
        if (!this.#waiting.length) await this.#wait(this.pause);
        if (!calm()) for (const beat of beats(this.plan(), this.pawns, moved)) await this.#perform(beat, moved);
        if (this.moving === moved) [this.pawns, this.points] = [moved.came.pawns, moved.came.after];
      }
      await this.#wait(AFTER + this.pause / 2);
      if (this.moving === moved) this.#show(view);
    }
    this.#running = false;
  }

  #show(view: View): void {
    this.view = view;
    this.pawns = view.pawns;
    this.points = view.points;
    this.moving = null;
    this.#since = performance.now();
  }

  get #pace(): number {
    return settings.speed * (HURRY[this.#waiting.length] ?? 0.35);
  }

  #wait(time: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, Math.max(0, time) * this.#pace));
  }

  async #perform(beat: Beat, moved: Moved): Promise<void> {
    if (this.moving !== moved) return;
    if (beat.kind === "leap") play("slide");
    const pace = this.#pace;
    const moves = beat.trips.map((trip, index) => this.#travel(trip, beat.kind, FALL * index * pace, pace));
    await Promise.all(moves.map((one) => one?.finished.catch(() => undefined)));
    if (this.moving === moved) {
      const pawns = this.pawns.map((own) => [...own]);
      for (const trip of beat.trips) pawns[trip.seat]![trip.pawn] = trip.over.at(-1)!;
      this.pawns = pawns;
    }
    moves.forEach((one) => one?.cancel());
  }

  #travel(trip: Trip, kind: Beat["kind"], delay: number, pace: number): Animation | undefined {
    const corner = this.view.corners[trip.seat]!;
    const plan = this.plan();
    const way = [trip.from, ...trip.over].map((spot) => stand(plan, corner, trip.pawn, spot));
    const time = { walk: STEP * trip.over.length, leap: LEAP, push: PUSH }[kind] * pace;
    if (kind === "push") setTimeout(() => play("push"), delay);
    return this.elements[`${trip.seat}-${trip.pawn}`]?.animate(kind === "leap" ? arc(way[0]!, way[1]!) : hops(way), { duration: time, delay, fill: "forwards", easing: kind === "push" ? "cubic-bezier(.2,.7,.2,1)" : "linear" });
  }
}

const at = ({ x, y }: Point, lift = 0): Keyframe => ({ transform: `translate(${x}px, ${y - lift}px)` });

/** From square to square, with a little hop between. */
function hops(way: Point[]): Keyframe[] {
  return way.flatMap((here, index) => {
    const next = way[index + 1];
    return next ? [at(here), at({ x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 }, 14)] : [at(here)];
  });
}

function arc(from: Point, to: Point): Keyframe[] {
  const over = crest(from, to);
  return Array.from({ length: 13 }, (_, step) => {
    const t = step / 12;
    const along = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return at({ x: along(from.x, over.x, to.x), y: along(from.y, over.y, to.y) });
  });
}
