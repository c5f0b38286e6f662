// Learning without the network: the files stored by the first visit are enough for lessons, puzzles, reviews and
// replays of all games.
import { expect, test } from '@playwright/test';
import { open } from './app.ts';
import { keepFinished } from './finished.ts';

// A real first visit, which stores the app for offline use.
test.use({ serviceWorkers: 'allow' });

const GAMES = ['stellar', 'star-explorer', 'stellarion'] as const;

test('lessons, puzzles, reviews and replays need no network after the first visit', async ({
  page,
  context,
}) => {
  test.slow();
  await open(page, '/');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.waitForFunction('navigator.serviceWorker.controller !== null');
  await page.waitForFunction(`indexedDB.databases().then((all) => all.some(({ version }) => version >= 2))`);
  await context.setOffline(true);
  for (const game of GAMES) {
    await page.goto(`/learn/${game}/1`);
    await expect(page.getByRole('complementary')).toContainText(/0 of \d lessons/);
    await page.goto(`/puzzle/${game}/1`);
    await expect(page.getByRole('complementary', { name: 'Puzzle 1' })).toContainText('Find the best');
    const id = await keepFinished(page, game);
    await page.goto(`/review/${id}`);
    await expect(
      page.locator('ol button[aria-label^="Round"], ol button[aria-label^="Turn"]').first(),
    ).toBeVisible({
      timeout: 60_000,
    });
    await page.goto(`/replay/${id}`);
    await expect(page.getByRole('slider')).toBeVisible();
  }
});
