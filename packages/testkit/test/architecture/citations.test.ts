import { expect, it } from 'vitest';
import { checkCitations } from '../../src/architecture/citations.ts';
import { type Files, withFiles } from '../../src/folder.ts';

const tree: Files = {
  'packages/stellar/RULES.md':
    '# Rules\n\n- **TEL-1** (p. 8) One.\n- **TEL-2** (p. 9) Two.\n- **ROW-1** (p. 3) Three.\n',
  'packages/stellar/src/index.ts': "export const refusal = { rule: 'TEL-2' };",
  'packages/stellar/test/rulebook.test.ts': `
    it('TEL-1 a card goes anywhere', () => {});
    it.each([1, 2])('TEL-2 case %i', () => {});
    const rows = [['ROW-1: the row has three cards', 3]];
  `,
};

const problemsOf = (changes: Files) => withFiles({ ...tree, ...changes }, checkCitations);
const withTest = (text: string) => problemsOf({ 'packages/stellar/test/more.test.ts': text });
const withRules = (text: string) =>
  problemsOf({ 'packages/stellar/RULES.md': `${tree['packages/stellar/RULES.md']}${text}` });

it('accepts rules that all have a test', () => {
  expect(problemsOf({})).toEqual([]);
});

it('fails when a rule has no test', () => {
  expect(withRules('- **TEL-3** (p. 9) Four.')).toEqual(['packages/stellar: no test begins with TEL-3']);
});

it.each([
  "it.skip('TEL-3 later', () => {});",
  "it.todo('TEL-3 later');",
  "const expected = 'TEL-3';",
  "it('shows TEL-3 somewhere', () => {});",
  '// TEL-3 in a comment',
])('takes for no test of TEL-3: %s', (text) => {
  const rules = `${tree['packages/stellar/RULES.md']}- **TEL-3** (p. 9) Four.`;
  const files = { 'packages/stellar/RULES.md': rules, 'packages/stellar/test/more.test.ts': text };
  expect(problemsOf(files)).toEqual(['packages/stellar: no test begins with TEL-3']);
});

it.each([
  "test('TEL-3 it is', () => {});",
  "test('TEL-1, TEL-3: both', () => {});",
  `it.each\`a\n\${1}\`('TEL-3 $a', () => {});`,
  `it(\`TEL-3 \${1}\`, () => {});`,
])('takes for a test of TEL-3: %s', (text) => {
  const rules = `${tree['packages/stellar/RULES.md']}- **TEL-3** (p. 9) Four.`;
  expect(
    problemsOf({ 'packages/stellar/RULES.md': rules, 'packages/stellar/test/more.test.ts': text }),
  ).toEqual([]);
});

it('fails when a test or a source cites a rule that does not exist', () => {
  expect(withTest("it('TEL-9 unknown', () => {});")).toEqual([
    expect.stringContaining('more.test.ts:1: TEL-9 is not in'),
  ]);
  expect(withTest("it('SKY-1 unknown', () => {});")).toEqual([expect.stringContaining('SKY-1 is not in')]);
  expect(withTest("const expected = 'TEL-9';")).toEqual([expect.stringContaining('TEL-9 is not in')]);
  expect(withTest("const other = 'SKY-1 is no rule';")).toEqual([]);
  expect(problemsOf({ 'packages/stellar/src/extra.ts': "export const rule = 'SKY-1';" })).toEqual([
    expect.stringContaining('extra.ts:1: SKY-1 is not in'),
  ]);
});

it('fails when a game states no rules, and when there is no game', () => {
  expect(problemsOf({ 'packages/stellarion/src/index.ts': '' })).toEqual([
    'packages/stellarion/RULES.md: states no rules',
  ]);
  expect(withFiles({}, checkCitations)).toEqual(['packages: no game']);
});
