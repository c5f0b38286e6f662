// Whole games as text: each of the three by its buttons with the keyboard alone, and by typing, with questions in
// between.
import { expect, test } from '@playwright/test';
import { expectNoViolations, open, startGame } from './app.ts';
import { tabTo } from './focus.ts';
import { ask, enterText, line, playByButtons, playByTyping, tryTyping, type } from './reading.ts';
import { openSky } from './star-explorer.ts';
import { openStellarion } from './stellarion.ts';

// A whole game takes long on a busy machine.
test.describe.configure({ timeout: 600_000 });

test('Stellar by the buttons of its text', { tag: '@whole' }, async ({ page }) => {
  await startGame(page);
  await enterText(page);
  await playByButtons(page);
});

test('Star Explorer by the buttons of its text', { tag: '@whole' }, async ({ page }) => {
  await openSky(page, { with: 'Alone' });
  await enterText(page);
  await playByButtons(page);
});

test('Stellarion by the buttons of its text', async ({ page }) => {
  await openStellarion(page);
  await enterText(page);
  await playByButtons(page);
});

/** “Moon 4, 2 stars” as a player types it. */
function codes(hand: readonly string[]): readonly string[] {
  const letters: Record<string, string> = { 'Black hole': 'H' };
  return hand.flatMap((card) => {
    const [, type = '', number = ''] = /^(Black hole|[A-Z]\w+) (\d)/.exec(card) ?? [];
    return type === '' ? [] : [`${letters[type] ?? type[0]}${number}`];
  });
}

test('Stellar by typing', { tag: '@whole' }, async ({ page }) => {
  await startGame(page);
  await enterText(page);
  await playByTyping(page, async () => {
    const hand = codes(await ask(page, 'my hand'));
    const slots = Array.from({ length: 12 }, (_, index) => [`${index + 1}`, `${index + 1} down`]).flat();
    return ['leave', '1', '2', ...hand.map((card) => `${card} note`), ...hand, 'note', ...slots];
  });
});

test('Star Explorer by typing', { tag: '@whole' }, async ({ page }) => {
  await openSky(page, { with: 'Alone' });
  await enterText(page);
  await playByTyping(page, async () => [
    'best',
    'red',
    'white',
    'yellow',
    'blue',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
  ]);
});

test('Stellarion by typing', { tag: '@whole' }, async ({ page }) => {
  await openStellarion(page);
  await enterText(page);
  await playByTyping(page, async () => {
    const possible = (await ask(page, 'help')).find((form) => form.startsWith('possible now'));
    const pairs = possible?.match(/\w+\+\w+/g) ?? [];
    return ['launch alpha', 'launch beta', 'launch gamma', 'launch delta', 'waive', 'done', ...pairs];
  });
});

test('questions are answered, and what is refused stays in the line, is marked, and says its rule', async ({
  page,
}) => {
  await startGame(page);
  await enterText(page);
  await tabTo(page, '[data-line]');
  const live = page.locator('[data-live]');
  expect((await ask(page, 'what can I do')).join(' ')).toContain('Choose a card');
  expect((await ask(page, 'rival’s board')).join(' ')).toContain('Slot');
  expect((await ask(page, 'deck')).join(' ')).toContain('cards in the deck');
  // What the rival does meanwhile is said too, and may follow the answer at once.
  await expect(async () => {
    expect((await ask(page, 'score')).at(-1)).toMatch(/^Total: You \d+/);
    await expect(live).toContainText('Total: You', { timeout: 1000 });
  }).toPass();
  expect((await ask(page, 'last move')).length).toBeGreaterThan(0);
  await type(page, 'nonsense');
  await expect(line(page)).toHaveValue('nonsense');
  await expect(line(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(line(page)).toHaveAccessibleDescription(/^Not understood/);
  await expect(live).toContainText('Not understood');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await tryTyping(page, 'take 1')).toBe(false);
  const why = await page.locator('[data-line]').evaluate((field) => {
    const id = field.getAttribute('aria-describedby') ?? '';
    return field.ownerDocument.getElementById(id)?.textContent ?? '';
  });
  expect(why).toMatch(/\([A-Z]+-\d+\)$/);
  expect(await ask(page, 'why not')).toEqual([why]);
  expect(await ask(page, 'why not take 1')).toEqual([why]);
  expect(await ask(page, 'repeat')).toEqual([why]);
  expect((await ask(page, 'help')).length).toBeGreaterThan(12);
  await expectNoViolations(page, 'an answer');
});

test('a blind player hears the best places of a tile, best first, and looks at stars by buttons', async ({
  page,
}) => {
  await openSky(page, { with: 'Alone' });
  await enterText(page);
  await line(page).focus();
  for (const kind of ['red', 'white', 'yellow', 'blue']) if (await tryTyping(page, kind)) break;
  await page.getByRole('heading', { name: 'The best places' }).waitFor();
  const places = await ask(page, 'where can I draw this tile?');
  const gains = places.map((place) => Number(/, (minus )?(\d+) in all/.exec(place)?.[2]));
  expect(gains.length).toBeGreaterThan(2);
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  expect(await ask(page, 'star e7')).toEqual([expect.stringMatching(/^e7, \w+, ring \d, \d+ o’clock, /)]);
  await page.getByRole('button', { name: 'Explore the stars' }).click();
  const star = page.getByText(/^[a-k]\d+, \w+, ring \d/).first();
  const first = await star.textContent();
  await page.getByRole('button', { name: 'Next star, clockwise' }).click();
  await expect(star).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Bring the constellation here' }).click();
  await page.getByRole('button', { name: 'Nearest fit' }).click();
  await page.getByRole('button', { name: /^Draw it here/ }).click();
  await expect.poll(async () => (await ask(page, 'my board')).join(' ')).toMatch(/Stars used/);
});

test('in French: the questions, the document, the end of axe’s patience', async ({ page }) => {
  await startGame(page, { theme: 'paper', locale: 'fr' });
  await page.keyboard.press('t');
  await line(page).waitFor();
  expect((await ask(page, 'ma main')).join(' ')).toContain('étoile');
  expect((await ask(page, 'que puis-je faire ?')).join(' ')).toContain('Choisir une carte');
  expect((await ask(page, 'aide')).join(' ')).toContain('pourquoi pas');
  await expectNoViolations(page, 'text in French');
});

test('every page has a title and a heading of its own, and a new page begins at its heading', async ({
  page,
}) => {
  await open(page, '/');
  const titles = new Set([await page.title()]);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  // “Play” is the page already shown.
  const names = (await links.allTextContents()).filter((name) => !['Play', 'You'].includes(name));
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) {
    await links.filter({ hasText: name }).click();
    await expect(page.locator('main h1').first()).toBeFocused();
    await expect.poll(() => page.title()).toMatch(/ · Planisphere$/);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(names.length + 1);
  await page.goto('/nowhere');
  await expect(page).toHaveTitle('Nothing shines here · Planisphere');
  await page.goto('/play/stellar/gone');
  await expect(page).toHaveTitle('Nothing shines here · Planisphere');
});

test('the table of “If it ended now” has a heading for each column and each row', async ({ page }) => {
  await startGame(page);
  const table = page.getByRole('table', { name: 'If it ended now' });
  for (const name of ['You: count', 'You: points', 'For', /: points$/, /: count$/])
    await expect(table.getByRole('columnheader', { name }).first()).toBeAttached();
  await expect(table.getByRole('rowheader')).toHaveCount(await table.locator('tbody tr').count());
});
