// Every set of words has every language, and the compiler enforces it: a missing third language does not compile.
import { readdirSync, readFileSync } from 'node:fs';
import type { Locale } from '@planisphere/core';
import { expect, it, vi } from 'vitest';
import type { Messages } from '../src/base/words/messages.ts';
import type { ReplayWords } from '../src/pages/replay/words/words.ts';

vi.mock('../src/base/settings/settings.ts', () => ({ settings: { value: { locale: 'fr' } } }));

const sources = new URL('../src/', import.meta.url);
const modules = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);
const textOf = (name: string): string => readFileSync(new URL(name, sources), 'utf8');

it('is said in the language of the settings', async () => {
  const { localized } = await import('../src/base/words/localized.ts');
  expect(localized({ en: 'night', fr: 'nuit' })()).toBe('nuit');
});

it('asks for every language', async () => {
  const { localized } = await import('../src/base/words/localized.ts');
  // @ts-expect-error French is missing
  localized<string>({ en: 'night' });
  type Third = Locale | 'it';
  const words = {} as Record<Locale, Messages>;
  // @ts-expect-error the third language is missing
  const missing: Record<Third, Messages> = words;
  // @ts-expect-error the third language says nothing
  const empty: Record<Third, Messages> = { ...words, it: {} };
  // @ts-expect-error and so for the words of a page
  const page: Record<Third, ReplayWords> = { ...({} as Record<Locale, ReplayWords>), it: {} };
  expect([missing, empty, page]).toHaveLength(3);
});

it('is the one way to words: nobody asks which language it is to choose between two', () => {
  expect(modules.length).toBeGreaterThan(300);
  expect(modules.filter((name) => /locale === '|french \?/.test(textOf(name)))).toEqual([]);
  const folders = modules.filter((name) => name.endsWith('words/index.ts'));
  expect(folders.filter((name) => !textOf(name).includes('localized<'))).toEqual([]);
});
