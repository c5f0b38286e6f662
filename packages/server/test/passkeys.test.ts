// A passkey makes a guest permanent: it is accepted once per challenge, only from this site.
import { expect, it } from 'vitest';
import { Visitor } from '../src/client/index.ts';
import { Authenticator } from './authenticator.ts';
import { Player } from './player.ts';
import { startServer } from './servers.ts';

const PUBLIC_URL = 'https://stars.example';

async function challengeFrom(visitor: Visitor, path: string): Promise<string> {
  return ((await visitor.call('POST', path)) as { challenge: string }).challenge;
}

const statusOf = (calling: Promise<unknown>): Promise<number> =>
  calling.then(
    () => 200,
    (error: { status: number }) => error.status,
  );

it('lets a guest come back with a passkey', async () => {
  const server = await startServer({ PUBLIC_URL });
  const ada = await Player.arrive(server.url, 'Ada');
  const authenticator = new Authenticator(PUBLIC_URL);
  const challenge = await challengeFrom(ada.visitor, '/api/me/passkey/options');
  await ada.visitor.call('POST', '/api/me/passkey', authenticator.register(challenge));
  const laptop = new Visitor(server.url);
  const login = await challengeFrom(laptop, '/api/passkey/options');
  const answer = authenticator.signIn(login);
  expect(await laptop.call('POST', '/api/passkey', answer)).toMatchObject({ guest: { id: ada.guest.id } });
  expect(await laptop.me()).toMatchObject({ id: ada.guest.id });
  expect(await statusOf(new Visitor(server.url).call('POST', '/api/passkey', answer))).toBe(403); // used
});

it('refuses what is not signed for this site, with this challenge, by this key', async () => {
  const server = await startServer({ PUBLIC_URL });
  const ada = await Player.arrive(server.url, 'Ada');
  const register = async (authenticator: Authenticator, challenge?: string) =>
    statusOf(
      ada.visitor.call(
        'POST',
        '/api/me/passkey',
        authenticator.register(challenge ?? (await challengeFrom(ada.visitor, '/api/me/passkey/options'))),
      ),
    );
  expect(await register(new Authenticator('https://elsewhere.example'))).toBe(403);
  expect(await register(new Authenticator(PUBLIC_URL), 'bWFkZS11cA')).toBe(403);
  const own = new Authenticator(PUBLIC_URL);
  expect(await register(own)).toBe(200);
  const laptop = new Visitor(server.url);
  const login = await challengeFrom(laptop, '/api/passkey/options');
  const signedByOther = {
    ...new Authenticator(PUBLIC_URL).signIn(login),
    ...{ id: (own.signIn('x') as { id: string }).id },
  };
  expect(await statusOf(laptop.call('POST', '/api/passkey', signedByOther))).toBe(403);
  for (const body of [{}, { id: 7 }, { id: 'x', response: {} }, []])
    expect(await statusOf(laptop.call('POST', '/api/passkey', body))).toBe(403);
});
