// With a finger: only Firefox's driver has any.
import { expect } from '@playwright/test';
import { press, spotOf, test, visit } from './journey.ts';

const SLOT = '[data-side=own] [data-place="tel-0-1"]';

test('a card is dragged with a finger', async ({ window, site }) => {
  await visit(window, site);
  await press(window, 'button[data-play="stellar"]');
  await window.drag(await spotOf(window, 'button[data-hand]'), await spotOf(window, SLOT), 'touch');
  await expect
    .poll(() => window.run(`return document.querySelector('${SLOT}')?.ariaLabel ?? ''`))
    .toMatch(/^Slot 1: /);
});
