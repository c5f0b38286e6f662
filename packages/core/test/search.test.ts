// Finding games: by player, result, opening and pattern.
import { describe, expect, it } from 'vitest';
import {
  findMoment,
  type GamePattern,
  type GameQuery,
  type GameTypes,
  type SearchableGame,
  type SearchedGame,
} from '../src/index.ts';

interface Dice extends GameTypes {
  readonly position: number;
  readonly action: number;
  readonly outcome: never;
}

/** Counts the throws. */
const game: SearchableGame<Dice> = {
  apply: (sum, event) => sum + (event.by === 'chance' ? 0 : event.action),
  notation: { makeEvent: (event) => (event.by === 'chance' ? '' : `A throw ${event.action}`) },
};
const patterns: readonly GamePattern<Dice>[] = [
  { id: 'eight', name: { en: 'Eight thrown', fr: 'Huit' }, holds: (sum) => sum >= 8 },
  { id: 'ten', name: { en: 'Ten or more', fr: 'Dix ou plus' }, holds: (sum) => sum >= 10 },
  {
    id: 'lost-ten',
    name: { en: 'Lost with ten', fr: 'Perdu avec dix' },
    atEnd: true,
    holds: (sum, won) => sum >= 10 && won.length === 0,
  },
];
const played: SearchedGame<Dice> = {
  names: ['Léa', 'Noé'],
  title: { en: 'Dice', fr: 'Dés' },
  text: {
    tell: (_, before, { locale }) =>
      before === 0 ? (locale === 'fr' ? 'Léa lance : quatre points.' : 'Léa throws: four points.') : '',
  },
  own: 0,
  winners: [0],
  start: 0,
  events: [4, 4, 4].map((action) => ({ by: 0, action })),
};
const find = (query: GameQuery, more: Partial<SearchedGame<Dice>> = {}) =>
  findMoment(game, patterns, { ...played, ...more }, query);

describe('a game is found', () => {
  it.each<[GameQuery, number | undefined]>([
    [{}, 3],
    [{ player: 'lea' }, 3],
    [{ player: 'Ada' }, undefined],
    [{ result: 'won' }, 3],
    [{ result: 'lost' }, undefined],
    [{ player: 'noé', result: 'lost' }, 3],
    [{ result: 'drawn' }, undefined],
    [{ opening: '4' }, 3],
    [{ opening: '5' }, undefined],
    [{ opening: 'Four points' }, 3],
    [{ opening: 'quatre points' }, 3],
    [{ opening: 'our points' }, undefined],
    [{ text: 'noé, QUATRE points' }, 3],
    [{ pattern: 'ten' }, 3],
    [{ pattern: 'nobody knows it' }, undefined],
    [{ pattern: 'lost-ten' }, undefined],
    [{ text: 'Léa' }, 3],
    [{ text: 'lea, Noe' }, 3],
    [{ text: 'Ada' }, undefined],
    [{ text: 'dice' }, 3],
    [{ text: 'noé, dés,' }, 3],
    [{ text: '4' }, 3],
    [{ text: 'ten or more' }, 3],
    [{ text: 'Noé, dix ou plus' }, 3],
    [{ text: 'eight' }, 2],
    [{ text: 'eight, ten' }, 3],
    [{ text: 'eight, lost' }, undefined],
    [{ text: 'Noé', player: 'Ada' }, undefined],
  ])('by %j at %s', (query, at) => {
    expect(find(query)).toBe(at);
  });

  it('as drawn where several win and not all together', () => {
    expect(find({ result: 'drawn' }, { winners: [0, 1] })).toBe(3);
    expect(find({ result: 'won' }, { winners: [0, 1], cooperative: true })).toBe(3);
    expect(find({ pattern: 'lost-ten', result: 'lost' }, { winners: [] })).toBe(3);
  });
});
