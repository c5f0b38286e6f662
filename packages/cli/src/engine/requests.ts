// The requests to the engine: one JSON object per line, distinguished by `kind`. docs/engine-protocol.md describes
// each.
import {
  type Decoder,
  decodeAnything,
  decodeBoolean,
  decodeInteger,
  decodeKind,
  decodeList,
  decodeOneOf,
  decodeText,
  LOCALES,
  type Locale,
  mayBeLeftOut,
  optional,
  required,
  type Shape,
} from '@planisphere/core';

/** Raised when a program written for the previous version would misread an answer. */
export const PROTOCOL = 1;

/** Characters of a line; a whole record fits many times over. */
export const MOST_CHARACTERS = 1 << 20;
const MOST_EVENTS = 20_000;
const MOST_LISTED = 100_000;
/** Deeper than any search here: a search ends there, even one that was asked to go on for ever. */
export const MOST_NODES = 1 << 20;
const HOUR = 3_600_000;

const SEAT_LETTERS = ['A', 'B', 'C', 'D'] as const;
type SeatLetter = (typeof SEAT_LETTERS)[number];

/** The client's own number or name of a request; the answers carry it. */
export type RequestId = string | number;

interface Identified {
  readonly id?: RequestId | undefined;
}

export interface Hello extends Identified {
  readonly kind: 'hello';
  readonly protocol: number;
  /** The language of sentences about rules. */
  readonly lang: Locale;
}

export interface Setup extends Identified {
  readonly kind: 'setup';
  /** Starts in the middle of a game; then options and players are not needed. */
  readonly position?: string | undefined;
  readonly options: unknown;
  readonly players?: number | undefined;
  /** With a seed the engine deals, and refuses what this seed does not deal. */
  readonly seed?: string | undefined;
  readonly events: readonly string[];
}

export interface Legal extends Identified {
  readonly kind: 'legal';
  readonly seat?: SeatLetter | undefined;
  readonly limit: number;
}

export interface Check extends Identified {
  readonly kind: 'check';
  readonly event: string;
}

export interface Apply extends Identified {
  readonly kind: 'apply';
  readonly events: readonly string[];
}

export interface ViewRequest extends Identified {
  readonly kind: 'view';
  readonly as: SeatLetter | 'table' | 'all';
}

export interface ChanceRequest extends Identified {
  readonly kind: 'chance';
  /** Deals the next outcome, or all that are due; without it, lists the possible ones. */
  readonly deal?: 'one' | 'all' | undefined;
}

export interface Best extends Identified {
  readonly kind: 'best';
  readonly seat?: SeatLetter | undefined;
  readonly bot?: string | undefined;
  readonly nodes?: number | undefined;
  readonly milliseconds?: number | undefined;
  readonly forever: boolean;
  /** How many lines to report besides the best event. */
  readonly lines: number;
  readonly seed: string;
}

export interface Stop extends Identified {
  readonly kind: 'stop';
}

export interface PerftRequest extends Identified {
  readonly kind: 'perft';
  readonly depth: number;
  readonly divide: boolean;
}

export type Request =
  | Hello
  | Setup
  | Legal
  | Check
  | Apply
  | ViewRequest
  | ChanceRequest
  | Best
  | Stop
  | PerftRequest;

const decodeId: Decoder<RequestId> = (value) =>
  typeof value === 'number' ? decodeInteger(0, Number.MAX_SAFE_INTEGER)(value) : decodeText(64)(value);
const id = optional(decodeId);
const decodeSeat = decodeOneOf(SEAT_LETTERS);
const decodeEvent = decodeText(4096);
const events = decodeList(decodeEvent, MOST_EVENTS);

const SHAPES: { readonly [K in Request['kind']]: Shape<Omit<Extract<Request, { kind: K }>, 'kind'>> } = {
  hello: { id, protocol: required(decodeInteger(1, 1_000_000)), lang: optional(decodeOneOf(LOCALES), 'en') },
  setup: {
    id,
    position: optional(decodeText(MOST_CHARACTERS)),
    options: optional(decodeAnything, {}),
    players: optional(decodeInteger(1, 4)),
    seed: optional(decodeText(1000)),
    events: optional(events, []),
  },
  legal: { id, seat: optional(decodeSeat), limit: optional(decodeInteger(1, MOST_LISTED), MOST_LISTED) },
  check: { id, event: required(decodeEvent) },
  apply: { id, events: required(decodeList(decodeEvent, MOST_EVENTS, 1)) },
  view: { id, as: required(decodeOneOf([...SEAT_LETTERS, 'table', 'all'])) },
  chance: { id, deal: optional(decodeOneOf(['one', 'all'])) },
  best: {
    id,
    seat: optional(decodeSeat),
    bot: optional(decodeText(64)),
    nodes: optional(decodeInteger(1, MOST_NODES)),
    milliseconds: optional(decodeInteger(1, HOUR)),
    forever: optional(decodeBoolean, false),
    lines: optional(decodeInteger(0, 100), 0),
    seed: optional(decodeText(1000), ''),
  },
  stop: { id },
  perft: { id, depth: required(decodeInteger(0, 12)), divide: optional(decodeBoolean, false) },
};

export const decodeRequest: Decoder<Request> = decodeKind<Request>(SHAPES);

/** Every request with its fields, optional ones with a question mark: a test compares the document with this. */
export function requestFields(): Readonly<Record<string, readonly string[]>> {
  const rows = Object.entries(SHAPES).map(([kind, shape]) => [
    kind,
    Object.entries(shape).map(([name, field]) => (mayBeLeftOut(field) ? `${name}?` : name)),
  ]);
  return Object.fromEntries(rows) as Readonly<Record<string, readonly string[]>>;
}
