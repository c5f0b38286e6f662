// Which puzzles this device's player solved; the first outcome of each counts. Reads only valid outcomes from the
// store.
import { type Decoder, decodeBoolean, decodeList, decodeObject, fail, ok, required } from '@planisphere/core';
import { signal } from '@preact/signals';
import { type GameId, isGameId } from '../../base/games.ts';
import { decodeEntries, readStored, store } from '../../base/storage.ts';
import { dayOf } from '../../table/daily/daily.ts';
import type { PosedPuzzle } from './sets.ts';
import { MOST_TRIES, type Outcome } from './tries.ts';

const NAME = 'puzzle-outcomes';
/** An older store, whose numbers mean other puzzles: only its outcomes by day are read. */
const EARLIER = 'puzzles';
/** Keys such as `stellar 12`, or `stellar 2026-11-15` for the puzzle of a day. */
type StoredOutcomes = Readonly<Record<string, Outcome>>;

const decodeNear: Decoder<number> = (near) =>
  typeof near === 'number' && near >= 0 && near < 1 ? ok(near) : fail('not-in-range', '', 'Below 1.');
const decodeOutcome = decodeObject<Outcome>({
  missed: required(decodeList(decodeNear, MOST_TRIES)),
  solved: required(decodeBoolean),
});

const kept = signal<StoredOutcomes>({ ...daysIn(readOutcomes(EARLIER)), ...readOutcomes(NAME) });

function readOutcomes(name: string): StoredOutcomes {
  return readStored(name, decodeEntries(decodeOutcome)) ?? {};
}

function daysIn(outcomes: StoredOutcomes): StoredOutcomes {
  return Object.fromEntries(Object.entries(outcomes).filter(([key]) => key.includes('-', key.indexOf(' '))));
}

export function outcomeOf(game: GameId, number: number): Outcome | undefined {
  return kept.value[`${game} ${number}`];
}

export function outcomeOn(game: GameId, day: string): Outcome | undefined {
  return kept.value[`${game} ${day}`];
}

export function keepOutcome({ game, number, day }: PosedPuzzle, outcome: Outcome): void {
  const keys = [number, day].flatMap((name) => (name === undefined ? [] : [`${game} ${name}`]));
  const fresh = keys.filter((key) => kept.value[key] === undefined);
  kept.value = { ...kept.value, ...Object.fromEntries(fresh.map((key) => [key, outcome])) };
  store(NAME, kept.value);
}

/** Every tried puzzle of a set. */
export function triedPuzzles(): readonly { game: GameId; number: number; outcome: Outcome }[] {
  return Object.entries(kept.value).flatMap(([key, outcome]) => {
    const [game, name] = key.split(' ');
    return isGameId(game) && /^\d+$/.test(name ?? '') ? [{ game, number: Number(name), outcome }] : [];
  });
}

/** The best outcome of a day, in any game. */
export function bestOn(day: string): Outcome | undefined {
  const of = Object.entries(kept.value).flatMap(([key, outcome]) =>
    key.endsWith(` ${day}`) ? [outcome] : [],
  );
  return of.toSorted((a, b) => Number(b.solved) - Number(a.solved) || a.missed.length - b.missed.length)[0];
}

/** Days in a row with a solved puzzle, up to today; today may still be open. */
export function streakOn(today: Date): number {
  let days = 0;
  for (let back = 0; ; back++) {
    const date = new Date(today);
    date.setDate(date.getDate() - back);
    if (bestOn(dayOf(date))?.solved === true) days++;
    else if (back > 0) return days;
  }
}
