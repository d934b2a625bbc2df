/** The hourglass is the table's; the page only counts down what it was told. */
import type { Game } from "../../wire/messages";
import type { View } from "../../wire/konito";

const BEAT = 200;

export class Sand {
  #now = $state(Date.now());
  #told = $derived.by(() => ({ game: this.game(), at: Date.now() }));

  constructor(
    private game: () => Game,
    private running: () => boolean,
  ) {
    $effect(() => {
      this.#now = Date.now();
      if (!this.running() || !this.game().hourglass) return;
      const timer = setInterval(() => (this.#now = Date.now()), BEAT);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds until the last grain: what still counts after it is not shown. */
  get left(): number {
    const { game, at } = this.#told;
    const view = game.view as View;
    const total = 1000 * view.options.seconds;
    if (view.started === null) return total;
    const then = game.hourglass && game.left !== null ? game.left - view.grace : view.started + total - view.now;
    const passed = this.running() && game.hourglass ? Math.max(0, this.#now - at) : 0;
    return Math.min(total, Math.max(0, then - passed));
  }
}
