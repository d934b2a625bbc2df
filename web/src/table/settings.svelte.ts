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
const KEPT = 8;

export interface Visit {
  code: string;
  game: string;
  names: string[];
  /** Where one sat. */
  seat: number | null;
  /** Whether the game is over, and can be looked at again. */
  over: boolean;
}

function allVisits(): Visit[] {
  try {
    const kept = JSON.parse(localStorage.getItem(TABLES) ?? "[]") as Partial<Visit>[];
    return kept.map((visit) => ({ code: "", game: "", names: [], seat: null, over: false, ...visit }));
  } catch {
    return [];
  }
}

function keep(visits: Visit[]): void {
  const some = [visits.filter((visit) => !visit.over), visits.filter((visit) => visit.over)].flatMap((kind) => kind.slice(0, KEPT));
  localStorage.setItem(TABLES, JSON.stringify(some));
}

/** The tables this device has been at lately, the last one first: those where a game is waited for or played. */
export const visits = (): Visit[] => allVisits().filter((visit) => !visit.over);

/** The last games of this device that are over. */
export const finished = (): Visit[] => allVisits().filter((visit) => visit.over);

export const visited = (visit: Visit): void => keep([visit, ...allVisits().filter((old) => old.code !== visit.code)]);

/** Forget a table: somebody has left it, or it is no longer there. */
export const left = (code: string): void => keep(allVisits().filter((visit) => visit.code !== code));
