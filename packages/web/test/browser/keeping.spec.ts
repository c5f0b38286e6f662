// Nothing is lost: after reload, back, closing, a change of language, and without the network.
import { expect, test } from '@playwright/test';
import { click, decide, open, startGame } from './app.ts';

// A real first visit, which stores the app for offline use.
test.use({ serviceWorkers: 'allow' });

test('a game goes on after reload, back and closing', async ({ page, context }) => {
  await startGame(page);
  for (let step = 0; step < 12; step++) await decide(page, click);
  await page.locator('button[data-target]:visible').first().waitFor();
  // Off the board: a hovered place would show its points.
  await page.mouse.move(0, 0);
  const board = await page.getByRole('region', { name: 'Your board' }).ariaSnapshot();
  await page.reload();
  await page.locator('button[data-target]:visible').first().waitFor();
  expect(await page.getByRole('region', { name: 'Your board' }).ariaSnapshot()).toBe(board);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three games, one night sky');
  const url = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(url);
  await again.getByRole('link', { name: /Your turn/ }).click();
  await again.locator('button[data-target]:visible').first().waitFor();
  await again.mouse.move(0, 0);
  expect(await again.getByRole('region', { name: 'Your board' }).ariaSnapshot()).toBe(board);
});

test('the language changes at once, in the middle of a turn', async ({ page }) => {
  await startGame(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your first card');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choisissez votre première carte');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('works without the network after the first visit', { tag: '@core' }, async ({ page, context }) => {
  await open(page, '/');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.waitForFunction('navigator.serviceWorker.controller !== null');
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now Stellar', exact: true }).click();
  for (let step = 0; step < 8; step++) await decide(page, click);
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByText('The game lasts eleven rounds.')).toBeVisible();
  await page.reload();
  await page.locator('button[data-target]:visible').first().waitFor();
});

test('the daily sky deals the same cards to everybody', async ({ page, browser }) => {
  const hands: string[] = [];
  for (const visitor of [page, await (await browser.newContext()).newPage()]) {
    await open(visitor, '/');
    await visitor.getByRole('button', { name: 'Play', exact: true }).click();
    const hand = visitor.locator('button[data-hand]');
    await hand.first().waitFor();
    hands.push(
      (await hand.evaluateAll('list => list.map((card) => card.ariaLabel).join()' as never)) as string,
    );
  }
  expect(hands[0]).toBe(hands[1]);
});
