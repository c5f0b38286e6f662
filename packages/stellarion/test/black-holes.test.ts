// Expansion 1, alone and with a partner.
import { describe, expect, it } from 'vitest';
import { stellarion } from '../src/index.ts';
import { actions, after, at, chances, deckWord, refusal, word } from './at.ts';

const holes = { alpha: 'BH', beta: 'BH', ship: 'BH', planet: 'BH' } as const;
const solo = { table: 'solo+black-holes', decks: holes } as const;
const opening = stellarion.setup({ stars: 0, expansions: ['black-holes'], track: 'standard' }, 1);

describe('Black Holes and Revelations', () => {
  it('CROSS-1 adds a black hole to each deck and five voyages drawn at random', () => {
    expect(deckWord(opening, 'alpha')).toBe('(SaSaNaNaTaTaPaPaBH)');
    expect(chances(opening)).toEqual(
      ['alpha', 'beta', 'gamma', 'delta'].map((galaxy) => `chance voyage ${galaxy} ×2`),
    );
    const drawn = after(
      opening,
      'chance voyage alpha',
      'chance voyage alpha',
      'chance voyage beta',
      'chance voyage gamma',
    );
    expect(chances(drawn)).toEqual([
      'chance voyage beta ×1',
      'chance voyage gamma ×1',
      'chance voyage delta ×2',
    ]);
    expect(word(after(drawn, 'chance voyage delta'), 'voyages')).toBe('aaaabbbgggddd');
  });

  it('CROSS-1 pays four black holes that show', () => {
    expect(actions(at(solo))).toContain('cross alpha beta ship planet');
    expect(refusal(at(solo), 'A cross alpha beta gamma ship')).toBe('CROSS-1');
    const five = at({ ...solo, decks: { ...holes, gamma: 'BH' } });
    expect(actions(five).filter((action) => action.startsWith('cross'))).toHaveLength(5);
  });

  it('CROSS-2 takes three voyages, or all that are left', () => {
    const crossed = after(at(solo), 'A cross alpha beta ship planet');
    expect(word(crossed, 'stage')).toBe('claim:left=3');
    expect(actions(crossed)).toEqual(['take alpha', 'take beta', 'take gamma', 'take delta']);
    const taken = after(crossed, 'A take gamma', 'A take gamma', 'A take alpha');
    expect(taken.stage.kind).toBe('reveal');
    expect(word(taken, 'piles')).toBe('agg');
    const two = after(
      at({ ...solo, voyages: 'ag' }),
      'A cross alpha beta ship planet',
      'A take gamma',
      'A take alpha',
    );
    expect(two.ending).toBe('won');
    expect(refusal(at(solo), 'A take gamma')).toBe('CROSS-2');
    expect(
      refusal(after(at({ ...solo, voyages: 'gg' }), 'A cross alpha beta ship planet'), 'A take alpha'),
    ).toBe('CROSS-2');
  });

  it('CROSS-2 is allowed with no voyage left, when theories are missing', () => {
    const all = {
      table: 'solo+black-holes+theories',
      decks: holes,
      voyages: '-',
      theories: 'S:-:N',
    } as const;
    expect(after(at(all), 'A cross alpha beta ship planet').stage.kind).toBe('reveal');
  });

  it('CROSS-3 gives voyages to the partner in the same turn', () => {
    const crossed = after(at({ ...solo, table: 'duo+black-holes' }), 'A cross alpha beta ship planet');
    expect(actions(crossed)).toContain('take alpha for B');
    const shared = after(crossed, 'A take alpha for B', 'A take alpha', 'A take beta');
    expect(word(shared, 'piles')).toBe('ab/a');
    expect(refusal(after(at(solo), 'A cross alpha beta ship planet'), 'A take alpha for B')).toBe('CROSS-3');
  });

  it('CROSS-4 is refused when its voyages cannot be shared out', () => {
    const told = { ...solo, table: 'duo+black-holes' } as const;
    const shareable = at({ ...told, voyages: 'bgggg', piles: 'aaabb/ddd' });
    expect(actions(shareable)).toContain('cross alpha beta ship planet');
    const stuck = at({ ...told, voyages: 'gggg', piles: 'aaabb/bddd' });
    expect(refusal(stuck, 'A cross alpha beta ship planet')).toBe('CROSS-4');
    expect(actions(stuck).some((action) => action.startsWith('cross'))).toBe(false);
  });

  it('CROSS-4 lets no voyage be taken that leaves the others without a place', () => {
    const before = at({
      ...solo,
      table: 'duo+black-holes',
      voyages: 'bggdd',
      piles: 'aaabb/ggd',
    });
    const crossed = after(before, 'A cross alpha beta ship planet');
    expect(actions(crossed)).toEqual(['take beta', 'take gamma for B', 'take delta for B']);
    expect(refusal(crossed, 'A take gamma')).toBe('DUO-3');
  });

  it('CROSS-5 gives a black hole no type: nothing but a Crossing uses it', () => {
    expect(refusal(at(solo), 'A coordinate alpha beta')).toBe('CROSS-5');
    const planets = after(at({ ...solo, decks: { alpha: 'BH' } }), 'A coordinate delta planet');
    expect(refusal(planets, 'A station alpha')).toBe('CROSS-5');
    const nebulae = after(at({ ...solo, decks: {}, discards: { alpha: 'BH' } }), 'A coordinate beta nebula');
    expect(refusal(nebulae, 'A recover alpha BH')).toBe('CROSS-5');
    expect(actions(nebulae).some((action) => action.includes('BH'))).toBe(false);
    const ships = after(at({ ...solo, decks: {} }), 'A coordinate alpha ship');
    expect(actions(ships)).toContain('search planet BH');
  });

  it('CROSS-6 saves a player who can do nothing else', () => {
    const decks = { ...holes, gamma: 'Tg', delta: 'Pd', nebula: 'Nd', stars: 'BH' } as const;
    expect(actions(at({ ...solo, decks }))).toHaveLength(5);
  });
});
