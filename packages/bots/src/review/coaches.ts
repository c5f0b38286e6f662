// The coaches there are, by game, with what a page needs to show a review. No search and no net: the page loads this, while the
// review itself is made in a worker.
import type { Coach } from './coach.ts';
import { starExplorerCoach } from './star-explorer/coach.ts';
import { stellarCoach } from './stellar/coach.ts';
import { stellarionCoach } from './stellarion/coach.ts';

const coaches: Readonly<Record<string, Coach>> = {
  'star-explorer': starExplorerCoach as unknown as Coach,
  stellar: stellarCoach as unknown as Coach,
  stellarion: stellarionCoach as unknown as Coach,
};

export function coachOf(game: string): Coach | undefined {
  return coaches[game];
}

export type { Difference } from './examiner.ts';
export { GRADES, type Grade, type Unit } from './grade.ts';
export type { Moment, Passage, Review } from './review.ts';
export { followLine, type NamedStep } from './stellar/steps.ts';
export { gradeCounts, sumsFor } from './sums.ts';
