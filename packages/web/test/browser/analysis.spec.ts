// The analysis page as people use it: a position by its link, lines that sharpen, playing on with a tree, odds, and
// impossible positions.
import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, LOOKS, open, picture } from './app.ts';

const STELLAR =
  'take turn=0 first=A row=P1,M1,A1,C1,H1 step=- discard=- memory=on A.hand=P2,M2 A.taken=- A.tel=P3,_,_,_,_,_,_,_,_,_,_,_ A.note=M3 A.answer=_ B.hand=A2,C2 B.taken=- B.tel=A3,_,_,_,_,_,_,_,_,_,_,_ B.note=C3 B.answer=_';
const STAR_EXPLORER =
  'B 8.7 | RBWYRBY RY R W crt:g10-h9-h8-g7-f7-e8,h8-i7-h6-g7 crb:_ | YYBYWWB YB Y B cra:f10-g11-h11-i10-j9-j8-j7-i7 ori:?';
const STELLARION =
  'solo A turn ^Sa(SaNaNaTaTaPaPa)/^Nb(SbSbNbTbTbPbPb)/^Tg(SgSgNgNgTgPgPg)/^Pd(SdSdNdNdTdTdPd)/^Sb(SaSaSbSgSgSdSd)/^Nd(NaNaNbNbNgNgNd)/^Ta(TaTbTbTgTgTdTd)/^Pb(PaPaPbPgPgPdPd) -/-/-/-/-/-/-/- - aabbggdd - *1 - - -';

const linkTo = (game: string, position: string): string =>
  `/analysis/${game}#p=${encodeURIComponent(position)}`;

/** On a phone the analysis is in a drawer. */
async function openPanel(page: Page, project: string, name: RegExp): Promise<void> {
  if (project === 'phone') await page.getByRole('button', { name }).click();
}

test('best lines with values and errors sharpen, and a press plays one', async ({ page }, { project }) => {
  await open(page, linkTo('stellar', STELLAR));
  await openPanel(page, project.name, /Open the analysis/);
  const lines = page.getByRole('region', { name: 'Lines' });
  const first = lines.getByRole('button', { name: /^Play this: Take / }).first();
  await expect(first).toBeVisible();
  await expect(lines.getByRole('button', { name: /^Play this/ })).toHaveCount(4);
  await expect(first).toHaveAccessibleName(/\d+\.\d % ± \d+\.\d$/);
  const effort = lines.locator('[data-state]');
  await expect(effort).toHaveText(/\d steps? ahead, [\d,]+ positions/);
  const before = await effort.textContent();
  await expect(effort).not.toHaveText(before ?? '');
  await expectNoViolations(page, 'lines');
  await expectNoSidewaysScroll(page);
  await picture(page, `${project.name}-analysis-lines`);
  // Perfect knowledge, and the engine off and on again.
  await lines.getByRole('switch', { name: 'Every card face up' }).check({ force: true });
  await expect(lines).toContainText('As if the player to move knew every card.');
  await lines.getByRole('switch', { name: 'Engine' }).uncheck({ force: true });
  await lines.getByRole('switch', { name: 'Engine' }).check({ force: true });
  await expect(first).toBeVisible();
  await first.click();
  await page.getByRole('tab', { name: 'Tree' }).click();
  const tree = page.getByRole('region', { name: 'What you have tried' });
  await expect(tree.getByRole('button', { name: /Player A takes/ })).toHaveAttribute('aria-current', 'true');
  await tree.getByLabel('Name of this line').fill('The quiet one');
  await tree.getByLabel('Comment').fill('Leaves the moons alone.');
  await expect(tree).toContainText('The quiet one');
  await expectNoViolations(page, 'tree');
  await picture(page, `${project.name}-analysis-tree`);
  await tree.getByRole('button', { name: 'Undo' }).click();
  await expect(tree.getByRole('button', { name: 'The position' })).toHaveAttribute('aria-current', 'true');
  // The link carries all of it.
  await expect(page).toHaveURL(/#a=/);
  await page.reload();
  await openPanel(page, project.name, /Open the analysis/);
  await page.getByRole('tab', { name: 'Tree' }).click();
  await expect(tree).toContainText('Leaves the moons alone.');
});

test('odds, and a position that cannot be', async ({ page }, { project }) => {
  const [, look] = LOOKS[project.name as 'desktop' | 'phone'];
  const french = look.locale === 'fr';
  await open(page, linkTo('stellar', STELLAR), look);
  await openPanel(page, project.name, french ? /Ouvrir l’analyse/ : /Open the analysis/);
  await page.getByRole('tab', { name: french ? 'Chances' : 'Odds' }).click();
  const table = page.getByRole('table', {
    name: french ? 'Ce qui peut encore venir' : 'What can still come',
  });
  await expect(table.getByRole('row')).toHaveCount(7);
  await expectNoViolations(page, 'odds');
  await expectNoSidewaysScroll(page);
  await picture(page, `${project.name}-analysis-odds`);
  await page.getByRole('tab', { name: 'Position' }).click();
  const field = page.getByLabel(french ? 'Position en notation' : 'Position in notation');
  await field.fill(STELLAR.replace('row=P1', 'row=P3').replace('A.hand=P2', 'A.hand=P3'));
  await expect(
    page.getByText(french ? 'La Planète 3 est là 3 fois' : 'Planet 3 is here 3 times'),
  ).toBeVisible();
  await expect(
    page.getByRole('button', { name: french ? 'Montrer cette position' : 'Show this position' }),
  ).toBeDisabled();
  await picture(page, `${project.name}-analysis-position`);
  await page.goto(linkTo('stellar', STELLAR.replace('row=P1', 'row=_')));
  await page.reload();
  await expect(
    page.getByText(french ? 'La position 1 de la rangée est vide' : 'Place 1 of the row is empty'),
  ).toBeVisible();
  await expectNoViolations(page, 'impossible');
});

for (const [game, position, words] of [
  ['star-explorer', STAR_EXPLORER, /Crater|Corona|Draw/],
  ['stellarion', STELLARION, /Launch|Coordinate|\+/],
] as const)
  test(`${game} is analysed on its own board`, async ({ page }, { project }) => {
    await open(page, linkTo(game, position));
    await openPanel(page, project.name, /Open the analysis/);
    const lines = page.getByRole('region', { name: 'Lines' });
    await expect(lines.getByRole('button', { name: /^Play this/ }).first()).toHaveAccessibleName(words);
    await expectNoViolations(page, game);
    await expectNoSidewaysScroll(page);
    await picture(page, `${project.name}-analysis-${game}`);
    await page.getByRole('tab', { name: 'Odds' }).click();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

test('the way there leads from the first page and from a replay', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Analyse any position' }).click();
  await expect(page).toHaveURL(/\/analysis/);
  await expect(page.getByRole('complementary', { name: 'Analysis' })).toBeVisible();
});
