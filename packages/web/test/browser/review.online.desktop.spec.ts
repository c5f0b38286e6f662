// A game played on the server: reviewed, replayed and branched by its code.
import { expect, test } from '@playwright/test';
import { expectNoViolations, open } from './app.ts';
import { openServed, playServed } from './served.ts';

test('a game of the server is reviewed by its code, once it is over', async ({ page }) => {
  await open(page, '/learn');
  const code = await openServed(page);
  await page.goto(`/review/t/${code}`);
  await expect(page.getByText('The server has no finished game with this code')).toBeVisible();
  await playServed(page, code);
  await page.reload();
  const coach = page.getByRole('region', { name: 'Noctua, the coach' });
  await expect(coach.locator('p[aria-live]')).toHaveText(/^[A-Z].*\.$/, { timeout: 60_000 });
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });
  await expect(page.getByText(/Your own decisions/)).toBeVisible();
  await expectNoViolations(page, 'review of a game of the server');
  // Stored under the code: it opens complete the next time.
  await page.reload();
  await expect(page.getByText(/Your own decisions/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/t/${code}#`));
  await page.getByRole('tab', { name: 'Fair deal' }).click();
  await expect(page.getByRole('heading', { name: 'Dealt fairly' })).toBeVisible();
});

test('a game that was given up is reviewed as far as it went, and says what ended it', async ({ page }) => {
  await open(page, '/learn');
  const code = await openServed(page);
  await playServed(page, code, 5);
  await page.goto(`/review/t/${code}`);
  await expect(page.getByText('The game is lost. You have resigned.')).toBeVisible();
  const coach = page.getByRole('region', { name: 'Noctua, the coach' });
  await expect(coach.locator('p[aria-live]')).toHaveText(/^[A-Z].*\.$/, { timeout: 60_000 });
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });
  await expectNoViolations(page, 'review of a game that was given up');
});

test('a game that was given up at once has nothing to review, and the page says so', async ({ page }) => {
  await open(page, '/learn');
  const code = await openServed(page);
  await playServed(page, code, 0);
  await page.goto(`/review/t/${code}`);
  await expect(page.getByText('This game ended before anybody decided anything')).toBeVisible();
});
