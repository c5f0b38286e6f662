// The planisphere: a disc of a hundred stars that turns under a frame. Its layers are pictures of their own, one over the
// other, so that turning the disc and moving the ghost draw nothing else again.
import { type Board, HIDDEN, starsOf } from '@planisphere/star-explorer';
import type { ComponentChildren } from 'preact';
import { turnOf } from '../geometry.ts';
import { memo } from '../memo.ts';
import { Body, Gradients, Rim } from './Back.tsx';
import { BoardStars, Glass } from './Front.tsx';
import styles from './planisphere.module.css';
import { Constellations, Night } from './Sky.tsx';
import { Names, Numerals, Stars } from './Upright.tsx';

export const VIEW_BOX = '-790 -832 1580 1654';

interface Props {
  readonly board: Board;
  /** The round whose window is open. */
  readonly round: number;
  /** Kinds that count now, separated by spaces; none: all the same. */
  readonly kinds?: string;
  /** The constellation that is drawing itself just now. */
  readonly fresh?: number | undefined;
  /** Stars of the board that are crossed out, and that would be. */
  readonly out: number;
  readonly pending?: number;
  readonly label: string;
  /** What lies over it all: the ghost. */
  readonly children?: ComponentChildren;
}

export function Planisphere({ board, round, kinds = '', fresh, out, pending = 0, label, children }: Props) {
  const degrees = turnOf(round);
  return (
    <div
      class={styles.planisphere}
      style={{ '--turn': `${degrees}deg` }}
      data-round={round}
      data-parity={round % 2}
    >
      <Behind label={label} />
      <svg class={`${styles.layer} ${styles.turning}`} viewBox={VIEW_BOX} aria-hidden="true">
        <Night />
        <Constellations board={board} fresh={fresh} />
      </svg>
      <svg class={`${styles.layer} ${styles.fades}`} viewBox={VIEW_BOX} aria-hidden="true">
        <Stars round={round} kinds={kinds} used={usedOn(board)} />
        <Names board={board} degrees={degrees} />
      </svg>
      <svg class={styles.layer} viewBox={VIEW_BOX} aria-hidden="true">
        <Glass />
        <Numerals board={board} round={round} scored={scoredOn(board, round)} />
        <BoardStars out={out} pending={pending} />
      </svg>
      {children}
    </div>
  );
}

function usedOn(board: Board): string {
  return starsOf(board.drawings.flatMap((drawing) => (drawing === HIDDEN ? [] : drawing))).join(' ');
}

/** Rounds whose points everybody can see. */
function scoredOn(board: Board, round: number): number {
  return board.drawings.slice(0, round - 1).filter((drawing) => drawing !== HIDDEN).length;
}

const Behind = memo(function Behind({ label }: { label: string }) {
  return (
    <svg class={styles.layer} viewBox={VIEW_BOX} role="img" aria-label={label}>
      <Gradients />
      <Body />
      <Rim />
    </svg>
  );
});
