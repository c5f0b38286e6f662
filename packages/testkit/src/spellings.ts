// Every action has one spelling: whatever `check` allows, `legal` lists. The check changes legal actions a little and
// tries actions of earlier positions; those that `check` still allows must be legal.
import { isDeepStrictEqual } from 'node:util';
import type { Game, GameTypes, Seat } from '@planisphere/core';
import { firstOf } from './awaiting.ts';
import { must, same } from './must.ts';
import type { Stop } from './walk.ts';

/** One position in this many is checked, because the check takes longer than playing. */
const RARITY = 4;
/** How many legal actions are changed a little there. */
const BENT = 6;
/** How many actions of earlier positions are tried again at each position. */
const REMEMBERED = 40;

/** Actions of this game so far; the latest replaces the oldest. */
export class Memory<A> {
  readonly #actions: A[] = [];
  #next = 0;

  add(action: A): void {
    this.#actions[this.#next] = action;
    this.#next = (this.#next + 1) % REMEMBERED;
  }

  list(): readonly A[] {
    return this.#actions;
  }
}

/** Checks a game of which the memory holds earlier actions. */
export function checkSpellings<T extends GameTypes>(
  game: Game<T>,
  { course, rng }: Stop<T>,
  memory: Memory<T['action']>,
): void {
  const { awaiting, state } = course;
  if (awaiting.kind !== 'seats' || rng.next() % RARITY !== 0) return;
  for (const seat of [...awaiting.seats, ...awaiting.optional]) {
    const view = game.view(state, seat);
    const sample = firstOf(game.legal(view, seat));
    const start = rng.next() % sample.length;
    const bent = Array.from({ length: Math.min(BENT, sample.length) }, (_, index) =>
      bentForms(sample[(start + index) % sample.length]),
    ).flat() as T['action'][];
    const wellFormed = bent.filter((action) => isWellFormed(game, seat, action));
    const allowed = [...wellFormed, ...memory.list()].filter(
      (action) => game.check(view, seat, action) === undefined,
    );
    mustBeListed(game, { view, seat, allowed });
    memory.add(sample[start]);
  }
}

interface AllowedActions<T extends GameTypes> {
  readonly view: T['position'];
  readonly seat: Seat;
  readonly allowed: readonly T['action'][];
}

/** Walks through the list until it has met each of them: there can be thousands of legal actions. */
function mustBeListed<T extends GameTypes>(game: Game<T>, { view, seat, allowed }: AllowedActions<T>): void {
  const nameOf = (action: T['action']): string => game.notation.makeEvent({ by: seat, action });
  const missing = new Map(allowed.map((action) => [nameOf(action), action]));
  for (const action of game.legal(view, seat)) {
    if (missing.size === 0) return;
    const name = nameOf(action);
    const met = missing.get(name);
    if (met === undefined) continue;
    same(met, action, `an allowed spelling of ${name}`);
    missing.delete(name);
  }
  must(missing.size === 0, `allowed but not listed: ${[...missing.keys()].join(', ')}`);
}

/** Whether the value is an action at all, as it is or with its lists sorted: the notation can write and read it. */
function isWellFormed<T extends GameTypes>(game: Game<T>, seat: Seat, action: T['action']): boolean {
  const isRead = (each: T['action']): boolean => {
    const read = game.notation.parseEvent(game.notation.makeEvent({ by: seat, action: each }));
    return read.ok && isDeepStrictEqual(read.value, { by: seat, action: each });
  };
  try {
    return isRead(action) || isRead(withTidyLists(action) as T['action']);
  } catch {
    return false; // the notation has no name for this number
  }
}

/** The same value with one number moved by one, or one list reversed, shortened, or with its first entry doubled. */
function bentForms(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value - 1, value + 1, value * 2];
  if (Array.isArray(value)) {
    const entries = value.flatMap((entry, index) =>
      bentForms(entry).map((bent): unknown => value.with(index, bent)),
    );
    return [value.toReversed(), value.slice(1), value.slice(0, 1).concat(value), ...entries];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    bentForms(part).map((bent) => ({ ...value, [key]: bent })),
  );
}

function withTidyLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.every(isNumber) ? [...new Set(value)].sort((a, b) => a - b) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withTidyLists(part)]));
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
