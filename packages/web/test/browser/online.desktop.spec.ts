// Two people, two browsers, one table: by link and by code, with a lost network in between.
import { expect, type Page, test } from '@playwright/test';
import { click, decide, ended, expectNoSidewaysScroll, expectNoViolations, picture } from './app.ts';
import { arrive, everybodyLeaves, invite, loseNetwork, type Person, sitDown } from './people.ts';

async function openTable(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'With a friend' }).first().click();
  return invite(page);
}

/** Plays for whoever is to act, until the game is over or this many decisions are made. */
async function playBoth(people: readonly Person[], decisions: number): Promise<void> {
  for (let made = 0; made < decisions; ) {
    let asked = false;
    for (const { page } of people) {
      if ((await ended(page).count()) > 0) return;
      const targets = page.locator('button[data-target]:visible');
      if ((await targets.count()) === 0) continue;
      asked = true;
      await decide(page, click);
      made++;
    }
    if (!asked) await people[0]?.page.waitForTimeout(50);
  }
}

test('two browsers play a game to its end by link, over a lost network', async ({ browser }, { project }) => {
  test.slow();
  const host = await arrive(browser, 'Ada', '/');
  const path = await openTable(host.page);
  await expectNoViolations(host.page, 'waiting room');
  await expect(host.page).toHaveTitle('Waiting room, Stellar · Planisphere');
  await expectNoSidewaysScroll(host.page);
  await picture(host.page, `${project.name}-waiting-room`);
  const friend = await arrive(browser, 'Noé', path);
  await sitDown(friend);
  for (const { page } of [host, friend]) await page.locator('button[data-hand]').first().waitFor();
  await expect(host.page).toHaveTitle(/^Stellar, table \w+ · Planisphere$/);
  const people = [host, friend];
  await playBoth(people, 12);
  await picture(friend.page, `${project.name}-online`);
  await loseNetwork(friend);
  await playBoth(people, 400);
  for (const { page } of people) await expect(ended(page)).toBeVisible();
  await host.page.getByRole('button', { name: 'Verify' }).click();
  await expect(host.page.getByText('The seed matches its seal')).toBeVisible();
  await host.page.getByRole('button', { name: 'Play again' }).click();
  // The question covers no part of the verdict.
  const asked = friend.page.getByRole('alertdialog', { name: 'Ada would like another game.' });
  const [ask, verdict] = [
    await asked.boundingBox(),
    await friend.page.getByRole('heading', { level: 1 }).boundingBox(),
  ];
  expect(ask?.y ?? 0).toBeGreaterThan((verdict?.y ?? 0) + (verdict?.height ?? 0));
  await asked.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of people) {
    await expect(page.locator('button[data-hand]').first()).toBeVisible();
    await expect(ended(page)).toHaveCount(0);
  }
  await everybodyLeaves(people);
});

test('a code finds the table, and talking reaches the other side', { tag: '@core' }, async ({ browser }) => {
  const host = await arrive(browser, 'Ada', '/');
  const code = (await openTable(host.page)).split('/').at(-1) ?? '';
  const friend = await arrive(browser, 'Noé', '/');
  const field = friend.page.getByRole('textbox', { name: 'A friend’s table code' });
  await field.fill('nonsense');
  await field.press('Enter');
  await expect(friend.page.getByText('A code has six letters and digits')).toBeVisible();
  await field.fill(code.toLowerCase().replace('-', ' '));
  await field.press('Enter');
  await sitDown(friend);
  for (const { page } of [host, friend]) await page.locator('button[data-hand]').first().waitFor();
  await host.page.getByRole('button', { name: 'At the table' }).click();
  await host.page.getByRole('button', { name: 'Good luck!' }).click();
  await friend.page.getByRole('button', { name: 'At the table (1)' }).click();
  await expect(friend.page.getByRole('listitem').filter({ hasText: 'Good luck!' })).toBeVisible();
  await expectNoViolations(friend.page, 'company');
  for (const { page } of [host, friend]) await page.keyboard.press('Escape');
  // Hints among people: one asks, the other agrees, then the hint comes.
  await friend.page.getByRole('button', { name: 'Hint', exact: true }).click();
  await host.page
    .getByRole('alertdialog', { name: /^Noé would like hints/ })
    .getByRole('button', { name: 'Agree' })
    .click();
  await expect(friend.page.getByRole('alertdialog')).toHaveCount(0);
  await friend.page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(friend.page.locator('p[role="status"]').first()).toHaveText(/^Hint/, { timeout: 60_000 });
  // The first page lists the player's tables.
  await friend.page.goto('/');
  await expect(friend.page.getByRole('link', { name: new RegExp(code) })).toBeVisible();
  await everybodyLeaves([host, friend]);
});

test('the host asks somebody to leave before the start', async ({ browser }) => {
  const host = await arrive(browser, 'Ada', '/');
  const person = { kind: 'person' };
  await host.page.request.put('/api/me', { data: { name: 'Ada', emblem: 'star' } });
  const settings = { game: 'star-explorer', seats: [person, person, person] };
  const opened = await host.page.request.post('/api/tables', { data: settings });
  const { code } = (await opened.json()) as { code: string };
  await host.page.goto(`/t/${code}`);
  const friend = await arrive(browser, 'Noé', `/t/${code}`);
  await sitDown(friend);
  await host.page.getByRole('button', { name: /^Ask .* to leave$/ }).click();
  await expect(friend.page.getByRole('button', { name: 'Stand up' })).toHaveCount(0);
  await sitDown(friend);
  await expect(friend.page.getByRole('alert')).toHaveText('The host has asked you to leave this table.');
  await expectNoViolations(host.page, 'waiting room with others');
  await everybodyLeaves([host, friend]);
});

test('a host without a name types one where the table is opened, and is called by it', async ({
  browser,
}) => {
  const host = await arrive(browser, '', '/');
  const friend = await arrive(browser, 'Noé', '/learn');
  await host.page.getByRole('button', { name: 'With a friend' }).first().click();
  await host.page.getByRole('textbox', { name: 'Your name at the table' }).fill('Léa');
  const path = await invite(host.page);
  await friend.page.goto(path);
  await expect(friend.page.getByText('Léa').first()).toBeVisible();
  await expect(friend.page.getByText('Guest', { exact: true })).toHaveCount(0);
  await everybodyLeaves([host, friend]);
});
