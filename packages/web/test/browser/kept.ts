// Games of the golden replays, stored on the device as the app stores its own tables: positions that no test has to
// play for.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

export interface Recorded {
  readonly options: unknown;
  readonly seats: readonly string[];
  readonly events: readonly string[];
  readonly seed: string;
}

interface Wanted {
  readonly game: 'star-explorer' | 'stellarion';
  readonly name: string;
  /** How many events; all of them if undefined. */
  readonly events: number | undefined;
  /** How many of the first seats are people at this screen; bots play the others. */
  readonly people: number;
}

export function replayOf(game: Wanted['game'], name: string): Recorded {
  const file = new URL(`../../../${game}/replays/${name}.game`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Recorded;
}

/** So many of the first seats are people at this screen. */
export function seatsOf({ seats }: Recorded, people: number): readonly object[] {
  return seats.map((seat, index) => ({
    name: people === 1 && index === 0 ? '' : seat,
    ...(index >= people && { bot: 'novice' }),
  }));
}

/** Stores it as the table `replay`; the app must have been opened. */
export async function keepReplay(page: Page, { game, name, events, people }: Wanted): Promise<void> {
  const record = replayOf(game, name);
  await page.evaluate(keepTable, {
    id: 'replay',
    game,
    seats: seatsOf(record, people),
    options: record.options,
    seed: record.seed,
    events: record.events.slice(0, events),
    assisted: false,
    createdAt: 0,
    updatedAt: 0,
    summary: { round: 1, rounds: 6, waitsForPerson: true },
  });
}

/**
 * Runs in the page: stores a table where the app stores its tables, once the app has created its store; tries again if
 * a busy browser is slow.
 */
export async function keepTable(table: object): Promise<void> {
  const pause = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false));
  const hasRoom = async () =>
    (await indexedDB.databases()).some(({ name, version = 0 }) => name === 'planisphere' && version >= 2);
  const keep = () =>
    new Promise<boolean>((resolve) => {
      const opening = indexedDB.open('planisphere');
      opening.onerror = () => resolve(false);
      opening.onsuccess = () => {
        const { result } = opening;
        if (!result.objectStoreNames.contains('tables')) {
          result.close();
          return resolve(false);
        }
        const writing = result.transaction('tables', 'readwrite');
        writing.objectStore('tables').put(table);
        writing.oncomplete = () => resolve(true);
        writing.onerror = () => resolve(false);
        // An open connection would block a newer version.
        result.close();
      };
    });
  while (!((await hasRoom()) && (await Promise.race([keep(), pause(5000)])))) await pause(50);
}
