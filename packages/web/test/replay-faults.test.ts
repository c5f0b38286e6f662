// For every fault of a record the page names the cause and the place in the reader's language.
import { readFileSync } from 'node:fs';
import { noteRendered } from '@planisphere/testkit/rendered';
import { expect, it, vi } from 'vitest';
import { type Trouble, troubleOf } from '../src/pages/replay/trouble.ts';
import { replayWords } from '../src/pages/replay/words/index.ts';
import { openReel } from '../src/table/record/reel.ts';

const chosen = vi.hoisted(() => ({ value: { locale: 'en' } }));
vi.mock('../src/base/settings/settings.ts', () => ({ settings: chosen }));

/** Whatever reads a record can find one of these faults in it; those of its events are told by the words of the game. */
const READERS = ['core/src/decode', 'core/src/record', 'core/src/verify'];
const codes = new Set(
  READERS.flatMap((name) => {
    const source = readFileSync(new URL(`../../${name}.ts`, import.meta.url), 'utf8');
    return [...source.matchAll(/(?:fail\(\s*|code: )'([a-z-]+)'/g)].map(([, code]) => code ?? '');
  }),
);
const record = JSON.parse(
  readFileSync(new URL('../../stellar/replays/first-b-greedy.game', import.meta.url), 'utf8'),
) as { readonly events: readonly string[] };

async function troubleWith(change: object): Promise<Trouble> {
  const text = JSON.stringify({ ...record, ...change });
  const reel = await openReel(text);
  if (reel.ok) throw new Error('nothing is wrong with it');
  const trouble = await troubleOf(reel.fault, text);
  noteRendered(Object.values(trouble) as string[]);
  return trouble;
}

it.each(['en', 'fr'])('every fault that a record can have has a sentence in %s', async (locale) => {
  chosen.value = { locale };
  const { faults, badPart } = replayWords();
  expect(codes.size).toBeGreaterThan(25);
  expect([...codes].filter((code) => faults[code] === undefined)).toEqual([]);
  const said = [...Object.values(faults), badPart];
  noteRendered(said);
  for (const text of said) expect(text).toMatch(/^[A-ZÀ-Ü].*\.$/);
});

it.each([
  ['en', 'Entry 42 of the game', 'A move is against the rules:', 'There is no card “Z9”'],
  [
    'fr',
    'Entrée 42 de la partie',
    'Un coup est contraire aux règles\u202f:',
    'La carte «\u202fZ9\u202f» n’existe pas',
  ],
])('a wrong entry is counted and quoted, and its cause is named in %s', async (locale, place, rule, card) => {
  chosen.value = { locale };
  const entry = (written: string) => ({ events: record.events.with(41, written) });
  const early = record.events[42] ?? '';
  const forbidden = await troubleWith(entry(early));
  expect(forbidden).toMatchObject({ place: expect.stringContaining(place), written: early });
  expect(forbidden.text).toMatch(new RegExp(`^${rule} .{20}`));
  const unknown = await troubleWith(entry('A play Z9 note'));
  expect(unknown).toMatchObject({ text: expect.stringContaining(card), written: 'A play Z9 note' });
  expect((await troubleWith({ seats: 7 })).place).toContain('seats');
});
