// Lists and removes the devices and passkeys of a guest; signing out.

import { devicesOf, dropDevice } from '../store/devices.ts';
import { dropPasskey, passkeysOf } from '../store/passkeys.ts';
import { ANSWERS } from './answers.ts';
import { clearIdentity } from './identity.ts';
import { notFound } from './refusal.ts';
import { type GuestCall, parameter, type Route } from './route.ts';

async function list({ server, guest, device }: GuestCall): Promise<unknown> {
  const devices = await devicesOf(server.sql, guest.id, server.now());
  const passkeys = await passkeysOf(server.sql, guest.id);
  return {
    devices: devices.map((each) => ({ ...each, ...(each.id === device.id && { current: true }) })),
    passkeys: passkeys.map(({ id, created, used }) => ({ id, created, used })),
  };
}

/** Its cookie becomes invalid, and its sockets are closed. */
async function remove(call: GuestCall, id: string): Promise<unknown> {
  const { server, guest, device, reply } = call;
  if (!(await dropDevice(server.sql, guest.id, id))) throw notFound('such device');
  server.dismiss(guest.id, id);
  if (id === device.id) clearIdentity(reply);
  return {};
}

const removeDevice = (call: GuestCall): Promise<unknown> => remove(call, parameter(call, 'id'));
const signOut = (call: GuestCall): Promise<unknown> => remove(call, call.device.id);

async function removePasskey(call: GuestCall): Promise<unknown> {
  const { server, guest } = call;
  if (!(await dropPasskey(server.sql, guest.id, parameter(call, 'id')))) throw notFound('such passkey');
  return {};
}

export const deviceRoutes: readonly Route[] = [
  {
    ...{ method: 'GET', url: '/api/me/devices', needs: 'guest', answer: list, gives: ANSWERS.devices },
    about: 'The devices and passkeys of this guest.',
  },
  {
    ...{
      method: 'DELETE',
      url: '/api/me/devices/:id',
      needs: 'guest',
      answer: removeDevice,
      perMinute: 30,
      gives: ANSWERS.nothing,
    },
    about: 'Signs a device out.',
  },
  {
    ...{
      method: 'DELETE',
      url: '/api/me/passkeys/:id',
      needs: 'guest',
      answer: removePasskey,
      perMinute: 30,
      gives: ANSWERS.nothing,
    },
    about: 'Forgets a passkey.',
  },
  {
    ...{
      method: 'POST',
      url: '/api/me/sign-out',
      needs: 'guest',
      answer: signOut,
      perMinute: 30,
      gives: ANSWERS.nothing,
    },
    about: 'Signs this device out.',
  },
];
