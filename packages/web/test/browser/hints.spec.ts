// Help while playing comes in three stages, each on request, and the game is marked as assisted.
import { expect, test } from '@playwright/test';
import { click, decide, open, startGame } from './app.ts';

test('a hint says where to look, then what, then why', async ({ page }) => {
  await startGame(page);
  const row = page.locator(`button[data-target*='"row"']`);
  for (let step = 0; step < 9; step++) {
    await page.locator('button[data-target]:visible').first().waitFor();
    if ((await row.count()) > 0) break;
    await decide(page, click);
  }
  await row.first().waitFor();
  const status = page.locator('[role="status"]').first();
  await page.keyboard.press('h');
  await expect(status).toHaveText(/^Hint 1 of 3: Look at the row/, { timeout: 60_000 });
  await page.keyboard.press('h');
  await expect(status).toHaveText(/^Hint 2 of 3: Take /);
  await page.keyboard.press('h');
  await expect(status).toHaveText(/^Hint 3 of 3: .*(brings|helps|keeps|leaves|puts|completes) .*\.$/);
  await page.reload();
  const assisted = `new Promise((resolve) => {
    const opened = indexedDB.open('planisphere');
    opened.onsuccess = () => {
      const read = opened.result.transaction('tables').objectStore('tables').getAll();
      read.onsuccess = () => resolve(read.result.every((table) => table.assisted));
    };
  })`;
  expect(await page.evaluate(assisted)).toBe(true);
});

test('people at one screen have no hints unless all agree to them when the table opens', async ({ page }) => {
  for (const agreed of [false, true]) {
    await open(page, '/play/stellar/new?pass');
    const hints = page.getByRole('switch', { name: 'Hints' });
    await expect(hints).not.toBeChecked();
    if (agreed) await hints.click();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: /show my hand/ }).click();
    await page.locator('button[data-hand]').first().waitFor();
    await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(agreed ? 1 : 0);
  }
});
