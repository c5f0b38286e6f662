// A table on this device: how strong the bots are, changing that, the same deal again, giving up, and people and bots
// together.
import { expect, test } from '@playwright/test';
import { ended, open, startGame } from './app.ts';
import { keepTable } from './kept.ts';
import { openSky, task } from './star-explorer.ts';

const menu = 'Menu';

test('the level of a bot is on the table, and can be changed there', async ({ page }) => {
  await startGame(page, { level: 'novice' });
  await expect(page.getByText('Novice').first()).toBeVisible();
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Master' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Master/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Master/).first()).toBeVisible();
});

test('the same deal begins again', async ({ page }) => {
  await startGame(page);
  const first = await page.locator('button[data-hand]').first().getAttribute('aria-label');
  const address = page.url();
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('button', { name: 'Restart this deal' }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page.locator('button[data-hand]').first()).toHaveAttribute('aria-label', first ?? '');
});

test('giving up is asked twice, ends the game, and stays', async ({ page }) => {
  await startGame(page);
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(ended(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Resign now' }).click();
  await expect(page.getByText('You have resigned.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have resigned.').first()).toBeVisible();
  await page.goto('/logbook');
  await expect(page.getByText(/resigned/).first()).toBeVisible();
});

for (const game of ['stellar', 'star-explorer'])
  test(`the second of two quick taps does not take the device over in ${game}`, async ({ page }) => {
    await page.addInitScript(() => {
      const presses = new MutationObserver(() => {
        const button = document.querySelector<HTMLElement>('[data-handover]');
        if (button === null) return;
        presses.disconnect();
        button.click();
      });
      presses.observe(document, { childList: true, subtree: true });
    });
    await open(page, `/play/${game}/new?pass`);
    await page.getByRole('button', { name: 'Open the table' }).click();
    const takeOver = page.locator('[data-handover]');
    await expect(takeOver).toBeEnabled();
    await takeOver.click();
    await expect(takeOver).toHaveCount(0);
  });

test('two people and a bot at one screen', async ({ page }) => {
  await open(page, '/play/star-explorer/new?pass');
  await page.getByRole('radio', { name: 'Two others' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Noé');
  const third = page.getByRole('radiogroup', { name: 'Who plays seat 3' });
  await third.getByRole('radio', { name: 'Astronomer' }).check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  expect(await task(page)).toBe('pass');
  await page.locator('[data-handover]').click();
  const others = page.getByRole('region', { name: 'The others' });
  await expect(others.getByRole('button')).toHaveCount(2);
  await expect(others).toContainText('Noé');
  await expect(others).toContainText('Astronomer');
});

test('bots of different levels at one table', async ({ page }) => {
  await open(page, '/play/star-explorer/new', { level: 'novice' });
  await page.getByRole('radio', { name: /^Bot/ }).check({ force: true });
  await page.getByRole('radio', { name: 'Two others' }).check({ force: true });
  const third = page.getByRole('radiogroup', { name: 'Who plays seat 3' });
  await third.getByRole('radio', { name: 'Master' }).check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  const others = page.getByRole('region', { name: 'The others' });
  await expect(others).toContainText('Novice');
  await expect(others).toContainText('Master');
});

test('giving up alone ends the game without a winner', async ({ page }) => {
  await openSky(page, { with: 'Alone' });
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Resign now' }).click();
  await expect(page.getByText('You have resigned.').first()).toBeVisible();
});

test('a bot that plays as well as oneself, once there are games to tell', async ({ page }) => {
  await open(page, '/play/stellar/new?bot');
  const levels = page.getByRole('radiogroup', { name: 'Level' });
  await expect(levels.getByRole('radio')).toHaveCount(4);
  for (let at = 0; at < 8; at++)
    await page.evaluate(keepTable, {
      id: `done-${at}`,
      game: 'stellar',
      seats: [{ name: '' }, { name: 'Herschel', bot: at % 2 === 0 ? 'amateur' : 'astronomer' }],
      options: {},
      seed: String(at),
      events: [],
      assisted: false,
      createdAt: at,
      updatedAt: at,
      summary: {
        round: 11,
        rounds: 11,
        waitsForPerson: false,
        scores: [60, 50],
        winners: [at % 4 < 2 ? 0 : 1],
      },
    });
  await page.reload();
  await levels.getByRole('radio', { name: 'Like me' }).check({ force: true });
  await expect(page.getByText(/^As strong as you were in 8 games .*: Amateur–Astronomer\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('Amateur–Astronomer').first()).toBeVisible();
  await expect(page.getByText('Kepler').first()).toBeVisible();
  await page.locator('button[data-hand]').first().click();
  await page.getByRole('button', { name: menu }).first().click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Amateur–Astronomer' })).toBeChecked();
});
