// Plays one deal with every seating of a pairing: the same cards for both, to remove as much luck as possible.
import { type Bot, botsOf, chooseWatched, findBot, simplerOf } from '@planisphere/bots';
import { createDealer, type Game, playGame, type Result, rngOf, type Seat } from '@planisphere/core';
import { gameOf } from '../base/game.ts';
import type { Deal, DealResult, Score, Tournament } from './task.ts';

/** In milliseconds: after this time a bot has to play its best action so far, and the deal is reported. */
const LONGEST_THOUGHT = 30_000;

type Mutable = { -readonly [K in keyof Score]: Score[K] };

/** The seatings in turn: each of a pair takes each seat once. Round a larger table the two alternate. */
function seatingsOf({ pair }: Deal, players: number): readonly (readonly number[])[] {
  const seatings = pair.length === 1 ? 1 : pair.length;
  return Array.from({ length: seatings }, (_, shift) =>
    Array.from({ length: players }, (__, seat) => pair[(seat + shift) % pair.length] as number),
  );
}

export function playDeal(tournament: Tournament, deal: Deal): DealResult {
  const game = gameOf(tournament.game);
  const players = tournament.players ?? Math.max(game.players.min, deal.pair.length);
  const troubles: string[] = [];
  const scores = new Map(deal.pair.map((bot) => [bot, emptyScore(bot)]));
  seatingsOf(deal, players).forEach((seating, shift) => {
    playSeating(tournament, { deal, game, seating, shift, troubles }, scores);
  });
  return { deal, troubles, scores: [...scores.values()].map(averaged) };
}

function emptyScore(bot: number): Mutable {
  return { bot, games: 0, won: 0, margin: 0, points: 0, decisions: 0, milliseconds: 0, longest: 0 };
}

interface Seating {
  readonly deal: Deal;
  readonly game: Game;
  readonly seating: readonly number[];
  readonly shift: number;
  /** Gets a line for every decision that went wrong. */
  readonly troubles: string[];
}

function playSeating(
  tournament: Tournament,
  { deal, game, seating, shift, troubles }: Seating,
  scores: ReadonlyMap<number, Mutable>,
): void {
  const seed = `${tournament.seed}/${deal.index}`;
  const simpler = simplerOf(botsOf(game));
  const players = seating.map((index, seat) => {
    const bot = findBot(game, tournament.bots[index] as string) as Bot;
    const score = scores.get(index) as Mutable;
    const rng = rngOf(`${seed} ${deal.pair.join('-')} ${shift} ${seat}`);
    return (view: unknown, at: Seat): unknown => {
      const start = performance.now();
      const isLate = (): boolean => performance.now() - start > LONGEST_THOUGHT;
      const { action, trouble, error } = chooseWatched(bot, { view, seat: at, rng, isLate, simpler });
      const spent = performance.now() - start;
      if (trouble !== undefined) {
        const what = trouble === 'late' ? `was stopped after ${Math.round(spent)} ms` : `failed (${error})`;
        troubles.push(
          `deal ${deal.index} (seed ${seed}): ${bot.name} ${what} at ${game.notation.make(view)}`,
        );
      }
      score.decisions++;
      score.milliseconds += spent;
      score.longest = Math.max(score.longest, spent);
      return action;
    };
  });
  const start = game.setup(tournament.options, seating.length);
  const { result } = playGame(game, start, { players, dealer: createDealer(seed) });
  addResult(result, seating, scores);
}

function addResult(
  result: Result<unknown>,
  seating: readonly number[],
  scores: ReadonlyMap<number, Mutable>,
): void {
  seating.forEach((index, seat) => {
    const score = scores.get(index) as Mutable;
    const points = result.scores[seat] ?? result.scores[0] ?? 0;
    const others = result.scores.filter((_, each) => seating[each] !== index);
    score.games++;
    score.points += points;
    score.margin += others.length === 0 ? points : points - Math.max(...others);
    score.won += wonShare(result, seat as Seat, seating);
  });
}

/** A victory counts 1, one shared with a rival half. A bot does not halve a victory with its own copies. */
function wonShare({ winners }: Result<unknown>, seat: Seat, seating: readonly number[]): number {
  if (!winners.includes(seat)) return 0;
  const rivals = winners.filter((each) => seating[each] !== seating[seat]);
  return rivals.length > 0 ? 0.5 : 1;
}

function averaged(score: Mutable): Score {
  const { games } = score;
  return { ...score, won: score.won / games, margin: score.margin / games, points: score.points / games };
}
