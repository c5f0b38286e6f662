// Being the same guest elsewhere: a passkey, a one-time code, and notices when it is one's turn.
import type { GuestInfo } from '@planisphere/protocol';
import { beGuest, call, forget, isKnown, remember } from './api.ts';

/** Can this browser make passkeys in the way the server speaks of them? */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

export async function addPasskey(): Promise<void> {
  if (!isKnown()) await beGuest();
  const options = await call<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/me/passkey/options', {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  await call('POST', '/api/me/passkey', made.toJSON());
}

/** Signs in as the guest of a passkey. */
export async function usePasskey(): Promise<GuestInfo> {
  const options = await call<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/passkey/options', {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const proof = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return remember((await call<{ guest: GuestInfo }>('POST', '/api/passkey', proof.toJSON())).guest);
}

/** A code to type on another device; it works once, for ten minutes. */
export async function deviceCode(): Promise<string> {
  if (!isKnown()) await beGuest();
  return (await call<{ code: string }>('POST', '/api/me/code', {})).code;
}

export async function useDeviceCode(code: string): Promise<GuestInfo> {
  return remember((await call<{ guest: GuestInfo }>('POST', '/api/me/device', { code })).guest);
}

/** A device or a passkey by which this guest comes in. */
export interface Way {
  readonly id: string;
  readonly created: number;
}

export interface KnownDevice extends Way {
  /** Browser and system; '' when the server cannot tell. */
  readonly label: string;
  readonly seen: number;
  readonly current?: boolean;
}

export interface Ways {
  readonly devices: readonly KnownDevice[];
  readonly passkeys: readonly Way[];
}

/** Nothing for who has never been on the server. */
export async function readWays(): Promise<Ways> {
  return isKnown() ? call<Ways>('GET', '/api/me/devices') : { devices: [], passkeys: [] };
}

export async function removeDevice(id: string): Promise<void> {
  await call('DELETE', `/api/me/devices/${encodeURIComponent(id)}`);
}

export async function removePasskey(id: string): Promise<void> {
  await call('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`);
}

/** This device is nobody on the server from now on; what is on the device stays. */
export async function signOut(): Promise<void> {
  await call('POST', '/api/me/sign-out');
  forget();
}

/** Takes the guest off the server, with every name and word they left there. */
export async function eraseOnServer(): Promise<void> {
  await call('DELETE', '/api/me');
  forget();
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

export async function wantsNotices(): Promise<boolean> {
  const subscription = await (await registration())?.pushManager?.getSubscription();
  return subscription != null;
}

/** False when the browser or its owner does not want them. */
export async function turnNotices(on: boolean): Promise<boolean> {
  const manager = (await registration())?.pushManager;
  if (manager === undefined) return false;
  if (!on) {
    await (await manager.getSubscription())?.unsubscribe();
    if (isKnown()) await call('DELETE', '/api/me/push');
    return true;
  }
  if ((await Notification.requestPermission()) !== 'granted') return false;
  if (!isKnown()) await beGuest();
  const { key } = await call<{ key: string }>('GET', '/api/push');
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await call('POST', '/api/me/push', subscription.toJSON());
  return true;
}
