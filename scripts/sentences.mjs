// `npm run sentences`: fails for every sentence that a player can see and that no test has rendered since the last `npm test` began.
// Those that nobody has found a test for yet are listed in silent-sentences.txt: that list only becomes shorter.
//   npm run sentences -- --shorten    takes out of the list what is rendered now, or gone
import { readFileSync, writeFileSync } from 'node:fs';
import { hearAll } from '../packages/testkit/dist/words/silent.js';
import { RENDERED, root } from './workspace.mjs';

const LIST = new URL('silent-sentences.txt', import.meta.url);
const shorten = process.argv.includes('--shorten');
const notes = process.argv.slice(2).find((each) => !each.startsWith('--')) ?? RENDERED;

const { sentences, silent } = hearAll(root, notes);
const found = silent.flatMap(({ file, pieces }) => pieces.map((piece) => `${file}: ${piece}`));
const listed = new Set(readFileSync(LIST, 'utf8').split('\n').filter(Boolean));
const fresh = found.filter((line) => !listed.has(line));
for (const line of fresh) console.log(line);
if (shorten)
  writeFileSync(
    LIST,
    found
      .filter((line) => listed.has(line))
      .map((line) => `${line}\n`)
      .join(''),
  );
console.log(
  `${sentences} sentences: ${fresh.length} pieces of them rendered by no test, besides ${found.length - fresh.length} that are listed`,
);
process.exitCode = fresh.length === 0 && sentences > 0 ? 0 : 1;
