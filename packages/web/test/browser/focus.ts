/// <reference lib="dom" />
// Checks whether the focus is ever lost: in the page itself, once per painted frame.
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    lost?: string[];
  }
}

/** Records every moment without focus, with the element that had it before and has gone. */
export async function watchFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    const lost: string[] = [];
    window.lost = lost;
    let last: Element | undefined;
    const look = (): void => {
      const { activeElement, body } = document;
      const isNowhere = activeElement === body || activeElement === null;
      // A user who tabs past the last stop has left the page: the element they left is still there.
      const isLeft =
        last?.checkVisibility({ visibilityProperty: true }) === true && !last.matches(':disabled');
      if (!isNowhere) last = activeElement;
      else if (!isLeft) lost.push(last?.outerHTML.slice(0, 160) ?? 'the beginning');
      if (lost.length < 20) requestAnimationFrame(look);
    };
    look();
  });
}

export async function expectFocusKept(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  expect(await page.evaluate(() => window.lost)).toEqual([]);
}

/** Presses Tab until an element matching the selector has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 150; step++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no ${selector} can be reached with Tab`);
}
