// Two partners at a table of Stellarion on the server: one points at a deck, one loses the network, and they fly
// together.
import { expect, test } from '@playwright/test';
import { picture } from './app.ts';
import { arrive, everybodyLeaves, invite, loseNetwork, sitDown } from './people.ts';
import { EXPANSIONS, expectTheEnd, playAWhile, playFast } from './stellarion.ts';

test('two browsers: a ping, a lost network, and the end for both', async ({ browser }) => {
  test.setTimeout(600_000);
  const host = await arrive(browser, 'Ada', '/play/stellarion/new?friend');
  for (const name of EXPANSIONS) await host.page.getByRole('switch', { name }).check();
  const path = await invite(host.page);
  const friend = await arrive(browser, 'Noé', path);
  await sitDown(friend);
  const people = [host, friend];
  for (const { page } of people) await page.locator('[data-source]').first().waitFor();
  // The other sees the pointing, whoever has the turn.
  await friend.page.locator('[data-source="2"]').click({ button: 'right', force: true });
  await expect(host.page.locator('[data-source="2"][data-pointed]')).toBeVisible();
  await expect(host.page.getByRole('status').filter({ hasText: 'Noé' })).toContainText('Gamma');
  await picture(host.page, 'stellarion-pinged');
  await playAWhile(
    people.map(({ page }) => page),
    8,
  );
  await loseNetwork(friend);
  await friend.page.reload();
  await expect(friend.page.locator('[data-source]').first()).toBeVisible();
  // Pointing from before a return is not shown again.
  await expect(friend.page.locator('[data-pointed]')).toHaveCount(0);
  await Promise.all(people.map(({ page }) => playFast(page, 4000)));
  for (const { page } of people) await expectTheEnd(page);
  await picture(friend.page, 'stellarion-online-end');
  await everybodyLeaves(people);
});

test('what one has decided stays decided while somebody points at a deck', async ({ browser }) => {
  const host = await arrive(browser, 'Ada', '/play/stellarion/new?friend');
  const path = await invite(host.page);
  const friend = await arrive(browser, 'Noé', path);
  await sitDown(friend);
  await host.page.locator('[data-source]').first().waitFor();
  // The host's decisions get stuck on their way to the server.
  const stuck: (() => void)[] = [];
  await host.page.routeWebSocket('**/socket', (page) => {
    const server = page.connectToServer();
    page.onMessage((message) => {
      if (String(message).includes('"type":"act"')) stuck.push(() => server.send(message));
      else server.send(message);
    });
  });
  await host.page.reload();
  // Closing the page later stops this player with an error, which is expected.
  void playFast(host.page, 100).catch(() => undefined);
  await expect.poll(() => stuck.length).toBe(1);
  await friend.page.locator('[data-source="2"]').click({ button: 'right', force: true });
  await expect(host.page.locator('[data-source="2"][data-pointed]')).toBeVisible();
  await expect(host.page.locator('main')).toHaveAttribute('aria-busy', 'true');
  expect(stuck).toHaveLength(1);
  stuck[0]?.();
  await expect(friend.page.getByRole('region', { name: 'Log' }).getByRole('listitem')).not.toHaveCount(0);
  await everybodyLeaves([host, friend]);
});
