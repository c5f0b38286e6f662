// Errors are told by their cause, in words: no codes of the system, no sentences of the runtime.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder, run } from './run.ts';

const JARGON = /Unexpected token|SyntaxError|TypeError|\bat \w+ \(|ENOENT|EISDIR|ERR_|undefined|\[object/;

it.each([
  [['play', '--resume', '/nowhere'], '/nowhere cannot be read: there is no such file or folder.'],
  [['play', '--resume', 'FOLDER'], 'FOLDER cannot be read: it is a folder.'],
  [['replay', 'FOLDER'], 'FOLDER cannot be read: it is a folder.'],
  [['verify', 'FOLDER'], 'FOLDER cannot be read: it is a folder.'],
  [['play', '--resume', 'TEXT'], 'TEXT: This is not JSON.'],
  [['replay', 'TEXT'], 'TEXT:1: This is not JSON.'],
  [['perft', 'stellar', '--depth', '-1'], '--depth takes a whole number from 1, not "-1".'],
  [['play', 'stellarion', '--players', '3'], 'Stellarion is for 1 or 2 players.'],
  [['play', 'stellar', '--players', '3'], 'Stellar is for 2 players.'],
  [['play', 'star-explorer', '--players', '9'], 'Star Explorer is for 1 to 4 players.'],
  [['play', 'stellarion', '--players', '3', '--lang', 'fr'], 'Stellarion est un jeu pour 1 ou 2 joueurs.'],
])('%j', async (args, said) => {
  const folder = emptyFolder();
  const file = join(folder, 'text');
  writeFileSync(file, 'root\n');
  const place = (text: string): string => text.replace('FOLDER', folder).replace('TEXT', file);
  const { code, err } = await run({ args: args.map(place), folder });
  expect(code).toBe(2);
  expect(err).toContain(place(said));
  expect(err).not.toMatch(JARGON);
});
