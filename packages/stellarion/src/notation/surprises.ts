// What no game leads to although the rules can go on from there. A person who sets up a position is told, and may keep
// it.
import { type Finding, unusual } from '@planisphere/core';
import type { Position } from '../rules/position.ts';
import { voyageCount } from '../rules/voyages.ts';

/** Chosen before the game, and two more with a partner (SETUP-4, DUO-2). */
const MOST_STARS = 4;

export function* surprises(position: Position): Generator<Finding> {
  const { table, stars, meteors, collected, past, won } = position;
  const most = MOST_STARS + (table.players === 2 ? 2 : 0);
  if (stars > most)
    yield unusual({
      code: 'stars-count',
      at: 'stars',
      message: `A table begins with ${most} shooting stars at the most.`,
      of: [String(stars), String(most)],
    });
  const onTrack = [0, 1, 2, 3].filter((index) => (meteors >> index) & 1).length;
  const spent = 4 - onTrack - collected;
  const voyages = won.reduce((sum, pile) => sum + voyageCount(pile), 0);
  if (table.sun && (spent % 2 !== 0 || spent / 2 > voyages))
    yield unusual({
      code: 'meteors-spent',
      at: 'sun',
      message: 'Meteors are spent two at a time, each two for a voyage.',
      of: [String(spent)],
    });
  if (table.sun && past.length > 0)
    yield unusual({
      code: 'past-with-sun',
      at: 'past',
      message: 'With the sun no position comes again, so none is remembered.',
    });
}
