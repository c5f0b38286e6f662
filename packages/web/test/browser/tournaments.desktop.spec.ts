// A tournament as people meet it: one makes an arena by the form, another joins, their game opens by itself and leads
// back.
import { expect, test } from '@playwright/test';
import { open } from './app.ts';
import { arrive } from './people.ts';

test('an arena is made, joined and played, and the table leads back to it', async ({ page, browser }) => {
  await open(page, '/tournaments/new', { name: 'Ada' });
  // A second try finds the first one's tournament still there.
  const name = `Dome ${Date.now() % 100_000}`;
  await page.getByLabel('Name').fill(name);
  const now = new Date(Date.now() - 60_000);
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  await page.getByLabel('Starts').fill(local);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(page.getByText('Keep this page open')).toBeVisible();
  const { page: other } = await arrive(browser, 'Ben', new URL(page.url()).pathname);
  await other.getByRole('button', { name: 'Take part' }).click();
  for (const each of [page, other]) await expect(each).toHaveURL(/\/t\/\w{3}-\w{3}$/);
  await other.goto('/tournaments');
  await other.getByRole('link', { name: `Go in: ${name}` }).click();
  await expect(other.getByRole('link', { name: 'To the table' })).toBeVisible();
  const gone = await other.request.delete('/api/me', { headers: { origin: new URL(page.url()).origin } });
  expect(gone.ok()).toBe(true); // leaving for good gives the game up
  await page.getByRole('link', { name: 'Back to the tournament' }).click();
  await expect(page.getByRole('row', { name: /Ada/ })).toContainText('2');
});

test('the cup of the day is played on sealed deals', async ({ page }) => {
  await open(page, '/tournaments', { name: 'Ada' });
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Star Explorer' })
    .getByRole('link', { name: /Go in: Daily cup/ })
    .click();
  await page.getByRole('button', { name: 'Play deal I' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Go on with deal I' })).toBeVisible();
});
