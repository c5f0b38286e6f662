// A study is the set of operations that its editors made, in whatever order they arrive. An operation is small, never
// changes, and refers to things by ids that do not depend on that order: so copies with the same operations are the same
// study.
import {
  type Decoder,
  decodeAs,
  decodeInteger,
  decodeKind,
  decodeList,
  decodeObject,
  decodeOneOf,
  decodePattern,
  decodeString,
  decodeText,
  LOCALES,
  type Locale,
  optional,
  required,
} from '@planisphere/core';
import { STUDY_LIMITS } from './limits.ts';

/** What can be overwritten. A write names the versions that its author has read (`over`) and replaces only those. */
export const WRITTEN = ['title', 'about', 'name', 'comment'] as const;
export type Written = (typeof WRITTEN)[number];

interface Stamp {
  /** `REPLICA.COUNT`: the device that made it, and its number on that device. */
  readonly id: string;
  /** When it was made, by the clock of the device. */
  readonly at: number;
}

/** Where in a study: a chapter, and one of its lines or '' for its beginning. */
interface Spot {
  readonly chapter: string;
  readonly line: string;
}

export interface ChapterOperation extends Stamp {
  readonly kind: 'chapter';
  readonly game: string;
  /** In notation. */
  readonly position: string;
}

/**
 * A decision and the chance events after it. Its id follows from its content (`lineId`): two people who try
 * the same share one line.
 */
export interface LineOperation extends Stamp {
  readonly kind: 'line';
  readonly chapter: string;
  readonly parent: string;
  readonly events: readonly string[];
}

/** The position of the parent with a supposition about what it hides. */
export interface SupposeOperation extends Stamp {
  readonly kind: 'suppose';
  readonly chapter: string;
  readonly parent: string;
  readonly position: string;
}

export interface CommentOperation extends Stamp, Spot {
  readonly kind: 'comment';
  readonly lang: Locale;
  readonly text: string;
}

export interface WriteOperation extends Stamp, Spot {
  readonly kind: 'write';
  readonly on: Written;
  /** The comment that is changed or translated. */
  readonly comment?: string | undefined;
  readonly lang: Locale;
  readonly text: string;
  readonly over: readonly string[];
}

/** A ring around a place of the board, or an arrow from one to another. */
export interface MarkOperation extends Stamp, Spot {
  readonly kind: 'mark';
  readonly from: string;
  readonly to?: string | undefined;
}

/** Where a chapter stands among the others. */
export interface RankOperation extends Stamp {
  readonly kind: 'rank';
  readonly chapter: string;
  readonly rank: number;
}

/** Drops what its maker had seen; what somebody wrote there meanwhile stays, with what it stands on. */
export interface DropOperation extends Stamp, Spot {
  readonly kind: 'drop';
  /** A comment or a mark; without it the line, or the chapter when no line is named. */
  readonly target?: string | undefined;
  /** The last operation of every device. */
  readonly seen: readonly string[];
}

export type Operation =
  | ChapterOperation
  | LineOperation
  | SupposeOperation
  | CommentOperation
  | WriteOperation
  | MarkOperation
  | RankOperation
  | DropOperation;

const ID = /^[\w-]{4,24}\.\d{1,6}$/;
const LINE = /^(?:|[\da-z]{1,11})$/;
const PLACE = /^[\w.-]{1,60}$/;

/** Characters that are invisible or change the direction of a text; line breaks stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSEEN = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

export function cleanWords(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').replace(UNSEEN, ' ').trim();
}

const words = (most: number): Decoder<string> =>
  decodeAs(
    decodeText(most * 2),
    (text) => {
      const clean = cleanWords(text);
      return clean.length <= most ? clean : undefined;
    },
    `At most ${most} characters are allowed here.`,
  );

const decodeId = decodePattern(ID, 'The id of an operation');
const decodeLine = decodePattern(LINE, 'The id of a line');
const decodePlace = decodePattern(PLACE, 'The name of a place');
const id = required(decodeId);
const stamp = { id, at: required(decodeInteger(0, Number.MAX_SAFE_INTEGER)) } as const;
/** The study itself has no chapter. */
const decodeChapter: Decoder<string> = (value) => (value === '' ? { ok: true, value: '' } : decodeId(value));
const spot = { chapter: required(decodeChapter), line: optional(decodeLine, '') } as const;
const lang = required(decodeOneOf(LOCALES));
const text = required(words(STUDY_LIMITS.comment));

export const decodeOperation: Decoder<Operation> = decodeKind<Operation>({
  chapter: {
    ...stamp,
    game: required(decodeText(40)),
    position: required(decodeText(STUDY_LIMITS.position)),
  },
  line: {
    ...stamp,
    chapter: id,
    parent: optional(decodeLine, ''),
    events: required(decodeList(decodeText(STUDY_LIMITS.event), STUDY_LIMITS.events)),
  },
  suppose: {
    ...stamp,
    chapter: id,
    parent: optional(decodeLine, ''),
    position: required(decodeText(STUDY_LIMITS.position)),
  },
  comment: { ...stamp, chapter: id, line: spot.line, lang, text },
  write: {
    ...{ ...stamp, ...spot, lang, text },
    on: required(decodeOneOf(WRITTEN)),
    comment: optional(decodeId),
    over: optional(decodeList(decodeId, 50), []),
  },
  mark: {
    ...{ ...stamp, chapter: id, line: spot.line },
    from: required(decodePlace),
    to: optional(decodePlace),
  },
  rank: { ...stamp, chapter: id, rank: required(decodeInteger(-1_000_000, 1_000_000)) },
  drop: {
    ...{ ...stamp, chapter: id, line: spot.line },
    target: optional(decodeId),
    seen: required(decodeList(decodeId, 500)),
  },
});

/** The request of a client: operations that are not confirmed yet, some of them sent before. */
export const decodeOperations: Decoder<{ readonly operations: readonly Operation[] }> = decodeObject({
  operations: required(decodeList(decodeOperation, STUDY_LIMITS.batch)),
});

/** A stored operation with its author, '' for a deleted guest. */
export interface Entry {
  readonly by: string;
  readonly op: Operation;
}

export const decodeEntry: Decoder<Entry> = decodeObject<Entry>({
  by: required(decodeString),
  op: required(decodeOperation),
});

/** 53 bits of a line's content and its parent: the same on every device. */
export function lineId(parent: string, says: readonly string[]): string {
  const text = `${parent}\n${says.join('\n')}`;
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** The line that an operation begins; undefined for other operations. */
export function lineOf(op: Operation): string | undefined {
  if (op.kind !== 'line' && op.kind !== 'suppose') return undefined;
  const known = lineIds.get(op);
  if (known !== undefined) return known;
  const id = lineId(op.parent, op.kind === 'line' ? op.events : ['suppose', op.position]);
  lineIds.set(op, id);
  return id;
}

/** Operations never change, so each id is computed once. */
const lineIds = new WeakMap<Operation, string>();

export interface Counted {
  readonly replica: string;
  readonly count: number;
}

export function countedOf(operationId: string): Counted {
  const dot = operationId.lastIndexOf('.');
  return { replica: operationId.slice(0, dot), count: Number(operationId.slice(dot + 1)) };
}
