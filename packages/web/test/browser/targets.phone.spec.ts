// Fingers: at a Stellar table on the narrowest phones every target is 44 px wide and high, or 44 px from its neighbours.
import { expect, test } from '@playwright/test';
import { click, decide, expectNoSidewaysScroll, picture, startGame } from './app.ts';

const FINGER = 44;

interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Those that can be seen: the docked hand covers what is to be scrolled. */
const SPOTS = `[...document.querySelectorAll('main button')].flatMap((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const name = each.getAttribute('aria-label') ?? each.textContent;
  return document.elementFromPoint(x, y)?.closest('button') === each ? [{ name, x, y, width, height }] : [];
})`;

/** Pairs that a finger could take for one another. */
function tooClose(spots: readonly Spot[]): readonly string[] {
  const small = spots.filter(({ width, height }) => width < FINGER - 0.5 || height < FINGER - 0.5);
  return small.flatMap((spot) =>
    spots
      .filter((other) => other !== spot)
      .filter((other) => Math.max(Math.abs(other.x - spot.x), Math.abs(other.y - spot.y)) < FINGER - 0.5)
      .map((other) => `${spot.name} / ${other.name}`),
  );
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 844],
] as const) {
  test(`targets at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await startGame(page);
    const slots = page.locator(`button[data-target*='"slot"']:visible`);
    for (let step = 0; step < 12 && (await slots.count()) < 4; step++) await decide(page, click);
    await expect(slots.nth(3)).toBeVisible();
    const seen = new Set<string>();
    for (const at of [0, 200, 400]) {
      await page.evaluate(`document.querySelector('[data-stage]').scrollTo(0, ${at})`);
      const spots = await page.evaluate<readonly Spot[]>(SPOTS);
      for (const { name } of spots) if (name.startsWith('Slot ')) seen.add(name);
      expect(tooClose(spots)).toEqual([]);
    }
    expect(seen.size).toBe(12);
    await expectNoSidewaysScroll(page);
    await picture(page, `targets-${width}x${height}`);
    // The gap between two slots belongs to the nearer one.
    await slots.first().scrollIntoViewIfNeeded();
    const [left, own] = await slots.first().evaluate((slot) => {
      const box = slot.getBoundingClientRect();
      const beside = document.elementFromPoint(box.left + box.width / 2 - 21, box.top + box.height / 2);
      return [beside?.closest('button')?.dataset.target, (slot as HTMLElement).dataset.target];
    });
    expect(left).toBe(own);
  });
}
