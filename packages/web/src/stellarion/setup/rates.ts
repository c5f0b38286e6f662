// How often bots win each set-up, measured by `npm run strength`; `rates.json` is written from docs/strength.json.

import measured from './rates.json';
import type { Chosen } from './Setup.tsx';

interface Measured {
  readonly players: number;
  readonly expansions: readonly string[];
  readonly track: string;
  readonly stars: number;
  readonly bot: string;
  readonly winRate: number;
}

interface Rates {
  readonly bot: string;
  readonly byStars: Readonly<Record<number, number>>;
}

const LEVELS = ['random', 'greedy', 'novice', 'amateur', 'astronomer', 'master'];

/** Of the strongest bot that was measured with these choices, whatever the stars. */
export function ratesFor({ expansions, track }: Chosen, players: number): Rates | undefined {
  const fitting = (measured as readonly Measured[]).filter(
    (each) =>
      each.players === players &&
      each.expansions.join() === expansions.join() &&
      (each.track === track || !expansions.includes('sun')),
  );
  const bot = LEVELS.findLast((level) => fitting.some((each) => each.bot === level));
  if (bot === undefined) return undefined;
  const own = fitting.filter((each) => each.bot === bot);
  return { bot, byStars: Object.fromEntries(own.map(({ stars, winRate }) => [stars, winRate])) };
}
