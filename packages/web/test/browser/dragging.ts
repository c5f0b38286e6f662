// A hand that drags, with the device of the test: a finger on a phone, a mouse on a desktop.
import type { Locator, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Dragger {
  press(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  release(): Promise<void>;
}

/** In milliseconds: longer than a finger has to rest on a piece to lift it; a quicker one would scroll. */
const GRASP = 220;

export async function draggerOf(page: Page, { finger }: { finger: boolean }): Promise<Dragger> {
  if (!finger)
    return {
      press: async ({ x, y }) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      move: ({ x, y }) => page.mouse.move(x, y, { steps: 5 }),
      release: () => page.mouse.up(),
    };
  const cdp = await page.context().newCDPSession(page);
  let last: Point = { x: 0, y: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }) => ({ x, y, id: 0 })) });
  return {
    press: async (at) => {
      last = at;
      await touch('touchStart', [at]);
      await page.waitForTimeout(GRASP);
    },
    move: async (to) => {
      const from = last;
      for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
        last = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        await touch('touchMove', [last]);
      }
    },
    release: async () => {
      await touch('touchEnd', []);
    },
  };
}

export async function middleOf(place: Locator): Promise<Point> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (box === null) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** From one place to another, and lets go there. */
export async function dragTo(hand: Dragger, from: Locator, to: Locator): Promise<void> {
  // Both places are looked up before the press: a finger that rests too long on a card shows it large.
  await middleOf(to);
  const start = await middleOf(from);
  const end = await middleOf(to);
  await hand.press(start);
  await hand.move(end);
  await hand.release();
}
