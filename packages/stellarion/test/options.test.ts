import { describe, expect, it } from 'vitest';
import { decodeOptions, stellarion } from '../src/index.ts';

const fault = (value: unknown) => {
  const decoded = decodeOptions(value);
  return decoded.ok ? undefined : [decoded.fault.code, decoded.fault.at];
};

describe('options', () => {
  it('have defaults', () => {
    expect(decodeOptions({})).toEqual({ ok: true, value: { stars: 1, expansions: [], track: 'standard' } });
  });

  it('put the expansions in their order, and read what they wrote', () => {
    const decoded = decodeOptions({ stars: 4, expansions: ['sun', 'black-holes'], track: 'hard' });
    expect(decoded).toEqual({
      ok: true,
      value: { stars: 4, expansions: ['black-holes', 'sun'], track: 'hard' },
    });
    if (decoded.ok) expect(decodeOptions(decoded.value)).toEqual(decoded);
  });

  it.each([
    [{ stars: 5 }, ['not-in-range', 'stars']],
    [{ stars: '1' }, ['not-in-range', 'stars']],
    [{ star: 1 }, ['unknown-field', '"star"']],
    [{ expansions: ['moon'] }, ['not-a-choice', 'expansions.[0]']],
    [{ expansions: ['sun', 'sun'] }, ['repeated-expansion', 'expansions']],
    [{ expansions: 'sun' }, ['not-a-list', 'expansions']],
    [{ track: 'hard' }, ['track-without-sun', 'track']],
    [{ track: 'long', expansions: ['sun'] }, ['not-a-choice', 'track']],
    [[], ['not-an-object', '']],
    [undefined, ['not-an-object', '']],
  ])('refuse %j', (value, expected) => {
    expect(fault(value)).toEqual(expected);
  });

  it('are for one or two players who win together', () => {
    expect(stellarion.players).toEqual({ min: 1, max: 2 });
    expect(stellarion.cooperative).toBe(true);
  });
});
