// The bots of this guest on the server: programs that play under a name of their own.
import type { GuestInfo } from '@planisphere/protocol';
import { beGuest, call, isKnown } from './api.ts';

export interface KnownBot extends GuestInfo {
  readonly created: number;
}

/** Empty for a device that has never been a guest. */
export async function readBots(): Promise<readonly KnownBot[]> {
  return isKnown() ? (await call<{ bots: readonly KnownBot[] }>('GET', '/api/me/bots')).bots : [];
}

/** This answer is the only one with the token. */
export async function makeBot(name: string): Promise<{ readonly token: string }> {
  if (!isKnown()) await beGuest();
  return call('POST', '/api/me/bots', { name, emblem: 'satellite' });
}

export async function revokeBot(id: string): Promise<void> {
  await call('DELETE', `/api/me/bots/${encodeURIComponent(id)}`);
}
