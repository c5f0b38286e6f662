// Two players.
import { describe, expect, it } from 'vitest';
import { canBeShared, isHopeless, readiness, stellarion, takersOf } from '../src/index.ts';
import { actions, after, at, refusal, word } from './at.ts';

const ready = { decks: { alpha: 'Sa', nebula: 'Na', stars: 'Ta', planet: 'Pa' } } as const;

describe('two players', () => {
  it('DUO-1 take turns over one table, and win together', () => {
    const position = after(
      at({ table: 'duo' }),
      'A coordinate alpha ship',
      'A waive',
      'chance alpha Na',
      'chance ship Sg',
    );
    expect(word(position, 'turn')).toBe('B');
    expect(stellarion.awaiting(position)).toEqual({ kind: 'seats', seats: [1], optional: [] });
    expect(refusal(position, 'A coordinate beta nebula')).toBe('DUO-1');
    expect(actions(position, 0)).toEqual([]);
    const won = after(
      at({ ...ready, table: 'duo', voyages: 'a', piles: 'abb/ggdd' }),
      'A launch alpha alpha nebula stars planet',
    );
    expect(stellarion.awaiting(won)).toMatchObject({
      kind: 'over',
      result: { winners: [0, 1], scores: [4, 4] },
    });
  });

  it('DUO-2 have two more stars', () => {
    expect(stellarion.setup({ stars: 1, expansions: [], track: 'standard' }, 2).stars).toBe(3);
    expect(stellarion.setup({ stars: 4, expansions: [], track: 'standard' }, 2).stars).toBe(6);
  });

  it('DUO-3 hold two galaxies each', () => {
    const full = at({ ...ready, table: 'duo', voyages: 'aabgd', piles: 'bg/d' });
    expect(refusal(full, 'A launch alpha alpha nebula stars planet')).toBe('DUO-3');
    expect(actions(full).some((action) => action.startsWith('launch'))).toBe(false);
    expect(takersOf(full, 0)).toEqual([1]);
    expect(readiness(full)[1]?.takers).toEqual([0, 1]);
  });

  it('DUO-3 allows a voyage that makes victory impossible, and the engine knows', () => {
    const before = at({ ...ready, table: 'duo', voyages: 'abggdd', piles: 'b/a' });
    expect(canBeShared(before)).toBe(true);
    const position = after(before, 'A launch alpha alpha nebula stars planet');
    expect(canBeShared(position)).toBe(false);
    expect(isHopeless(position)).toBe(true);
  });
});
