// The moment that is selected, in the graph: its column, and from what to what the value fell.

import { plain } from '../../table/review/figures.ts';
import styles from './chance.module.css';
import type { Curve, Frame } from './curve.ts';
import type { Model } from './model.ts';

/** What a jump takes beside its column, and a mark above the line. */
const JUMP_WIDTH = 72;
const MARK_ROOM = 30;

export function Selected({ model, curve, frame }: { model: Model; curve: Curve; frame: Frame }) {
  const { moment, reviewed } = model;
  const column = curve.columns.find((each) => each.passage.moment?.from === moment?.from);
  if (column === undefined || moment === undefined || model.review === undefined) return null;
  const { unit } = model.review;
  const value = (own: number): number =>
    moment.seat === reviewed.reader || unit === 'points' ? own : 1 - own;
  const [from, to] = [plain(value(moment.best.value), unit), plain(value(moment.played.value), unit)];
  const left = column.x - column.width;
  const after = left > (frame.left + frame.right) / 2;
  const x = after ? left - 6 : left + column.width * 2 + 6;
  const [start, end] = after ? [x - JUMP_WIDTH, x] : [x, x + JUMP_WIDTH];
  // The line and the marks above it may be where the words would stand.
  const isCrowded = curve.columns.some(
    (each) =>
      each.x + each.width > start && each.x < end && Math.min(each.from, each.to) < frame.top + MARK_ROOM,
  );
  return (
    <>
      <rect
        class={styles.selected}
        x={left}
        y={frame.top - 12}
        width={column.width * 2}
        height={frame.bottom - frame.top + 22}
        rx={6}
      />
      {from === to ? undefined : (
        <text
          class={styles.jump}
          x={x}
          y={isCrowded ? frame.bottom - 8 : frame.top + 2}
          text-anchor={after ? 'end' : 'start'}
        >
          {from} → {to}
        </text>
      )}
    </>
  );
}
