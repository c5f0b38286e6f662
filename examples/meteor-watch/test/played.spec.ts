// The example of a fourth game, registered in a copy of the tree: a whole game at the browser's text table.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { type Copy, copyWithExample, type Server, serve } from './copy.ts';

/** Compiling and building take long on a busy machine. */
const PATIENCE = 600_000;

let copy: Copy | undefined;
let server: Server | undefined;

test.beforeAll(async () => {
  test.setTimeout(PATIENCE);
  copy = copyWithExample();
  copy.run('tsc', ['-b', 'packages/cli']);
  copy.run('vite', ['build', 'packages/web', '--config', 'packages/web/vite.config.ts']);
  server = await serve(copy);
});

test.afterAll(() => {
  server?.stop();
  copy?.remove();
});

test('a game without a board is played to its end at the text table', async ({ page }) => {
  const url = server?.url ?? '';
  await page.goto(url);
  await page.getByRole('button', { name: 'Play now Meteor Watch', exact: true }).click();
  await expect(page).toHaveURL(/\/play\/meteor-watch\//);
  const choices = page.getByRole('region', { name: 'What you can do' });
  const title = page.getByRole('heading', { level: 1 });
  await choices.waitFor();
  // The question stands only once on the page.
  const asked = await title.innerText();
  await expect(page.getByRole('main').getByText(asked, { exact: true })).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  // The first action is typed, as in a terminal; the others are pressed.
  await page.getByLabel('Type what you do').fill('pass');
  await page.getByRole('button', { name: 'Do it' }).click();
  let turns = 0;
  const over = page.getByRole('heading', { name: 'The game is over' });
  while (!(await over.isVisible())) {
    const choice = choices.getByRole('button').first();
    await choice.or(over).first().waitFor();
    if (await over.isVisible()) break;
    await choice.click();
    turns++;
    expect(turns).toBeLessThan(60);
  }
  expect(turns).toBeGreaterThan(3);
  await expect(
    page
      .getByRole('link', { name: 'Home' })
      .or(page.getByRole('button', { name: 'Home' }))
      .first(),
  ).toBeVisible();
  // The game has no review, and the page says so.
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`${url}/review/${id}`);
  await expect(page.getByText('Games of this kind have no review.')).toBeVisible();
});
