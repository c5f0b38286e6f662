// A player reports somebody at a table, an operator reads it and mutes them, and they read why; in both languages.
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectNoViolations, open } from './app.ts';
import { arrive, everybodyLeaves } from './people.ts';

const KEY = process.env.PLANISPHERE_TEST_OPERATOR_KEY ?? '';
const person = { kind: 'person' };

test('a report at a table reaches the operator, who mutes; the muted person reads why and until when', async ({
  browser,
  page,
}, { project }) => {
  const french = project.name === 'phone';
  // A new name each time: a second try of the test uses the same server.
  const name = `Bolide ${randomUUID().slice(0, 6)}`;
  const ada = await arrive(browser, 'Ada', '/');
  await ada.page.request.put('/api/me', { data: { name: 'Ada', emblem: 'comet', locale: 'en' } });
  const data = { game: 'stellar', seats: [person, person] };
  const opened = await ada.page.request.post('/api/tables', { data });
  const { code } = (await opened.json()) as { code: string };
  await ada.page.goto(`/t/${code}`);
  const ben = await arrive(browser, name, `/t/${code}`);
  await ben.page.getByRole('button', { name: 'Sit down and play' }).click();

  await ada.page.getByRole('button', { name: /^At the table/ }).click();
  await ada.page.getByRole('button', { name: `Report ${name}` }).press('Enter');
  const report = ada.page.getByRole('dialog', { name: `Report ${name}` });
  await report.getByRole('radio', { name: 'What they say' }).check();
  await report.getByRole('textbox').fill('He shouts at everybody.');
  await expectNoViolations(ada.page, 'report');
  await report.getByRole('button', { name: 'Send the report' }).press('Enter');
  await expect(report.getByRole('status')).toContainText('is on its way');

  await open(page, '/operator', french ? { locale: 'fr', theme: 'paper' } : {});
  const field = page.getByLabel(french ? /^Clé de responsable/ : /^Operator’s key/);
  await field.fill('a-key-of-nobody-here');
  await field.press('Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: french ? 'pas une clé' : 'not a key' }),
  ).toBeVisible();
  await field.fill(KEY);
  await field.press('Enter');
  await page.getByRole('button', { name }).press('Enter');
  const about = page.getByRole('region', { name });
  await expect(about.getByText('He shouts at everybody.')).toBeVisible();
  await expectNoViolations(page, 'operator');
  await about.getByRole('button', { name: french ? 'Faire taire…' : 'Mute …' }).press('Enter');
  const sure = page.getByRole('dialog');
  await sure.getByRole('textbox').fill('Be kind to the others.');
  await expectNoViolations(page, 'operator');
  await sure.getByRole('button', { name: french ? /^Faire taire :/ : /^Mute:/ }).press('Enter');
  await expect(sure).toBeHidden();
  await expect(about.getByText(french ? /^Silence jusqu’au/ : /^Muted until/)).toBeVisible();

  await ben.page.getByRole('button', { name: /^At the table/ }).click();
  await ben.page.getByRole('button', { name: 'Good luck!' }).click();
  await expect(ben.page.getByText(/You are muted until .*Be kind to the others\./)).toBeVisible();
  await ben.page.goto('/');
  await expect(ben.page.getByText(/You are muted until .*Be kind to the others\./)).toBeVisible();
  await everybodyLeaves([ada, ben]);
});
