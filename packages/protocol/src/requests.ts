// The bodies of HTTP requests. Small on purpose: everything that happens at a table goes over the socket.
import { LOCALES } from '@planisphere/core';
import * as v from 'valibot';
import { emblemSchema, nameSchema } from './guest.ts';

export const guestSchema = v.strictObject({
  name: nameSchema,
  emblem: emblemSchema,
  locale: v.optional(v.picklist(LOCALES), 'en'),
});
export type GuestRequest = v.InferInput<typeof guestSchema>;

/** A one-time code from another device of the same guest. */
export const deviceSchema = v.strictObject({ code: v.pipe(v.string(), v.maxLength(40)) });

const url = v.pipe(v.string(), v.maxLength(1000), v.url(), v.startsWith('https://'));
const base64 = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w-]+=*$/));

export const pushSchema = v.strictObject({
  endpoint: url,
  expirationTime: v.optional(v.nullable(v.number())),
  keys: v.strictObject({ p256dh: base64, auth: base64 }),
});

/** An empty address stops the mail. */
export const mailSchema = v.strictObject({
  address: v.union([v.literal(''), v.pipe(v.string(), v.maxLength(200), v.email())]),
});

export const confirmSchema = v.strictObject({
  address: v.pipe(v.string(), v.maxLength(200), v.email()),
  code: v.pipe(v.string(), v.maxLength(20)),
});
