// What the tiles of the home page tell besides one's own search.
import { signal } from '@preact/signals';
import type { GameId } from '../../base/games.ts';

/** Why a search has ended by itself, or could not begin. */
export const halted = signal<{ readonly game: GameId; readonly text: string } | undefined>(undefined);

/** How many others wait for each game, where a server has told it. */
export const waiting = signal<Readonly<Partial<Record<GameId, number>>>>({});
