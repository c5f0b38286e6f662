// In which hours of the day people come, on the clock of the reader.

/** Hours that are named together. */
const SPAN = 4;
/** The named hours have at least this many times the people of others; otherwise no hour stands out. */
const STANDS_OUT = 1.5;

/** From hours in UTC to those of a place that is so many minutes ahead; half hours count with the next full one. */
export function localHours(utc: readonly number[], ahead: number): readonly number[] {
  const shift = Math.round(ahead / 60);
  return utc.map((_, hour) => utc[(((hour - shift) % 24) + 24) % 24] ?? 0);
}

/** The first of the busiest hours in a row, and the hour after them; undefined where no hour stands out. */
export function busiestHours(
  hours: readonly number[],
): { readonly from: number; readonly to: number } | undefined {
  const people = (from: number): number =>
    Array.from({ length: SPAN }, (_, index) => hours[(from + index) % 24] ?? 0).reduce(
      (sum, each) => sum + each,
      0,
    );
  const sums = hours.map((_, from) => people(from));
  const most = Math.max(...sums);
  const all = hours.reduce((sum, each) => sum + each, 0);
  if (most === 0 || most / SPAN < (STANDS_OUT * (all - most)) / (24 - SPAN)) return undefined;
  const from = sums.indexOf(most);
  return { from, to: (from + SPAN) % 24 };
}

export function isWithin(
  { from, to }: { readonly from: number; readonly to: number },
  hour: number,
): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
