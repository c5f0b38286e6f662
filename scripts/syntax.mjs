// Reads a TypeScript file as a syntax tree and walks it. TypeScript 7 offers no stable way to do that, and
// searching the text would take comments and strings for code.
import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** @typedef {import('oxc-parser').Node} Node */
/** @typedef {{ program: Node, source: string, comments: readonly string[], error: string | undefined }} Syntax */

/**
 * @param {string} path
 * @returns {Syntax}
 */
export function readSyntax(path) {
  const source = readFileSync(path, 'utf8');
  const { program, comments, errors } = parseSync(path, source);
  return { program, source, comments: comments.map(({ value }) => value), error: errors[0]?.message };
}

/**
 * Calls `visit` for every node, with the node above it and the name of the place it has there.
 * @param {Node} program
 * @param {(node: Node, above: Node | undefined, place: string) => void} visit
 */
export function walk(program, visit) {
  /** @type {(value: unknown, above: Node | undefined, place: string) => void} */
  const enter = (value, above, place) => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) enter(item, above, place);
      return;
    }
    const isNode = 'type' in value && typeof value.type === 'string';
    const node = isNode ? /** @type {Node} */ (value) : above;
    if (isNode) visit(/** @type {Node} */ (value), above, place);
    for (const [name, child] of Object.entries(value)) enter(child, node, name);
  };
  enter(program, undefined, '');
}

/**
 * @param {Node} node
 * @returns {string | undefined} the text of a string, or of a template up to its first expression
 */
export function textOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/**
 * @param {string} source
 * @param {Node} node
 */
export const lineOf = (source, node) => source.slice(0, node.start).split('\n').length;
