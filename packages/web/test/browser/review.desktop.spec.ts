// What a review shows at once on a desktop screen.
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

test('the next steps from a long turn are in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openReview(page, { locale: 'fr' }, 'star-explorer');
  // While the review goes on, nothing is called the result.
  const last = page.locator('[data-waterfall] > li').last();
  await expect(last).toContainText('Jusqu’ici');
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 150_000 });
  await expect(last).toContainText('Résultat');
  const coach = page.getByRole('region', { name: 'Noctua' });
  for (const button of await coach.locator('div > button').all()) await expect(button).toBeInViewport();
});
