// The same guest on several devices: passkeys, one-time codes, and your-turn notices.
import type { GuestInfo, QuietRequest } from '@planisphere/protocol';
import { beGuest, call, forget, isKnown, remember } from './api.ts';

/** Whether this browser can make passkeys as the server describes them. */
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

/** A device or a passkey that signs the guest in. */
export interface Way {
  readonly id: string;
  readonly created: number;
}

export interface KnownDevice extends Way {
  /** Browser and system; '' if the server cannot tell. */
  readonly label: string;
  readonly seen: number;
  readonly current?: boolean;
}

export interface Ways {
  readonly devices: readonly KnownDevice[];
  readonly passkeys: readonly Way[];
}

/** Empty for a device that has never been a guest. */
export async function readWays(): Promise<Ways> {
  return isKnown() ? call<Ways>('GET', '/api/me/devices') : { devices: [], passkeys: [] };
}

export async function removeDevice(id: string): Promise<void> {
  await call('DELETE', `/api/me/devices/${encodeURIComponent(id)}`);
}

export async function removePasskey(id: string): Promise<void> {
  await call('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`);
}

/** From here on this device is nobody on the server; what the device stores stays. */
export async function signOut(): Promise<void> {
  await call('POST', '/api/me/sign-out');
  forget();
}

/** Deletes the guest from the server, with every name and word of theirs. */
export async function eraseOnServer(): Promise<void> {
  await call('DELETE', '/api/me');
  forget();
}

/** How notices come to this guest, and whether the server sends any by mail. */
export interface NoticeWays {
  readonly sendsMail?: true;
  /** `mail` is the confirmed address, or empty. */
  readonly guest?: { readonly mail: string };
  readonly quiet?: QuietRequest | undefined;
}

export async function readNoticeWays(): Promise<NoticeWays> {
  return call('GET', '/api/me');
}

/** Hours of local time without notices, or none such. */
export async function setQuiet(hours: QuietRequest | undefined): Promise<void> {
  if (!isKnown()) await beGuest();
  await call('PUT', '/api/me/quiet', { hours });
}

/** The server mails a code there, in the language of this page. */
export async function askForMail(address: string): Promise<void> {
  await beGuest();
  await call('PUT', '/api/me/mail', { address });
}

/** From here on notices go to this address. */
export async function confirmMail(address: string, code: string): Promise<void> {
  await call('POST', '/api/me/mail', { address, code });
}

export async function stopMail(): Promise<void> {
  await call('PUT', '/api/me/mail', { address: '' });
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

export async function wantsNotices(): Promise<boolean> {
  const subscription = await (await registration())?.pushManager?.getSubscription();
  return subscription != null;
}

/** False if the browser or its owner refuses. */
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
