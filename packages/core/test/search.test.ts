// Finding games: by player, result, opening and pattern.
import { describe, expect, it } from 'vitest';
import { findMoment, type Game, type GamePattern } from '../src/index.ts';

/** Counts what is thrown. */
const game = {
  apply: (sum: number, event: { action?: number }) => sum + (event.action ?? 0),
  notation: { makeEvent: ({ action }: { action: number }) => `A throw ${action}` },
} as unknown as Game;
const patterns: readonly GamePattern[] = [
  { id: 'ten', name: { en: '', fr: '' }, holds: (sum) => (sum as number) >= 10 },
  {
    id: 'lost-ten',
    name: { en: '', fr: '' },
    atEnd: true,
    holds: (sum, won) => (sum as number) >= 10 && won.length === 0,
  },
];
const played = {
  names: ['Léa', 'Noé'],
  own: 0,
  winners: [0],
  start: 0,
  events: [4, 4, 4].map((action) => ({ by: 0, action })),
} as const;
const find = (query: object, more: object = {}) =>
  findMoment(game, patterns, { ...played, ...more } as never, query);

describe('a game is found', () => {
  it.each([
    [{}, 3],
    [{ player: 'lea' }, 3],
    [{ player: 'Ada' }, undefined],
    [{ result: 'won' }, 3],
    [{ result: 'lost' }, undefined],
    [{ player: 'noé', result: 'lost' }, 3],
    [{ result: 'drawn' }, undefined],
    [{ opening: '4' }, 3],
    [{ opening: '5' }, undefined],
    [{ pattern: 'ten' }, 3],
    [{ pattern: 'nobody knows it' }, undefined],
    [{ pattern: 'lost-ten' }, undefined],
  ])('by %j at %s', (query, at) => {
    expect(find(query)).toBe(at);
  });

  it('as drawn where several win and not all together', () => {
    expect(find({ result: 'drawn' }, { winners: [0, 1] })).toBe(3);
    expect(find({ result: 'won' }, { winners: [0, 1], cooperative: true })).toBe(3);
    expect(find({ pattern: 'lost-ten', result: 'lost' }, { winners: [] })).toBe(3);
  });
});
