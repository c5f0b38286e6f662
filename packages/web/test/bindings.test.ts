// Keys that players choose: each calls one thing at a table, whatever was chosen before.
import { describe, expect, it } from 'vitest';
import { type Bindings, CALLS, type Call, callIn, changed, keyIn } from '../src/base/keys/bindings.ts';

function after(bindings: Bindings, call: Call, key: string): Bindings {
  const change = changed(bindings, call, key);
  if (typeof change === 'string' || 'taken' in change) throw new Error(`${call} may not have ${key}`);
  return change.bindings;
}

describe('the keys of a table', () => {
  it('call what they did before anything is changed', () => {
    expect(callIn({}, 'u', 'stellar')).toBe('undo');
    expect(callIn({}, 'H', 'stellarion')).toBe('hint');
    expect(callIn({}, 'r', 'stellar')).toBe('rules');
    expect(callIn({}, 'r', 'star-explorer')).toBe('turn');
    expect(callIn({}, '?', 'star-explorer')).toBe('rules');
    expect(callIn({}, 'o', 'stellar')).toBeUndefined();
  });

  it('can be changed, and leave the old letter free', () => {
    const changedOnce = after({}, 'undo', 'Z');
    expect(callIn(changedOnce, 'z', 'stellar')).toBe('undo');
    expect(callIn(changedOnce, 'u', 'stellar')).toBeUndefined();
    const changedTwice = after(changedOnce, 'hint', 'u');
    expect(callIn(changedTwice, 'u', 'stellarion')).toBe('hint');
    expect(changed(changedTwice, 'undo', 'u')).toEqual({ taken: 'hint' });
  });

  it('refuse what another call of the same table has, and share letters between games', () => {
    expect(changed({}, 'hint', 'u')).toEqual({ taken: 'undo' });
    expect(changed({}, 'log', 'f')).toEqual({ taken: 'fit' });
    expect(keyIn(after({}, 'odds', 'f'), 'odds')).toBe('f');
    expect(keyIn(after(after({}, 'rules', 'é'), 'rules', 'r'), 'rules')).toBe('r');
  });

  it('refuse keys that do something else already', () => {
    for (const key of ['1', '?', ' ', 'Enter', 'ArrowLeft', ''])
      expect(changed({}, 'undo', key)).toBe('reserved');
  });

  it('ignore what somebody has written into the store', () => {
    const odd = { undo: 'ab', hint: 7, log: '3' } as unknown as Bindings;
    for (const call of ['undo', 'hint', 'log'] as const) expect(keyIn(odd, call)).toBe(CALLS[call]);
  });
});
