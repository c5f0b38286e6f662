// A rated game from the leaderboard to the end screen and back: rating and explanation are there in both languages.
import { expect, test } from '@playwright/test';
import { expectNoViolations, open } from './app.ts';

test('a rated game moves the rating, and the leaderboard shows it', async ({ page }, { project }) => {
  const french = project.name === 'phone';
  await open(page, '/leaderboard/stellar', french ? { locale: 'fr', theme: 'paper' } : {});
  await expect(page.getByRole('rowheader', { name: french ? /Maître/ : /Master/ })).toBeVisible();
  await expectNoViolations(page, 'rated');
  await page.getByRole('button', { name: french ? /^Partie classée contre/ : /^Rated game against/ }).click();
  await page.getByRole('button', { name: french ? 'À la table' : 'At the table' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: french ? 'Abandonner' : 'Resign' }).click();
  await sheet.getByRole('button', { name: french ? /^Abandonner/ : /^Resign/ }).click();
  const change = page.getByRole('region', {
    name: french ? 'Votre niveau à Stellar, Vif' : 'Your Stellar rating, Brisk',
  });
  await expect(change.getByText(/^−\d+$/)).toBeVisible({ timeout: 20_000 });
  await expect(change).toContainText(french ? 'victoires sur 100' : 'wins in 100 were expected');
  await expectNoViolations(page, 'rated');
  await page.goto('/leaderboard/stellar');
  await expect(page.getByRole('row', { name: french ? /Ada\s*vous/ : /Ada\s*you/ })).toBeVisible();
});
