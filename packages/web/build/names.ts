// Names of the classes of style sheets: their own name and the number of their file. A hash in each would be noise that
// no compression shortens, in the sheet and in the script.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src', import.meta.url));

const SHEETS = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .sort();

export function className(name: string, file: string): string {
  const index = SHEETS.findIndex((sheet) => file.replace(/\?.*$/, '').endsWith(`/src/${sheet}`));
  if (index < 0) throw new Error(`build: ${file} is no style sheet of the app`);
  return `${name}_${index.toString(36)}`;
}
