// Every route says who may use it; the server does not start with one that does not.
import type { Need } from '@planisphere/protocol';
import type { RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route. */
    readonly needs?: Need;
  }
}

/** Pages and their files are public. */
export function requireNeed({ url, method, config }: RouteOptions): void {
  const harmless = [method].flat().every((each) => each === 'GET' || each === 'HEAD');
  const isPage = harmless && !/^\/(api|socket)(\/|$)/.test(url);
  if (!isPage && config?.needs === undefined) throw new Error(`${url} does not say who may use it`);
}
