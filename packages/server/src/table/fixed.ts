// What is fixed when a table opens and never changes: the game, the settings, the seed.
import { createDealer, type Dealer, type Game } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import type { TableSettings } from '@planisphere/protocol';
import type { TableRow } from '../store/rows.ts';

export interface Fixed {
  readonly code: string;
  readonly game: Game;
  readonly options: unknown;
  readonly players: number;
  readonly settings: TableSettings;
  readonly opener: string;
  /** Secret until the game is over. */
  readonly seed: string;
  readonly commitment: string;
  /** The key of a private table. */
  readonly key: string | undefined;
  readonly dealer: Dealer;
}

/** Whether others still play the same deal, so that nobody may learn it. */
export function isSealed({ settings }: Pick<Fixed, 'settings'>, now: number): boolean {
  return now < (settings.tournament?.sealedUntil ?? 0);
}

export function fixedOf(row: TableRow): Fixed {
  const settings = JSON.parse(row.settings) as TableSettings;
  const entry = findGame(row.game);
  if (entry === undefined) throw new Error(`table ${row.code}: there is no game ${row.game}`);
  const options = entry.game.decodeOptions(settings.options);
  if (!options.ok) throw new Error(`table ${row.code}: ${options.fault.message}`);
  return {
    code: row.code,
    game: entry.game,
    options: options.value,
    players: settings.seats.length,
    settings,
    opener: row.opener,
    seed: row.seed,
    commitment: row.commitment,
    key: row.key === '' ? undefined : row.key,
    dealer: createDealer(row.seed),
  };
}
