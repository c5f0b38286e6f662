// The results of games that are over at their tables while the tournament does not have them yet.
import type { TournamentGameRow, TournamentRow } from '../../store/rows.ts';
import type { Sql } from '../../store/sql.ts';
import { readEnded, readOutcomes } from '../../store/tournaments.ts';
import type { Tables } from '../../table/tables.ts';
import { formOf } from './rows.ts';
import type { EndedGame } from './step.ts';

export async function resultsOf({
  sql,
  tables,
  tournament,
  games,
}: {
  readonly sql: Sql;
  readonly tables: Tables;
  readonly tournament: TournamentRow;
  readonly games: readonly TournamentGameRow[];
}): Promise<readonly EndedGame[]> {
  const over = new Set((await readEnded(sql, tournament.id)).map(({ code }) => code));
  const ended = games.filter(({ code, outcome }) => outcome === '' && over.has(code));
  if (formOf(tournament).kind === 'cup') return Promise.all(ended.map((game) => pointsOf(tables, game)));
  const players = await readOutcomes(sql, [...over]);
  return ended.map((game) => {
    const first = players.find(({ code, guest }) => code === game.code && guest === game.one);
    const second = players.find(({ code, guest }) => code === game.code && guest === game.two);
    // A deleted guest has no row any more: the other player's row has the result.
    const outcome = first?.outcome ?? REVERSED[second?.outcome ?? ''] ?? 'none';
    return { game, outcome, points: 0 };
  });
}

const REVERSED: Readonly<Record<string, string>> = {
  won: 'lost',
  lost: 'won',
  shared: 'shared',
  none: 'none',
};

/** Points of the first seat; 0 for a deal that was given up. */
async function pointsOf(tables: Tables, game: TournamentGameRow): Promise<EndedGame> {
  const table = await tables.get(game.code);
  await table?.refresh();
  const end = table?.state.end;
  const points = end?.reason === 'finished' ? (end.scores?.[0] ?? 0) : 0;
  return { game, outcome: 'done', points: Math.round(points) };
}
