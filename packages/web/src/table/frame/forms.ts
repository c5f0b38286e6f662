// What a script has to know about the form of the table (frame.module.css has all four): in the low and the tall one a board
// shows other parts, and what is not shown is not drawn.
import { signal } from '@preact/signals';

const small = matchMedia('(max-width: 699px), (max-height: 559px) and (min-aspect-ratio: 1 / 1)');

/** The table is low or tall. */
export const folded = signal(small.matches);
small.addEventListener('change', ({ matches }) => {
  folded.value = matches;
});
