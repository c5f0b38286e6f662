// A record is a game as it was played, as JSON: enough to replay and check it without the seed, and with the seed to
// check the dealing as well. Decoding is strict and never throws.
import {
  type Decoder,
  decodeAnything,
  decodeBoolean,
  decodeHash,
  decodeInteger,
  decodeList,
  decodeNumber,
  decodeObject,
  decodeOneOf,
  decodeString,
  optional,
  parseJson,
  required,
} from './decode.ts';
import { type Decoded, fail } from './fault.ts';
import type { GameTypes } from './game.ts';
import { makeSeat } from './seat.ts';
import { makeHex, sha256, utf8 } from './sha256.ts';
import type { Course } from './table.ts';

export const RECORD_FORMAT = 'planisphere-record/1';
/** Far more than any game needs; a bound for input from strangers. */
const MOST_EVENTS = 20_000;
const MOST_BYTES = 4_000_000;

export interface GameRecord {
  readonly format: string;
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  /** The players: one name per seat. */
  readonly seats: readonly string[];
  /** In the notation of the game, decisions and chance outcomes alike. */
  readonly events: readonly string[];
  /** Undefined while the game goes on, and when it was not played to its end. */
  readonly result: RecordedResult | undefined;
  /** How people ended it before the rules did. */
  readonly ended: RecordedEnd | undefined;
  /** Undefined while it is secret, or when the cards were dealt by hand. */
  readonly seed: string | undefined;
  /** sha256 of the seed, published before the first card. */
  readonly commitment: string | undefined;
  /** A player took back what had already been revealed. */
  readonly assisted: boolean;
  /** The game that this one continues from an earlier point, on a different line. */
  readonly origin?: RecordOrigin | undefined;
}

export interface RecordOrigin {
  /** Names the other game: sha256 of its name, options and events. */
  readonly record: string;
  /** How many events both share. */
  readonly at: number;
}

export interface RecordedResult {
  readonly winners: readonly string[];
  readonly scores: readonly number[];
  readonly breakdown: unknown;
}

export const EARLY_ENDS = ['resigned', 'out-of-time', 'abandoned'] as const;

export interface RecordedEnd {
  readonly reason: (typeof EARLY_ENDS)[number];
  /** Seats; empty when it was ended by agreement. */
  readonly winners: readonly string[];
}

export interface RecordNotes {
  readonly seats: readonly string[];
  readonly seed?: string | undefined;
  readonly commitment?: string | undefined;
  readonly assisted?: boolean;
  readonly ended?: RecordedEnd | undefined;
  readonly origin?: RecordOrigin | undefined;
}

/** Only for a course from the start of a game. */
export function recordOf<T extends GameTypes>(
  { game, options, events, awaiting }: Pick<Course<T>, 'game' | 'options' | 'events' | 'awaiting'>,
  notes: RecordNotes,
): GameRecord {
  if (options === undefined) throw new Error('recordOf: a course from a position has no record');
  return {
    format: RECORD_FORMAT,
    game: game.id,
    version: game.version,
    options,
    seats: notes.seats,
    events: events.map((event) => game.notation.makeEvent(event)),
    result: awaiting.kind === 'over' ? recordedResult(awaiting.result) : undefined,
    seed: notes.seed,
    commitment: notes.commitment,
    assisted: notes.assisted ?? false,
    ended: notes.ended,
    ...(notes.origin !== undefined && { origin: notes.origin }),
  };
}

export function recordedResult(result: {
  winners: readonly (0 | 1 | 2 | 3)[];
  scores: readonly number[];
  breakdown: unknown;
}): RecordedResult {
  return { winners: result.winners.map(makeSeat), scores: result.scores, breakdown: result.breakdown };
}

export function makeRecord(record: GameRecord): string {
  return JSON.stringify(record);
}

const decodeResult: Decoder<RecordedResult> = decodeObject({
  winners: required(decodeList(decodeString, 4)),
  scores: required(decodeList(decodeNumber, 4)),
  breakdown: required(decodeAnything),
});

const decodeEnd: Decoder<RecordedEnd> = decodeObject({
  reason: required(decodeOneOf(EARLY_ENDS)),
  winners: required(decodeList(decodeOneOf(['A', 'B', 'C', 'D']), 4)),
});

const decodeOrigin: Decoder<RecordOrigin> = decodeObject({
  record: required(decodeHash),
  at: required(decodeInteger(0, MOST_EVENTS)),
});

const decodeFields: Decoder<GameRecord> = decodeObject<GameRecord>({
  format: required(decodeString),
  game: required(decodeString),
  version: required(decodeInteger(1, 1_000_000)),
  options: required(decodeAnything),
  seats: required(decodeList(decodeString, 4)),
  events: required(decodeList(decodeString, MOST_EVENTS)),
  result: optional(decodeResult),
  seed: optional(decodeString),
  commitment: optional(decodeHash),
  assisted: optional(decodeBoolean, false),
  ended: optional(decodeEnd),
  origin: optional(decodeOrigin),
});

/** The name of a game, from what happened in it and not from who played it. */
export function nameOfRecord({ game, options, events }: GameRecord): string {
  return makeHex(sha256(utf8(JSON.stringify([game, options, events]))));
}

export function parseRecord(text: string): Decoded<GameRecord> {
  if (text.length > MOST_BYTES)
    return fail('too-long', '', `A record has at most ${MOST_BYTES} characters.`, MOST_BYTES);
  const json = parseJson(text);
  return json.ok ? decodeRecord(json.value) : json;
}

export function decodeRecord(value: unknown): Decoded<GameRecord> {
  const record = decodeFields(value);
  if (record.ok && record.value.format !== RECORD_FORMAT) {
    return fail('unknown-format', 'format', `This reader knows ${RECORD_FORMAT} only.`, RECORD_FORMAT);
  }
  return record;
}
