/** Which page is shown: five of them, each with an address that can be shared. */

const PAGES = { t: "table", tv: "television", replay: "replay", move: "arrive" } as const;
type Page = (typeof PAGES)[keyof typeof PAGES] | "home";

class Route {
  #path = $state(location.pathname);
  #search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#look());
  }

  #look(): void {
    this.#path = location.pathname;
    this.#search = location.search;
  }

  get #parts(): string[] {
    return this.#path.split("/").filter(Boolean);
  }

  get page(): Page {
    return PAGES[this.#parts[0] as keyof typeof PAGES] ?? "home";
  }

  get code(): string {
    return (this.#parts[1] ?? "").toUpperCase().replace(/[^A-Z0-9]/g, "");
  }

  /** What the address says after its question mark. */
  get asked(): URLSearchParams {
    return new URLSearchParams(this.#search);
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#look();
    scrollTo(0, 0);
  }

  /** The same page, with another address: there is nothing to go back to. */
  become(address: string): void {
    history.replaceState(null, "", address);
    this.#look();
  }
}

export const route = new Route();

/** A link that stays on the page. */
export function inside(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
