// The daily sky to its end: the player's points beside the master's on the same deal, and in the server's list; the
// server replays every result before it lists it.
import { findBot } from '@planisphere/bots';
import { createDealer, makeRecord, newCourse, recordOf, rngOf } from '@planisphere/core';
import { dailySeed } from '@planisphere/protocol';
import { starExplorer } from '@planisphere/star-explorer';
import { expect, test } from '@playwright/test';
import { click, ended, expectNoViolations, open } from './app.ts';
import { keepTable } from './kept.ts';
import { confirm, settle } from './star-explorer.ts';

const DAY = new Date().toISOString().slice(0, 10);
const SEED = dailySeed('star-explorer', DAY);

/** The day's deal as an amateur plays it. */
function playedToday() {
  const options = starExplorer.decodeOptions({ first: 'random' });
  if (!options.ok) throw new Error(options.fault.message);
  let course = newCourse(starExplorer, options.value, 1);
  const [dealer, rng] = [createDealer(SEED), rngOf('amateur')];
  const bot = findBot(starExplorer, 'amateur');
  if (bot === undefined) throw new Error('there is no amateur');
  for (;;) {
    course = course.settle(dealer);
    if (course.awaiting.kind !== 'seats') return course;
    course = course.with({ by: 0, action: bot.choose(course.state, 0, rng) });
  }
}

test('a night is compared with the master and with the list of the server', async ({ page, browser }) => {
  const course = playedToday();
  await page.clock.setFixedTime(new Date(`${DAY}T12:00:00Z`));
  await open(page, '/learn');
  await page.goto('/');
  // All but the last drawing, so that the test plays the end here.
  await page.evaluate(keepTable, {
    ...{ id: 'tonight', game: 'star-explorer', seats: [{ name: '' }], options: course.options, seed: SEED },
    ...{ events: course.events.slice(0, -1).map(starExplorer.notation.makeEvent), assisted: false, day: DAY },
    ...{ createdAt: 1, updatedAt: 2, summary: { round: 6, rounds: 6, waitsForPerson: true } },
  });
  await page.goto('/play/star-explorer/tonight');
  await page.locator('[data-drawing="true"]').waitFor();
  await settle(page, click);
  await confirm(page, click);
  await expect(ended(page)).toBeVisible();
  const night = page.getByRole('region', { name: 'Tonight, on the same deal' });
  await expect(night.locator('[data-master]')).not.toHaveAttribute('data-master', '', { timeout: 60_000 });
  await expect(night).toContainText(/(more|fewer|As many points) (than|as) the Master/);
  await night.getByRole('button', { name: 'Add my result to the list' }).click();
  const list = page.getByRole('list', { name: 'Tonight on this server' });
  await expect(list.getByRole('listitem').filter({ hasText: 'You' })).toBeVisible();
  await expectNoViolations(page, 'a finished night');
  // Somebody else's result is listed if it follows the rules, and refused if it does not.
  const other = await browser.newContext();
  // The list of the server keeps names from an earlier try.
  const somebody = `Noé ${Date.now() % 100_000}`;
  const headers = { 'content-type': 'application/json' };
  const base = new URL(page.url()).origin;
  await other.request.put(`${base}/api/me`, {
    headers,
    data: { name: somebody, emblem: 'comet', locale: 'fr' },
  });
  const record = recordOf(course, { seats: [somebody], seed: SEED });
  const send = (text: string) =>
    other.request.post(`${base}/api/daily/star-explorer/${DAY}`, { headers, data: text });
  const forged = makeRecord(record).replace(/"scores":\[\d+/, '"scores":[999');
  expect((await send(forged)).status()).toBe(400);
  expect((await send(makeRecord(record))).ok()).toBe(true);
  await other.close();
  await page.goto('/');
  await page.getByRole('radio', { name: 'Star Explorer' }).first().check();
  await expect(list.getByRole('listitem').filter({ hasText: somebody })).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasText: 'You' })).toBeVisible();
});
