// “You is dealt” cannot be written: core's speech.ts alone decides whom a sentence addresses and whom it names.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const packages = new URL('../../', import.meta.url);
const SPEECH = 'core/src/speech.ts';
const sources = readdirSync(packages, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testkit' && entry.name !== 'lab')
  .flatMap(({ name }) =>
    readdirSync(new URL(`${name}/src/`, packages), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${name}/src/${file}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file));

/** A sentence that decides by itself between the reader and a name, or between two forms of a verb. */
const BY_HAND = [
  // name === undefined ? 'You begin' : `${name} begins`, and the same for possessives
  /=== undefined\s*\?\s*['`](?:You|[Vv]ous|[Yy]our|[Vv]otre|[Vv]os)\b/,
  // `${name ?? 'You'} begin`
  /\?\? '(?:You|Vous)'\} (?!\$)[a-zà-ÿ]+ /,
  // `${name} ${name === undefined ? 'have' : 'has'}`
  /'(?:have|are|do|win|avez|êtes|gagnez)' : '(?:has|is|does|wins|a|est|gagne)'/,
  /'(?:has|wins|gagne)' : '(?:have|win|gagnez|gagnent)'/,
  // n === 1 ? '1 card' : `${n} cards`
  /=== 1 \? '(?:1 )?([a-zà-ÿ]+)' : ['`](?:\$\{\w+\} )?\1s['`]/,
  // `étoile${n > 1 ? 's' : ''}`
  /\? 's' : ''|\? '' : 's'/,
  // n < 2 ? 'étoile' : 'étoiles', names.length === 1 ? 'is' : 'are'
  /< 2 \? '([a-zà-ÿ]+)' : '\1s'|=== 1 \? 'is' : 'are'/,
];

it('no words agree by hand', () => {
  expect(sources.length).toBeGreaterThan(600);
  const found = sources
    .filter((file) => file !== SPEECH)
    .flatMap((file) => {
      const lines = readFileSync(new URL(file, packages), 'utf8').split('\n');
      return lines.flatMap((line, at) =>
        BY_HAND.some((form) => form.test(line)) ? [`${file}:${at + 1}`] : [],
      );
    });
  expect(found).toEqual([]);
});

it.each([
  "begins: (name) => (name === undefined ? 'You begin' : name + ' begins'),",
  "win: name + (isOne ? 'wins' : 'win'),",
  "left: {name ?? 'You'} ran out of time,",
  "cards: n === 1 ? 'card' : 'cards',",
  "whose: person === undefined ? 'votre pile' : thing,",
  "gives: person === undefined ? 'vous donne' : 'donne',",
  "stars: 'étoile' + (n > 1 ? 's' : ''),",
  "stars: n < 2 ? 'étoile' : 'étoiles',",
  "choose: names.length === 1 ? 'is' : 'are',",
])('would be found: %s', (line) => {
  expect(BY_HAND.some((form) => form.test(line))).toBe(true);
});
