// A game that somebody gives up, as both players, a spectator and the replay see it: who won, and how it ended.
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './app.ts';
import { arrive, everybodyLeaves, type Person, sitDown } from './people.ts';

/** Opens a table for two and returns its path. */
async function openFor(host: Person, game: string): Promise<string> {
  const person = { kind: 'person' };
  await host.page.request.put('/api/me', { data: { name: 'Ada', emblem: 'star' } });
  const data = { game, seats: [person, person], options: game === 'stellarion' ? { stars: 0 } : {} };
  const opened = await host.page.request.post('/api/tables', { data });
  const { code } = (await opened.json()) as { code: string };
  await host.page.goto(`/t/${code}`);
  return `/t/${code}`;
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^At the table/ }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign now' }).click();
}

async function expectEnd(page: Page, title: string, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('main').getByText(text).first()).toBeVisible();
  await expect(page.locator('p[role="status"]').filter({ hasText: `${title}. ${text}` })).toHaveCount(1);
}

for (const game of ['stellar', 'star-explorer'])
  test(`a resignation in ${game} is seen by both, by a spectator and in the replay`, async ({ browser }) => {
    test.slow();
    const ada = await arrive(browser, 'Ada', '/');
    const path = await openFor(ada, game);
    const noe = await arrive(browser, 'Noé', path);
    await sitDown(noe);
    const zoe = await arrive(browser, 'Zoé', path);
    await expect(zoe.page.getByRole('button', { name: /^At the table/ })).toBeVisible();
    await expect(
      zoe.page.getByRole('heading', { level: 1, name: /^Ada and Noé are choosing a first/ }),
    ).toBeVisible();
    await resign(noe.page);
    await expectEnd(noe.page, 'Ada wins', 'You have resigned.');
    await expectEnd(ada.page, 'You win', 'Noé has resigned.');
    await expectEnd(zoe.page, 'Ada wins', 'Noé has resigned.');
    await expect(zoe.page.getByRole('heading', { name: 'You', exact: true })).toHaveCount(0);
    await expectNoViolations(ada.page, `${game} resigned`);
    await expect(ada.page.getByRole('link', { name: 'Review' })).toHaveCount(1);
    await zoe.page.goto(`/replay${path}`);
    await zoe.page.getByRole('heading', { name: 'This moment' }).waitFor();
    await zoe.page.keyboard.press('End');
    await expect(zoe.page.getByText('Ada wins. Noé has resigned.')).toBeVisible();
    // The logbook of both counts it, once; the spectator's does not.
    for (const [{ page }, line] of [
      [ada, /You win. Noé has resigned., won$/],
      [noe, /Ada wins. You have resigned., lost$/],
    ] as const) {
      await page.goto('/logbook');
      await expect(page.getByRole('link', { name: line })).toHaveCount(1);
    }
    await zoe.page.goto('/logbook');
    await expect(zoe.page.getByRole('link', { name: /Noé resigned/ })).toHaveCount(0);
    await everybodyLeaves([ada, noe, zoe]);
  });

test('who plays Stellarion together and resigns has lost together', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada', '/');
  const path = await openFor(ada, 'stellarion');
  const noe = await arrive(browser, 'Noé', path);
  await sitDown(noe);
  await resign(noe.page);
  for (const { page } of [ada, noe]) await expectEnd(page, 'The game is lost', 'The game was given up.');
  await everybodyLeaves([ada, noe]);
});

test('the name that is typed when joining is the name at the table', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada', '/');
  const path = await openFor(ada, 'stellar');
  const friend = await arrive(browser, '', path);
  await friend.page.getByRole('textbox', { name: 'Your name at the table' }).fill('Noé');
  await sitDown(friend);
  await ada.page.getByRole('button', { name: /^At the table/ }).click();
  await expect(ada.page.getByRole('dialog').getByText('Noé', { exact: true })).toBeVisible();
  await everybodyLeaves([ada, friend]);
});

test('words of somebody who is muted are left out, and come back', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada', '/');
  const noe = await arrive(browser, 'Noé', await openFor(ada, 'stellar'));
  await sitDown(noe);
  for (const { page } of [ada, noe]) await page.getByRole('button', { name: /^At the table/ }).click();
  await noe.page.getByRole('button', { name: 'Wow!' }).click();
  const line = ada.page.getByRole('listitem').filter({ hasText: 'Wow!' });
  await expect(line).toBeVisible();
  await ada.page.getByRole('button', { name: 'Mute Noé', exact: true }).click();
  await expect(line).toHaveCount(0);
  await ada.page.getByRole('button', { name: 'Hear Noé again' }).click();
  await expect(line).toBeVisible();
  await everybodyLeaves([ada, noe]);
});
