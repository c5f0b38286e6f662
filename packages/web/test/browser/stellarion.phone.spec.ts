// Stellarion with one thumb: the eight decks stay visible, and taps play a whole game to its end.
import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, picture } from './app.ts';
import { EXPANSIONS, expectTheEnd, openStellarion, playStellarion, thumb } from './stellarion.ts';

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`the eight decks are in sight at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openStellarion(page, { expansions: EXPANSIONS });
    await page.locator('[data-source="0"]').tap();
    for (const deck of [0, 1, 2, 3, 4, 5, 6, 7]) {
      await expect(page.locator(`[data-source="${deck}"]`)).toBeInViewport({ ratio: 0.9 });
    }
    await expectNoSidewaysScroll(page);
    await picture(page, `stellarion-${width}x${height}`);
  });
}

test('a whole game by tap', { tag: '@whole' }, async ({ page }) => {
  await openStellarion(page, { expansions: [EXPANSIONS[1], EXPANSIONS[3]] });
  await playStellarion(page, thumb);
  await expectTheEnd(page);
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page, 'the end');
});
