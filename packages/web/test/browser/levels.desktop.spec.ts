// The page about the levels: figures of every game, in both languages, and the links that lead to it.
import { expect, test } from '@playwright/test';
import { expectNoViolations, open } from './app.ts';

test('a player reads how strong the bots are, from the leaderboard and from a new table', async ({
  page,
}) => {
  await open(page, '/leaderboard/star-explorer');
  await page.getByRole('link', { name: 'How the bots play' }).click();
  await expect(page).toHaveURL(/\/levels\/star-explorer$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the bots play');
  const against = page.getByRole('listitem').filter({ hasText: 'Master against Astronomer' });
  await expect(against).toContainText(/wins \d+ of 100 surely between \d+ and \d+, after \d+ games/);
  await expect(page.getByRole('listitem').filter({ hasText: /^Novice[\d.]+ on average/ })).toBeVisible();
  await expectNoViolations(page, 'levels of Star Explorer');
  await page.goto('/play/stellar/new');
  await page.getByRole('radio', { name: /^Bot/ }).first().check({ force: true });
  await page.getByRole('link', { name: 'How the bots play' }).click();
  await expect(page).toHaveURL(/\/levels\/stellar$/);
});

test('rates of Stellarion tell how sure they are, in French', async ({ page }) => {
  await open(page, '/levels/stellarion', { locale: 'fr', theme: 'paper' });
  const row = page.getByRole('row', { name: /^Miroirs et orbites, 1 étoile filante/ });
  await row.getByRole('button').last().press('Enter');
  await expect(page.getByRole('status')).toContainText(
    /^Maître, Miroirs et orbites, 1 étoile filante\s: \d+ sur 100, sûrement entre \d+ et \d+, après \d+ parties\.$/,
  );
  await expectNoViolations(page, 'levels of Stellarion');
});
