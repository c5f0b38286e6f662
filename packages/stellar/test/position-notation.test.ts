// Lines of notation that read well but are impossible: each is refused with the place of the fault.
import { createRng } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { stellar } from '../src/index.ts';
import { at, type Fields, line, tel } from './positions.ts';

const TABLE: readonly (readonly [name: string, fields: Fields, code: string, place: string])[] = [
  ['three cards of a kind', { 'A.note': 'P1,P1' }, 'too-many-cards', 'P1'],
  ['no such card', { 'A.note': 'S6' }, 'bad-card', 'A.note.S6'],
  ['no such phase', { phase: 'end' }, 'bad-phase', 'end'],
  ['a turn too many', { turn: '23' }, 'bad-number', 'turn.23'],
  ['the end before the last turn', { phase: 'keep', turn: '21' }, 'turn-of-end', 'turn'],
  ['a gap in the row at the start of a turn', { row: '_,M1,A1,C1,H1' }, 'row-gap', 'row'],
  ['no start player', { first: '?' }, 'first-unknown', 'first'],
  ['half a hand', { 'A.hand': 'P2,?' }, 'half-a-hand', 'A.hand'],
  ['a hand out of order', { 'A.hand': 'M2,P2' }, 'hand-order', 'A.hand'],
  ['three cards before one is taken', { 'A.hand': 'P2,M2,A2' }, 'hand-of-three', 'A.hand'],
  ['three cards while the rival plays', { 'B.hand': 'P2,M2,A2' }, 'hand-of-three', 'B.hand'],
  ['an answer to no question', { 'A.answer': 'P2' }, 'answer-unasked', 'A.answer'],
  ['eleven slots', { 'A.tel': '_,_,_,_,_,_,_,_,_,_,_' }, 'bad-telescope', 'A.tel._,_,_,_,_,_,_,_,_,_,_'],
  ['a hidden card face up', { 'B.tel': tel({ 1: '?' }) }, 'hidden-face-up', 'B.tel.?'],
  ['a hidden card from the row', { 'B.tel': tel({ 1: '#?.row' }) }, 'hidden-from-row', 'B.tel.#?.row'],
  ['a number other than told', { 'A.tel': tel({ 1: '#M4.hand3.0' }) }, 'other-number', 'A.tel.#M4.hand3.0'],
  ['a step before step 1', { step: '1' }, 'step-early', 'step'],
  ['KNOW-1 a taken card that is nowhere', { 'A.taken': 'H5@0' }, 'taken-nowhere', 'A.taken'],
  [
    'KNOW-2 a card taken after it was laid',
    { turn: '4', 'A.taken': 'M4@2', 'A.tel': tel({ 1: '#M4.hand4.0' }) },
    'taken-nowhere',
    'A.taken',
  ],
  ['KNOW-2 an own face-down card unknown', { 'A.tel': tel({ 1: '#?.deck' }) }, 'half-hidden', 'A.tel'],
  [
    'KNOW-2 a foreign face-down card known',
    { 'B.hand': '?,?', 'B.tel': tel({ 1: '#M4.deck' }) },
    'half-hidden',
    'B.tel',
  ],
  [
    'KNOW-2 a taken card for which there is no room',
    { turn: '2', 'B.hand': '?,?', 'B.taken': 'M4@1,P4@1,C4@1', 'B.tel': tel({ 1: '#?.hand5.1' }) },
    'nothing-fits',
    '',
  ],
  ['DECK-1 discards beside an empty deck', emptyDeck(), 'discard-left', 'discard'],
];

/** Fifty-nine cards in a notebook and on the table, the sixtieth discarded. */
function emptyDeck(): Fields {
  const used = 'P1 M1 A1 C1 H1 P2 M2 A2 C2 P3'.split(' ');
  const all = [...'PMACH'].flatMap((letter) => [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6].map((n) => `${letter}${n}`));
  all.push('S1', 'S2', 'S3', 'S4', 'S5');
  for (const card of used) all.splice(all.indexOf(card), 1);
  return { 'A.note': all.join(','), discard: 'P3' };
}

describe('positions that cannot be', () => {
  it.each(TABLE)('%s', (_, fields, code, place) => {
    expect(stellar.notation.parse(line(fields))).toMatchObject({ ok: false, fault: { code, at: place } });
  });

  it('KNOW-2 twelve hidden 3s, of which there are eleven, are refused at once', () => {
    const told = (count: number): string =>
      tel(Object.fromEntries(Array.from({ length: count }, (_, i) => [i + 1, '#?.hand3.0'])));
    const hidden = (b: number): Fields => ({
      turn: '2',
      'A.hand': '?,?',
      'B.hand': '?,?',
      'A.tel': told(6),
      'B.tel': told(b),
    });
    expect(stellar.notation.parse(line(hidden(6)))).toMatchObject({ fault: { code: 'nothing-fits' } });
    const world = stellar.imagine(at(hidden(5)), createRng(1));
    expect(stellar.view(world, 'table')).toEqual(at(hidden(5)));
  });
});
