// The seven three-point stars of the board (OUT-3): crossed out, about to be, or lit. They change with the ghost, so
// they are a separate picture: nothing else is redrawn with them.
import { LIT } from '@planisphere/star-explorer';
import type { ReadonlySignal } from '@preact/signals';
import { VIEW_BOX } from '../geometry.ts';
import { memo } from '../memo.ts';
import styles from './planisphere.module.css';

interface Props {
  readonly out: number;
  /** How many more would go out. */
  readonly pending: ReadonlySignal<number> | undefined;
}

const PLACES = Array.from({ length: LIT }, (_, index) => {
  const angle = ((252.6 + index * 5.8) * Math.PI) / 180;
  return { x: 724.5 * Math.cos(angle), y: 36 - 724.5 * Math.sin(angle) };
});

/** Around the frame; on a phone in a row on the glass. */
export function BoardStars({ out, pending }: Props) {
  const gone = Math.min(LIT, out + (pending?.value ?? 0));
  const state = (index: number): string => (index < out ? 'out' : index < gone ? 'pending' : 'lit');
  return (
    <svg class={`${styles.layer} ${styles.boardStars}`} viewBox={VIEW_BOX} aria-hidden="true">
      <g class={styles.arc}>
        {PLACES.map(({ x, y }, index) => (
          <BoardStar key={x} state={state(index)} x={x} y={y} size={42} />
        ))}
      </g>
      <g class={styles.row}>
        <rect x="-334" y="132" width="668" height="100" rx="50" class={styles.rowPlate} />
        {PLACES.map(({ x }, index) => (
          <BoardStar key={x} state={state(index)} x={-276 + 92 * index} y={182} size={56} />
        ))}
      </g>
    </svg>
  );
}

const FIVE =
  'M0 -11.6L3.29 -3.53L11.98 -2.89L5.33 2.73L7.41 11.19L0 6.6L-7.41 11.19L-5.33 2.73L-11.98 -2.89L-3.29 -3.53Z';

interface StarProps {
  readonly state: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const BoardStar = memo(function BoardStar({ state, x, y, size }: StarProps) {
  return (
    <g class={styles.boardStar} data-state={state}>
      <circle cx={x} cy={y} r={size * 0.74} />
      <g transform={`translate(${x} ${y}) scale(${size / 32})`}>
        <path class={styles.five} d={FIVE} />
        <path class={styles.slash} d="M-11.6 11.6L11.6 -11.6" />
      </g>
    </g>
  );
});
