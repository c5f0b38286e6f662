// What the tests have rendered of the words for players. Each process notes it in the folder that PLANISPHERE_RENDERED
// names.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

const folder = process.env.PLANISPHERE_RENDERED;
const noted = new Set<string>();

/** Does nothing unless PLANISPHERE_RENDERED is set. */
export function noteRendered(texts: Iterable<string>): void {
  if (folder === undefined) return;
  const fresh = [...new Set(texts)].filter((text) => text !== '' && !noted.has(text));
  if (fresh.length === 0) return;
  for (const text of fresh) noted.add(text);
  mkdirSync(folder, { recursive: true });
  const lines = fresh.map((text) => `${JSON.stringify(text)}\n`).join('');
  appendFileSync(join(folder, `${process.pid}-${threadId}.txt`), lines);
}

/** All notes, each text once. */
export function renderedIn(from: string): readonly string[] {
  if (!existsSync(from)) return [];
  const lines = readdirSync(from).flatMap((name) => readFileSync(join(from, name), 'utf8').split('\n'));
  return [...new Set(lines)].filter((line) => line !== '').map((line) => JSON.parse(line) as string);
}
