// A route says who may use it: app.ts decides by that, and one test tries all routes. The handler gets what was proved: a
// guest, or a table that admits the caller.
import type { Decoded, Decoder } from '@planisphere/core';
import type { Need } from '@planisphere/protocol';
import type { JsonSchema } from '@planisphere/protocol/schema';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Payer } from '../limits/payer.ts';
import type { ServerContext } from '../server-context.ts';
import type { DeviceRow, GuestRow } from '../store/rows.ts';
import type { Admitted } from '../study/studies.ts';
import type { LiveTable } from '../table/live.ts';
import { HttpRefusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which visitors may use the route. */
    readonly needs?: Need;
  }
}

/** The server refuses to start with a route that does not say who may use it. Pages and their files are public. */
export function requireNeed({ url, method, config }: RouteOptions): void {
  const harmless = [method].flat().every((each) => each === 'GET' || each === 'HEAD');
  const isPage = harmless && !/^\/(api|socket)(\/|$)/.test(url);
  if (!isPage && config?.needs === undefined) throw new Error(`${url} does not say who may use it`);
}

export interface Call {
  readonly server: ServerContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly guest: GuestRow | undefined;
  /** The device that sent the request. */
  readonly device: DeviceRow | undefined;
  readonly payer: Payer;
}

export interface GuestCall extends Call {
  readonly guest: GuestRow;
  readonly device: DeviceRow;
}

/** The table admits the caller, who may have no identity. */
export interface TableCall extends Call {
  readonly table: LiveTable;
}

/** A study that admits the caller in the role that the route needs. */
export interface StudyCall extends Call {
  readonly study: Admitted;
}

/** A request with the key of an operator. */
export interface OperatorCall extends Call {
  /** The name of the key. */
  readonly operator: string;
}

export type StudyGuestCall = StudyCall & GuestCall;

interface Address {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  /** A lower limit than REQUESTS_PER_MINUTE. */
  readonly perMinute?: number;
  /** Bots may use it too; they may not use what concerns a person's identity. */
  readonly bots?: true;
  /** Decodes what is sent with it. */
  readonly body?: Decoder<unknown>;
  /** The schema of the body, if a library reads it. */
  readonly takes?: JsonSchema;
  /** The parameters after the ? of its address. */
  readonly query?: Readonly<Record<string, JsonSchema>>;
  /** What it answers. */
  readonly gives: JsonSchema;
  /** The type of the answer, if it is not `application/json`. */
  readonly media?: string;
  /** One sentence for people who write programs. */
  readonly about: string;
}

export type Route = Address &
  (
    | { readonly needs: 'nobody'; readonly answer: (call: Call) => Promise<unknown> }
    | { readonly needs: 'guest'; readonly answer: (call: GuestCall) => Promise<unknown> }
    /** The table whose `:code` is in the address. */
    | { readonly needs: 'spectator'; readonly answer: (call: TableCall) => Promise<unknown> }
    | { readonly needs: 'operator'; readonly answer: (call: OperatorCall) => Promise<unknown> }
    /** The study whose `:id` is in the address. */
    | { readonly needs: 'reader'; readonly answer: (call: StudyCall) => Promise<unknown> }
    | { readonly needs: 'editor' | 'owner'; readonly answer: (call: StudyGuestCall) => Promise<unknown> }
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
