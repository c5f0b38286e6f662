// A tournament: every bot meets every other on the same deals, and the results are added up.

import { rounded } from '@planisphere/core';
import { gameOf } from '../base/game.ts';
import { eloOf } from './elo.ts';
import { estimateOf } from './estimate.ts';
import { playDeals } from './pool.ts';
import type { Deal, DealResult, Score, Tournament } from './task.ts';

export interface Standing {
  readonly name: string;
  readonly games: number;
  readonly winRate: number;
  readonly ci: readonly [number, number];
  readonly elo: number;
  readonly margin: number;
  readonly marginCi: readonly [number, number];
  readonly points: number;
  readonly msPerMove: number;
  readonly msLongest: number;
}

/** One bot's results against another. */
export interface Encounter {
  readonly bot: string;
  readonly against: string;
  readonly games: number;
  readonly winRate: number;
  readonly ci: readonly [number, number];
  readonly margin: number;
}

export interface ArenaReport {
  readonly game: string;
  readonly options: unknown;
  readonly deals: number;
  readonly seed: string;
  readonly bots: readonly Standing[];
  readonly encounters: readonly Encounter[];
}

/** Progress: how many of all deals are done. */
export interface Progress {
  readonly onProgress?: (done: number, all: number) => void;
  /** Gets a line for every decision that took too long or failed. */
  readonly onTrouble?: (line: string) => void;
  /** Ends the tournament early; the games played count. */
  readonly signal?: AbortSignal;
}

export async function runArena(
  tournament: Tournament,
  { onProgress, onTrouble, signal }: Progress,
): Promise<ArenaReport> {
  const deals = dealsOf(tournament);
  const results: DealResult[] = [];
  const onResult = (result: DealResult): void => {
    results.push(result);
    for (const line of result.troubles) onTrouble?.(line);
    onProgress?.(results.length, deals.length);
  };
  await playDeals(tournament, deals, { onResult, signal });
  return reportOf(tournament, results);
}

/** The standings after these deals, which may be fewer than planned. */
export function reportOf(tournament: Tournament, results: readonly DealResult[]): ArenaReport {
  const elo = eloOf(winsBetween(tournament, results));
  return {
    game: tournament.game,
    options: tournament.options,
    deals: new Set(results.map(({ deal }) => deal.index)).size,
    seed: tournament.seed,
    bots: tournament.bots.map((name, bot) => ({ ...standingOf(bot, results), name, elo: elo[bot] ?? 0 })),
    encounters: encountersOf(tournament, results),
  };
}

/** Deals in turn for all pairings, so that a tournament that ends early has some of each. */
function dealsOf({ game, bots, deals }: Tournament): readonly Deal[] {
  const { players, cooperative } = gameOf(game);
  const alone = cooperative || players.max === 1 || bots.length === 1;
  const pairs = bots.flatMap((_, a) =>
    alone ? [[a]] : bots.slice(a + 1).map((__, index) => [a, a + 1 + index]),
  );
  return Array.from({ length: deals }, (_, index) => pairs.map((pair) => ({ pair, index }))).flat();
}

type Sums = Omit<Standing, 'name' | 'elo'>;

function standingOf(bot: number, results: readonly DealResult[]): Sums {
  const scores = results.flatMap(({ scores: each }) => each.filter((score) => score.bot === bot));
  const sum = (pick: (score: Score) => number): number =>
    scores.reduce((total, each) => total + pick(each), 0);
  const won = estimateOf(byDeal(results, bot, 'won'), [0, 1]);
  const margin = estimateOf(byDeal(results, bot, 'margin'));
  return {
    games: sum(({ games }) => games),
    winRate: won.mean,
    ci: won.ci,
    margin: margin.mean,
    marginCi: margin.ci,
    points: rounded(sum(({ points }) => points) / scores.length),
    msPerMove: rounded(
      sum(({ milliseconds }) => milliseconds) /
        Math.max(
          1,
          sum(({ decisions }) => decisions),
        ),
    ),
    msLongest: rounded(Math.max(...scores.map(({ longest }) => longest))),
  };
}

/** One number per deal: the mean over the pairings of that bot. */
function byDeal(results: readonly DealResult[], bot: number, what: 'won' | 'margin'): readonly number[] {
  const deals = new Map<number, number[]>();
  for (const { deal, scores } of results) {
    for (const score of scores) {
      if (score.bot === bot) deals.set(deal.index, [...(deals.get(deal.index) ?? []), score[what]]);
    }
  }
  return [...deals.values()].map((each) => each.reduce((sum, x) => sum + x, 0) / each.length);
}

function encountersOf({ bots }: Tournament, results: readonly DealResult[]): readonly Encounter[] {
  return bots.flatMap((bot, a) =>
    bots.flatMap((against, b) => {
      const met = results.filter(({ deal }) => a !== b && deal.pair.includes(a) && deal.pair.includes(b));
      if (met.length === 0) return [];
      const own = met.map(({ scores }) => scores.find((score) => score.bot === a) as Score);
      const won = estimateOf(
        own.map((score) => score.won),
        [0, 1],
      );
      const margin = estimateOf(own.map((score) => score.margin)).mean;
      const games = own.reduce((sum, score) => sum + score.games, 0);
      return [{ bot, against, games, winRate: won.mean, ci: won.ci, margin }];
    }),
  );
}

function winsBetween({ bots }: Tournament, results: readonly DealResult[]): readonly (readonly number[])[] {
  const won = bots.map(() => bots.map(() => 0));
  for (const { scores } of results) {
    for (const own of scores) {
      for (const other of scores) {
        if (own !== other) (won[own.bot] as number[])[other.bot]! += own.won * own.games;
      }
    }
  }
  return won;
}
