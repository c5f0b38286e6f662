// On a phone the whole Stellar table is seen at once, also between the bars of a browser: nothing has to be scrolled to and
// nothing lies under the docked hand, whatever is asked, in the longer of the two languages.
import { expect, test } from '@playwright/test';
import { click, decide, expectNoSidewaysScroll, picture, startGame } from './app.ts';

for (const [width, height] of [
  [360, 640],
  [390, 664],
  [390, 844],
] as const) {
  test(`a turn fits ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await startGame(page, { locale: 'fr' });
    for (let step = 0; step < 12; step++) {
      await page.locator('button[data-target]:visible').first().waitFor();
      const hidden = await page.evaluate('document.documentElement.scrollHeight - innerHeight');
      expect(hidden, `at step ${step}`).toBeLessThanOrEqual(1);
      if (step === 4) await picture(page, `turn-${width}x${height}`);
      await decide(page, click);
    }
    await expectNoSidewaysScroll(page);
  });
}
