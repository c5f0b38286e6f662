// The 32 set-ups: all sixteen combinations of expansions, alone and with a partner.
import { cardsOfHeap, contentsOf } from '@planisphere/core';
import type { Setup } from '@planisphere/testkit';
import { EXPANSIONS, type Expansion, type Position, type Stellarion, stellarion } from '../src/index.ts';
import { facesElsewhere } from '../src/notation/others.ts';
import { facesOfDeck } from '../src/rules/setup.ts';
import { voyageCount } from '../src/rules/voyages.ts';

const combinations: readonly (readonly Expansion[])[] = Array.from({ length: 16 }, (_, mask) =>
  EXPANSIONS.filter((_, bit) => (mask >> bit) & 1),
);

export const setups: readonly Setup<Stellarion>[] = [1, 2].flatMap((players) =>
  combinations.map((expansions, index) => ({
    name: `${players === 1 ? 'solo' : 'duo'} ${expansions.join('+') || 'base'}`,
    game: stellarion,
    options: { stars: index % 5, expansions, track: 'standard' as const },
    players,
    conserved,
  })),
);

/** Every card in one place, every voyage in one place. */
function conserved(position: Position): void {
  const { table, stage, outpost, ofType, voyages, won } = position;
  const whole = facesOfDeck(table).join();
  for (const [deck, pile] of position.decks.entries()) {
    const discard = position.discards[deck]!;
    const elsewhere = facesElsewhere({ table, deck: deck as 0, discard, outpost, ofType, stage });
    const faces = [...cardsOfHeap(contentsOf(pile)), ...elsewhere].sort().join();
    if (faces !== whole) throw new Error(`deck ${deck} has ${faces}, not ${whole}`);
  }
  const total = won.reduce((sum, pile) => sum + voyageCount(pile), voyageCount(voyages));
  const drawing = stage.kind === 'advanced';
  if (drawing ? total >= 8 + table.advanced : total !== 8 + table.advanced)
    throw new Error(`${total} voyages`);
}
