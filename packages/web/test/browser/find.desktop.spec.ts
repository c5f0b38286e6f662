// Finding games: one of the device by typing, one of the server that everybody may see; each opens at the matching
// moment.
import { expect, test } from '@playwright/test';
import { expectNoViolations, open } from './app.ts';
import { keepFinished } from './finished.ts';

test('games of the device and of the server are found together', async ({ page, request, baseURL }) => {
  await request.put('/api/me', {
    data: { name: 'Léa', emblem: 'comet' },
    headers: { origin: baseURL ?? '' },
  });
  const seats = [{ kind: 'bot', level: 'random' }];
  const settings = { game: 'star-explorer', seats, access: 'open' };
  const opened = await request.post('/api/tables', { data: settings, headers: { origin: baseURL ?? '' } });
  const { code } = (await opened.json()) as { code: string };
  await expect
    .poll(async () => (await request.get(`/api/tables/${code}/record`)).status(), { timeout: 60_000 })
    .toBe(200);
  await open(page, '/');
  await keepFinished(page, 'stellar');
  await page.goto('/find');

  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const found = page.getByRole('region', { name: 'Games found' }).getByRole('link');
  await expect(found.filter({ hasText: 'Tycho' })).toHaveCount(1);
  await expect(page.locator(`a[href^="/replay/t/${code}#"]`)).toBeVisible();
  await expectNoViolations(page, 'found');

  await page.getByLabel('Search').fill('tycho, stellar');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(found).toHaveCount(1);
  await expect(page.getByText(/^1 game found, \d+ searched$/)).toBeVisible();
  await found.click();
  await expect(page).toHaveURL(/\/replay\/done-stellar#e=\d+/);
  await expect(page.getByText('Tycho').first()).toBeVisible();
});
