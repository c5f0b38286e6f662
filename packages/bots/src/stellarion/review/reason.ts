// Why one line of Stellarion is better than another: of the parts that were counted, the one that usually decides most.
import { GALAXIES, type Galaxy } from '@planisphere/stellarion';
import type { Difference } from '../../review/examiner.ts';

export type Reason =
  | { readonly kind: 'end' | 'hope' | 'theory' | 'proof' | 'star' | 'sun' | 'meteor' | 'hole' }
  | { readonly kind: 'voyage' | 'ready'; readonly galaxy: Galaxy }
  | { readonly kind: 'copy' | 'outpost' | 'hand'; readonly card: number }
  | { readonly kind: 'pair'; readonly type: number };

/** What each is worth by rule of thumb: a voyage is 1. */
const WEIGHTS: Readonly<Record<Reason['kind'], number>> = {
  end: 10,
  hope: 0.3,
  voyage: 1,
  ready: 0.8,
  theory: 0.8,
  proof: 0.5,
  star: 0.35,
  meteor: 0.35,
  copy: 0.4,
  outpost: 0.2,
  hand: 0.15,
  pair: 0.12,
  hole: 0.15,
  sun: 0.06,
};
/** Less is not worth a word. */
const LEAST = 0.01;

/** `parts` is what the better line has more. */
export function reasonOf(parts: readonly Difference[]): Reason | undefined {
  const isVoyage = ({ name }: Difference): boolean => name.startsWith('voyage.');
  const voyages = parts.filter(isVoyage).reduce((sum, { points }) => sum + points, 0);
  const weighed = parts.map((part) => {
    const reason = named(part.name);
    // A voyage for another one is no gain.
    const points = isVoyage(part) ? Math.min(part.points, voyages) : part.points;
    return { reason, weight: WEIGHTS[reason.kind] * points };
  });
  const [first] = weighed.toSorted((a, b) => b.weight - a.weight);
  return first === undefined || first.weight < LEAST ? undefined : first.reason;
}

function named(name: string): Reason {
  const [kind, what] = name.split('.') as [Reason['kind'], string];
  if (kind === 'voyage' || kind === 'ready')
    return { kind, galaxy: GALAXIES.indexOf(what as (typeof GALAXIES)[number]) as Galaxy };
  if (kind === 'pair') return { kind, type: Number(what) };
  if (kind === 'copy' || kind === 'outpost' || kind === 'hand') return { kind, card: Number(what) };
  return { kind };
}
