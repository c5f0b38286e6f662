// A study as people use it: begun on a device, put on the server, written by two at the same time, followed; and the positions of
// the rulebook, which are one.
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations, open } from './app.ts';
import { keepFinished } from './finished.ts';

async function tab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Write a comment').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('two people write one study and look at it together', async ({ page: ada, browser }) => {
  await open(ada, '/study');
  await ada.getByRole('button', { name: 'Begin a study' }).click();
  await ada.getByRole('button', { name: 'Add a chapter' }).click();
  await say(ada, 'Look at the third place.');
  await ada.getByRole('button', { name: 'Ring', exact: true }).click();
  await ada.locator('[data-place="row-3"]').first().click();
  await ada.getByRole('button', { name: 'Stop marking' }).click();
  await expect(ada.locator('[data-marks="1"]')).toBeAttached();
  await tab(ada, 'Share');
  await ada.getByRole('button', { name: 'Put it on the server' }).click();
  await tab(ada, 'Share');
  await expect(ada.getByText('Saved', { exact: true })).toBeVisible();
  await expectNoViolations(ada, 'share');
  const pen = await ada.locator('[data-pen]').getAttribute('data-pen');

  const ben = await (await browser.newContext()).newPage();
  await open(ben, `${new URL(ada.url()).pathname}?key=${pen}`);
  await tab(ben, 'Notes');
  await expect(ben.getByText('Look at the third place.')).toBeVisible();
  await expect(ben.getByText('Ring: place 3')).toBeVisible();
  await say(ben, 'And at the first.');
  await tab(ada, 'Notes');
  await expect(ada.getByText('And at the first.')).toBeVisible();
  // Who follows sees the chapter that the other goes to.
  await tab(ada, 'Share');
  await ada.getByRole('button', { name: /^Follow / }).click();
  await tab(ben, 'Chapters');
  await ben.getByRole('button', { name: 'Add a chapter' }).click();
  await tab(ada, 'Chapters');
  await expect(ada.locator('li', { hasText: 'Chapter 2' }).locator('[aria-current]')).toBeVisible();
  // What is still there when both come back is what both wrote.
  await ada.reload();
  await tab(ada, 'Notes');
  await expect(ada.getByText('And at the first.')).toBeVisible();
});

test('the positions of the rulebook are a study', async ({ page }) => {
  await open(page, '/study/gallery-stellar');
  await tab(page, 'Notes');
  await expect(page.getByText('Five cards in the row, two in your hand.')).toBeVisible();
  await tab(page, 'Lines');
  await expect(page.getByText('Take: Planet 3, from place 2, comes into your hand.')).toBeVisible();
  await expectNoViolations(page, 'gallery');
});

/** What is added is a chapter of a new study. */
async function addToStudy(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Add to a study' }).click();
  await page.getByRole('radio', { name: what }).check({ force: true });
  await page.getByRole('button', { name: 'Begin a study' }).click();
  await expect(page).toHaveURL(/\/study\/device-/);
}

test('a whole game comes into a study from its replay, and is stepped through', async ({ page }) => {
  await open(page, '/');
  await keepFinished(page, 'stellar');
  await page.goto('/replay/done-stellar#e=40');
  await addToStudy(page, 'The whole game');
  await tab(page, 'Lines');
  const lines = page.getByRole('region', { name: 'Lines' });
  const tries = lines.locator('li button');
  expect(await tries.count()).toBeGreaterThan(40);
  await expect(tries.first()).toHaveAttribute('aria-current', 'true');
  await lines.getByRole('button', { name: 'Step on' }).click();
  await expect(tries.nth(1)).toHaveAttribute('aria-current', 'true');
  await tries.last().click();
  await expect(tries.last()).toHaveAttribute('aria-current', 'true');
});

test('what was tried in an analysis comes into a study with its comments', async ({ page }) => {
  await open(page, '/analysis/stellar');
  await page
    .getByRole('button', { name: /^Play this/ })
    .first()
    .click();
  await tab(page, 'Tree');
  await page.getByLabel('Comment').fill('It begins quietly.');
  await tab(page, 'Position');
  await addToStudy(page, 'All lines tried');
  await tab(page, 'Lines');
  await expect(page.getByRole('region', { name: 'Lines' })).toContainText('It begins quietly.');
});
