// The seven sizes: the used ones, the one in play, and the rest with the kind on their back.
import type { Seat } from '@planisphere/core';
import {
  type Board,
  backInRound,
  HIDDEN,
  type Kind,
  type Position,
  phaseOf,
  type Size,
} from '@planisphere/star-explorer';
import ui from '../../../base/ui/ui.module.css';
import { roundOf } from '../standing.ts';
import { boardWords } from '../words/index.ts';
import styles from './hand.module.css';
import { StarShape } from './StarShape.tsx';

const PILE: readonly Size[] = [5, 6, 7, 7, 8, 9, 10];

interface Slot {
  readonly size: Size;
  readonly kind: Kind | undefined;
  readonly state: 'left' | 'now' | 'used';
}

/** The slots of a board; the choice of the first seven decides which of the two is used when. */
function slotsOf(view: Position, seat: Seat): readonly Slot[] {
  const board = view.boards[seat] as Board;
  const slots = PILE.map((size, slot): Slot => ({ size, kind: board.backs[slot], state: 'left' }));
  const { step } = phaseOf(view);
  for (const [index, size] of view.sizes.entries()) {
    const hidden = size === 7 && (step === 'seven' || board.seven === HIDDEN);
    const kind = hidden ? undefined : backInRound(view, board, index + 1);
    const slot = slots.findIndex(
      (each) => each.size === size && each.state === 'left' && (kind === undefined || each.kind === kind),
    );
    const now = index === view.sizes.length - 1 && index + 1 === roundOf(view) && step !== 'over';
    if (slot >= 0) slots[slot] = { ...(slots[slot] as Slot), state: now ? 'now' : 'used' };
  }
  return slots;
}

export function Sizes({ view, seat }: { view: Position; seat: Seat }) {
  const words = boardWords().sizes;
  return (
    <section class={styles.sizes}>
      <h2 class={ui.caps}>{words.left}</h2>
      <ol>
        {slotsOf(view, seat).map(({ size, kind, state }, slot) => (
          <li key={`${slot + 1}`} data-state={state}>
            <span class={ui.hidden}>
              {state === 'used' ? words.used(size) : state === 'now' ? words.current(size) : size}
              {kind === undefined ? '' : `, ${boardWords().kind[kind]}`}
            </span>
            <b aria-hidden="true">{size}</b>
            {kind === undefined ? undefined : (
              <svg viewBox="-16 -16 32 32" aria-hidden="true">
                <StarShape kind={kind} size={28} />
              </svg>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
