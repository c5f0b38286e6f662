import { expect, test } from 'vitest';
import { elide } from '../src/index.ts';

test('de and que lose their vowel before another', () => {
  expect(elide('de', 'Europe')).toBe('d’Europe');
  expect(elide('de', 'étoiles')).toBe('d’étoiles');
  expect(elide('que', 'Ada')).toBe('qu’Ada');
});

test('before a consonant, and before nothing, they keep it', () => {
  expect(elide('de', 'Mars')).toBe('de Mars');
  expect(elide('que', 'Zoé')).toBe('que Zoé');
  expect(elide('de', '')).toBe('de ');
});
