/** How Kinoko's letters are drawn and called. */
import type { View } from "../../wire/kinoko";
import { say } from "../../words/index.svelte";

export type Colour = NonNullable<View["family"]>;
export type Place = string;
export type Face = View["dice"][number];

export const PAINT: Record<Colour, string> = { R: "red", O: "orange", Y: "yellow", G: "green", B: "blue", P: "purple" };
export const DRAWN: Record<Face, string> = { "1": "d-1", "2": "d-2", "3": "d-3", blank: "d-blank", peek: "d-eye", reroll: "d-reroll", sets: "d-set" };
export const GOAL = 4;
export const VALUES = [1, 2, 3] as const;

export const species = (colour: Colour): string => say(`kinoko-species-${colour}`);
export const mushroom = (colour: Colour): string =>
  say("kinoko-mushroom", { species: species(colour), colour: say(`kinoko-colour-${colour}`) });

/** The places of a table in the order of a view's rows. */
export const places = (players: number): Place[] => [...Array.from({ length: players }, (_, seat) => `hand${seat}`), "upper", "lower"];

export function placeName(place: Place, seat: number | null, names: string[]): string {
  if (!place.startsWith("hand")) return say(`kinoko-place-${place}`);
  const owner = Number(place.slice(4));
  return owner === seat ? say("kinoko-place-own") : say("kinoko-place-hand", { name: names[owner] ?? "" });
}
