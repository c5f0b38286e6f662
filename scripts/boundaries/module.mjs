// What one source file imports, and which banned names it uses, as the parser sees them.
import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { bannedInRules } from './table.mjs';

/**
 * @typedef {object} Import
 * @property {number} line
 * @property {string | undefined} specifier undefined: computed, cannot be known
 * @property {'value' | 'type' | 'lazy'} kind
 */

/** @param {string} path */
export function readModule(path) {
  const source = readFileSync(path, 'utf8');
  const { program, module, comments, errors } = parseSync(path, source);
  /** @param {number} at */
  const lineAt = (at) => source.slice(0, at).split('\n').length;
  /** @type {(at: number, specifier: string | undefined, kind: Import['kind']) => Import} */
  const found = (at, specifier, kind) => ({ line: lineAt(at), specifier, kind });
  /** @param {readonly { isType: boolean }[]} entries */
  const kindOf = (entries) =>
    entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'value';

  const imports = [
    ...module.staticImports.map(({ start, moduleRequest, entries }) =>
      found(start, moduleRequest.value, kindOf(entries)),
    ),
    ...module.staticExports.flatMap(({ start, entries }) => {
      const from = entries[0]?.moduleRequest;
      // What is imported above and handed on here is there already.
      return from && module.staticImports.every((each) => each.start !== start)
        ? [found(start, from.value, kindOf(entries))]
        : [];
    }),
    ...module.dynamicImports.map(({ start, moduleRequest }) =>
      found(
        start,
        /^(['"`])([^'"`$]+)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[2],
        'lazy',
      ),
    ),
  ];

  /** Names of properties, which mean nothing outside their object, and `Math` where it is only asked to reckon. */
  const harmless = new Set();
  /** @type {{ at: number, name: string }[]} */
  const names = [];
  /** All that is written in quotes, or is the key of an object. @type {{ line: number, text: string }[]} */
  const strings = [];
  /** @type {(at: number, text: unknown) => void} */
  const quoted = (at, text) => {
    if (typeof text === 'string') strings.push({ line: lineAt(at), text });
  };
  new Visitor({
    Literal({ start, value, raw }) {
      quoted(start, value instanceof RegExp ? raw : value);
    },
    TemplateElement({ start, value }) {
      quoted(start, value.cooked);
    },
    JSXText({ start, value }) {
      quoted(start, value);
    },
    TSImportType({ start, source: from }) {
      imports.push(found(start, from.value, 'type'));
    },
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return;
      harmless.add(property.start);
      if (object.type === 'Identifier' && object.name === 'Math' && property.name !== 'random')
        harmless.add(object.start);
    },
    Property({ key, computed, shorthand }) {
      if (!computed && !shorthand) harmless.add(key.start);
      if (!computed && key.type === 'Identifier') quoted(key.start, key.name);
    },
    TSPropertySignature({ key, computed }) {
      if (!computed) harmless.add(key.start);
    },
    Identifier({ start, name }) {
      if (name === 'Math') names.push({ at: start, name: 'Math.random (or Math as a value)' });
      if (bannedInRules.includes(name)) names.push({ at: start, name });
    },
  }).visit(program);
  const banned = names
    .filter(({ at }) => !harmless.has(at))
    .map(({ at, name }) => ({ line: lineAt(at), name }));
  const references = comments.filter(({ value }) => /^\/\s*<reference\s/.test(value)).length;
  return { imports, banned, strings, references, error: errors[0]?.message };
}
