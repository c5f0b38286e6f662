// The rules of Stellar begin with the game in brief, lead to each chapter, and are found by a word.
import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, open } from './app.ts';

test('the rules: in brief, by chapter, by a word', async ({ page }) => {
  await open(page, '/rules/stellar');
  const brief = page.getByRole('heading', { name: 'The game in brief' });
  await expect(brief).toBeVisible();
  await page.getByRole('button', { name: 'Scoring' }).click();
  await expect(page.locator('#SCORE-1')).toBeInViewport();
  await expectNoViolations(page, 'the rules');
  await expectNoSidewaysScroll(page);
  await page.getByRole('searchbox').fill('satellite');
  await expect(page.locator('#SAT-1')).toBeVisible();
  await expect(brief).toHaveCount(0);
});
