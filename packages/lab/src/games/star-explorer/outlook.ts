// Training of Star Explorer's outlook, which is no net but a sum: generations of games, each longer than the one
// before, with a fit at the end of each.
import { writeFileSync } from 'node:fs';
import { NO_OUTLOOK, type OutlookWeights, School } from '@planisphere/bots/star-explorer/training';
import { Dice } from '@planisphere/bots/training';
import { rngOf } from '@planisphere/core';

export interface OutlookTraining {
  readonly minutes: number;
  readonly seed: number;
  /** The TypeScript file for the bots. */
  readonly out: string | undefined;
}

interface Milestone {
  readonly minutes: number;
  readonly games: number;
  /** The mean of a solo player with the learned outlook. */
  readonly mean: number;
}

/** When each generation ends, as a share of the time. */
const GENERATIONS = [0.05, 0.2, 0.5, 1];
const MEASURED = 1000;
/** The points of a board on which no star is crossed out; `School` counts without them. */
const LIT = 21;

export function trainOutlook(training: OutlookTraining): void {
  const start = performance.now();
  const elapsed = (): number => (performance.now() - start) / 60_000;
  const school = new School(NO_OUTLOOK, new Dice(rngOf(`train ${training.seed}`)));
  const curve: Milestone[] = [];
  let games = 0;
  for (const share of GENERATIONS) {
    while (elapsed() < share * training.minutes) {
      school.study();
      games++;
    }
    const weights = school.graduate();
    let sum = 0;
    for (let game = 0; game < MEASURED; game++) sum += LIT + school.play(0);
    const milestone = { minutes: elapsed(), games, mean: sum / MEASURED };
    curve.push(milestone);
    console.log(JSON.stringify(milestone));
    if (training.out !== undefined) writeFileSync(training.out, fileOf(training, curve, weights));
  }
}

function fileOf(
  { minutes, seed }: OutlookTraining,
  curve: readonly Milestone[],
  weights: OutlookWeights,
): string {
  const lines = [
    `// Written by \`npm run train -- star-explorer --minutes ${minutes} --seed ${seed}\`. The curve: minutes, games, mean of a player who`,
    '// goes by the outlook alone, every third game with calls as at a table of several.',
    ...curve.map(({ minutes: at, games, mean }) => `//   ${at.toFixed(1)}  ${games}  ${mean.toFixed(1)}`),
    "import type { OutlookWeights } from './outlook.ts';",
    '',
    '/** By rounds drawn: the weight of each trait, in thousandths of a point. */',
    'const THOUSANDTHS: readonly string[] = [',
    ...weights.map((each) => `  '${Array.from(each, (weight) => Math.round(1000 * weight)).join(' ')}',`),
    '];',
    '',
    'export const OUTLOOK: OutlookWeights = THOUSANDTHS.map((line) =>',
    "  Float64Array.from(line.split(' '), (weight) => Number(weight) / 1000),",
    ');',
  ];
  return `${lines.join('\n')}\n`;
}
