// The list of a table's keys, and letters that can be switched off or require Alt (WCAG 2.1.4).
import { expect, test } from '@playwright/test';
import { expectNoViolations, picture, startGame } from './app.ts';
import { openSky } from './star-explorer.ts';

test('the keys are listed at the table, by ? and by a button', async ({ page }) => {
  await openSky(page, { with: 'Alone' });
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect(sheet.getByText('Explore the stars')).toBeVisible();
  await expect(sheet.getByText('Undo')).toBeVisible();
  await expectNoViolations(page, 'keys');
  await picture(page, 'keys-sheet');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Keys' }).click();
  await expect(sheet).toBeVisible();
});

test('letters are switched off, or asked to come with Alt', async ({ page }) => {
  await startGame(page);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await sheet.getByRole('radio', { name: 'With Alt' }).check();
  await expect(sheet.getByText('Alt + L', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Alt+l');
  await expect(page.getByRole('dialog', { name: 'Log' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+?');
  await sheet.getByRole('radio', { name: 'Off' }).check();
  await page.keyboard.press('Escape');
  for (const key of ['l', 'Alt+l', '?', 't', '1']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('button[data-hand][aria-pressed="true"]')).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-nav]:focus')).toHaveCount(1);
});
