// Who is at a table right now, for everybody there. Told after a moment, because people come and go in bursts.
import type { LiveTable } from '../table/live.ts';

const PAUSE = 250;
const MOST_SHOWN = 50;

export class Presence {
  readonly #changed = new Set<LiveTable>();
  #timer: NodeJS.Timeout | undefined;

  changed(table: LiveTable): void {
    this.#changed.add(table);
    this.#timer ??= setTimeout(() => this.#tell(), PAUSE).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #tell(): void {
    this.#timer = undefined;
    for (const table of this.#changed) {
      const here = new Map([...table.watchers].map(({ guest }) => [guest.id, guest]));
      const shown = [...here.values()].slice(0, MOST_SHOWN);
      const text = JSON.stringify({ type: 'presence', code: table.fixed.code, here: shown });
      for (const watcher of table.watchers) watcher.send(text);
    }
    this.#changed.clear();
  }
}
