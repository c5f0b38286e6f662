// What a review shows at once on a desktop screen.
import { expect, test } from '@playwright/test';
import { openReview } from './finished.ts';

/** Runs in the page: notes what the last bar of the waterfall says while the review goes on. */
function noteLastBars(): void {
  const lastBars: string[] = [];
  Object.assign(window, { lastBars });
  new MutationObserver(() => {
    const text = document.querySelector('[data-waterfall] > li:last-child')?.textContent ?? '';
    if (text !== '' && document.querySelector('progress') !== null) lastBars.push(text);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

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
  await page.addInitScript(noteLastBars);
  await openReview(page, { locale: 'fr' }, 'star-explorer');
  await page.locator('[data-waterfall]').waitFor();
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 150_000 });
  await expect(page.locator('[data-waterfall] > li').last()).toContainText('Résultat');
  // No bar is called the result before the review is complete. The page noted the bars, as they change fast.
  const noted = await page.evaluate(() => (window as unknown as { lastBars: readonly string[] }).lastBars);
  expect(noted.length).toBeGreaterThan(0);
  for (const text of noted) expect(text).toContain('Jusqu’ici');
  const coach = page.getByRole('region', { name: 'Noctua' });
  for (const button of await coach.locator('div > button').all()) await expect(button).toBeInViewport();
});

test('nobody who did not play is addressed', async ({ page }) => {
  await page.goto('/review/master/stellarion');
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 150_000 });
  const main = page.locator('main');
  await expect(main).toContainText('How Hypatia’s chance to win moved');
  await expect(page.locator('[data-waterfall]')).toContainText('Hypatia won');
  await expect(main).not.toContainText(/\byou(rs?)?\b/i);
});
