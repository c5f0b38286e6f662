// A mouse that rests on a card drags it however long it has rested; let go there, it sees the card large.
import { expect, test } from '@playwright/test';
import { startGame } from './app.ts';
import { draggerOf, middleOf } from './dragging.ts';

/** In milliseconds: longer than the press that shows a card. */
const RESTING = 700;

test('a mouse that rests on a card drags it all the same, and sees it large when it lets go there', async ({
  page,
}) => {
  await startGame(page);
  const cards = page.locator('button[data-hand][aria-pressed]:visible');
  await cards.first().waitFor();
  const hand = await draggerOf(page, { finger: false });
  const shown = page.getByRole('dialog');
  const card = await middleOf(cards.first());
  const slot = page.locator(`[data-drop='{"at":"slot","slot":1}']:visible`).first();
  const to = await middleOf(slot);
  await hand.press(card);
  await page.waitForTimeout(RESTING);
  await expect(shown).toHaveCount(0);
  await hand.release();
  await expect(shown).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await hand.press(card);
  await page.waitForTimeout(RESTING);
  await hand.move(to);
  await hand.release();
  await expect(slot).toHaveAccessibleName(/^Slot 1: /);
});
