// Where code cites rules. A test cites at the beginning of its name, or of a table row that becomes its name:
// 'TEL-2 …', 'TEL-2: …', or several ids as in 'TEL-2, TEL-3 …'. Other code names a rule alone: 'TEL-2'.
import { lineOf, readSyntax, textOf, walk } from '../syntax.mjs';

/** @typedef {import('../syntax.mjs').Node} Node */
/** @typedef {{ id: string, line: number, how: 'name' | 'row' | 'alone' }} Citation */

const leading = /^[A-Z]+-\d+(?:(?:, ?| ?\/ ?| )[A-Z]+-\d+)*(?=[ :])/;
const alone = /^[A-Z]+-\d+$/;

/**
 * @param {Node} callee
 * @returns {string[]} `it.each([…])` gives ['it', 'each']
 */
function chainOf(callee) {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return chainOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return chainOf(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  return [...chainOf(callee.object), callee.property.name];
}

/** @type {(node: Node, above: Node | undefined, place: string) => string[]} */
function testCallOf(node, above, place) {
  if (above?.type !== 'CallExpression' || place !== 'arguments' || above.arguments[0] !== node) return [];
  const chain = chainOf(above.callee);
  return ['it', 'test', 'describe'].includes(chain[0] ?? '') ? chain : [];
}

/**
 * @param {string} path
 * @returns {Citation[]}
 */
export function citationsIn(path) {
  const { program, source } = readSyntax(path);
  /** @type {Citation[]} */
  const citations = [];
  walk(program, (node, above, place) => {
    const text = textOf(node);
    if (text === undefined) return;
    const line = lineOf(source, node);
    if (node.type === 'Literal' && alone.test(text)) citations.push({ id: text, line, how: 'alone' });
    const call = testCallOf(node, above, place);
    // A test that does not run shows nothing.
    if (call.includes('skip') || call.includes('todo')) return;
    const how = call.length > 0 ? 'name' : 'row';
    for (const id of leading.exec(text)?.[0].match(/[A-Z]+-\d+/g) ?? []) citations.push({ id, line, how });
  });
  return citations;
}
