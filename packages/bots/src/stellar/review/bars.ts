// The bars of a comparison: what is known of the points that one line brings more, part by part. What is uncertain goes together
// into the rest, and where all together or what is known speaks for the worse line, or the rest takes back most of what is known,
// there are none: they cannot be the reason.
import type { Difference, Examined } from '../../review/examiner.ts';

/** Standard errors from nothing, and points. */
const CERTAINTY = 1.5;
const LEAST = 0.5;

const REST = 'rest';
/** So much of what is known the rest may take back. */
const TAKEN_BACK = 0.5;

export function withBars<A>(examined: Examined<A>, parts: readonly Difference[]): Examined<A> {
  const { best, played } = examined;
  const all = parts.reduce((sum, { points }) => sum + points, 0);
  if (best === played ? all > 0 : all < 0) return { ...examined, parts: [] };
  const isKnown = ({ points, error }: Difference): boolean =>
    Math.abs(points) >= LEAST && Math.abs(points) >= CERTAINTY * error;
  const known = parts.filter(isKnown);
  const unknown = parts.filter((part) => !isKnown(part));
  const rest = unknown.reduce((sum, { points }) => sum + points, 0);
  // In favour of the better line.
  const sign = best === played ? -1 : 1;
  const told = sign * (all - rest);
  if (known.length > 0 && (told <= 0 || sign * rest < -TAKEN_BACK * told)) return { ...examined, parts: [] };
  const error = Math.hypot(...unknown.map((part) => part.error));
  return {
    ...examined,
    parts: unknown.length === 0 ? known : [...known, { name: REST, points: rest, error }],
  };
}
