// Setting up positions as people do it: by pressing, dragging, typing and pasting; impossible ones are reported at
// once, and the link carries the position.
import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, LOOKS, open, picture } from './app.ts';
import { draggerOf, dragTo } from './dragging.ts';

/** Small screens show the parts of the table and the rows of the box one at a time. */
async function show(page: Page, project: string, name: string): Promise<void> {
  if (project === 'phone') await page.getByRole('button', { name, exact: true }).click();
}

/** The name of the card there. */
async function nameOf(page: Page, place: number): Promise<string | undefined> {
  const lies = page.getByRole('button', { name: new RegExp(`^Row, place ${place}: `) });
  return (await lies.getAttribute('aria-label'))?.split(': ')[1];
}

test('cards are placed by a press, by typing and by their line, and what cannot be is said', async ({
  page,
}, { project }) => {
  await open(page, '/editor/stellar');
  await show(page, project.name, 'Planets');
  await page.getByRole('button', { name: 'Planet 3, 2 left' }).click();
  await page.getByRole('button', { name: 'Put it here: Row, place 1' }).click();
  await expect(page.getByRole('button', { name: /^Row, place 1: Planet 3/ })).toBeVisible();
  const field = page.getByLabel('Type a piece and a place');
  for (const typed of ['p3 row 2', 'planet 3 a slot 1']) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  await expect(page.getByText('Planet 3 is here 3 times, and the box holds it twice.')).toBeVisible();
  await expect(page.getByText('First put right what is impossible.')).toBeVisible();
  await expectNoViolations(page, 'impossible');
  await expectNoSidewaysScroll(page);
  await picture(page, `${project.name}-editor-stellar`);
  await page.getByRole('button', { name: 'Take away Planet 3, Row, place 2' }).click();
  await expect(page.getByText(/Planet 3 is here/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/Planet 3 is here 3 times/)).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page).toHaveURL(/P3/);
  // The line and the table follow each other.
  const line = page.getByLabel('In one line');
  await expect(line).toHaveValue(/row=P3,_,_,_,_/);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Row, place 1: Planet 3/ })).toBeVisible();
});

test('a fresh deal is changed by dragging and analysed', async ({ page }, { project }) => {
  await open(page, '/editor/stellar');
  await page.getByRole('button', { name: 'A fresh deal' }).click();
  const first = page.getByRole('button', { name: /^Row, place 1: / });
  await expect(first).toBeVisible();
  const [one, two] = [await nameOf(page, 1), await nameOf(page, 2)];
  const hand = await draggerOf(page, { finger: project.name === 'phone' });
  await dragTo(hand, first, page.getByRole('button', { name: /^Row, place 2: / }));
  await expect.poll(() => nameOf(page, 1)).toBe(two);
  expect(await nameOf(page, 2)).toBe(one);
  await page.keyboard.press('Control+z');
  await expect.poll(() => nameOf(page, 1)).toBe(one);
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(page).toHaveURL(/\/analysis\/stellar/);
  await expect(page.getByRole('complementary', { name: 'Analysis' })).toBeVisible();
  if (project.name === 'phone') await page.getByRole('button', { name: 'Open the analysis' }).click();
  await page.getByRole('tab', { name: 'Position' }).click();
  await page.getByRole('link', { name: 'Change it by hand' }).click();
  await expect(page.getByRole('heading', { name: /Set up a position/ })).toBeVisible();
});

test('a sky is drawn star by star and tile by tile', async ({ page }, { project }) => {
  const [, look] = LOOKS[project.name as 'desktop' | 'phone'];
  const french = look.locale === 'fr';
  await open(page, '/editor/star-explorer', look);
  await show(page, project.name, french ? 'Joueur A' : 'Player A');
  const star = (name: string) => page.getByRole('button', { name: new RegExp(`^(Star|Étoile) ${name},`) });
  await star('e7').click();
  await star('f8').click();
  await show(page, project.name, french ? 'Tuiles de taille 5' : 'Tiles of size 5');
  await page.getByRole('button', { name: /^Cassiopeia/ }).click();
  await star('e8').click();
  await expect(
    page.getByRole('button', { name: /(Tile of round|Tuile du tour) I\s?: Cassiopeia/ }),
  ).toBeVisible();
  await expectNoViolations(page, 'sky');
  await expectNoSidewaysScroll(page);
  await picture(page, `${project.name}-editor-star-explorer`);
});

test('decks, discards and the Outpost are in reach', async ({ page }, { project }) => {
  await open(page, '/editor/stellarion', { theme: 'paper' });
  await page.getByRole('button', { name: /^Alpha ship, 4 left/ }).click();
  await page.getByRole('button', { name: 'Put it here: Alpha, from the top' }).click();
  await show(page, project.name, 'Outpost and voyages');
  await page.getByRole('button', { name: /^Alpha nebula, 4 left/ }).click();
  await page.getByRole('button', { name: 'Put it here: Outpost' }).click();
  await page.getByRole('button', { name: /^Outpost: Alpha nebula/ }).click();
  await page.getByRole('combobox', { name: 'Belongs to the deck' }).selectOption('nebula');
  await expect(page.getByLabel('In one line')).toHaveValue(/Na\.nebula/);
  await show(page, project.name, 'Discards');
  await page.getByRole('button', { name: /^Alpha nebula, 3 left/ }).click();
  await page.getByRole('button', { name: 'Put it here: Alpha, discard' }).click();
  await expect(page.getByText('This position can be played.')).toBeVisible();
  await expectNoViolations(page, 'stellarion');
  await expectNoSidewaysScroll(page);
  await picture(page, `${project.name}-editor-stellarion`);
});

test('in every editor the example of typing is understood, and leads to the others', async ({ page }, {
  project,
}) => {
  const [, look] = LOOKS[project.name as 'desktop' | 'phone'];
  await open(page, '/editor/stellar', look);
  for (const game of ['Stellar', 'Star Explorer', 'Stellarion']) {
    await page.getByRole('link', { name: game, exact: true }).click();
    const field = page.getByLabel(/^(Type a piece and a place|Tapez une pièce et un endroit)$/);
    const hint = page.locator('#editor-typed');
    await expect(hint).toContainText(/“|«/);
    const [put = '', away = ''] = [
      ...((await hint.textContent()) ?? '').matchAll(/[“«]\s*(.+?)\s*[”»]/g),
    ].map(([, typed]) => typed ?? '');
    const line = page.getByLabel(/^(In one line|En une ligne)$/);
    const empty = await line.inputValue();
    await field.fill(put);
    await field.press('Enter');
    await expect(line).not.toHaveValue(empty);
    await field.fill(away);
    await expect(page.locator('#editor-typed[data-known]')).toBeVisible();
  }
});
