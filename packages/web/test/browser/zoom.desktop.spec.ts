/// <reference lib="dom" />
// At 400 % (1280 × 1024 become 320 × 256) and on a small phone: whatever Tab reaches is in view, and nothing lies over it.
import { expect, type Page, test } from '@playwright/test';
import { open, startGame } from './app.ts';
import { openSky } from './star-explorer.ts';
import { openStellarion } from './stellarion.ts';

/**
 * Runs in the page: what is wrong with the place of the focused element; '' if nothing is, undefined if Tab has left
 * the page.
 */
function troubleOfFocus(): string | undefined {
  const element = document.activeElement;
  if (element === null || element === document.body) return undefined;
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  const box = [left, top, right, bottom].map(Math.round).join(' ');
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
    return `${name} is out of view: ${box}`;
  // An element larger than the screen is seen at its beginning.
  const middle = (from: number, size: number, most: number): number =>
    (Math.max(from, 0) + Math.min(from + size, most)) / 2;
  const found = document.elementFromPoint(middle(left, width, innerWidth), middle(top, height, innerHeight));
  const isSeen =
    found !== null &&
    (element.contains(found) ||
      found.contains(element) ||
      found.closest('label')?.contains(element) === true);
  return isSeen ? '' : `${name} (${box}) lies under ${found?.outerHTML.slice(0, 80)}`;
}

/** Lets the browser scroll, and the page after it. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function expectEveryStopIsSeen(page: Page): Promise<void> {
  // The skip link is the first stop of every page.
  await page.locator('button', { hasText: 'Skip to the content' }).focus();
  const troubles: string[] = [];
  const seen = new Set<string>();
  for (let stops = 0; stops < 150; stops++) {
    await painted(page);
    const trouble = await page.evaluate(troubleOfFocus);
    const stop = await page.evaluate(() => {
      const { activeElement } = document;
      const all = [...document.querySelectorAll('*')];
      return activeElement === null || activeElement === document.body
        ? ''
        : String(all.indexOf(activeElement));
    });
    if (stop === '' || seen.has(stop)) break;
    seen.add(stop);
    if (trouble !== undefined && trouble !== '') troubles.push(trouble);
    await page.keyboard.press('Tab');
  }
  expect(seen.size).toBeGreaterThan(5);
  expect(troubles).toEqual([]);
}

for (const viewport of [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('every stop of Stellarion is seen', async ({ page }) => {
      await openStellarion(page);
      await expectEveryStopIsSeen(page);
      await page.keyboard.press('1');
      await expectEveryStopIsSeen(page);
    });

    test('every stop of Stellar is seen', async ({ page }) => {
      await startGame(page);
      await expectEveryStopIsSeen(page);
    });

    test('every stop of Star Explorer is seen', async ({ page }) => {
      await openSky(page, { with: 'Alone' });
      await expectEveryStopIsSeen(page);
    });

    test('every stop of the text and of the settings is seen', async ({ page }) => {
      await startGame(page);
      await page.keyboard.press('t');
      await page.locator('input[data-line]').waitFor();
      await expectEveryStopIsSeen(page);
      await open(page, '/settings');
      await page.locator('main h1').waitFor();
      await expectEveryStopIsSeen(page);
    });
  });
}
