// The rules as people read them: in brief, by chapter, with pictures step by step, by any word, with an expansion's
// changes, and on one sheet of paper.
import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, open } from './app.ts';

test('the rules: in brief, by chapter, with pictures to turn through', async ({ page }) => {
  await open(page, '/rules/stellar');
  await expect(page.getByRole('heading', { name: 'The game in brief' })).toBeVisible();
  await page.getByRole('button', { name: 'Scoring' }).click();
  await expect(page.locator('#SCORE-1')).toBeInViewport();
  const example = page.locator('figure[data-position="TURN-1"]');
  await expect(example).toContainText('1 of 5');
  await example.getByRole('button', { name: 'The next step' }).click();
  await expect(example).toContainText('2 of 5');
  await expect(example).toContainText('Planet 3, from place 2');
  await example.getByRole('button', { name: 'The step before' }).click();
  await expect(example).toContainText('Five cards in the row');
  await expectNoViolations(page, 'the rules');
  await expectNoSidewaysScroll(page);
});

test('a rule has an address, and the old gallery leads to the rules', async ({ page }) => {
  await open(page, '/rules/stellar#TEL-2');
  await expect(page.locator('#TEL-2')).toBeInViewport();
  await page.getByRole('link', { name: /^Rule NOTE-3, p\. 11/ }).click();
  await expect(page).toHaveURL(/#NOTE-3$/);
  await page.goto('/gallery');
  await expect(page).toHaveURL(/\/rules\/stellar$/);
});

for (const [locale, game, wanted, found] of [
  ['en', 'stellar', 'satellites', 'SAT-1'],
  ['en', 'stellarion', 'nebulae', 'LAUNCH-1'],
  ['fr', 'star-explorer', 'etoile', 'OUT-1'],
] as const) {
  test(`“${wanted}” finds ${found}`, async ({ page }) => {
    await open(page, `/rules/${game}`, { locale });
    await page.getByRole('searchbox').fill(wanted);
    const rule = page.locator(`#${found}`);
    await expect(rule).toBeVisible();
    await expect(rule.locator('mark').first()).toBeVisible();
    await expect(page.getByRole('status')).toContainText(/\d+ (rules|règles)/);
  });
}

test('what is looked for is counted in the other games, and looked for there', async ({ page }) => {
  await open(page, '/rules/stellar');
  await page.getByRole('searchbox').fill('mirror');
  await page.getByRole('link', { name: /rules in Stellarion/ }).click();
  await expect(page).toHaveURL(/\/rules\/stellarion\?q=mirror$/);
  await expect(page.locator('#MIRROR-4')).toBeVisible();
});

test('what changes with an expansion stands beside the rule that it changes', async ({ page }) => {
  await open(page, '/rules/stellarion');
  const launch = page.locator('[data-chapter="LAUNCH"]');
  await expect(launch.locator('[data-expansion="mirrors"]')).toContainText('With Mirrors and Orbits.');
  await expectNoViolations(page, 'the rules of Stellarion');
  await page.getByRole('button', { name: 'The base game' }).click();
  await expect(page.locator('[data-expansion]')).toHaveCount(0);
  await expect(page.locator('[data-chapter="SUN"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'The Gloomy Sun' }).click();
  await expect(page.locator('[data-chapter="SUN"]')).toBeVisible();
  await expect(page.locator('[data-expansion="mirrors"]')).toHaveCount(0);
});

test('lines are about seventy characters long', async ({ page }) => {
  await open(page, '/rules/stellar');
  await page.locator('#TEL-7').waitFor();
  const length = await lineLength(page);
  expect(length).toBeLessThanOrEqual(80);
  if ((page.viewportSize()?.width ?? 0) > 1000) expect(length).toBeGreaterThanOrEqual(55);
});

for (const game of ['stellar', 'star-explorer', 'stellarion'] as const)
  for (const locale of ['en', 'fr'] as const)
    test(`${game} is summed up on one printed page, ${locale}`, async ({ page }) => {
      await open(page, `/rules/${game}`, { locale });
      await page.locator('main h1').first().waitFor();
      const pdf = await page.pdf({ format: 'A4', printBackground: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });

/** The number of characters in a full line of a rule; the last line of a paragraph is half full, on average. */
function lineLength(page: Page): Promise<number> {
  return page.evaluate(() => {
    const counts = [...document.querySelectorAll('[data-chapter] p')].flatMap((paragraph) => {
      const text = paragraph.firstChild;
      if (!(text instanceof Text)) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      return lines > 2 ? [{ characters: text.data.length, lines: lines - 0.5 }] : [];
    });
    const sum = (of: 'characters' | 'lines') => counts.reduce((all, each) => all + each[of], 0);
    return Math.round(sum('characters') / sum('lines'));
  });
}
