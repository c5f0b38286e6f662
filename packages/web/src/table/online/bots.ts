// The bots of this guest on the server: programs that play under a name of their own.
import type { GuestInfo } from '@planisphere/protocol';
import { beGuest, call, isKnown } from './api.ts';

export interface KnownBot extends GuestInfo {
  readonly created: number;
}

/** Nothing for who has never been on the server. */
export async function readBots(): Promise<readonly KnownBot[]> {
  return isKnown() ? (await call<{ bots: readonly KnownBot[] }>('GET', '/api/me/bots')).bots : [];
}

/** The token is told this once. */
export async function makeBot(name: string): Promise<{ readonly token: string }> {
  if (!isKnown()) await beGuest();
  return call('POST', '/api/me/bots', { name, emblem: 'satellite' });
}

export async function revokeBot(id: string): Promise<void> {
  await call('DELETE', `/api/me/bots/${encodeURIComponent(id)}`);
}
