/// <reference lib="dom" />
// Forced colours (high contrast of the device) take backgrounds and shadows away: every mark is still there.
import { expect, type Page, test } from '@playwright/test';
import { open, picture, startGame } from './app.ts';
import { openSky } from './star-explorer.ts';
import { openStellarion } from './stellarion.ts';

test.use({ forcedColors: 'active' });

/** The visible rest of these elements: their outline and border. */
async function edges(page: Page, selector: string): Promise<readonly string[]> {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  const all = await page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth, borderTopColor } =
          getComputedStyle(element);
        return [outlineStyle, outlineWidth, borderTopStyle, borderTopWidth, borderTopColor].join(' ');
      }),
  );
  expect(all.length, selector).toBeGreaterThan(0);
  return [...new Set(all)];
}

/** The marked ones look different from all others. */
async function expectMarked(page: Page, marked: string, others: string): Promise<void> {
  const plain = await edges(page, others);
  for (const look of await edges(page, marked))
    expect(plain, `${marked} beside ${others}`).not.toContain(look);
}

test('Stellar: legal places, and the card in hand', async ({ page }) => {
  await startGame(page);
  await page.locator('button[data-hand]').first().click();
  await expectMarked(
    page,
    'button[data-hand][aria-pressed="true"]',
    'button[data-hand][aria-pressed="false"]',
  );
  await expectMarked(
    page,
    'main button[data-target][data-place^="tel"]',
    'main [data-place^="tel"]:not([data-target])',
  );
  await picture(page, 'forced-stellar');
});

test('Star Explorer: the choice', async ({ page }) => {
  await openSky(page, { with: 'Alone' });
  await page.locator('button[data-choice]').first().click();
  await expectMarked(
    page,
    'button[data-choice][aria-pressed="true"]',
    'button[data-choice][aria-pressed="false"]',
  );
  await picture(page, 'forced-star-explorer');
  await page.locator('button[data-main]').first().click();
  await page.locator('[data-drawing="true"]').waitFor();
  await picture(page, 'forced-star-explorer-drawing');
});

test('Stellarion: picked cards, those that go with them, and what a Launch has', async ({ page }) => {
  await openStellarion(page);
  await page.locator('[data-source]').first().click();
  await expectMarked(page, '[data-source][aria-pressed="true"]', '[data-source][aria-pressed="false"]');
  const dots = await edges(page, 'main [role="img"] > i');
  expect(dots.length).toBeGreaterThan(1);
  await picture(page, 'forced-stellarion');
});

test('settings: switches and choices', async ({ page }) => {
  await open(page, '/settings');
  await page.locator('main h1').waitFor();
  await expectMarked(
    page,
    '[role="radiogroup"] input:checked + span',
    '[role="radiogroup"] input:not(:checked) + span',
  );
  await expectMarked(page, '[role="switch"]:checked + i', '[role="switch"]:not(:checked) + i');
  await picture(page, 'forced-settings');
});

test('text mode: the line that was refused', async ({ page }) => {
  await startGame(page);
  await page.keyboard.press('t');
  const line = page.locator('input[data-line]');
  const before = await edges(page, 'input[data-line]');
  await line.fill('nonsense');
  await line.press('Enter');
  await page.keyboard.press('Tab');
  expect(await edges(page, 'input[data-line]')).not.toEqual(before);
});
