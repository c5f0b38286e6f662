// How often bots win each set-up. `planisphere strength` measures it into docs/strength.json; `npm run measured -w
// packages/web` writes measured.json from that. The bars show the weakest level, which plays like a person who has just
// learned the rules: what strong bots win says nothing about a first game.

import type { MeasuredSetup } from '../../../table/measured.ts';
import measured from '../measured.json' with { type: 'json' };
import type { Chosen } from './chosen.ts';

export const BEGINNER = 'novice';
const LEVELS = [BEGINNER, 'amateur', 'master'] as const;

function measuredFor({ expansions, track }: Chosen, players: number): readonly MeasuredSetup[] {
  return (measured.setups as readonly MeasuredSetup[]).filter(
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
export function levelRates(chosen: Chosen, players: number): readonly MeasuredSetup[] {
  const own = measuredFor(chosen, players).filter(({ stars }) => stars === chosen.stars);
  return LEVELS.flatMap((level) => own.find(({ bot }) => bot === level) ?? []);
}
