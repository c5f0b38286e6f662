// A study as people use it: begun on a device, put on the server, written by two at the same time, followed, in two
// languages, with suppositions and without a network, saved as a file; and the positions of the rulebook, which are a
// study.
import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Chosen, expectNoViolations, open } from './app.ts';
import { keepFinished } from './finished.ts';

async function tab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Write a comment').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** A study of this device with one chapter, a new deal. */
async function begin(page: Page): Promise<void> {
  await open(page, '/study');
  await page.getByRole('button', { name: 'Begin a study' }).click();
  await page.getByRole('button', { name: 'Add a chapter' }).click();
  await expect(page.getByLabel('Write a comment')).toBeVisible();
}

async function publish(page: Page): Promise<string> {
  await tab(page, 'Share');
  await page.getByRole('button', { name: 'Put it on the server' }).click();
  await expect(page).not.toHaveURL(/device-/);
  await tab(page, 'Share');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const pen = await page.locator('[data-pen]').getAttribute('data-pen');
  return `${new URL(page.url()).pathname}?key=${pen}`;
}

/** Another person, by the link for editing. */
async function join(browser: Browser, link: string, chosen: Chosen = {}): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await open(page, link, chosen);
  await tab(page, 'Notes');
  return page;
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
  // A follower sees the chapter that the other goes to.
  await tab(ada, 'Share');
  await ada.getByRole('button', { name: /^Follow / }).click();
  await tab(ben, 'Chapters');
  await ben.getByRole('button', { name: 'Add a chapter' }).click();
  await tab(ada, 'Chapters');
  await expect(ada.locator('li', { hasText: 'Chapter 2' }).locator('[aria-current]')).toBeVisible();
  // After both return, the text is what both wrote.
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

/** What is added becomes a chapter of a new study. */
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
  await lines.getByRole('button', { name: 'Next step' }).click();
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

test('what a hand could hold is supposed, played on from, and seen by the others under its name', async ({
  page: ada,
  browser,
}) => {
  await begin(ada);
  const supposing = ada.getByRole('region', { name: 'Suppose…' });
  const choices = supposing.getByLabel('What is supposed');
  const said = (await choices.getByRole('option').nth(3).textContent()) ?? '';
  expect(said).toMatch(/^Player [AB] holds \w+ \d$/);
  await choices.selectOption(said);
  await supposing.getByRole('button', { name: 'Suppose it' }).click();
  // A supposition holds from here on, and no second card like it is offered.
  await expect(choices.getByRole('option', { name: said, exact: true })).toHaveCount(0);
  await tab(ada, 'Lines');
  const lines = ada.getByRole('region', { name: 'Lines' });
  await expect(lines.getByRole('button', { name: said })).toHaveAttribute('aria-current', 'true');
  await tab(ada, 'Engine');
  await ada.getByRole('switch', { name: 'Engine' }).check({ force: true });
  await ada
    .getByRole('button', { name: /^Play this/ })
    .first()
    .click();
  await tab(ada, 'Lines');
  await expect(lines.locator('li li li button')).toHaveAttribute('aria-current', 'true');
  const link = await publish(ada);

  const ben = await join(browser, link);
  await tab(ben, 'Lines');
  await ben.getByRole('button', { name: said }).click();
  await expect(ben.getByRole('button', { name: said })).toHaveAttribute('aria-current', 'true');
  await expect(ben.getByRole('region', { name: 'Lines' }).locator('li li li button')).toHaveCount(1);
});

test('a comment is written in one language and read in both', async ({ page: ada, browser }) => {
  await begin(ada);
  await say(ada, 'Both of us want this card.');
  const ben = await join(browser, await publish(ada), { locale: 'fr', name: 'Ben' });
  const comments = ben.locator('li', { has: ben.locator('p[lang]') });
  await expect(comments.getByText('Both of us want this card.')).toHaveAttribute('lang', 'en');
  await comments.getByText('Dans l’autre langue').click();
  await comments.getByRole('textbox').fill('Nous voulons tous deux cette carte.');
  await comments.getByRole('button', { name: 'Enregistrer la traduction' }).click();
  await expect(comments.getByText('Nous voulons tous deux cette carte.')).toHaveAttribute('lang', 'fr');
  await expect(comments.getByText('Both of us')).toHaveCount(0);
  // A reader of French may also write in English.
  await ben.getByRole('radio', { name: 'English' }).check({ force: true });
  await ben.getByLabel('Écrire un commentaire').fill('And here I would wait.');
  await ben.getByRole('button', { name: 'Envoyer' }).click();
  await expect(ben.getByText('And here I would wait.')).toHaveAttribute('lang', 'en');
  await expectNoViolations(ben, 'two languages');

  await tab(ada, 'Notes');
  await expect(ada.getByText('And here I would wait.')).toBeVisible();
  await expect(ada.getByText('Both of us want this card.')).toBeVisible();
  await expect(ada.getByText('Nous voulons')).toHaveCount(0);
});

test('a study is saved as a file that brings all of it back', async ({ page }) => {
  await begin(page);
  await say(page, 'Look at the third place.');
  await page.getByRole('button', { name: 'Ring', exact: true }).click();
  await page.locator('[data-place="row-3"]').first().click();
  await page.getByRole('button', { name: 'Arrow', exact: true }).click();
  await page.locator('[data-place="row-1"]').first().click();
  await page.locator('[data-place="row-2"]').first().click();
  await expect(page.getByText('Arrow: place 1 → place 2')).toBeVisible();
  await tab(page, 'Share');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as one file' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/\.json$/);
  const file = await saved.path();
  const written = readFileSync(file, 'utf8');
  expect(JSON.parse(written)).toMatchObject({
    format: 'planisphere-study/1',
    chapters: [{ game: 'stellar', marks: ['ring row-3', 'arrow row-1 row-2'] }],
  });

  await page.goto('/study');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page).toHaveURL(/\/study\/device-/);
  await tab(page, 'Notes');
  await expect(page.getByText(/Look at the third place\./)).toBeVisible();
  await expect(page.getByText('Arrow: place 1 → place 2')).toBeVisible();
  // A link to no study says what is wrong with it.
  await page.goto('/study');
  const other = { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"pgn"}') };
  await page.locator('input[type=file]').setInputFiles(other);
  await expect(page.getByRole('alert')).toHaveText(/^This file cannot be read as a study: .*format/);
});

test('words written without a network arrive when it is back, those of the others too', async ({
  page: ada,
  context,
  browser,
}) => {
  await begin(ada);
  const link = await publish(ada);
  const ben = await join(browser, link, { name: 'Ben' });
  await expect(ben.getByLabel('Write a comment')).toBeVisible();
  await tab(ada, 'Share');
  await expect(ada.getByRole('button', { name: 'Follow Ben' })).toBeVisible();

  await context.setOffline(true);
  await tab(ada, 'Notes');
  await say(ada, 'Written on the train.');
  await say(ben, 'Written at home.');
  await tab(ada, 'Share');
  await expect(ada.getByText('Kept on this device until the server can be reached')).toBeVisible();
  await expect(ada.getByText('Nobody else is here now.')).toBeVisible();
  await expect(ben.getByText('Written on the train.')).toHaveCount(0);
  await context.setOffline(false);
  await expect(ada.getByText('Saved', { exact: true })).toBeVisible();
  await expect(ada.getByRole('button', { name: 'Follow Ben' })).toBeVisible();
  for (const page of [ada, ben]) {
    await tab(page, 'Notes');
    await expect(page.getByText('Written on the train.')).toHaveCount(1);
    await expect(page.getByText('Written at home.')).toHaveCount(1);
  }

  // A page closed before the network is back sends its words when it is opened again.
  await context.setOffline(true);
  await say(ada, 'Written in the tunnel.');
  await tab(ada, 'Share');
  await expect(ada.getByText('Kept on this device until the server can be reached')).toBeVisible();
  await ada.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(link.split('?')[0] ?? '');
  await expect(ben.getByText('Written in the tunnel.')).toHaveCount(1);
  await tab(again, 'Share');
  await expect(again.getByText('Saved', { exact: true })).toBeVisible();
});
