// Whatever is wrong with a record, the page says it in the reader's language.
import { noteRendered } from '@planisphere/testkit/rendered';
import { expect, it, vi } from 'vitest';
import { troubleOf } from '../src/pages/replay/trouble.ts';
import { replayWords } from '../src/pages/replay/words/index.ts';

const chosen = vi.hoisted(() => ({ value: { locale: 'en' } }));
vi.mock('../src/base/settings/settings.ts', () => ({ settings: chosen }));

const saysOf = (code: string, at: string): string =>
  troubleOf({ code, at, message: 'In English only.' }).text;

it.each(['en', 'fr'])('a fault has a sentence in %s, also one without a sentence of its own', (locale) => {
  chosen.value = { locale };
  const codes = Object.keys(replayWords().faults);
  const said = codes.map((code) => saysOf(code, 'options'));
  const others = [saysOf('unknown-verb', 'events[3]'), saysOf('unknown-verb', 'options.first')];
  noteRendered([...said, ...others]);
  expect(codes.length).toBeGreaterThan(25);
  expect(new Set([...said, ...others]).size).toBe(codes.length + 2);
  for (const text of [...said, ...others]) expect(text).toMatch(/^[A-ZÀ-Ü].*\.$/);
});
