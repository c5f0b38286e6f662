// A whole game of Stellarion without a pointer: digits pick decks, arrows and Tab move, Enter presses.
import { expect, type Locator, test } from '@playwright/test';
import { expectFocusKept, watchFocus } from './focus.ts';
import { EXPANSIONS, expectTheEnd, openStellarion, playStellarion } from './stellarion.ts';

test('a whole game by keyboard alone', { tag: '@whole' }, async ({ page }) => {
  await openStellarion(page, { expansions: [EXPANSIONS[3]] });
  await page.keyboard.press('1');
  await expect(page.locator('[data-source="0"]')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-nav]:focus')).toHaveCount(1);
  await watchFocus(page);
  await playStellarion(page, async (place: Locator) => {
    const source = await place.getAttribute('data-source');
    if (source !== null && Number(source) < 8) return page.keyboard.press(String(Number(source) + 1));
    await place.focus();
    await page.keyboard.press('Enter');
  });
  await expectTheEnd(page);
  await expectFocusKept(page);
});
