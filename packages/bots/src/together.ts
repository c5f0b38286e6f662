// Combines several analyses of one position: each counts by its certainty about a line.

/** The part of an analysis needed here. */
interface Line<E> {
  readonly events: readonly E[];
  readonly value: number;
  readonly error: number;
  readonly tried: boolean;
  readonly steady: boolean;
  readonly margin: number | undefined;
}

interface Found<E> {
  readonly unit: 'chance' | 'points';
  readonly lines: readonly Line<E>[];
  readonly nodes: number;
  readonly passes: number;
  readonly depth: number;
  readonly done: boolean;
}

/** The best lines first, one for each first event. */
export function together<E>(
  found: readonly Found<E>[],
  count: number,
  keyOf: (event: E) => string,
): Found<E> {
  const [first] = found;
  if (first === undefined) throw new Error('nobody has looked');
  if (found.length === 1) return { ...first, lines: first.lines.slice(0, count) };
  const same = new Map<string, Line<E>[]>();
  for (const line of found.flatMap(({ lines }) => lines)) {
    const [event] = line.events;
    if (event === undefined) continue;
    const key = keyOf(event);
    same.set(key, [...(same.get(key) ?? []), line]);
  }
  const lines = [...same.values()]
    .map(oneOf)
    .toSorted((a, b) => Number(b.tried) - Number(a.tried) || b.value - a.value)
    .slice(0, count);
  return {
    unit: first.unit,
    lines,
    nodes: found.reduce((sum, { nodes }) => sum + nodes, 0),
    passes: Math.max(...found.map(({ passes }) => passes)),
    depth: Math.max(...lines.map(({ events }) => events.length), 0),
    done: found.some(({ done }) => done),
  };
}

/** An error of 0 would outweigh everything. */
const LEAST_ERROR = 1e-4;

function oneOf<E>(lines: readonly Line<E>[]): Line<E> {
  const [first] = lines as readonly [Line<E>, ...Line<E>[]];
  const steady = lines.find((line) => line.steady);
  if (steady !== undefined) return { ...steady, events: first.events };
  const tried = lines.filter((line) => line.tried);
  if (tried.length === 0) return first;
  const weights = tried.map(({ error }) => 1 / Math.max(error, LEAST_ERROR) ** 2);
  const weight = weights.reduce((sum, each) => sum + each, 0);
  const mean = (of: (line: Line<E>) => number): number =>
    tried.reduce((sum, line, index) => sum + of(line) * (weights[index] ?? 0), 0) / weight;
  return {
    events: (tried.toSorted((a, b) => b.events.length - a.events.length)[0] ?? first).events,
    value: mean(({ value }) => value),
    error: 1 / Math.sqrt(weight),
    tried: true,
    steady: false,
    margin: first.margin === undefined ? undefined : mean(({ margin }) => margin ?? 0),
  };
}
