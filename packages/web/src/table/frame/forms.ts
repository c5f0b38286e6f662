// What scripts need to know of the table's form (frame.module.css has all four): in the low and the tall form a board
// shows other parts, and draws no hidden ones.
import { signal } from '@preact/signals';

const small = matchMedia('(max-width: 699px), (max-height: 559px) and (min-aspect-ratio: 1 / 1)');

/** Whether the table is low or tall. */
export const folded = signal(small.matches);
small.addEventListener('change', ({ matches }) => {
  folded.value = matches;
});
