// On a large screen the editor shows the whole position in one view; what is too long scrolls inside its panel.
import { expect, type Page, test } from '@playwright/test';
import { open } from './app.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const SKIES = 'A 6 | BRBRRWB RY Y B phe:g9-h9-i8-h8-g9,h8-g7-h7-h8 | YWYBYBR WY W Y lyr:_';

/** The places of the table that do not lie wholly on the screen. */
function outOfSight(page: Page): Promise<readonly (string | null)[]> {
  return page.locator('[data-group]').evaluateAll((groups) =>
    groups
      .filter((group) => {
        const { left, top, right, bottom, width } = group.getBoundingClientRect();
        return width === 0 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map((group) => group.getAttribute('data-group')),
  );
}

for (const game of ['stellar', 'star-explorer', 'stellarion'])
  for (const { width, height } of SIZES)
    test(`the whole position of ${game} is in view at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, `/editor/${game}`, { locale: width === 1440 ? 'en' : 'fr' });
      await page.getByRole('button', { name: /^(A fresh deal|Une nouvelle donne)$/ }).click();
      await expect(page.locator('[data-group]').first()).toBeVisible();
      expect(await outOfSight(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
      await expect(page.getByRole('link', { name: /^Analyse/ })).toBeInViewport({ ratio: 1 });
    });

test('one sky is shown at a time, and its choices beside it', async ({ page }) => {
  await open(page, `/editor/star-explorer#p=${encodeURIComponent(SKIES)}`);
  await expect(page.getByRole('button', { name: /^Player A, Tile of round I: Phoenix/ })).toBeVisible();
  await expect(page.getByLabel('Starting tile')).toHaveValue('RY');
  const inView = page.getByRole('radiogroup', { name: 'Player in view' });
  await inView.getByRole('radio', { name: 'Player B' }).check();
  await expect(page.getByRole('button', { name: /^Player B, Tile of round I: Lyra/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Player A,/ })).toHaveCount(0);
  await expect(page.getByLabel('Starting tile')).toHaveValue('WY');
});
