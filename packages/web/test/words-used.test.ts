// Every word of every set is used somewhere in the app. An unused one is dead and must be deleted; one that is found by
// a value (a level, a rule, a fault) counts if its record is looked up.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = new URL('../src/', import.meta.url);
const modules = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);
const textOf = (name: string): string => readFileSync(new URL(name, sources), 'utf8');

/** All code that uses words: the app without the words themselves and their types. */
const asking = modules
  .filter((name) => !/(^|\/)words\/(en|fr|words|messages)\.ts$/.test(name))
  .map(textOf)
  .join('\n')
  .replace(/^ +readonly \w+\??: .*$/gm, '');
/** Names after a dot, in quotes, or destructured from an object. */
const named = new Set([
  ...[...asking.matchAll(/\.([A-Za-z]\w*)/g)].map(([, name]) => name),
  ...[...asking.matchAll(/'([\w-]+)'/g)].map(([, name]) => name),
  ...[...asking.matchAll(/\{([^{}]*)\}\s*=[^=>]/g)].flatMap(([, names]) =>
    [...(names ?? '').matchAll(/[A-Za-z]\w*/g)].map(([name]) => name),
  ),
]);
/** Records whose entries are found by a value: `levels[bot]`. */
const lookedUp = new Set([...asking.matchAll(/(\w+)(?:\?\.|!)?\[/g)].map(([, name]) => name));

/** The words of a file by their indentation: those that nothing uses, neither themselves nor a record around them. */
function silentIn(text: string): readonly string[] {
  const body = text.slice(text.search(/^export const en\b/m));
  const path: string[] = [];
  return [...body.matchAll(/^( +)(?:'([\w-]+)'|([A-Za-z]\w*))(?=:|,$)/gm)].flatMap(
    ([, space = '', quoted, plain = '']) => {
      const key = quoted ?? plain;
      path.length = space.length / 2 - 1;
      path.push(key);
      return named.has(key) || path.some((part) => lookedUp.has(part)) ? [] : [path.join('.')];
    },
  );
}

const folders = modules.filter((name) => /(^|\/)words\/en\.ts$/.test(name));

it.each(folders)('%s: everything is asked for somewhere', (name) => {
  expect(silentIn(textOf(name))).toEqual([]);
});

it('would notice a word that nothing asks for', () => {
  expect(folders.length).toBeGreaterThan(12);
  expect(
    silentIn("export const en = {\n  title: 'Rules',\n  inner: {\n    nobodyAsks: 'x',\n  },\n};"),
  ).toContain('inner.nobodyAsks');
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
