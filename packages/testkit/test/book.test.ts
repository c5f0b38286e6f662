// A book says every sentence of a set, and names the sentences of a source that were not said.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { counted, countedInFrench } from '@planisphere/core';
import { expect, it } from 'vitest';
import { Book, type Samples } from '../src/words/book.ts';

const en = { title: 'Your cards', left: (n: number) => `${counted(n, 'card')} left to play` };
const fr = { title: 'Vos cartes', left: (n: number) => `encore ${countedInFrench(n, 'carte')} à jouer` };

const said = (): Book => {
  const book = new Book();
  book.say('hand', { en, fr }, (): Samples<typeof en> => ({ left: [[1], [3]] }));
  return book;
};

it('writes down what takes values, in both languages', () => {
  const lines = [
    '1 card left to play',
    '3 cards left to play',
    'encore 1 carte à jouer',
    'encore 3 cartes à jouer',
  ];
  expect(said().text).toBe(`hand.left\n${lines.map((line) => `  ${line}\n`).join('')}`);
});

it('fails without values, and where a value is missing in what is said', () => {
  expect(() => new Book().sayOwn('hand', { en, fr }, {})).toThrow('No values are given to hand.left');
  expect(() => new Book().sayOwn('hand', { en, fr }, { left: [[]] })).toThrow('undefined');
});

it('finds a sentence that was added and never said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planisphere-'));
  const sources = pathToFileURL(`${folder}/`);
  writeFileSync(join(folder, 'en.ts'), "export const en = { title: 'Your cards', left: 'left to play' };");
  expect(said().silentIn(sources)).toEqual([]);
  writeFileSync(join(folder, 'fr.ts'), "export const fr = { title: 'Vos cartes', more: 'Et voilà tout' };");
  expect(said().silentIn(sources)).toEqual([{ file: 'fr.ts', pieces: ['et voilà tout'] }]);
  expect(said().silentIn(sources, (file) => file !== 'fr.ts')).toEqual([]);
  rmSync(folder, { recursive: true });
});
