/** The catalogues of `src/tablee/locales`, the same as the terminal's, loaded as they are needed. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", es: "Español", it: "Italiano", nl: "Nederlands", cs: "Čeština" };
export type Language = keyof typeof LANGUAGES;

const sources = import.meta.glob<string>(["../../../src/tablee/locales/*/*.ftl", "!**/cli.ftl"], { query: "?raw", import: "default" });
const ALWAYS = ["table", "web"];

function isLanguage(text: string | undefined): text is Language {
  return text !== undefined && text in LANGUAGES;
}

class Words {
  lang = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #catalogues = new Set(ALWAYS);

  /** The language chosen here before, or the first of the browser's that we speak. */
  wished(): Language {
    const kept = localStorage.getItem("lang") ?? undefined;
    if (isLanguage(kept)) return kept;
    return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
  }

  /** Speak this language, with these catalogues besides those we have. */
  async load(lang: Language, catalogues: Iterable<string> = []): Promise<void> {
    for (const name of catalogues) this.#catalogues.add(name);
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const texts = await Promise.all(
      [...this.#catalogues].map((name) => sources[`../../../src/tablee/locales/${lang}/${name}.ftl`]!()),
    );
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  say(id: string, values: Record<string, FluentVariable> = {}): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) throw new Error(`no message ${id} in ${this.lang}`);
    return this.#bundle.formatPattern(message.value, values);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }
}

export const language = new Words();

/** A message in the language of the page. */
export function say(id: string, values?: Record<string, FluentVariable>): string {
  return language.say(id, values);
}

export const speak = (lang: Language): Promise<void> => language.load(lang);

/** Choose a language, and remember it on this device. */
export async function choose(lang: Language): Promise<void> {
  await speak(lang);
  localStorage.setItem("lang", lang);
}

/** Why something was refused, in words; a code that we do not know is told as it is. */
export function refusal(code: string): string {
  return language.has(`refusal-${code}`) ? say(`refusal-${code}`) : say("web-refused", { code });
}
