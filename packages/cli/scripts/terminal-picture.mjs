// Draws docs/terminal.svg, the picture of the terminal table in the README, from a recorded game:
//   node packages/cli/scripts/terminal-picture.mjs
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const RECORD = 'docs/terminal.game';
const CHARACTER = 8.4;
const LINE = 19;
const PAGE = '#0b1026';
const INK = '#e8e4d8';

/** The terminal's colours on the night page of the design. */
const COLOURS = new Map([
  ['2', 'fill="#8b90ab"'],
  ['1', 'font-weight="bold"'],
  ['1;32', 'fill="#7fd6a2" font-weight="bold"'],
  ['38;5;172', 'fill="#e0a45c"'],
  ['38;5;67', 'fill="#9db8e8"'],
  ['38;5;137', 'fill="#c4a484"'],
  ['38;5;133', 'fill="#cf8fd6"'],
  ['38;5;30', 'fill="#5cc4bd"'],
]);

const output = execFileSync(
  process.execPath,
  ['packages/cli/bin/planisphere.js', 'replay', RECORD, '--at', '100', '--as', 'A', '--lang', 'en'],
  { encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '1' } },
);
const lines = output.split('\n').slice(0, -3);

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * Each run has a fixed column, so that no font moves it.
 * @param {string} line @param {number} row
 */
function drawn(line, row) {
  let column = 0;
  let spans = '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what is looked for
  for (const part of line.split(/(\x1b\[[\d;]+m[^\x1b]*\x1b\[0m)/)) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what is looked for
    const [, code = '', inside = part] = /^\x1b\[([\d;]+)m([^\x1b]*)/.exec(part) ?? [];
    const x = (20 + column * CHARACTER).toFixed(1);
    const width = [...inside].length;
    if (inside.trim() !== '') {
      spans += `<tspan x="${x}" textLength="${(width * CHARACTER).toFixed(1)}" ${COLOURS.get(code) ?? ''}>${escaped(inside)}</tspan>`;
    }
    column += width;
  }
  return `<text y="${30 + row * LINE}" xml:space="preserve">${spans}</text>`;
}

const height = 30 + lines.length * LINE + 10;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 880 ${height}" role="img" aria-label="The Stellar table in the terminal: row, two telescopes, notebooks and hands">
<rect width="880" height="${height}" rx="10" fill="${PAGE}"/>
<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14" fill="${INK}">
${lines.map(drawn).join('\n')}
</g>
</svg>
`;
writeFileSync('docs/terminal.svg', svg);
console.log(`docs/terminal.svg: ${lines.length} lines`);
