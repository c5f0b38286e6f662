// The bell of the bar: an invitation rings at the other person, leads to the table, and later it is one's turn there.
import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, open } from './app.ts';
import { arrive, everybodyLeaves } from './people.ts';

/** Makes this browser a guest of the server, as entering a table does. */
const become = (page: Page, name: string): Promise<string> =>
  page.evaluate(async (called) => {
    const answer = await fetch('/api/me', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: called, emblem: 'comet', locale: 'en' }),
    });
    const { guest } = (await answer.json()) as { guest: { id: string } };
    localStorage.setItem('planisphere.guest', guest.id);
    return guest.id;
  }, name);

test('an invitation rings, leads to the table, and then it is one’s turn', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada', '/');
  const ben = await arrive(browser, 'Ben', '/');
  await become(ada.page, 'Ada');
  const id = await become(ben.page, 'Ben');
  const { page } = ben;
  const bell = page.locator('[data-bell]');
  await expect(bell).toHaveAccessibleName('Notices');
  await bell.click();
  await expect(page.getByRole('dialog')).toContainText('Nothing waits for you');
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();

  await ada.page.goto(`/people/${id}`);
  await ada.page.getByRole('button', { name: 'Invite to play' }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Stellar', exact: true }).click();
  await expect(ada.page).toHaveURL(/\/t\//);
  await page.goto('/logbook');
  await expect(bell).toHaveAccessibleName('1 notice');
  await bell.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Notices' });
  await expectNoViolations(page, 'notices');
  await expectNoSidewaysScroll(page);
  await list.getByRole('link', { name: /Ada waits for you: Stellar/ }).click();
  await expect(page.locator('button[data-hand]').first()).toBeVisible();
  await page.goto('/tournaments');
  await expect(bell).toHaveAccessibleName('1 notice');
  await bell.click();
  await list.getByRole('link', { name: /Stellar · Ada\s*Your turn/ }).click();
  await expect(page).toHaveURL(/\/t\//);
  await everybodyLeaves([ada, ben]);
});

test('the bell speaks French, to a stranger too', async ({ page }) => {
  await open(page, '/', { locale: 'fr', theme: 'paper' });
  await page.getByRole('button', { name: 'Avis' }).click();
  await expect(page.getByRole('dialog', { name: 'Avis' })).toContainText('Rien ne vous attend');
  await expectNoViolations(page, 'avis');
});
