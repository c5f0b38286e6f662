/// <reference lib="dom" />
// Is the focus ever lost? Looked at in the page itself, once per picture that it paints.
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    lost?: string[];
  }
}

/** From now on: every moment in which nothing is focused, with what was focused before it. */
export async function watchFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    const lost: string[] = [];
    window.lost = lost;
    let last = 'the beginning';
    const look = (): void => {
      const { activeElement, body } = document;
      if (activeElement === body || activeElement === null) {
        const around = [...document.querySelectorAll('dialog, main h1')].map((each) =>
          each.outerHTML.slice(0, 90),
        );
        if (lost.at(-1)?.startsWith(last) !== true) lost.push(`${last}, beside ${around.join(' ')}`);
      } else last = activeElement.outerHTML.slice(0, 160);
      requestAnimationFrame(look);
    };
    look();
  });
}

export async function expectFocusKept(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  expect(await page.evaluate(() => window.lost)).toEqual([]);
}

/** Walks with Tab until something like this is focused. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 150; step++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no ${selector} can be reached with Tab`);
}
