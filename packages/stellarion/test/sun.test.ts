// Expansion 4, its meteors, alone and with the others.
import { describe, expect, it } from 'vitest';
import { stellarion } from '../src/index.ts';
import { actions, after, at, refusal, word } from './at.ts';

const table = 'solo+sun';
const sunAt = (space: number, more = '5,10,15,20:0') => ({ table, sun: `${space}:${more}` });
const ready = { alpha: 'Sa', nebula: 'Na', stars: 'Ta', planet: 'Pa' } as const;
const launch = 'A launch alpha alpha nebula stars planet';

describe('The Gloomy Sun', () => {
  it('SUN-1 starts on space 0 with four meteors on the track', () => {
    const open = (track: 'easy' | 'standard' | 'hard') =>
      stellarion.setup({ stars: 0, expansions: ['sun'], track }, 1);
    expect(word(open('standard'), 'sun')).toBe('0:5,10,15,20:0');
    expect(word(open('easy'), 'sun')).toBe('0:6,12,18,24:0');
    expect(word(open('hard'), 'sun')).toBe('0:6,12,18,22:0');
    expect(open('easy').table.track.last).toBe(30);
  });

  it('SUN-2 advances 4 for a Launch, 2 for a major and 1 for a minor power', () => {
    expect(after(at({ ...sunAt(3), decks: ready }), launch).sun).toBe(7);
    expect(after(at(sunAt(3)), 'A coordinate alpha ship', 'A search beta Pb').sun).toBe(4);
    const major = after(
      at({ ...sunAt(3), decks: { ship: 'Sa' } }),
      'A coordinate alpha ship',
      'A search beta Pb',
    );
    expect(major.sun).toBe(3);
    expect(after(major, 'A done').sun).toBe(5);
  });

  it('SUN-2 stands still during a Crossing', () => {
    const holes = { alpha: 'BH', beta: 'BH', ship: 'BH', planet: 'BH' } as const;
    const position = at({ table: 'solo+black-holes+sun', decks: holes, sun: '3:5,10,15,20:0' });
    expect(
      after(position, 'A cross alpha beta ship planet', 'A take alpha', 'A take alpha', 'A take alpha').sun,
    ).toBe(3);
  });

  it('SUN-3 goes back up to 4 or 8 spaces when the effect is waived, to 0 at most', () => {
    const minor = after(at(sunAt(9)), 'A coordinate alpha ship');
    expect(actions(minor).filter((action) => action.startsWith('waive'))).toEqual([
      'waive',
      'waive 1',
      'waive 2',
      'waive 3',
      'waive 4',
    ]);
    expect(after(minor, 'A waive 3').sun).toBe(6);
    expect(refusal(minor, 'A waive 5')).toBe('SUN-3');
    const major = after(at({ ...sunAt(2), decks: { ship: 'Sa' } }), 'A coordinate alpha ship');
    expect(actions(major).filter((action) => action.startsWith('waive'))).toEqual([
      'waive',
      'waive 1',
      'waive 2',
    ]);
    expect(after(major, 'A waive 2').sun).toBe(0);
    for (const spaces of [3, 8]) expect(refusal(major, `A waive ${spaces}`)).toBe('SUN-3');
    expect(refusal(after(at({}), 'A coordinate alpha ship'), 'A waive 1')).toBe('SUN-3');
  });

  it('SUN-4 takes a Coordination with a mirror for a minor one', () => {
    const position = at({ table: 'solo+mirrors+sun', decks: { beta: 'MI' }, sun: '9:5,10,15,20:0' });
    const paid = after(position, 'A coordinate alpha beta');
    expect(after(paid, 'A search gamma Sg').sun).toBe(10);
    expect(refusal(paid, 'A waive 5')).toBe('SUN-3');
  });

  it('SUN-5 ends the game on the last space, but not after the winning Launch', () => {
    expect(after(at({ ...sunAt(22), decks: ready }), launch).ending).toBe('sun');
    expect(after(at(sunAt(23)), 'A coordinate alpha ship', 'A search beta Pb').ending).toBe('sun');
    expect(after(at({ ...sunAt(22), decks: ready, voyages: 'a' }), launch).ending).toBe('won');
    const unproved = {
      table: 'solo+theories+sun',
      decks: ready,
      voyages: 'a',
      theories: 'S:-:N',
      sun: '22:5:0',
    };
    expect(after(at(unproved), launch).ending).toBe('sun');
  });
});

describe('meteors', () => {
  it('METEOR-1 are collected by a retreat that ends on them', () => {
    const paid = after(at(sunAt(8)), 'A coordinate alpha ship');
    expect(word(after(paid, 'A waive 3'), 'sun')).toBe('5:10,15,20:1');
    expect(word(after(paid, 'A waive 4'), 'sun')).toBe('4:5,10,15,20:0');
    const onIt = after(at(sunAt(5)), 'A coordinate alpha ship');
    expect(word(after(onIt, 'A waive'), 'sun')).toBe('5:5,10,15,20:0');
    expect(word(after(at(sunAt(4)), 'A coordinate alpha ship', 'A search beta Pb'), 'sun')).toBe(
      '5:5,10,15,20:0',
    );
  });

  it('METEOR-2 buy a voyage by two, without an action and without the sun', () => {
    const position = after(at(sunAt(8, '15,20:2')), 'A spend beta');
    expect(word(position, 'piles')).toBe('b');
    expect(word(position, 'sun')).toBe('8:15,20:0');
    expect(word(position, 'stage')).toBe('turn');
    expect(refusal(at(sunAt(8, '15,20:1')), 'A spend beta')).toBe('METEOR-2');
    expect(after(at({ ...sunAt(8, '15,20:2'), voyages: 'b' }), 'A spend beta').ending).toBe('won');
  });

  it('METEOR-3 can be spent between steps and by the partner', () => {
    const duo = { table: 'duo+sun', sun: '8:15,20:2' } as const;
    const paid = after(at({ ...duo, decks: { ship: 'Sa' } }), 'A coordinate alpha ship');
    expect(stellarion.awaiting(paid)).toEqual({ kind: 'seats', seats: [0], optional: [1] });
    expect(actions(paid, 1)).toEqual(['spend alpha', 'spend beta', 'spend gamma', 'spend delta']);
    const spent = after(paid, 'A search beta Pb', 'B spend delta', 'A done');
    expect(word(spent, 'piles')).toBe('-/d');
    expect(stellarion.awaiting(at(duo))).toEqual({ kind: 'seats', seats: [0], optional: [1] });
    const holes = { alpha: 'BH', beta: 'BH', ship: 'BH', planet: 'BH' } as const;
    const crossing = after(
      at({ table: 'duo+black-holes+sun', decks: holes, sun: '8:15,20:2' }),
      'A cross alpha beta ship planet',
    );
    expect(refusal(crossing, 'B spend alpha')).toBe('METEOR-3');
    expect(stellarion.awaiting(crossing)).toEqual({ kind: 'seats', seats: [0], optional: [] });
  });

  it('METEOR-4 pay a voyage that is left, for the pile of whoever spends', () => {
    expect(refusal(at({ ...sunAt(8, '15,20:2'), voyages: 'bb' }), 'A spend alpha')).toBe('METEOR-4');
    const full = at({ table: 'duo+sun', sun: '8:15,20:2', voyages: 'aaad', piles: 'bbgg/d' });
    expect(refusal(full, 'A spend alpha')).toBe('DUO-3');
    expect(refusal(full, 'B spend alpha')).toBeUndefined();
  });

  it('END-2 waits for meteors: a player with nothing to do has not lost while one can be spent', () => {
    const empty = { alpha: '-', beta: '-', gamma: '-', ship: '-', nebula: '-', stars: '-' } as const;
    const decks = { ...empty, delta: '^PdSd', planet: '^PbPa' };
    const discards = { delta: 'SdNdNdTdTdPd', planet: 'PaPbPgPgPdPd' };
    const told = { decks, discards, sun: '8:20:2' } as const;
    const solo = after(at({ table, ...told }), 'A coordinate delta planet', 'A waive');
    expect(actions(solo)).toEqual(['spend alpha', 'spend beta', 'spend gamma', 'spend delta']);
    expect(after(solo, 'A spend alpha').ending).toBe('stuck');
    const duo = at({
      table: 'duo+sun',
      ...told,
      voyages: 'gd',
      piles: 'aaabb/gd',
      turn: 'B',
    });
    const waiting = after(duo, 'B coordinate delta planet', 'B waive');
    expect(waiting.turn).toBe(0);
    expect(stellarion.awaiting(waiting)).toEqual({ kind: 'seats', seats: [1], optional: [] });
    expect(actions(waiting, 1)).toEqual(['spend gamma', 'spend delta']);
  });
});
