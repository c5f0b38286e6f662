// The score pad beside the real box: the cards entered give the sheet, without a network, and the result goes to the
// logbook.
import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, LOOKS, open, picture } from './app.ts';

test('Stellar is scored from what lies there, and noted', async ({ page }, { project }) => {
  const line =
    'take turn=0 first=A row=_,_,_,_,_ step=- discard=- memory=on A.hand=- A.taken=- A.tel=C3,_,_,_,_,C2,_,_,_,_,_,_ A.note=C4,C6,S5 A.answer=_ B.hand=- B.taken=- B.tel=P3,_,_,_,_,_,_,_,_,_,_,_ B.note=P1 B.answer=_';
  await open(page, `/pad/stellar#p=${encodeURIComponent(line)}`);
  await page.getByLabel('Name of player 1').fill('Ada');
  await expect(page.getByText(/Satellite 5 counts as Cloud 5: \+\d+ points/)).toBeVisible();
  const sheet = page.getByRole('table', { name: 'Stars times longest run' });
  await expect(sheet.getByRole('row', { name: /Clouds/ })).toContainText('4-5-6');
  await expectNoViolations(page, 'pad of stellar');
  await expectNoSidewaysScroll(page);
  await picture(page, `${project.name}-pad-stellar`);
  await page.getByRole('button', { name: 'Save in the logbook' }).click();
  await expect(page.getByText('Saved in the logbook.')).toBeVisible();
  await page.goto('/logbook');
  await expect(page.getByRole('region', { name: 'At the real table' })).toContainText(/Stellar: Ada \d+ ★/);
});

test('Star Explorer is counted round by round, Stellarion is accompanied', async ({ page }, { project }) => {
  const [, look] = LOOKS[project.name as 'desktop' | 'phone'];
  const french = look.locale === 'fr';
  await open(page, '/pad/star-explorer', look);
  const more = page.getByRole('button', {
    name: french ? /Étoiles du type de ce tour : une de plus/ : /Stars of this round’s kind: one more/,
  });
  await more.click();
  await more.click();
  await expect(page.getByText(/2 × 2 \+ 0 × 1 \+ 0 × 3 = 4/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/2 × 2 \+ 0 × 1 \+ 0 × 3 = 4/)).toBeVisible();
  await expectNoViolations(page, 'pad of star explorer');
  await expectNoSidewaysScroll(page);
  await picture(page, `${project.name}-pad-star-explorer`);
  await page.goto('/pad/stellarion');
  const title = french ? /^Compagnon de table/ : /^Table companion/;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(french ? /Posez 8 voyages/ : /Lay out 8 voyages/)).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectNoViolations(page, 'pad of stellarion');
  await expectNoSidewaysScroll(page);
  await picture(page, `${project.name}-pad-stellarion`);
});
