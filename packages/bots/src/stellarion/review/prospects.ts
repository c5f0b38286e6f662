// What a line of Stellarion leads to, as far as it can be counted now: what was taken, how likely each galaxy can be launched in the
// next turn, which copies are left. All of it is exact; two scanned cards are counted over all pairs, the better one on top.
import { type Position, stellarion } from '@planisphere/stellarion';
import { LaunchChances, proofChance } from '../chances.ts';
import * as c from '../kernel/cells.ts';
import { LAST_OF } from '../kernel/track.ts';
import { countOf } from '../kernel/voyages.ts';
import { writeWorld } from '../kernel/world.ts';
import { isReachable } from '../reachable.ts';
import { Traits } from '../traits.ts';

export interface Prospects {
  /** By galaxy: the chance that the next turn can launch there, with a star if there is one. */
  readonly ready: readonly number[];
  /** By card: how likely it is at hand in the next turn. */
  readonly hand: readonly number[];
  /** The chance that the theory can be proved in the next turn. */
  readonly proof: number;
  /** Spaces between the sun and its last one. */
  readonly sun: number;
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
  return {
    ...nextTurn(position),
    proof: w[c.THEORY] === c.NO_TYPE ? 0 : proofChance(traits, w[c.THEORY]!),
    sun: c.has(w, c.WITH_SUN) ? LAST_OF[w[c.TABLE]! >> c.TRACK_SHIFT]! - position.sun : 0,
    copies: [...traits.copies],
    outpost: Array.from({ length: CARDS }, (_, card) => ((position.outpost >> card) & 1) === 1),
    toGo: EVERY_GALAXY.map((galaxy) => countOf(position.voyages, galaxy)),
  };
}

type Next = Pick<Prospects, 'ready' | 'hand'>;

function nextTurn(position: Position): Next {
  const awaiting = position.stage.kind === 'scan' ? stellarion.awaiting(position) : undefined;
  if (awaiting?.kind !== 'chance') return nextNow(position);
  const total = awaiting.outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const shown = awaiting.outcomes.map(({ outcome, weight }) => ({
    share: weight / total,
    next: bestPlaced(stellarion.apply(position, { by: 'chance', outcome })),
  }));
  return merged(
    shown.map(({ next }) => next),
    (values) => values.reduce((sum, value, index) => sum + value * shown[index]!.share, 0),
  );
}

/** For each thing the placement that serves it most. */
function bestPlaced(position: Position): Next {
  if (position.stage.kind !== 'place') return nextNow(position);
  const seat = position.turn;
  const placements = [...stellarion.legal(position, seat)]
    .filter(({ kind }) => kind === 'place')
    .map((action) => nextNow(stellarion.apply(position, { by: seat, action })));
  return merged(placements, (values) => Math.max(...values));
}

function merged(all: readonly Next[], merge: (values: readonly number[]) => number): Next {
  const each = (name: keyof Next): readonly number[] =>
    all[0]![name].map((_, index) => merge(all.map((next) => next[name][index]!)));
  return { ready: each('ready'), hand: each('hand') };
}

function nextNow(position: Position): Next {
  const w = c.createWorld();
  writeWorld(position, w);
  const traits = new Traits();
  const chances = new LaunchChances();
  traits.read(w);
  return {
    ready: EVERY_GALAXY.map((galaxy) => {
      if (position.ending !== undefined || !isReachable(w, galaxy)) return 0;
      chances.read(traits, galaxy);
      return chances.whole + (position.stars > 0 ? chances.nearly : 0);
    }),
    hand: Array.from({ length: CARDS }, (_, card) => (traits.places[card] === 0 ? traits.reach(card) : 1)),
  };
}
