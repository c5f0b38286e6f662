// The bar of the pages, where its words are longest: nothing lies over anything, and nothing leaves the screen.
import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, open } from './app.ts';

const WIDTHS = [1001, 1024, 1061, 1100, 1161, 1240, 1241, 1366, 1440];

test('brand, ways and settings stand beside each other at every width', async ({ page }) => {
  await open(page, '/settings', { locale: 'fr', name: 'Maximilienne' });
  const bar = page.locator('header:has(nav)').first();
  await bar.waitFor();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    const ends = await bar.locator('> *').evaluateAll((parts) =>
      parts.map((part) => {
        // What is only for screen readers is cut to nothing.
        const seen = [part, ...part.querySelectorAll('*')].filter(
          (each) => each.getClientRects().length > 0 && getComputedStyle(each).clipPath === 'none',
        );
        const boxes = seen.map((each) => each.getBoundingClientRect());
        return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
      }),
    );
    expect(ends).toHaveLength(3);
    const inOrder = ends.flat();
    expect(inOrder, `at ${width}`).toEqual(inOrder.toSorted((a, b) => a - b));
    expect(inOrder.at(-1), `at ${width}`).toBeLessThanOrEqual(width);
    const lines = await bar
      .locator('nav a')
      .evaluateAll((ways) => ways.map(({ clientHeight }) => clientHeight));
    expect(Math.max(...lines), `at ${width}`).toBeLessThan(50);
    await expectNoSidewaysScroll(page);
  }
});
