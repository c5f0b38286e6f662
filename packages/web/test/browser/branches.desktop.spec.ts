// What-if branches, on the boards of Star Explorer and Stellarion; and the short link of a game played on the server.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectNoViolations, open } from './app.ts';

const LEFT_AT = 40;

for (const [game, name] of [
  ['star-explorer', 'two-greedy-random'],
  ['stellarion', 'all-duo'],
] as const) {
  test(`what if in ${game}: a branch is left, played and found again`, async ({ page }) => {
    const record = readFileSync(new URL(`../../../${game}/replays/${name}.game`, import.meta.url), 'utf8');
    await open(page, '/replay');
    await page.getByLabel('Open the file they saved, or paste what is in it.').fill(record);
    await page.getByRole('button', { name: 'Show it' }).click();
    await page.getByRole('slider', { name: 'Moment of the game' }).fill(String(LEFT_AT));
    await page.getByRole('button', { name: 'Play on', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name of the branch').fill('Another sky');
    await dialog.getByRole('button', { name: 'Play on' }).click();
    await expect(page).toHaveURL(new RegExp(`/play/${game}/[\\w-]+$`));
    // The board waits for the player, and is complete.
    if (game === 'star-explorer') await expect(page.locator('[data-main]').first()).toBeVisible();
    else await expect(page.locator('main[aria-busy="false"]')).toBeVisible();
    await expectNoViolations(page, `a branch of ${game}`);
    const id = new URL(page.url()).pathname.split('/').at(-1);
    // An unfinished branch can be watched.
    await page.goto(`/replay/${id}`);
    await page.getByRole('tab', { name: 'What if' }).click();
    await expect(page.getByText(`left at step ${LEFT_AT}`).first()).toBeVisible();
    await expect(page.getByLabel('Name of the branch')).toHaveValue('Another sky');
    // Removed by one tap, and restored by another.
    await page.getByRole('button', { name: 'Remove Another sky' }).click();
    await expect(page.getByText('Another sky: removed')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByLabel('Name of the branch')).toHaveValue('Another sky');
    await page.getByRole('link', { name: 'The original game' }).click();
    await expect(page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible();
  });
}

test('the short link of the server shows a game that was played there', async ({ page }) => {
  await open(page, '/');
  const code = (await page.evaluate(`(async () => {
    const send = (method, path, body) => fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then((answer) => answer.json());
    await send('PUT', '/api/me', { name: 'Ada', emblem: 'comet', locale: 'en' });
    const seats = [{ kind: 'person' }, { kind: 'bot', level: 'novice' }];
    return (await send('POST', '/api/tables', { game: 'stellar', seats })).code;
  })()`)) as string;
  await page.goto(`/t/${code}`);
  await page.locator('button[data-hand]').first().waitFor();
  await page.goto(`/replay/t/${code}`);
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toHaveCount(0);
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'At the table' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign now' }).click();
  await expect
    .poll(() => page.evaluate(`fetch('/api/tables/${code}/record').then(({ ok }) => ok)`))
    .toBe(true);
  await page.goto(`/replay/t/${code}`);
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible();
  await page.getByRole('tab', { name: 'Fair deal' }).click();
  await expect(page.getByRole('heading', { name: 'Dealt fairly' })).toBeVisible();
});
