// Searches the games of this device, one after the other, so that the page answers in between.
import { findMoment, type GameQuery, type Seat } from '@planisphere/core';
import { CARDS } from '@planisphere/games/rules';
import type { GameId } from '../../base/games.ts';
import { loadText } from '../../table/game-text.ts';
import { loadRules } from '../../table/games.ts';
import { replayTable } from '../../table/recording.ts';
import { ownSeatOf } from '../../table/saved.ts';
import { listGames } from '../../table/store.ts';

export interface DeviceQuery extends GameQuery {
  readonly game?: GameId | undefined;
  /** How the player of this device is called where a seat has no name. */
  readonly me: string;
}

export interface FoundGame {
  readonly id: string;
  readonly game: GameId;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly when: number;
  /** The first moment that fits, as a number of events. */
  readonly at: number;
}

/** Games of one answer. */
const MOST = 100;

export async function findOnDevice(
  query: DeviceQuery,
): Promise<{ readonly found: readonly FoundGame[]; readonly all: number }> {
  const tables = (await listGames()).filter(({ summary }) => summary.scores !== undefined);
  const found: FoundGame[] = [];
  for (const table of tables) {
    await new Promise((resolve) => setTimeout(resolve));
    if (found.length >= MOST) break;
    if (query.game !== undefined && query.game !== table.game) continue;
    const [{ game }, text] = await Promise.all([loadRules(table.game), loadText(table.game)]);
    const course = replayTable(game, table);
    if (course === undefined) continue;
    const names = table.seats.map(({ name, bot }) => name || bot || query.me);
    const at = findMoment(
      game,
      text.patterns ?? [],
      {
        names,
        own: ownSeatOf(table) < 0 ? undefined : (ownSeatOf(table) as Seat),
        winners: (table.summary.winners ?? []) as readonly Seat[],
        cooperative: CARDS[table.game].cooperative,
        start: course.undo(0).state,
        events: course.events,
      },
      query,
    );
    if (at === undefined) continue;
    const { id, updatedAt: when } = table;
    found.push({ id, game: table.game, names, scores: table.summary.scores ?? [], when, at });
  }
  return { found, all: tables.length };
}
