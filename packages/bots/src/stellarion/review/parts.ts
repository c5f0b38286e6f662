// The bars of Stellarion: what one line makes likelier in the next turn than the other, a Launch to each galaxy and a
// proof.
import type { Seat } from '@planisphere/core';
import { GALAXIES, type Galaxy, type Position, type Stellarion } from '@planisphere/stellarion';
import type { Difference } from '../../review/examiner.ts';
import { voyagesOf } from './merits.ts';
import { launchChance } from './next-turn.ts';
import { proofAfter } from './prospects.ts';
import { isComplete, type Reached, reachedBy } from './reached.ts';

type Actions = readonly Stellarion['action'][];

const EVERY_GALAXY = [0, 1, 2, 3] as const;
const readyFor = (galaxy: Galaxy): string => `ready.${GALAXIES[galaxy]}`;

/**
 * What the second line has more than the first; empty while a turn goes on. Counted, not sampled. If one of the lines
 * flies to a galaxy, the loss of its cards there is no merit of the other line.
 */
export function partsBetween(
  view: Position,
  seat: Seat,
  [played, other]: readonly [Actions, Actions],
): readonly Difference[] {
  const compared = { before: view, seat, lines: { best: other, played } };
  const [own, theirs] = [reachedBy(compared, 'played'), reachedBy(compared, 'best')];
  if (own === undefined || theirs === undefined || !isComplete(own) || !isComplete(theirs)) return [];
  const [less, more] = [chancesAfter(own), chancesAfter(theirs)];
  const flown = [...voyagesOf(own), ...voyagesOf(theirs)].map((galaxy) => readyFor(galaxy as Galaxy));
  return Object.keys(more).flatMap((name) => {
    if (flown.includes(name)) return [];
    const points = more[name]! - less[name]!;
    return Math.abs(points) < 1e-9 ? [] : [{ name, points, error: 0, shows: 'chance' }];
  });
}

function chancesAfter({ after }: Reached): Readonly<Record<string, number>> {
  return Object.fromEntries([
    ...EVERY_GALAXY.map((galaxy) => [readyFor(galaxy), launchChance(after, galaxy)] as const),
    ['proof', proofAfter(after)],
  ]);
}
