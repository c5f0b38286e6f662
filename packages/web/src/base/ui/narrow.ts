// Whether the page has the width of a phone: there a table shows other parts, and what is not shown is not drawn.
// The same width as in the style sheets.
import { signal } from '@preact/signals';

const phone = matchMedia('(max-width: 700px)');
export const narrow = signal(phone.matches);
phone.addEventListener('change', ({ matches }) => {
  narrow.value = matches;
});
