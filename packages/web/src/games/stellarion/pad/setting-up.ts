// How to set up a table of Stellarion, step by step, for the players, stars and expansions of a position (SETUP-1 to
// SETUP-4, DUO-2).
import type { Position } from '@planisphere/stellarion';
import { countOf, voyageCount } from '@planisphere/stellarion';

export interface Step {
  readonly id:
    | 'decks'
    | 'holes'
    | 'mirrors'
    | 'voyages'
    | 'columns'
    | 'stars'
    | 'discovery'
    | 'theories'
    | 'sun'
    | 'first';
  readonly numbers: readonly number[];
}

export function settingUp({ table, stars }: Pick<Position, 'table' | 'stars'>): readonly Step[] {
  const steps: Step[] = [{ id: 'decks', numbers: [] }];
  if (table.blackHoles) steps.push({ id: 'holes', numbers: [] });
  if (table.mirrors) steps.push({ id: 'mirrors', numbers: [] });
  steps.push({ id: 'voyages', numbers: [8 + table.advanced, table.advanced] });
  if (table.mirrors) steps.push({ id: 'columns', numbers: [] });
  steps.push({ id: 'stars', numbers: [stars] });
  if (table.theories) steps.push({ id: 'discovery', numbers: [] }, { id: 'theories', numbers: [] });
  if (table.sun) steps.push({ id: 'sun', numbers: [table.track.last, ...table.track.meteors] });
  steps.push({ id: 'first', numbers: [] });
  return steps;
}

/** Copies of a card that are still in decks, and how many launches to its galaxy still need one. */
export interface CardLeft {
  readonly left: number;
  readonly needed: number;
}

const ALL_COPIES = 4;

/** By galaxy, then by type. */
export function cardsLeft(position: Position): readonly (readonly CardLeft[])[] {
  return ([0, 1, 2, 3] as const).map((galaxy) =>
    ([0, 1, 2, 3] as const).map((type) => {
      // In a galaxy's discard the type identifies a card, in a type's the galaxy.
      const inDiscard = (deck: number, face: number): number =>
        ((position.discards[deck] ?? 0) >> (2 * face)) & 3;
      const gone = inDiscard(galaxy, type) + inDiscard(4 + type, galaxy);
      return { left: ALL_COPIES - gone, needed: countOf(position.voyages, galaxy) };
    }),
  );
}

export const voyagesFlown = (position: Position): number =>
  position.won.reduce((sum, pile) => sum + voyageCount(pile), 0);
