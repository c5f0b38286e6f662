// The messages of a client. A message about a table names the table. A message that changes it carries an id, so that a
// message sent twice (after a lost answer or a reconnection) changes it once.
import {
  decodeAs,
  decodeBoolean,
  decodeInteger,
  decodeOneOf,
  decodePattern,
  decodeText,
  type Field,
  optional,
  required,
} from '@planisphere/core';
import { parseCode } from './code.ts';
import { ASK_KINDS } from './from-server.ts';
import { LIMITS } from './limits.ts';
import { PHRASE_IDS } from './phrases.ts';
import { decodeSeatPlan } from './settings.ts';

const decodeSeatLetter = decodeOneOf(['A', 'B', 'C', 'D']);
const decodeCount = decodeInteger(0, 1_000_000_000);

const table = required(decodeAs(decodeText(20), parseCode, 'This is not the code of a table.'));
const seat = required(decodeSeatLetter);
const key = optional(decodeText(40));
const study = required(decodePattern(/^[\w-]{8,40}$/, 'The id of a study'));
const command = { table, id: required(decodePattern(/^[\w-]{1,40}$/, 'An id')) } as const;

/** What each message holds, next to its type. */
export const messageShapes = {
  hello: { v: required(decodeCount) },
  ping: {},
  /** Follows a table from a sequence number on; `as` picks one of the sender's own seats to see it from. */
  watch: { table, since: optional(decodeCount), as: optional(decodeSeatLetter), key },
  unwatch: { table },
  /**
   * Looks at a study together with others: which place the sender looks at, and whether others may follow. Sent again
   * after each change.
   */
  attend: {
    study,
    key,
    chapter: optional(decodeText(40)),
    line: optional(decodeText(20)),
    leads: optional(decodeBoolean),
  },
  depart: { study },
  sit: { ...command, seat, key },
  stand: { ...command, seat },
  /** Moves the sender from `seat` to `with`. */
  swap: { ...command, seat, with: seat },
  plan: { ...command, seat, plan: required(decodeSeatPlan) },
  start: { ...command },
  /** Before the start: frees the seat, and keeps its guest from sitting at this table again. */
  dismiss: { ...command, seat },
  act: { ...command, event: required(decodeText(LIMITS.event)) },
  undo: { ...command, seat: optional(decodeSeatLetter) },
  resign: { ...command, seat: optional(decodeSeatLetter) },
  abandon: { ...command },
  rematch: { ...command },
  /** Asks the others to agree to hints for everybody. */
  hints: { ...command },
  /** Asks the others to agree to free talk instead of phrases. */
  chat: { ...command },
  /** `what` names the question, so that the answer never goes to a later one. */
  answer: { ...command, yes: required(decodeBoolean), what: optional(decodeOneOf(ASK_KINDS)) },
  /** Asks for a bot at the seat of a player who is absent and overdue. The player has one minute of notice to return. */
  replace: { ...command, seat },
  /** Takes the sender's seat back from a bot, or stops the notice. Watching the table does the same. */
  back: { ...command },
  say: {
    ...command,
    text: optional(decodeText(4 * LIMITS.chat)),
    phrase: optional(decodeOneOf(PHRASE_IDS)),
  },
  /** Mutes this guest for everybody at the table, or unmutes them. */
  silence: { ...command, guest: required(decodeText(40)), on: required(decodeBoolean) },
  mute: { guest: required(decodeText(40)), on: required(decodeBoolean) },
} as const;

export type MessageType = keyof typeof messageShapes;
export const MESSAGE_TYPES = Object.keys(messageShapes) as readonly MessageType[];

/** Fields that may be undefined may also be left out. */
type Fields<S> = { -readonly [K in keyof S]: S[K] extends Field<infer T> ? T : never };
type Loose<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
};
export type MessageOf<T extends MessageType> = { readonly type: T } & Loose<
  Fields<(typeof messageShapes)[T]>
>;
export type ClientMessage = { [T in MessageType]: MessageOf<T> }[MessageType];
/** The messages that change a table. */
export type Command = Extract<ClientMessage, { readonly table: string; readonly id: string }>;
