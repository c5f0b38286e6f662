// No sentence of the game is written for nobody: each is said somewhere in whole games, in both languages.
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
    game: (await import('../src/index.ts')).starExplorer,
    text: (await import('../src/text/index.ts')).starExplorerText,
  }),
  replays: new URL('../replays/', import.meta.url),
  words,
});
