// How often bots win each set-up. `planisphere strength` measures it into docs/strength.json; `npm run rates -w
// packages/web` writes rates.json from that. The bars show the weakest level, which plays like a person who has just
// learned the rules: what strong bots win says nothing about a first game.

import type { Chosen } from './chosen.ts';
import measured from './rates.json' with { type: 'json' };

export interface Measured {
  readonly players: number;
  readonly expansions: readonly string[];
  readonly track: string;
  readonly stars: number;
  readonly bot: string;
  readonly winRate: number;
}

export const BEGINNER = 'novice';
const LEVELS = [BEGINNER, 'amateur', 'master'] as const;

function measuredFor({ expansions, track }: Chosen, players: number): readonly Measured[] {
  return (measured as readonly Measured[]).filter(
    (each) =>
      each.players === players &&
      each.expansions.join() === expansions.join() &&
      (each.track === track || !expansions.includes('sun')),
  );
}

/** The beginner's rates by the number of stars, as far as measured; undefined if none was. */
export function beginnerRates(chosen: Chosen, players: number): ReadonlyMap<number, number> | undefined {
  const own = measuredFor(chosen, players).filter(({ bot }) => bot === BEGINNER);
  return own.length === 0 ? undefined : new Map(own.map(({ stars, winRate }) => [stars, winRate]));
}

/** By level, the strongest last, with the chosen number of stars. */
export function levelRates(chosen: Chosen, players: number): readonly Measured[] {
  const own = measuredFor(chosen, players).filter(({ stars }) => stars === chosen.stars);
  return LEVELS.flatMap((level) => own.find(({ bot }) => bot === level) ?? []);
}
