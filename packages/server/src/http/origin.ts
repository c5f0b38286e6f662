// Pages of other sites may not use a visitor's cookie. Browsers say where a request comes from; whatever is not a
// browser has no visitor's cookie to abuse.
import type { IncomingMessage } from 'node:http';

export function isOwnOrigin({ headers }: IncomingMessage, publicOrigin: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  if (publicOrigin !== undefined && origin === publicOrigin) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}
