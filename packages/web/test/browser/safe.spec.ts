// No press at home or at a table does more than was meant: removing, going back, confirming, a second tab.
import { expect, test } from '@playwright/test';
import { click, decide, open, startGame } from './app.ts';
import { keepFinished } from './finished.ts';
import { openReplay } from './star-explorer.ts';

test('a table that is removed by mistake comes back, and its row stays where it is', async ({ page }) => {
  await startGame(page);
  await page.goto('/');
  const row = page.getByRole('link', { name: /Stellar · / }).first();
  await row.waitFor();
  const before = await row.boundingBox();
  await page.getByRole('button', { name: /^Remove the table/ }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  const gone = await page.locator('[data-gone]').boundingBox();
  expect(Math.abs((gone?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
  await undo.click();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: /^Remove the table/ }).click();
  await expect(undo).toBeVisible();
  await page.reload();
  await expect(page.getByText('Games you begin wait here')).toBeVisible();
});

test('a finished game that is taken off the list stays in the logbook', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByText('Games you begin wait here')).toBeVisible();
  await keepFinished(page, 'stellar');
  await page.goto('/');
  await page.getByRole('button', { name: /^Remove the table/ }).click();
  await expect(page.getByText(/kept in the logbook/)).toBeVisible();
  await page.goto('/logbook');
  await expect(page.locator('a[href^="/replay/"], a[href^="/review/"]').first()).toBeVisible();
});

test('Back closes a drawer, then leaves the table', async ({ page }) => {
  await startGame(page);
  const url = page.url();
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(url);
  // Closed by its own button: it leaves no step in the history.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForTimeout(100);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three games, one night sky');
});

test('Back leaves the table at once when it was loaded again with a drawer open', async ({ page }) => {
  await startGame(page);
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await page.locator('button[data-hand]').first().waitFor();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three games, one night sky');
});

test('the button that confirms says what it costs, in sign and colour', async ({ page }) => {
  await openReplay(page, 'solo-greedy', { events: 11 });
  const confirm = page.locator('button[data-main="confirm"]');
  await expect(confirm).toHaveText(/\+\d+ points?$/);
  const good = await confirm.evaluate((button) => getComputedStyle(button).color);
  await page.getByRole('button', { name: 'Draw nothing', exact: true }).click();
  await expect(confirm).toHaveText(/^Draw nothing · −\d+ points?$/);
  expect(await confirm.evaluate((button) => getComputedStyle(button).color)).not.toBe(good);
  await expect(confirm.locator('use[href$="se-out"]')).toHaveCount(1);
});

test('a second tab shows the table and follows it; it can take over', async ({ page, context }) => {
  await startGame(page);
  const second = await context.newPage();
  await second.goto(page.url());
  const here = second.getByRole('button', { name: 'Play here' });
  await expect(here).toBeVisible();
  await expect(second.locator('button[data-target]:visible')).toHaveCount(0);
  for (let step = 0; step < 6; step++) await decide(page, click);
  await page.locator('button[data-target]:visible').first().waitFor();
  const board = (each: typeof page) => each.getByRole('region', { name: 'Your board' });
  await page.mouse.move(0, 0);
  const cards = (each: typeof page) => board(each).locator('[data-place^="tel-"][aria-label*=": "]');
  await expect(cards(second)).toHaveCount(await cards(page).count());
  await here.click();
  await expect(here).toHaveCount(0);
  await second.locator('button[data-target]:visible').first().waitFor();
  await expect(page.getByRole('button', { name: 'Play here' })).toBeVisible();
  await expect(page.locator('button[data-target]:visible')).toHaveCount(0);
  await second.close();
  await page.locator('button[data-target]:visible').first().waitFor();
});
