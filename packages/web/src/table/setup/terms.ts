// What people can choose for a new table of any game.
import type { Settings } from '@planisphere/protocol';

/** The company: somebody elsewhere, a bot, people at this screen, or nobody. */
export const COMPANIES = ['friend', 'bot', 'pass', 'alone'] as const;
export type Company = (typeof COMPANIES)[number];

export const PACES = ['none', 'clock', 'days'] as const;

export interface Terms {
  readonly pace: (typeof PACES)[number];
  readonly outOfTime: Settings['outOfTime'];
  readonly access: Settings['access'];
  readonly spectators: boolean;
  readonly chat: Settings['chat'];
  /** Undefined until the player chooses: then the company decides. */
  readonly hints: boolean | undefined;
}
