// Sixty names and facts in each language, one for every card in the box.
import { describe, expect, it } from 'vitest';
import { WHOLE_DECK } from '../src/cards.ts';
import { makeCard } from '../src/index.ts';
import { loreEn } from '../src/text/lore.en.ts';
import { loreFr } from '../src/text/lore.fr.ts';
import { LOOSE } from './typography.ts';

/** P1a and P1b where there are two cards of a kind, P6 where there is one. */
const KEYS = WHOLE_DECK.flatMap((copies, kind) =>
  copies === 1 ? [makeCard(kind)] : ['a', 'b'].slice(0, copies).map((copy) => makeCard(kind) + copy),
);

describe.each([
  ['en', loreEn],
  ['fr', loreFr],
])('lore in %s', (locale, lore) => {
  it('CARD-1 every one of the sixty cards has its entry', () => {
    expect(KEYS).toHaveLength(60);
    expect(Object.keys(lore).sort()).toEqual([...KEYS].sort());
  });

  it('CARD-4 every card has a name and a fact of one line, and no fact comes twice', () => {
    const facts = Object.values(lore).map(({ fact }) => fact);
    expect(new Set(facts).size).toBe(60);
    for (const [key, { name, fact }] of Object.entries(lore)) {
      expect(name.length, key).toBeGreaterThan(1);
      expect(fact, key).toMatch(/^[^\n]{20,140}[.!?]$/);
    }
  });

  it('CARD-4 the planets are Mercury to Saturn by their numbers', () => {
    const names = ['P1a', 'P2a', 'P3a', 'P4a', 'P5a'].map((key) => lore[key]?.name);
    expect(names).toEqual(
      locale === 'en'
        ? ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn']
        : ['Mercure', 'Vénus', 'Mars', 'Jupiter', 'Saturne'],
    );
  });
});

it('CARD-4 the two languages do not share a fact', () => {
  for (const key of KEYS) expect(loreFr[key]?.fact, key).not.toBe(loreEn[key]?.fact);
});

it('French punctuation stays with the word before it', () => {
  for (const [key, { fact }] of Object.entries(loreFr)) expect(fact, key).not.toMatch(LOOSE);
});
