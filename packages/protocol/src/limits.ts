// The largest size of every input.

export const LIMITS = {
  /** Bytes of one socket message; the longest action of the three games is far below. */
  frame: 8192,
  /** Bytes of one HTTP body. */
  body: 16_384,
  name: 24,
  chat: 280,
  event: 2000,
  options: 2000,
  actionId: 40,
  /** Characters of a report, and of an operator's words to a person. */
  report: 400,
  /** Ten years: the longest sanction still has a date. */
  sanctionDays: 3650,
  seats: 4,
  /** Seconds: a quarter of a minute to two hours per move, up to five hours of bank. */
  perMove: { min: 15, max: 7200 },
  bank: { min: 0, max: 18_000 },
  days: { min: 1, max: 14 },
  /** For tournaments. A cup lasts from an hour to a week. */
  tournamentName: 40,
  entrants: 2000,
  arenaMinutes: { min: 10, max: 240 },
  rounds: { min: 2, max: 11 },
  deals: { min: 1, max: 9 },
  cupMinutes: { min: 60, max: 10_080 },
} as const;
