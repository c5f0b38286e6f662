// What is agreed when a table opens, and cannot change afterwards.
import * as v from 'valibot';
import { LIMITS } from './limits.ts';

const { perMove, bank, days } = LIMITS;

export const paceSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('clock'),
    /** Seconds for each move, and seconds in the bank for when they do not suffice. */
    perMove: v.pipe(v.number(), v.integer(), v.minValue(perMove.min), v.maxValue(perMove.max)),
    bank: v.pipe(v.number(), v.integer(), v.minValue(bank.min), v.maxValue(bank.max)),
  }),
  v.strictObject({
    kind: v.literal('days'),
    days: v.pipe(v.number(), v.integer(), v.minValue(days.min), v.maxValue(days.max)),
  }),
]);
export type Pace = v.InferOutput<typeof paceSchema>;

const levelSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

export const seatPlanSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('person') }),
  v.strictObject({ kind: v.literal('bot'), level: levelSchema }),
]);
export type SeatPlan = v.InferOutput<typeof seatPlanSchema>;

/** `open` is shown in the lobby, `link` needs the code, `private` needs the code and the key. */
const ACCESS = ['open', 'link', 'private'] as const;
const CHAT_MODES = ['free', 'phrases', 'off'] as const;
/** `full`: as soon as every seat is taken; `asked`: when the one who opened the table says so. */
const STARTS = ['full', 'asked'] as const;
/** What follows when a player's time is up: a bot plays on for them, or they lose. */
const OUT_OF_TIME = ['stand-in', 'loses'] as const;

export const settingsSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(v.unknown(), {}),
  seats: v.pipe(v.array(seatPlanSchema), v.minLength(1), v.maxLength(LIMITS.seats)),
  access: v.optional(v.picklist(ACCESS), 'link'),
  pace: v.optional(paceSchema, { kind: 'none' }),
  outOfTime: v.optional(v.picklist(OUT_OF_TIME), 'stand-in'),
  spectators: v.optional(v.boolean(), true),
  chat: v.optional(v.picklist(CHAT_MODES), 'free'),
  start: v.optional(v.picklist(STARTS), 'full'),
  /** False forbids hints; otherwise they are given once everybody at the table agrees. */
  hints: v.optional(v.boolean()),
  /** True where people share a device: one guest may take several seats. */
  oneDevice: v.optional(v.boolean()),
});
export type Settings = v.InferOutput<typeof settingsSchema>;
