// Two people on one device, and taking back.
import { expect, type Page, test } from '@playwright/test';
import { click, decide, expectNoViolations, open, picture, startGame } from './app.ts';

test('pass and play hides both hands between turns', async ({ page }) => {
  await open(page, '/play/stellar/new?pass');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Noé');
  await page.getByRole('button', { name: 'Open the table' }).click();
  for (const name of ['Ada', 'Noé', 'Ada', 'Noé']) {
    await expect(page.getByRole('heading', { name: /^Pass to / })).toBeVisible();
    await expect(page.locator('button[data-hand]')).toHaveCount(0);
    if (name === 'Noé') await expectNoViolations(page, 'hand-over');
    if (name === 'Ada') await picture(page, `handover-${test.info().project.name}`);
    await page.getByRole('button', { name: /show my hand/ }).click();
    // The hand loads first: until then this hand-over is still on the screen.
    await expect(page.getByRole('heading', { name: /^Pass to / })).toBeHidden();
    await playUntilHandover(page);
  }
});

async function playUntilHandover(page: Page): Promise<void> {
  const pass = page.getByRole('heading', { name: /^Pass to / });
  for (let step = 0; step < 30; step++) {
    await page.locator('button[data-target]:visible, [data-handover]').first().waitFor();
    if (await pass.isVisible()) return;
    for (const at of ['offer', 'row', 'slot', 'note', 'hand']) {
      const places = page.locator(`button[data-target*='"${at}"']:visible`);
      if ((await places.count()) === 0) continue;
      await click(places.first());
      break;
    }
  }
  throw new Error('the turn does not end');
}

test('undo takes the card from the row back', async ({ page }) => {
  await startGame(page);
  const row = page.locator(`button[data-target*='"row"']`);
  for (let step = 0; step < 9; step++) {
    // The test looks once the game waits for the player: `decide` must not press a row that has just come.
    await page.locator('button[data-target]:visible').first().waitFor();
    if ((await row.count()) > 0) break;
    await decide(page, click);
  }
  await row.first().waitFor();
  const before = await row.first().getAttribute('aria-label');
  await row.first().click();
  await expect(page.locator('button[data-hand]')).toHaveCount(3);
  await page.keyboard.press('u');
  await expect(page.locator('button[data-hand]')).toHaveCount(2);
  await expect(row.first()).toHaveAttribute('aria-label', before ?? '');
});
