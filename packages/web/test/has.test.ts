// A `:has()` on an element that holds a board is evaluated again after every change on the board, and everything below
// is styled and painted again with it: it halved the frame rate of a drag over the sky, from 60 to 30 a second. Marks
// (data-beside, useRootMark) do the same without that cost.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCE = new URL('../src/', import.meta.url);
const HOLDERS =
  /(?:^|[\s,>+~{};])(?::root|html|body|main|div|section|\.table|\.still|\.page|\.stage|)(?::not\()?:has\(/;

/** Selectors of a style sheet, without comments. */
const selectors = (text: string): string[] =>
  [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].map(([, selector = '']) =>
    selector.trim(),
  );

const isTable = (name: string): boolean => /^(games\/[^/]+\/board|table\/(frame|advice))\//.test(name);

it('no style sheet of a table asks what holds a board what is in it', () => {
  const asked = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && isTable(name.replaceAll('\\', '/')))
    .flatMap((name) =>
      selectors(readFileSync(new URL(name, SOURCE), 'utf8'))
        .filter((selector) => HOLDERS.test(selector))
        .map((selector) => `${name}: ${selector}`),
    );
  expect(asked).toEqual([]);
});

it.each([
  ':root:has(.stage)',
  'main:has(aside) .fan',
  '.table:not(:has(aside))',
  ':has(aside) > div',
  'body:has([data-x]) i',
])('would find %s', (selector) => expect(HOLDERS.test(selector)).toBe(true));

it.each(['.options:has(> :nth-child(3))', '.left:has(.lock)'])('leaves %s alone', (selector) =>
  expect(HOLDERS.test(selector)).toBe(false),
);
