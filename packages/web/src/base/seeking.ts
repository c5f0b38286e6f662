// What every page knows of the search for an opponent; the rest of the search loads on demand.
import { signal } from '@preact/signals';
import type { GameId } from './games.ts';

/** The game for which this tab searches. */
export const seeking = signal<GameId | undefined>(undefined);

/** Why a search ended by itself, or could not begin. */
export const halted = signal<{ readonly game: GameId; readonly text: string } | undefined>(undefined);

/** Who else is on the site; the wait is in milliseconds. */
export interface Company {
  readonly here: number;
  readonly waiting: Readonly<Partial<Record<GameId, number>>>;
  readonly waits: Readonly<Partial<Record<GameId, number>>>;
}

/** Undefined until a server has said so. */
export const company = signal<Company | undefined>(undefined);
