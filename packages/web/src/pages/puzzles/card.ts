// The result as text to share: how it went, without the solution.
import { nameOfGame } from '../../base/words/game-name.ts';
import type { PosedPuzzle } from './sets.ts';
import { type Outcome, phasesOf } from './tries.ts';
import { puzzleWords } from './words/index.ts';

const MOONS = ['🌑', '🌒', '🌓', '🌔', '🌕'] as const;
const MOST_RATING = 5;

function ratingText(rating: number): string {
  return '◆'.repeat(rating) + '◇'.repeat(MOST_RATING - rating);
}

interface Shown {
  readonly posed: PosedPuzzle;
  readonly outcome: Outcome;
  /** The puzzle's name on the page. */
  readonly name: string;
  readonly streak: number;
}

export function cardText({ posed, outcome, name, streak }: Shown): string {
  const moons = phasesOf(outcome)
    .map((phase) => MOONS[phase])
    .join('');
  const how = outcome.solved ? puzzleWords().attempt(outcome.missed.length + 1) : puzzleWords().unsolved;
  return [
    `Planisphere · ${name}`,
    `${nameOfGame(posed.game)} ${posed.rating === 0 ? '' : ratingText(posed.rating)}`.trim(),
    `${moons} ${how}`.trim(),
    ...(posed.day !== undefined && streak > 1 ? [`🌠 ${puzzleWords().streak(streak)}`] : []),
  ].join('\n');
}
