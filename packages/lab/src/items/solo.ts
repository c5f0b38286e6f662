// The bots' points in many solo games, the same deals for all.

import { rounded, type Summary, summaryOf } from '@planisphere/core';
import { estimateOf } from '../arena/estimate.ts';
import { interruptSignal } from '../arena/interrupt.ts';
import { playDeals } from '../arena/pool.ts';
import { gameOf } from '../base/game.ts';
import type { Listeners } from './item.ts';

export interface SoloStanding extends Summary {
  readonly name: string;
  /** Fewer than planned if the measurement ended early. */
  readonly games: number;
  readonly ci: readonly [number, number];
  readonly msPerMove: number;
  readonly msLongest: number;
}

export interface SoloReport {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly SoloStanding[];
}

export interface Solo {
  readonly game: string;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
}

export async function measureSolo(
  { game, bots, games, seed }: Solo,
  told: Listeners = {},
): Promise<SoloReport> {
  const standings: SoloStanding[] = [];
  for (const [index, name] of bots.entries()) {
    const onProgress = (done: number): void => told.onProgress?.(index * games + done, bots.length * games);
    standings.push(await standingOf({ game, games, seed, bots: [name] }, { ...told, onProgress }));
  }
  return { game, games, seed, bots: standings };
}

async function standingOf(
  { game, bots, games, seed }: Solo,
  { onProgress, onTrouble }: Listeners,
): Promise<SoloStanding> {
  const options = gameOf(game).decodeOptions({});
  if (!options.ok) throw new Error(`measureSolo: ${game} has no options of its own`);
  const points: number[] = [];
  let milliseconds = 0;
  let decisions = 0;
  let longest = 0;
  await playDeals(
    { game, options: options.value, bots, deals: games, seed },
    Array.from({ length: games }, (_, index) => ({ pair: [0], index })),
    {
      signal: interruptSignal(),
      onResult: ({ scores, troubles }) => {
        for (const line of troubles) onTrouble?.(line);
        for (const score of scores) {
          points.push(score.points);
          milliseconds += score.milliseconds;
          decisions += score.decisions;
          longest = Math.max(longest, score.longest);
        }
        onProgress?.(points.length, games);
      },
    },
  );
  return {
    name: bots[0] as string,
    games: points.length,
    ...summaryOf(points),
    ci: estimateOf(points).ci,
    msPerMove: rounded(milliseconds / Math.max(1, decisions)),
    msLongest: rounded(longest),
  };
}

export function soloTable({ bots }: SoloReport): readonly string[] {
  return [
    '| | games | points, mean | spread | one in ten at most | median | one in ten at least | ms a move, mean | ms, longest |',
    '|---|---|---|---|---|---|---|---|---|',
    ...bots.map(({ name, games, mean, ci, sd, p10, p50, p90, msPerMove, msLongest }) => {
      const interval = `[${ci[0].toFixed(1)}–${ci[1].toFixed(1)}]`;
      const time = `${msPerMove.toFixed(1)} | ${msLongest.toFixed(0)}`;
      return `| ${name} | ${games} | **${mean.toFixed(1)}** ${interval} | ${sd.toFixed(1)} | ${p10} | ${p50} | ${p90} | ${time} |`;
    }),
    '',
  ];
}
