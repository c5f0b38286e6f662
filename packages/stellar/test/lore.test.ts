// Sixty names and facts in each language, one for every card in the box.
import { describe, expect, it } from 'vitest';
import { makeCard } from '../src/index.ts';
import { WHOLE_DECK } from '../src/rules/cards.ts';
import { factsEn } from '../src/text/facts.en.ts';
import { factsFr } from '../src/text/facts.fr.ts';
import { linesEn } from '../src/text/lines.en.ts';
import { linesFr } from '../src/text/lines.fr.ts';
import { namesEn } from '../src/text/names.en.ts';
import { namesFr } from '../src/text/names.fr.ts';
import { LOOSE } from './typography.ts';

/** P1a and P1b if there are two cards of a kind, P6 if there is one. */
const KEYS = WHOLE_DECK.flatMap((copies, kind) =>
  copies === 1 ? [makeCard(kind)] : ['a', 'b'].slice(0, copies).map((copy) => makeCard(kind) + copy),
);

describe.each([
  ['en', namesEn, factsEn, linesEn],
  ['fr', namesFr, factsFr, linesFr],
])('lore in %s', (locale, names, facts, lines) => {
  it('CARD-1 every one of the sixty cards has its entry', () => {
    expect(KEYS).toHaveLength(60);
    expect(Object.keys(names).sort()).toEqual([...KEYS].sort());
    expect(Object.keys(facts).sort()).toEqual([...KEYS].sort());
  });

  it('CARD-4 every card has a name and a fact of one line, and no fact comes twice', () => {
    expect(new Set(Object.values(facts)).size).toBe(60);
    for (const [key, name] of Object.entries(names)) expect(name.length, key).toBeGreaterThan(1);
    for (const [key, fact] of Object.entries(facts)) expect(fact, key).toMatch(/^[^\n]{20,140}[.!?]$/);
  });

  it('CARD-4 every kind of card has a line that two short lines of a card hold, and none comes twice', () => {
    expect(Object.keys(lines).sort()).toEqual([...new Set(KEYS.map((key) => key.slice(0, 2)))].sort());
    expect(new Set(Object.values(lines)).size).toBe(35);
    for (const [key, line] of Object.entries(lines)) {
      expect(line, key).toMatch(/^[^\n]{10,30}[.]$/);
      expect(Math.max(...line.split(' ').map((word) => word.length)), key).toBeLessThan(16);
    }
  });

  it('CARD-4 the planets are Mercury to Saturn by their numbers', () => {
    const planets = ['P1a', 'P2a', 'P3a', 'P4a', 'P5a'].map((key) => names[key]);
    expect(planets).toEqual(
      locale === 'en'
        ? ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn']
        : ['Mercure', 'Vénus', 'Mars', 'Jupiter', 'Saturne'],
    );
  });
});

it('CARD-4 the two languages do not share a fact', () => {
  for (const key of KEYS) expect(factsFr[key], key).not.toBe(factsEn[key]);
});

it('French punctuation stays with the word before it', () => {
  for (const [key, fact] of Object.entries({ ...factsFr, ...linesFr })) expect(fact, key).not.toMatch(LOOSE);
});
