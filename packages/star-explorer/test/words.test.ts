// No sentence of the game is written for nobody: each is said somewhere in whole games, in both languages.
import type { Decision, Frame } from '@planisphere/core';
import { type Action, HIDDEN, type Position } from '@planisphere/star-explorer';
import { notedWords, wordsSuite } from '@planisphere/testkit';
import { afterAll, beforeAll, vi } from 'vitest';
import { at, CROSSED, event, SECOND, THIRD } from './positions.ts';

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

let spoken: typeof import('../src/text/index.ts');

async function loadSpoken(): Promise<typeof spoken> {
  spoken = await import('../src/text/index.ts');
  return spoken;
}

const LEO = '_ 9 | WYBRRBY RB R _ leo:_';
/** Both have drawn nothing at all. */
const SHARED =
  'A 5.6.7.8.9.10 | WYBRRBY RB R B cep:none hor:none ori:none crt:none leo:none her:none | BBWYWWR WY W W crv:none mus:none crb:none gem:none cyg:none sco:none';
/** One drawing for each cause of a refusal. */
const REFUSED = [
  [THIRD, 'A draw III h8-h9-h10'],
  [THIRD, 'A draw III k8-j9-i9-h8-g7-f7'],
  [SECOND, 'A draw II a7-b7'],
  [THIRD, 'A draw III f6-g7'],
  [SECOND, 'A draw II g10-h10'],
  [THIRD, 'A draw III h7-i6'],
  [THIRD, 'A draw III i9-j8,i8-j9'],
  [SECOND, 'A draw II h10-i10,h8-i8'],
  [CROSSED, 'A draw II i7-h7-h8-i9-j8,j7-i7'],
] as const;

wordsSuite({
  load: async () => ({
    game: (await import('../src/index.ts')).starExplorer,
    text: (await loadSpoken()).starExplorerText,
  }),
  replays: new URL('../replays/', import.meta.url),
  words,
  more: ({ text }, locale) => {
    for (const [position, drawing] of REFUSED) {
      const { by, action } = event(drawing) as Decision<Action>;
      text.whyNot?.(at(position), { seat: by, action }, locale);
      if (action.do !== 'draw' || action.drawing === HIDDEN) throw new Error(drawing);
      const twice = { ...action, drawing: [...action.drawing, ...action.drawing] };
      text.whyNot?.(at(position), { seat: by, action: twice }, locale);
    }
    const frame: Frame = {
      locale,
      viewer: 0,
      names: ['Ada', 'Noé'],
      paint: (painted) => painted,
      width: 100,
    };
    for (const position of [THIRD, LEO]) showEverywhere(at(position), frame);
    text.result(at(SHARED), frame);
  },
});

/** A ghost is held over every place, turned and not, and once with all but one and all but two of its stars left out. */
function showEverywhere(view: Position, frame: Frame): void {
  const { createGhost, ghostTable } = spoken;
  const ghost = createGhost(view, 0);
  if (ghost === undefined) throw new Error('nothing is to be drawn');
  for (let x = -5; x <= 5; x++)
    for (let y = -5; y <= 5; y++)
      for (const turns of [0, 1]) ghostTable(view, { ...ghost, x, y, turns }, frame);
  for (const out of [0b11110, 0b111110, 0b01110, 0b000001]) ghostTable(view, { ...ghost, out }, frame);
  // A screen that does not scroll has its own, shorter keys.
  ghostTable(view, ghost, { ...frame, height: 24 });
}
