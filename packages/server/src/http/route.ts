// A route says who may use it, so that one place decides (see app.ts) and one test tries them all. What a route gets is
// what its need has proved: a guest, or a table that lets the caller in.
import type { Decoded } from '@planisphere/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Payer } from '../limits/payer.ts';
import type { ServerContext } from '../server-context.ts';
import type { DeviceRow, GuestRow } from '../store/rows.ts';
import type { LiveTable } from '../table/live.ts';
import { HttpRefusal } from './refusal.ts';

export interface Call {
  readonly server: ServerContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly guest: GuestRow | undefined;
  /** The one that the guest asks from. */
  readonly device: DeviceRow | undefined;
  readonly payer: Payer;
}

export interface GuestCall extends Call {
  readonly guest: GuestRow;
  readonly device: DeviceRow;
}

/** A table that lets the caller in; they may not have said who they are. */
export interface TableCall extends Call {
  readonly table: LiveTable;
}

interface Address {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  /** Requests per minute, where the usual number is too many. */
  readonly perMinute?: number;
}

export type Route = Address &
  (
    | { readonly needs: 'nobody'; readonly answer: (call: Call) => Promise<unknown> }
    | { readonly needs: 'guest'; readonly answer: (call: GuestCall) => Promise<unknown> }
    /** Of the table whose `:code` is in the address. */
    | { readonly needs: 'spectator'; readonly answer: (call: TableCall) => Promise<unknown> }
  );

export function bodyOf<T>(decoded: Decoded<T>): T {
  if (decoded.ok) return decoded.value;
  const { at, message } = decoded.fault;
  throw new HttpRefusal(400, decoded.fault, at === '' ? message : `${at}: ${message}`);
}

export function parameter({ request }: Call, name: string): string {
  return (request.params as Record<string, string | undefined>)[name] ?? '';
}

export function queryText({ request }: Call, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' && value.length <= 200 ? value : undefined;
}
