// The messages of a client. A message about a table names the table. A message that changes it carries an id, so that a
// message sent twice (after a lost answer or a reconnection) changes it once.
import * as v from 'valibot';
import { parseCode } from './code.ts';
import { ASK_KINDS } from './from-server.ts';
import { LIMITS } from './limits.ts';
import { PHRASE_IDS } from './phrases.ts';
import { seatPlanSchema } from './settings.ts';

const table = v.pipe(
  v.string(),
  v.maxLength(20),
  v.transform(parseCode),
  v.string('This is not the code of a table.'),
);
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const seat = v.picklist(['A', 'B', 'C', 'D']);
const key = v.optional(v.pipe(v.string(), v.maxLength(40)));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const command = { table, id };

export const messageSchemas = {
  hello: v.strictObject({ type: v.literal('hello'), v: count }),
  ping: v.strictObject({ type: v.literal('ping') }),
  /** Follows a table from a sequence number on; `as` picks one of the sender's own seats to see it from. */
  watch: v.strictObject({
    type: v.literal('watch'),
    table,
    since: v.optional(count),
    as: v.optional(seat),
    key,
  }),
  unwatch: v.strictObject({ type: v.literal('unwatch'), table }),
  sit: v.strictObject({ type: v.literal('sit'), ...command, seat, key }),
  stand: v.strictObject({ type: v.literal('stand'), ...command, seat }),
  /** Moves the sender from `seat` to `with`. */
  swap: v.strictObject({ type: v.literal('swap'), ...command, seat, with: seat }),
  plan: v.strictObject({ type: v.literal('plan'), ...command, seat, plan: seatPlanSchema }),
  start: v.strictObject({ type: v.literal('start'), ...command }),
  /** Before the start: frees the seat, and keeps its guest from sitting at this table again. */
  dismiss: v.strictObject({ type: v.literal('dismiss'), ...command, seat }),
  act: v.strictObject({
    type: v.literal('act'),
    ...command,
    event: v.pipe(v.string(), v.maxLength(LIMITS.event)),
  }),
  undo: v.strictObject({ type: v.literal('undo'), ...command, seat: v.optional(seat) }),
  resign: v.strictObject({ type: v.literal('resign'), ...command, seat: v.optional(seat) }),
  abandon: v.strictObject({ type: v.literal('abandon'), ...command }),
  rematch: v.strictObject({ type: v.literal('rematch'), ...command }),
  /** Asks the others to agree to hints for everybody. */
  hints: v.strictObject({ type: v.literal('hints'), ...command }),
  /** `what` names the question, so that the answer never goes to a later one. */
  answer: v.strictObject({
    type: v.literal('answer'),
    ...command,
    yes: v.boolean(),
    what: v.optional(v.picklist(ASK_KINDS)),
  }),
  /** Asks for a bot at the seat of a player who is absent and overdue. The player has one minute of notice to return. */
  replace: v.strictObject({ type: v.literal('replace'), ...command, seat }),
  /** Takes the sender's seat back from a bot, or stops the notice. Watching the table does the same. */
  back: v.strictObject({ type: v.literal('back'), ...command }),
  say: v.strictObject({
    type: v.literal('say'),
    ...command,
    text: v.optional(v.pipe(v.string(), v.maxLength(4 * LIMITS.chat))),
    phrase: v.optional(v.picklist(PHRASE_IDS)),
  }),
  mute: v.strictObject({
    type: v.literal('mute'),
    guest: v.pipe(v.string(), v.maxLength(40)),
    on: v.boolean(),
  }),
} as const;

export type MessageType = keyof typeof messageSchemas;
export const MESSAGE_TYPES = Object.keys(messageSchemas) as readonly MessageType[];
export type ClientMessage = { [T in MessageType]: v.InferOutput<(typeof messageSchemas)[T]> }[MessageType];
export type MessageOf<T extends MessageType> = Extract<ClientMessage, { type: T }>;
/** The messages that change a table. */
export type Command = Extract<ClientMessage, { readonly table: string; readonly id: string }>;
