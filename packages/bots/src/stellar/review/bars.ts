// The bars of a comparison: the known points that one line brings more, part by part. Uncertain ones are added to the
// rest. There are no bars if all together, or the known ones, favour the worse line, or if the rest takes back most of
// them: then they cannot be the reason.
import type { Difference, Examined } from '../../review/examiner.ts';

/** In standard errors from zero, and in points. */
const CERTAINTY = 1.5;
const LEAST = 0.5;

const REST = 'rest';
/** The rest may take back this share of the known points. */
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
  // Positive numbers favour the better line.
  const sign = best === played ? -1 : 1;
  const told = sign * (all - rest);
  if (known.length > 0 && (told <= 0 || sign * rest < -TAKEN_BACK * told)) return { ...examined, parts: [] };
  const error = Math.hypot(...unknown.map((part) => part.error));
  return {
    ...examined,
    parts: unknown.length === 0 ? known : [...known, { name: REST, points: rest, error }],
  };
}
