// Every address of the server says who may use it; one that does not stops the start.
import type { Need } from '@planisphere/protocol';
import type { RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route. */
    readonly needs?: Need;
  }
}

/** Pages and their files are for everybody. */
export function requireNeed({ url, method, config }: RouteOptions): void {
  const harmless = [method].flat().every((each) => each === 'GET' || each === 'HEAD');
  const isPage = harmless && !/^\/(api|socket)(\/|$)/.test(url);
  if (!isPage && config?.needs === undefined) throw new Error(`${url} does not say who may use it`);
}
