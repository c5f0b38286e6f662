// The server's routes as functions. What goes wrong is one kind of error: the server's code and words, or `unreachable`.
import {
  type DailyResult,
  type GuestInfo,
  makeCode,
  type SanctionInfo,
  type Settings,
  type TableInfo,
} from '@planisphere/protocol';
import type { GameId } from '../../base/games.ts';
import { EMBLEMS, settings } from '../../base/settings/settings.ts';
import { readText, storeText } from '../../base/storage.ts';
import { appWords } from '../../base/words/index.ts';
import { onlineWords, refusalText } from './words/index.ts';

export class ServerError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Whether the same may succeed later: the server is away or busy. */
export function isPassing(error: unknown): boolean {
  return (
    !(error instanceof ServerError) ||
    ['unreachable', 'too-many-requests', 'stopping', 'server-error'].includes(error.code)
  );
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return ask<T>({ method, path, body });
}

export async function ask<T>({ method, path, body, headers }: Request): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ServerError('unreachable', onlineWords().unreachable);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as T;
  const { error } = (answer ?? {}) as { error?: { code: string; sanction?: SanctionInfo } };
  if (error?.sanction !== undefined) throw new ServerError(error.code, await sanctionWords(error.sanction));
  throw error === undefined
    ? new ServerError('unreachable', onlineWords().unreachable)
    : new ServerError(error.code, refusalText(error.code));
}

/** Why a guest is muted or banned, and until when. */
export async function sanctionWords(sanction: SanctionInfo): Promise<string> {
  return (await import('./sanction-text.ts')).sanctionSentence(sanction);
}

const KNOWN = 'guest';
/** The four emblems of the boards, by the names that the server knows. */
const SERVER_EMBLEMS = ['telescope', 'comet', 'crescent', 'galaxy'] as const;

/** Which of the four emblems a person has; people of other apps have the first. */
export function emblemNumber(emblem: string): number {
  return (
    Math.max(
      0,
      SERVER_EMBLEMS.findIndex((each) => each === emblem),
    ) + 1
  );
}

/** Whether this device has been a guest of the server; if not, nothing is asked of the server. */
export function isKnown(): boolean {
  return guestHere() !== undefined;
}

/** The id of the guest; undefined before the first visit. */
export function guestHere(): string | undefined {
  return readText(KNOWN);
}

/** Tells the server the player's name, emblem and language; the first time this makes a guest. */
export async function beGuest(name = settings.value.name): Promise<GuestInfo> {
  const { emblem, locale } = settings.value;
  const { guest } = await call<{ guest: GuestInfo }>('PUT', '/api/me', {
    name: name.trim() || appWords().guest,
    emblem: SERVER_EMBLEMS[EMBLEMS.indexOf(emblem)],
    locale,
  });
  return remember(guest);
}

/** From here on this device asks the server for its tables. */
export function remember(guest: GuestInfo): GuestInfo {
  storeText(KNOWN, guest.id);
  return guest;
}

/** From here on this device is nobody on the server. */
export function forget(): void {
  storeText(KNOWN, undefined);
}

export interface Invitation {
  readonly code: string;
  readonly key?: string;
}

export async function openOnline(
  table: Partial<Settings> & Pick<Settings, 'game' | 'seats'>,
): Promise<Invitation> {
  await beGuest();
  return call('POST', '/api/tables', table);
}

/** The address of a table of the server; a private one needs its key. */
export function pathOf({ code, key }: Invitation): string {
  return `/t/${makeCode(code)}${key === undefined ? '' : `?key=${encodeURIComponent(key)}`}`;
}

export async function readTable(code: string, key: string | undefined): Promise<TableInfo> {
  const query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`;
  return (await call<{ table: TableInfo }>('GET', `/api/tables/${encodeURIComponent(code)}${query}`)).table;
}

export async function readDaily(game: GameId, day: string): Promise<readonly DailyResult[]> {
  return (await call<{ results: DailyResult[] }>('GET', `/api/daily/${game}/${day}`)).results;
}

/** Adds a record to the day's list; the server replays it first. */
export async function sendDaily(game: GameId, day: string, record: string): Promise<readonly DailyResult[]> {
  if (!isKnown()) await beGuest();
  const path = `/api/daily/${game}/${day}`;
  return (await call<{ results: DailyResult[] }>('POST', path, JSON.parse(record))).results;
}

/** A table of this guest, for their list. */
export interface PlayedTable {
  readonly code: string;
  readonly game: GameId;
  readonly status: 'open' | 'playing' | 'over';
  readonly yourTurn: boolean;
  readonly updated: number;
}

export async function readPlayed(): Promise<readonly PlayedTable[]> {
  const lists = await Promise.all(
    ['playing', 'open'].map((status) =>
      call<{ tables: PlayedTable[] }>('GET', `/api/me/tables?status=${status}`),
    ),
  );
  return lists.flatMap(({ tables }) => tables);
}
