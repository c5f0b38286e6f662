// The log of a table, folded once: every entry with the state after it, and which events were not taken back. Late watchers and
// reconnecting clients are served from it, at the cost of the entries they ask for.
import { type Entry, parseEntry } from './entry.ts';
import type { Fixed } from './fixed.ts';
import { Page } from './page.ts';
import { type Charge, inSlices } from './rounds.ts';

export class FoldedLog {
  readonly #fixed: Fixed;
  readonly #pages: Page[] = [];
  /** The pages of the events that were not taken back. */
  readonly #standing: Page[] = [];

  constructor(fixed: Fixed) {
    this.#fixed = fixed;
  }

  static async read(fixed: Fixed, bodies: readonly string[], charge: Charge): Promise<FoldedLog> {
    const log = new FoldedLog(fixed);
    await inSlices(bodies, (body) => log.goOn(parseEntry(body)), { charge });
    return log;
  }

  get length(): number {
    return this.#pages.length;
  }

  get last(): Page | undefined {
    return this.#pages.at(-1);
  }

  get entries(): readonly Entry[] {
    return this.#pages.map(({ entry }) => entry);
  }

  /** The pages after this sequence number. */
  since(seq: number): readonly Page[] {
    return this.#pages.slice(seq);
  }

  goOn(entry: Entry): void {
    this.add(Page.after(this.#fixed, this.last, entry));
  }

  add(page: Page): void {
    this.#pages.push(page);
    if (page.entry.t === 'event') this.#standing.push(page);
    if (page.entry.t !== 'rewind') return;
    for (const undone of this.#standing.splice(page.entry.length)) undone.takeBack();
    for (const standing of this.#standing) standing.readAgain();
  }
}
