// The first screen is there before the app: it can be read, and taps on it are not lost.
import { expect, type Page, test } from '@playwright/test';
import { open, startGame } from './app.ts';

// A real first visit, which stores the app for offline use.
test.use({ serviceWorkers: 'allow' });

/** Delays the app, as a slow network would; the result releases it. */
async function hold(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/index-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Does not wait for the app. */
async function openEarly(page: Page, locale: 'en' | 'fr'): Promise<void> {
  const loaded = open(page, '/', { locale });
  await page.locator('main h1').waitFor();
  loaded.catch(() => undefined);
}

for (const [locale, title, play] of [
  ['en', 'Three games, one night sky', 'Play now Stellar'],
  ['fr', 'Trois jeux, un ciel étoilé', 'Jouer Stellar'],
] as const)
  test(`a tap before the app is there is answered (${locale})`, async ({ page }) => {
    const release = await hold(page);
    await openEarly(page, locale);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const button = page.getByRole('button', { name: play, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.locator('button[data-hand]').first()).toBeVisible();
    await expect(page).toHaveURL(/\/play\/stellar\/\w+/);
  });

test('the app takes over what is shown, and draws it as it was', async ({ page }) => {
  const release = await hold(page);
  await openEarly(page, 'en');
  const shown = () => page.evaluate(() => document.querySelector('main > section:nth-of-type(2)')?.outerHTML);
  const before = await shown();
  await page.evaluate(() => Object.assign(window, { first: document.querySelector('main') }));
  release();
  await expect(page.locator('main > section').nth(2)).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('main') === Object(window).first)).toBe(true);
  // Pictures, and what the server says of other people, come later.
  const later = /<img [^>]*>|<small>.*?<\/small>/g;
  expect((await shown())?.replace(later, '')).toBe(before?.replace(later, ''));
});

test('a link that is tapped before the app is there leads on', async ({ page }) => {
  const release = await hold(page);
  await openEarly(page, 'en');
  await page.getByRole('link', { name: 'Pass and play' }).first().click();
  release();
  await expect(page).toHaveURL(/\/play\/stellar\/new\?pass/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what is chosen and typed before the app is there counts', async ({ page }) => {
  const release = await hold(page);
  await openEarly(page, 'en');
  await page.getByRole('textbox', { name: 'A friend’s table code' }).fill('BCDFGH');
  await page
    .getByRole('radiogroup', { name: 'Level, Stellar' })
    .getByRole('radio', { name: 'Astronomer' })
    .click();
  await page.getByRole('button', { name: 'Play now Stellar', exact: true }).click();
  release();
  await expect(page.locator('button[data-hand]').first()).toBeVisible();
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('planisphere.settings') ?? '{}').level),
  ).toBe('astronomer');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Three games, one night sky' })).toBeVisible();
});

test('whoever comes back finds the level chosen last, before the app is there', async ({ page }) => {
  const release = await hold(page);
  const loaded = open(page, '/', { level: 'master' });
  for (const game of ['Stellar', 'Star Explorer']) {
    const levels = page.getByRole('radiogroup', { name: `Level, ${game}`, exact: true });
    await expect(levels.getByRole('radio', { name: 'Master' })).toBeChecked();
  }
  release();
  await loaded;
  const levels = page.getByRole('radiogroup', { name: 'Level, Stellar', exact: true });
  await expect(levels.getByRole('radio', { name: 'Master' })).toBeChecked();
});

test('an address of its own never shows the first screen', async ({ page }) => {
  const release = await hold(page);
  const loaded = open(page, '/settings');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect(page.getByRole('heading', { name: 'Three games, one night sky' })).toBeHidden();
  release();
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('a server with a policy of its own, which knows nothing of the page, shows the app all the same', async ({
  page,
}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "default-src 'self'" };
    await route.fulfill({ response, headers });
  });
  const sheet = page.waitForResponse(/assets\/index-.*\.css$/);
  await open(page, '/');
  await sheet;
  await expect(page.locator('main article button[aria-busy]').first()).toHaveCSS('min-height', /^[1-9]/);
  await page.getByRole('button', { name: 'Play now Stellar', exact: true }).click();
  await expect(page.locator('button[data-hand]').first()).toBeVisible();
});

test('a part that cannot be fetched says so, and comes when the page is loaded again', async ({ page }) => {
  const gone = /assets\/Drawers-.*\.js$/;
  await page.route(gone, (route) => route.abort());
  await startGame(page);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const trouble = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(trouble).toBeInViewport();
  await page.unroute(gone);
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
