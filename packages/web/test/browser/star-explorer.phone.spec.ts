// Star Explorer with one thumb: a whole game by touch, nothing hidden by the finger.
import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { ended, expectNoSidewaysScroll, picture } from './app.ts';
import {
  choices,
  confirm,
  covered,
  ghost,
  main,
  mainNow,
  middle,
  openReplay,
  openSky,
  place,
  playSky,
  settle,
  task,
  withholdFrames,
} from './star-explorer.ts';

const tap = (button: Locator): Promise<void> => button.tap();

interface Finger {
  readonly x: number;
  readonly y: number;
}

async function touch(
  cdp: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  fingers: readonly Finger[],
): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
  });
}

async function drag(cdp: CDPSession, from: Finger, to: Finger): Promise<void> {
  await touch(cdp, 'touchStart', [from]);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch(cdp, 'touchMove', [
      { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    ]);
}

async function choose(page: Page): Promise<void> {
  await choices(page).first().tap();
  await main(page).tap();
}

test('a whole game alone by touch', async ({ page }) => {
  test.slow();
  const cdp = await page.context().newCDPSession(page);
  await openSky(page, { with: 'Alone' });
  await playSky(page, {
    choose,
    draw: async (at) => {
      const { x, y } = await middle(at);
      await drag(cdp, { x, y: y + 60 }, { x: x - 50, y: y + 30 });
      await touch(cdp, 'touchEnd', []);
      await settle(at, tap);
      await expectNoSidewaysScroll(at);
      await confirm(at, tap);
    },
  });
  await expect(ended(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await picture(page, 'phone-star-explorer-end');
});

test('however busy the machine, what is tapped is what the button says', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await openReplay(page, 'solo-greedy', { events: 11 });
  await withholdFrames(page);
  expect(await mainNow(page)).toBe('confirm');
  await drag(cdp, await middle(page), await covered(page));
  await touch(cdp, 'touchEnd', []);
  expect(await mainNow(page)).not.toBe('confirm');
  await settle(page, tap);
  expect(await mainNow(page)).toBe('confirm');
  await confirm(page, tap);
});

test('the finger never hides the constellation, and two fingers turn it', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await openReplay(page, 'solo-greedy', { events: 11 });
  expect(await task(page)).toBe('draw');
  const star = await ghost(page).locator('g[data-state="in"] > circle').nth(2).boundingBox();
  if (star === null) throw new Error('there is no star');
  const from = { x: star.x + star.width / 2, y: star.y + star.height / 2 };
  const finger = { x: from.x + 4, y: from.y + 50 };
  await drag(cdp, from, finger);
  const circles = ghost(page).locator('g[data-state="in"] > circle');
  const over = await circles.evaluateAll(
    (all, { x, y }) =>
      all.filter((circle) => {
        const box = circle.getBoundingClientRect();
        return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 22;
      }).length,
    finger,
  );
  expect(over).toBe(0);
  await touch(cdp, 'touchEnd', []);
  const { x, y } = await middle(page);
  const turned = (await place(page)).at(-1);
  await touch(cdp, 'touchStart', [{ x: x - 60, y }]);
  await touch(cdp, 'touchStart', [
    { x: x - 60, y },
    { x: x + 60, y },
  ]);
  for (const degrees of [20, 40, 60]) {
    const angle = (degrees * Math.PI) / 180;
    await touch(cdp, 'touchMove', [
      { x: x - 60 * Math.cos(angle), y: y - 60 * Math.sin(angle) },
      { x: x + 60 * Math.cos(angle), y: y + 60 * Math.sin(angle) },
    ]);
  }
  await touch(cdp, 'touchEnd', []);
  await expect.poll(async () => (await place(page)).at(-1)).not.toBe(turned);
});

test('every button on a small phone is large enough and can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openSky(page, { with: 'Bot' });
  for (let now = await task(page); now === 'choose'; now = await task(page)) {
    await expectNoSidewaysScroll(page);
    await choose(page);
    await expect(choices(page).or(page.locator('[data-drawing="true"]')).first()).toBeVisible();
    if ((await choices(page).count()) === 0) break;
  }
  await page.locator('[data-drawing="true"]').waitFor();
  await expectNoSidewaysScroll(page);
  await picture(page, 'phone-small-star-explorer');
  const small = await page.locator('main button:visible, header button:visible').evaluateAll((all) =>
    all
      .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name, box }) => `${name} ${Math.round(box.width)} x ${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
});
