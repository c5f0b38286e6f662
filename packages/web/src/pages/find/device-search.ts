// Searches the games of this device one at a time, so that the page stays responsive.
import { findMoment, type GameQuery, type Seat } from '@planisphere/core';
import { ROOMS } from '@planisphere/games/rooms';
import { CARDS } from '@planisphere/games/rules';
import type { GameId } from '../../base/games.ts';
import { loadRules } from '../../table/games.ts';
import { replayTable } from '../../table/recording.ts';
import { ownSeatOf } from '../../table/saved.ts';
import { listGames } from '../../table/store.ts';

export interface DeviceQuery extends GameQuery {
  readonly game?: GameId | undefined;
  /** The name of this device's player at seats without a name. */
  readonly me: string;
}

export interface FoundGame {
  readonly id: string;
  readonly game: GameId;
  readonly names: readonly string[];
  /** The searcher's seat, if they played. */
  readonly own: Seat | undefined;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly when: number;
  /** The first matching moment, as a number of events. */
  readonly at: number;
  /** The position at that moment, in notation. */
  readonly position: string;
}

/** The most games that one search returns. */
const MOST = 100;

export async function findOnDevice(
  query: DeviceQuery,
  isEnough: () => boolean,
): Promise<{ readonly found: readonly FoundGame[]; readonly all: number }> {
  const tables = (await listGames()).filter(({ summary }) => summary.scores !== undefined);
  const found: FoundGame[] = [];
  for (const table of tables) {
    await new Promise((resolve) => setTimeout(resolve));
    if (found.length >= MOST || isEnough()) break;
    if (query.game !== undefined && query.game !== table.game) continue;
    const [{ game }, text] = await Promise.all([loadRules(table.game), ROOMS[table.game].text()]);
    const course = replayTable(game, table);
    if (course === undefined) continue;
    const own = ownSeatOf(table) < 0 ? undefined : (ownSeatOf(table) as Seat);
    const winners = (table.summary.winners ?? []) as readonly Seat[];
    const names = table.seats.map(({ name, bot }) => name || bot || query.me);
    const at = findMoment(
      game,
      text.patterns ?? [],
      {
        names,
        title: text.title,
        text,
        own,
        winners,
        cooperative: CARDS[table.game].cooperative,
        start: course.undo(0).state,
        events: course.events,
      },
      query,
    );
    if (at === undefined) continue;
    const { id, updatedAt: when } = table;
    const position = game.notation.make(course.undo(at).state);
    const scores = table.summary.scores ?? [];
    found.push({ id, game: table.game, names, own, winners, scores, when, at, position });
  }
  return { found, all: tables.length };
}
