// Layouts have four forms: every container query on the stage begins with one of them.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCE = new URL('../src/', import.meta.url);
const LOW = '(max-height: 559px) and (min-aspect-ratio: 1 / 1)';
const FORMS = [
  LOW,
  // Low and tall together, as in forms.ts.
  `(max-width: 699px) or (${LOW})`,
  `(max-width: 699px) and (not (${LOW}))`,
  // Tall, and low where it is as narrow as that: at 400 % of the size.
  `(max-width: 560px) or ((max-width: 699px) and (not (${LOW})))`,
  // Tall, and square if it is taller than wide.
  `((max-width: 699px) and (not (${LOW}))) or ((min-width: 700px) and (max-width: 1199px) and (max-aspect-ratio: 1 / 1))`,
  '(min-width: 1200px) and (min-height: 800px)',
  // All but the wide one.
  'not ((min-width: 1200px) and (min-height: 800px))',
  '(min-width: 700px) and (min-height: 560px) and ((max-width: 1199px) or (max-height: 799px))',
];
/** Screens whose layout uses these forms, not media queries. */
const FORMED = [
  'table/frame/',
  'table/bar.module.css',
  'games/star-explorer/board/',
  'games/stellar/board/',
  'games/stellarion/board/',
  'games/star-explorer/review/',
  'games/stellar/review/',
  'games/stellarion/review/',
  'pages/review/',
  'pages/replay/replay.module.css',
  'pages/replay/rail.module.css',
  'table/review/',
];

const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);
const textOf = (name: string): string =>
  readFileSync(new URL(name, SOURCE), 'utf8')
    .replace(/\s+/g, ' ')
    .replace(/\( | \)/g, (space) => space.trim());
const asked = (text: string, what: RegExp): readonly string[] =>
  [...text.matchAll(what)].map(([, question = '']) => question.trim());

describe('the forms of a table', () => {
  it.each(sheets)('%s asks the stage for them only', (name) => {
    const strange = asked(textOf(name), /@container stage ([^{]+)\{/g).filter(
      (question) => !FORMS.some((form) => question === form || question.startsWith(`${form} and `)),
    );
    expect(strange).toEqual([]);
  });

  it.each(sheets.filter((name) => FORMED.some((part) => name.startsWith(part))))(
    '%s asks the screen for no size',
    (name) => {
      const sizes = asked(textOf(name), /@media ([^{]+)\{/g).filter((question) =>
        /width|height|aspect/.test(question),
      );
      expect(sizes).toEqual([]);
    },
  );
});
