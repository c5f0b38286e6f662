// The grades over the levels: the stronger a player, the fewer slips and blunders. All levels over several games in the long
// run, whose distribution is in docs/review.md; two levels and a game of each otherwise.
import { stellar } from '@planisphere/stellar';
import { expect, it } from 'vitest';
import { LEVELS } from '../src/levels.ts';
import { examinerOf } from '../src/review/examiners.ts';
import { GRADES, type Grade } from '../src/review/grade.ts';
import { reviewMatch } from '../src/review/review.ts';
import { playedMatch } from './review-game.ts';

const LONG = process.env.PLANISPHERE_LONG !== undefined;
const GAMES = LONG ? 3 : 1;
const NODES = LONG ? 60 : 20;
const GRADED = LONG ? LEVELS : (['novice', 'astronomer'] as const);

it('grades stronger players better', () => {
  const shares = GRADED.map((level) => {
    const counts = Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<Grade, number>;
    for (let game = 0; game < GAMES; game++) {
      const match = playedMatch(stellar, {}, { seed: `levels ${game}`, levels: [level, level] });
      const { review } = [...reviewMatch(match, examinerOf(stellar)!, { nodes: NODES })].at(-1)!;
      for (const { moment } of review.passages) if (moment !== undefined) counts[moment.grade]++;
    }
    const all = GRADES.reduce((sum, grade) => sum + counts[grade], 0);
    if (LONG) console.log(level, all, JSON.stringify(counts));
    return (counts.slip + counts.blunder) / all;
  });
  expect(shares[0]).toBeGreaterThan(shares[1]!);
  if (LONG) expect(shares[1]).toBeGreaterThan(shares[3]!);
}, 3_600_000);
