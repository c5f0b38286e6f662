// What a review shows at once on a screen of a desk.
import { expect, test } from '@playwright/test';
import { openReview } from './finished.ts';

test('both turns of Stellarion are read without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // French has the longer words.
  await openReview(page, { locale: 'fr' }, 'stellarion');
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 150_000 });
  const moment = page.locator('section:has(> header [data-score-then])');
  await expect(moment).toBeVisible();
  expect(await moment.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});
