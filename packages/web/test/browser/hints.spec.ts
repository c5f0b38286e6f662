// Hints come in three stages, each on request, and the game is marked as assisted.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { click, decide, expectNoViolations, open, picture, startGame } from './app.ts';
import { confirm, ghost, openSky, place, settle, task } from './star-explorer.ts';
import { openStellarion } from './stellarion.ts';

const card = (page: Page): Locator => page.locator('[data-advice]:visible');
const marked = (page: Page, as: 'look' | 'from' | 'to'): Locator =>
  page.locator(`[data-advised="${as}"]:visible`);

/** The card of the hint covers nothing that it marks, or at least nothing to press. */
async function expectMarksInView(page: Page, as?: 'to'): Promise<void> {
  const over = (await card(page).boundingBox())!;
  for (const each of await (as === undefined
    ? page.locator('[data-advised]:visible')
    : marked(page, as)
  ).all()) {
    const box = (await each.boundingBox())!;
    const apart =
      box.x + box.width <= over.x ||
      over.x + over.width <= box.x ||
      box.y + box.height <= over.y ||
      over.y + over.height <= box.y;
    expect(apart, (await each.getAttribute('data-place')) ?? '').toBe(true);
  }
}

/** Numbered words have the same numbers on the table; the veil dims the rest and blocks nothing. */
async function expectNumbers(page: Page): Promise<void> {
  const read = (selector: string): Promise<readonly (string | null)[]> =>
    page.locator(selector).evaluateAll((all) => all.map((each) => each.getAttribute('data-number')));
  const told = await read('[data-advice] i[data-number]');
  expect(told).toEqual(told.map((_, index) => String(index + 1)));
  await expect.poll(async () => new Set(await read('svg g[data-number]'))).toEqual(new Set(told));
}

/** Neither the veil nor an arrow lies over what is asked of the player: the mask of both leaves it out. */
async function expectPromptReadable(page: Page, mask: 'advice-light' | 'advice-under'): Promise<void> {
  const isInLight = `(() => {
    const prompt = document.querySelector('[data-prompt]').getBoundingClientRect();
    return [...document.querySelectorAll('#${mask} rect[fill="#000"]')].some((each) => {
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => each[name].baseVal.value);
      return x <= prompt.x + 1 && y <= prompt.y + 1 && x + width >= prompt.right - 1 && y + height >= prompt.bottom - 1;
    });
  })()`;
  expect(await page.evaluate(isInLight)).toBe(true);
}

test('a hint says where to look, then what, then why', async ({ page }) => {
  await startGame(page);
  const row = page.locator(`button[data-target*='"row"']`);
  for (let step = 0; step < 9; step++) {
    await page.locator('button[data-target]:visible').first().waitFor();
    if ((await row.count()) > 0) break;
    await decide(page, click);
  }
  await row.first().waitFor();
  const status = page.locator('[role="status"]').first();
  await page.keyboard.press('h');
  await expect(status).toHaveText(/^Hint 1 of 3: Look at /, { timeout: 60_000 });
  await expect(card(page)).toHaveAttribute('data-advice', '1');
  await expect(marked(page, 'look').first()).toBeVisible();
  await expectMarksInView(page);
  await expect(page.locator('[data-veil]')).toHaveCount(1);
  await expect(page.locator('svg:has(> [data-veil])')).toHaveCSS('pointer-events', 'none');
  await expectNumbers(page);
  await expectPromptReadable(page, 'advice-light');
  await expectNoViolations(page, 'hint 1');
  await page.keyboard.press('h');
  await expect(status).toHaveText(/^Hint 2 of 3: Take /);
  await expect(marked(page, 'to')).toHaveAttribute('data-place', /^row-/);
  await expect(marked(page, 'to')).toHaveAccessibleDescription('The hint points here.');
  await expectNumbers(page);
  await expect(card(page).locator('i[data-number]').first()).toBeVisible();
  await picture(page, `hint-stellar-${test.info().project.name}`);
  await card(page).getByRole('button', { name: 'Tell me why' }).click();
  await expect(status).toHaveText(/^Hint 3 of 3: .*\.$/);
  await expectNoViolations(page, 'hint 3');
  // The player follows the line: the hint goes on with the next card, shown in its place.
  const taken = (await marked(page, 'to').getAttribute('data-place')) as string;
  await card(page).getByRole('button', { name: 'Play this move' }).click();
  await expect(card(page)).toHaveAttribute('data-advice', '2');
  await expect(marked(page, 'from')).toHaveAttribute('data-place', /^hand-0-/);
  await expect(marked(page, 'to')).not.toHaveAttribute('data-place', taken);
  // Another card is picked up, and the hint disappears; asked for again, it marks its own card.
  const own = await marked(page, 'from').locator('button').getAttribute('data-hand');
  const other = page.locator(`button[data-hand]:not([data-hand="${own}"])`).first();
  await other.click();
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('[data-advised]')).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(marked(page, 'from').locator('button')).toHaveAttribute('data-hand', own ?? '');
  // Taking back restores the hint for that step, and no older one.
  await page.keyboard.press('u');
  await expect(marked(page, 'to')).toHaveAttribute('data-place', taken);
  await page.keyboard.press('u');
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  const assisted = `new Promise((resolve) => {
    const opened = indexedDB.open('planisphere');
    opened.onsuccess = () => {
      const read = opened.result.transaction('tables').objectStore('tables').getAll();
      read.onsuccess = () => resolve(read.result.every((table) => table.assisted));
    };
  })`;
  expect(await page.evaluate(assisted)).toBe(true);
});

test('a hint rings a part of the sky, lays the ghost there, and gives way to how the ghost lies', async ({
  page,
}) => {
  await openSky(page, { with: 'Alone' });
  while ((await task(page)) === 'choose') {
    await page.keyboard.press('h');
    await expect(marked(page, 'look')).toHaveAttribute('data-place', 'choices', { timeout: 90_000 });
    await page.keyboard.press('h');
    await expect(marked(page, 'from')).toHaveAttribute('data-place', /^choice-/);
    await expect(marked(page, 'from')).toHaveAttribute('aria-pressed', 'true');
    await marked(page, 'to').click();
    await expect(card(page)).toHaveCount(0);
  }
  await settle(page, (button) => button.click());
  const verdict = page.locator('section[data-mood] p').first();
  await page.keyboard.press('h');
  await expect(page.locator('[data-spot]')).toBeVisible({ timeout: 90_000 });
  await expect(card(page)).toContainText('Look at');
  await page.keyboard.press('h');
  await expect(card(page)).toHaveAttribute('data-advice', '2');
  const hinted = await place(page);
  await picture(page, `hint-star-explorer-${test.info().project.name}`);
  await expectNoViolations(page, 'hint on the sky');
  await card(page).getByRole('button', { name: 'Tell me why' }).click();
  await expect(card(page)).toHaveAttribute('data-advice', '3');
  // If the piece is moved away its own notes show; asking again restores the hint.
  await page.keyboard.press('ArrowDown');
  await expect(card(page)).toHaveCount(0);
  await expect(verdict).not.toContainText('Hint');
  await expect(ghost(page)).not.toHaveAttribute('data-ghost', hinted);
  await page.keyboard.press('h');
  await expect(card(page)).toHaveAttribute('data-advice', '3');
  await expect(ghost(page)).toHaveAttribute('data-ghost', hinted);
  await confirm(page, (button) => button.click());
  await expect(card(page)).toHaveCount(0);
});

test('a hint leads through the dialogs of Stellarion', async ({ page }) => {
  await openStellarion(page, { seats: 'Alone' });
  const dialog = page.locator('dialog:modal');
  // Plays on until a hint has more than one step: a Launch is done in one.
  for (let turn = 0; turn < 12; turn++) {
    await page.locator('main[aria-busy="false"]').waitFor();
    await page.keyboard.press('h');
    await expect(card(page)).toHaveAttribute('data-advice', /[12]/, { timeout: 90_000 });
    if ((await card(page).getAttribute('data-advice')) === '1') {
      await expect(page.locator('[data-advised="look"]').first()).toBeAttached();
      await page.keyboard.press('h');
    }
    await expect(card(page)).toHaveAttribute('data-advice', '2');
    const act = await marked(page, 'to').first().getAttribute('data-place');
    if (act === 'act-coordinate') break;
    await marked(page, 'to').first().click();
  }
  await expect(marked(page, 'from')).toHaveCount(2);
  await expectMarksInView(page, 'to');
  await expectPromptReadable(page, 'advice-under');
  await picture(page, `hint-stellarion-${test.info().project.name}`);
  await expectNoViolations(page, 'hint at Stellarion');
  await marked(page, 'to').click();
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[data-advice="2"]')).toBeVisible();
  await expect(dialog.locator('[data-advised="to"]')).toHaveAccessibleDescription('The hint points here.');
  await picture(page, `hint-stellarion-dialog-${test.info().project.name}`);
  await expectNoViolations(page, 'hint in a dialog');
  await dialog.getByRole('button', { name: 'Tell me why' }).click();
  await expect(dialog.locator('[data-advice="3"]')).toBeVisible();
  // Press by press, until the plan is sent.
  for (let press = 0; press < 6 && (await dialog.count()) > 0; press++) {
    const next = dialog.locator('[data-advised="to"]');
    if ((await next.count()) === 0) break;
    await next.click();
  }
  await expect(dialog.locator('[data-advised]')).toHaveCount(0);
});

test('people at one screen have no hints unless all agree to them when the table opens', async ({ page }) => {
  for (const agreed of [false, true]) {
    await open(page, '/play/stellar/new?pass');
    const hints = page.getByRole('switch', { name: 'Hints' });
    await expect(hints).not.toBeChecked();
    if (agreed) await hints.click();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: /show my hand/ }).click();
    await page.locator('button[data-hand]').first().waitFor();
    await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(agreed ? 1 : 0);
  }
});
