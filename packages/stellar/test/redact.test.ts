// What each viewer may read of the log: every kind of event, for the player, the other player and a spectator.
import { describe, expect, it } from 'vitest';
import { type Position, stellar } from '../src/index.ts';
import { after, at, event, tel } from './positions.ts';

const start = at({ phase: 'start', row: '_,_,_,_,_', 'A.hand': 'P3,M3', 'B.hand': 'A3,C3' });
const begun = after(start, 'A start P3', 'B start A3');
const turn = at({ 'A.hand': 'P2,M4', 'A.tel': tel({ 1: 'P3' }) });
const keep = at({ phase: 'keep', turn: '22' });
const over = after(keep, 'A keep P2', 'B keep A2');

/** At a state: the event of A, and how B and the table read it. */
const TABLE: readonly (readonly [name: string, state: Position, text: string, read: string])[] = [
  ['SETUP-1 starters are secret while they are chosen', start, 'chance starter A P3', 'chance starter A ?'],
  ['SETUP-1 and open once both have chosen', begun, 'chance starter A P3', 'chance starter A P3'],
  ['SETUP-1 the first choice is secret', after(start, 'A start P3'), 'A start P3', 'A start ?'],
  ['SETUP-1 both choices are open when both are in', begun, 'A start P3', 'A start P3'],
  ['KNOW-1 dealt hands are secret', turn, 'chance hand A P2', 'chance hand A ?'],
  ['KNOW-1 the row is open', turn, 'chance row 2 M1', 'chance row 2 M1'],
  ['KNOW-1 taking is open', turn, 'A take 2', 'A take 2'],
  ['KNOW-1 a card played face up is open', turn, 'A play P2 tel 2', 'A play P2 tel 2'],
  ['KNOW-1 a card played to the notebook is open', turn, 'A play P2 note', 'A play P2 note'],
  ['KNOW-2 a card played face down is secret', turn, 'A play P2 tel 2 down', 'A play ? tel 2 down'],
  ['KNOW-2 where the following card goes is open', turn, 'A place tel 2 down', 'A place tel 2 down'],
  ['KNOW-3 a drawn card is secret', turn, 'chance draw A H5', 'chance draw A ?'],
  ['SAT-4 replacing is open', turn, 'A replace', 'A replace'],
  ['SAT-4 leaving is open', turn, 'A leave', 'A leave'],
  ['SETUP-4 the lot for the start player is open', turn, 'chance first B', 'chance first B'],
  ['END-1 the last card is secret until both have chosen', keep, 'A keep P2', 'A keep ?'],
  ['KNOW-4 at the end a hand that was dealt can be read', over, 'chance hand A P2', 'chance hand A P2'],
  ['KNOW-4 at the end so can a face-down play', over, 'A play P2 tel 2 down', 'A play P2 tel 2 down'],
  ['KNOW-4 at the end so can a draw', over, 'chance draw A H5', 'chance draw A H5'],
  ['KNOW-4 at the end so can the last choice', over, 'A keep P2', 'A keep P2'],
];

describe('the log as others read it', () => {
  it.each(TABLE)('%s', (_, state, text, read) => {
    const readBy = (viewer: 0 | 1 | 'table'): string =>
      stellar.notation.makeEvent(stellar.redact(state, event(text), viewer));
    expect(readBy(1)).toBe(read);
    expect(readBy('table')).toBe(read);
    expect(readBy(0)).toBe(text);
  });
});
