// The deck runs out: in the middle of a refill, on a new row, in step 3 (page 13).
import { cardsIn } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { makeCard, type Position } from '../src/index.ts';
import { WHOLE_DECK } from '../src/rules/cards.ts';
import { after, at, type Fields, field, possible } from './positions.ts';

/** A position in which the deck holds just these cards; all cards not placed elsewhere are in B's notebook. */
function withDeck(deck: readonly string[], fields: Fields): Position {
  const elsewhere = { ...fields, 'B.hand': 'A2,C2' };
  const used = Object.values(elsewhere).join(',').split(',').concat(deck);
  const rest = cardsIn(WHOLE_DECK).map(makeCard);
  for (const word of used) if (rest.includes(word)) rest.splice(rest.indexOf(word), 1);
  const position = at({ ...elsewhere, 'B.note': rest.join(',') });
  expect(position.deck).toBe(deck.length);
  return position;
}

const drawn = (state: Position): string[] => possible(state).map((text) => text.split(' ').at(-1) as string);

describe('DECK-1 in the middle of a refill', () => {
  const placed = after(
    withDeck(['C5'], { row: 'P1,M1,A1,C1,H1', 'A.hand': 'P2,M2', discard: 'P4,P4,M4,A4,H4' }),
    'A take 1',
    'A play P2 note',
    'A place tel 1',
  );

  it('DECK-1 the last card comes first, then the discards', () => {
    expect(drawn(placed)).toEqual(['C5']);
    const half = after(placed, 'chance row 1 C5');
    expect(field(half, 'discard')).toBe('-');
    expect([half.deck, drawn(half)]).toEqual([5, ['P4', 'M4', 'A4', 'H4']]);
  });

  it('DECK-1 the refill goes on and the turn ends as always', () => {
    const done = after(placed, 'chance row 1 C5', 'chance row 2 M4');
    expect([field(done, 'phase'), field(done, 'row'), done.deck]).toEqual(['take', 'C5,M4,A1,C1,H1', 4]);
  });
});

describe('DECK-1 on a replaced row', () => {
  const offer = { phase: 'offer', turn: '2', row: 'P1,M1,A1,C1,H1', 'A.hand': 'P2,M2' };

  it('DECK-1 the cards just discarded come back when the deck is too short for five', () => {
    const state = after(withDeck(['C5', 'H5'], { ...offer, discard: 'S1' }), 'A replace');
    expect(drawn(state)).toEqual(['C5', 'H5']);
    expect(field(state, 'discard')).toBe('P1,M1,A1,C1,H1,S1');
    const half = after(state, 'chance row 1 H5', 'chance row 2 C5');
    expect(drawn(half)).toEqual(['P1', 'M1', 'A1', 'C1', 'H1', 'S1']);
    expect(field(half, 'discard')).toBe('-');
  });

  it('DECK-1 with an empty deck the row is shuffled and laid again', () => {
    const state = after(withDeck([], offer), 'A replace');
    expect([state.deck, drawn(state)]).toEqual([5, ['P1', 'M1', 'A1', 'C1', 'H1']]);
  });
});

describe('DECK-1 in step 3', () => {
  it('DECK-1 the last card is drawn, and the discards are there for the refill', () => {
    const state = withDeck(['C5'], { row: 'P1,M1,A1,C1,H1', 'A.hand': 'P6,M2', discard: 'P4,M4' });
    const placed = after(state, 'A take 1', 'A play P6 note', 'chance draw A C5', 'A place tel 1');
    expect([placed.deck, field(placed, 'discard'), drawn(placed)]).toEqual([2, '-', ['P4', 'M4']]);
  });
});

it('DECK-1 it happens at once, before anybody needs a card', () => {
  const state = withDeck(['C5', 'C4'], { row: 'P1,M1,A1,C1,H1', 'A.hand': 'P2,M2', discard: 'P4,M4' });
  const done = after(
    state,
    'A take 1',
    'A play P2 note',
    'A place tel 1',
    'chance row 1 C4',
    'chance row 2 C5',
  );
  expect([field(done, 'phase'), done.deck, field(done, 'discard')]).toEqual(['take', 2, '-']);
});
