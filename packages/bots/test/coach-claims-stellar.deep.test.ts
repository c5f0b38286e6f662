// Every claim of Stellar's coach is true: for many decisions each is checked again from the written line, by the
// checkers and once more by hand. A few in every deep run. With PLANISPHERE_LONG=1: as many as PLANISPHERE_DECISIONS
// says, from game PLANISPHERE_FROM on, so that parts can run one after another. PLANISPHERE_MEMORY=0 plays without the
// option `memory`.
import { type Stellar, stellar } from '@planisphere/stellar';
import { expect, it } from 'vitest';
import { stellarCheckers } from '../src/stellar/review/checkers.ts';
import type { StellarClaim } from '../src/stellar/review/claims.ts';
import { propose } from '../src/stellar/review/proposals.ts';
import { Count, type Held, holdGame, holdLines, mutationsOf } from './coach-claims.ts';
import { byHand } from './stellar-claims-truth.ts';

const LONG = process.env.PLANISPHERE_LONG === '1';
const DECISIONS = LONG ? Number(process.env.PLANISPHERE_DECISIONS ?? 10_000) : 400;
const FROM = LONG ? Number(process.env.PLANISPHERE_FROM ?? 0) : 0;
const MEMORY = process.env.PLANISPHERE_MEMORY !== '0';
/**
 * One game in so many is searched and put into words: the truth about two lines does not depend on how they were found.
 */
const SEARCHED = LONG ? Number(process.env.PLANISPHERE_SEARCHED ?? 20) : 5;
/** Few nodes: a bad judge must be honest too. */
const NODES = 4;
/** All levels. The Master thinks long, so it plays only sometimes. */
const PAIRS = [
  ['random', 'amateur'],
  ['novice', 'random'],
  ['greedy', 'novice'],
  ['random', 'random'],
  ['amateur', 'greedy'],
  ['novice', 'novice'],
  ['astronomer', 'random'],
  ['amateur', 'novice'],
  ['astronomer', 'astronomer'],
] as const;
const STRONG = [
  ['master', 'random'],
  ['astronomer', 'master'],
] as const;
const STRONG_EVERY = 40;
const OTHERS = ['astronomer', 'amateur', 'greedy', 'astronomer', 'random', 'novice'];

const KINDS = Object.keys(stellarCheckers) as StellarClaim['kind'][];
const NAMES = {
  card: ['P1', 'M2', 'A3', 'C4', 'H5', 'S1', 'P6', 'H1', 'C2'],
  type: ['planet', 'moon', 'asteroid', 'cloud', 'hole'],
  section: ['top', 'middle', 'bottom'],
  area: ['tel', 'note'],
};

const HELD: Held<Stellar, StellarClaim> = {
  game: stellar,
  claimant: { propose, checkers: stellarCheckers },
  wrongIn: byHand,
  changed: (claim) => mutationsOf(claim, NAMES),
  mutated: 40,
};

it('claims nothing that is not so', async () => {
  const count = new Count();
  let game = FROM;
  for (; count.decisions < DECISIONS; game++) {
    const pairs = game % STRONG_EVERY === STRONG_EVERY - 1 ? STRONG : PAIRS;
    const options = { memory: MEMORY, first: game % 3 === 0 ? 'random' : 'A' };
    const played = { options, bots: pairs[game % pairs.length]!, seed: `claims ${game}` };
    if (game % SEARCHED === 0) await holdLines(HELD, played, { nodes: NODES, count });
    else holdGame(HELD, played, { others: OTHERS, count });
  }
  const { faults, refusedOf, ...told } = count;
  if (LONG) console.log(JSON.stringify({ memory: MEMORY, from: FROM, next: game, ...told, refusedOf }));
  expect(faults).toEqual([]);
  expect(count.unproved).toEqual([]);
  expect(count.claims).toBeGreaterThan(count.decisions / 4);
  if (count.decisions >= 10_000)
    for (const kind of KINDS) expect(count.told[kind] ?? 0, kind).toBeGreaterThan(0);
}, 7_200_000);
