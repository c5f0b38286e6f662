// Every claim of Stellarion's coach is true: for many decisions each is checked again from the written line, by the
// checkers and by following every course card by card. A few in every deep run. With PLANISPHERE_LONG=1: as many as
// PLANISPHERE_DECISIONS says, of the set-up PLANISPHERE_SETUP, from game PLANISPHERE_FROM on, so that parts can run one
// after another.
import { type Stellarion, stellarion } from '@planisphere/stellarion';
import { expect, it } from 'vitest';
import { stellarionCheckers } from '../src/stellarion/review/checkers.ts';
import type { StellarionClaim } from '../src/stellarion/review/claims.ts';
import { propose } from '../src/stellarion/review/propose.ts';
import { Count, type Held, holdGame, holdLines } from './coach-claims.ts';
import { changed } from './stellarion-changed.ts';
import { type Told, truthOf } from './stellarion-claims-truth.ts';
import { EVERY_SET_UP } from './stellarion-comparisons.ts';

const LONG = process.env.PLANISPHERE_LONG === '1';
const DECISIONS = LONG ? Number(process.env.PLANISPHERE_DECISIONS ?? 10_000) : 120;
const FROM = LONG ? Number(process.env.PLANISPHERE_FROM ?? 0) : 0;
const SETUP = process.env.PLANISPHERE_SETUP;
/** The set-ups of an everyday run: alone without expansions, and two with all of them. */
const USUAL = [0, 11];
/**
 * One game in so many is searched and put into words: the truth about two lines does not depend on how they were found.
 */
const SEARCHED = LONG ? Number(process.env.PLANISPHERE_SEARCHED ?? 40) : 10;
/** Few nodes: a bad judge must be honest too. */
const NODES = 4;
/** All levels, and a player who waives every effect. The Master thinks long, so it plays only sometimes. */
const PLAYERS = ['random', 'novice', 'waiving', 'greedy', 'amateur', 'random', 'astronomer'];
const STRONG_EVERY = 40;
const OTHERS = ['astronomer', 'random', 'amateur', 'novice', 'random', 'waiving'];

const HELD: Held<Stellarion, StellarionClaim> = {
  game: stellarion,
  claimant: { propose, checkers: stellarionCheckers },
  begins: ({ stage }) => stage.kind === 'turn',
  wrongIn: (written) => {
    const isSo = truthOf(written);
    return (claim) => (isSo({ ...claim } as Told) ? undefined : 'it is not so');
  },
  changed,
  mutated: 20,
};

function seatedAt(game: number, players: number): readonly string[] {
  const name = (seat: number): string =>
    game % STRONG_EVERY === STRONG_EVERY - 1 && seat === game % 2
      ? 'master'
      : PLAYERS[(game + seat * (1 + Math.floor(game / PLAYERS.length))) % PLAYERS.length]!;
  return Array.from({ length: players }, (_, seat) => name(seat));
}

it.each(SETUP === undefined ? USUAL : [Number(SETUP)])(
  'claims nothing that is not so in set-up %i',
  async (setUp) => {
    const { options, players } = EVERY_SET_UP[setUp]!;
    const count = new Count();
    let game = FROM;
    for (; count.decisions < DECISIONS; game++) {
      const played = { options, bots: seatedAt(game, players), seed: `claims ${setUp} ${game}` };
      if (game % SEARCHED === 0) await holdLines(HELD, played, { nodes: NODES, count });
      else holdGame(HELD, played, { others: OTHERS, count });
    }
    const { faults, refusedOf, ...told } = count;
    if (LONG)
      console.log(JSON.stringify({ setUp, players, options, from: FROM, next: game, ...told, refusedOf }));
    expect(faults).toEqual([]);
    expect(count.unproved).toEqual([]);
    expect(count.claims).toBeGreaterThan(count.decisions / 4);
  },
  7_200_000,
);
