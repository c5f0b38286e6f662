// What surrounds the app, on a phone: boards in a page of another site, and the documents.
import { expect, test } from '@playwright/test';
import { expectNoViolations, picture } from './app.ts';
import { boardIn, serveElsewhere } from './elsewhere.ts';

const isWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

test('a reader of another page plays a replay and solves a puzzle in it', async ({ page, baseURL }, {
  project,
}) => {
  const elsewhere = await serveElsewhere(baseURL ?? '');
  const replay = await boardIn(page, elsewhere, 'replay');
  const slider = replay.getByRole('slider', { name: 'Moment of the game' });
  await expect(slider).toHaveValue('20');
  // Playwright's tap does not reach a frame of another origin; a click does.
  await replay.getByRole('button', { name: 'To the next turn' }).click();
  await expect(slider).not.toHaveValue('20');
  await picture(page, `embed-replay-${project.name}`);
  const puzzle = await boardIn(page, elsewhere, 'puzzle');
  await puzzle.getByRole('button', { name: 'Show the solution' }).click();
  await expect(puzzle.locator('[data-over="shown"]')).toBeVisible();
  await expect.poll(() => page.evaluate(isWide)).toBe(false);
  elsewhere.close();
});

test('the documents are read, searched and changed to French by touch', async ({ page }, { project }) => {
  await page.goto('/docs/');
  await page.getByRole('searchbox').tap();
  await page.getByRole('searchbox').fill('satellite');
  const found = page.getByRole('list', { name: 'Found' }).getByRole('link');
  await expect(found.first()).toContainText(/satellite/i);
  await picture(page, `docs-search-${project.name}`);
  await found.first().tap();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/docs/strategy/stellarion/');
  await expect.poll(() => page.evaluate(isWide)).toBe(false);
  await page.locator('planisphere-board').first().scrollIntoViewIfNeeded();
  await expect(page.frameLocator('planisphere-board iframe').first().locator('main')).toBeVisible();
  await page.getByRole('link', { name: 'Français' }).tap();
  await expect(page).toHaveURL(/\/docs\/fr\/strategy\/stellarion\/$/);
  await expect.poll(() => page.evaluate(isWide)).toBe(false);
  await expectNoViolations(page, 'a chapter on a phone');
});
