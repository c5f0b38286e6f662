// Star Explorer on a desktop: whole games by mouse, by keyboard, and by two people at one screen.
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ended, picture } from './app.ts';
import { expectFocusKept, watchFocus } from './focus.ts';
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

const click = (button: Locator): Promise<void> => button.click();

async function chooseByMouse(page: Page): Promise<void> {
  await choices(page).last().click();
  await main(page).click();
}

async function drawByMouse(page: Page): Promise<void> {
  const { x, y } = await middle(page);
  await page.mouse.move(x + 60, y - 40);
  await page.mouse.click(x + 60, y - 40);
  await settle(page, click);
  await confirm(page, click);
}

test('a whole game alone by mouse', { tag: '@core' }, async ({ page }) => {
  test.slow();
  await openSky(page, { with: 'Alone' });
  await playSky(page, { choose: chooseByMouse, draw: drawByMouse });
  await expect(ended(page)).toBeVisible();
  await expect(page.getByText(/^Rank [1-5] of 5/)).toBeVisible();
  await picture(page, 'star-explorer-end');
});

test('however busy the machine, what is pressed is what the button says', async ({ page }) => {
  await openReplay(page, 'solo-greedy', { events: 11 });
  await withholdFrames(page);
  expect(await mainNow(page)).toBe('confirm');
  const { x, y } = await covered(page);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
  expect(await mainNow(page)).not.toBe('confirm');
  await settle(page, click);
  expect(await mainNow(page)).toBe('confirm');
  await confirm(page, click);
});

test('the finished sky is kept as a picture with the names of its constellations', async ({ page }) => {
  await openReplay(page, 'solo-greedy');
  await expect(page.getByText('135 points under the stars')).toBeVisible();
  await page.getByRole('button', { name: 'Keep this sky' }).click();
  const [svg] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as SVG' }).click(),
  ]);
  const drawn = await readFile(await svg.path(), 'utf8');
  const names = await page.locator('tbody em').allTextContents();
  expect(names).toHaveLength(6);
  for (const name of names) expect(drawn).toContain(name);
  const [png] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PNG' }).click(),
  ]);
  expect((await readFile(await png.path())).subarray(1, 4).toString()).toBe('PNG');
});

test('the mouse carries, turns, puts down and drags the constellation, and leaves stars out', async ({
  page,
}) => {
  await openSky(page, { with: 'Alone' });
  await chooseByMouse(page);
  expect(await task(page)).toBe('draw');
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.move(x + 10, y);
  const carried = await place(page);
  await page.mouse.move(x + 120, y);
  expect(await place(page)).not.toBe(carried);
  await page.mouse.wheel(0, 120);
  const turned = await place(page);
  expect(turned.at(-1)).not.toBe(carried.at(-1));
  await page.mouse.click(x + 120, y);
  await page.mouse.move(x, y - 60);
  expect(await place(page)).toBe(turned);
  await page.mouse.down();
  await page.mouse.move(x - 100, y - 60, { steps: 4 });
  await page.mouse.up();
  expect(await place(page)).not.toBe(turned);
  await page.keyboard.press('f');
  const star = await ghost(page).locator('g[data-state="in"] > circle').first().boundingBox();
  if (star === null) throw new Error('there is no star');
  await page.mouse.click(star.x + star.width / 2, star.y + star.height / 2);
  await expect(ghost(page).locator('g[data-state="out"]').first()).toBeVisible();
  const preview = page.getByRole('region', { name: 'Live score preview' });
  await expect(preview.getByText('Left out').locator('..')).toContainText(/[1-9] × 3/);
  const ask = page.getByRole('button', { name: 'Hint', exact: true });
  const said = page.locator('[data-advice]');
  await ask.click();
  await expect(said).toContainText(/Look at\s+the sky/, { timeout: 60_000 });
  await ask.click();
  await expect(said).toContainText(/Draw .*: \d+ points? in all\./);
  await expect(said).toContainText(/(No drawing brings more|The most that any drawing brings)/);
  await expect(main(page)).toHaveAttribute('data-main', 'confirm');
});

test('says that the edge is in the way where it is the edge, and marks it', async ({ page }) => {
  await openSky(page, { with: 'Alone' });
  await chooseByMouse(page);
  await expect(ghost(page)).toBeVisible();
  const words = page.locator('section[data-mood] p');
  const edge = page.locator('[data-obstacle="edge"]');
  const said: string[] = [];
  let marked = 0;
  // Every way to hold the first tile over an empty sky, with the keys.
  for (const [key, times] of [
    ['ArrowUp', 7],
    ['r', 1],
    ['ArrowRight', 8],
    ['r', 1],
    ['ArrowDown', 6],
    ['r', 1],
    ['ArrowLeft', 12],
    ['ArrowUp', 6],
  ] as const)
    for (let step = 0; step < times; step++) {
      await page.keyboard.press(key);
      const text = await words.innerText();
      said.push(text);
      if (!/edge of the disc/.test(text)) continue;
      marked++;
      await expect(edge).toBeVisible();
      if (marked === 1) await picture(page, 'star-explorer-edge');
    }
  expect(said.join(' ')).not.toMatch(/cut it|already belongs/);
  expect(said.some((text) => /hidden by the frame/.test(text))).toBe(true);
});

async function chooseByKeys(page: Page): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

async function drawByKeys(page: Page): Promise<void> {
  const before = await page.locator('main').getAttribute('data-drawn');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('r');
  await page.keyboard.press('f');
  await expect(main(page)).toHaveAttribute('data-main', 'confirm');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).not.toHaveAttribute('data-drawn', before ?? '');
}

test('a whole game alone by keyboard, and the focus is never lost', async ({ page }) => {
  await openSky(page, { with: 'Alone' });
  await page.keyboard.press('ArrowDown');
  await watchFocus(page);
  await playSky(page, { choose: chooseByKeys, draw: drawByKeys });
  await expect(ended(page)).toBeVisible();
  await expectFocusKept(page);
  await expect(page.locator('[data-live]')).toContainText(/over/);
});

test('a whole game against two bots by keyboard alone @long', async ({ page }) => {
  test.slow();
  await openSky(page, { with: 'Bot', others: 'Two others' });
  await playSky(page, { choose: chooseByKeys, draw: drawByKeys });
  await expect(ended(page)).toBeVisible();
  await expect(page.getByRole('row', { name: /Total/ }).getByRole('cell')).toHaveCount(3);
});

test('the ghost is told where it lies, and stars can be explored by ring and angle', async ({ page }) => {
  await openSky(page, { with: 'Alone' });
  await chooseByKeys(page);
  expect(await task(page)).toBe('draw');
  const status = page.getByRole('status').first();
  await page.keyboard.press('ArrowUp');
  await expect(status).toContainText(/o’clock, ring \d/);
  await page.keyboard.press('f');
  await expect(status).toContainText(/points? this round/);
  await page.keyboard.press('s');
  await expect(status).toContainText(/ring \d, \d+ o’clock/);
  const first = await status.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(status).not.toHaveText(first ?? '');
  const before = await place(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => place(page)).not.toBe(before);
});

test('two people at one screen: drawings stay hidden, and can be taken back', async ({ page }) => {
  test.slow();
  await openSky(page, { with: 'Same screen' });
  let takenBack = false;
  await playSky(page, {
    choose: chooseByMouse,
    draw: async (at) => {
      await expect(at.getByRole('region', { name: 'The others' }).getByRole('button')).toHaveCount(1);
      await settle(at, click);
      await confirm(at, click);
      takenBack ||= await takeBackOnce(at);
    },
  });
  expect(takenBack).toBe(true);
  await expect(ended(page)).toBeVisible();
});

/** Before the device changes hands, the player who has just drawn can redraw. */
async function takeBackOnce(page: Page): Promise<boolean> {
  const button = page.getByRole('button', { name: 'Take it back' });
  if ((await button.count()) === 0) return false;
  await button.click();
  await expect(main(page)).toHaveAttribute('data-main', 'confirm');
  await page.keyboard.press('ArrowLeft');
  await settle(page, click);
  await page.locator('button[data-main="confirm"]').click();
  await expect(page.locator('[data-handover]')).toBeVisible();
  return true;
}
