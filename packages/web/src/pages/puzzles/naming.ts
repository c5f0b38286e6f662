// The names and tasks of puzzles.
import { settings } from '../../base/settings/settings.ts';
import { SCREENS } from '../../games/index.ts';
import type { PuzzleSource } from './puzzle-source.ts';
import type { PosedPuzzle } from './sets.ts';
import { puzzleWords } from './words/index.ts';

export function dateText(day: string): string {
  const date = new Date(`${day}T12:00:00`);
  return date.toLocaleDateString(settings.value.locale, { day: 'numeric', month: 'long' });
}

export function nameOf({ day, number }: PosedPuzzle): string {
  if (day !== undefined) return puzzleWords().daily(dateText(day));
  return number === undefined ? puzzleWords().made : puzzleWords().numbered(number);
}

/** The task in words. */
export function taskOf({ posed, best }: PuzzleSource): string {
  return SCREENS[posed.game].puzzleTask?.(best)[settings.value.locale] ?? '';
}

/** The values of the best action and of the next one, in words. */
export function worthOf({ values, best, unit }: PosedPuzzle): { best: string; next: string } | undefined {
  const first = values[best];
  const others = Object.entries(values).flatMap(([event, value]) => (event === best ? [] : [value]));
  if (first === undefined || others.length === 0) return undefined;
  return { best: puzzleWords().value(unit, first), next: puzzleWords().value(unit, Math.max(...others)) };
}
