// With a finger: only Firefox's driver has one. WebKit's sends touches as mouse events.
import { expect } from '@playwright/test';
import { press, restingSpotOf, test, visit } from './journey.ts';

const SLOT = '[data-side=own] [data-place="tel-0-1"]';

test('a card is dragged with a finger', async ({ window, site }) => {
  await visit(window, site);
  await press(window, 'button[data-play="stellar"]');
  // A card that the game waits for: before, while the table deals, it can only be looked at.
  const card = await restingSpotOf(window, 'button[data-hand][aria-pressed]');
  await window.drag(card, await restingSpotOf(window, SLOT), 'touch');
  await expect
    .poll(() => window.run(`return document.querySelector('${SLOT}')?.ariaLabel ?? ''`))
    .toMatch(/^Slot 1: /);
});
