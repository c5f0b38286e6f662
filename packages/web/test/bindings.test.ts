// Keys that players choose: each calls one thing at a table, whatever was chosen before.
import { describe, expect, it } from 'vitest';
import { type Bindings, COMMON, callIn, changed, keyIn } from '../src/base/keys/bindings.ts';
import { LETTERS as EXPLORING } from '../src/games/star-explorer/keys.ts';
import { LETTERS as VOYAGING } from '../src/games/stellarion/keys.ts';

/** With a table that has no letters of its own. */
const TABLES = [{}, EXPLORING, VOYAGING];

function after(bindings: Bindings, call: string, key: string): Bindings {
  const change = changed(bindings, { call, key }, TABLES);
  if (typeof change === 'string' || 'taken' in change) throw new Error(`${call} may not have ${key}`);
  return change.bindings;
}

describe('the keys of a table', () => {
  it('call what they did before anything is changed', () => {
    expect(callIn({}, 'u', {})).toBe('undo');
    expect(callIn({}, 'H', VOYAGING)).toBe('hint');
    expect(callIn({}, 'r', {})).toBe('rules');
    expect(callIn({}, 'r', EXPLORING)).toBe('turn');
    expect(callIn({}, '?', EXPLORING)).toBe('keys');
    expect(callIn({}, 'b', EXPLORING)).toBe('rules');
    expect(callIn({}, '?', {})).toBe('keys');
    expect(callIn({}, 'o', {})).toBeUndefined();
  });

  it('can be changed, and leave the old letter free', () => {
    const changedOnce = after({}, 'undo', 'Z');
    expect(callIn(changedOnce, 'z', {})).toBe('undo');
    expect(callIn(changedOnce, 'u', {})).toBeUndefined();
    const changedTwice = after(changedOnce, 'hint', 'u');
    expect(callIn(changedTwice, 'u', VOYAGING)).toBe('hint');
    expect(changed(changedTwice, { call: 'undo', key: 'u' }, TABLES)).toEqual({ taken: 'hint' });
  });

  it('refuse what another call of the same table has, and share letters between games', () => {
    expect(changed({}, { call: 'hint', key: 'u' }, TABLES)).toEqual({ taken: 'undo' });
    expect(changed({}, { call: 'log', key: 'f' }, TABLES)).toEqual({ taken: 'fit' });
    expect(keyIn(after({}, 'odds', 'f'), 'odds', VOYAGING)).toBe('f');
    expect(keyIn(after(after({}, 'rules', 'é'), 'rules', 'r'), 'rules')).toBe('r');
  });

  it('refuse keys that do something else already', () => {
    for (const key of ['1', '?', ' ', 'Enter', 'ArrowLeft', ''])
      expect(changed({}, { call: 'undo', key }, TABLES)).toBe('reserved');
  });

  it('ignore what somebody has written into the store', () => {
    const odd = JSON.parse('{ "undo": "ab", "hint": 7, "log": "3" }') as Bindings;
    for (const call of ['undo', 'hint', 'log'] as const) expect(keyIn(odd, call)).toBe(COMMON[call]);
  });
});
