// The place that a lesson speaks of is in sight on a phone: nothing has to be scrolled for, and no card lies over it.
import { expect, test } from '@playwright/test';
import { open } from './app.ts';

test.use({ serviceWorkers: 'block' });

for (const locale of ['en', 'fr'] as const) {
  test(`the foot of the telescope is in sight while crowns are taught (${locale})`, async ({ page }) => {
    await open(page, '/learn/stellar/4', { locale });
    const hand = page.locator('button[data-hand]');
    await hand.last().tap();
    const slot = page.locator(`button[data-target*='"slot"']:visible`).last();
    await expect(slot).toBeInViewport({ ratio: 1 });
    const [place, card] = [await slot.boundingBox(), await hand.first().boundingBox()];
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
  });
}
