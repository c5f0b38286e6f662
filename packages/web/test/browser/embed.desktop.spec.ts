// Boards in pages of other sites: another origin serves the example page, and every frame in it shows what it should.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectNoViolations, picture } from './app.ts';
import { boardIn, type Elsewhere, serveElsewhere } from './elsewhere.ts';

const root = new URL('../../../../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const RECORD = textOf('packages/stellarion/replays/base-duo.game').trim();
const EVENTS = (JSON.parse(RECORD) as { events: string[] }).events.length;
const TOO_MANY =
  'play turn=5 first=A row=P5,P5,_,C4,A4 step=3 discard=- memory=on A.hand=?,? A.taken=C4@4 A.tel=P3,P5,_,_,_,_,M6,C5,_,_,_,_ A.note=P2,M3,A3,S2 A.answer=_ B.hand=M5,C1,H2 B.taken=H2@5 B.tel=A3,_,_,_,_,_,_,H5,_,_,M5,_ B.note=P4,A5,H3 B.answer=_';

let elsewhere: Elsewhere;

test.beforeAll(async ({ baseURL }) => {
  elsewhere = await serveElsewhere(baseURL ?? '');
});

test.afterAll(() => {
  elsewhere.close();
});

test('a page with many boards finishes loading, whatever is out of sight', async ({ page }) => {
  await page.goto(elsewhere.address, { waitUntil: 'load' });
  // A page with a single frame far below the visible part.
  await page.goto(`${elsewhere.address}/?frame=/embed/puzzle/stellarion&below=1800`, { waitUntil: 'load' });
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Show the solution' })).toHaveCount(1);
});

test('a page of another site shows a position of each game', async ({ page }, { project }) => {
  const stellar = await boardIn(page, elsewhere, 'stellar');
  await expect(stellar.getByRole('heading', { name: 'A position of Stellar' })).toBeVisible();
  await expect(stellar.getByText('Noctua').first()).toBeVisible();
  await expect(stellar.locator('[data-still]')).toBeVisible();
  await expect(stellar.locator('html')).toHaveAttribute('data-theme', 'night');
  const starExplorer = await boardIn(page, elsewhere, 'star-explorer');
  await expect(starExplorer.locator('html')).toHaveAttribute('data-theme', 'paper');
  await expect(starExplorer.locator('svg[role="img"], svg[aria-label]').first()).toBeVisible();
  const stellarion = await boardIn(page, elsewhere, 'stellarion');
  await expect(stellarion.getByRole('heading', { name: 'Une position de Stellarion' })).toBeVisible();
  await picture(page, `embed-${project.name}`);
});

test('a page of another site plays a replay, by name and from the record in the page', async ({ page }) => {
  const replay = await boardIn(page, elsewhere, 'replay');
  const slider = replay.getByRole('slider', { name: 'Moment of the game' });
  await expect(slider).toHaveValue('20');
  await replay.getByRole('button', { name: 'To the next turn' }).click();
  await expect(slider).not.toHaveValue('20');
  const record = await boardIn(page, elsewhere, 'record');
  const moment = record.getByRole('slider', { name: 'Moment of the game' });
  await expect(moment).toHaveValue('0');
  await expect(moment).toHaveAttribute('max', String(EVENTS));
});

test('a page of another site poses a puzzle and shows the daily sky', async ({ page }) => {
  const puzzle = await boardIn(page, elsewhere, 'puzzle');
  await puzzle.getByRole('button', { name: 'Show the solution' }).click();
  await expect(puzzle.locator('[data-over="shown"]')).toBeVisible();
  const daily = await boardIn(page, elsewhere, 'daily');
  await expect(
    daily.getByRole('heading', { name: /^Star Explorer, the sky of \d{4}-\d\d-\d\d$/ }),
  ).toBeVisible();
  await expect(daily.getByRole('link', { name: 'Play it on Planisphere' })).toHaveAttribute(
    'target',
    '_blank',
  );
  const plain = await boardIn(page, elsewhere, 'plain');
  await expect(plain.getByRole('button', { name: 'Show the solution' })).toBeVisible();
});

test('nothing is fetched before it is about to be seen', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 600 });
  await page.goto(elsewhere.address);
  await expect(page.locator('#stellar iframe')).toHaveCount(1);
  await expect(page.locator('#daily iframe')).toHaveCount(0);
  await expect(page.locator('#puzzle iframe')).toHaveCount(0);
});

test('other sites can frame nothing else, and what leads on opens beside the frame', async ({
  page,
  context,
}) => {
  for (const path of ['/', '/settings', '/puzzle/stellar/4']) {
    await page.goto(`${elsewhere.address}/?frame=${path}`);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  }
  await page.goto(`${elsewhere.address}/?frame=/embed/puzzle/stellar/4`);
  const frame = page.frameLocator('iframe');
  const link = frame.locator('a[href="/puzzle"]').first();
  const beside = context.waitForEvent('page');
  await link.click();
  await expect(await beside).toHaveURL(/\/puzzle$/);
  expect(page.frames()[1]?.url()).toContain('/embed/puzzle/stellar/4');
});

test('a frame keeps no settings, says what is wrong, and can be read', async ({ page }) => {
  await page.goto('/embed/position/stellar?position=nonsense&theme=paper&lang=fr');
  await expect(page.getByText('Cette position est illisible')).toBeVisible();
  expect(await page.evaluate(`localStorage.getItem('planisphere.settings')`)).toBeNull();
  // Every word of it is readable, but one card occurs too often.
  await page.goto(`/embed/position/stellar?position=${encodeURIComponent(TOO_MANY)}&lang=en`);
  await expect(page.getByText('This position cannot be read: ')).toContainText('Planet 5');
  await page.goto('/embed/daily/stellar/2026-11-15?lang=en');
  await expect(page.getByRole('heading', { name: 'Stellar, the sky of 2026-11-15' })).toBeVisible();
  await expectNoViolations(page, 'the daily sky in a frame');
  await page.goto('/embed/nothing');
  await expect(page.getByRole('heading')).toBeVisible();
});
