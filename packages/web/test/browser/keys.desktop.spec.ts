// Changing the keys of the tables: a conflict is refused in words, the new key works at a table, and everything can be
// undone.
import { expect, test } from '@playwright/test';
import { expectNoViolations, open, picture } from './app.ts';

test('a player changes a key and plays with it', async ({ page }) => {
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Change keys' }).click();
  await page.getByRole('button', { name: 'Rules: R. Change' }).click();
  await page.keyboard.press('h');
  await expect(page.getByText('H is taken: Hint. Press another key.')).toBeVisible();
  await page.keyboard.press('3');
  await expect(page.getByText(/have their work already/)).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByRole('button', { name: 'Rules: X. Change' })).toBeVisible();
  await expectNoViolations(page, 'keys');
  await picture(page, 'settings-keys');
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now Stellar', exact: true }).click();
  await expect(page.locator('button[data-hand]').first()).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('x');
  await expect(page.getByRole('dialog', { name: 'Rules' }).locator('kbd')).toHaveText('X');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Back to the defaults' }).click();
  await expect(page.locator('dd kbd', { hasText: /^X$/ })).toHaveCount(0);
});
