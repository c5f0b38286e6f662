// What a line of Stellarion leads to, as far as it can be counted now: what was taken, how likely each galaxy can be launched in the
// next turn, which copies are left. All of it is exact; two scanned cards are counted over all pairs, the better one on top.
import { isHopeless, type Position, stellarion } from '@planisphere/stellarion';
import { LaunchChances, proofChance } from '../../stellarion/chances.ts';
import * as c from '../../stellarion/kernel/cells.ts';
import { LAST_OF } from '../../stellarion/kernel/track.ts';
import { BITS, countOf } from '../../stellarion/kernel/voyages.ts';
import { writeWorld } from '../../stellarion/kernel/world.ts';
import { isReachable } from '../../stellarion/reachable.ts';
import { Traits } from '../../stellarion/traits.ts';

export interface Prospects {
  /** 1 won, −1 lost or beyond hope. */
  readonly end: number;
  /** By galaxy: voyages that were taken, and the chance that the next turn can launch there, with a star if there is one. */
  readonly taken: readonly number[];
  readonly ready: readonly number[];
  readonly proved: number;
  /** The chance that the theory can be proved in the next turn. */
  readonly proof: number;
  readonly stars: number;
  /** Spaces between the sun and its last one. */
  readonly sun: number;
  readonly meteors: number;
  /** Black holes that show, with those expected to. */
  readonly holes: number;
  /** By card: copies outside the discards, and whether it lies in the Outpost. */
  readonly copies: readonly number[];
  readonly outpost: readonly boolean[];
  /** By galaxy: voyages to go. */
  readonly toGo: readonly number[];
}

const EVERY_GALAXY = [0, 1, 2, 3] as const;
const CARDS = 16;

export function prospectsOf(position: Position): Prospects {
  const w = c.createWorld();
  writeWorld(position, w);
  const traits = new Traits();
  traits.read(w);
  const won = w[c.WON]! + w[c.WON + 1]!;
  return {
    end: position.ending === 'won' ? 1 : position.ending !== undefined || isHopeless(position) ? -1 : 0,
    taken: EVERY_GALAXY.map((galaxy) => countOf(won, galaxy)),
    ready: readyAfter(position),
    proved: c.has(w, c.WITH_THEORIES) ? 4 - BITS[w[c.THEORIES]!]! : 0,
    proof: w[c.THEORY] === c.NO_TYPE ? 0 : proofChance(traits, w[c.THEORY]!),
    stars: position.stars,
    sun: c.has(w, c.WITH_SUN) ? LAST_OF[w[c.TABLE]! >> c.TRACK_SHIFT]! - position.sun : 0,
    meteors: position.collected,
    holes: traits.holesShown + traits.holesHoped,
    copies: [...traits.copies],
    outpost: Array.from({ length: CARDS }, (_, card) => ((position.outpost >> card) & 1) === 1),
    toGo: EVERY_GALAXY.map((galaxy) => countOf(position.voyages, galaxy)),
  };
}

function readyAfter(position: Position): readonly number[] {
  if (position.stage.kind !== 'scan') return readyNow(position);
  const awaiting = stellarion.awaiting(position);
  if (awaiting.kind !== 'chance') return readyNow(position);
  const total = awaiting.outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const sums = [0, 0, 0, 0];
  for (const { outcome, weight } of awaiting.outcomes) {
    const best = bestPlaced(stellarion.apply(position, { by: 'chance', outcome }));
    best.forEach((chance, galaxy) => {
      sums[galaxy]! += (weight / total) * chance;
    });
  }
  return sums;
}

/** For each galaxy the placement that serves it most. */
function bestPlaced(position: Position): readonly number[] {
  if (position.stage.kind !== 'place') return readyNow(position);
  const seat = position.turn;
  const placements = [...stellarion.legal(position, seat)]
    .filter(({ kind }) => kind === 'place')
    .map((action) => readyNow(stellarion.apply(position, { by: seat, action })));
  return EVERY_GALAXY.map((galaxy) => Math.max(...placements.map((ready) => ready[galaxy]!)));
}

function readyNow(position: Position): readonly number[] {
  const w = c.createWorld();
  writeWorld(position, w);
  const traits = new Traits();
  const chances = new LaunchChances();
  traits.read(w);
  return EVERY_GALAXY.map((galaxy) => {
    if (position.ending !== undefined || !isReachable(w, galaxy)) return 0;
    chances.read(traits, galaxy);
    return chances.whole + (position.stars > 0 ? chances.nearly : 0);
  });
}
