// Pages that are empty at first say what will be here, and begin it.
import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, open } from './app.ts';

test('replay offers a finished game of each game, and moments of it', async ({ page }) => {
  await open(page, '/replay');
  const masters = page.getByRole('region', { name: 'Games worth watching' });
  await expect(masters.getByRole('article')).toHaveCount(3);
  await expect(page.getByText('Your first will be at the top.')).toBeVisible();
  await expectNoViolations(page, 'replay');
  await expectNoSidewaysScroll(page);
  await masters.getByRole('link', { name: 'Watch “The last ship”' }).click();
  await expect(page).toHaveURL(/\/replay\/master\/stellarion$/);
  await expect(page.getByRole('slider')).toBeVisible();
  await page.goto('/replay');
  await masters.getByRole('link', { name: /^Round 7/ }).click();
  await expect(page).toHaveURL(/\/replay\/master\/stellar#e=85/);
  await expect(page.getByRole('slider')).toBeVisible();
});

test('the logbook says what will be here, and begins it', async ({ page }) => {
  await open(page, '/logbook');
  await expect(page.getByRole('heading', { name: 'The first page is yours to write' })).toBeVisible();
  await expectNoViolations(page, 'an empty logbook');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Play a first game' }).click();
  await expect(page).toHaveURL(/\/$/);
});
