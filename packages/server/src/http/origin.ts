// Refuses requests that pages of other sites make with a visitor's cookie. Browsers send the origin; other programs have no
// visitor's cookie to abuse.
import type { IncomingMessage } from 'node:http';

export function isOwnOrigin({ headers }: IncomingMessage, publicOrigin: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  if (publicOrigin !== undefined && origin === publicOrigin) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}
