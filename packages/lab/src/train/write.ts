// Weights on disk: raw ones to continue from, and the TypeScript file that the bots load, with its origin.
import { readFileSync, writeFileSync } from 'node:fs';
import {
  makeLetters,
  type NetMemory,
  storedBytes,
  TRAINEES,
  type Trainee,
  weightsIn,
} from '@planisphere/bots/training';
import type { TrainingTask } from './task.ts';

/** One measurement during training. */
export interface Milestone {
  readonly minutes: number;
  readonly games: number;
  /** The root mean square difference to the targets, in points. */
  readonly error: number;
  /** The share of games that the net alone wins: against greedy, or in a cooperative game. */
  readonly won: number;
}

/** Keeps the file below 400 kB: rows that learned least are left out. */
const MOST_BYTES = 290_000;

export function keepRaw(file: string, memory: NetMemory, squares: Float32Array): void {
  const { rows, bias, head, headBias } = weightsIn(memory);
  const parts = [rows, bias, head, headBias, squares].map((part) =>
    Buffer.from(Float32Array.from(part).buffer),
  );
  writeFileSync(file, Buffer.concat(parts));
}

export function restoreRaw(file: string, memory: NetMemory, squares: Float32Array): void {
  const bytes = readFileSync(file);
  const { rows, bias, head, headBias } = weightsIn(memory);
  let at = 0;
  for (const part of [rows, bias, head, headBias, squares]) {
    for (let i = 0; i < part.length; i++, at += 4) part[i] = bytes.readFloatLE(at);
  }
}

/** The unit of the last column of the curve. */
function trialOf(game: string): string {
  const options = JSON.stringify((TRAINEES[game] as Trainee).trial);
  return options === '{}' ? ', against greedy' : ` with ${options}`;
}

export function writeWeights(
  training: TrainingTask,
  net: { readonly memory: NetMemory; readonly squares: Float32Array },
  curve: readonly Milestone[],
): void {
  const { version, shape } = TRAINEES[training.game] as Trainee;
  const most = Math.floor(MOST_BYTES / (shape.hidden + 6));
  const least = Array.from(net.squares).toSorted((a, b) => b - a)[most] ?? 0;
  const bytes = storedBytes(weightsIn(net.memory), (id) => (net.squares[id] as number) > least);
  const games = curve.at(-1)?.games ?? 0;
  const from = training.from === undefined ? '' : ' --from the weights before';
  const lines = [
    `// Written by \`npm run train -- ${training.game} --minutes ${training.minutes} --seed ${training.seed} --workers ${training.workers}${from}\`: ${games} games of`,
    `// self-play. The curve: minutes, games, error in points, share won by the net alone${trialOf(training.game)}.`,
    ...curve.map(
      ({ minutes, games: played, error, won }) =>
        `//   ${minutes.toFixed(1)}  ${played}  ${error.toFixed(2)}  ${(100 * won).toFixed(1)} %`,
    ),
    "import type { StoredNet } from '../net/stored.ts';",
    '',
    'export const WEIGHTS: StoredNet = {',
    `  version: ${version},`,
    `  hidden: ${shape.hidden},`,
    '  letters:',
    `    '${makeLetters(bytes)}',`,
    '};',
  ];
  writeFileSync(training.out as string, `${lines.join('\n')}\n`);
}
