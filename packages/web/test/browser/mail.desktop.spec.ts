// Notices by mail: an address, a code from a letter that a mail server has really taken, and the way to stop. What goes
// wrong is said at the field, which keeps the text and the focus.
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations, open } from './app.ts';
import { type Mailing, serveWithMail } from './mailing.ts';
import { arrive, everybodyLeaves } from './people.ts';

let mailing: Mailing;
test.beforeAll(async () => {
  mailing = await serveWithMail();
});
test.afterAll(() => mailing.close());

const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

const ownMail = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const { guest } = (await (await fetch('/api/me')).json()) as { guest?: { mail: string } };
    return guest?.mail;
  });

test('an address is given, confirmed and taken back, by keyboard', async ({ page, context }) => {
  await open(page, `${mailing.url}/settings`);
  await expect(page.getByText('You need no password and no mail address')).toBeVisible();
  const address = page.getByLabel('Mail address');
  await expect(address).toHaveAttribute('autocomplete', 'email');
  await address.focus();
  await page.keyboard.press('Enter');
  await expect(alert(page, 'This is no mail address.')).toBeVisible();
  await address.fill('ada at home');
  await page.keyboard.press('Enter');
  await expect(alert(page, 'This is no mail address.')).toBeVisible();
  await expect(address).toHaveValue('ada at home');
  await expect(address).toHaveAccessibleDescription(/^This is no mail address/);
  await expect(address).toBeFocused();
  await expectNoViolations(page, 'bad address');

  await address.fill('ada@example.com');
  await expect(alert(page, 'This is no mail address.')).toHaveCount(0);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(alert(page, 'The server cannot be reached.')).toBeVisible();
  await expect(address).toHaveValue('ada@example.com');
  await expect(address).toBeFocused();
  await expect(address).toHaveAttribute('aria-invalid', 'false');
  await context.setOffline(false);
  await page.keyboard.press('Enter');

  const code = page.getByLabel('Code from the mail');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByRole('status').filter({ hasText: 'to ada@example.com' })).toBeVisible();
  await code.fill('BBB-BBB');
  await page.keyboard.press('Enter');
  await expect(alert(page, 'This code is wrong')).toBeVisible();
  await expect(code).toHaveValue('BBB-BBB');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolations(page, 'wrong code');
  expect(await ownMail(page)).toBe('');
  const mailed = await mailing.codeTo('ada@example.com');
  await code.fill(` ${mailed.toLowerCase().replace('-', ' ')} `);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your notices go to ada@example.com.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the address' })).toBeFocused();
  await expectNoViolations(page, 'confirmed');

  await page.reload();
  await expect(page.getByText('Your notices go to ada@example.com.')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Stop the mails' }).click();
  await expect(alert(page, 'The server cannot be reached.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Stop the mails' }).press('Enter');
  await expect(page.getByText('You get no more mails.')).toBeVisible();
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('');
  expect(await ownMail(page)).toBe('');
});

test('in French: another address, too many tries, and nobody who signs out leaves an address behind', async ({
  page,
}) => {
  await open(page, `${mailing.url}/settings`, { locale: 'fr', theme: 'paper' });
  const address = page.getByLabel('Adresse de courriel');
  const code = page.getByLabel('Code reçu par courriel');
  await address.fill('ada@example.org');
  await page.getByRole('button', { name: 'Envoyer un code' }).click();
  await expect(code).toBeFocused();
  await page.getByRole('button', { name: 'Corriger l’adresse' }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('ada@example.org');
  await address.fill('lea@example.org');
  await address.press('Enter');
  await code.fill(await mailing.codeTo('lea@example.org'));
  await code.press('Enter');
  await expect(page.getByText('Vos avis arrivent à lea@example.org.')).toBeVisible();

  await page.getByRole('button', { name: 'Changer d’adresse' }).click();
  await expect(address).toHaveValue('lea@example.org');
  await address.fill('new@example.org');
  await address.press('Enter');
  await expect(code).toBeFocused();
  await code.fill('BBB-BBB');
  await expect(async () => {
    await code.press('Enter');
    await expect(alert(page, 'Trop de demandes')).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(code).toHaveValue('BBB-BBB');
  await expectNoViolations(page, 'courriel');
  await page.getByRole('button', { name: 'Corriger l’adresse' }).click();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('Vos avis arrivent à lea@example.org.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByText('lea@example.org')).toHaveCount(0);
  await expect(address).toHaveValue('');
});

test('whoever erases everything is mailed no more; a letter that nobody takes is said', async ({
  browser,
}) => {
  const ada = await arrive(browser, 'Ada', `${mailing.url}/settings`);
  const { page } = ada;
  const address = page.getByLabel('Mail address');
  await address.fill('eve@example.com');
  await address.press('Enter');
  const code = page.getByLabel('Code from the mail');
  await code.fill(await mailing.codeTo('eve@example.com'));
  await code.press('Enter');
  await expect(page.getByText('Your notices go to eve@example.com.')).toBeVisible();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await page.waitForURL(`${mailing.url}/`);
  await page.goto(`${mailing.url}/settings`);
  await expect(address).toHaveValue('');
  await expect(page.getByText('eve@example.com')).toHaveCount(0);
  await address.fill('nobody@example.com');
  await address.press('Enter');
  await expect(alert(page, 'No mail could be sent to this address.')).toBeVisible();
  await expect(address).toHaveValue('nobody@example.com');
  await everybodyLeaves([ada]);
});

test('a server without mail shows no field for it', async ({ page }) => {
  const answered = page.waitForResponse('**/api/me');
  await open(page, '/settings');
  await answered;
  await expect(page.getByRole('switch', { name: 'Quiet hours' })).toBeVisible();
  await expect(page.getByText('Notices by mail')).toHaveCount(0);
  await expect(page.getByLabel('Mail address')).toHaveCount(0);
});
