// Web Push. The keys of this site are made on its first start and kept with its data.
import { isIP } from 'node:net';
import webPush from 'web-push';
import type { PushRow } from '../store/rows.ts';
import { secretNamed } from '../store/secrets.ts';
import type { Sql } from '../store/sql.ts';
import { outwardAgent } from './outward.ts';

const TIMEOUT = 10_000;
const DAY = 86_400;

export interface Pusher {
  readonly publicKey: string;
  send(to: PushRow, text: string): Promise<void>;
}

export async function createPusher(sql: Sql, contact: string): Promise<Pusher> {
  const kept = await secretNamed(sql, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys()));
  const { publicKey, privateKey } = JSON.parse(kept) as { publicKey: string; privateKey: string };
  const vapidDetails = { subject: contact, publicKey, privateKey };
  return {
    publicKey,
    async send({ endpoint, p256dh, auth }, text) {
      const subscription = { endpoint, keys: { p256dh, auth } };
      await webPush.sendNotification(subscription, text, {
        ...{ vapidDetails, timeout: TIMEOUT, TTL: DAY, agent: outwardAgent },
      });
    },
  };
}

/** Push services have public names. Anything else would let a guest make this server call its own network. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, port } = new URL(endpoint);
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && /^[\w-]+(\.[\w-]+)+$/.test(hostname);
  const isLocal = /\.(local|localhost|internal|home|lan|intranet|arpa)$/.test(hostname);
  return protocol === 'https:' && isName && !isLocal && username === '' && port === '';
}
