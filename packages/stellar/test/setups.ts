// All option sets, and what holds at every position.
import { type Bag, bagSize } from '@planisphere/core';
import type { Setup } from '@planisphere/testkit';
import { HIDDEN, NONE, type Position, type Stellar, stellar } from '../src/index.ts';

/** There are sixty cards, wherever they are. */
function conserved(state: Position): void {
  const lying = [
    ...state.row,
    state.drawn,
    ...state.sides.flatMap((side) => [...side.hand, ...side.telescope]),
  ];
  const cards = lying.filter((card) => card !== NONE);
  if (cards.includes(HIDDEN)) throw new Error('a state hides a card');
  const bags: Bag[] = [state.unseen, state.discard, ...state.sides.map((side) => side.notebook)];
  const total = cards.length + bags.reduce((sum, bag) => sum + bagSize(bag), 0);
  if (total !== 60) throw new Error(`there are ${total} cards`);
  if (bagSize(state.unseen) !== state.deck) throw new Error('the deck is not what is unseen');
}

export const setups: readonly Setup<Stellar>[] = [
  { name: 'stellar, first A', game: stellar, options: { first: 'A', memory: true }, players: 2, conserved },
  { name: 'stellar, first B', game: stellar, options: { first: 'B', memory: false }, players: 2, conserved },
  {
    name: 'stellar, first random',
    game: stellar,
    options: { first: 'random', memory: true },
    players: 2,
    conserved,
  },
];
