// Four players and a spectator at a table of Star Explorer on the server; one of them reloads while drawing.
import { expect, type Page, test } from '@playwright/test';
import { click, ended, picture } from './app.ts';
import { arrive, everybodyLeaves, invite, type Person, sitDown } from './people.ts';
import { choices, ghost, main, settle } from './star-explorer.ts';

const drawing = (page: Page) => page.locator('[data-drawing="true"]');

/** A size must be chosen before the next drawing, so for a while there is nothing to draw. */
async function draw(page: Page): Promise<void> {
  await settle(page, click);
  await click(page.locator('button[data-main="confirm"]'));
  await expect(drawing(page)).toHaveCount(0);
}

/** Makes one person's current decision; false if there is none. */
async function answer(page: Page): Promise<boolean> {
  if ((await choices(page).count()) > 0) {
    await click(choices(page).first());
    await click(main(page));
    return true;
  }
  if ((await drawing(page).count()) === 0) return false;
  await draw(page);
  return true;
}

/** Everybody plays at their own pace until they see the end. */
async function playToTheEnd({ page }: Person): Promise<void> {
  for (let step = 0; step < 2000; step++) {
    if ((await ended(page).count()) > 0) return;
    if (!(await answer(page))) await page.waitForTimeout(100);
  }
  throw new Error('the game does not end');
}

test('four browsers at one table, one of them reloading while drawing, and one who watches', async ({
  browser,
}) => {
  test.slow();
  const host = await arrive(browser, 'Ada', '/play/star-explorer/new?friend');
  await host.page.getByRole('radio', { name: 'Three others' }).check();
  const path = await invite(host.page);
  const watcher = await arrive(browser, 'Zoé', path);
  const people = [host];
  for (const name of ['Noé', 'Inès', 'Tycho']) {
    const friend = await arrive(browser, name, path);
    await sitDown(friend);
    people.push(friend);
  }
  const [, friend] = people as [Person, Person];
  // Everybody chooses until all have a constellation in hand.
  await expect
    .poll(
      async () => {
        for (const { page } of people) if ((await choices(page).count()) > 0) await answer(page);
        return Promise.all(people.map(({ page }) => drawing(page).count()));
      },
      { timeout: 60_000 },
    )
    .toEqual([1, 1, 1, 1]);
  await draw(host.page);
  await friend.page.reload();
  await expect(drawing(friend.page)).toBeVisible();
  await expect(ghost(friend.page)).toBeVisible();
  await picture(watcher.page, 'star-explorer-watching');
  await picture(friend.page, 'star-explorer-online');
  // Others' drawings stay hidden; the fact that they have drawn does not.
  const others = (page: Page) => page.getByRole('region', { name: 'The others' });
  await expect(others(friend.page).getByRole('button', { name: /^Ada, .* ready/ })).toBeVisible();
  await expect(others(watcher.page).getByRole('button', { name: /^Noé, .* drawing/ })).toBeVisible();
  await expect(watcher.page.locator('button[data-main]')).toHaveCount(0);
  await host.page.getByRole('button', { name: 'Take it back' }).click();
  await expect(drawing(host.page)).toBeVisible();
  await Promise.all(people.map(playToTheEnd));
  const totals = await Promise.all(
    [...people, watcher].map(async ({ page }) => {
      await expect(ended(page)).toBeVisible();
      return page.getByRole('row', { name: /^Total/ }).innerText();
    }),
  );
  expect(new Set(totals.map((row) => row.split(/\s+/).sort().join(' '))).size).toBe(1);
  await picture(watcher.page, 'star-explorer-online-end');
  await everybodyLeaves([...people, watcher]);
});
