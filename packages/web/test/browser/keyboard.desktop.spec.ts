// A whole game without a pointer.
import { expect, type Page, test } from '@playwright/test';
import { ended, expectNoViolations, open, picture, playToTheEnd } from './app.ts';
import { expectFocusKept, watchFocus } from './focus.ts';

const focused = (page: Page): Promise<string> =>
  page.evaluate(
    'document.activeElement === document.body ? "" : document.activeElement.dataset.target ?? document.activeElement.textContent',
  );

/** Presses arrow keys and Tab until a pressable element has the focus. */
async function walkTo(page: Page, wanted: RegExp): Promise<void> {
  for (let step = 0; step < 120; step++) {
    if (wanted.test(await focused(page))) return;
    await page.keyboard.press(step % 3 === 0 && step < 12 ? 'ArrowUp' : 'Tab');
  }
  throw new Error(`nothing like ${wanted} can be reached by keyboard`);
}

test('a whole game by keyboard alone', { tag: '@whole' }, async ({ page }) => {
  await open(page, '/');
  await walkTo(page, /^Play now Stellar$/);
  await page.keyboard.press('Enter');
  await page.locator('button[data-hand]').first().waitFor();
  await expect(page.locator('main h1')).toBeFocused();
  await watchFocus(page);
  await playToTheEnd(page, async (place) => {
    const target = (await place.getAttribute('data-target')) ?? '';
    const at = /"at":"(\w+)"/.exec(target)?.[1] ?? '';
    if (at === 'row') await page.keyboard.press('3');
    else if (at === 'hand') await page.keyboard.press('1');
    else await walkTo(page, new RegExp(`"at":"${at}"`));
    await page.keyboard.press('Enter');
  });
  await expect(ended(page)).toBeVisible();
  await expectFocusKept(page);
  await expect(page.locator('[data-live]')).toContainText(/win/);
  await expectNoViolations(page, 'the end');
  await picture(page, 'desktop-end');
});
