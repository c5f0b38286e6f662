// The bars of Stellarion: what one line makes likelier in the next turn than another, a Launch to each galaxy and a proof.
import type { Seat } from '@planisphere/core';
import { GALAXIES, type Galaxy, type Position, type Stellarion } from '@planisphere/stellarion';
import type { Difference } from '../../review/examiner.ts';
import { launchChance } from './next-turn.ts';
import { proofAfter } from './prospects.ts';
import { isComplete, type Reached, reachedBy } from './reached.ts';

type Actions = readonly Stellarion['action'][];

/** What the second line has more than the first; nothing where a turn goes on. All of it is counted, nothing sampled. */
export function partsBetween(
  view: Position,
  seat: Seat,
  [played, other]: readonly [Actions, Actions],
): readonly Difference[] {
  const compared = { before: view, seat, lines: { best: other, played } };
  const [own, theirs] = [reachedBy(compared, 'played'), reachedBy(compared, 'best')];
  if (own === undefined || theirs === undefined || !isComplete(own) || !isComplete(theirs)) return [];
  const [less, more] = [chancesAfter(own), chancesAfter(theirs)];
  return Object.keys(more).flatMap((name) => {
    const points = more[name]! - less[name]!;
    return Math.abs(points) < 1e-9 ? [] : [{ name, points, error: 0 }];
  });
}

function chancesAfter({ after }: Reached): Readonly<Record<string, number>> {
  return Object.fromEntries([
    ...GALAXIES.map((galaxy, index) => [`ready.${galaxy}`, launchChance(after, index as Galaxy)] as const),
    ['proof', proofAfter(after)],
  ]);
}
