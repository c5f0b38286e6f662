// What every page knows of the search for an opponent; the rest of the search loads on demand.
import { signal } from '@preact/signals';
import type { GameId } from './games.ts';

/** The game for which this tab searches. */
export const seeking = signal<GameId | undefined>(undefined);

/** Why a search ended by itself, or could not begin. */
export const halted = signal<{ readonly game: GameId; readonly text: string } | undefined>(undefined);

/** How many others wait for each game, if a server has said so. */
export const waiting = signal<Readonly<Partial<Record<GameId, number>>>>({});
