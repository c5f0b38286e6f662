// Passkeys: a guest adds one and can come back with it on any device. Challenges are kept for minutes and work once.

import type { JsonSchema } from '@planisphere/protocol/schema';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { addDevice } from '../store/devices.ts';
import { createCode, readGuest, takeCode } from '../store/guests.ts';
import { addPasskey, passkeysOf, readPasskey, usePasskey } from '../store/passkeys.ts';
import { infoOfGuest } from '../table/guest-info.ts';
import { ANSWERS } from './answers.ts';
import { hashOf, newDevice, setIdentity } from './identity.ts';
import { HttpRefusal } from './refusal.ts';
import type { Call, GuestCall, Route } from './route.ts';
import { listOf, objectOf, only, text } from './schemas.ts';

/** Loaded with the first passkey: it is large, and the start must not wait for it. */
const webAuthn = () => import('@simplewebauthn/server');

const LIFETIME = 5 * 60_000;
const wrong = (): HttpRefusal => new HttpRefusal(403, 'wrong-passkey', 'This passkey was not accepted.');

/** The site as authenticators know it. */
function partyOf({ server, request }: Call): { rpID: string; origin: string } {
  const origin = server.origin ?? `http://${request.host}`;
  return { rpID: new URL(origin).hostname, origin };
}

async function keepChallenge({ server }: Call, challenge: string): Promise<void> {
  const hash = hashOf(`challenge ${challenge}`);
  await createCode(server.sql, { hash, guest: `challenge ${hash}`, expires: server.now() + LIFETIME });
}

function isFresh({ server }: Call): (challenge: string) => Promise<boolean> {
  return async (challenge) =>
    (await takeCode(server.sql, hashOf(`challenge ${challenge}`), server.now())) !== undefined;
}

async function registration(call: GuestCall): Promise<unknown> {
  const { server, guest } = call;
  const known = await passkeysOf(server.sql, guest.id);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Planisphere',
    rpID: partyOf(call).rpID,
    userName: guest.name,
    userID: Uint8Array.from(Buffer.from(guest.id)),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await keepChallenge(call, options.challenge);
  return options;
}

async function register(call: GuestCall): Promise<unknown> {
  const { server, guest, request } = call;
  const { rpID, origin } = partyOf(call);
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response: request.body as RegistrationResponseJSON,
    expectedChallenge: isFresh(call),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => undefined); // malformed in some way
  if (verified?.verified !== true) throw wrong();
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  const key = Buffer.from(publicKey).toString('base64url');
  const row = {
    id,
    guest: guest.id,
    key,
    counter,
    transports: (transports ?? []).join(','),
    created: server.now(),
    used: server.now(),
  };
  await addPasskey(server.sql, row);
  return {};
}

async function authentication(call: Call): Promise<unknown> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: partyOf(call).rpID,
    userVerification: 'preferred',
  });
  await keepChallenge(call, options.challenge);
  return options;
}

async function authenticate(call: Call): Promise<unknown> {
  const { server, request, reply } = call;
  const { rpID, origin } = partyOf(call);
  const response = request.body as AuthenticationResponseJSON;
  const passkey = typeof response?.id === 'string' ? await readPasskey(server.sql, response.id) : undefined;
  if (passkey === undefined) throw wrong();
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: isFresh(call),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    credential: {
      id: passkey.id,
      publicKey: Buffer.from(passkey.key, 'base64url'),
      counter: passkey.counter,
    },
  }).catch(() => undefined); // malformed in some way
  const guest = await readGuest(server.sql, passkey.guest);
  if (verified?.verified !== true || guest === undefined) throw wrong();
  const use = { counter: verified.authenticationInfo.newCounter, now: server.now() };
  if (!(await usePasskey(server.sql, passkey.id, use))) throw wrong();
  const { secret, row } = newDevice(request, guest.id, server.now());
  await addDevice(server.sql, row);
  setIdentity(reply, secret, server.secure);
  return { guest: infoOfGuest(guest) };
}

/** As browsers send them; @simplewebauthn/server reads and verifies them. */
const credentialWith = (response: JsonSchema): JsonSchema => ({
  ...objectOf({ id: text, rawId: text, type: only('public-key'), response, clientExtensionResults: {} }),
  additionalProperties: true,
});
const MADE = credentialWith({
  ...objectOf({ clientDataJSON: text, attestationObject: text, 'transports?': listOf(text) }),
  ...{ description: 'AuthenticatorAttestationResponseJSON of WebAuthn.', additionalProperties: true },
});
const USED = credentialWith({
  ...objectOf({ clientDataJSON: text, authenticatorData: text, signature: text, 'userHandle?': text }),
  ...{ description: 'AuthenticatorAssertionResponseJSON of WebAuthn.', additionalProperties: true },
});

export const passkeyRoutes: readonly Route[] = [
  {
    ...{
      method: 'POST',
      url: '/api/me/passkey/options',
      needs: 'guest',
      answer: registration,
      gives: ANSWERS.makePasskey,
      perMinute: 20,
    },
    about: 'What a browser needs to make a passkey.',
  },
  {
    ...{
      method: 'POST',
      url: '/api/me/passkey',
      needs: 'guest',
      answer: register,
      perMinute: 20,
      gives: ANSWERS.nothing,
      takes: MADE,
    },
    about: 'Keeps a new passkey.',
  },
  {
    ...{
      method: 'POST',
      url: '/api/passkey/options',
      needs: 'nobody',
      answer: authentication,
      gives: ANSWERS.usePasskey,
      perMinute: 20,
    },
    about: 'What a browser needs to use a passkey.',
  },
  {
    ...{
      method: 'POST',
      url: '/api/passkey',
      needs: 'nobody',
      answer: authenticate,
      perMinute: 20,
      gives: ANSWERS.guest,
      takes: USED,
    },
    about: 'Signs in with a passkey.',
  },
];
