// Games write for terminals; on screens narrow no-break spaces keep French punctuation on the line.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('what a game tells for terminals is set for screens wherever it is shown', () => {
  const folder = fileURLToPath(new URL('../src', import.meta.url));
  const tellers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }))
    .filter(({ text }) => /\b(?:voice|\w*[tT]ext)\.(?:tell|prompt)\(|\btellLine\(/.test(text));
  expect(tellers.length).toBeGreaterThan(5);
  const plain = tellers.filter(({ text }) => !/typeset\(|map\(typeset\)/.test(text));
  expect(plain.map(({ name }) => name)).toEqual([]);
});
