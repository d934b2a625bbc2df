/** What happened last at a table of Kinoko, and how cards travel: by what is different now. */
import { settings } from "../../table/settings.svelte";
import { play } from "../../table/sounds";
import type { Action, Played, View } from "../../wire/kinoko";
import { VALUES, type Place } from "./names";

export type Elements = Record<string, HTMLElement | undefined>;

/** Whether an action is about the card of this value at this place. */
export function touches(action: Action, value: number, place: Place): boolean {
  if (action.type === "swap") return action.value === value && (action.a === place || action.b === place);
  if (action.type === "peek") return action.value === value && action.place === place;
  return action.type === "swap_sets" && action.place === place;
}

/** What was done last; that somebody passed the dice on does not make it older. */
export const lastPlayed = (view: View): Played | undefined =>
  view.history.findLast((event) => event.type === "played" && event.action.type !== "end_turn") as Played | undefined;

/** Whether the card of this value at this place has just come there. */
export const hasMoved = (last: Played | undefined, value: number, place: Place): boolean =>
  last !== undefined &&
  ((last.action.type === "swap" && touches(last.action, value, place)) ||
    (last.action.type === "swap_sets" && (last.action.place === place || `hand${last.seat}` === place)));

export const wasLookedAt = (last: Played | undefined, value: number, place: Place): boolean =>
  last?.action.type === "peek" && touches(last.action, value, place);

/** The two places that a move exchanged, and of which values. */
export function exchanged({ action, seat }: Played): { a: Place; b: Place; values: readonly number[] } | null {
  if (action.type === "swap") return { a: action.a, b: action.b, values: [action.value] };
  if (action.type === "swap_sets") return { a: `hand${seat}`, b: action.place, values: VALUES };
  return null;
}

/** Let what is new in this view be seen and heard, after so many moves of which some were known before. */
export function enact(view: View, fresh: number, elements: Elements): void {
  const events = view.history.slice(-Math.min(view.history.length, fresh));
  if (events.some((event) => event.type === "chanced" && event.draw === "roll")) play("dice");
  for (const event of events) {
    const travelled = event.type === "played" ? exchanged(event) : null;
    if (!travelled) continue;
    play("slide");
    travelled.values.forEach((value, step) => {
      glide(elements[`${value}-${travelled.a}`], elements[`${value}-${travelled.b}`], step);
      glide(elements[`${value}-${travelled.b}`], elements[`${value}-${travelled.a}`], step);
    });
  }
}

function glide(card: HTMLElement | undefined, from: HTMLElement | undefined, step: number): void {
  if (!card || !from || settings.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const here = card.getBoundingClientRect();
  const there = from.getBoundingClientRect();
  const move = `translate(${there.left - here.left}px, ${there.top - here.top}px) scale(${there.width / here.width})`;
  card.animate([{ transform: move, zIndex: 3 }, { transform: "none", zIndex: 3 }], {
    duration: 320 * settings.speed, delay: 50 * step * settings.speed, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards",
  });
}
