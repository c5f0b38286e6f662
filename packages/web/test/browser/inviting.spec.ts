// Empty pages say what will be here, and offer to begin it.
import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, open } from './app.ts';

test('replay offers a finished game of each game, and moments of it', async ({ page }) => {
  await open(page, '/replay');
  const masters = page.getByRole('region', { name: 'Games worth watching' });
  await expect(masters.getByRole('article')).toHaveCount(3);
  // Each game shows its position as a picture.
  await expect(masters.locator('article > [inert] svg:visible').first()).toBeVisible();
  await expect(masters.locator('article > [inert] > div')).toHaveCount(3);
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
  await expect(page.getByRole('img', { name: /^Every game that you review becomes a star/ })).toContainText(
    'game 1',
  );
  await expectNoViolations(page, 'an empty logbook');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Play a first game' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an expansion says how hard it makes the game, and offers its course the first time', async ({
  page,
}) => {
  await open(page, '/play/stellarion/new');
  await expect(page.locator('[data-expansion="sun"]')).toContainText('of the games with it');
  const sun = page.getByRole('switch', { name: 'The Gloomy Sun' });
  const offer = page.getByRole('link', { name: /^New to you\? Learn it in \d+ minutes/ });
  await expect(offer).toHaveCount(0);
  await sun.check();
  await expect(offer).toHaveAttribute('href', '/learn/stellarion/sun-1');
  await page.reload();
  await sun.check();
  await expect(sun).toBeChecked();
  await expect(offer).toHaveCount(0);
});
