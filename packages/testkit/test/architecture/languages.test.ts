// A third language is a folder of files that the compiler asks for: nobody chooses between two languages by hand.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES, type Locale, localeOf, type Translated } from '@planisphere/core';
import { expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../../', import.meta.url));

it('words are looked up by their language', () => {
  const sources = readdirSync(packages).flatMap((name) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(packages, name, 'src', file)),
  );
  expect(sources.length).toBeGreaterThan(1000);
  const choosing = sources.filter((file) =>
    /\b(locale|lang)\)? [!=]== '(en|fr)' \?|'(en|fr)' \? '(en|fr)'/.test(readFileSync(file, 'utf8')),
  );
  // The address of an English page names no language.
  expect(choosing.map((file) => file.slice(packages.length))).toEqual(['site/src/page.ts']);
});

it('a third, empty language does not compile', () => {
  const words: Translated = { en: 'night', fr: 'nuit' };
  // @ts-expect-error the third language is missing
  const missing: Readonly<Record<Locale | 'it', string>> = words;
  // @ts-expect-error French is missing
  const english: Translated = { en: 'night' };
  expect([missing, english]).toHaveLength(2);
});

it('a stored or sent name of a language is one of those there are', () => {
  expect(LOCALES.map(localeOf)).toEqual(LOCALES);
  expect([localeOf('it'), localeOf(null), localeOf(undefined)]).toEqual(['en', 'en', 'en']);
});
