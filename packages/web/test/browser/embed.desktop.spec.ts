// Boards in pages of other sites: the example page is served from another origin, and every frame in it shows what it should.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { expectNoViolations, picture } from './app.ts';

const root = new URL('../../../../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const RECORD = textOf('packages/stellarion/replays/base-duo.game').trim();
const EVENTS = (JSON.parse(RECORD) as { events: string[] }).events.length;

/** The example page with one of its boards: with all of them at once, Chromium as it is driven here does not always finish loading. */
function pageOf(html: string, id: string): string {
  const [board = ''] =
    new RegExp(
      `<planisphere-board id="${id}"[\\s\\S]*?</planisphere-board>|<iframe id="${id}".*</iframe>`,
    ).exec(html) ?? [];
  return html.slice(0, html.indexOf('<body>')) + board;
}

let elsewhere: Server;
let address = '';

test.beforeAll(async ({ baseURL }) => {
  const server = baseURL ?? '';
  const html = textOf('examples/embed/index.html').replaceAll('SERVER', server);
  elsewhere = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://elsewhere');
    const framed = searchParams.get('frame');
    const only = searchParams.get('only');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (framed !== null) response.end(`<iframe width="1200" height="800" src="${server}${framed}"></iframe>`);
    else response.end(only === null ? html : pageOf(html, only));
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, 'localhost', resolve));
  // Another origin by its port.
  address = `http://localhost:${(elsewhere.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  elsewhere.close();
});

async function boardIn(page: Page, id: string): Promise<FrameLocator> {
  await page.goto(`${address}/?only=${id}`);
  return id === 'plain' ? page.frameLocator(`#${id}`) : page.frameLocator(`#${id} iframe`);
}

test('a page of another site shows a position of each game', async ({ page }, { project }) => {
  const stellar = await boardIn(page, 'stellar');
  await expect(stellar.getByRole('heading', { name: 'A position of Stellar' })).toBeVisible();
  await expect(stellar.getByText('Noctua').first()).toBeVisible();
  await expect(stellar.locator('[data-still]')).toBeVisible();
  await expect(stellar.locator('html')).toHaveAttribute('data-theme', 'night');
  const starExplorer = await boardIn(page, 'star-explorer');
  await expect(starExplorer.locator('html')).toHaveAttribute('data-theme', 'paper');
  await expect(starExplorer.locator('svg[role="img"], svg[aria-label]').first()).toBeVisible();
  const stellarion = await boardIn(page, 'stellarion');
  await expect(stellarion.getByRole('heading', { name: 'Une position de Stellarion' })).toBeVisible();
  await picture(page, `embed-${project.name}`);
});

test('a page of another site plays a replay, by name and from the record in the page', async ({ page }) => {
  const replay = await boardIn(page, 'replay');
  const slider = replay.getByRole('slider', { name: 'Moment of the game' });
  await expect(slider).toHaveValue('20');
  await replay.getByRole('button', { name: 'To the next turn' }).click();
  await expect(slider).not.toHaveValue('20');
  const record = await boardIn(page, 'record');
  const moment = record.getByRole('slider', { name: 'Moment of the game' });
  await expect(moment).toHaveValue('0');
  await expect(moment).toHaveAttribute('max', String(EVENTS));
});

test('a page of another site poses a puzzle and shows the daily sky', async ({ page }) => {
  const puzzle = await boardIn(page, 'puzzle');
  await puzzle.getByRole('button', { name: 'Show the solution' }).click();
  await expect(puzzle.locator('[data-over="shown"]')).toBeVisible();
  const daily = await boardIn(page, 'daily');
  await expect(
    daily.getByRole('heading', { name: /^Star Explorer, the sky of \d{4}-\d\d-\d\d$/ }),
  ).toBeVisible();
  await expect(daily.getByRole('link', { name: 'Play it on Planisphere' })).toHaveAttribute(
    'target',
    '_blank',
  );
  const plain = await boardIn(page, 'plain');
  await expect(plain.getByRole('button', { name: 'Show the solution' })).toBeVisible();
});

test('nothing is fetched before it is about to be seen', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 600 });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('#stellar iframe')).toHaveCount(1);
  await expect(page.locator('#daily iframe')).toHaveCount(0);
  await expect(page.locator('#puzzle iframe')).toHaveCount(0);
});

test('other sites can frame nothing else, and what leads on opens beside the frame', async ({
  page,
  context,
}) => {
  for (const path of ['/', '/settings', '/puzzle/stellar/4']) {
    await page.goto(`${address}/?frame=${path}`);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  }
  await page.goto(`${address}/?frame=/embed/puzzle/stellar/4`);
  const frame = page.frameLocator('iframe');
  const link = frame.locator('a[href="/puzzle"]').first();
  const beside = context.waitForEvent('page');
  await link.evaluate((element) => (element as { click(): void }).click());
  expect((await beside).url()).toMatch(/\/puzzle$/);
  expect(page.frames()[1]?.url()).toContain('/embed/puzzle/stellar/4');
});

test('a frame keeps no settings, says what is wrong, and can be read', async ({ page }) => {
  await page.goto('/embed/position/stellar?position=nonsense&theme=paper&lang=fr');
  await expect(page.getByText('Cette position est illisible')).toBeVisible();
  expect(await page.evaluate(`localStorage.getItem('planisphere.settings')`)).toBeNull();
  await page.goto('/embed/daily/stellar/2026-11-15?lang=en');
  await expect(page.getByRole('heading', { name: 'Stellar, the sky of 2026-11-15' })).toBeVisible();
  await expectNoViolations(page, 'the daily sky in a frame');
  await page.goto('/embed/nothing');
  await expect(page.getByRole('heading')).toBeVisible();
});
