// The journeys that matter, in Firefox and in WebKit: nothing may work in one engine only.
import { createServer, request } from 'node:http';
import { expect } from '@playwright/test';
import { play } from './autopilot.ts';
import { press, pressWords, restingSpotOf, spotOf, test, visit } from './journey.ts';
import type { Screen } from './screen.ts';

const GAMES = ['stellar', 'star-explorer'] as const;
const SLOT = '[data-side=own] [data-place="tel-0-1"]';
/** A card that the game waits for: before, while the table deals, it can only be looked at. */
const CARD = 'button[data-hand][aria-pressed]';

const wrong = (screen: Screen): Promise<boolean> =>
  screen.run(`return document.body.innerText.includes('Something went wrong')`);

test('one tap on a first visit: the table opens and the bot answers', { tag: '@core' }, async ({
  window: screen,
  site,
}) => {
  await visit(screen, site);
  await press(screen, 'button[data-play="star-explorer"]');
  await spotOf(screen, 'button[data-choice]');
  await expect
    .poll(() => screen.run(`return document.querySelector('[role=status]')?.innerText ?? ''`))
    .toMatch(/chooses a kind/);
  expect(await wrong(screen)).toBe(false);
});

for (const game of GAMES)
  test(`${game}: one tap, a whole game, its review, and its replay for somebody else`, async ({
    window: screen,
    open,
    site,
  }) => {
    test.setTimeout(400_000);
    await visit(screen, site);
    await press(screen, `button[data-play="${game}"]`);
    await spotOf(screen, 'button[data-hand], button[data-choice]');
    const presses = await play(screen, 'other', { most: 1000 });
    expect(presses).toBeGreaterThan(10);
    await seeAgain(screen, site, open);
  });

test('stellarion: one tap, a whole game, its review, and its replay for somebody else', {
  tag: '@whole',
}, async ({ window: screen, open, site }) => {
  test.setTimeout(400_000);
  await visit(screen, site);
  await press(screen, 'button[data-play="stellarion"]');
  await spotOf(screen, '[data-source]');
  expect(await play(screen, 'stellarion', { most: 3000 })).toBeGreaterThan(20);
  await spotOf(screen, '[data-end] h1');
  await seeAgain(screen, site, open);
});

/** The finished game on this screen: its review, its replay, and by its link the replay on another device. */
async function seeAgain(screen: Screen, site: string, open: () => Promise<Screen>): Promise<void> {
  expect(await wrong(screen)).toBe(false);
  const id = await screen.run<string>(`return location.pathname.split('/').at(-1)`);
  await screen.goto(`${site}/review/${id}`);
  await spotOf(screen, 'main h1');
  await spotOf(screen, 'main [data-waterfall] > li');
  await screen.goto(`${site}/replay/${id}`);
  const last = `return Number(document.querySelector('input[type=range]')?.max ?? 0)`;
  await expect.poll(() => screen.run<number>(last), { timeout: 60_000 }).toBeGreaterThan(10);
  const read = `return document.querySelector('main input[readonly]')?.value ?? ''`;
  await expect.poll(() => screen.run<string>(read), { timeout: 60_000 }).toMatch(/\/replay.*#/);
  const friend = await open();
  await visit(friend, await screen.run<string>(read), { name: 'Noé' });
  await spotOf(friend, 'input[type=range]');
  expect(await friend.run<number>(last)).toBe(await screen.run<number>(last));
  expect(await wrong(friend)).toBe(false);
}

test('a card is dragged with the mouse', async ({ window: screen, site }) => {
  await visit(screen, site);
  await press(screen, 'button[data-play="stellar"]');
  await screen.drag(await restingSpotOf(screen, CARD), await restingSpotOf(screen, SLOT), 'mouse');
  await expect
    .poll(() => screen.run(`return document.querySelector('${SLOT}')?.ariaLabel ?? ''`))
    .toMatch(/^Slot 1: /);
});

test('a lesson is taught to its end', async ({ window: screen, site }) => {
  await visit(screen, `${site}/learn/stellar/1`);
  // The light falls on what it speaks of.
  await spotOf(screen, 'svg[data-asking]');
  await press(screen, 'button[data-place="row-1"]');
  await spotOf(screen, 'aside[data-reached="1"]');
  // The card that was taken is in hand already.
  await press(screen, `button[data-target*='"slot":2']`);
  await spotOf(screen, 'aside[data-reached="2"]');
  await press(screen, `button[data-target*='"note"']`);
  await spotOf(screen, 'aside[data-mood="done"]');
  expect(await wrong(screen)).toBe(false);
});

/** The server, over a line that can be cut. */
async function cuttable(to: string): Promise<{ readonly url: string; cut(): void }> {
  const { hostname, port } = new URL(to);
  const line = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const passed = request({ hostname, port, method, path, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const address = line.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${own}`,
    cut() {
      line.closeAllConnections();
      line.close();
    },
  };
}

test('after the first visit it works without the network', async ({ window: screen, site }) => {
  const line = await cuttable(site);
  await visit(screen, line.url);
  await screen.run('await navigator.serviceWorker.ready');
  await expect
    .poll(() => screen.run('return navigator.serviceWorker.controller !== null'), { timeout: 60_000 })
    .toBe(true);
  line.cut();
  await screen.goto(line.url);
  await press(screen, 'button[data-play="stellar"]');
  await spotOf(screen, 'button[data-hand]');
  expect(await wrong(screen)).toBe(false);
  // The table itself returns, too.
  await screen.goto(await screen.run<string>('return location.href'));
  await spotOf(screen, 'button[data-hand]');
  expect(await wrong(screen)).toBe(false);
});

test('two people play at one table of the server', async ({ open, site }) => {
  const [host, friend] = [await open(), await open()];
  await visit(host, site);
  await pressWords(host, 'With a friend');
  await pressWords(host, 'Open a table and get the link');
  const read = `return [...document.querySelectorAll('input')].map((each) => each.value).find((each) => each.includes('/t/')) ?? ''`;
  await expect.poll(() => host.run<string>(read), { timeout: 60_000 }).toMatch(/\/t\//);
  await visit(friend, await host.run<string>(read), { name: 'Noé' });
  await pressWords(friend, 'Sit down and play');
  for (const each of [host, friend]) await spotOf(each, 'button[data-hand]');
  for (const each of [host, friend]) {
    await press(each, 'button[data-hand]');
    await pressWords(each, 'Confirm');
  }
  for (const each of [host, friend])
    await expect
      .poll(() =>
        each.run(
          `return document.querySelector('[data-side=own] [data-place="tel-0-1"], [data-side=own] [data-place="tel-1-1"]')?.ariaLabel ?? ''`,
        ),
      )
      .toMatch(/^Slot 1: /);
});
