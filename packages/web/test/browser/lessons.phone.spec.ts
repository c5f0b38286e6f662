// On a phone nothing that a lesson speaks of is hidden: the places it asks for are visible, no card of the hand covers
// them, and the board stays where it is when a try is answered.
import { expect, type Page, test } from '@playwright/test';
import { open } from './app.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

/** The card that each lesson of Stellar after the first is about. */
const HELD = [
  { en: 'Cloud 4', fr: 'Nuage 4' },
  { en: 'Moon 4', fr: 'Lune 4' },
  { en: 'Satellite 5', fr: 'Satellite 5' },
  { en: 'Asteroid 4', fr: 'Astéroïde 4' },
  { en: 'Moon 6/0', fr: 'Lune 6/0' },
  { en: 'Black hole 2', fr: 'Trou noir 2' },
] as const;

/** Slots that can be pressed but are not fully visible: outside the screen, or under the hand or the guide. */
function hiddenTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(`(() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)]
      .filter((each) => each.getClientRects().length > 0)
      .map((each) => ({ name: each.dataset.target ?? each.className, box: each.getBoundingClientRect() }));
    const over = boxes('button[data-hand], [data-coach]');
    return boxes('button[data-target*=\\'"at":"slot"\\']').filter(({ box }) =>
      box.top < 0 || box.bottom > innerHeight + 1 ||
      over.some(({ box: other }) => box.left < other.right - 2 && other.left < box.right - 2 &&
        box.top < other.bottom - 2 && other.top < box.bottom - 2)).map(({ name }) => name);
  })()`);
}

for (const locale of ['en', 'fr'] as const)
  for (const viewport of SIZES) {
    test(`what a lesson asks for is in sight (${locale}, ${viewport.width}×${viewport.height})`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      for (const [index, card] of HELD.entries()) {
        await open(page, `/learn/stellar/${index + 2}`, { locale });
        await page.locator(`button[data-hand][aria-label^="${card[locale]}"]`).tap();
        expect(await hiddenTargets(page), `lesson ${index + 2}`).toEqual([]);
      }
    });
  }

test('the board stays where it is when a try is answered', async ({ page }) => {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await open(page, '/learn/stellar/2');
    await page.locator('button[data-hand][aria-label^="Cloud 4"]').tap();
    const slot = page.locator('[data-place="tel-0-9"]');
    const before = await slot.boundingBox();
    await slot.tap({ force: true });
    await expect(page.locator('[data-bubble="wrong"]')).toBeVisible();
    expect(await slot.boundingBox()).toEqual(before);
  }
});
