// The search for an opponent: one waits in the tile, plays a bot meanwhile, is called, and two strangers sit at one
// table.
import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, open } from './app.ts';
import { arrive, everybodyLeaves } from './people.ts';

/** Each device has its own game: both search at the same time on the same server. */
const GAMES = { desktop: 'Stellar', phone: 'Star Explorer' } as const;
const gameHere = (): string => GAMES[test.info().project.name as keyof typeof GAMES];

/** Also while somebody waits there, as its label says. */
const somebody = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^Play somebody ${gameHere()}`) });
const look = (page: Page) => somebody(page).click();
const call = (page: Page, name: string) => page.getByRole('alertdialog', { name: `${name} is here` });

test('one waits, plays a bot meanwhile, is called, and plays', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada', '/');
  await look(ada.page);
  const stop = ada.page.getByRole('button', { name: 'Stop looking' });
  await expect(stop).toBeVisible();
  await expect(ada.page.getByRole('timer')).toHaveText(/^0:\d\d$/);
  await expect(ada.page.getByText(/^Ratings from \d+ to \d+, wider in \d+ seconds?$/)).toBeVisible();
  await expect(ada.page.getByRole('button', { name: /meanwhile$/ })).toBeFocused();
  await expectNoViolations(ada.page, 'looking for somebody');
  await expectNoSidewaysScroll(ada.page);
  // The pace can be chosen while waiting, by keyboard too, and one always stays.
  const relaxed = ada.page.getByRole('checkbox', { name: 'Relaxed' });
  await expect(relaxed).toBeChecked();
  await relaxed.press('Space');
  await expect(relaxed).toBeChecked();
  await ada.page.getByRole('checkbox', { name: 'Days' }).press('Space');
  await expect(ada.page.getByRole('checkbox', { name: 'Days' })).toBeChecked();
  // Stopped and begun again; it goes on after a reload.
  await stop.click();
  await expect(somebody(ada.page)).toBeFocused();
  await look(ada.page);
  await expect(stop).toBeVisible();
  await ada.page.reload();
  await expect(stop).toBeVisible();
  await expect(ada.page.getByRole('checkbox', { name: 'Days' })).toBeChecked();
  await ada.page.getByRole('button', { name: /meanwhile$/ }).click();
  await expect(ada.page).toHaveURL(/\/play\//);
  await expect(ada.page.getByRole('link', { name: /^Looking, / })).toBeVisible();
  const botGame = new URL(ada.page.url()).pathname;

  const ben = await arrive(browser, 'Ben', '/');
  await expect(somebody(ben.page)).toContainText('1 waiting');
  // Where nobody waits it says what else to expect.
  await expect(ben.page.getByRole('button', { name: /^Fly with somebody Stellarion/ })).toContainText(
    /\d+ (here now|waiting)|about \d+ min/,
  );
  await look(ben.page);
  await expect(call(ben.page, 'Ada')).toBeVisible();
  const called = call(ada.page, 'Ben');
  await expect(called).toBeFocused();
  await expect(called).toContainText('Your game is kept');
  await expectNoViolations(ada.page, 'called in a game');
  await expectNoSidewaysScroll(ada.page);
  await called.getByRole('button', { name: 'Play Ben' }).click();
  await expect(called).toContainText('Waiting for Ben');
  await call(ben.page, 'Ada').getByRole('button', { name: 'Play Ada' }).click();
  for (const { page } of [ada, ben]) {
    await expect(page).toHaveURL(/\/t\/\w{3}-\w{3}$/);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Looking, / })).toHaveCount(0);
  }
  await expect(ada.page.getByText('Ben').first()).toBeVisible();
  await ada.page.goto('/');
  await expect(ada.page.locator(`a[href="${botGame}"]`)).toBeVisible();
  await everybodyLeaves([ada, ben]);
});

test('without a server the button says so', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await open(page, '/', { locale: 'fr', theme: 'paper' });
  await page.getByRole('button', { name: /^Partir à deux/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: /serveur/i })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0);
});

test('a table that is open for everybody is on the home page, and one tap sits down there', async ({
  browser,
}) => {
  const name = `Vera ${test.info().project.name}`;
  const vera = await arrive(browser, name, '/');
  const { code } = (await vera.page.evaluate(async (guest) => {
    const send = (method: string, path: string, body: object) =>
      fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    await send('PUT', '/api/me', { name: guest, emblem: 'star' });
    const seats = [{ kind: 'person' }, { kind: 'person' }];
    const pace = { kind: 'days', days: 3 };
    return (await send('POST', '/api/tables', { game: 'stellar', access: 'open', seats, pace })).json();
  }, name)) as { code: string };
  const walt = await arrive(browser, 'Walt', '/');
  const join = walt.page.getByRole('link', { name: `Join Stellar with ${name}` });
  await expect(join).toBeVisible();
  const row = walt.page.getByRole('listitem').filter({ has: join });
  await expect(row).toContainText('random start, 1 of 2 seats taken');
  await expect(row).toContainText('For fun');
  await expectNoViolations(walt.page, 'open tables');
  await expectNoSidewaysScroll(walt.page);
  await join.click();
  await expect(walt.page).toHaveURL(new RegExp(`/t/${code.slice(0, 3)}-${code.slice(3)}$`));
  await expect(walt.page.locator('button[data-hand]').first()).toBeVisible();
  await everybodyLeaves([vera, walt]);
});
