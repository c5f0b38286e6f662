// On a phone the whole Stellar table is visible at once, also between the bars of a browser: nothing needs scrolling
// and nothing is under the docked hand, whatever the table asks, in the longer of the two languages.
import { expect, test } from '@playwright/test';
import { click, decide, expectNoSidewaysScroll, picture, startGame } from './app.ts';

const HIDDEN = `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('[data-stage]'))`;

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
      const hidden = await page.evaluate(HIDDEN);
      expect(hidden, `at step ${step}`).toBeLessThanOrEqual(1);
      // A slot that cannot be used says why, in the room there is.
      const wrong = page.locator('main button[aria-disabled="true"][data-place^="tel-0"]:visible').first();
      if ((await wrong.count()) > 0) {
        await wrong.click({ force: true });
        await expect(page.getByRole('button', { name: /^Règle / })).toBeVisible();
        expect(await page.evaluate(HIDDEN)).toBeLessThanOrEqual(1);
      }
      if (step === 4) await picture(page, `turn-${width}x${height}`);
      await decide(page, click);
    }
    await expectNoSidewaysScroll(page);
  });
}
