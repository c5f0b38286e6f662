// A pushed notice becomes one of the device, named as the server says it, and its press leads to what it is about.
import { expect, test } from '@playwright/test';
import { open } from './app.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

test('a notice that arrives is shown by the device, one for each table', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, '/');
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  const registrationId = await registered;
  const push = (notice: object) =>
    session.send('ServiceWorker.deliverPushMessage', {
      ...{ origin: baseURL ?? '', registrationId, data: JSON.stringify(notice) },
    });
  await push({ code: 'BCDFGH', text: 'It is your turn in Stellar at table BCD-FGH.' });
  await push({ code: 'BCDFGH', text: 'Your time in Stellar at table BCD-FGH will soon be up.' });
  await push({ code: 'dome', text: 'Dome begins in five minutes.', path: '/tournaments/dome' });
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications())
        .map(({ body, data }) => `${body} ${(data as { path: string }).path}`)
        .sort(),
    );
  await expect
    .poll(shown)
    .toEqual([
      'Dome begins in five minutes. /tournaments/dome',
      'Your time in Stellar at table BCD-FGH will soon be up. /t/BCDFGH',
    ]);
});
