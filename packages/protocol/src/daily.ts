// The daily sky: one deal for everybody on the same day. The seed is no secret, so the list is a friendly comparison; the
// server replays every result before it lists it.

export function dailySeed(game: string, day: string): string {
  return `planisphere daily ${game} ${day}`;
}

/** `2026-11-15` */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** One line of the day's list, the best first. */
export interface DailyResult {
  readonly name: string;
  readonly emblem: string;
  readonly score: number;
  readonly you?: boolean;
}
