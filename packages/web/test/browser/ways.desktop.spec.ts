// The player's ways to sign in: devices in a list, each removable, signing out, and erasing everything on the server
// too.
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './app.ts';
import { arrive, everybodyLeaves } from './people.ts';

test('devices are listed, one is removed, and this one signs out', async ({ browser }) => {
  const laptop = await arrive(browser, 'Ada', '/settings');
  await laptop.page.getByRole('button', { name: 'Link a device' }).click();
  const code = await laptop.page.locator('output').first().textContent();
  const phone = await arrive(browser, 'Ada', '/settings');
  const field = phone.page.getByRole('textbox', { name: 'The other device’s code' });
  await field.fill('BBB-BBB-BBB-BBB');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('This code is wrong, used or too old.');
  await expect(field).toBeFocused();
  await field.fill(code ?? '');
  await phone.page.getByRole('button', { name: 'Link this one' }).click();
  await expect(phone.page.getByText('Welcome back, Ada.')).toBeVisible();
  await expect(phone.page.getByText('This device', { exact: true })).toBeVisible();
  await expectNoViolations(phone.page, 'devices');
  await phone.page.getByRole('button', { name: /^Remove: / }).click();
  await expect(phone.page.getByText('Removed.', { exact: true })).toBeVisible();
  await expect(phone.page.getByRole('button', { name: /^Remove: / })).toHaveCount(0);
  const known = (page: typeof laptop.page) =>
    page.evaluate(async () => (await (await fetch('/api/me')).json()) as { guest?: unknown });
  expect(await known(laptop.page)).toEqual({});
  await phone.page.getByRole('button', { name: 'Sign out' }).click();
  await expect(phone.page.getByText('This device', { exact: true })).toHaveCount(0);
  expect(await known(phone.page)).toEqual({});
  await everybodyLeaves([laptop, phone]);
});

test('erasing everything takes the guest off the server too, unless that is switched off', async ({
  browser,
}) => {
  for (const wanted of [true, false]) {
    const { page, context } = await arrive(browser, 'Ada', '/settings');
    await page.getByRole('button', { name: 'Link a device' }).click();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Erase everything' }).click();
    const also = page.getByRole('switch', { name: 'On the server too' });
    await expect(also).toBeChecked();
    if (!wanted) await also.click();
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await page.waitForURL('/');
    const { guest } = await page.evaluate(
      async () => (await (await fetch('/api/me')).json()) as { guest?: { name: string } },
    );
    expect(guest?.name).toBe(wanted ? undefined : 'Ada');
    await context.close();
  }
});
