// The bodies of HTTP requests. They are few and small: everything that happens at a table goes over the socket.
import {
  type Decoder,
  decodeInteger,
  decodeNumber,
  decodeObject,
  decodeOneOf,
  decodePattern,
  decodeText,
  LOCALES,
  type Locale,
  ok,
  optional,
  required,
} from '@planisphere/core';
import { decodeEmblem, decodeName, type Emblem } from './guest.ts';

interface GuestBody {
  readonly name: string;
  readonly emblem: Emblem;
  readonly locale: Locale;
}
/** Without a locale, English. */
export type GuestRequest = Omit<GuestBody, 'locale'> & Partial<Pick<GuestBody, 'locale'>>;

export const decodeGuest: Decoder<GuestBody> = decodeObject({
  name: required(decodeName),
  emblem: required(decodeEmblem),
  locale: optional(decodeOneOf(LOCALES), 'en'),
});

/** A program that plays under a name of its own. */
export const decodeBot: Decoder<Pick<GuestBody, 'name' | 'emblem'>> = decodeObject({
  name: required(decodeName),
  emblem: required(decodeEmblem),
});

/** A one-time code from another device of the same guest. */
export const decodeDevice: Decoder<{ readonly code: string }> = decodeObject({
  code: required(decodeText(40)),
});

const decodeAddress = decodePattern(/^(?=.{1,1000}$)https:\/\/\S+$/, 'An address that begins with https://');
const decodeBase64 = decodePattern(/^(?=.{1,200}$)[\w-]+=*$/, 'A key in base64');

/** A push subscription, as browsers describe it; the push service decides when it ends. */
export interface PushRequest {
  readonly endpoint: string;
  readonly expirationTime?: number | null | undefined;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export const decodePush: Decoder<PushRequest> = decodeObject<PushRequest>({
  endpoint: required(decodeAddress),
  expirationTime: optional((value) => (value === null ? ok(value) : decodeNumber(value))),
  keys: required(decodeObject({ p256dh: required(decodeBase64), auth: required(decodeBase64) })),
});

/** Minutes of the day in which no notices are wanted, by the clock of a time zone; they may pass midnight. */
export interface QuietRequest {
  readonly starts: number;
  readonly ends: number;
  readonly zone: string;
}

const decodeMinute = decodeInteger(0, 1439);

/** Without hours every notice is sent at once. */
export const decodeQuiet: Decoder<{ readonly hours?: QuietRequest | undefined }> = decodeObject<{
  readonly hours?: QuietRequest | undefined;
}>({
  hours: optional(
    decodeObject<QuietRequest>({
      starts: required(decodeMinute),
      ends: required(decodeMinute),
      zone: required(decodePattern(/^[\w+/-]{1,60}$/, 'A time zone')),
    }),
  ),
});

const MAIL = /^(?=.{1,200}$)[\w+-]+(?:\.[\w+-]+)*@[\da-z]+(?:[.-][\da-z]+)*\.[a-z]{2,}$/iu;

/** An empty address stops the mail. */
export const decodeMail: Decoder<{ readonly address: string }> = decodeObject({
  address: required((value) => (value === '' ? ok(value) : decodeMailAddress(value))),
});

const decodeMailAddress = decodePattern(MAIL, 'A mail address');

export const decodeConfirm: Decoder<{ readonly address: string; readonly code: string }> = decodeObject({
  address: required(decodeMailAddress),
  code: required(decodeText(20)),
});
