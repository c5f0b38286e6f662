// Taking back: allowed until somebody has learned something, and never a second chance at the cards.
import { type Course, createDealer, newCourse, type Seat } from '@planisphere/core';
import { accepted } from '@planisphere/testkit';
import { describe, expect, it } from 'vitest';
import { type Position, type Stellar, stellar } from '../src/index.ts';
import { after, at, event, tel } from './positions.ts';

const start = at({ phase: 'start', row: '_,_,_,_,_', 'A.hand': 'P3,M3', 'B.hand': 'A3,C3' });
const turn = at({ 'A.hand': 'P2,M4', 'A.tel': tel({ 1: 'P3' }) });
const taken = after(turn, 'A take 2');
const drawn = after(taken, 'A play P2 note', 'chance draw A H5');
const toNote = after(taken, 'A play P2 tel 2', 'chance draw A H5');
const fromRow = after(taken, 'A play M4 note');
const keep = at({ phase: 'keep', turn: '22' });

const TABLE: readonly (readonly [name: string, state: Position, text: string, informs: boolean])[] = [
  ['SETUP-1 the first choice tells nobody anything', start, 'A start P3', false],
  ['SETUP-1 the second shows both', after(start, 'B start A3'), 'A start P3', true],
  ['SETUP-1 a choice changed in time tells nothing', after(start, 'A start M3'), 'A start P3', false],
  ['KNOW-1 taking shows nothing new', turn, 'A take 2', false],
  ['KNOW-1 playing a card that all saw taken shows nothing new', taken, 'A play M1 note', false],
  ['KNOW-1 playing a card from the secret hand does', taken, 'A play P2 note', true],
  ['KNOW-2 playing face down tells a number', taken, 'A play P2 tel 2 down', true],
  ['KNOW-2 also of a card that may be the taken one', taken, 'A play M1 tel 2 down', true],
  ['KNOW-1 placing a card from the row shows nothing new', fromRow, 'A place tel 2', false],
  ['KNOW-3 placing a drawn card face down keeps it secret', drawn, 'A place tel 2 down', false],
  ['KNOW-3 placing it face up shows it', drawn, 'A place tel 12', true],
  ['KNOW-3 placing it in the notebook shows it', toNote, 'A place note', true],
  ['KNOW-3 every card dealt shows somebody something', drawn, 'chance row 2 M5', true],
  ['SAT-4 replacing shows nothing before the cards come', at({ phase: 'offer' }), 'A replace', false],
  ['SAT-4 leaving shows nothing', at({ phase: 'offer' }), 'A leave', false],
  ['END-1 the first last choice tells nothing', keep, 'A keep P2', false],
  ['END-1 the second shows both', after(keep, 'B keep A2'), 'A keep P2', true],
];

describe('what informs', () => {
  it.each(TABLE)('%s', (_, state, text, informs) => {
    expect(stellar.informs(state, event(text))).toBe(informs);
  });

  it('KNOW-2 a taken card that may lie face down by now is news when it shows', () => {
    const unsure = at({
      phase: 'play',
      turn: '2',
      step: '2',
      row: 'P1,_,A1,C1,H1',
      'A.hand': 'M1,M4',
      'A.taken': 'M1@0',
      'A.tel': tel({ 1: 'P3', 12: '#C1.hand1.0' }),
    });
    expect(stellar.informs(unsure, event('A play M1 note'))).toBe(true);
  });
});

describe('undo in a course', () => {
  const dealer = createDealer('undo');
  const opened = (): Course<Stellar> => {
    return newCourse(stellar, { first: 'A', memory: true }, 2).settle(dealer);
  };
  const startFirst = (course: Course<Stellar>, seat: Seat): Course<Stellar> => {
    const [action] = stellar.legal(stellar.view(course.state, seat), seat);
    return accepted(course.decide(seat, action as Stellar['action']));
  };

  it('SETUP-1 a choice can be taken back until the other has chosen', () => {
    let course = opened();
    expect(course.undoLength(0)).toBeUndefined(); // nothing of A's to take back
    course = startFirst(course, 0);
    expect(course.undoLength(0)).toBe(course.length - 1);
    expect(course.undoLength(1)).toBeUndefined();
    course = startFirst(course, 1);
    expect([course.undoLength(0), course.undoLength(1)]).toEqual([undefined, undefined]);
  });

  it('TURN-1 a card can be put back and another taken; the same cards come after it', () => {
    let course = opened();
    course = startFirst(course, 0);
    course = startFirst(course, 1);
    course = course.settle(dealer);
    const before = stellar.notation.make(course.state);
    course = accepted(course.decide(0, { do: 'take', coordinate: 2 }));
    course = course.undo(course.undoLength(0) as number);
    expect(stellar.notation.make(course.state)).toBe(before);
    expect(course.refusalOf(0, { do: 'take', coordinate: 3 })).toBeUndefined();
  });

  it('KNOW-1 once a secret card was shown it stays shown', () => {
    let course = opened();
    course = startFirst(course, 0);
    course = startFirst(course, 1);
    course = course.settle(dealer);
    const [secret] = course.state.sides[0].hand;
    course = accepted(course.decide(0, { do: 'take', coordinate: 1 }));
    course = accepted(
      course.decide(0, { do: 'play', card: secret as number, to: { area: 'note', slot: 0, face: 'up' } }),
    );
    expect(course.undoLength(0)).toBeUndefined();
  });
});
