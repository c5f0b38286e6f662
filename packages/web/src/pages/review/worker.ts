// Makes reviews in its own worker: tables that are played meanwhile do not wait, and ending the worker ends the review.
import { MINDS } from '@planisphere/bots/minds';
import { parseRecord, replayRecord } from '@planisphere/core';
import { expose } from 'comlink';
import { isGameId } from '../../base/games.ts';
import { loadRules } from '../../table/games.ts';
import type { StoredReview } from '../../table/review/stored.ts';
import { loadReview, saveReview } from '../../table/review/stored.ts';

export interface Report {
  readonly done: number;
  readonly of: number;
  readonly review: StoredReview['review'];
}

export interface ReviewQuestion {
  /** The key under which the review is stored. */
  readonly key: string;
  /** The record. */
  readonly text: string;
}

/** Reports the review of a finished game as it grows, and stores it when it is complete. */
async function review({ key, text }: ReviewQuestion, tell: (report: Report) => void): Promise<void> {
  const record = parseRecord(text.trim());
  if (!record.ok || !isGameId(record.value.game)) throw new Error('this record cannot be read');
  const { game: id, events } = record.value;
  const kept = await loadReview(key, events.length);
  if (kept !== undefined) {
    tell({ done: events.length, of: events.length, review: kept.review });
    return;
  }
  const { game } = await loadRules(record.value.game);
  const mind = MINDS[record.value.game];
  const [{ reviewMatch }, examiner] = await Promise.all([
    import('@planisphere/bots/review'),
    mind.examiner?.(),
  ]);
  const replayed = replayRecord(game, { ...record.value, seed: undefined });
  if (examiner === undefined || !replayed.ok) throw new Error(`a game of ${id} cannot be reviewed`);
  const { review: nodes, wholeReview: whole } = mind.effort;
  for (const report of reviewMatch(replayed.value, examiner, { nodes, whole })) {
    // Stored before it is reported: the page ends this worker as soon as it has the whole review.
    if (report.done === report.of)
      await saveReview({ id: key, events: events.length, review: report.review });
    tell(report);
  }
}

const service = { review };
export type Reviewing = typeof service;

expose(service);
