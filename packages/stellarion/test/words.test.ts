// No sentence of the game is written for nobody: each is said somewhere in whole games, in both languages.
import type { Frame } from '@planisphere/core';
import { notedWords, wordsSuite } from '@planisphere/testkit';
import { afterAll, beforeAll, vi } from 'vitest';
import type { Position } from '../src/index.ts';
import { after, at } from './at.ts';

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

/** Two nebulae that bring each other back until the same position has come three times. */
function repeating(): readonly Position[] {
  const empty = { beta: '-', gamma: '-', delta: '-', ship: '-', stars: '-', planet: '-' } as const;
  const start = at({
    decks: { ...empty, alpha: '^Na', nebula: '^NaNa' },
    discards: { alpha: 'SaSaNaTaTaPaPa', nebula: 'NbNbNgNgNdNd' },
  });
  const turns = [
    'A coordinate alpha nebula',
    'A recover alpha Na Na',
    'A coordinate alpha nebula',
    'A recover nebula Na Na',
  ];
  const positions = [start];
  for (const event of [...turns, ...turns]) {
    const last = positions.at(-1) as Position;
    if (last.ending === undefined) positions.push(after(last, event));
  }
  // From the second time, a turn that leads elsewhere: the way back would be the third.
  const elsewhere = after(
    positions[4] as Position,
    'A coordinate alpha nebula',
    'A recover alpha Sa Na',
    'chance alpha Na',
  );
  positions.push(elsewhere);
  return positions;
}

wordsSuite({
  load: async () => ({
    game: (await import('../src/index.ts')).stellarion,
    text: (await import('../src/text/index.ts')).stellarionText,
  }),
  replays: new URL('../replays/', import.meta.url),
  words,
  more: ({ text }, locale) => {
    for (const thing of ['Sa', 'BH', 'MI', 'alpha', 'ship']) text.about(thing, locale);
    const frame: Frame = {
      locale,
      viewer: 0,
      names: ['Ada', 'Noé'],
      width: 100,
      paint: (painted) => painted,
    };
    text.table(at({ table: 'duo', voyages: 'aa', piles: 'bbg/gdd' }), frame);
    text.result(at({ table: 'solo+sun', stage: 'over:sun' }), frame);
    for (const position of repeating()) {
      text.table(position, frame);
      if (position.ending !== undefined) text.result(position, frame);
    }
  },
});
