// With a finger: only Firefox's driver has any.
import { expect } from '@playwright/test';
import { press, restingSpotOf, test, visit } from './journey.ts';

const SLOT = '[data-side=own] [data-place="tel-0-1"]';

// Each step of the driver is a round trip: on a busy machine the finger may rest for half a second first, which shows the card large.
test.describe.configure({ retries: 4 });

test('a card is dragged with a finger', async ({ window, site }) => {
  await visit(window, site);
  await press(window, 'button[data-play="stellar"]');
  await window.drag(
    await restingSpotOf(window, 'button[data-hand]'),
    await restingSpotOf(window, SLOT),
    'touch',
  );
  await expect
    .poll(() => window.run(`return document.querySelector('${SLOT}')?.ariaLabel ?? ''`))
    .toMatch(/^Slot 1: /);
});
