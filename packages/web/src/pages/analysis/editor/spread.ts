// Whether the screen is large enough for the whole editor in one view: the box, the table and the check side by side.
import { signal } from '@preact/signals';

const large = matchMedia('(min-width: 1200px) and (min-height: 600px)');

export const spread = signal(large.matches);
large.addEventListener('change', ({ matches }) => {
  spread.value = matches;
});
