// A hand that drags, as the device of the test has it: a finger on a phone, a mouse on a desktop.
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

/** Longer than a finger has to rest on a thing to lift it where a quicker one would scroll. */
const GRASP = 220;

export async function draggerOf(page: Page, { finger }: { finger: boolean }): Promise<Dragger> {
  const cdp = await page.context().newCDPSession(page);
  if (!finger) {
    // `page.mouse` asks the page several things before it moves with a button down. On a busy machine the press would rest so
    // long meanwhile that it shows the card, as it should; a hand that drags moves at once.
    let at: Point = { x: 0, y: 0 };
    const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', buttons: 0 | 1) =>
      cdp.send('Input.dispatchMouseEvent', {
        type,
        ...at,
        button: type === 'mouseMoved' && buttons === 0 ? 'none' : 'left',
        buttons,
        clickCount: type === 'mouseMoved' ? 0 : 1,
      });
    return {
      press: async ({ x, y }) => {
        at = { x, y };
        await mouse('mouseMoved', 0);
        const pressed = mouse('mousePressed', 1);
        at = { x: x + 6, y: y + 6 };
        await Promise.all([pressed, mouse('mouseMoved', 1)]);
      },
      move: async (to) => {
        const from = at;
        for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
          at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
          await mouse('mouseMoved', 1);
        }
      },
      release: async () => {
        await mouse('mouseReleased', 0);
      },
    };
  }
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
  // Both first: nothing is asked of the page while the press rests, for one that rests too long shows the card.
  await middleOf(to);
  const start = await middleOf(from);
  const end = await middleOf(to);
  await hand.press(start);
  await hand.move(end);
  await hand.release();
}
