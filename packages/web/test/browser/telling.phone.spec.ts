// On a phone the other board is folded: the line under the prompt says what the rival put there.
import { expect, test } from '@playwright/test';
import { click, decide, startGame } from './app.ts';

test('the prompt says what the other player did', async ({ page }) => {
  await startGame(page, { tips: false });
  const row = page.locator(`button[data-target*='"row"']:visible`);
  const told = page.getByText(/: .+ (to slot \d+|to the notebook), .+ (to slot \d+|to the notebook)\./);
  for (let step = 0; step < 12; step++) {
    await page.locator('button[data-target]:visible').first().waitFor();
    if ((await row.count()) > 0 && (await told.count()) > 0) break;
    await decide(page, click);
  }
  await expect(row.first()).toBeVisible();
  await expect(told).toBeVisible();
});
