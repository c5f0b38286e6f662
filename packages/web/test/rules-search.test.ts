// Rules are found by any word, whatever its case, accents and number.
import { starExplorerText } from '@planisphere/star-explorer/text';
import { stellarText } from '@planisphere/stellar/text';
import { stellarionText } from '@planisphere/stellarion/text';
import { describe, expect, test } from 'vitest';
import { searchFor } from '../src/table/rules/search.ts';

const RULES = [stellarText.rules, starExplorerText.rules, stellarionText.rules];

describe('searching the rules', () => {
  test.each([
    ['en', 'satellites', 'A satellite has no type.'],
    ['en', 'satellite', 'Satellites have no type.'],
    ['en', 'galaxies', 'All cards are of the same galaxy.'],
    ['en', 'galaxy', 'of different galaxies'],
    ['en', 'nebulae', 'the nebula of one galaxy'],
    ['en', 'launches', 'To launch, pay'],
    ['en', 'down face', 'Played face down'],
    ['en', '6/0', 'Each type has one 6/0 card.'],
    ['en', 'telesc', 'Your telescope has twelve slots'],
    ['fr', 'etoiles', 'une étoile'],
    ['fr', 'étoile', 'les Étoiles comptent'],
    ['fr', 'anneau', 'des anneaux'],
    ['fr', 'séries', 'la plus longue série'],
    ['fr', 'numero', 'Le numéro d’une carte'],
    ['fr', 'etoile', 'd’étoiles'],
    ['fr', "l'étoile", 'une étoile'],
    ['fr', 'd’Europe', 'vers Europe'],
    ['fr', 'gagner', 'Vous gagnez dès que'],
    ['fr', 'nul', 'à égalité, personne ne marque'],
    ['en', 'tie', 'with equal totals nobody does'],
    ['en', 'adjacent', 'that shares an edge'],
  ] as const)('%s: “%s” finds “%s”', (locale, wanted, text) => {
    expect(searchFor(wanted, locale)?.isIn(text)).toBe(true);
  });

  test('every word has to be there, and from its beginning', () => {
    expect(searchFor('face satellite', 'en')?.isIn('Played face down')).toBe(false);
    expect(searchFor('lite', 'en')?.isIn('A satellite has no type.')).toBe(false);
    expect(searchFor(' ! ', 'en')).toBeUndefined();
  });

  test('every word of every rule finds its rule', () => {
    for (const locale of ['en', 'fr'] as const)
      for (const rules of RULES)
        for (const [id, rule] of Object.entries(rules))
          for (const word of `${id} ${rule[locale]}`.match(/[\p{L}\p{N}]+(?:\/[\p{L}\p{N}]+)*/gu) ?? [])
            expect(searchFor(word, locale)?.isIn(`${id} ${rule[locale]}`), `${locale} ${id} ${word}`).toBe(
              true,
            );
  });

  test.each([
    ['en', ['tie', 'winner', 'bonus', 'adjacent', 'joker', 'secret']],
    ['fr', ['nul', 'gagner', 'vainqueur', 'prime', 'voisin', 'joker', 'majorité']],
  ] as const)('what people call it finds a rule of some game (%s)', (locale, wanted) => {
    const texts = RULES.flatMap((rules) => Object.values(rules).map((rule) => rule[locale]));
    const silent = wanted.filter((word) => !texts.some((text) => searchFor(word, locale)?.isIn(text)));
    expect(silent).toEqual([]);
  });

  test('what was found is marked where it stands', () => {
    expect(searchFor('étoile', 'fr')?.parts('Les étoiles, une Étoile.')).toEqual([
      'Les ',
      'étoiles',
      ', une ',
      'Étoile',
      '.',
    ]);
  });
});
