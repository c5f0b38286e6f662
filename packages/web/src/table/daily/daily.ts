// The daily sky: the same deal for everybody on the same date. The best score of each night is kept on this device, and
// tonight's best record, so that it can join the server's list.
import {
  type Decoder,
  decodeBoolean,
  decodeNumber,
  decodeObject,
  decodeString,
  ok,
  optional,
  required,
} from '@planisphere/core';
import { signal } from '@preact/signals';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { decodeEntries, readStored, store } from '../../base/storage.ts';

const NAME = 'daily';
/** Counts the nights stored so far: components that show one read it again. */
export const noted = signal(0);

export interface Night {
  readonly score: number;
  /** The record, until a better one or another night replaces it. */
  readonly record?: string | undefined;
  /** Whether the server's list has it. */
  readonly sent?: boolean | undefined;
}

const decodeWhole = decodeObject<Night>({
  score: required(decodeNumber),
  record: optional(decodeString),
  sent: optional(decodeBoolean),
});

/** The first version stored only the score. */
const decodeNight: Decoder<Night> = (value) =>
  typeof value === 'number' ? ok({ score: value }) : decodeWhole(value);

const nights = (game: GameId): Readonly<Record<string, Night>> =>
  readStored(`${NAME}.${game}`, decodeEntries(decodeNight)) ?? {};

/** Such as `2026-11-15`, by the clock of the device. */
export function dayOf(date: Date): string {
  const pad = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

export function nightOf(game: GameId, day: string): Night | undefined {
  return nights(game)[day];
}

/** The last seven nights, today last: whether the player played one, in any game. */
export function lastNights(today: Date): readonly boolean[] {
  const played = GAME_IDS.map(nights);
  return Array.from({ length: 7 }, (_, index) => {
    const date = new Date(today);
    date.setDate(date.getDate() - 6 + index);
    return played.some((each) => each[dayOf(date)] !== undefined);
  });
}

/** Stores a finished night if it is the best one; false if it is not. */
export function noteDaily(game: GameId, day: string, night: Night): boolean {
  const all = nights(game);
  const before = all[day];
  if (before !== undefined && (before.score > night.score || (before.sent && before.score === night.score)))
    return false;
  // Only tonight's record is stored: the logbook has the others.
  const bare = Object.fromEntries(Object.entries(all).map(([each, { score }]) => [each, { score }]));
  store(`${NAME}.${game}`, { ...bare, [day]: night });
  noted.value += 1;
  return true;
}
