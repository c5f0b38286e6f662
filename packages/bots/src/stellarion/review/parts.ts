// What one line of Stellarion has more than another, under the names that the coach has words for.
import type { Seat } from '@planisphere/core';
import { GALAXIES, type Position } from '@planisphere/stellarion';
import type { Difference } from '../../review/examiner.ts';
import { type Actions, afterActions } from './lines.ts';
import { type Prospects, prospectsOf } from './prospects.ts';

/** What the second line has more than the first. All of it is counted, nothing sampled. */
export function partsBetween(
  view: Position,
  seat: Seat,
  [played, other]: readonly [Actions, Actions],
): readonly Difference[] {
  const { toGo } = prospectsOf(view);
  const [before, after] = [played, other].map((line) => prospectsOf(afterActions(view, seat, line))) as [
    Prospects,
    Prospects,
  ];
  const [a, b] = [namedOf(before, toGo), namedOf(after, toGo)];
  return Object.keys(b).flatMap((name) => {
    const points = b[name]! - a[name]!;
    return Math.abs(points) < 1e-9 ? [] : [{ name, points, error: 0 }];
  });
}

/** Copies count by the voyages that were to go before either line. */
function namedOf(prospects: Prospects, toGo: readonly number[]): Readonly<Record<string, number>> {
  const { taken, ready, hand, pairs, copies, outpost } = prospects;
  const byGalaxy = (kind: string, counts: readonly number[]) =>
    GALAXIES.map((galaxy, index) => [`${kind}.${galaxy}`, counts[index]!] as const);
  return Object.fromEntries([
    ['end', prospects.end],
    ...byGalaxy('voyage', taken),
    ...byGalaxy('ready', ready),
    ...hand.map((chance, card) => [`hand.${card}`, prospects.toGo[card >> 2]! > 0 ? chance : 0] as const),
    ...pairs.map((chance, type) => [`pair.${type}`, chance] as const),
    ['theory', prospects.proved],
    ['proof', prospects.proof],
    ['star', prospects.stars],
    ['sun', prospects.sun],
    ['meteor', prospects.meteors],
    ['hole', prospects.holes],
    ...copies.map((count, card) => [`copy.${card}`, spareOf(count, toGo[card >> 2]!)] as const),
    ...outpost.map(
      (isThere, card) => [`outpost.${card}`, isThere && prospects.toGo[card >> 2]! > 0 ? 1 : 0] as const,
    ),
  ]);
}

/** Each missing copy counts whole, one to spare a little, a second one less; nothing for a galaxy that is done. */
const SPARE = [0, 0.3, 0.4, 0.45, 0.45] as const;

function spareOf(copies: number, toGo: number): number {
  if (toGo === 0) return 0;
  return copies < toGo ? copies - toGo : SPARE[Math.min(copies - toGo, SPARE.length - 1)]!;
}
