// Every way to be refused: a position, an attempt, and the rule that the answer names.
import { CHANCE_DUE, createDealer, NOT_YOUR_TURN, newCourse } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { type Action, stellar } from '../src/index.ts';
import { rules } from '../src/text/rules.ts';
import { at, type Fields, read, refusal, tel } from './positions.ts';

const START: Fields = { phase: 'start', row: '_,_,_,_,_', 'A.hand': 'P3,M3', 'B.hand': 'A3,C3' };
const OFFER: Fields = { phase: 'offer', turn: '2' };
const TAKE: Fields = {};
const PLAY: Fields = {
  phase: 'play',
  step: '1',
  row: '_,M1,A1,C1,H1',
  'A.hand': 'P2,M2,S1',
  'A.tel': tel({ 1: 'P3', 2: '#M3.row', 5: 'M4' }),
};
const TO_NOTE: Fields = { ...PLAY, phase: 'place', step: '1>note:2', 'A.hand': 'P2,M2' };
const TO_TEL: Fields = { ...PLAY, phase: 'place', step: '1>tel:2', 'A.hand': 'P2,M2' };
const DRAWN: Fields = { ...PLAY, phase: 'place', step: '1>tel:P4', 'A.hand': 'P2,M2' };
const KEEP: Fields = { phase: 'keep', turn: '22' };

const TABLE: readonly (readonly [rule: string, tried: string, position: Fields, why: string])[] = [
  ['SETUP-1', 'A start A3', START, 'the starter is the other player’s'],
  ['SETUP-1', 'A start P4', START, 'not a starter at all'],
  ['SETUP-1', 'A start ?', START, 'no card'],
  ['TURN-6', 'A take 1', START, 'the game has not begun'],
  ['TURN-6', 'A keep P3', START, 'the game has not ended'],
  ['SAT-3', 'A replace', TAKE, 'nobody took a satellite'],
  ['SAT-3', 'A leave', TAKE, 'nothing was offered'],
  ['SAT-3', 'A replace', PLAY, 'too late'],
  ['TURN-6', 'A take 2', OFFER, 'the offer comes first'],
  ['TURN-6', 'A play P2 note', OFFER, 'the offer comes first'],
  ['TURN-6', 'A play P2 note', TAKE, 'step 1 comes first'],
  ['TURN-6', 'A place note', TAKE, 'step 1 comes first'],
  ['TURN-6', 'A start P2', TAKE, 'the set-up is over'],
  ['TURN-6', 'A take 2', PLAY, 'one card a turn'],
  ['TURN-6', 'A place note', PLAY, 'step 2 comes first'],
  ['TURN-2', 'A play H1 note', PLAY, 'it is in the row, not in the hand'],
  ['TURN-2', 'A play A2 note', PLAY, 'it is in the other hand'],
  ['TURN-2', 'A play P1 tel 3', PLAY, 'it is nowhere near'],
  ['TURN-2', 'A play ? tel 3 down', PLAY, 'no card'],
  ['TEL-1', 'A play P2 tel 1', PLAY, 'a face-up card lies there'],
  ['TEL-1', 'A play S1 tel 2', PLAY, 'a face-down card lies there'],
  ['TEL-1', 'A play P2 tel 5 down', PLAY, 'face down needs a free slot too'],
  ['TEL-2', 'A play P2 tel 4', PLAY, 'not beside the planet at 1'],
  ['TEL-2', 'A play P2 tel 12', PLAY, 'far from any planet'],
  ['TEL-2', 'A play M2 tel 6', PLAY, 'the moon at 2 lies face down, the one at 5 is too far'],
  ['TURN-6', 'A play P2 note', TO_NOTE, 'step 2 is over'],
  ['TURN-6', 'A take 2', TO_NOTE, 'step 1 is over'],
  ['TURN-3', 'A place tel 3', TO_NOTE, 'the telescope had its card'],
  ['TURN-3', 'A place tel 3 down', TO_NOTE, 'the telescope had its card'],
  ['TURN-3', 'A place note', TO_TEL, 'the notebook had its card'],
  ['TEL-1', 'A place tel 1 down', TO_TEL, 'taken'],
  ['TEL-2', 'A place tel 9', TO_TEL, 'the moon from the row is not beside a moon'],
  ['TURN-3', 'A place note', DRAWN, 'the notebook had its card'],
  ['TEL-2', 'A place tel 9', DRAWN, 'the planet from the deck is not beside a planet'],
  ['END-1', 'A keep A2', KEEP, 'it is in the other hand'],
  ['END-1', 'A keep P5', KEEP, 'it is in no hand'],
  ['TURN-6', 'A start P2', KEEP, 'long ago'],
  ['TURN-6', 'A take 1', KEEP, 'there are no more turns'],
];

describe('refusals', () => {
  it.each(
    TABLE.map(([rule, tried, position, why]) => ({
      name: `${rule} refuses “${tried}”: ${why}`,
      rule,
      tried,
      position,
    })),
  )('$name', ({ rule, tried, position }) => {
    expect(refusal(at(position), tried)).toBe(rule);
    expect(Object.keys(rules)).toContain(rule);
  });

  const crafted: readonly (readonly [name: string, position: Fields, action: Action])[] = [
    ['TURN-1 refuses a coordinate that the row does not have', TAKE, { do: 'take', coordinate: 6 }],
    ['TURN-1 refuses coordinate 0', TAKE, { do: 'take', coordinate: 0 }],
    ['TURN-1 refuses half a coordinate', TAKE, { do: 'take', coordinate: 1.5 }],
    [
      'NOTE-1 refuses a face-down card in the notebook',
      PLAY,
      { do: 'play', card: 1, to: { area: 'note', slot: 0, face: 'down' } },
    ],
    ['TEL-1 refuses a slot 13', PLAY, { do: 'play', card: 1, to: { area: 'tel', slot: 13, face: 'up' } }],
    ['TEL-1 refuses a slot 35', PLAY, { do: 'play', card: 1, to: { area: 'tel', slot: 35, face: 'up' } }],
    ['TEL-1 refuses a slot 0', PLAY, { do: 'play', card: 1, to: { area: 'tel', slot: 0, face: 'down' } }],
  ];
  it.each(crafted)('%s', (name, position, action) => {
    expect(stellar.check(at(position), 0, action)?.rule).toBe(name.split(' ')[0]);
  });
});

describe('refusals of a course', () => {
  it('SETUP-1 a seat that is not asked is told so, and nothing changes', () => {
    let course = newCourse(stellar, { first: 'A', memory: true }, 2);
    const before = stellar.notation.make(course.state);
    expect(course.decide(0, { do: 'take', coordinate: 1 })).toEqual({ rule: CHANCE_DUE });
    course = course.settle(createDealer('refusals'));
    expect(course.decide(3, { do: 'take', coordinate: 1 })).toEqual({ rule: NOT_YOUR_TURN });
    course = course.undo(0);
    expect(stellar.notation.make(course.state)).toBe(before);
  });

  it('TURN-6 what is legal in one position is judged anew in the next', () => {
    const state = read(stellar.notation.make(at(PLAY)));
    expect(refusal(state, 'A play P2 tel 3')).toBeUndefined();
    const next = stellar.apply(state, {
      by: 0,
      action: { do: 'play', card: 1, to: { area: 'tel', slot: 3, face: 'up' } },
    });
    expect(stellar.check(next, 0, { do: 'play', card: 1, to: { area: 'tel', slot: 3, face: 'up' } })).toEqual(
      {
        rule: 'TURN-6',
      },
    );
  });
});
