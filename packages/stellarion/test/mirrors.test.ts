// Expansion 3, alone and with the others.
import { describe, expect, it } from 'vitest';
import { stellarion } from '../src/index.ts';
import { actions, after, at, chances, deckWord, refusal, word } from './at.ts';

const table = 'solo+mirrors';
const opening = stellarion.setup({ stars: 0, expansions: ['mirrors'], track: 'standard' }, 1);
const ready = { alpha: 'Sa', nebula: 'Na', stars: 'Ta', planet: 'Pa' } as const;

describe('Mirrors and Orbits', () => {
  it('MIRROR-1 adds a mirror to each deck and a voyage', () => {
    expect(deckWord(opening, 'stars')).toBe('(TaTaTbTbTgTgTdTdMI)');
    expect(word(after(opening, 'chance voyage beta'), 'voyages')).toBe('-|-|aabbbggdd');
  });

  it('MIRROR-2 lays the voyages in two columns, left and right by turns', () => {
    const laid = after(
      opening,
      'chance voyage beta',
      'chance left gamma',
      'chance right beta',
      'chance left delta',
    );
    expect(word(laid, 'voyages')).toBe('dg|b|aabbgd');
    expect(chances(laid)).toEqual(
      ['alpha ×2', 'beta ×2', 'gamma ×1', 'delta ×1'].map((each) => `chance right ${each}`),
    );
    const rest = ['right delta', 'left gamma', 'right beta', 'left beta', 'right alpha'].map(
      (each) => `chance ${each}`,
    );
    const last = after(laid, ...rest.slice(0, 4));
    expect(last.stage.kind).toBe('opening');
    expect(last.columns.map((column) => column.length)).toEqual([5, 4]);
  });

  it('MIRROR-3 takes the uncovered voyage of a column only', () => {
    const position = at({ table, decks: ready, voyages: 'abg|da' });
    expect(actions(position)).toContain('launch alpha left alpha nebula stars planet');
    expect(refusal(position, 'A launch alpha right alpha nebula stars planet')).toBe('MIRROR-3');
    const launched = after(position, 'A launch alpha left alpha nebula stars planet');
    expect(word(launched, 'voyages')).toBe('bg|da');
    const both = at({ table, decks: ready, voyages: 'ab|ad', piles: 'abggd' });
    expect(actions(both).filter((action) => action.startsWith('launch'))).toHaveLength(2);
  });

  it('MIRROR-3 holds for a Crossing, which uncovers as it goes', () => {
    const holes = { alpha: 'BH', beta: 'BH', ship: 'BH', planet: 'BH' } as const;
    const position = at({
      table: 'solo+black-holes+mirrors',
      decks: holes,
      voyages: 'ab|gd',
    });
    const crossed = after(position, 'A cross alpha beta ship planet');
    expect(actions(crossed)).toEqual(['take left', 'take right']);
    expect(word(after(crossed, 'A take left', 'A take left', 'A take right'), 'voyages')).toBe('-|d');
    expect(refusal(crossed, 'A take beta')).toBe('MIRROR-3');
  });

  it('MIRROR-3 holds for meteors', () => {
    const position = at({ table: 'solo+mirrors+sun', voyages: 'ab|gd', sun: '3:15,20:2' });
    expect(actions(position)).toContain('spend left');
    expect(refusal(position, 'A spend beta')).toBe('MIRROR-3');
    expect(word(after(position, 'A spend right'), 'voyages')).toBe('ab|d');
  });

  it('MIRROR-4 makes a minor power with any card that has a type', () => {
    const position = at({ table, decks: { beta: 'MI' }, outpost: 'Pd.planet' });
    expect(actions(position)).toContain('coordinate alpha beta');
    expect(actions(position)).toContain('coordinate beta Pd');
    const paid = after(position, 'A coordinate alpha beta');
    expect(word(paid, 'stage')).toBe('effect:power=ship:left=1');
  });

  it('MIRROR-5 pairs no two mirrors, no mirror with a black hole, and launches with none', () => {
    const position = at({
      table: 'solo+black-holes+mirrors',
      decks: { ...ready, beta: 'MI', gamma: 'MI', delta: 'BH' },
      voyages: 'ab|gd',
    });
    expect(refusal(position, 'A coordinate beta gamma')).toBe('MIRROR-5');
    expect(refusal(position, 'A coordinate beta delta')).toBe('MIRROR-5');
    expect(actions(position)).not.toContain('coordinate beta gamma');
    const noShip = at({ table, decks: { ...ready, alpha: 'MI' } });
    expect(refusal(noShip, 'A launch alpha left alpha nebula stars planet')).toBe('LAUNCH-1');
  });

  it('MIRROR-6 is neither recovered nor stationed, but found', () => {
    const planets = after(at({ table, decks: { beta: 'MI' } }), 'A coordinate delta planet');
    expect(refusal(planets, 'A station beta')).toBe('MIRROR-6');
    const nebulae = after(at({ table, discards: { alpha: 'MI' } }), 'A coordinate beta nebula');
    expect(refusal(nebulae, 'A recover alpha MI')).toBe('MIRROR-6');
    expect(actions(after(at({ table }), 'A coordinate alpha ship'))).toContain('search gamma MI');
  });

  it('MIRROR-7 counts for no theory and does not return with the Thrusters', () => {
    const both = 'solo+theories+mirrors';
    const position = at({ table: both, decks: { gamma: 'MI' }, theories: 'S:N:S' });
    expect(refusal(position, 'A prove')).toBe('THEORY-2');
    expect(actions(after(position, 'A coordinate alpha gamma'))).toEqual(['return alpha Sa', 'waive']);
  });
});
