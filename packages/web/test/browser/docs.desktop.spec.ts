// The documents beside the app: linked from it, searched as the reader types, in both languages, with live boards.
import { expect, test } from '@playwright/test';
import { expectNoViolations, open } from './app.ts';

test('the home page leads to the documents, where words are found', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Strategy and documents' }).click();
  await expect(page).toHaveURL(/\/docs\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The documents of Planisphere');
  await page.getByRole('searchbox').fill('satelite worth');
  const found = page.getByRole('list', { name: 'Found' }).getByRole('link');
  await expect(found.first()).toContainText('What a satellite is worth');
  await page.keyboard.press('ArrowDown');
  await expect(found.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/strategy\/stellar\/#what-a-satellite-is-worth$/);
  await page.goto('/docs/bots/');
  await expectNoViolations(page, 'a document');
});

test('what players read is there in French, and every page leads to its other language', async ({ page }) => {
  await page.goto('/docs/fr/strategy/stellarion/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stellarion : quand lancer');
  await page.getByRole('searchbox').fill('etoile filante');
  await expect(page.getByRole('list', { name: 'Résultats' }).getByRole('link').first()).toBeVisible();
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByRole('status')).toHaveText('Rien n’a été trouvé.');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/docs\/strategy\/stellarion\/$/);
});

test('a board of a chapter lives', async ({ page }) => {
  await page.goto('/docs/strategy/stellar/');
  await page.locator('planisphere-board').scrollIntoViewIfNeeded();
  const board = page.frameLocator('planisphere-board iframe');
  await expect(board.getByRole('button', { name: 'Show the solution' })).toBeVisible();
  // The documents' policy forbids inline styles; the board has its size all the same.
  const { width = 0, height = 0 } = (await page.locator('planisphere-board iframe').boundingBox()) ?? {};
  expect([width > 600, height > 370]).toEqual([true, true]);
});
