// No sentence of the game is written for nobody: each is said somewhere in whole games, in both languages.
import type { Frame } from '@planisphere/core';
import { notedWords, wordsSuite } from '@planisphere/testkit';
import { afterAll, beforeAll, vi } from 'vitest';

const words = {
  en: { all: {}, said: new Set<string>() },
  fr: { all: {}, said: new Set<string>() },
};

function noted(locale: 'en' | 'fr', module: object): object {
  const all = (module as Record<string, object>)[locale] as object;
  words[locale].all = all;
  return { ...module, [locale]: notedWords(all, words[locale].said) };
}

// Other files share the modules that are loaded: the wrapped ones come and go with this file.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('../src/text/en.ts', async (original) => noted('en', await original()));
  vi.doMock('../src/text/fr.ts', async (original) => noted('fr', await original()));
});
afterAll(() => {
  vi.doUnmock('../src/text/en.ts');
  vi.doUnmock('../src/text/fr.ts');
  vi.resetModules();
});

wordsSuite({
  load: async () => ({
    game: (await import('../src/index.ts')).stellar,
    text: (await import('../src/text/index.ts')).stellarText,
  }),
  replays: new URL('../replays/', import.meta.url),
  words,
  more: ({ game, text }, locale) => {
    const options = game.decodeOptions({});
    if (!options.ok) throw new Error(options.fault.message);
    const frame: Frame = {
      locale,
      viewer: 0,
      names: ['Ada', 'Noé'],
      width: 100,
      paint: (painted) => painted,
    };
    // Nobody has a point yet: equal scores.
    text.result(game.setup(options.value, 2), frame);
  },
});
