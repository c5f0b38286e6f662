// Replays: any record, step by step, through any eyes; a link that carries it; the check of the deal; faults of bad
// records.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  click,
  expectNoSidewaysScroll,
  expectNoViolations,
  open,
  picture,
  playToTheEnd,
  startGame,
} from './app.ts';

const RECORD = readFileSync(new URL('../../../stellar/replays/first-b-greedy.game', import.meta.url), 'utf8');
const LAST = (JSON.parse(RECORD) as { events: string[] }).events.length;

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Open the file they saved, or paste what is in it.').fill(text);
  await page.getByRole('button', { name: 'Show it' }).click();
}

/** On a phone the choice is under the board: it is first scrolled clear of the rail, as a person does. */
async function lookAs(eyes: Locator): Promise<void> {
  await eyes.evaluate((input) => input.scrollIntoView({ block: 'center' }));
  await eyes.check({ force: true });
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the game' });
const expectAt = (page: Page, at: number) =>
  expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^Step ${at} of ${LAST}\\.`));

test('a pasted record is stepped through by keys, buttons and the log', { tag: '@core' }, async ({
  page,
}) => {
  await open(page, '/replay');
  await paste(page, RECORD);
  await expectAt(page, 0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectAt(page, 2);
  await page.keyboard.press('ArrowLeft');
  await expectAt(page, 1);
  await page.keyboard.press('End');
  await expectAt(page, LAST);
  await page.keyboard.press('Home');
  await expectAt(page, 0);
  await page.getByRole('button', { name: 'To the next turn' }).click();
  await page.getByRole('button', { name: 'To the next turn' }).click();
  const second = await slider(page).inputValue();
  expect(Number(second)).toBeGreaterThan(2);
  await page.keyboard.press('ArrowUp');
  expect(Number(await slider(page).inputValue())).toBeLessThan(Number(second));
  await page.locator('#beside-panel button').nth(29).click();
  await expectAt(page, 30);
  await expect(page.locator('#beside-panel [aria-current]')).toHaveCount(1);
});

test('the replay plays by itself and pauses', async ({ page }) => {
  await open(page, '/replay');
  await paste(page, RECORD);
  await expectAt(page, 0);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(1);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.keyboard.press('End');
  await expectAt(page, LAST);
});

test('a link to this very moment needs no server', async ({ page, context }) => {
  await open(page, '/replay');
  await paste(page, RECORD);
  await slider(page).fill('60');
  await lookAs(page.getByRole('radio', { name: /Public/ }));
  const field = page.getByRole('textbox', { name: 'This moment' });
  await expect(field).toHaveValue(/\/replay\?show=stellar\.[\w-]{50,}#r=[\w-]+&e=60&as=table$/);
  const link = await field.inputValue();
  expect(link.length).toBeLessThan(7000);
  // Programs that only look at the link get this position.
  const html = await (await page.request.get(link.replace(/#.*/, ''))).text();
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const drawn = await page.request.get(picture.replaceAll('&amp;', '&'));
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
  const other = await context.newPage();
  await other.route('**/api/**', (route) => route.abort());
  await open(other, link);
  await expectAt(other, 60);
  await expect(other).toHaveURL(/\/replay#r=/);
  await expect(other.getByRole('radio', { name: /Public/ })).toBeChecked();
});

test('through other eyes other cards are seen', async ({ page }) => {
  await open(page, '/replay');
  await paste(page, RECORD);
  await slider(page).fill('60');
  const hands = () =>
    page.locator('[data-hand]').evaluateAll((cards) => cards.map((card) => card.ariaLabel).join());
  const see = async (name: RegExp | string, nth = 0) => {
    await lookAs(page.getByRole('radio', { name }).nth(nth));
    return hands();
  };
  const own = await see(/greedy/, 0);
  await expect.poll(() => see(/greedy/, 1)).not.toBe(own);
  await expect.poll(() => see(/Public/)).toContain('Hidden');
  await expect.poll(() => see(/All/)).not.toContain('Hidden');
});

test('the deal is checked in the browser, and a stacked one is found out', async ({ page }) => {
  await open(page, '/replay');
  await paste(page, RECORD);
  await page.getByRole('tab', { name: 'Fair deal' }).click();
  await expect(page.getByRole('heading', { name: 'Dealt fairly' })).toBeVisible();
  await expect(page.getByText('Every card as the seed deals it')).toBeVisible();
  await page.getByText(/Each of the \d+ reveals/).click();
  await expectNoViolations(page, 'fair deal');
  const { seed: _, ...secret } = JSON.parse(RECORD) as Record<string, unknown>;
  await page.getByRole('link', { name: 'Another record' }).click();
  await paste(page, JSON.stringify(secret));
  await page.getByRole('tab', { name: 'Fair deal' }).click();
  await expect(page.getByRole('heading', { name: 'The deal cannot be checked' })).toBeVisible();
  await page.getByRole('link', { name: 'Another record' }).click();
  await paste(page, JSON.stringify({ ...secret, seed: 'stacked' }));
  await page.getByRole('tab', { name: 'Fair deal' }).click();
  await expect(page.getByRole('heading', { name: 'Not the deal that was sealed' })).toBeVisible();
});

test('a bad record is refused, and the place is named', async ({ page }) => {
  await open(page, '/replay');
  await paste(page, '{"format":');
  await expect(page.getByRole('alert')).toContainText('cannot be read as JSON');
  const record = JSON.parse(RECORD) as { events: string[] };
  const events = record.events.with(40, record.events[39] ?? '');
  await paste(page, JSON.stringify({ ...record, events }));
  await expect(page.getByRole('alert')).toContainText('Entry 41');
  await expectNoViolations(page, 'bad record');
  await page.goto('/replay#r=AAAA&e=3');
  await expect(page.getByRole('alert')).toContainText('cut off');
  await page.goto('/replay/nowhere');
  await expect(page.getByRole('alert')).toContainText('not on this device');
});

test('a record opens from a file', async ({ page }) => {
  await open(page, '/replay');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(RECORD) });
  await expectAt(page, 0);
});

test('a game just finished is watched again from its end @long', async ({ page }) => {
  await startGame(page);
  await playToTheEnd(page, click);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(slider(page)).toBeVisible();
  await expect(page).toHaveURL(/\/replay\/[\w-]+/);
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/#e=[1-9]\d+&/);
  await page.reload();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Step (\d+) of \1\./);
  await page.getByRole('tab', { name: 'Fair deal' }).click();
  await expect(page.getByRole('heading', { name: 'Dealt fairly' })).toBeVisible();
});

test('what if: play on from a moment, in a named branch that is kept and can be watched', async ({
  page,
}) => {
  await open(page, '/replay');
  await paste(page, RECORD);
  await slider(page).fill('60');
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the branch').fill('Another moon');
  await expectNoViolations(page, 'what if');
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await expect(page).toHaveURL(/\/play\/stellar\/[\w-]+$/);
  await playToTheEnd(page, click);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('tab', { name: 'What if' }).click();
  await expect(page.getByText('left at step 60').first()).toBeVisible();
  await expect(page.getByLabel('Name of the branch')).toHaveValue('Another moon');
  await expect(page.getByText(/ instead of /)).toBeVisible();
  await expectNoViolations(page, 'branches');
  await page.getByRole('tab', { name: 'Fair deal' }).click();
  await expect(page.getByRole('heading', { name: 'Dealt fairly' })).toBeVisible();
  await page.getByRole('tab', { name: 'What if' }).click();
  await page.getByRole('link', { name: 'The original game' }).click();
  await expectAt(page, 0);
  await page.getByRole('tab', { name: 'What if' }).click();
  await expect(page.getByLabel('Name of the branch')).toHaveValue('Another moon');
});

test('the logbook counts a finished game, leads to its replay and exports it @long', async ({ page }) => {
  await startGame(page);
  await playToTheEnd(page, click);
  await page.goto('/logbook');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your logbook');
  await expect(page.getByText('1 game', { exact: true })).toBeVisible();
  await expectNoViolations(page, 'logbook');
  await expectNoSidewaysScroll(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the records' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { game: string }).game)).toEqual(['stellar']);
  await page.getByRole('link', { name: /^Replay Stellar/ }).click();
  await expect(slider(page)).toBeVisible();
});

for (const look of [
  { theme: 'night', locale: 'en' },
  { theme: 'paper', locale: 'fr' },
] as const) {
  test(`axe is content with the replay, ${look.theme}, ${look.locale}`, async ({ page }, { project }) => {
    await open(page, '/replay', look);
    await page.locator('main h1').waitFor();
    await expectNoViolations(page, 'chooser');
    await expectNoSidewaysScroll(page);
    await page.locator('textarea').fill(RECORD);
    await page.locator('form button[type=submit]').click();
    await page.locator('input[type=range]').fill('60');
    await expectNoViolations(page, 'replay');
    await expectNoSidewaysScroll(page);
    await picture(page, `${project.name}-replay-${look.theme}-${look.locale}`);
    if (project.name !== 'phone') return;
    await page.setViewportSize({ width: 360, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}

for (const [game, name, there] of [
  ['stellarion', 'all-duo', 'Observatory'],
  ['star-explorer', 'four-greedy', 'The others'],
] as const) {
  test(`a record of ${game} stands on its board${game === 'stellarion' ? '' : ' @long'}`, async ({ page }, {
    project,
  }) => {
    const record = readFileSync(new URL(`../../../${game}/replays/${name}.game`, import.meta.url), 'utf8');
    await open(page, '/replay');
    await paste(page, record);
    await slider(page).fill('60');
    await expect(page.getByRole('region', { name: there })).toBeVisible();
    await expectNoViolations(page, game);
    await expectNoSidewaysScroll(page);
    await picture(page, `${project.name}-replay-${game}`);
  });
}
