// What one source file imports, what it quotes, and which names it uses, as the parser sees them.
import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { bannedInRules } from './table.ts';

export interface Import {
  readonly path: string;
  readonly line: number;
  /** Undefined if it is computed at run time. */
  readonly specifier: string | undefined;
  readonly kind: 'value' | 'type' | 'lazy';
}

/** A name or a piece of text, and where it stands. */
export interface Mention {
  readonly line: number;
  readonly text: string;
}

export interface Module {
  readonly imports: readonly Import[];
  /** All string literals and keys of objects. */
  readonly strings: readonly Mention[];
  /** Names that rules may not use, only programs. */
  readonly banned: readonly Mention[];
  readonly error: string | undefined;
}

const kindOf = (entries: readonly { readonly isType: boolean }[]) =>
  entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'value';

export function readModule(path: string): Module {
  const source = readFileSync(path, 'utf8');
  const { program, module, comments, errors } = parseSync(path, source);
  const lineAt = (at: number) => source.slice(0, at).split('\n').length;
  const imports: Import[] = [];
  const found = (at: number, specifier: string | undefined, kind: Import['kind']): void => {
    imports.push({ path, line: lineAt(at), specifier, kind });
  };
  for (const { start, moduleRequest, entries } of module.staticImports)
    found(start, moduleRequest.value, kindOf(entries));
  for (const { start, entries } of module.staticExports) {
    const from = entries[0]?.moduleRequest;
    // A re-export of an import above is already in the list.
    if (from && module.staticImports.every((each) => each.start !== start))
      found(start, from.value, kindOf(entries));
  }
  for (const { start, moduleRequest } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    found(start, /^(['"`])([^'"`$]+)\1$/.exec(text)?.[2], 'lazy');
  }

  const strings: Mention[] = [];
  const quoted = (at: number, text: unknown): void => {
    if (typeof text === 'string') strings.push({ line: lineAt(at), text });
  };
  /** Names of properties, which mean nothing outside their object, and `Math` where it only computes. */
  const harmless = new Set<number>();
  const names: { readonly at: number; readonly text: string }[] = [];
  new Visitor({
    Literal: ({ start, value, raw }) => quoted(start, value instanceof RegExp ? raw : value),
    TemplateElement: ({ start, value }) => quoted(start, value.cooked),
    JSXText: ({ start, value }) => quoted(start, value),
    TSImportType: ({ start, source: from }) => found(start, from.value, 'type'),
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
      if (name === 'Math') names.push({ at: start, text: 'Math.random (or Math as a value)' });
      if (bannedInRules.includes(name)) names.push({ at: start, text: name });
    },
  }).visit(program);
  for (const { start, value } of comments)
    if (/^\/\s*<reference\s/.test(value)) names.push({ at: start, text: 'a reference to a type library' });
  const banned = names.filter(({ at }) => !harmless.has(at));
  return {
    imports,
    strings,
    banned: banned.map(({ at, text }) => ({ line: lineAt(at), text })),
    error: errors[0]?.message,
  };
}
