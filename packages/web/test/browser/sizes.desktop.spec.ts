// The table at every size of screen: nothing scrolls sideways. 720 × 450 is 1440 × 900 at 200 % zoom.
import { test } from '@playwright/test';
import { click, decide, expectNoSidewaysScroll, picture, startGame } from './app.ts';

const SIZES = [
  [320, 640],
  [360, 640],
  [720, 450],
  [820, 1180],
  [1024, 768],
  [1920, 1080],
] as const;

for (const [width, height] of SIZES) {
  test(`fits ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await startGame(page, { locale: 'fr' });
    for (let step = 0; step < 5; step++) await decide(page, click);
    await page.locator('button[data-target]:visible').first().waitFor();
    await expectNoSidewaysScroll(page);
    await picture(page, `table-${width}x${height}`);
  });
}
