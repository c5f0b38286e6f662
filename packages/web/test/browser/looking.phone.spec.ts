// A finger that rests on a card of the hand or of the row shows it large, without taking, choosing or dropping
// anything.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { click, decide, startGame } from './app.ts';
import { draggerOf, middleOf } from './dragging.ts';

async function hold(page: Page, card: Locator): Promise<void> {
  const hand = await draggerOf(page, { finger: true });
  await hand.press(await middleOf(card));
  await page.getByRole('dialog').waitFor();
  await hand.release();
}

test('press and hold shows a card large', async ({ page }) => {
  await startGame(page);
  const row = page.locator(`button[data-target*='"row"']:visible`);
  for (let step = 0; step < 12; step++) {
    // Whoever begins, the test waits for the next question before it looks.
    await page.locator('button[data-target]:visible').first().waitFor();
    if ((await row.count()) > 0) break;
    await decide(page, click);
  }
  const places = await row.count();
  await hold(page, row.last());
  await expect(page.getByRole('dialog').getByText('in the deck of sixty')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toHaveCount(places);

  await row.first().click();
  const chosen = page.locator('button[data-hand][aria-pressed="true"]');
  const name = await chosen.getAttribute('aria-label');
  await hold(page, page.locator('button[data-hand][aria-pressed="false"]').first());
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'What it would do now' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveAttribute('aria-label', name ?? '');
});
