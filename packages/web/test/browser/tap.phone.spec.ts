// A whole game with one thumb.
import { expect, test } from '@playwright/test';
import {
  ended,
  expectNoSidewaysScroll,
  expectNoViolations,
  picture,
  playToTheEnd,
  startGame,
} from './app.ts';

// A real first visit, which stores the app for offline use.
test.use({ serviceWorkers: 'allow' });

test('a whole game by tap', { tag: '@core' }, async ({ page }) => {
  await startGame(page);
  await picture(page, 'phone-start');
  await playToTheEnd(page, async (place) => {
    await place.tap();
    // The first tap on a place shows the card there; the second plays it.
    if (await place.isVisible().catch(() => false)) await place.tap({ timeout: 2000 }).catch(() => undefined);
  });
  await expect(ended(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page, 'the end');
  await picture(page, 'phone-end');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The seed matches its seal')).toBeVisible();
});
