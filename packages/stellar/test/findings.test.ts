// Findings about positions of Stellar that a person set up: all at once, in both languages, impossible and merely
// unusual ones.
import { findingText, inspectPosition, type Locale } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { stellar } from '../src/index.ts';
import { stellarText } from '../src/text/index.ts';
import { type Fields, line, tel } from './positions.ts';

/** A game at the start of its first turn. */
const START: Fields = {
  'A.tel': tel({ 1: 'P3' }),
  'A.note': 'M3',
  'B.tel': tel({ 1: 'A3' }),
  'B.note': 'C3',
};

function told(fields: Fields, locale: Locale = 'en'): readonly string[] {
  const { findings } = inspectPosition(stellar, line({ ...START, ...fields }));
  return findings.map(
    (finding) =>
      `${finding.weight}: ${findingText(stellarText, finding, { locale, names: ['Léa', 'Tycho'] })}`,
  );
}

describe('a position that somebody set up', () => {
  it('has nothing to be said of it when a game leads there', () => {
    expect(told({})).toEqual([]);
    expect(told({ 'B.hand': '?,?' })).toEqual([]);
  });

  it('is told of every card too many, and of every other fault with it', () => {
    expect(
      told({ 'A.note': 'M3,P1,P1', 'B.note': 'C3,S1,S1', row: '_,M1,A1,C1,P1', 'A.answer': 'P2' }),
    ).toEqual([
      'impossible: Planet 1 is here 3 times, and the box holds it twice.',
      'impossible: Satellite 1 is here twice, and the box holds it once.',
      'impossible: Place 1 of the row is empty. Before a card is taken the row is full.',
      'impossible: Nobody is asked to choose a card now.',
      'unusual: Léa’s notebook has 3 cards; in a game it is 1 by this turn.',
      'unusual: Tycho’s notebook has 3 cards; in a game it is 1 by this turn.',
    ]);
    expect(told({ 'A.note': 'M3,P1,P1' }, 'fr')).toEqual([
      'impossible: La Planète 1 est là 3 fois, et il n’y en a que 2 dans la boîte.',
      'unusual: Le carnet de Léa a 3 cartes ; dans une partie, c’est 1 à ce tour.',
    ]);
  });

  it('is told of every word that cannot be read', () => {
    expect(told({ 'A.note': 'P7', 'B.note': 'X1', turn: '40' })).toHaveLength(3);
    expect(told({ 'A.note': 'P7' }, 'fr')).toEqual([
      'impossible: La carte « P7 » n’existe pas. Les cartes sont P1 à P6, de même M, A, C et H, puis S1 à S5.',
    ]);
  });

  it.each<readonly [string, Fields, string]>([
    ['no starter', { 'A.tel': tel({ 2: 'P3' }) }, 'a starter, a card with a 3, lies face up in Léa’s slot 1'],
    [
      'types apart (TEL-2)',
      {
        turn: '2',
        'A.tel': tel({ 1: 'P3', 12: 'P4' }),
        'A.note': 'M3,M4',
        'B.tel': tel({ 1: 'A3', 2: 'C4' }),
        'B.note': 'C3,H4',
      },
      'Léa’s planets do not touch',
    ],
    ['a hand of one', { 'B.hand': 'C2' }, 'Tycho holds 1 card; in a game it is 2 here'],
    ['three discards', { discard: 'P4,P5,M5' }, '3 cards in the discard'],
  ])('may be unusual and is played on: %s', (_, fields, words) => {
    const { position } = inspectPosition(stellar, line({ ...START, ...fields }));
    expect(position).toBeDefined();
    expect(told(fields)).toEqual([expect.stringContaining(words)]);
    expect(told(fields)[0]).toMatch(/^unusual/);
  });
});
