// The planisphere: a disc of a hundred stars that turns under a frame. The plate is one layer of the page; what changes
// while a player moves a constellation lies over it in separate layers, so that the plate is never redrawn.
import { type Board, HIDDEN, starsOf } from '@planisphere/star-explorer';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, TargetedTransitionEvent } from 'preact';
import { turnOf, VIEW_BOX } from '../geometry.ts';
import { memo } from '../memo.ts';
import { Body, Gradients, Rim } from './Back.tsx';
import { BoardStars } from './BoardStars.tsx';
import { Engraving, Glass } from './Front.tsx';
import styles from './planisphere.module.css';
import { Constellations, Night } from './Sky.tsx';
import { Names, Numerals, Stars } from './Upright.tsx';

interface Props {
  readonly board: Board;
  /** The round whose window is open. */
  readonly round: number;
  /** Kinds that count in this round, separated by spaces; without it, all kinds look alike. */
  readonly kinds?: string;
  /** The round whose constellation is drawing itself. */
  readonly fresh?: number | undefined;
  /** How many stars of the board are crossed out, and how many would be. */
  readonly out: number;
  readonly pending?: ReadonlySignal<number>;
  readonly label: string;
  /** Drawn over everything: the ghost. */
  readonly children?: ComponentChildren;
}

export function Planisphere({ board, round, kinds = '', fresh, out, pending, label, children }: Props) {
  const degrees = turnOf(round);
  return (
    <div
      class={styles.planisphere}
      style={{ '--turn': `${degrees}deg` }}
      data-round={round}
      data-parity={round % 2}
      onTransitionRun={markTurning}
      onTransitionEnd={markTurned}
      onTransitionCancel={markTurned}
    >
      <div class={styles.plate}>
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
          <Engraving />
        </svg>
      </div>
      <BoardStars out={out} pending={pending} />
      {children}
    </div>
  );
}

/** The disc is a layer of its own while it turns, and only then: at rest the whole plate is one. */
function markTurning({ currentTarget, propertyName }: TargetedTransitionEvent<HTMLDivElement>): void {
  if (propertyName === '--turn') currentTarget.dataset.turning = '';
}

function markTurned({ currentTarget, propertyName }: TargetedTransitionEvent<HTMLDivElement>): void {
  if (propertyName === '--turn') delete currentTarget.dataset.turning;
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
