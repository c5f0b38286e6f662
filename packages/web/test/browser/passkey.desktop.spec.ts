// A guest's rating follows a passkey: made here with the authenticator of the browser, used in a browser that never was here.
import { expect, type Page, test } from '@playwright/test';
import { open } from './app.ts';
import { arrive, everybodyLeaves } from './people.ts';

/** A passkey with its private part, as a provider brings it to one's other devices. */
interface Credential {
  readonly credentialId: string;
  readonly isResidentCredential: boolean;
  readonly privateKey: string;
  readonly signCount: number;
}

/** The browser's virtual authenticator, like one built into a device: it consents without asking. */
async function authenticator(page: Page): Promise<{
  readonly credentials: () => Promise<readonly Credential[]>;
  readonly receive: (credential: Credential) => Promise<void>;
}> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    receive: async (credential) =>
      void (await session.send('WebAuthn.addCredential', { authenticatorId, credential })),
  };
}

const ownRow = (page: Page) => page.getByRole('row', { name: /Ada\s*you/ });

test('a rating is there again after signing in with a passkey in another browser', async ({
  page,
  browser,
}) => {
  await open(page, '/leaderboard/stellar');
  await page.getByRole('button', { name: /^Rated game against/ }).click();
  await page.getByRole('button', { name: 'At the table' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Resign' }).click();
  await sheet.getByRole('button', { name: /^Resign/ }).click();
  const change = page.getByRole('region', { name: 'Your Stellar rating, Brisk' });
  await expect(change.getByText(/^−\d+$/)).toBeVisible({ timeout: 20_000 });
  await page.goto('/leaderboard/stellar');
  const rated = (await ownRow(page).innerText()).replace(/\s+/g, ' ');
  expect(rated).toMatch(/\d{3,4} ±\d+/);

  await page.goto('/settings');
  const here = await authenticator(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey is kept.')).toBeVisible();
  await expect(page.getByText('Passkey', { exact: true })).toBeVisible();
  const [credential] = await here.credentials();
  if (credential === undefined) throw new Error('the browser has made no passkey');

  const other = await arrive(browser, 'Nobody', '/settings');
  const there = await authenticator(other.page);
  await there.receive(credential);
  await other.page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(other.page.getByText('Welcome back, Ada.')).toBeVisible();
  await other.page.goto('/leaderboard/stellar');
  await expect(ownRow(other.page)).toBeVisible();
  expect((await ownRow(other.page).innerText()).replace(/\s+/g, ' ')).toBe(rated);
  await everybodyLeaves([other]);
});
