// The coaches there are, by game, with what a page needs to show a review. No search and no net: the page loads this, while the
// review itself is made in a worker.

import { starExplorerCoach } from '../star-explorer/review/coach.ts';
import { stellarCoach } from '../stellar/review/coach.ts';
import { stellarionCoach } from '../stellarion/review/coach.ts';
import type { Coach } from './coach.ts';

const coaches: Readonly<Record<string, Coach>> = {
  'star-explorer': starExplorerCoach as unknown as Coach,
  stellar: stellarCoach as unknown as Coach,
  stellarion: stellarionCoach as unknown as Coach,
};

export function coachOf(game: string): Coach | undefined {
  return coaches[game];
}

export { followLine, type NamedStep } from '../stellar/review/steps.ts';
export type { Difference } from './examiner.ts';
export { GRADES, type Grade, type Unit } from './grade.ts';
export type { Moment, Passage, Review } from './review.ts';
export { gradeCounts, sumsFor } from './sums.ts';
