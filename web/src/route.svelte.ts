/** Which page is shown: three of them, each with an address that can be shared. */

class Route {
  #path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.#path = location.pathname));
  }

  get #parts(): string[] {
    return this.#path.split("/").filter(Boolean);
  }

  get page(): "home" | "table" | "arrive" {
    const first = this.#parts[0];
    return first === "t" ? "table" : first === "move" ? "arrive" : "home";
  }

  get code(): string {
    return (this.#parts[1] ?? "").toUpperCase().replace(/[^A-Z0-9]/g, "");
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#path = path;
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** A link that stays on the page. */
export function inside(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(link.pathname);
}
