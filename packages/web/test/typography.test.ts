// French sentences keep their punctuation on the line: a narrow no-break space before : ; ! and ?.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { fr as keys } from '../src/base/keys/words/fr.ts';
import { fr as shell } from '../src/base/words/fr.ts';
import { fr as sky } from '../src/games/star-explorer/words/fr.ts';
import { fr as board } from '../src/games/stellar/words/fr.ts';
import { fr as logbook } from '../src/pages/logbook/words/fr.ts';
import { fr as puzzles } from '../src/pages/puzzles/words/fr.ts';
import { fr as replay } from '../src/pages/replay/words/fr.ts';
import { fr as settings } from '../src/pages/settings/words/fr.ts';
import { fr as online } from '../src/table/online/words/fr.ts';
import { fr as setup } from '../src/table/setup/words/fr.ts';
import { fr as text } from '../src/table/text/words/fr.ts';

/** Digits, which serve as numbers and as words. */
const SAMPLE = ['2', '3', ['x', 'y'], 'note'] as const;

/** Every sentence of a tree of words; functions are asked with samples. */
function sentences(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return sentences(words(...SAMPLE));
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(sentences);
}

it('French punctuation is preceded by a narrow no-break space', () => {
  const all = [
    ...sentences({ ...sky, explore: {} }),
    ...sentences(shell),
    ...sentences(keys),
    ...sentences({ ...text, notUnderstood: text.notUnderstood(['x']) }),
    ...sentences(settings),
    ...sentences(setup),
    ...sentences(online),
    ...sentences(replay),
    ...sentences(logbook),
    ...sentences(puzzles),
    ...sentences({ ...board, board: board.board('Ada'), end: {} }),
  ];
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter((sentence) => / [:;!?]/.test(sentence))).toEqual([]);
});

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
