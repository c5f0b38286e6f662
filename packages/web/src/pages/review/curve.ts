// The graph as shapes: a column for every passage, from the value before it to the value after it.
import type { Passage, Review } from '@planisphere/bots/review';
import type { Seat } from '@planisphere/core';

export interface Column {
  readonly passage: Passage;
  readonly x: number;
  readonly width: number;
  /** Heights of the value before and after it. */
  readonly from: number;
  readonly to: number;
  /** Half of the band in which the value after it lies, in pixels. */
  readonly doubt: number;
  /** The height without any luck up to here. */
  readonly fair: number;
}

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Curve {
  readonly columns: readonly Column[];
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
}

export function curveOf(review: Review, seat: Seat, frame: Frame): Curve {
  const { unit, start, passages } = review;
  const first = start[seat] ?? 0;
  const values = [first, ...passages.map((passage) => passage.values[seat] ?? 0)];
  const [low, high] = unit === 'chance' ? [0, 1] : spanOf(values);
  const y = (value: number): number =>
    frame.bottom - ((Math.min(high, Math.max(low, value)) - low) / (high - low)) * (frame.bottom - frame.top);
  const width = (frame.right - frame.left) / Math.max(1, passages.length);
  let fair = first;
  const columns = passages.map((passage, index): Column => {
    const [before, after] = [values[index]!, values[index + 1]!];
    if (passage.by !== 'chance') fair += after - before;
    return {
      passage,
      x: frame.left + index * width,
      width,
      from: y(before),
      to: y(after),
      doubt: (passage.error / (high - low)) * (frame.bottom - frame.top),
      fair: y(fair),
    };
  });
  const steps =
    unit === 'chance' ? [0, 0.25, 0.5, 0.75, 1] : [0, 0.5, 1].map((share) => low + share * (high - low));
  return { columns, ticks: steps.map((value) => ({ value, y: y(value) })) };
}

/** A little air above and below, in tens. */
function spanOf(values: readonly number[]): readonly [number, number] {
  return [Math.floor(Math.min(...values) / 10) * 10, Math.ceil(Math.max(...values) / 10) * 10 + 10];
}
