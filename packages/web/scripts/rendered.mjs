// Sentences that a player can see and that no page has rendered: every piece of the words in src, looked for in what the browser
// tests have noted (test/browser/rendered.ts). `node scripts/rendered.mjs FOLDER` lists what is left, by file.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

/** Shorter pieces are units and signs: they are found everywhere, or nowhere. */
const LEAST = 5;

/** Every kind of space is one, as the eye reads it. @type {(text: string) => string} */
const plain = (text) => text.replace(/[\s\u00a0\u202f]+/gu, ' ').trim();

/** What a file of words says: its strings, and what stands between the values in its templates. @type {(name: string, source: string) => string[]} */
export function piecesOf(name, source) {
  /** @type {string[]} */
  const found = [];
  /** @type {(text: string | null | undefined) => void} */
  const add = (text) => {
    const words = plain(text ?? '');
    if (words.length >= LEAST && / |[\p{L}]{5}/u.test(words)) found.push(words);
  };
  const { program } = parseSync(name, source);
  new Visitor({
    ImportDeclaration: (node) => {
      ignored.add(node.source);
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && !ignored.has(node)) add(node.value);
    },
    TemplateElement: (node) => add(node.value.cooked),
  }).visit(program);
  return [...new Set(found)];
}
/** @type {WeakSet<object>} */
const ignored = new WeakSet();

/** @type {(pieces: readonly string[], rendered: string) => string[]} */
export const silentAmong = (pieces, rendered) => pieces.filter((piece) => !rendered.includes(piece));

/** All that was noted, as one text. @type {(folder: string) => string} */
function noted(folder) {
  if (!existsSync(folder)) throw new Error(`${folder}: nothing was noted`);
  return readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => plain(JSON.parse(line)))
    .join('\n');
}

/** @type {(folder: string) => { file: string, pieces: string[] }[]} */
function silentSentences(folder) {
  const sources = fileURLToPath(new URL('../src/', import.meta.url));
  const rendered = noted(folder);
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)words\/(en|fr|[a-z-]+)\.ts$|(^|\/)learn\/[a-z-]+\.ts$|tips\.ts$/.test(name))
    .filter((name) => !/(words|messages|index|names)\.ts$/.test(name))
    .map((file) => ({
      file,
      pieces: silentAmong(piecesOf(file, readFileSync(join(sources, file), 'utf8')), rendered),
    }))
    .filter(({ pieces }) => pieces.length > 0);
}

/** As a list to read. @type {(folder: string) => string} */
function toldSilent(folder) {
  const silent = silentSentences(folder);
  const count = silent.reduce((sum, { pieces }) => sum + pieces.length, 0);
  return [
    ...silent.flatMap(({ file, pieces }) => [file, ...pieces.map((piece) => `  ${piece}`)]),
    `${count} pieces of sentences were rendered by no page`,
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(toldSilent(process.argv[2] ?? ''));
