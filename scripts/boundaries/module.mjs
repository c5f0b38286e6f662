// What one source file imports, and which banned names it uses.
import { lineOf, readSyntax, textOf, walk } from '../syntax.mjs';
import { bannedInRules } from './table.mjs';

/** @typedef {import('../syntax.mjs').Node} Node */
/** @typedef {{ line: number, specifier: string | undefined }} Import `undefined`: computed, cannot be known */
/** @typedef {{ line: number, name: string }} Use */

/**
 * @param {Node} node
 * @returns {Node | undefined} where a node names a module
 */
function moduleNamedBy(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node.source;
    case 'ExportNamedDeclaration':
      return node.source ?? undefined;
    case 'TSExternalModuleReference':
      return node.expression;
    default:
      return undefined;
  }
}

/**
 * Only the name of a property or of an export is harmless. A local variable with a banned name is reported
 * too: it would make the reader stop, and every such name has a better one.
 * @param {Node} above
 * @param {string} place
 */
function isOnlyAName(above, place) {
  if (place === 'key' || place === 'property') return !('computed' in above && above.computed);
  return place === 'exported' || place === 'imported' || place === 'label';
}

/**
 * `Math.floor` is fine. `Math.random`, and `Math` handed around where it cannot be followed, are not.
 * @param {Node} above
 * @param {string} place
 */
function isHarmlessMath(above, place) {
  if (above.type !== 'MemberExpression' || place !== 'object' || above.computed) return false;
  return above.property.type === 'Identifier' && above.property.name !== 'random';
}

/** @param {string} path */
export function readModule(path) {
  const { program, source, comments, error } = readSyntax(path);
  /** @type {Import[]} */
  const imports = [];
  /** @type {Use[]} */
  const banned = [];
  walk(program, (node, above, place) => {
    const named = moduleNamedBy(node);
    if (named) imports.push({ line: lineOf(source, named), specifier: textOf(named) });
    if (node.type !== 'Identifier' || !above || isOnlyAName(above, place)) return;
    if (bannedInRules.includes(node.name)) banned.push({ line: lineOf(source, node), name: node.name });
    if (node.name !== 'Math' || isHarmlessMath(above, place)) return;
    banned.push({ line: lineOf(source, node), name: 'Math.random (or Math as a value)' });
  });
  const references = comments.filter((comment) => /^\/\s*<reference\s/.test(comment)).length;
  return { imports, banned, references, error };
}
