// Eleven rounds, the last card of the hand, and the end (page 14).
import {
  bagSize,
  type Course,
  createDealer,
  createRng,
  newCourse,
  randomAction,
  type Seat,
} from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { type Options, type Position, ROUNDS, type Stellar, stellar } from '../src/index.ts';
import { after, at, field, possible, refusal } from './positions.ts';

/** Plays at random to the end; `visit` sees every position at which somebody is to act. */
function played(options: Options, visit: (state: Position, seats: readonly Seat[]) => void): Course<Stellar> {
  const dealer = createDealer('end');
  const rng = createRng(7);
  let course = newCourse(stellar, options, 2).settle(dealer);
  for (let { awaiting } = course; awaiting.kind === 'seats'; awaiting = course.awaiting) {
    const { seats } = awaiting;
    const seat = seats[0] as Seat;
    visit(course.state, seats);
    const action = randomAction(stellar, stellar.view(course.state, seat), { seat, rng });
    course = course.with({ by: seat, action }).settle(dealer);
  }
  return course;
}

describe('ROUND-1 eleven rounds', () => {
  it.each(['A', 'B'] as const)('ROUND-1 when %s begins, the two take turns eleven times', (first) => {
    const takers: Seat[] = [];
    played({ first, memory: true }, (state, [seat]) => {
      if (state.phase === 'take') takers.push(seat as Seat);
    });
    expect(ROUNDS).toBe(11);
    const round = first === 'A' ? [0, 1] : [1, 0];
    expect(takers).toEqual(Array.from({ length: 11 }, () => round).flat());
  });

  it('ROUND-1 every turn adds one card to each area', () => {
    played({ first: 'A', memory: true }, (state) => {
      if (state.phase !== 'take' && state.phase !== 'keep') return;
      state.sides.forEach((side, seat) => {
        const turns = Math.ceil((state.turn - seat) / 2);
        expect(side.telescope.filter((card) => card < 35)).toHaveLength(1 + turns);
        expect(bagSize(side.notebook)).toBe(1 + turns);
        expect(side.hand).toHaveLength(2);
      });
    });
  });
});

const last = at({ phase: 'keep', turn: '22', 'A.hand': 'P2,M2', 'B.hand': 'A2,C2' });

describe('END-1 the last card', () => {
  it('END-1 both choose one of their two cards, at the same time', () => {
    expect(possible(last)).toEqual(['A keep P2', 'A keep M2', 'B keep A2', 'B keep C2']);
    expect(refusal(last, 'A keep A2')).toBe('END-1');
  });

  it('END-1 it goes to the notebook', () => {
    const over = after(last, 'B keep A2', 'A keep M2');
    expect([field(over, 'A.note'), field(over, 'B.note')]).toEqual(['M2', 'A2']);
  });

  it('END-1 the other’s choice is hidden until both have chosen, and may be changed', () => {
    const half = after(last, 'A keep P2');
    expect(stellar.view(half, 1)).toEqual(stellar.view(after(last, 'A keep M2'), 1));
    expect(field(after(half, 'A keep M2', 'B keep A2'), 'A.note')).toBe('M2');
  });
});

describe('END-2 the end', () => {
  it('END-2 telescopes are full, notebooks hold thirteen, one card is left over', () => {
    const { state, awaiting } = played({ first: 'random', memory: false }, () => {});
    expect(awaiting.kind).toBe('over');
    for (const side of state.sides) {
      expect(side.telescope.every((card) => card < 35)).toBe(true);
      expect(bagSize(side.notebook)).toBe(13);
      expect(side.hand).toHaveLength(1);
    }
  });

  it('END-2 the card left over is shown and counts for nothing', () => {
    const state = at({ phase: 'keep', turn: '22', 'A.hand': 'P2,M2', 'A.tel': 'P5,_,_,_,_,_,_,_,_,_,_,_' });
    const over = after(state, 'A keep M2', 'B keep A2');
    expect(field(stellar.view(over, 1), 'A.hand')).toBe('P2');
    expect(stellar.awaiting(over)).toMatchObject({ result: { scores: [10, 0] } }); // the top section alone
  });
});
