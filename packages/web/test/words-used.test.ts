// No sentence is written for nobody: every word of every set is asked for somewhere in the app. What nothing asks for is dead
// and is deleted; what is found by a value (a level, a rule, a fault) counts by the record that it stands in.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { en as base } from '../src/base/words/en.ts';
import { en as starExplorer } from '../src/games/star-explorer/words/en.ts';
import { en as stellar } from '../src/games/stellar/words/en.ts';
import { en as stellarion } from '../src/games/stellarion/words/en.ts';
import { en as learn } from '../src/pages/learn/words/en.ts';
import { en as logbook } from '../src/pages/logbook/words/en.ts';
import { en as puzzles } from '../src/pages/puzzles/words/en.ts';
import { en as replay } from '../src/pages/replay/words/en.ts';
import { en as settings } from '../src/pages/settings/words/en.ts';
import { en as advice } from '../src/table/advice/words/en.ts';
import { en as frame } from '../src/table/frame/words/en.ts';
import { en as online } from '../src/table/online/words/en.ts';
import { en as review } from '../src/table/review/words/en.ts';
import { en as setup } from '../src/table/setup/words/en.ts';

vi.mock('../src/base/settings/settings.ts', () => ({ settings: { value: { locale: 'en' } } }));

const sources = new URL('../src/', import.meta.url);
const modules = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);
const textOf = (name: string): string => readFileSync(new URL(name, sources), 'utf8');

/** Everything that asks for words: the app without the words themselves, and without what only says their shape. */
const asking = modules
  .filter((name) => !/(^|\/)words\/(en|fr|words|messages)\.ts$/.test(name))
  .map(textOf)
  .join('\n')
  .replace(/^ +readonly \w+\??: .*$/gm, '');
/** Names after a dot, in quotes, or taken out of an object by their names. */
const named = new Set([
  ...[...asking.matchAll(/\.([A-Za-z]\w*)/g)].map(([, name]) => name),
  ...[...asking.matchAll(/'([\w-]+)'/g)].map(([, name]) => name),
  ...[...asking.matchAll(/\{([^{}]*)\}\s*=[^=>]/g)].flatMap(([, names]) =>
    [...(names ?? '').matchAll(/[A-Za-z]\w*/g)].map(([name]) => name),
  ),
]);
/** Records whose entries are found by a value: `levels[bot]`. */
const lookedUp = new Set([...asking.matchAll(/(\w+)(?:\?\.|!)?\[/g)].map(([, name]) => name));

function silentIn(words: unknown, path: readonly string[] = []): readonly string[] {
  if (path.some((part) => lookedUp.has(part))) return [];
  if (typeof words !== 'object' || words === null || Array.isArray(words))
    return path.length > 0 && !named.has(path.at(-1)) ? [path.join('.')] : [];
  return Object.entries(words).flatMap(([name, inner]) => silentIn(inner, [...path, name]));
}

const FOLDERS: Readonly<Record<string, object>> = {
  base: base,
  'games/star-explorer': starExplorer,
  'games/stellar': stellar,
  'games/stellarion': stellarion,
  'pages/learn': learn,
  'pages/logbook': logbook,
  'pages/puzzles': puzzles,
  'pages/replay': replay,
  'pages/settings': settings,
  'table/advice': advice,
  'table/frame': frame,
  'table/online': online,
  'table/review': review,
  'table/setup': setup,
};

it('knows every folder of words', () => {
  const folders = modules.flatMap((name) => /^(.*)\/words\/en\.ts$/.exec(name)?.[1] ?? []);
  expect(Object.keys(FOLDERS).sort()).toEqual(folders.sort());
});

it.each(Object.entries(FOLDERS))('%s: everything is asked for somewhere', (_, words) => {
  expect(Object.keys(words).length).toBeGreaterThan(0);
  expect(silentIn(words)).toEqual([]);
});

it('so is everything that a component says by itself', () => {
  const own = modules.filter((name) => /localized</.test(textOf(name)) && !/words\//.test(name));
  expect(own.length).toBeGreaterThan(10);
  const silent = own.flatMap((name) => {
    const text = textOf(name);
    const shapes = [...text.matchAll(/interface \w*Words \{\n([\s\S]*?)\n\}/g)].map(([, body]) => body ?? '');
    const keys = shapes.flatMap((body) => [...body.matchAll(/^ {2}readonly (\w+)/gm)].map(([, key]) => key));
    return keys.filter((key) => !named.has(key) && !lookedUp.has(key)).map((key) => `${name}: ${key}`);
  });
  expect(silent).toEqual([]);
});
