// The daily sky: the same deal for everybody on the same date. The best score of each night is kept on this device.
import type { TableFacts } from '../table/saved.ts';

const KEY = 'planisphere.daily.stellar';

function nights(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** `2026-11-15`, by the clock of the device. */
export function dayOf(date: Date): string {
  const pad = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

export function bestOf(day: string): number | undefined {
  return nights()[day];
}

/** The last seven nights, today last: was one played? */
export function lastNights(today: Date): readonly boolean[] {
  const played = nights();
  return Array.from({ length: 7 }, (_, index) => {
    const date = new Date(today);
    date.setDate(date.getDate() - 6 + index);
    return played[dayOf(date)] !== undefined;
  });
}

/** Remembers the score of a finished night; taken-back moves are impossible there, so every score is honest. */
export function noteDaily(table: TableFacts, score: number): void {
  if (table.day === undefined) return;
  const all = nights();
  all[table.day] = Math.max(score, all[table.day] ?? 0);
  localStorage.setItem(KEY, JSON.stringify(all));
}
