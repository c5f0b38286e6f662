// Puzzles on the real boards: by keyboard on a desktop, by touch on a phone; a wrong try is answered, the solution
// explained, and the card to share does not reveal it.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, open, picture } from './app.ts';

interface Puzzle {
  readonly best: string;
  readonly values: Readonly<Record<string, number>>;
}

const SET = JSON.parse(
  readFileSync(new URL('../../src/games/stellar/puzzles/set.json', import.meta.url), 'utf8'),
) as { puzzles: readonly Puzzle[] };
const NUMBER = SET.puzzles.findIndex(({ best }) => best.startsWith('A take')) + 1;
const { best, values } = SET.puzzles[NUMBER - 1] as Puzzle;
const coordinateOf = (event: string): string => event.split(' ').at(-1) as string;

const row = (page: Page, coordinate: string) =>
  page.locator(`button[data-target*='"coordinate":${coordinate}']:visible`);

async function take(page: Page, coordinate: string, byKeys: boolean): Promise<void> {
  if (!byKeys) return row(page, coordinate).tap();
  await row(page, coordinate).focus();
  await page.keyboard.press('Enter');
}

test('a puzzle is missed, solved, explained and shared', async ({ page }, { project }) => {
  const byKeys = project.name === 'desktop';
  await open(page, `/puzzle/stellar/${NUMBER}`);
  const panel = page.getByRole('complementary', { name: `Puzzle ${NUMBER}` });
  await expect(panel).toContainText('Find the best move');
  await row(page, '1').waitFor();
  await expectNoViolations(page, 'puzzle');
  await expectNoSidewaysScroll(page);
  const wrong = Object.keys(values).find((event) => event !== best) as string;
  await take(page, coordinateOf(wrong), byKeys);
  await expect(panel).toContainText(`wins ${values[wrong]} % of games`);
  await expect(panel).toContainText('2 tries left');
  await picture(page, `${project.name}-puzzle`);
  await take(page, coordinateOf(best), byKeys);
  const done = page.getByRole('dialog', { name: 'Solved at the second try' });
  await expect(done).toBeVisible();
  await expect(done.getByRole('region', { name: 'Why' })).toContainText('%', { timeout: 60_000 });
  const card = await done.locator('[data-text]').getAttribute('data-text');
  expect(card).toMatch(/Stellar [◆◇]{5}\n[🌑🌒🌓🌔]🌕 second try/u);
  expect(card).not.toContain(best);
  await expectNoViolations(page, 'the card');
  await expectNoSidewaysScroll(page);
  await picture(page, `${project.name}-puzzle-done`);
  await done.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(page).not.toHaveURL(new RegExp(`/${NUMBER}$`));
  await page.goto('/puzzle');
  await expect(page.getByText('1 of ', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: `Puzzle ${NUMBER}, solved` })).toBeVisible();
});

test('a puzzle of Star Explorer says what counts, and spends no tip', async ({ page }, { project }) => {
  await open(page, '/puzzle/star-explorer/2');
  const pays = page.getByRole('region', {
    name: 'What this round pays: red star 2, blue star 1, a line joining both 3',
  });
  await expect(pays).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  for (const height of project.name === 'phone' ? [844, 640] : [900]) {
    await page.setViewportSize({ width: project.name === 'phone' ? 360 : 1440, height });
    await expect(pays).toBeInViewport();
    await expect(confirm).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('[data-tip]')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('planisphere.tips'))).toBeNull();
});

test('the puzzles of the day can be given up, and make a row of days', async ({ page }, { project }) => {
  await open(page, '/', { locale: 'fr', theme: 'paper' });
  await page.getByRole('link', { name: 'Les énigmes du jour' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Énigmes');
  await expectNoViolations(page, 'the puzzles');
  await expectNoSidewaysScroll(page);
  await picture(page, `${project.name}-puzzles`);
  for (const game of ['star-explorer', 'stellarion']) {
    await page.goto(`/puzzle/${game}`);
    await page.getByRole('button', { name: 'Voir la solution' }).click();
    await expect(page.getByRole('dialog', { name: 'C’était le meilleur coup' })).toBeVisible();
    await expectNoViolations(page, game);
    await expectNoSidewaysScroll(page);
    await picture(page, `${project.name}-puzzle-${game}`);
  }
});
