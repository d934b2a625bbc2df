/** What this device remembers of its owner: a name, and how they like to play. */

interface Kept {
  name: string;
  theme: "system" | "light" | "dark";
  sound: boolean;
  speed: 0 | 0.5 | 1 | 2;
  letters: boolean;
}

const USUAL: Kept = { name: "", theme: "system", sound: true, speed: 1, letters: false };
const KEY = "settings";

function kept(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return USUAL;
  }
}

class Settings {
  #kept = $state<Kept>(kept());

  get name() { return this.#kept.name; }
  get theme() { return this.#kept.theme; }
  get sound() { return this.#kept.sound; }
  get speed() { return this.#kept.speed; }
  get letters() { return this.#kept.letters; }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.#kept[key] = value;
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
    this.apply();
  }

  /** Tell the page. */
  apply(): void {
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.speed = String(this.speed);
  }
}

export const settings = new Settings();

const TABLES = "tables";

export interface Visit {
  code: string;
  game: string;
}

/** The tables this device has been at lately, the last one first. */
export function visits(): Visit[] {
  try {
    return JSON.parse(localStorage.getItem(TABLES) ?? "[]") as Visit[];
  } catch {
    return [];
  }
}

export function visited(visit: Visit): void {
  localStorage.setItem(TABLES, JSON.stringify([visit, ...visits().filter((old) => old.code !== visit.code)].slice(0, 8)));
}

export function left(code: string): void {
  localStorage.setItem(TABLES, JSON.stringify(visits().filter((old) => old.code !== code)));
}
