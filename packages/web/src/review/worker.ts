// Reviews are made here, in a worker of their own: a table that is played meanwhile does not wait for them, and ending the
// worker ends the review.
import { replayRecord } from '@planisphere/core';
import { expose } from 'comlink';
import { loadRules } from '../table/games.ts';
import { loadTable } from '../table/store.ts';
import { NODES } from './effort.ts';
import type { Kept } from './kept.ts';
import { loadReview, saveReview } from './kept.ts';

export interface Report {
  readonly done: number;
  readonly of: number;
  readonly review: Kept['review'];
}

/** Tells the review of a finished table as it grows, and keeps it when it is whole. */
async function review(id: string, tell: (report: Report) => void): Promise<void> {
  const table = await loadTable(id);
  if (table === undefined) return;
  const kept = await loadReview(id, table.events.length);
  if (kept !== undefined) {
    tell({ done: table.events.length, of: table.events.length, review: kept.review });
    return;
  }
  const { game } = await loadRules(table.game);
  const { examinerOf, reviewMatch } = await import('@planisphere/bots/review');
  const examiner = examinerOf(game);
  const replayed = replayRecord(game, {
    format: '',
    game: table.game,
    version: game.version,
    options: table.options,
    seats: table.seats.map(({ name }) => name),
    events: table.events,
    result: undefined,
    ended: undefined,
    seed: undefined,
    commitment: undefined,
    assisted: table.assisted,
  });
  if (examiner === undefined || !replayed.ok) throw new Error('this game cannot be reviewed');
  for (const report of reviewMatch(replayed.value, examiner, { nodes: NODES[table.game] })) {
    tell(report);
    if (report.done === report.of)
      await saveReview({ id, events: table.events.length, review: report.review });
  }
}

const service = { review };
export type Reviewing = typeof service;

expose(service);
