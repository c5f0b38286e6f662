// This test says every sentence of the coaches and of their numbers, in both languages: a new claim or step that is not
// said does not compile, and a sentence of the sources that nothing says fails. PLANISPHERE_WRITE=1 writes those that
// speak to the reader to book.txt, to be read.
import { writeFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@planisphere/core';
import { Book } from '@planisphere/testkit/book';
import { expect, it } from 'vitest';
import { LEVEL_FACES } from '../../src/bot/levels.ts';
import type { GradeUnit } from '../../src/review/grade.ts';
import type { Moment } from '../../src/review/moment.ts';
import { having } from '../../src/review/words/fr.ts';
import { NUMBERS } from '../../src/review/words/index.ts';
import { overlooks as starExplorerOverlooks } from '../../src/star-explorer/overlooks.ts';
import { overlooks as stellarOverlooks } from '../../src/stellar/overlooks.ts';
import { STELLARION_ANCHORS } from '../../src/stellarion/anchors.ts';
import { overlooks as stellarionOverlooks } from '../../src/stellarion/overlooks.ts';
import type { Say } from './say.ts';
import { sayStarExplorer } from './star-explorer.ts';
import { sayStellar } from './stellar.ts';
import { sayStellarion } from './stellarion.ts';

const UNITS: Readonly<Record<GradeUnit, readonly [best: number, worse: number][]>> = {
  chance: [
    [0.81, 0.21],
    [0.81, 0.809],
    [0.003, 0.001],
    [0.997, 0.002],
  ],
  risk: [
    [-0.004, -0.021],
    [-0.004, -0.0041],
  ],
  points: [
    [61, 54],
    [61, 60.9],
    [1, 0],
  ],
  margin: [
    [8, 3],
    [3, 2],
    [3, 2.9],
  ],
  voyages: [
    [6.2, 5.4],
    [6.2, 3.2],
    [6.2, 5.2],
    [6.2, 6.19],
  ],
};
/** Of an open game, one nearly decided, and one that is decided. */
const CHANCES = [0.5, 0.985, 1];

function* moments(): Generator<Moment> {
  for (const unit of Object.keys(UNITS) as GradeUnit[])
    for (const [better, worse] of UNITS[unit])
      for (const lost of [true, false])
        for (const chance of unit === 'chance' ? [better] : CHANCES)
          for (const certain of unit === 'points' ? [true, false] : [false]) {
            const line = (amount: number) => ({
              events: [],
              value: unit === 'chance' ? amount : chance,
              ...(unit !== 'chance' && { amount }),
            });
            const [best, other] = [line(better), line(worse)];
            yield {
              ...{ seat: 0, from: 0, to: 1, grade: 'good', parts: [], even: false, unit, lost },
              ...{ certain, gapError: certain ? 0 : 0.5 },
              ...{ best, played: lost ? other : best, other, gap: better - worse },
            };
          }
}

/** Possible names of a coach's line. */
const NAMES: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Cloud 4 in slot 6', 'keeping Cloud 4', 'Grus on the left for 5 points now'],
  fr: ['le Nuage 4 à l’emplacement 6', 'garder le Nuage 4', 'Grus à gauche pour 5 points tout de suite'],
};
/** Every verb that names a line in French, as written there. */
const VERBS = [
  ...['commencer', 'chercher', 'choisir', 'démontrer', 'donner', 'dépenser', 'dessiner', 'garder', 'laisser'],
  ...['mettre', 'payer', 'poster', 'prendre', 'récupérer', 'remettre', 'remplacer'],
  ...['renoncer', 'sonder', 'utiliser', 'faire', 'lancer'],
];

it('says every sentence of the coaches', () => {
  const book = new Book();
  const pages = new Map<string, Map<Locale, Set<string>>>();
  const say: Say = (heading, locale, said) => {
    book.hear(said);
    const page = pages.get(heading) ?? new Map(LOCALES.map((each) => [each, new Set<string>()]));
    pages.set(heading, page);
    for (const text of said) page.get(locale)?.add(text);
  };
  for (const locale of LOCALES)
    for (const moment of moments())
      for (const mover of [undefined, 'Ada'])
        for (const [best = '', played = ''] of [NAMES[locale], [...NAMES[locale]].reverse()])
          for (const even of [false, true])
            say(`numbers ${moment.unit}`, locale, [
              ...[false, true].map((isNamed) =>
                NUMBERS[locale].review({ ...moment, even }, { names: { best, played }, mover, isNamed }),
              ),
              NUMBERS[locale].hint({ ...moment, even }, { names: { best, played }, mover }),
            ]);
  say('numbers gerund', 'fr', [...VERBS.map((verb) => having(`${verb} cela`)), having('ne rien dessiner')]);
  expect(['chercher', 'récupérer', 'sonder', 'poster'].map((verb) => having(`ne plus ${verb}`))).toEqual([
    'en ne cherchant plus',
    'en ne récupérant plus',
    'en ne sondant plus',
    'en ne postant plus',
  ]);
  sayStellar(say);
  sayStarExplorer(say);
  sayStellarion(say);
  book.read(LEVEL_FACES);
  book.read(STELLARION_ANCHORS);
  book.read([stellarOverlooks, starExplorerOverlooks, stellarionOverlooks]);
  const text = [...pages].flatMap(([heading, page]) => [
    heading,
    ...LOCALES.flatMap((locale) =>
      [...(page.get(locale) ?? [])].filter((said) => !said.includes('Ada')).map((said) => `  ${said}`),
    ),
  ]);
  expect(text.filter((line) => /undefined|\bNaN\b|\[object| {2}\S.* {2}|^ {3}/.test(line))).toEqual([]);
  // For readers: thousands of lines, which change with every sentence of a coach.
  if (process.env.PLANISPHERE_WRITE)
    writeFileSync(new URL('book.txt', import.meta.url), `${text.join('\n')}\n`);
  expect(book.misprints).toEqual([]);
  expect(book.silentIn(new URL('../../src/', import.meta.url))).toEqual([]);
});
